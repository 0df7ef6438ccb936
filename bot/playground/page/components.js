/** What a message is made of besides its words: rows, buttons, selects, containers, galleries, embeds. */

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { anchor, isInside } from "./links.js";
import { select } from "./listbox.js";
import { emoji, markup } from "./markup.js";
import { gallery, paper, picture } from "./media.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const KINDS = {
  1: row,
  2: button,
  3: strings,
  5: people,
  6: people,
  7: people,
  8: people,
  9: section,
  10: words,
  11: thumbnail,
  12: media,
  13: file,
  14: separator,
  17: container,
};

/** A component as an element. `scene` knows the message, its reader and how to `press` a control. */
export function component(one, scene) {
  return KINDS[one.type]?.(one, scene) ?? null;
}

/** An old-fashioned embed. */
export function embed(one, scene) {
  const title = one.title ? el("h4", {}, linked(one.url, markup(one.title, scene), scene)) : null;
  const fields = (one.fields ?? []).map((field) =>
    el(
      "div",
      { class: field.inline ? "field inline" : "field" },
      el("h5", {}, markup(field.name, scene)),
      el("div", {}, markup(field.value, scene)),
    ),
  );
  const node = el(
    "article",
    { class: "embed" },
    one.thumbnail ? picture(one.thumbnail, { small: true }) : null,
    one.author?.name ? el("p", { class: "embed-author" }, linked(one.author.url, [one.author.name], scene)) : null,
    title,
    one.description ? el("div", { class: "prose" }, markup(one.description, scene)) : null,
    fields.length ? el("div", { class: "fields" }, fields) : null,
    one.image ? picture(one.image) : null,
    one.footer?.text ? el("p", { class: "subtext" }, one.footer.text) : null,
  );
  return tinted(node, one.color);
}

function row(one, scene) {
  return el(
    "div",
    { class: "row" },
    one.components.map((child) => component(child, scene)),
  );
}

function button(one, scene) {
  const face = [one.emoji ? emoji(one.emoji) : null, one.label ? el("span", {}, one.label) : null];
  const style = STYLES[one.style] ?? "secondary";
  if (style === "link") {
    return anchor(
      one.disabled ? null : one.url,
      [face, isInside(one.url) ? null : icon("outside")],
      scene,
      "button link",
    );
  }
  const node = el(
    "button",
    { class: `button ${style}`, type: "button", disabled: one.disabled ?? false, "data-control": one.custom_id },
    face,
  );
  if (!one.label) node.setAttribute("aria-label", one.emoji?.name ?? say("button.unnamed"));
  node.addEventListener("click", () => scene.press(node, { component_type: 2, custom_id: one.custom_id }));
  return node;
}

function strings(one, scene) {
  const options = one.options.map((option) => ({ ...option, chosen: option.default }));
  return chooser(one, options, scene);
}

function people(one, scene) {
  const preset = new Set((one.default_values ?? []).map((value) => value.id));
  const options = scene.entities(one).map((option) => ({ ...option, chosen: preset.has(option.value) }));
  return chooser(one, options, scene);
}

function chooser(one, options, scene) {
  const node = select({
    options,
    placeholder: one.placeholder,
    least: one.min_values ?? 1,
    most: one.max_values ?? 1,
    disabled: one.disabled ?? false,
    label: one.placeholder ?? "",
    chosen: (values) => scene.press(node, { component_type: one.type, custom_id: one.custom_id, values }),
  });
  node.dataset.control = one.custom_id;
  return node;
}

function section(one, scene) {
  const text = el(
    "div",
    { class: "section-words" },
    one.components.map((child) => component(child, scene)),
  );
  return el(
    "div",
    { class: "section" },
    text,
    one.accessory ? el("div", { class: "accessory" }, component(one.accessory, scene)) : null,
  );
}

function words(one, scene) {
  return el("div", { class: "prose" }, markup(one.content, scene));
}

function thumbnail(one) {
  return picture(one.media, { description: one.description, spoiler: one.spoiler, small: true });
}

function media(one) {
  return gallery(one.items);
}

function file(one) {
  return paper(one.name ?? one.file.url.split("/").pop(), one.size, one.file.url);
}

function separator(one) {
  const size = one.spacing === 2 ? "wide" : "";
  return one.divider === false ? el("div", { class: `gap ${size}` }) : el("hr", { class: size });
}

function container(one, scene) {
  const node = el(
    "div",
    { class: "container" },
    one.components.map((child) => component(child, scene)),
  );
  return one.spoiler
    ? el("details", { class: "veil" }, el("summary", {}, say("spoiler.show")), tinted(node, one.accent_color))
    : tinted(node, one.accent_color);
}

function linked(url, children, scene) {
  return url ? anchor(url, children, scene) : children;
}

function tinted(node, colour) {
  if (Number.isInteger(colour)) {
    node.classList.add("tinted");
    node.style.setProperty("--tint", `#${colour.toString(16).padStart(6, "0")}`);
  }
  return node;
}
