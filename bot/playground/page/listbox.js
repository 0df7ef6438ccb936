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
    el("span", { class: "option-words" }, el("span", { class: "option-label" }, option.label), option.description ? el("span", { class: "option-about" }, option.description) : null),
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
  const properties = { class: "select", type: "button", id, "aria-haspopup": "listbox", "aria-expanded": "false", disabled, "aria-label": label || null };
  const button = el("button", properties, face, icon("chevron"));
  const show = () => face.replaceChildren(...faces(options, values, placeholder));
  const take = (picked) => {
    values = picked;
    show();
    chosen(picked);
  };
  button.addEventListener("click", () => open(button, { options, values, least, most, take }));
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
    el("span", { class: "picked" }, option.user ? avatar(option.user, "tiny") : option.emoji ? emoji(option.emoji) : null, option.label),
  );
}

function open(button, { options, values, least, most, take }) {
  const several = most > 1;
  const picked = new Set(values);
  const nodes = options.map((option) => line(option, { chosen: picked.has(option.value) }));
  const list = el("ul", { class: "options", role: "listbox", tabindex: "0", "aria-multiselectable": several ? "true" : null, "aria-label": button.getAttribute("aria-label") || say("select.choose") }, nodes);
  const done = several || least === 0 ? el("button", { class: "button primary done", type: "button", onclick: () => finish() }) : null;
  const menu = el("div", { class: "menu", popover: "auto" }, list, done ? el("div", { class: "menu-foot" }, done) : null);
  let active = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  let sent = false;

  const count = () => {
    if (!done) return;
    done.textContent = picked.size === 0 && least === 0 ? say("select.none") : say("select.done", { n: picked.size });
    done.disabled = picked.size < least || picked.size > most;
  };
  const point = (n) => {
    nodes[active]?.classList.remove("active");
    active = (n + nodes.length) % nodes.length;
    nodes[active].classList.add("active");
    nodes[active].scrollIntoView({ block: "nearest" });
    list.setAttribute("aria-activedescendant", nodes[active].id);
  };
  const finish = () => {
    sent = true;
    menu.hidePopover();
    take(options.filter((option) => picked.has(option.value)).map((option) => option.value));
  };
  const toggle = (n) => {
    const value = options[n].value;
    if (!several) picked.clear();
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    nodes.forEach((node, i) => node.setAttribute("aria-selected", String(picked.has(options[i].value))));
    count();
    if (!several) finish();
  };

  nodes.forEach((node, n) => {
    node.addEventListener("click", () => (point(n), toggle(n)));
    node.addEventListener("pointermove", () => n !== active && point(n));
  });
  const search = seeker(options, point);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) point(active + step);
    else if (event.key === "Home") point(0);
    else if (event.key === "End") point(nodes.length - 1);
    else if (event.key === " " || (event.key === "Enter" && !several)) toggle(active);
    else if (event.key === "Enter") done.disabled ? toggle(active) : finish();
    else if (event.key === "Tab" && !done) menu.hidePopover();
    else if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || !search(event.key)) return;
    event.preventDefault();
  });
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    menu.remove();
    button.setAttribute("aria-expanded", "false");
    if (button.isConnected && !document.querySelector(":popover-open")) button.focus({ preventScroll: true });
  });

  (button.closest("dialog") ?? document.body).append(menu);
  button.setAttribute("aria-expanded", "true");
  menu.showPopover();
  place(menu, button);
  count();
  if (nodes.length) point(active);
  list.focus({ preventScroll: true });
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
    const n = [(label) => label.startsWith(wanted), (label) => label.split(/\s+/).some((word) => word.startsWith(wanted))]
      .map((fits) => labels.findIndex(fits))
      .find((found) => found !== -1) ?? -1;
    if (n !== -1) point(n);
    return n !== -1;
  };
}

function place(menu, button) {
  const box = button.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(menu.scrollHeight, 280) && above > below;
  menu.style.setProperty("--left", `${Math.max(8, Math.min(box.left, innerWidth - box.width - 8))}px`);
  menu.style.setProperty("--width", `${box.width}px`);
  menu.style.setProperty("--room", `${Math.max(160, up ? above : below)}px`);
  menu.style.setProperty("--top", up ? "auto" : `${box.bottom + 4}px`);
  menu.style.setProperty("--bottom", up ? `${innerHeight - box.top + 4}px` : "auto");
}
