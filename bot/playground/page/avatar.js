/** Faces drawn from names: a colour of one's own and the first letter. */

import { el } from "./dom.js";

const HUES = [205, 28, 150, 330, 265, 95, 0, 180, 48, 300];

/** A round picture with the initial of that person's name; bots get a rounded square. */
export function avatar(user, size = "") {
  const name = user.global_name || user.username || "?";
  const node = el(
    "span",
    { class: `avatar ${size} ${user.bot ? "machine" : ""}`, "aria-hidden": "true" },
    initial(name),
  );
  node.style.setProperty("--hue", hue(user.username ?? name));
  return node;
}

/** Always the same colour for the same name. */
function hue(name) {
  const sum = [...name].reduce((total, letter) => (total * 9 + letter.codePointAt(0)) % 9973, 7);
  return HUES[sum % HUES.length];
}

function initial(name) {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim() || "?");
  return first.segment.toLocaleUpperCase();
}
