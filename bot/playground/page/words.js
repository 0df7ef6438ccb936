/** The page's own words, in three languages. What the bot says comes from the bot. */

import en from "./words/en.js";
import taiwan from "./words/zh-TW.js";
import mainland from "./words/zh-CN.js";

const CATALOGUES = { en, "zh-TW": taiwan, "zh-CN": mainland };

/** Locales to choose from: what Discord calls them and how they call themselves. */
export const LANGUAGES = [
  ["en-US", "English"],
  ["zh-TW", "繁體中文"],
  ["zh-CN", "简体中文"],
];

let current = "en-US";

/** Sets the language of everything said from now on. */
export function speak(locale) {
  current = LANGUAGES.some(([known]) => known === locale) ? locale : "en-US";
  document.documentElement.lang = current === "en-US" ? "en" : current;
}

/** The first of these languages the page has; what is written in Taiwan and Hong Kong is read as zh-TW. */
export function preferred(languages) {
  for (const language of languages) {
    if (/^en\b/i.test(language)) return "en-US";
    if (/^zh\b/i.test(language)) return /hant|tw|hk|mo/i.test(language) ? "zh-TW" : "zh-CN";
  }
  return "en-US";
}

export function locale() {
  return current;
}

/** The sentence for a key, with `{name}` replaced; `n` chooses between singular and plural where a language has both. */
export function say(key, values = {}) {
  const catalogue = CATALOGUES[current] ?? en;
  const one = values.n === 1 ? catalogue[`${key}.one`] : undefined;
  return (one ?? catalogue[key]).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
