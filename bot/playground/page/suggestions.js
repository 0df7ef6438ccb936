/** What may come next, listed above where one writes. */

import { el } from "./dom.js";
import { line } from "./listbox.js";

export class Suggestions {
  /** What is on offer: lines with `label`, perhaps `description`, `mark`, `value`, and what `take()` does. */
  lines = [];
  /** Whether somebody has walked through the list with the arrow keys. */
  moved = false;
  #active = -1;
  #anchor = null;

  constructor() {
    this.list = el("ul", { class: "options", role: "listbox", id: "suggestions" });
    this.about = el("div", { class: "suggestions-about" });
    this.node = el("div", { class: "suggestions", hidden: true }, this.about, this.list);
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /** Whether a line is marked as the one that Enter takes. */
  get hasActive() {
    return this.isOpen && this.#active >= 0;
  }

  /** Lists lines below a few words `about` them for the input `anchor`; `first` marks the first one. */
  offer(lines, { about, anchor, first = false }) {
    this.lines = lines;
    this.moved = false;
    this.about.replaceChildren(...[about].flat());
    const nodes = lines.map((one) => line(one));
    nodes.forEach((node, n) => node.addEventListener("click", () => lines[n].take()));
    this.list.replaceChildren(...nodes);
    this.node.hidden = false;
    this.#anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    this.#point(first && lines.length ? 0 : -1);
  }

  hide() {
    this.lines = [];
    this.node.hidden = true;
    this.#active = -1;
    this.#anchor?.setAttribute("aria-expanded", "false");
    this.#anchor?.removeAttribute("aria-activedescendant");
  }

  /** Walks with the arrow keys; whether the key was one of them. */
  arrows(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.lines.length || event.shiftKey) return false;
    event.preventDefault();
    this.moved = true;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#point((from + step + this.lines.length) % this.lines.length);
    return true;
  }

  /** Takes the marked line, else the first; whether there was one. */
  pick() {
    const chosen = this.lines[this.#active] ?? this.lines[0];
    chosen?.take();
    return Boolean(chosen);
  }

  #point(n) {
    const nodes = this.list.children;
    nodes[this.#active]?.classList.remove("active");
    this.#active = n;
    if (n < 0) return this.#anchor.removeAttribute("aria-activedescendant");
    nodes[n].classList.add("active");
    nodes[n].scrollIntoView({ block: "nearest" });
    this.#anchor.setAttribute("aria-activedescendant", nodes[n].id);
  }
}
