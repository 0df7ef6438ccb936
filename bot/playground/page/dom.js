/** Elements built by hand: every string becomes a text node, so nobody's words are ever read as markup. */

const SVG = "http://www.w3.org/2000/svg";
const FIELDS = new Set(["value", "checked", "disabled", "hidden", "inert", "multiple", "required", "textContent"]);

/** An element with its attributes (`on…` are listeners; null, undefined and false are left out) and children. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) assign(node, name, value);
  node.append(...children.flat(Infinity).filter(present));
  return node;
}

/** The element, at which a right press (or a long one) opens a menu: `open(node)`. */
export function offering(node, open) {
  node.addEventListener("contextmenu", (event) => {
    if (event.target.closest("a, img, input, textarea")) return; // the browser's own menu
    event.preventDefault();
    event.stopPropagation();
    open(node);
  });
  return node;
}

/** A small line drawing on a 24 × 24 grid. */
export function drawing(...paths) {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", "0 0 24 24");
  node.setAttribute("aria-hidden", "true");
  node.classList.add("icon");
  for (const line of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", line);
    node.append(path);
  }
  return node;
}

/** The address if a link or picture may point there (http, https or this server), else null. */
export function address(text) {
  if (typeof text !== "string" || !URL.canParse(text, location.href)) return null;
  const url = new URL(text, location.href);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

/** A fresh id for an element that ARIA attributes point to. */
export function freshId(stem) {
  freshId.count = (freshId.count ?? 0) + 1;
  return `${stem}-${freshId.count}`;
}

function assign(node, name, value) {
  if (value === null || value === undefined || (value === false && !FIELDS.has(name))) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (FIELDS.has(name)) node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
}

function present(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}
