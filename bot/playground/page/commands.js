/** What the slash commands are, and whether what was typed is what they want. No elements here. */

export const KIND = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

/** What somebody new looks for comes first. */
const FIRST = ["play", "learn", "rules", "help"];

/** Everything one can type after the slash: `label`, `about`, `options`, and the `path` from the command down. */
export function leaves(commands) {
  const place = ({ path: [{ name }] }) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const found = commands.flatMap((command) => below(command, [command]));
  return found.sort((a, b) => place(a) - place(b) || a.label.localeCompare(b.label));
}

/** The leaves whose name fits what was typed, best first; of those to begin with, what the `talk` was about last. */
export function matching(all, typed, talk = []) {
  const wanted = typed.trim().toLocaleLowerCase();
  const rank = (leaf) => {
    const names = [leaf.label, leaf.name];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : leaf.about.toLocaleLowerCase().includes(wanted) ? 3 : 9;
  };
  const spokenOf = (leaf) => {
    const words = [leaf.label, leaf.name].map((name) => name.split(" ").at(-1));
    const about = (said) => words.some((word) => said.toLocaleLowerCase().includes(word));
    return FIRST.includes(leaf.path[0].name) && leaf.path.length > 1 ? talk.findLastIndex(about) : -1;
  };
  return all
    .map((leaf) => [rank(leaf), spokenOf(leaf), leaf])
    .filter(([n]) => n < 9)
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
    .map(([, , leaf]) => leaf);
}

/** The leaf a line begins with, and what is left of the line, or null. The name must be followed by a space. */
export function addressed(all, line) {
  const names = (leaf) => [leaf.label, leaf.name].filter((name) => line.toLocaleLowerCase().startsWith(`${name} `));
  const found = all.flatMap((leaf) => names(leaf).map((name) => ({ leaf, name, rest: line.slice(name.length + 1) })));
  return found.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** A localized name or description of a command, option or choice. */
export function spoken(thing, what, locale) {
  return thing[`${what}_localized`] ?? thing[`${what}_localizations`]?.[locale] ?? thing[what] ?? "";
}

/** What is wrong with a typed value: a key of the page's words and its values, or null. */
export function fault(option, { text, value, file }) {
  if (option.type === KIND.ATTACHMENT) return option.required && !file ? ["missing"] : null;
  const empty = text.trim() === "";
  if (empty) return option.required ? ["missing"] : null;
  if (option.type === KIND.INTEGER && !/^[-+]?\d+$/.test(text.trim()) && value === undefined) return ["integer"];
  if (option.type === KIND.NUMBER && !Number.isFinite(Number(text)) && value === undefined) return ["number"];
  if (option.type === KIND.INTEGER || option.type === KIND.NUMBER) return range(option, Number(value ?? text));
  if (option.type === KIND.STRING && !option.choices?.length) return length(option, String(value ?? text));
  return value === undefined ? ["unknown-choice"] : null;
}

/** The value as the server wants it. */
export function valued(option, { text, value }) {
  if (value !== undefined) return value;
  return option.type === KIND.INTEGER || option.type === KIND.NUMBER ? Number(text) : text;
}

/** The body of the interaction: `given` are `{name, type, value}` of the leaf's options. */
export function written(leaf, given) {
  const [command, ...inner] = leaf.path;
  const options = inner.reduceRight((below, one) => [{ type: one.type, name: one.name, options: below }], given);
  return { id: command.id, version: command.version, name: command.name, type: 1, options };
}

function below(one, path) {
  const deeper = (one.options ?? []).filter((option) => option.type === KIND.SUBCOMMAND || option.type === KIND.GROUP);
  if (deeper.length) return deeper.flatMap((option) => below(option, [...path, option]));
  const label = path
    .map((step) => spoken(step, "name"))
    .join(" ")
    .toLocaleLowerCase();
  return [
    {
      path,
      label,
      name: path.map((step) => step.name).join(" "),
      about: spoken(one, "description"),
      options: one.options ?? [],
    },
  ];
}

function range(option, number) {
  if (option.min_value !== undefined && number < option.min_value) return ["small", { n: option.min_value }];
  return option.max_value !== undefined && number > option.max_value ? ["large", { n: option.max_value }] : null;
}

function length(option, text) {
  if (text.length < (option.min_length ?? 0)) return ["short", { n: option.min_length }];
  return text.length > (option.max_length ?? 6000) ? ["long", { n: option.max_length ?? 6000 }] : null;
}
