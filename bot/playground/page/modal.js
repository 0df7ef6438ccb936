/** A form the bot asks for. */

import { el, freshId } from "./dom.js";
import { fileField } from "./files.js";
import { icon } from "./icons.js";
import { select } from "./listbox.js";
import { markup } from "./markup.js";
import { Unanswered } from "./person.js";
import { say } from "./words.js";

const INPUTS = {
  3: strings,
  4: text,
  5: entities,
  6: entities,
  7: entities,
  8: entities,
  19: files,
  21: radios,
  22: boxes,
  23: box,
};

/** Opens the form; `scene` knows the person. Stays open until the bot takes what was sent or it is closed. */
export function openModal(modal, channelId, scene) {
  const fields = [];
  const parts = modal.components.map((one) => part(one, scene, fields));
  const title = el("h2", { id: freshId("modal") }, modal.title);
  const failure = el("p", { class: "failure", role: "alert" });
  const send = el("button", { class: "button primary", type: "submit" }, say("modal.send"));
  const cancel = el(
    "button",
    { class: "button secondary", type: "button", onclick: () => dialog.close() },
    say("cancel"),
  );
  const close = el(
    "button",
    { class: "round", type: "button", "aria-label": say("close"), onclick: () => dialog.close() },
    icon("close"),
  );
  const form = el(
    "form",
    { novalidate: true },
    el("header", {}, title, close),
    el("p", { class: "modal-from" }, say("modal.from", { name: scene.application.name })),
    el("div", { class: "modal-fields" }, parts),
    failure,
    el("footer", {}, cancel, send),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title.id }, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit({ modal, channelId, scene, fields, dialog, failure, send });
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".modal-fields :is(input, textarea, button)")?.focus();
}

async function submit({ modal, channelId, scene, fields, dialog, failure, send }) {
  const wrong = fields.filter((field) => !field.check());
  if (wrong.length) return wrong[0].focus();
  failure.textContent = "";
  send.disabled = true;
  const chosen = fields.flatMap((field) => field.files?.() ?? []);
  const components = modal.components.map((one) => filled(one, fields, chosen));
  const attachments = chosen.map((file, n) => ({ id: String(n), filename: file.name }));
  const content = { id: modal.id, custom_id: modal.custom_id, components, ...(chosen.length ? { attachments } : {}) };
  try {
    await scene.interact(5, channelId, content, { files: chosen });
    dialog.close();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    failure.textContent =
      error.detail && error.reason === "refused"
        ? say("failed.refused", { reason: error.detail })
        : say("modal.failed");
    send.disabled = false;
  }
}

function part(one, scene, fields) {
  if (one.type === 10) return el("div", { class: "prose" }, markup(one.content, scene));
  if (one.type === 1) return one.components.map((child) => labelled(child.label, "", child, scene, fields));
  if (one.type === 18) return labelled(one.label, one.description, one.component, scene, fields);
  return null;
}

function labelled(label, description, inner, scene, fields) {
  const id = freshId("field");
  const error = el("p", { class: "field-error", id: `${id}-error` });
  const field = INPUTS[inner.type]?.(inner, { id, label, scene });
  if (!field) return null;
  const required = inner.required ?? true;
  field.custom_id = inner.custom_id;
  const check = field.check ?? (() => "");
  field.check = () => {
    const problem = check(required);
    error.textContent = problem;
    field.control.setAttribute("aria-invalid", String(Boolean(problem)));
    return !problem;
  };
  field.control.setAttribute("aria-describedby", error.id);
  fields.push(field);
  const about = description ? el("span", { class: "field-about" }, description) : null;
  return el(
    "div",
    { class: "modal-field" },
    el("label", { for: id }, label, required ? el("span", { class: "required" }, say("required")) : null),
    about,
    field.node ?? field.control,
    error,
  );
}

function filled(one, fields, chosen) {
  const value = (inner) => fields.find((field) => field.custom_id === inner.custom_id)?.filled(inner, chosen);
  if (one.type === 1) return { type: 1, components: one.components.map(value) };
  if (one.type === 18) return { type: 18, component: value(one.component) };
  return { type: one.type };
}

function text(one, { id }) {
  const attributes = {
    id,
    value: one.value ?? "",
    placeholder: one.placeholder,
    maxlength: one.max_length ?? 4000,
    spellcheck: "false",
  };
  const control =
    one.style === 2
      ? el("textarea", { ...attributes, rows: "5" })
      : el("input", { ...attributes, type: "text", autocomplete: "off" });
  const check = (required) => {
    if (required && !control.value) return say("missing");
    return control.value && control.value.length < (one.min_length ?? 0) ? say("short", { n: one.min_length }) : "";
  };
  return {
    control,
    check,
    focus: () => control.focus(),
    filled: () => ({ type: 4, custom_id: one.custom_id, value: control.value }),
  };
}

function strings(one, { id, label }) {
  return choices(
    one,
    one.options.map((option) => ({ ...option, chosen: option.default })),
    id,
    label,
  );
}

function entities(one, { id, label, scene }) {
  const preset = new Set((one.default_values ?? []).map((value) => value.id));
  return choices(
    one,
    scene.entities(one).map((option) => ({ ...option, chosen: preset.has(option.value) })),
    id,
    label,
  );
}

function choices(one, options, id, label) {
  let values = options.filter((option) => option.chosen).map((option) => option.value);
  const control = select({
    id,
    options,
    label,
    placeholder: one.placeholder,
    least: one.min_values ?? 1,
    most: one.max_values ?? 1,
    disabled: one.disabled ?? false,
    chosen: (picked) => (values = picked),
  });
  const check = (required) => (required && !values.length ? say("missing") : "");
  return {
    control,
    check,
    focus: () => control.focus(),
    filled: () => ({ type: one.type, custom_id: one.custom_id, values }),
  };
}

function files(one, { id }) {
  const { node, input: control } = fileField({ id, several: (one.max_values ?? 1) > 1 });
  const check = (required) => {
    if (required && !control.files.length) return say("missing");
    return control.files.length > (one.max_values ?? 1) ? say("many", { n: one.max_values ?? 1 }) : "";
  };
  const values = (chosen) => [...control.files].map((file) => String(chosen.indexOf(file)));
  return {
    node,
    control,
    check,
    focus: () => control.focus(),
    files: () => [...control.files],
    filled: (_, chosen) => ({ type: 19, custom_id: one.custom_id, values: values(chosen) }),
  };
}

function radios(one, { id, label }) {
  const { control, picked } = ticks(one, "radio", id, label);
  const check = (required) => (required && !picked().length ? say("missing") : "");
  return {
    control,
    check,
    focus: () => control.querySelector("input").focus(),
    filled: () => ({ type: 21, custom_id: one.custom_id, value: picked()[0] ?? null }),
  };
}

function boxes(one, { id, label }) {
  const { control, picked } = ticks(one, "checkbox", id, label);
  const check = (required) => {
    if (picked().length < (one.min_values ?? (required ? 1 : 0))) return say("missing");
    return picked().length > (one.max_values ?? one.options.length) ? say("many", { n: one.max_values }) : "";
  };
  return {
    control,
    check,
    focus: () => control.querySelector("input").focus(),
    filled: () => ({ type: 22, custom_id: one.custom_id, values: picked() }),
  };
}

function box(one, { id }) {
  const control = el("input", { id, type: "checkbox", checked: one.default ?? false });
  return {
    control,
    focus: () => control.focus(),
    filled: () => ({ type: 23, custom_id: one.custom_id, value: control.checked }),
  };
}

function ticks(one, type, id, label) {
  const inputs = one.options.map((option) =>
    el("input", { type, name: id, value: option.value, checked: option.default ?? false }),
  );
  const lines = one.options.map((option, n) =>
    el(
      "label",
      { class: "tick" },
      inputs[n],
      el(
        "span",
        {},
        option.label,
        option.description ? el("span", { class: "field-about" }, option.description) : null,
      ),
    ),
  );
  const control = el(
    "div",
    { id, role: type === "radio" ? "radiogroup" : "group", "aria-label": label, class: "ticks" },
    lines,
  );
  return { control, picked: () => inputs.filter((input) => input.checked).map((input) => input.value) };
}
