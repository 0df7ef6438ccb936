/** A menu of options: one or several, with the keyboard or by touch. */

import { el, freshId } from "./dom.js";
import { emoji } from "./markup.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { say } from "./words.js";

/** One line of a menu: `label`, perhaps `description`, `emoji`, `user`, `mark`. */
export function line(option, { chosen = false, id = freshId("option") } = {}) {
  return el(
    "li",
    { class: "option", role: "option", id, "aria-selected": String(chosen) },
    option.user ? avatar(option.user, "tiny") : option.emoji ? emoji(option.emoji) : null,
    el(
      "span",
      { class: "option-words" },
      el("span", { class: "option-label" }, option.label),
      option.description ? el("span", { class: "option-about" }, option.description) : null,
    ),
    option.mark ? el("span", { class: "option-mark" }, option.mark) : null,
  );
}

/**
 * A closed select: a button that opens a menu. `options` are lines with a `value`; `chosen(values)` is called once a choice
 * is made.
 */
export function select({ options, placeholder, least = 1, most = 1, disabled = false, label = "", chosen, id = null }) {
  let values = options.filter((option) => option.chosen).map((option) => option.value);
  const face = el("span", { class: "select-face" });
  const properties = {
    class: "select",
    type: "button",
    id,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    disabled,
    "aria-label": label || null,
  };
  const button = el("button", properties, face, icon("chevron"));
  const show = () => face.replaceChildren(...faces(options, values, placeholder));
  const take = (picked) => {
    values = picked;
    show();
    chosen(picked);
  };
  button.addEventListener("click", () => new Menu(button, { options, values, least, most, take }).open());
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    button.click();
  });
  show();
  return button;
}

function faces(options, values, placeholder) {
  const picked = options.filter((option) => values.includes(option.value));
  if (!picked.length) return [el("span", { class: "placeholder" }, placeholder || say("select.choose"))];
  return picked.map((option) =>
    el(
      "span",
      { class: "picked" },
      option.user ? avatar(option.user, "tiny") : option.emoji ? emoji(option.emoji) : null,
      option.label,
    ),
  );
}

/** Opens a menu at a button, of lines with a `value`; `chosen(value)` is called with the one that is picked. */
export function pick(button, options, chosen) {
  new Menu(button, { options, values: [], least: 1, most: 1, take: ([value]) => chosen(value) }).open();
}

/** An open menu. It closes when a choice is made, on Escape and on a click beside it. */
class Menu {
  #active;

  constructor(button, { options, values, least, most, take }) {
    Object.assign(this, { button, options, least, most, take, isMany: most > 1, picked: new Set(values) });
    this.nodes = options.map((option) => line(option, { chosen: this.picked.has(option.value) }));
    this.#active = Math.max(
      0,
      options.findIndex((option) => this.picked.has(option.value)),
    );
    this.seek = seeker(options, (n) => this.#point(n));
    this.#build();
    this.#listen();
  }

  open() {
    (this.button.closest("dialog") ?? document.body).append(this.node);
    this.button.setAttribute("aria-expanded", "true");
    this.node.showPopover();
    if (isNarrow()) this.button.scrollIntoView({ block: "center" });
    place(this.node, this.button);
    this.#count();
    if (this.nodes.length) this.#point(this.#active);
    this.list.focus({ preventScroll: true });
  }

  #build() {
    const label = this.button.getAttribute("aria-label") || say("select.choose");
    const many = this.isMany ? "true" : null;
    const properties = {
      class: "options",
      role: "listbox",
      tabindex: "0",
      "aria-multiselectable": many,
      "aria-label": label,
    };
    this.list = el("ul", properties, this.nodes);
    const finish = () => this.#finish();
    const needsDone = this.isMany || this.least === 0;
    this.done = needsDone ? el("button", { class: "button primary done", type: "button", onclick: finish }) : null;
    const foot = this.done ? el("div", { class: "menu-foot" }, this.done) : null;
    this.node = el("div", { class: "menu", popover: "auto" }, this.list, foot);
  }

  #listen() {
    this.nodes.forEach((node, n) => {
      node.addEventListener("click", () => this.#toggle(n));
      node.addEventListener("pointermove", () => n !== this.#active && this.#point(n));
    });
    this.list.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("toggle", ({ newState }) => newState === "closed" && this.#closed());
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#point(this.#active + step);
    else if (event.key === "Home") this.#point(0);
    else if (event.key === "End") this.#point(this.nodes.length - 1);
    else if (event.key === "Enter" && this.isMany && !this.done.disabled) this.#finish();
    else if (event.key === "Enter" || event.key === " ") this.#toggle(this.#active);
    else if (event.key === "Tab" && !this.done) this.node.hidePopover();
    else if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || !this.seek(event.key)) return;
    event.preventDefault();
  }

  #point(n) {
    this.nodes[this.#active].classList.remove("active");
    this.#active = (n + this.nodes.length) % this.nodes.length;
    const node = this.nodes[this.#active];
    node.classList.add("active");
    node.scrollIntoView({ block: "nearest" });
    this.list.setAttribute("aria-activedescendant", node.id);
  }

  #toggle(n) {
    const { value } = this.options[n];
    this.#point(n);
    const isTakenBack = this.picked.has(value) && (this.isMany || this.least === 0);
    if (!this.isMany) this.picked.clear();
    if (isTakenBack) this.picked.delete(value);
    else if (this.picked.size < this.most) this.picked.add(value);
    this.nodes.forEach((node, i) => node.setAttribute("aria-selected", String(this.picked.has(this.options[i].value))));
    this.#count();
    if (!this.isMany) this.#finish();
  }

  #count() {
    if (!this.done) return;
    const n = this.picked.size;
    this.done.textContent = n === 0 && this.least === 0 ? say("select.none") : say("select.done", { n });
    this.done.disabled = n < this.least || n > this.most;
  }

  #finish() {
    const values = this.options.map((option) => option.value).filter((value) => this.picked.has(value));
    this.node.hidePopover();
    this.take(values);
  }

  #closed() {
    this.node.remove();
    this.button.setAttribute("aria-expanded", "false");
    if (this.button.isConnected && !document.querySelector(":popover-open")) this.button.focus({ preventScroll: true });
  }
}

/** Types ahead: jumps to the first option, or else the first word, that begins with what was typed within a second. */
function seeker(options, point) {
  let typed = "";
  let last = 0;
  return (key) => {
    typed = performance.now() - last > 1000 ? key : typed + key;
    last = performance.now();
    const wanted = typed.toLocaleLowerCase();
    const labels = options.map((option) => option.label.toLocaleLowerCase());
    const n =
      [(label) => label.startsWith(wanted), (label) => label.split(/\s+/).some((word) => word.startsWith(wanted))]
        .map((fits) => labels.findIndex(fits))
        .find((found) => found !== -1) ?? -1;
    if (n !== -1) point(n);
    return n !== -1;
  };
}

/** Whether what is above a menu, most often the picture that it is about, would be covered if it opened upwards. */
const isNarrow = () => innerWidth < innerHeight;

function place(menu, button) {
  const box = button.getBoundingClientRect();
  const wanted = isNarrow() ? 160 : 280;
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(menu.scrollHeight, wanted) && above > below;
  const wide = Math.max(box.width, menu.offsetWidth);
  menu.style.setProperty("--left", `${Math.max(8, Math.min(box.left, innerWidth - wide - 8))}px`);
  menu.style.setProperty("--width", `${box.width}px`);
  menu.style.setProperty("--room", `${Math.max(160, up ? above : below)}px`);
  menu.style.setProperty("--top", up ? "auto" : `${box.bottom + 4}px`);
  menu.style.setProperty("--bottom", up ? `${innerHeight - box.top + 4}px` : "auto");
}
