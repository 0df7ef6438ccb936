/** Where one writes: words, or a command with its options. */

import { addressed, KIND, leaves, matching, spoken, written } from "./commands.js";
import { el } from "./dom.js";
import { Field } from "./field.js";
import { icon } from "./icons.js";
import { Unanswered } from "./person.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./words.js";

const DEBOUNCE = 200;
const TALLEST = 180;
const NARROW = "(max-width: 600px)";
const TYPED = [KIND.STRING, KIND.INTEGER, KIND.NUMBER];

export class Composer {
  #scene = null;
  #all = null;
  #isEarly = false;
  #leaf = null;
  #fields = [];
  #timer = 0;
  #ticket = 0;

  constructor() {
    this.suggestions = new Suggestions();
    this.box = el("textarea", {
      class: "words",
      rows: "1",
      maxlength: "2000",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.suggestions.list.id,
      autocomplete: "off",
    });
    this.command = el("div", { class: "command", hidden: true });
    this.slash = el("button", { class: "round slash", type: "button" }, icon("slash"));
    this.send = el("button", { class: "round send", type: "submit" }, icon("send"));
    const line = el("div", { class: "composer-line" }, this.slash, this.box, this.command, this.send);
    this.node = el("form", { class: "composer" }, this.suggestions.node, line);
    this.#listen();
  }

  /** Writes as that person in that channel from now on; what is unfinished is dropped on the way to another place. */
  async show(scene) {
    if (this.#scene?.key !== scene.key) this.#leaveFor(scene);
    this.#scene = scene;
    this.#name(scene.channelLabel);
    const commands = await scene.commands().catch(() => []);
    if (this.#scene === scene) this.#learn(commands);
  }

  /** Knows the commands from now on, and goes on with one that was typed before. */
  #learn(commands) {
    const isEarly = this.#isEarly;
    this.#all = leaves(commands);
    this.#isEarly = false;
    if (!this.#leaf && this.box.value.startsWith("/")) this.#typed();
    if (isEarly) this.#submit();
  }

  focus() {
    (this.#leaf ? (this.#fields[0]?.input ?? this.send) : this.box).focus();
  }

  /** Lists the commands. */
  start(typed = "/") {
    this.#clear();
    this.box.value = typed;
    this.box.focus();
    this.#typed();
  }

  /** Begins a command by its name, as if it had been typed. */
  begin(name) {
    const leaf = this.#all?.find((one) => one.name === name || one.label === name);
    if (leaf) this.#choose(leaf);
    else this.start(`/${name}`);
  }

  #leaveFor(scene) {
    this.#clear();
    if (this.#scene?.person !== scene.person) this.#all = null;
    this.#isEarly = false;
  }

  #name(name) {
    const short = matchMedia(NARROW).matches;
    this.box.placeholder = short ? say("composer.placeholder-short") : say("composer.placeholder", { name });
    this.box.setAttribute("aria-label", say("composer.label", { name }));
    this.slash.setAttribute("aria-label", say("composer.commands"));
    this.slash.title = say("composer.commands");
    this.send.setAttribute("aria-label", say("composer.send"));
    this.suggestions.list.setAttribute("aria-label", say("composer.suggestions"));
  }

  #listen() {
    this.box.addEventListener("input", () => this.#typed());
    this.box.addEventListener("keydown", (event) => this.#boxKey(event));
    this.command.addEventListener("keydown", (event) => this.#fieldKey(event));
    this.send.addEventListener("keydown", (event) => this.#sendKey(event));
    this.slash.addEventListener("click", () => this.start());
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.#hide();
    });
  }

  #clear() {
    this.#leaf = null;
    this.#fields = [];
    this.box.value = "";
    this.#show(this.box);
    this.command.replaceChildren();
    this.#hide();
    this.#grow();
  }

  #show(shown) {
    this.box.hidden = this.slash.hidden = shown !== this.box;
    this.command.hidden = shown !== this.command;
  }

  #hide() {
    this.#supersede();
    this.suggestions.hide();
  }

  /** Whatever was asked before is no longer waited for; the ticket of what is asked now. */
  #supersede() {
    clearTimeout(this.#timer);
    return ++this.#ticket;
  }

  // Words ---------------------------------------------------------------------------------------------------------

  #typed() {
    this.#grow();
    const text = this.box.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.#hide();
    if (!this.#all) return this.suggestions.offer([], { about: "…", anchor: this.box });
    const found = addressed(this.#all, text.slice(1));
    if (found) return this.#choose(found.leaf, found.rest);
    const lines = matching(this.#all, text.slice(1), this.#scene.talk()).map((leaf) => this.#commandLine(leaf));
    const about = lines.length ? say("composer.commands-about") : say("composer.no-command", { name: text });
    this.suggestions.offer(lines, { about, anchor: this.box, first: true });
  }

  #commandLine(leaf) {
    const mark = leaf.label === leaf.name ? "" : `/${leaf.name}`;
    return { label: `/${leaf.label}`, description: leaf.about, mark, take: () => this.#choose(leaf) };
  }

  #grow() {
    this.box.style.height = "auto";
    this.box.style.height = `${Math.min(this.box.scrollHeight, TALLEST)}px`;
  }

  #boxKey(event) {
    if (event.isComposing || this.suggestions.arrows(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Tab" && this.suggestions.pick()) event.preventDefault();
    else if (event.key === "Escape") this.#hide();
  }

  // A command -----------------------------------------------------------------------------------------------------

  #choose(leaf, rest = "") {
    this.#clear();
    this.#leaf = leaf;
    this.#show(this.command);
    this.command.append(this.#commandName(leaf), el("div", { class: "command-fields" }));
    leaf.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#renewMore();
    this.#fill(rest.trim());
    const first = this.#fields[0]?.input ?? this.more;
    (first ?? this.send).focus();
    if (!first) this.#explain();
  }

  #commandName(leaf) {
    const label = say("command.leave", { name: `/${leaf.label}` });
    const leave = () => {
      this.#clear();
      this.box.focus();
    };
    return el(
      "button",
      { class: "command-name", type: "button", "aria-label": label, onclick: leave },
      `/${leaf.label}`,
      icon("close"),
    );
  }

  #leave() {
    this.start(`/${this.#leaf.label}`);
  }

  /** Puts words typed after the command into the options they name (`level:easy`), the others into the first option that
   * takes words. */
  #fill(rest) {
    let option = this.#leaf.options.find((one) => TYPED.includes(one.type));
    for (const [space, word] of [...rest.matchAll(/(\s*)(\S+)/g)].map(([, ...parts]) => parts)) {
      const [named, value] = this.#called(word);
      option = named ?? option;
      if (!option) return;
      const { input } = this.#fields.find((one) => one.option === option) ?? this.#add(option);
      input.value = named ? value : input.value + (input.value && space) + word;
    }
  }

  /** The option that words begin with, as in `level:easy`, and what they give it. */
  #called(words) {
    const [, name, value] = words.match(/^\s*([^\s:：]+)[:：]\s*(.*)$/) ?? [];
    return [this.#leaf.options.find((one) => name && names(one).includes(name.toLocaleLowerCase())), value];
  }

  #add(option) {
    const listId = this.suggestions.list.id;
    const field = new Field(option, { scene: this.#scene, listId, entered: (one) => this.#enter(one) });
    this.#fields.push(field);
    this.command.querySelector(".command-fields").append(field.node);
    this.#renewMore();
    return field;
  }

  #drop(field) {
    this.#fields = this.#fields.filter((one) => one !== field);
    field.node.remove();
    this.#renewMore();
    this.more.focus();
  }

  get more() {
    return this.command.querySelector(".command-more");
  }

  /** The place where further options are picked, if there are any. */
  #renewMore() {
    this.more?.remove();
    const left = this.#left.length;
    if (!left) return;
    const input = el("input", {
      class: "command-more",
      type: "text",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": this.suggestions.list.id,
      "aria-label": say("command.more", { n: left }),
      autocomplete: "off",
      placeholder: say("command.more", { n: left }),
    });
    input.addEventListener("focus", () => this.#offerOptions(input));
    input.addEventListener("input", () => this.#offerOptions(input));
    this.command.append(input);
  }

  get #left() {
    return this.#leaf.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #offerOptions(input) {
    this.#supersede();
    const [named, value] = this.#called(input.value);
    if (this.#left.includes(named)) return this.#begin(named, value);
    const wanted = input.value.trim().toLocaleLowerCase();
    const fitting = this.#left.filter((option) => names(option).some((name) => name.includes(wanted)));
    const lines = fitting.map((option) => ({
      label: spoken(option, "name"),
      description: spoken(option, "description"),
      take: () => this.#add(option).input.focus(),
    }));
    if (wanted && !fitting.length) return this.#astray(input);
    const about = say("command.more-about", { name: `/${this.#leaf.label}` });
    this.suggestions.offer(lines, { about, anchor: input, first: wanted !== "" });
  }

  /** Words that name no option: the only one left takes them if it takes words; else they are said to name none. */
  #astray(input) {
    const words = input.value.trim();
    const [only, ...others] = this.#left;
    const about = say("command.no-option", { name: words });
    if (others.length || !TYPED.includes(only.type)) return this.suggestions.offer([], { about, anchor: input });
    return this.#begin(only, words);
  }

  /** Goes on typing in an option of its own. */
  #begin(option, words) {
    const { input } = this.#add(option);
    input.value = words;
    input.focus();
    input.dispatchEvent(new Event("input"));
  }

  /** Says what an option wants and offers what it can be. */
  #enter(field) {
    const ticket = this.#supersede();
    if (field.option.autocomplete) this.#complete(field, ticket);
    else this.#offer(field, field.fitting, { first: field.value === undefined });
  }

  #offer(field, choices, { first = false, note = "" } = {}) {
    const lines = choices.map((choice) => ({ ...choice, take: () => this.#take(field, choice) }));
    this.suggestions.offer(lines, { about: field.about(note), anchor: field.input, first });
  }

  /** Asks the bot what may come next, once one stops typing. */
  #complete(field, ticket) {
    this.#offer(field, [], { note: "…" });
    this.#timer = setTimeout(async () => {
      const choices = await this.#asked(field);
      if (ticket !== this.#ticket) return;
      if (choices) this.#offerCompletions(field, choices);
      else this.#offer(field, [], { note: say("composer.no-suggestions") });
    }, DEBOUNCE);
  }

  async #asked(field) {
    const others = this.#fields.filter((one) => one !== field && one.isAnswered && !one.isFile && !one.fault);
    const given = [...others.map((one) => one.given()), field.focused];
    try {
      return (await this.#scene.interact(4, written(this.#leaf, given))).choices ?? [];
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return null;
    }
  }

  #offerCompletions(field, choices) {
    const lines = choices.map((choice) => ({ ...field.line(choice), suggested: true }));
    const note = say(lines.length ? "composer.tab" : "composer.nothing-fits");
    this.#offer(field, lines, { first: !field.isAnswered && field.option.required, note });
  }

  #take(field, choice) {
    const isGrowing = field.take(choice);
    if (!isGrowing) return this.#next(field);
    field.input.focus();
    this.#enter(field);
  }

  #next(field) {
    const open = this.#fields.find((one) => one !== field && one.option.required && !one.isAnswered);
    this.#hide();
    (open?.input ?? this.more ?? this.send).focus();
  }

  #fieldKey(event) {
    if (event.isComposing || this.suggestions.arrows(event)) return;
    const field = this.#fields.find((one) => one.input === event.target);
    const isInput = event.target.tagName === "INPUT";
    if (event.key === "Enter" && isInput) this.#submit();
    else if (event.key === "Escape") this.#escape();
    else if (event.key === "Backspace" && isInput && event.target.value === "") this.#back(field);
    else if (event.key !== "Tab" || event.shiftKey || !this.#isCompletable(field) || !this.suggestions.pick()) return;
    event.preventDefault();
  }

  /** A command without options leaves one at its button. */
  #sendKey(event) {
    if (!this.#leaf || !["Escape", "Backspace"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === "Escape") this.#escape();
    else this.#back();
  }

  /** Whether Tab takes a suggestion; else it goes on to the next field. */
  #isCompletable(field) {
    const { lines, moved, hasActive } = this.suggestions;
    if (moved) return hasActive;
    if (field?.option.autocomplete) return lines.length > 0 && String(lines[0].value) !== field.input.value;
    return hasActive && field?.value === undefined;
  }

  #escape() {
    if (this.suggestions.isOpen) this.#hide();
    else this.#leave();
  }

  #back(field) {
    if (field && !field.option.required) this.#drop(field);
    else if (!field && this.#fields.length) this.#fields.at(-1).input.focus();
    else this.#leave();
  }

  #explain() {
    const about = [el("strong", {}, `/${this.#leaf.label}`), el("span", {}, this.#leaf.about)];
    this.suggestions.offer([], {
      about: [...about, el("span", { class: "note" }, say("command.ready"))],
      anchor: this.send,
    });
  }

  // Sending -------------------------------------------------------------------------------------------------------

  #submit() {
    if (!this.#leaf) return this.#say();
    if (this.#isOffered) return this.suggestions.pick();
    if (this.more?.value.trim()) return this.#offerOptions(this.more);
    this.#fields.forEach((field) => field.settle());
    const wrong = this.#fields.filter((field) => field.fault);
    wrong.forEach((field) => field.complain(field.fault));
    if (wrong.length) return wrong[0].input.focus();
    return this.#run();
  }

  /** Whether Enter takes the marked suggestion instead of sending. */
  get #isOffered() {
    if (!this.suggestions.hasActive) return false;
    const field = this.#fields.find((one) => one.input === document.activeElement);
    const isPicking = document.activeElement === this.more && this.more.value !== "";
    return this.suggestions.moved || isPicking || (field && field.value === undefined);
  }

  #say() {
    const text = this.box.value.trim();
    if (text.startsWith("/") && !this.#all) return (this.#isEarly = true);
    if (text.startsWith("/") && this.suggestions.isOpen) return this.suggestions.pick();
    if (!text) return null;
    this.#clear();
    return this.#scene.say(text);
  }

  #run() {
    const answered = this.#fields.filter((field) => field.isAnswered);
    const files = answered.filter((field) => field.isFile).map((field) => field.file);
    const attachments = files.map((file, n) => ({ id: String(n), filename: file.name }));
    const content = written(
      this.#leaf,
      answered.map((field) => field.given(files)),
    );
    if (files.length) content.attachments = attachments;
    const label = [`/${this.#leaf.label}`, ...answered.map((field) => field.shown)].join("  ");
    this.#clear();
    this.box.focus();
    return this.#scene.run(label, content, files);
  }
}

/** What an option may be called, in small letters. */
function names(option) {
  return [spoken(option, "name"), option.name].map((name) => name.toLocaleLowerCase());
}
