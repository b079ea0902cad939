/** The page's own sentences in the language of whoever one is. */

import en from "./words/en.js";
import fr from "./words/fr.js";

export const LANGUAGES = { "en-US": "english", fr: "french" };

let locale = "en-US";
let words = en;
let plurals = new Intl.PluralRules("en");

/** Speak another language from now on. */
export function speak(next) {
  locale = next;
  words = next.startsWith("fr") ? fr : en;
  plurals = new Intl.PluralRules(next);
  document.documentElement.lang = next.startsWith("fr") ? "fr" : "en";
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
