/** A field for files that speaks the page's language. */

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** The file input, and the button that stands for it and names what was chosen. */
export function fileField({ id, several = false }) {
  const input = el("input", { id, type: "file", class: "sr", multiple: several });
  const face = el("span", {}, say("file.choose"));
  input.addEventListener("change", () => {
    face.textContent = [...input.files].map((file) => file.name).join(", ") || say("file.choose");
  });
  return { input, node: el("label", { class: "file-field" }, icon("file"), face, input) };
}
