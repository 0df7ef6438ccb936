/** Pictures, galleries and files. */

import { address, el } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const PICTURE = /^image\/(?:png|jpe?g|gif|webp|avif)$/;

/** Where a file of this server is fetched from, whatever loopback name the server gave itself. */
export function source(text) {
  const href = address(text);
  if (!href) return null;
  const url = new URL(href);
  return url.port === location.port && ["127.0.0.1", "localhost"].includes(url.hostname)
    ? url.pathname + url.search
    : href;
}

/** A picture one can enlarge. `media` has `url`, perhaps `width`, `height`; `description` is its alt text. */
export function picture(media, { description = "", spoiler = false, small = false } = {}) {
  const src = source(media.url ?? media.proxy_url);
  if (!src) return null;
  const image = el("img", {
    src,
    alt: description || "",
    width: media.width,
    height: media.height,
    draggable: "false",
  });
  const label = description ? say("picture.enlarge-named", { name: brief(description) }) : say("picture.enlarge");
  const frame = el(
    "button",
    { class: `picture ${small ? "small" : ""} ${spoiler ? "veiled" : ""}`, type: "button", "aria-label": label },
    image,
  );
  frame.addEventListener("click", () =>
    frame.classList.contains("veiled") ? unveil(frame) : enlarge(src, description),
  );
  image.addEventListener("error", () => frame.classList.add("broken"));
  if (media.width && media.height && !small) reserve(frame, media);
  return frame;
}

/** Several pictures side by side. */
export function gallery(items) {
  const pictures = items
    .map((item) => picture(item.media, { description: item.description, spoiler: item.spoiler }))
    .filter(Boolean);
  return el("div", { class: "gallery", "data-count": Math.min(pictures.length, 4) }, pictures);
}

/** An attachment: a picture if it is one, else a file to keep. */
export function attachment(file) {
  const spoiler = file.filename.startsWith("SPOILER_");
  if (PICTURE.test(file.content_type ?? "") && file.width)
    return gallery([{ media: file, description: file.description, spoiler }]);
  return paper(file.filename, file.size, file.url);
}

/** A file to download. */
export function paper(name, size, url) {
  const href = source(url);
  const text = el(
    "span",
    { class: "file-words" },
    el("span", { class: "file-name" }, name),
    size ? el("span", { class: "file-size" }, weight(size)) : null,
  );
  return href
    ? el("a", { class: "file", href, download: name }, icon("file"), text)
    : el("span", { class: "file" }, icon("file"), text);
}

/** Shows a picture as large as the window allows; Escape, the cross or a click beside it close it again. */
export function enlarge(src, description) {
  const image = el("img", { src, alt: description || say("picture.plain") });
  const close = el(
    "button",
    { class: "round", type: "button", "aria-label": say("close"), onclick: () => dialog.close() },
    icon("close"),
  );
  const original = el(
    "a",
    { class: "round", href: src, target: "_blank", rel: "noopener", "aria-label": say("picture.original") },
    icon("outside"),
  );
  const stage = el(
    "div",
    { class: "stage" },
    el("button", { class: "zoom", type: "button", "aria-label": say("picture.zoom"), onclick: () => zoom() }, image),
  );
  const words = description ? el("p", { class: "caption", tabindex: "0" }, description) : null;
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": say("picture.plain") },
    el("div", { class: "lightbox-tools" }, original, close),
    stage,
    words,
  );
  const zoom = () => dialog.classList.toggle("whole");
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

/** Keeps the room a picture will need, so that nothing jumps when it comes. */
function reserve(frame, { width, height }) {
  frame.classList.add("sized");
  frame.style.setProperty("--wide", `${width}px`);
  frame.style.setProperty("--ratio", String(width / height));
}

function unveil(frame) {
  frame.classList.remove("veiled");
}

function brief(text) {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

function weight(bytes) {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1048576
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1048576).toFixed(1)} MB`;
}
