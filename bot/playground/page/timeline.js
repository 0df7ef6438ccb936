/** The messages of one channel, drawn anew only where something changed. */

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { draftRow, isContinued, messageRow } from "./message.js";
import { order } from "./snowflakes.js";
import { locale, say } from "./words.js";

const NEAR = 60;

export class Timeline {
  #scene = null;
  #rows = new Map();
  #since = null;
  #pinned = true;
  #below = 0;
  #top = 0;

  constructor() {
    this.list = el("ol", { class: "messages", role: "list" });
    this.start = el("div", { class: "beginning" });
    this.count = el("span", {});
    this.jump = el(
      "button",
      { class: "jump", type: "button", hidden: true, onclick: () => this.toBottom(true) },
      this.count,
      icon("down"),
    );
    this.scroller = el("div", { class: "scroller", tabindex: "0", role: "region" }, this.start, this.list);
    this.node = el("div", { class: "timeline" }, this.scroller, this.jump);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#pinned && this.toBottom()).observe(this.list);
    new ResizeObserver(() => this.#pinned && this.toBottom()).observe(this.scroller);
  }

  /** Whether the newest message is in sight. */
  get atBottom() {
    return this.#pinned;
  }

  /** Draws the conversation as `scene.person` sees it; `scene.key` names person, channel and language. */
  show(scene) {
    if (this.#scene?.key !== scene.key) this.#begin(scene);
    this.#scene = scene;
    this.scroller.setAttribute("aria-label", say("timeline.label", { name: scene.channelLabel }));
    this.#opening(scene);
    this.#reconcile(this.#wanted(scene));
    if (this.#pinned) this.toBottom();
  }

  /** Counts a message that arrived out of sight. */
  arrived() {
    if (this.#pinned) return;
    this.#below += 1;
    this.#offerJump();
  }

  /** Goes to what arrives next: an answer one has asked for. */
  follow() {
    this.#pinned = true;
  }

  toBottom(smooth = false) {
    this.#pinned = true;
    this.#below = 0;
    const newest = this.list.lastElementChild;
    const tall = newest && newest.offsetHeight > this.scroller.clientHeight;
    const start = tall ? newest.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top : 0;
    const top = tall ? this.scroller.scrollTop + start : this.scroller.scrollHeight; // one reads from the beginning
    this.#top = Math.min(this.#top, top);
    this.scroller.scrollTo({ top, behavior: smooth ? glide() : "instant" });
    this.#offerJump();
  }

  /** Scrolls to a message and lets it flash. */
  seek(id) {
    const row = this.list.querySelector(`[data-id="${id}"]`);
    if (!row) return;
    this.#pinned = false;
    row.scrollIntoView({ block: "center", behavior: "instant" });
    row.classList.add("sought");
    row.addEventListener("animationend", () => row.classList.remove("sought"), { once: true });
  }

  #begin(scene) {
    const sameTalk = this.#scene && this.#scene.channelId === scene.channelId && this.#scene.person === scene.person;
    this.#rows.clear();
    this.list.replaceChildren();
    if (sameTalk) return;
    const { unread } = scene.person.standing(scene.channelId);
    this.#since = unread ? (scene.person.read[scene.channelId] ?? "0") : null;
    this.#pinned = true;
    this.#below = 0;
  }

  #opening({ talk, channelLabel }) {
    const state = talk.loaded ? (talk.whole ? "whole" : "more") : "loading";
    const key = `${state} ${locale()} ${channelLabel}`;
    if (this.start.dataset.key === key) return;
    this.start.dataset.key = key;
    if (state === "loading") this.start.replaceChildren(el("p", { class: "waiting" }, say("timeline.loading")));
    else if (state === "more")
      this.start.replaceChildren(
        el("button", { class: "plain", type: "button", onclick: () => this.#older() }, say("timeline.older")),
      );
    else
      this.start.replaceChildren(
        el("h2", {}, channelLabel),
        el("p", {}, say("timeline.beginning", { name: channelLabel })),
      );
  }

  #wanted(scene) {
    const rows = [];
    let before = null;
    let divided = false;
    for (const message of scene.talk.messages) {
      const day = new Date(message.timestamp).toDateString();
      if (!before || new Date(before.timestamp).toDateString() !== day) {
        rows.push({ key: `day ${day}`, source: day, draw: () => this.#day(message.timestamp) });
        before = null;
      }
      if (!divided && this.#since && order(message.id, this.#since) > 0 && message.author.id !== scene.person.id) {
        divided = true;
        rows.push({
          key: "new",
          source: "new",
          draw: () => el("li", { class: "divider fresh", role: "separator" }, el("span", {}, say("timeline.new"))),
        });
        before = null;
      }
      const continued = isContinued(message, before);
      rows.push({
        key: `${message.id} ${continued}`,
        source: message,
        draw: () => messageRow(message, scene, { continued }),
      });
      before = message;
    }
    for (const draft of scene.talk.drafts)
      rows.push({ key: `draft ${draft.nonce} ${draft.state}`, source: draft, draw: () => draftRow(draft, scene) });
    return rows;
  }

  #day(timestamp) {
    const words = new Intl.DateTimeFormat(locale(), { dateStyle: "full" }).format(new Date(timestamp));
    return el("li", { class: "divider", role: "separator" }, el("span", {}, words));
  }

  #reconcile(rows) {
    const anchor = this.#pinned ? null : this.#anchor();
    const kept = new Map();
    const focus = this.#focused();
    let cursor = this.list.firstElementChild;
    for (const row of rows) {
      const known = this.#rows.get(row.key);
      const node = known?.source === row.source ? known.node : row.draw();
      if (known && known.node !== node) keepPictures(known.node, node);
      kept.set(row.key, { source: row.source, node });
      if (node === cursor) cursor = cursor.nextElementSibling;
      else if (known && known.node === cursor) {
        cursor = cursor.nextElementSibling;
        known.node.replaceWith(node);
      } else this.list.insertBefore(node, cursor);
    }
    for (const [key, { node }] of this.#rows) if (kept.get(key)?.node !== node) node.remove();
    this.#rows = kept;
    if (focus) this.#refocus(focus);
    if (anchor) this.#hold(anchor, focus);
  }

  /** Keeps a message where it stands; one that answers what was pressed in it begins in sight, as that is read first. */
  #hold({ id, top, edge }, focus) {
    const now = this.list.querySelector(`[data-id="${id}"]`);
    if (!now) return;
    const answers = focus?.id === id && !focus.control.isConnected;
    this.scroller.scrollTop += now.getBoundingClientRect().top - (answers ? Math.max(top, edge) : top);
  }

  /** The first message in sight and where it stands, to keep it there when something above changes. */
  #anchor() {
    const edge = this.scroller.getBoundingClientRect().top;
    for (const node of this.list.children) {
      const { top, bottom } = node.getBoundingClientRect();
      if (bottom > edge && node.dataset.id) return { id: node.dataset.id, top, edge };
    }
    return null;
  }

  #focused() {
    const control = document.activeElement?.closest?.(".messages [data-id] *") ? document.activeElement : null;
    if (!control) return null;
    const row = control.closest("[data-id]");
    return { control, id: row.dataset.id, name: control.dataset.control, n: controls(row).indexOf(control) };
  }

  #refocus({ control, id, name, n }) {
    if (control.isConnected) return;
    const row = this.list.querySelector(`[data-id="${id}"]`);
    if (!row) return;
    const all = controls(row);
    const again = all.find((one) => name && one.dataset.control === name) ?? all[Math.min(n, all.length - 1)] ?? row;
    again.focus({ preventScroll: true });
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Only going up lets go of the bottom: pictures that grow below must not.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#pinned = true;
    else if (scrollTop < this.#top) this.#pinned = false;
    this.#top = scrollTop;
    if (this.#pinned) {
      this.#below = 0;
      this.#scene?.seen();
    }
    if (scrollTop < 200 && this.#scene?.talk.loaded) this.#older();
    this.#offerJump();
  }

  #older() {
    if (!this.#scene.talk.whole) this.#scene.older();
  }

  #offerJump() {
    this.jump.hidden = this.#pinned;
    this.count.textContent = this.#below ? say("timeline.below", { n: this.#below }) : say("timeline.bottom");
  }
}

function glide() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

function controls(row) {
  return [...row.querySelectorAll("button:not(:disabled), a[href], input, textarea")];
}

/** A redrawn message keeps the pictures it already had, so that they do not flicker. */
function keepPictures(old, fresh) {
  const had = new Map([...old.querySelectorAll(".picture img")].map((image) => [image.src, image]));
  for (const image of fresh.querySelectorAll(".picture img")) {
    const same = had.get(image.src);
    if (!same || same.closest(".broken")) continue;
    same.alt = image.alt;
    image.replaceWith(same);
    had.delete(image.src);
  }
}
