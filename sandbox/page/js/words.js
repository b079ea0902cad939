/** The page's own sentences in the language of whoever one is. */

import catalogues from "./languages.js";

const DEFAULT = "en";

/** By Discord's locales, what the languages that the page speaks call themselves. */
export const LANGUAGES = Object.fromEntries(Object.values(catalogues).map((one) => [one.locale, one.tongue]));

/** The locale of the first of these languages that the page speaks; undefined without one. */
export function localeOf(languages) {
  const spoken = Object.keys(LANGUAGES);
  return languages.map((one) => spoken.find((each) => each.slice(0, 2) === one.slice(0, 2))).find(Boolean);
}

let locale = "en-US";
let words = catalogues[DEFAULT];
let plurals = new Intl.PluralRules("en");

/** Speak another language from now on. */
export function speak(next) {
  locale = next;
  const spoken = next.split("-")[0];
  const known = spoken in catalogues ? spoken : DEFAULT;
  words = catalogues[known];
  plurals = new Intl.PluralRules(next);
  document.documentElement.lang = known;
}

export const language = () => locale;

/** A sentence; `n` chooses between its singular and plural if it has both. */
export function say(key, args = {}) {
  let text = words[key];
  if (text === undefined && args.n !== undefined) {
    text = words[`${key}.${plurals.select(args.n)}`] ?? words[`${key}.other`];
  }
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** What a command, option or choice is called in the language of the reader. */
export function named(thing) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

/** What a command or option does, in the language of the reader. */
export function described(thing) {
  return thing.description_localizations?.[locale] ?? thing.description ?? "";
}
