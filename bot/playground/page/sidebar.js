/** Channels and threads on the left, and who one is at the top. */

import { avatar } from "./avatar.js";
import { el, offering } from "./dom.js";
import { icon } from "./icons.js";
import { LANGUAGES, say } from "./words.js";

/** The list of channels, threads below theirs. */
export function channels({ person, channelId, open }) {
  const rooms = person.rooms.map((room) => [room, ...person.threads(room.id, channelId)]);
  return el(
    "ul",
    { class: "rooms" },
    rooms.flat().map((room) => el("li", {}, roomLink(person, room, room.id === channelId, open))),
  );
}

/** The conversations with one other alone. */
export function directs({ person, channelId, open }) {
  return el(
    "ul",
    { class: "rooms directs" },
    person.directs.map((room) => el("li", {}, roomLink(person, room, room.id === channelId, open))),
  );
}

/** Whether the person one is takes direct messages. */
export function takesDirect({ person, choose }) {
  const box = el("input", { type: "checkbox", id: "takes-direct" });
  box.checked = person.takesDirect;
  box.addEventListener("change", () => choose(box.checked));
  return el("label", { class: "takes-direct", for: "takes-direct" }, box, el("span", {}, say("directs.take")));
}

/** The people one can be. */
export function seats({ people, person, become, offer }) {
  return people.map((one) => offering(seat(one, one === person, become), (node) => offer(node, one.id)));
}

/** The language of the person one is. */
export function languages({ person, choose }) {
  const options = LANGUAGES.map(([code, name]) => el("option", { value: code, lang: code }, name));
  const node = el("select", { id: "language" }, options);
  node.value = LANGUAGES.some(([code]) => code === person.locale) ? person.locale : "en-US";
  node.addEventListener("change", () => choose(node.value));
  return node;
}

/** What drawing stands before the name of a channel. */
export function sign(room) {
  if (room.type === 1) return "direct";
  return room.parent_id && room.type >= 10 && room.type <= 12 ? "thread" : "channel";
}

function roomLink(person, room, current, open) {
  const { unread, called } = person.standing(room.id);
  const thread = sign(room) === "thread";
  const shown = unread && !current;
  const label = [room.name, shown ? say("room.unread") : "", shown && called ? say("room.called", { n: called }) : ""]
    .filter(Boolean)
    .join(", ");
  return el(
    "button",
    {
      class: `room ${thread ? "thread" : ""} ${current ? "current" : ""} ${shown ? "unread" : ""}`,
      type: "button",
      "aria-current": current ? "page" : null,
      "aria-label": label,
      onclick: () => open(room.id),
    },
    icon(sign(room)),
    el("span", { class: "room-name" }, room.name),
    shown && called ? el("span", { class: "called" }, String(called)) : null,
  );
}

function seat(one, current, become) {
  const standings = [...one.channels.keys()].map((id) => one.standing(id));
  const unread = !current && standings.some((standing) => standing.unread);
  const called = current ? 0 : standings.reduce((sum, standing) => sum + standing.called, 0);
  const role = one.spectator ? say("person.spectator") : "";
  const label = [
    say("person.be", { name: one.name }),
    role,
    called ? say("room.called", { n: called }) : unread ? say("room.unread") : "",
  ]
    .filter(Boolean)
    .join(", ");
  return el(
    "button",
    {
      class: `seat ${current ? "current" : ""} ${called ? "called-for" : ""}`,
      type: "button",
      "aria-pressed": String(current),
      "aria-label": label,
      title: [one.name, role].filter(Boolean).join(" · "),
      "data-person": one.user.username,
      onclick: () => become(one),
    },
    one.spectator
      ? el("span", { class: "watcher" }, avatar(one.user, "small"), icon("eye"))
      : avatar(one.user, "small"),
    el("span", { class: "seat-name" }, one.name),
    called ? el("span", { class: "called" }, String(called)) : unread ? el("span", { class: "unread-dot" }) : null,
  );
}
