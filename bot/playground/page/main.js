/** The page: people, channels, the conversation in the middle and where one writes. */

import { spoken } from "./commands.js";
import { Composer } from "./composer.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { pick } from "./listbox.js";
import { tick } from "./markup.js";
import { gist, isPrivate } from "./message.js";
import { openModal } from "./modal.js";
import { Person } from "./person.js";
import { channels, directs, languages, seats, sign, takesDirect } from "./sidebar.js";
import { Timeline } from "./timeline.js";
import { preferred, say, speak } from "./words.js";

/** Messages of a channel that tell what it is about. */
const RECENT = 20;
const KINDS = { users: new Set([5, 7]), roles: new Set([6, 7]), channels: new Set([8]) };

class Page {
  #person;
  #channelId = null;
  #queued = false;
  #drawn = new Map();

  constructor(people) {
    this.people = people;
    this.timeline = new Timeline();
    this.composer = new Composer();
    this.#person = people.find((one) => one.user.username === this.#address[0]) ?? people[0];
    this.#build();
    people.forEach((one) => this.#follow(one));
    addEventListener("hashchange", () => this.#readAddress());
    document.addEventListener("visibilitychange", () => this.#seen());
    document.addEventListener("keydown", (event) => this.#key(event));
    setInterval(() => tick(document.body), 20000);
    people.forEach((one) => one.connect());
    this.#draw();
  }

  #build() {
    this.rooms = el("nav", { class: "room-list" });
    this.brand = el(
      "header",
      { class: "brand" },
      el("img", { src: "/icon.svg", alt: "", width: 28, height: 28 }),
      el("div", {}, el("strong", {}, "Parlour"), el("span", { class: "brand-about" })),
    );
    this.languageWords = el("span", {});
    this.languageLabel = el("label", { for: "language" }, icon("language"), this.languageWords);
    this.language = el("div", { class: "language" });
    this.help = el("p", { class: "sidebar-help" });
    this.sidebar = el("aside", { class: "sidebar", id: "sidebar" }, this.brand, this.rooms, this.help, this.language);
    this.menu = el(
      "button",
      {
        class: "round menu-button",
        type: "button",
        "aria-controls": "sidebar",
        "aria-expanded": "false",
        onclick: () => this.#drawer(true),
      },
      icon("menu"),
    );
    this.title = el("h1", {});
    this.seats = el("div", { class: "seats", role: "group" });
    this.status = el("p", { class: "status", role: "status", hidden: true });
    this.announcer = el("div", { class: "sr", "aria-live": "polite" });
    this.shade = el("div", { class: "shade", onclick: () => this.#drawer(false) });
    const top = el("header", { class: "top" }, this.menu, this.title, this.seats);
    this.main = el("main", {}, top, this.status, this.timeline.node, this.composer.node);
    document.querySelector("#page").replaceChildren(this.sidebar, this.shade, this.main, this.announcer);
  }

  #follow(person) {
    person.addEventListener("change", () => this.#later());
    person.addEventListener("ready", () => this.#arrive(person));
    person.addEventListener("index", () => this.#drawn.delete("composer"));
    person.addEventListener("arrival", ({ detail }) => this.#arrival(person, detail));
  }

  #arrive(person) {
    if (person !== this.#person) return;
    if (!this.#channelId || !person.channels.has(this.#channelId)) {
      this.#channelId = addressed(person, this.#address[1]) ?? person.rooms[0]?.id ?? null;
    }
    this.#drawn.delete("composer");
    this.#enter();
  }

  #arrival(person, message) {
    if (person !== this.#person || message.channel_id !== this.#channelId) return;
    if (message.author.id !== person.id) {
      const words = gist(message, this.#scene(person, person.channels.get(message.channel_id)));
      this.announcer.textContent = `${message.author.global_name ?? message.author.username}: ${words}`;
    }
    const isAnswer = isPrivate(message) || message.interaction_metadata?.user?.id === person.id;
    if (isAnswer || message.author.id === person.id) this.timeline.follow();
    else this.timeline.arrived();
  }

  /** Shows a channel to the person one is, and one of its messages if it is named. */
  async open(channelId, messageId) {
    const person = this.#person;
    if (!person.channels.has(channelId)) return;
    this.#channelId = channelId;
    this.#drawer(false);
    this.#enter();
    if (!messageId || !(await person.find(channelId, messageId))) return;
    this.#draw();
    this.timeline.seek(messageId);
  }

  /** Goes on as somebody else, in the same channel if they may see it. */
  become(person) {
    this.#person = person;
    if (!person.channels.has(this.#channelId)) this.#channelId = person.rooms[0]?.id ?? null;
    this.#enter();
  }

  #enter() {
    if (this.#channelId) this.#person.trim(this.#channelId);
    const [name, channel] = this.#address;
    const { username } = this.#person.user;
    const isElsewhere = name !== username || addressed(this.#person, channel) !== this.#channelId;
    const how = location.hash && isElsewhere ? "pushState" : "replaceState";
    history[how](null, "", `#${username}/${this.#channelId ?? ""}`);
    this.#draw();
    if (this.#channelId && !this.#person.conversation(this.#channelId).loaded)
      this.#person.load(this.#channelId).catch(() => {});
    if (matchMedia("(hover: hover)").matches && !document.querySelector("dialog[open]")) this.composer.focus();
  }

  get #address() {
    return decodeURIComponent(location.hash.slice(1)).split("/");
  }

  #readAddress() {
    const [name, channel] = this.#address;
    const person = this.people.find((one) => one.user.username === name) ?? this.#person;
    const channelId = addressed(person, channel) ?? this.#channelId;
    if (person === this.#person && channelId === this.#channelId) return;
    this.#channelId = channelId;
    this.#drawer(false);
    this.become(person);
  }

  #later() {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#draw();
    });
  }

  #draw() {
    const person = this.#person;
    speak(person.locale);
    this.#drawWords(person);
    this.#drawSidebar(person);
    this.#drawStatus(person);
    const channel = person.channels.get(this.#channelId);
    if (!channel) return;
    const scene = this.#scene(person, channel);
    this.timeline.show(scene);
    this.#once("composer", scene.key, () => this.composer.show(this.#writing(scene)));
    this.#seen();
  }

  #drawWords(person) {
    this.#once("words", person.locale, () => {
      this.brand.querySelector(".brand-about").textContent = say("brand.about");
      this.rooms.setAttribute("aria-label", say("rooms.label"));
      this.menu.setAttribute("aria-label", say("rooms.open"));
      this.seats.setAttribute("aria-label", say("people.label"));
      this.help.textContent = say("sidebar.help");
    });
  }

  #drawSidebar(person) {
    const channelId = this.#channelId;
    const focus = document.activeElement;
    const room = person.channels.get(channelId);
    const standings = this.people.map((one) =>
      [...one.channels.values()].map((channel) => [
        channel.id,
        channel.name,
        channel.position,
        channel.thread_metadata?.archived,
        one.standing(channel.id),
      ]),
    );
    const key = JSON.stringify([person.id, channelId, person.locale, standings]);
    this.#once("sidebar", key, () => {
      this.rooms.replaceChildren(
        el("h2", {}, say("rooms.title")),
        channels({ person, channelId, open: (id) => this.open(id) }),
        ...(person.directs.length
          ? [el("h2", {}, say("directs.title")), directs({ person, channelId, open: (id) => this.open(id) })]
          : []),
      );
      this.seats.replaceChildren(...seats({
          people: this.people,
          person,
          become: (one) => this.become(one),
          offer: (node, id) => this.#offer(person, channelId, node, 2, id),
        }));
      this.title.replaceChildren(
        ...(room ? [icon(sign(room)), el("span", {}, room.name)] : []),
      );
      document.title = this.#windowTitle(room);
      if (focus?.dataset?.person)
        this.seats.querySelector(`[data-person="${CSS.escape(focus.dataset.person)}"]`)?.focus();
    });
    this.#once("language", `${person.id} ${person.locale} ${person.takesDirect}`, () => {
      this.languageWords.textContent = say("language.label", { name: person.name });
      this.language.replaceChildren(
        this.languageLabel,
        languages({ person, choose: (locale) => person.setLocale(locale) }),
        takesDirect({ person, choose: (takes) => person.setDirect(takes) }),
      );
    });
  }

  #windowTitle(room) {
    const called = this.people
      .flatMap((one) => [...one.channels.keys()].map((id) => one.standing(id).called))
      .reduce((sum, n) => sum + n, 0);
    return `${called ? `(${called}) ` : ""}${room ? `${label(room)} · ` : ""}Parlour`;
  }

  #drawStatus(person) {
    const key = `${person.connected} ${person.everConnected} ${person.locale}`;
    this.#once("status", key, () => {
      this.status.hidden = person.connected;
      this.status.textContent = person.connected ? "" : say(person.everConnected ? "status.lost" : "status.connecting");
      this.main.classList.toggle("offline", !person.connected);
    });
  }

  #once(what, key, draw) {
    if (this.#drawn.get(what) === key) return;
    this.#drawn.set(what, key);
    draw();
  }

  /** What messages need to know about their reader, and what they can ask for. */
  #scene(person, channel) {
    return {
      key: `${person.id} ${channel.id} ${person.locale}`,
      person,
      self: person.user,
      application: person.application,
      channelId: channel.id,
      channelName: channel.name,
      channelLabel: label(channel),
      talk: person.conversation(channel.id),
      locale: person.locale,
      me: person.id,
      began: person.began,
      name: (id) => named(person.users.get(id)) ?? id,
      role: (id) => person.roles.find((role) => role.id === id)?.name,
      user: (user) => ({ ...user, ...person.users.get(user.id) }),
      channelNamed: (id) => person.channels.get(id)?.name ?? id,
      calls: (message) => person.isCalled(message),
      entities: (one) => entities(person, one),
      open: (id, messageId) => this.open(id, messageId),
      command: (name) => this.composer.begin(name),
      called: (name, kind) => called(person, channel.id, name, kind),
      jump: (id) => this.open(channel.id, id),
      dismiss: (message) => person.dismiss(message),
      dismissDraft: (draft) => person.dismissDraft(channel.id, draft),
      offer: (node, kind, id) => this.#offer(person, channel.id, node, kind, id),
      retry: (draft) => this.#retry(person, channel.id, draft),
      interact: (type, channelId, content, extra) => this.#interact(person, type, channelId, content, extra),
      older: () => person.loadOlder(channel.id).catch(() => {}),
      seen: () => this.#seen(),
    };
  }

  #writing(scene) {
    const { person, channelId } = scene;
    return {
      ...scene,
      commands: () => person.commands(channelId),
      talk: () => person.conversation(channelId).messages.slice(-RECENT).map((message) => gist(message, scene)),
      interact: (type, content) => person.interact(type, channelId, content),
      say: (text) => {
        this.timeline.toBottom();
        return person.say(channelId, text);
      },
      run: (label, content, files) => {
        this.timeline.toBottom();
        return person.command(channelId, label, content, files, (outcome) => this.#opened(person, channelId, outcome));
      },
    };
  }

  /** Opens what the bot offers in the menu of a person (2) or of a message (3). */
  async #offer(person, channelId, node, kind, target) {
    const entries = await person.commands(channelId, kind);
    const options = entries.map((one) => ({ label: spoken(one, "name"), value: one.id }));
    if (!options.length || !node.isConnected) return;
    pick(node, options, (id) => {
      const { name, version } = entries.find((one) => one.id === id);
      const { label } = options.find((one) => one.value === id);
      const content = { id, name, version, type: kind, target_id: target };
      this.timeline.toBottom();
      person.command(channelId, label, content, [], (outcome) => this.#opened(person, channelId, outcome));
    });
  }

  async #interact(person, type, channelId, content, extra) {
    const outcome = await person.interact(type, channelId, content, extra);
    this.#opened(person, channelId, outcome);
    return outcome;
  }

  #opened(person, channelId, { modal }) {
    if (!modal || person !== this.#person) return;
    openModal(modal, channelId, { ...this.#scene(person, person.channels.get(channelId)) });
  }

  #retry(person, channelId, draft) {
    person.dismissDraft(channelId, draft);
    draft.again();
  }

  #seen() {
    if (!this.#channelId || document.visibilityState !== "visible" || !this.timeline.atBottom) return;
    if (this.#person.conversation(this.#channelId).loaded) this.#person.markRead(this.#channelId);
  }

  #drawer(open) {
    document.body.classList.toggle("drawer-open", open);
    this.menu.setAttribute("aria-expanded", String(open));
    this.main.inert = open;
    if (open) this.rooms.querySelector(".current")?.focus();
    else if (this.sidebar.contains(document.activeElement)) this.menu.focus();
  }

  #key(event) {
    if (event.key === "Escape" && document.body.classList.contains("drawer-open")) this.#drawer(false);
    const free = event.target === document.body || event.target.closest?.(".messages, .scroller");
    if (
      event.key === "/" &&
      free &&
      !event.target.closest?.("input, textarea") &&
      !document.querySelector("dialog[open]")
    ) {
      event.preventDefault();
      this.composer.start();
    }
    if (event.altKey && /^[1-9]$/.test(event.key) && this.people[event.key - 1]) {
      event.preventDefault();
      this.become(this.people[event.key - 1]);
    }
  }
}

/** A command or an entry of a menu as the person reads its name, where it is known. */
async function called(person, channelId, name, kind) {
  const all = await person.commands(channelId, kind).catch(() => []);
  return spoken(all.find((one) => one.name === name) ?? { name }, "name");
}

function named(user) {
  return user && (user.nick || user.global_name || user.username);
}

/** What a select of people, roles or channels offers. */
function label(channel) {
  return sign(channel) === "channel" ? `#${channel.name}` : channel.name;
}

function entities(person, { type, channel_types: kinds }) {
  const users = KINDS.users.has(type)
    ? [...person.users.values()].map((user) => ({
        label: named(user),
        description: `@${user.username}`,
        user,
        value: user.id,
      }))
    : [];
  const roles = KINDS.roles.has(type)
    ? person.roles.map((role) => ({ label: `@${role.name.replace(/^@/, "")}`, value: role.id }))
    : [];
  const wanted = (channel) => !kinds?.length || kinds.includes(channel.type);
  const rooms = KINDS.channels.has(type)
    ? [...person.channels.values()].filter(wanted).map((channel) => ({ label: `#${channel.name}`, value: channel.id }))
    : [];
  return [...users, ...roles, ...rooms];
}

/** The channel that an address means, by its id or its name; null if that person has none. */
function addressed(person, wanted) {
  if (!wanted || person.channels.has(wanted)) return wanted || null;
  return [...person.channels.values()].find((one) => one.name === wanted)?.id ?? null;
}

/** Whoever has done nothing yet and has chosen no language speaks that of the browser, if the page knows it. */
function greet(people) {
  const locale = preferred(navigator.languages);
  people.filter((person) => !person.locale).forEach((person) => person.setLocale(locale).catch(() => {}));
}

async function begin() {
  const reply = await fetch("/playground.json");
  const setting = await reply.json();
  const people = setting.people.map((one) => new Person(one, setting));
  greet(people);
  new Page(people);
}

begin();
