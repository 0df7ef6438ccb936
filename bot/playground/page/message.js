/** One message, and the rows that stand for messages still on their way. */

import { avatar } from "./avatar.js";
import { component, embed } from "./components.js";
import { el, offering } from "./dom.js";
import { icon } from "./icons.js";
import { markup } from "./markup.js";
import { attachment } from "./media.js";
import { Unanswered } from "./person.js";
import { say } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 32768;
const PATIENCE = 15 * 60 * 1000;
const THREAD_OPENED = 18;
const MENU_ANSWER = 23;

/** Whether only its reader sees the message. */
export function isPrivate(message) {
  return Boolean(message.flags & EPHEMERAL);
}

/** Whether a message may stand under the one before without repeating who speaks. */
export function isContinued(message, before) {
  if (!before || before.author.id !== message.author.id || before.flags & EPHEMERAL || message.flags & EPHEMERAL)
    return false;
  if (message.interaction || message.referenced_message || ![0].includes(message.type)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < 5 * 60 * 1000;
}

/** The words of a message on one line as its reader would read them, for announcements and quotations. */
export function gist(message, scene) {
  const texts = [
    message.content,
    ...(message.embeds ?? []).flatMap((one) => [one.title, one.description]),
    ...spoken(message.components ?? []),
  ];
  const whole = texts
    .filter(Boolean)
    .flatMap((text) => markup(text, scene))
    .map((node) => node.textContent ?? node)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  return whole.length > 180 ? `${whole.slice(0, 179)}…` : whole;
}

/** The message as a list item. `scene` is what its reader knows and can do. */
export function messageRow(message, scene, { continued = false } = {}) {
  const author = scene.user(message.author);
  const classes = [
    "message",
    continued && "continued",
    scene.calls(message) && "calling",
    isPrivate(message) && "private",
  ];
  const apps = isPrivate(message) ? null : appsButton(message, scene);
  const person = (part) => offering(part, (at) => scene.offer(at, 2, message.author.id));
  const inner = { ...scene, press: (control, content) => press(control, message, content, scene) };
  const node = el(
    "li",
    { class: classes.filter(Boolean).join(" "), "data-id": message.id, tabindex: "-1" },
    above(message, scene),
    continued ? el("span", { class: "margin-time" }, clock(message.timestamp, scene.locale)) : person(avatar(author)),
    el(
      "div",
      { class: "bubble" },
      continued ? null : head(message, author, scene, person),
      el("div", { class: "body" }, body(message, inner)),
      el("p", { class: "failure", role: "alert" }),
      foot(message, scene),
    ),
    apps,
  );
  return apps ? offering(node, () => scene.offer(apps, 3, message.id)) : node;
}

/** Opens what the bot offers in the menu of a message, for those who have no right button. */
function appsButton(message, scene) {
  const button = el(
    "button",
    { class: "round apps", type: "button", "aria-label": say("message.apps"), "aria-haspopup": "listbox" },
    icon("dots"),
  );
  button.addEventListener("click", () => scene.offer(button, 3, message.id));
  return button;
}

/** The row of something sent and not yet answered, or refused. */
export function draftRow(draft, scene) {
  const failed = draft.state === "failed";
  const status = failed
    ? el("p", { class: "failure", role: "alert" }, because(draft))
    : el("p", { class: "waiting" }, say(draft.kind === "command" ? "command.sending" : "message.sending"));
  const buttons = failed
    ? el(
        "p",
        { class: "private-mark" },
        el("button", { class: "plain", type: "button", onclick: () => scene.retry(draft) }, say("again")),
        el("button", { class: "plain", type: "button", onclick: () => scene.dismissDraft(draft) }, say("dismiss")),
      )
    : null;
  return el(
    "li",
    { class: `message draft ${draft.state}` },
    avatar(scene.self),
    el(
      "div",
      { class: "bubble" },
      el("p", { class: "head" }, el("strong", { class: "author" }, scene.self.global_name)),
      el("div", { class: "body" }, draft.content),
      status,
      buttons,
    ),
  );
}

async function press(control, message, content, scene) {
  const row = control.closest(".message");
  const failure = row.querySelector(".failure");
  failure.textContent = "";
  control.setAttribute("aria-busy", "true");
  row.classList.add("busy");
  try {
    await scene.interact(3, message.channel_id, content, { message_id: message.id, message_flags: message.flags });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    (row.isConnected ? row : document.querySelector(`.message[data-id="${message.id}"]`))
      ?.querySelector(".failure")
      .replaceChildren(because(error, "interaction"));
  } finally {
    control.removeAttribute("aria-busy");
    row.classList.remove("busy");
  }
}

function because({ reason, detail }, what = "command") {
  if (reason === "refused" && detail) return say("failed.refused", { reason: detail });
  return say(reason === "silent" ? `failed.silent-${what}` : "failed.unreachable");
}

function above(message, scene) {
  if (message.interaction?.name) return quoted(scene.user(message.interaction.user), used(message, scene));
  const origin = message.referenced_message;
  const isOwn = origin?.author.id === message.author.id && message.author.bot;
  if (!origin || isOwn || message.type === THREAD_OPENED) return null;
  return quoted(scene.user(origin.author), gist(origin, scene) || say("message.picture"), () => scene.jump(origin.id), scene);
}

/** What was used, as its reader calls it. */
function used(message, scene) {
  const { name } = message.interaction;
  const words = (called) => say("message.used", { name: message.type === MENU_ANSWER ? called : `/${called}` });
  const node = el("span", {}, words(name));
  scene.called(name, message.interaction_metadata?.command_type).then((called) => (node.textContent = words(called)));
  return node;
}

function quoted(user, text, go) {
  const inner = [icon("reply"), avatar(user, "tiny"), el("strong", {}, named(user)), el("span", {}, text)];
  return go ? el("button", { class: "above", type: "button", onclick: go }, inner) : el("p", { class: "above" }, inner);
}

function head(message, author, scene, person) {
  return el(
    "p",
    { class: "head" },
    person(el("strong", { class: "author" }, named(author))),
    author.bot ? el("span", { class: "badge" }, say("badge.bot")) : null,
    el(
      "time",
      { datetime: message.timestamp, title: whole(message.timestamp, scene.locale) },
      clock(message.timestamp, scene.locale),
    ),
    isPrivate(message) ? el("span", { class: "sr" }, say("private.mark")) : null,
  );
}

function body(message, scene) {
  if (message.flags & LOADING) return thinking(message, scene);
  if (message.type === THREAD_OPENED)
    return el("p", { class: "prose" }, say("message.thread-opened", { name: message.content }));
  const parts = (message.components ?? []).map((one) => component(one, scene));
  if (message.flags & V2) return parts;
  return [
    message.content ? el("div", { class: "prose" }, markup(message.content, scene), edited(message, scene)) : null,
    (message.attachments ?? []).map(attachment),
    (message.embeds ?? []).map((one) => embed(one, scene)),
    parts,
  ];
}

function thinking(message, scene) {
  const asked = Date.parse(message.timestamp);
  if (asked < scene.began) return el("p", { class: "failure" }, say("failed.restarted"));
  const late = Date.now() - asked > PATIENCE;
  if (late) return el("p", { class: "failure" }, say("failed.silent-command"));
  return el(
    "p",
    { class: "waiting" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    say("message.thinking", { name: named(message.author) }),
  );
}

function edited(message, scene) {
  if (!message.edited_timestamp || message.author.bot) return null;
  return el("span", { class: "edited", title: whole(message.edited_timestamp, scene.locale) }, say("message.edited"));
}

function foot(message, scene) {
  const parts = [];
  if (message.thread)
    parts.push(
      el(
        "button",
        { class: "thread-link", type: "button", onclick: () => scene.open(message.thread.id) },
        icon("thread"),
        el("strong", {}, message.thread.name),
        say("thread.open"),
      ),
    );
  if (isPrivate(message))
    parts.push(
      el(
        "p",
        { class: "private-mark" },
        icon("eye"),
        el("span", {}, say("private.mark")),
        el("button", { class: "plain", type: "button", onclick: () => scene.dismiss(message) }, say("dismiss")),
      ),
    );
  return parts;
}

function named(user) {
  return user.nick || user.global_name || user.username;
}

function clock(timestamp, locale) {
  const date = new Date(timestamp);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    locale,
    today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(date);
}

function whole(timestamp, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" }).format(new Date(timestamp));
}

function spoken(components) {
  return components.flatMap((one) => [one.type === 10 ? one.content : null, ...spoken(one.components ?? [])]);
}
