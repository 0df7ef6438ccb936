/** What one person knows: channels, members, messages, what is unread, what is on its way. */

import { order, snowflake } from "./snowflakes.js";
import { Gateway, request } from "./wire.js";

const PAGE = 50;
const PATIENCE = 8000;
const THREADS = new Set([10, 11, 12]);
const DIRECT = 1;
const EPHEMERAL = 64;
const HEARD = {};

/** An interaction came to nothing; `reason` is a key of the page's words. */
export class Unanswered extends Error {
  constructor(reason, detail = "") {
    super(detail || reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Emits `change` whenever something worth drawing happened, `arrival` for each new message, `modal` when one opens. */
export class Person extends EventTarget {
  #gateway;
  #waiting = new Map();
  #session = null;
  #indexes = new Map();

  constructor({ id, name, display_name, token, locale, spectator }, { application, guild }) {
    super();
    Object.assign(this, { id, token, locale, spectator, application, guild });
    this.user = { id, username: name, global_name: display_name };
    this.name = display_name;
    this.takesDirect = true;
    this.connected = false;
    this.everConnected = false;
    this.channels = new Map();
    this.roles = [];
    this.users = new Map([[id, this.user]]);
    this.conversations = new Map();
    this.read = JSON.parse(localStorage.getItem(this.#marks) ?? "{}");
    this.#gateway = new Gateway(
      token,
      (event, payload) => this.#heard(event, payload),
      (on) => this.#status(on),
    );
  }

  connect() {
    this.#gateway.open();
  }

  /** Ask the server something as this person. */
  ask(method, path, body, files) {
    return request(this.token, method, path, body, files);
  }

  /** The conversation of a channel; empty until `load`. */
  conversation(channelId) {
    if (!this.conversations.has(channelId)) {
      this.conversations.set(channelId, {
        messages: [],
        drafts: [],
        whole: false,
        loaded: false,
        loading: null,
        meanwhile: null,
      });
    }
    return this.conversations.get(channelId);
  }

  /** Fetches the newest messages of a channel. */
  async load(channelId) {
    const talk = this.conversation(channelId);
    talk.loading ??= this.#fetch(channelId, talk).finally(() =>
      Object.assign(talk, { loading: null, meanwhile: null }),
    );
    await talk.loading;
  }

  /** Fetches the page before the oldest message we have. */
  async loadOlder(channelId) {
    const talk = this.conversation(channelId);
    if (talk.whole || talk.loading || !talk.messages.length) return;
    const path = `/channels/${channelId}/messages?limit=${PAGE}&before=${talk.messages[0].id}`;
    talk.loading = this.ask("GET", path);
    const older = await talk.loading.finally(() => (talk.loading = null));
    talk.whole = older.length < PAGE;
    talk.messages = [...older.reverse(), ...talk.messages];
    this.#changed();
  }

  /** Lets go of old messages one has scrolled through; they can be fetched again. */
  trim(channelId) {
    const talk = this.conversation(channelId);
    if (talk.loading || talk.messages.length <= 2 * PAGE) return;
    talk.messages = talk.messages.slice(-PAGE);
    talk.whole = false;
  }

  /** Fetches until a message is there; false if it is not in this channel. */
  async find(channelId, id) {
    const talk = this.conversation(channelId);
    const isThere = () => talk.messages.some((message) => message.id === id);
    try {
      if (!talk.loaded || talk.loading) await (talk.loading ?? this.load(channelId));
      while (!isThere() && !talk.whole && order(id, talk.messages[0].id) < 0) await this.loadOlder(channelId);
    } catch (error) {
      if (error.status === undefined) throw error;
    }
    return isThere();
  }

  /** Says something in a channel. */
  async say(channelId, content) {
    const nonce = snowflake();
    const draft = { nonce, kind: "text", content, state: "sending", again: () => this.say(channelId, content) };
    this.#draft(channelId, draft);
    await this.ask("POST", `/channels/${channelId}/messages`, { content, nonce }).then(
      (message) => this.#store(message),
      (error) => this.#failed(draft, error),
    );
  }

  /** Sends a command; its row in the conversation says how it fares, `answered` gets the outcome. */
  async command(channelId, label, content, files, answered) {
    const again = () => this.command(channelId, label, content, files, answered);
    const draft = { nonce: snowflake(), kind: "command", content: label, state: "sending", again };
    this.#draft(channelId, draft);
    await this.interact(2, channelId, content, { nonce: draft.nonce, files }).then(
      (outcome) => {
        this.dismissDraft(channelId, draft);
        answered(outcome);
      },
      (error) => this.#failed(draft, error),
    );
  }

  /** Sends an interaction and waits for what becomes of it: `{}` or `{modal}` or `{choices}`. */
  async interact(type, channelId, content, { nonce = snowflake(), files = [], ...extra } = {}) {
    const body = {
      type,
      nonce,
      channel_id: channelId,
      guild_id: this.channels.get(channelId)?.type === DIRECT ? undefined : this.guild.id,
      application_id: this.application.id,
      session_id: this.#session,
      data: content,
      ...extra,
    };
    const outcome = this.#outcome(nonce);
    try {
      await this.ask("POST", "/interactions", body, files);
    } catch (error) {
      this.#waiting.delete(nonce);
      throw new Unanswered(error.status ? "refused" : "unreachable", error.status ? error.message : "");
    }
    return outcome;
  }

  /** What this person may use in a channel: commands, or entries of the menu of a person (2) or of a message (3). */
  async commands(channelId, type = 1) {
    if (!this.#indexes.has(channelId)) {
      const index = this.ask("GET", `/channels/${channelId}/application-command-index`);
      this.#indexes.set(channelId, index);
      index.catch(() => this.#indexes.delete(channelId));
    }
    return (await this.#indexes.get(channelId)).application_commands.filter((command) => command.type === type);
  }

  async setLocale(locale) {
    this.locale = locale;
    this.#indexes.clear();
    this.#changed();
    await this.ask("PATCH", "/users/@me/settings", { locale });
  }

  /** Whether this person takes direct messages. */
  async setDirect(takes) {
    this.takesDirect = takes;
    this.#changed();
    await this.ask("PATCH", "/users/@me/settings", { direct_messages: takes });
  }

  /** Removes an ephemeral message from one's sight. */
  async dismiss(message) {
    this.#remove(message.channel_id, message.id);
    await this.ask("DELETE", `/channels/${message.channel_id}/messages/${message.id}`).catch((error) => {
      if (error.status !== 404) throw error;
    });
  }

  dismissDraft(channelId, draft) {
    const talk = this.conversation(channelId);
    talk.drafts = talk.drafts.filter((other) => other !== draft);
    this.#changed();
  }

  /** Notes that everything in a channel was seen. */
  markRead(channelId) {
    const newest = this.channels.get(channelId)?.last_message_id ?? this.conversation(channelId).messages.at(-1)?.id;
    if (!newest || (this.read[channelId] && order(newest, this.read[channelId]) <= 0)) return;
    this.read[channelId] = newest;
    localStorage.setItem(this.#marks, JSON.stringify(this.read));
    this.#changed();
  }

  /** How a channel stands: `unread` and how often one was `called`. */
  standing(channelId) {
    const channel = this.channels.get(channelId);
    const seen = this.read[channelId];
    const unread = Boolean(channel?.last_message_id) && (!seen || order(channel.last_message_id, seen) > 0);
    const fresh = (message) => (!seen || order(message.id, seen) > 0) && this.isCalled(message);
    return { unread, called: unread ? this.conversation(channelId).messages.filter(fresh).length : 0 };
  }

  /** Whether a message calls this person: by name, or by being for nobody else. */
  isCalled(message) {
    return (
      message.author?.id !== this.id &&
      (message.mention_everyone ||
        (message.mentions ?? []).some((user) => user.id === this.id) ||
        (this.channels.get(message.channel_id)?.type === DIRECT && !(message.flags & EPHEMERAL)))
    );
  }

  /** The conversations with one other alone. */
  get directs() {
    return [...this.channels.values()]
      .filter((channel) => channel.type === DIRECT)
      .sort((a, b) => order(a.id, b.id));
  }

  get rooms() {
    return [...this.channels.values()]
      .filter((channel) => !THREADS.has(channel.type) && channel.type !== DIRECT)
      .sort((a, b) => a.position - b.position || order(a.id, b.id));
  }

  /** Open threads of a channel, oldest first; archived ones only if `shown` is one of them. */
  threads(channelId, shown) {
    const here = (channel) => THREADS.has(channel.type) && channel.parent_id === channelId;
    const open = (thread) => !thread.thread_metadata?.archived || thread.id === shown;
    return [...this.channels.values()]
      .filter((channel) => here(channel) && open(channel))
      .sort((a, b) => order(a.id, b.id));
  }

  get #marks() {
    return `parlour.read.${this.id}`;
  }

  async #fetch(channelId, talk) {
    const meanwhile = new Map();
    talk.meanwhile = meanwhile;
    const newest = (await this.ask("GET", `/channels/${channelId}/messages?limit=${PAGE}`)).reverse();
    const overlaps = talk.messages.some((message) => message.id === newest[0]?.id);
    const older = overlaps ? talk.messages.filter((message) => order(message.id, newest[0].id) < 0) : [];
    talk.whole = overlaps ? talk.whole : newest.length < PAGE;
    talk.messages = merged([...older, ...newest], meanwhile);
    talk.loaded = true;
    newest.forEach((message) => this.#meet(message));
    const last = newest.at(-1)?.id;
    const channel = this.channels.get(channelId);
    if (channel && last && (!channel.last_message_id || order(last, channel.last_message_id) > 0))
      channel.last_message_id = last;
    this.#changed();
  }

  #draft(channelId, draft) {
    this.conversation(channelId).drafts.push(draft);
    this.#changed();
  }

  #failed(draft, error) {
    Object.assign(draft, {
      state: "failed",
      reason: error.reason ?? (error.status ? "refused" : "unreachable"),
      detail: error.detail ?? error.message,
    });
    this.#changed();
  }

  #outcome(nonce) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(nonce, null, new Unanswered("silent")), PATIENCE);
      this.#waiting.set(nonce, { resolve, reject, timer });
    });
  }

  #settle(nonce, outcome, error) {
    const waiting = this.#waiting.get(nonce);
    if (!waiting) return;
    this.#waiting.delete(nonce);
    clearTimeout(waiting.timer);
    if (error) waiting.reject(error);
    else waiting.resolve(outcome);
  }

  #status(on) {
    this.connected = on;
    this.everConnected ||= on;
    if (!on) for (const nonce of [...this.#waiting.keys()]) this.#settle(nonce, null, new Unanswered("unreachable"));
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  #heard(event, payload) {
    HEARD[event]?.(this, payload);
  }

  static {
    Object.assign(HEARD, {
      READY: (self, ready) => self.#begin(ready),
      GUILD_CREATE: (self, guild) => self.#enter(guild),
      MESSAGE_CREATE: (self, message) => self.#store(message),
      MESSAGE_UPDATE: (self, message) => self.#store(message),
      MESSAGE_DELETE: (self, { channel_id, id }) => self.#remove(channel_id, id),
      MESSAGE_DELETE_BULK: (self, { channel_id, ids }) => ids.forEach((id) => self.#remove(channel_id, id)),
      CHANNEL_CREATE: (self, channel) => self.#channel(channel),
      CHANNEL_UPDATE: (self, channel) => self.#channel(channel),
      CHANNEL_DELETE: (self, channel) => self.#forget(channel),
      THREAD_CREATE: (self, channel) => self.#channel(channel),
      THREAD_UPDATE: (self, channel) => self.#channel(channel),
      THREAD_DELETE: (self, channel) => self.#forget(channel),
      GUILD_MEMBER_ADD: (self, member) => self.#member(member),
      GUILD_MEMBER_UPDATE: (self, member) => self.#member(member),
      USER_SETTINGS_UPDATE: (self, { locale, direct_messages }) => self.#set(locale, direct_messages),
      GUILD_APPLICATION_COMMAND_INDEX_UPDATE: (self) => self.#reindex(),
      INTERACTION_SUCCESS: (self, { nonce }) => self.#settle(nonce, {}),
      INTERACTION_FAILURE: (self, { nonce }) => self.#settle(nonce, null, new Unanswered("silent")),
      INTERACTION_MODAL_CREATE: (self, modal) => self.#modal(modal),
      APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: (self, { nonce, choices }) => self.#settle(nonce, { choices }),
    });
  }

  #begin(ready) {
    this.#session = ready.session_id;
    this.began = Date.parse(ready.began);
    this.locale = ready.user_settings?.locale ?? this.locale;
    this.takesDirect = ready.user_settings?.direct_messages ?? true;
    this.#indexes.clear();
    this.channels.clear();
    for (const channel of ready.private_channels ?? []) this.channels.set(channel.id, named(channel));
    ready.guilds.forEach((guild) => this.#enter(guild));
    for (const [id, talk] of this.conversations)
      if (talk.loaded && this.channels.has(id)) this.load(id).catch(() => {});
    this.dispatchEvent(new Event("ready"));
  }

  #enter(guild) {
    if (guild.unavailable) return;
    for (const channel of [...(guild.channels ?? []), ...(guild.threads ?? [])]) this.channels.set(channel.id, channel);
    this.roles = guild.roles ?? this.roles;
    for (const member of guild.members ?? []) this.users.set(member.user.id, { ...member.user, nick: member.nick });
    this.#begunBefore();
    this.#changed();
  }

  /** Channels seen for the first time count as read; unread ones are fetched, so that calls are counted. */
  #begunBefore() {
    const first = !Object.keys(this.read).length;
    for (const channel of this.channels.values()) {
      if (first && channel.last_message_id) this.read[channel.id] = channel.last_message_id;
      else if (this.standing(channel.id).unread) this.load(channel.id).catch(() => {});
    }
    if (first) localStorage.setItem(this.#marks, JSON.stringify(this.read));
  }

  #store(message) {
    const talk = this.conversation(message.channel_id);
    talk.meanwhile?.set(message.id, message);
    const at = talk.messages.findIndex((other) => order(other.id, message.id) >= 0);
    const known = at !== -1 && talk.messages[at].id === message.id;
    this.#meet(message);
    if (known) talk.messages[at] = message;
    else if (at === -1) talk.messages.push(message);
    else talk.messages.splice(at, 0, message);
    talk.drafts = talk.drafts.filter((draft) => draft.nonce !== String(message.nonce));
    if (!known) this.#arrived(message);
    this.#changed();
  }

  #arrived(message) {
    const channel = this.channels.get(message.channel_id);
    if (channel && (!channel.last_message_id || order(message.id, channel.last_message_id) > 0)) {
      const caughtUp = !this.standing(channel.id).unread;
      channel.last_message_id = message.id;
      if (message.author.id === this.id && caughtUp) this.markRead(channel.id);
    }
    this.dispatchEvent(new CustomEvent("arrival", { detail: message }));
  }

  #meet(message) {
    for (const user of [message.author, ...(message.mentions ?? [])]) {
      if (user && !this.users.has(user.id)) this.users.set(user.id, user);
    }
  }

  #remove(channelId, id) {
    const talk = this.conversation(channelId);
    talk.meanwhile?.set(id, null);
    talk.messages = talk.messages.filter((message) => message.id !== id);
    const channel = this.channels.get(channelId);
    if (channel?.last_message_id === id) channel.last_message_id = talk.messages.at(-1)?.id ?? null;
    this.#changed();
  }

  #channel(channel) {
    const known = this.channels.get(channel.id) ?? {};
    this.channels.set(channel.id, { ...known, ...named(channel) });
    if (!known.id && !channel.last_message_id) this.read[channel.id] ??= channel.id;
    this.#changed();
  }

  #forget(channel) {
    this.channels.delete(channel.id);
    this.conversations.delete(channel.id);
    this.#changed();
  }

  #member(member) {
    this.users.set(member.user.id, { ...member.user, nick: member.nick });
    this.#changed();
  }

  #set(locale, takesDirect) {
    this.takesDirect = takesDirect;
    this.#speak(locale);
    this.#changed();
  }

  #speak(locale) {
    if (locale === this.locale) return;
    this.locale = locale;
    this.#reindex();
  }

  #reindex() {
    this.#indexes.clear();
    this.dispatchEvent(new Event("index"));
    this.#changed();
  }

  #modal(modal) {
    this.#settle(modal.nonce, { modal });
  }
}

/** A conversation with one other person has that person's name. */
function named(channel) {
  const other = channel.type === DIRECT ? channel.recipients?.[0] : null;
  return other ? { ...channel, name: other.global_name ?? other.username } : channel;
}

/** Messages as fetched, corrected by what was heard while they were on their way (null: deleted). */
function merged(fetched, meanwhile) {
  const all = new Map(fetched.map((message) => [message.id, message]));
  for (const [id, message] of meanwhile) {
    if (message) all.set(id, message);
    else all.delete(id);
  }
  return [...all.values()].sort((a, b) => order(a.id, b.id));
}
