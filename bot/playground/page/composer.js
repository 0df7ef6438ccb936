/** Where one writes: words, or a command with its options. */

import { addressed, fault, KIND, leaves, matching, spoken, valued, written } from "./commands.js";
import { el, freshId } from "./dom.js";
import { fileField } from "./files.js";
import { icon } from "./icons.js";
import { line } from "./listbox.js";
import { Unanswered } from "./person.js";
import { say } from "./words.js";

const DEBOUNCE = 200;
const NARROW = "(max-width: 600px)";
/** Options that name somebody or something, and the select that offers the same. */
const ENTITIES = { [KIND.USER]: 5, [KIND.CHANNEL]: 8, [KIND.ROLE]: 6, [KIND.MENTIONABLE]: 7 };

export class Composer {
  #scene = null;
  #all = [];
  #leaf = null;
  #fields = [];
  #lines = [];
  #active = -1;
  #moved = false;
  #timer = 0;
  #ticket = 0;

  constructor() {
    this.box = el("textarea", { class: "words", rows: "1", maxlength: "2000", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off" });
    this.command = el("div", { class: "command", hidden: true });
    this.list = el("ul", { class: "options", role: "listbox", id: "suggestions" });
    this.about = el("div", { class: "suggestions-about" });
    this.popup = el("div", { class: "suggestions", hidden: true }, this.about, this.list);
    this.slash = el("button", { class: "round slash", type: "button" }, icon("slash"));
    this.send = el("button", { class: "round send", type: "submit" }, icon("send"));
    this.node = el("form", { class: "composer" }, this.popup, el("div", { class: "composer-line" }, this.slash, this.box, this.command, this.send));
    this.box.setAttribute("aria-controls", this.list.id);
    this.#listen();
  }

  /** Writes as that person in that channel from now on; an unfinished command is kept only in its own channel. */
  async show(scene) {
    const elsewhere = this.#scene?.key !== scene.key;
    this.#scene = scene;
    if (elsewhere) this.#clear();
    this.box.placeholder = matchMedia(NARROW).matches ? say("composer.placeholder-short") : say("composer.placeholder", { name: scene.channelName });
    this.box.setAttribute("aria-label", say("composer.label", { name: scene.channelName }));
    this.slash.setAttribute("aria-label", say("composer.commands"));
    this.slash.title = say("composer.commands");
    this.send.setAttribute("aria-label", say("composer.send"));
    this.list.setAttribute("aria-label", say("composer.suggestions"));
    const commands = await scene.commands().catch(() => []);
    if (this.#scene === scene) this.#all = leaves(commands);
  }

  focus() {
    (this.#leaf ? this.#fields[0]?.input ?? this.send : this.box).focus();
  }

  /** Lists the commands. */
  start() {
    this.#clear();
    this.box.value = "/";
    this.box.focus();
    this.#typed();
  }

  /** Begins a command by its name, as if it had been typed. */
  begin(name) {
    this.#clear();
    const leaf = this.#all.find((one) => one.name === name || one.label === name) ?? this.#all.find((one) => one.name.startsWith(`${name} `));
    if (leaf?.name === name || leaf?.label === name) return this.#choose(leaf);
    this.box.value = `/${name}`;
    this.box.focus();
    this.#typed();
  }

  #listen() {
    this.box.addEventListener("input", () => this.#typed());
    this.box.addEventListener("keydown", (event) => this.#boxKey(event));
    this.command.addEventListener("keydown", (event) => this.#fieldKey(event));
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.slash.addEventListener("click", () => this.start());
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.#hide();
    });
    this.popup.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  #clear() {
    this.#leaf = null;
    this.#fields = [];
    this.box.value = "";
    this.box.hidden = false;
    this.slash.hidden = false;
    this.command.hidden = true;
    this.command.replaceChildren();
    this.#hide();
    this.#grow();
  }

  // Words ---------------------------------------------------------------------------------------------------------

  #typed() {
    this.#grow();
    const text = this.box.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.#hide();
    const found = addressed(this.#all, text.slice(1));
    if (found) return this.#choose(found.leaf, found.rest);
    const fitting = matching(this.#all, text.slice(1));
    this.#offer(
      fitting.map((leaf) => ({ label: `/${leaf.label}`, description: leaf.about, mark: leaf.label === leaf.name ? "" : `/${leaf.name}`, take: () => this.#choose(leaf) })),
      { about: fitting.length ? say("composer.commands-about") : say("composer.no-command", { name: text }), first: true, anchor: this.box },
    );
  }

  #grow() {
    this.box.style.height = "auto";
    this.box.style.height = `${Math.min(this.box.scrollHeight, 180)}px`;
  }

  #boxKey(event) {
    if (this.#arrows(event) || event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Tab" && this.#pick()) event.preventDefault();
    else if (event.key === "Escape") this.#hide();
  }

  // A command -----------------------------------------------------------------------------------------------------

  #choose(leaf, rest = "") {
    this.#clear();
    this.#leaf = leaf;
    this.box.hidden = true;
    this.slash.hidden = true;
    this.command.hidden = false;
    const name = el("button", { class: "command-name", type: "button", "aria-label": say("command.leave", { name: `/${leaf.label}` }), onclick: () => this.#leave() }, `/${leaf.label}`, icon("close"));
    this.command.append(name, el("div", { class: "command-fields" }));
    leaf.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#more();
    this.#fill(rest.trim());
    const first = this.#fields[0]?.input ?? this.command.querySelector(".command-more");
    (first ?? this.send).focus();
    if (!first) this.#explain();
  }

  #leave() {
    const name = this.#leaf?.label ?? "";
    this.#clear();
    this.box.value = name ? `/${name}` : "";
    this.box.focus();
    this.#typed();
  }

  /** Puts words typed after the command into the first option that takes words. */
  #fill(rest) {
    if (!rest) return;
    const option = this.#leaf.options.find((one) => [KIND.STRING, KIND.INTEGER, KIND.NUMBER].includes(one.type));
    if (!option) return;
    const field = this.#fields.find((one) => one.option === option) ?? this.#add(option);
    field.input.value = rest;
  }

  #add(option) {
    const id = freshId("option-field");
    const attachment = option.type === KIND.ATTACHMENT;
    const picker = attachment ? fileField({ id }) : null;
    const input = picker?.input ?? el("input", { id, type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.list.id, autocomplete: "off", spellcheck: "false", size: "6" });
    const error = el("span", { class: "field-error", id: `${id}-error`, role: "alert" });
    const node = el("div", { class: `command-field ${attachment ? "with-file" : ""}` }, el("label", { for: id }, spoken(option, "name")), picker?.node ?? input, error);
    const field = { option, input, error, node, value: undefined };
    input.setAttribute("aria-describedby", error.id);
    input.addEventListener("focus", () => this.#enter(field));
    input.addEventListener("input", () => {
      field.value = undefined;
      this.#size(field);
      this.#complain(field, null);
      this.#enter(field);
    });
    input.addEventListener("blur", () => this.#settle(field));
    this.#fields.push(field);
    this.command.querySelector(".command-fields").append(node);
    this.#more();
    return field;
  }

  #more() {
    this.command.querySelector(".command-more")?.remove();
    const left = this.#left();
    if (!left.length) return;
    const input = el("input", { class: "command-more", type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": this.list.id, autocomplete: "off", placeholder: say("command.more", { n: left.length }), "aria-label": say("command.more", { n: left.length }) });
    input.addEventListener("focus", () => this.#offerOptions(input));
    input.addEventListener("input", () => this.#offerOptions(input));
    this.command.append(input);
  }

  #left() {
    return (this.#leaf?.options ?? []).filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #offerOptions(input) {
    const wanted = input.value.trim().toLocaleLowerCase();
    const fitting = this.#left().filter((option) => spoken(option, "name").toLocaleLowerCase().includes(wanted) || option.name.includes(wanted));
    const take = (option) => this.#add(option).input.focus();
    this.#offer(
      fitting.map((option) => ({ label: spoken(option, "name"), description: spoken(option, "description"), take: () => take(option) })),
      { about: say("command.more-about", { name: `/${this.#leaf.label}` }), first: Boolean(wanted), anchor: input },
    );
  }

  /** Says what an option wants and offers what it can be. */
  #enter(field) {
    clearTimeout(this.#timer);
    this.#ticket += 1;
    const { option } = field;
    if (option.autocomplete) return this.#complete(field);
    const wanted = field.value === undefined ? field.input.value.trim().toLocaleLowerCase() : "";
    const fitting = this.#choices(option).filter((choice) => choice.label.toLocaleLowerCase().includes(wanted) || String(choice.value).toLocaleLowerCase() === wanted);
    this.#offerChoices(field, fitting, { first: field.value === undefined && option.type !== KIND.ATTACHMENT });
  }

  #offerChoices(field, choices, { first, note = "" }) {
    this.#offer(
      choices.map((choice) => ({ ...choice, take: () => this.#take(field, choice) })),
      { about: this.#describe(field.option, note), first, anchor: field.input },
    );
  }

  #choices(option) {
    if (option.choices?.length) return option.choices.map((choice) => ({ label: spoken(choice, "name", this.#scene.locale), value: choice.value }));
    if (option.type === KIND.BOOLEAN) return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
    return ENTITIES[option.type] ? this.#scene.entities({ type: ENTITIES[option.type], channel_types: option.channel_types }) : [];
  }

  #describe(option, note) {
    const range = option.min_value !== undefined && option.max_value !== undefined ? `${option.min_value}–${option.max_value}` : "";
    return [
      el("strong", {}, spoken(option, "name")),
      el("span", {}, spoken(option, "description")),
      range ? el("span", { class: "range" }, range) : null,
      option.required ? el("span", { class: "required" }, say("required")) : null,
      note ? el("span", { class: "note" }, note) : null,
    ].filter(Boolean);
  }

  #complete(field) {
    const ticket = this.#ticket;
    this.#offerChoices(field, [], { first: false, note: "…" });
    this.#timer = setTimeout(async () => {
      const content = written(this.#leaf, this.#given(field));
      try {
        const { choices } = await this.#scene.interact(4, content);
        if (ticket === this.#ticket) this.#offerCompletions(field, choices ?? []);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (ticket === this.#ticket) this.#offerChoices(field, [], { first: false, note: say("composer.no-suggestions") });
      }
    }, DEBOUNCE);
  }

  #offerCompletions(field, choices) {
    const lines = choices.map((choice) => ({ label: spoken(choice, "name", this.#scene.locale), value: choice.value, again: true }));
    this.#offerChoices(field, lines, { first: field.input.value === "" && field.option.required, note: say(lines.length ? "composer.tab" : "composer.nothing-fits") });
  }

  /** What is typed so far; `focused` is the field whose suggestions are wanted. */
  #given(focused = null) {
    return this.#fields
      .filter((field) => field === focused || field.input.value.trim() !== "")
      .map((field) => ({
        type: field.option.type,
        name: field.option.name,
        value: field === focused ? field.input.value : valued(field.option, { text: field.input.value.trim(), value: field.value }),
        ...(field === focused ? { focused: true } : {}),
      }));
  }

  #take(field, choice) {
    const value = String(choice.value);
    field.value = choice.value;
    // A suggestion that begins with what will be sent goes on as that, so that one can type on from it.
    const growing = choice.again && choice.label.startsWith(value);
    field.input.value = growing ? value : choice.label;
    if (growing && field.option.type === KIND.STRING) field.value = undefined;
    this.#size(field);
    this.#complain(field, null);
    if (growing) {
      field.input.focus();
      this.#enter(field);
    } else this.#next(field);
  }

  #next(field) {
    const open = this.#fields.find((one) => one !== field && one.option.required && !this.#answered(one));
    const target = open?.input ?? this.command.querySelector(".command-more") ?? this.send;
    this.#hide();
    target.focus();
  }

  #answered(field) {
    return field.option.type === KIND.ATTACHMENT ? field.input.files.length > 0 : field.input.value.trim() !== "";
  }

  #size(field) {
    if (field.option.type !== KIND.ATTACHMENT) field.input.size = Math.min(40, Math.max(6, [...field.input.value].length + 2));
  }

  /** Takes a choice typed out in full, and says what is wrong once the field is left. */
  #settle(field) {
    if (!field.node.isConnected) return;
    if (field.value === undefined && !field.option.autocomplete) {
      const typed = field.input.value.trim().toLocaleLowerCase();
      const named = typed ? this.#choices(field.option).find((choice) => choice.label.toLocaleLowerCase() === typed || String(choice.value).toLocaleLowerCase() === typed) : null;
      if (named) field.value = named.value;
    }
    const problem = this.#fault(field);
    if (problem?.[0] !== "missing") this.#complain(field, problem);
  }

  #fault(field) {
    return fault(field.option, { text: field.input.value, value: field.value, file: field.input.files?.[0] });
  }

  #complain(field, problem) {
    field.error.textContent = problem ? say(...problem) : "";
    field.node.classList.toggle("wrong", Boolean(problem));
    field.input.setAttribute("aria-invalid", String(Boolean(problem)));
  }

  #fieldKey(event) {
    if (this.#arrows(event) || event.isComposing) return;
    const field = this.#fields.find((one) => one.input === event.target);
    if (event.key === "Enter" && event.target.tagName === "INPUT") {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Tab" && !event.shiftKey && this.#isCompletable(field)) {
      if (this.#pick()) event.preventDefault();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.popup.hidden) this.#leave();
      else this.#hide();
    } else if (event.key === "Backspace" && event.target.value === "" && event.target.type === "text") {
      event.preventDefault();
      this.#back(field);
    }
  }

  /** Whether Tab takes a suggestion; else it goes on to the next field. */
  #isCompletable(field) {
    if (this.#moved) return this.#active >= 0;
    if (field?.option.autocomplete) return this.#lines.length > 0 && String(this.#lines[0].value) !== field.input.value;
    return this.#active >= 0 && field?.value === undefined;
  }

  #back(field) {
    if (field && !field.option.required) this.#drop(field);
    else if (!field && this.#fields.length) this.#fields.at(-1).input.focus();
    else this.#leave();
  }

  #drop(field) {
    this.#fields = this.#fields.filter((one) => one !== field);
    field.node.remove();
    this.#more();
    (this.command.querySelector(".command-more") ?? this.send).focus();
  }

  #explain() {
    this.about.replaceChildren(el("strong", {}, `/${this.#leaf.label}`), el("span", {}, this.#leaf.about), el("span", { class: "note" }, say("command.ready")));
    this.list.replaceChildren();
    this.popup.hidden = false;
  }

  // Suggestions ---------------------------------------------------------------------------------------------------

  #offer(lines, { about, first, anchor }) {
    this.#lines = lines;
    this.#moved = false;
    this.about.replaceChildren(...(Array.isArray(about) ? about : [about]));
    const nodes = lines.map((one) => line(one));
    nodes.forEach((node, n) => node.addEventListener("click", () => lines[n].take()));
    this.list.replaceChildren(...nodes);
    this.popup.hidden = false;
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    this.#point(first && lines.length ? 0 : -1);
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#ticket += 1;
    this.#lines = [];
    this.#active = -1;
    this.popup.hidden = true;
    this.anchor?.setAttribute("aria-expanded", "false");
    this.anchor?.removeAttribute("aria-activedescendant");
  }

  #point(n) {
    const nodes = this.list.children;
    nodes[this.#active]?.classList.remove("active");
    this.#active = n;
    if (n < 0) return this.anchor?.removeAttribute("aria-activedescendant");
    nodes[n].classList.add("active");
    nodes[n].setAttribute("aria-selected", "true");
    nodes[n].scrollIntoView({ block: "nearest" });
    this.anchor?.setAttribute("aria-activedescendant", nodes[n].id);
  }

  #arrows(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.#lines.length || event.shiftKey) return false;
    event.preventDefault();
    this.#moved = true;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#point((from + step + this.#lines.length) % this.#lines.length);
    return true;
  }

  #pick() {
    const chosen = this.#lines[this.#active] ?? (this.#lines.length ? this.#lines[0] : null);
    chosen?.take();
    return Boolean(chosen);
  }

  // Sending -------------------------------------------------------------------------------------------------------

  #submit() {
    if (!this.#leaf) return this.#say();
    const field = this.#fields.find((one) => one.input === document.activeElement);
    const more = document.activeElement?.classList.contains("command-more");
    const offered = this.#active >= 0 && !this.popup.hidden && (this.#moved || (field && field.value === undefined) || (more && document.activeElement.value !== ""));
    if (offered) return this.#pick();
    this.#fields.forEach((one) => this.#settle(one));
    const wrong = this.#fields.filter((one) => this.#fault(one));
    wrong.forEach((one) => this.#complain(one, this.#fault(one)));
    if (wrong.length) return wrong[0].input.focus();
    return this.#run();
  }

  #say() {
    const text = this.box.value.trim();
    if (text.startsWith("/") && !this.popup.hidden) return this.#pick();
    if (!text) return null;
    this.#clear();
    return this.#scene.say(text);
  }

  #run() {
    const files = this.#fields.filter((field) => field.option.type === KIND.ATTACHMENT && field.input.files.length).map((field) => field.input.files[0]);
    const given = this.#fields.filter((field) => this.#answered(field)).map((field) => ({ type: field.option.type, name: field.option.name, value: this.#sent(field, files) }));
    const attachments = files.map((file, n) => ({ id: String(n), filename: file.name }));
    const content = { ...written(this.#leaf, given), ...(files.length ? { attachments } : {}) };
    const shown = this.#fields.filter((field) => this.#answered(field)).map((field) => `${spoken(field.option, "name")}: ${field.input.files?.[0]?.name ?? field.input.value}`);
    const label = [`/${this.#leaf.label}`, ...shown].join("  ");
    this.#clear();
    this.box.focus();
    return this.#scene.run(label, content, files);
  }

  #sent(field, files) {
    if (field.option.type === KIND.ATTACHMENT) return String(files.indexOf(field.input.files[0]));
    return valued(field.option, { text: field.input.value.trim(), value: field.value });
  }
}
