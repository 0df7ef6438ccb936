/** One option of a command while it is being filled in. */

import { fault, KIND, spoken, valued } from "./commands.js";
import { el, freshId } from "./dom.js";
import { fileField } from "./files.js";
import { say } from "./words.js";

/** Options that name somebody or something, and the select that offers the same. */
const ENTITIES = { [KIND.USER]: 5, [KIND.CHANNEL]: 8, [KIND.ROLE]: 6, [KIND.MENTIONABLE]: 7 };

export class Field {
  /** The choice that was taken; undefined while only something is typed. */
  value = undefined;

  /** `scene` knows who writes; `listId` is the list of suggestions; `entered` is called when suggestions are wanted. */
  constructor(option, { scene, listId, entered }) {
    const id = freshId("option-field");
    const picker = this.#isFile(option) ? fileField({ id }) : null;
    this.option = option;
    this.scene = scene;
    this.input = picker?.input ?? words(id, listId);
    this.error = el("span", { class: "field-error", id: `${id}-error`, role: "alert" });
    const label = el("label", { for: id }, this.name);
    this.node = el("div", { class: "command-field" }, label, picker?.node ?? this.input, this.error);
    this.input.setAttribute("aria-describedby", this.error.id);
    this.#listen(entered);
  }

  get name() {
    return spoken(this.option, "name");
  }

  get text() {
    return this.input.value.trim();
  }

  get file() {
    return this.input.files?.[0];
  }

  get isFile() {
    return this.#isFile(this.option);
  }

  get isAnswered() {
    return this.isFile ? Boolean(this.file) : this.text !== "";
  }

  /** What is wrong with it: a key of the page's words and its values, or null. */
  get fault() {
    return fault(this.option, { text: this.input.value, value: this.value, file: this.file });
  }

  /** What it says on the row of a command under way. */
  get shown() {
    return `${this.name}: ${this.file?.name ?? this.text}`;
  }

  /** The option as the server wants it; `files` are all files of the command. */
  given(files = []) {
    const value = this.isFile
      ? String(files.indexOf(this.file))
      : valued(this.option, { text: this.text, value: this.value });
    return { type: this.option.type, name: this.option.name, value };
  }

  /** The same while suggestions for it are asked for. */
  get focused() {
    return { type: this.option.type, name: this.option.name, value: this.input.value, focused: true };
  }

  /** Everything it can be, if that is a list. */
  get choices() {
    const { type, choices, channel_types } = this.option;
    if (choices?.length) return choices.map((choice) => this.line(choice));
    if (type === KIND.BOOLEAN) return [true, false].map((value) => ({ label: say(value ? "yes" : "no"), value }));
    return ENTITIES[type] ? this.scene.entities({ type: ENTITIES[type], channel_types }) : [];
  }

  /** Those choices that what is typed allows. */
  get fitting() {
    const wanted = this.value === undefined ? this.text.toLocaleLowerCase() : "";
    const isNamed = ({ label, value }) =>
      label.toLocaleLowerCase().includes(wanted) || String(value).toLocaleLowerCase() === wanted;
    return this.choices.filter(isNamed);
  }

  /** A choice as a line to pick. */
  line(choice) {
    return { label: spoken(choice, "name", this.scene.locale), value: choice.value };
  }

  /** What it wants, in words. */
  about(note) {
    const { min_value: least, max_value: most, required } = this.option;
    const range = least !== undefined && most !== undefined ? `${least}–${most}` : "";
    return [
      el("strong", {}, this.name),
      el("span", {}, spoken(this.option, "description")),
      range ? el("span", { class: "range" }, range) : null,
      required ? el("span", { class: "required" }, say("required")) : null,
      note ? el("span", { class: "note" }, note) : null,
    ].filter(Boolean);
  }

  /**
   * Takes a choice; whether one goes on typing from it. A suggestion whose name begins with what will be sent stands in
   * the field as that.
   */
  take({ label, value, suggested = false }) {
    const growing = suggested && label.startsWith(String(value));
    this.input.value = growing ? String(value) : label;
    this.value = growing && this.option.type === KIND.STRING ? undefined : value;
    this.#fit();
    this.complain(null);
    return growing;
  }

  /** Takes a choice that was typed out in full, and says what is wrong once the field is left. */
  settle() {
    if (!this.node.isConnected) return;
    if (this.value === undefined && !this.option.autocomplete) this.value = this.#named();
    if (this.fault?.[0] !== "missing") this.complain(this.fault);
  }

  complain(problem) {
    this.error.textContent = problem ? say(...problem) : "";
    this.node.classList.toggle("wrong", Boolean(problem));
    this.input.setAttribute("aria-invalid", String(Boolean(problem)));
  }

  #listen(entered) {
    this.input.addEventListener("focus", () => entered(this));
    this.input.addEventListener("input", () => {
      this.value = undefined;
      this.#fit();
      this.complain(null);
      entered(this);
    });
    this.input.addEventListener("blur", () => this.settle());
  }

  #named() {
    const typed = this.text.toLocaleLowerCase();
    const isTyped = ({ label, value }) => [label, String(value)].some((name) => name.toLocaleLowerCase() === typed);
    return typed ? this.choices.find(isTyped)?.value : undefined;
  }

  #fit() {
    if (!this.isFile) this.input.size = Math.min(40, Math.max(6, [...this.input.value].length + 2));
  }

  #isFile(option) {
    return option.type === KIND.ATTACHMENT;
  }
}

function words(id, listId) {
  return el("input", {
    id,
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": listId,
    autocomplete: "off",
    spellcheck: "false",
    size: "6",
  });
}
