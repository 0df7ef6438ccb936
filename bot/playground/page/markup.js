/** The chat's markdown, turned into elements. Nothing here ever parses HTML. */

import { el } from "./dom.js";
import { anchor } from "./links.js";

const DEPTH = 12;
const BLOCKS = [
  [/```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]+?)\n?```/y, codeBlock],
  [/^>>> ([\s\S]+)/my, (match, scene) => el("blockquote", {}, blocks(match[1], scene))],
  [
    /^(?:> ?.*(?:\n|$))+/my,
    (match, scene) => el("blockquote", {}, blocks(match[0].replace(/^> ?/gm, "").replace(/\n$/, ""), scene)),
  ],
  [/^(#{1,3}) +(.+?) *(?:\n|$)/my, (match, scene) => el(`h${match[1].length + 2}`, {}, inline(match[2], scene))],
  [/^-# +(.+?)(?:\n|$)/my, (match, scene) => el("p", { class: "subtext" }, inline(match[1], scene))],
  [
    /^(?: *(?:[-*]|\d{1,9}\.) +\S.*(?:\n +\S.*)*(?:\n|$))+/my,
    (match, scene) => list(match[0].replace(/\n$/, "").split("\n"), scene),
  ],
];
const SPANS = [
  [/\\([^\sA-Za-z0-9])/y, (match) => match[1]],
  [/(`{1,2})([^\n]*?[^`\n])\1(?!`)/y, (match) => el("code", {}, match[2].trim() || match[2])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrap("u")],
  [/~~([\s\S]+?)~~/y, wrap("s")],
  [/\|\|([\s\S]+?)\|\|/y, spoiler],
  [/\*(?=\S)([^*]*(?:\*\*[^*]+\*\*[^*]*)*\S|\S)\*(?!\*)/y, wrap("em")],
  [/(?<!\w)_(?=\S)([^_]+?)_(?!\w)/y, wrap("em")],
  [
    /\[([^\]\n]{1,500})\]\(<?(https?:\/\/[^\s<>)]{1,1000})>?\)/y,
    (match, scene) => anchor(match[2], inline(match[1], { ...scene, linked: true }), scene),
  ],
  [/<(https?:\/\/[^\s<>]{1,1000})>/y, (match, scene) => anchor(match[1], match[1], scene)],
  [
    /https?:\/\/[^\s<>]{1,1000}[^\s<>.,:;"'\])！？。，、）」]/y,
    (match, scene) => (scene.linked ? match[0] : anchor(match[0], match[0], scene)),
  ],
  [/<@!?(\d{5,20})>/y, (match, scene) => person(match[1], scene)],
  [/<@&(\d{5,20})>/y, (match, scene) => el("span", { class: "mention" }, `@${scene.role?.(match[1]) ?? match[1]}`)],
  [/<#(\d{5,20})>/y, (match, scene) => channel(match[1], scene)],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, (match, scene) => command(match[1], scene)],
  [/<(a?):(\w{1,32}):(\d{5,20})>/y, (match) => emoji({ id: match[3], name: match[2] })],
  [/<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, (match, scene) => moment(Number(match[1]), match[2] ?? "f", scene.locale)],
  [/@(everyone|here)\b/y, (match) => el("span", { class: "mention" }, match[0])],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const SPANS_OF_TIME = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * The text as nodes. `scene` says who reads: `locale`, `me`, `name(id)`, `channelNamed(id)`,
 * `open(channelId, messageId)`, `command(name)`.
 */
export function markup(text, scene) {
  return blocks(String(text ?? ""), scene);
}

/** A picture of a custom emoji, or the emoji itself. */
export function emoji(one) {
  if (!one.id) return el("span", { class: "emoji" }, one.name);
  const picture = el("img", { class: "emoji", src: `/emojis/${one.id}.png`, alt: `:${one.name}:`, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(`:${one.name}:`), { once: true });
  return picture;
}

/** How long ago or ahead a moment (in seconds) is, in words. */
export function fromNow(seconds, locale) {
  const distance = seconds - Date.now() / 1000;
  const [unit, size] = SPANS_OF_TIME.find(([, length]) => Math.abs(distance) >= length) ?? SPANS_OF_TIME.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** Says every relative moment on the page anew. */
export function tick(root) {
  for (const node of root.querySelectorAll("time[data-relative]"))
    node.textContent = fromNow(Number(node.dataset.relative), node.lang);
}

function blocks(text, scene) {
  if ((scene.depth ?? 0) > DEPTH) return [text];
  const inner = { ...scene, depth: (scene.depth ?? 0) + 1 };
  const nodes = [];
  let rest = 0;
  let at = 0;
  while (at < text.length) {
    const found = match(BLOCKS, text, at);
    if (found) {
      nodes.push(...paragraph(text.slice(rest, at), inner), ...[found.rule(found.match, inner)].flat());
      rest = at = at + found.match[0].length;
    } else at = nextStart(text, at);
  }
  return [...nodes, ...paragraph(text.slice(rest), inner)];
}

function nextStart(text, at) {
  const line = text.indexOf("\n", at) + 1 || text.length;
  const fence = text.indexOf("```", at + 1);
  return fence === -1 ? line : Math.min(line, fence);
}

function match(rules, text, at) {
  for (const [pattern, rule] of rules) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { match: found, rule };
  }
  return null;
}

function paragraph(text, scene) {
  const trimmed = text.replace(/^\n|\n$/g, "");
  return trimmed ? [el("p", {}, inline(trimmed, scene))] : [];
}

function inline(text, scene) {
  if ((scene.depth ?? 0) > DEPTH) return [text];
  const inner = { ...scene, depth: (scene.depth ?? 0) + 1 };
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const found = /[\\`*_~|[<h@]/.test(text[at]) ? match(SPANS, text, at) : null;
    if (!found) {
      plain += text[at++];
      continue;
    }
    nodes.push(plain, found.rule(found.match, inner));
    plain = "";
    at += found.match[0].length;
  }
  return [...nodes, plain];
}

function wrap(tag) {
  return (found, scene) => el(tag, {}, inline(found[1], scene));
}

function codeBlock(found) {
  return el("pre", { tabindex: "0" }, el("code", {}, found[2]));
}

function list(lines, scene) {
  const depth = indent(lines[0]);
  const items = [];
  for (const line of lines) {
    if (indent(line) <= depth || !items.length) items.push([line]);
    else items.at(-1).push(line);
  }
  return runs(items).map((run) => {
    const start = isOrdered(run[0]) ? String(parseInt(run[0][0].trim(), 10)) : null;
    return el(
      start ? "ol" : "ul",
      { start },
      run.map((item) => el("li", {}, entry(item, scene))),
    );
  });
}

function entry([first, ...rest], scene) {
  const head = inline(first.replace(/^ *(?:[-*]|\d{1,9}\.) +/, ""), scene);
  if (!rest.length) return head;
  const nested = /^ *(?:[-*]|\d{1,9}\.) +\S/.test(rest[0]) && (scene.depth ?? 0) < DEPTH;
  const deeper = { ...scene, depth: (scene.depth ?? 0) + 1 };
  return [
    ...head,
    nested ? list(rest, deeper) : [el("br"), ...inline(rest.map((line) => line.trim()).join("\n"), scene)],
  ];
}

/** Items in a row with bullets, items in a row with numbers. */
function runs(items) {
  const found = [];
  for (const item of items) {
    if (found.length && isOrdered(found.at(-1)[0]) === isOrdered(item)) found.at(-1).push(item);
    else found.push([item]);
  }
  return found;
}

function isOrdered([first]) {
  return /^ *\d/.test(first);
}

function indent(line) {
  return line.length - line.trimStart().length;
}

function spoiler(found, scene) {
  const node = el("button", { class: "spoiler", type: "button", "aria-expanded": "false" }, inline(found[1], scene));
  node.addEventListener("click", () => node.setAttribute("aria-expanded", "true"));
  return node;
}

function person(id, scene) {
  return el("span", { class: id === scene.me ? "mention mine" : "mention" }, `@${scene.name(id)}`);
}

function channel(id, scene) {
  return el(
    "button",
    { class: "mention", type: "button", onclick: () => scene.open(id) },
    `#${scene.channelNamed(id)}`,
  );
}

function command(name, scene) {
  return el("button", { class: "mention", type: "button", onclick: () => scene.command(name) }, `/${name}`);
}

function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const whole = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const properties = { class: "moment", datetime: date.toISOString(), title: whole, lang: locale };
  if (style !== "R") return el("time", properties, new Intl.DateTimeFormat(locale, STYLES[style]).format(date));
  return el("time", { ...properties, "data-relative": seconds }, fromNow(seconds, locale));
}
