/** Slash commands as a person types them: which there are, what an option takes, whether it may be sent. */

import { described, named, say } from "./words.js";

const CHAT_INPUT = 1;
const [SUB, GROUP] = [1, 2];
export const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, MENTIONABLE, NUMBER] = [3, 4, 5, 6, 7, 9, 10];

/** The commands that can be typed: groups opened into their parts, sorted by what they are called. */
export function leaves(commands) {
  const found = [];
  const walk = (node, path, shown) => {
    const inner = (node.options ?? []).filter((one) => one.type === SUB || one.type === GROUP);
    if (inner.length) {
      for (const one of inner) walk(one, [...path, one.name], [...shown, named(one)]);
    } else {
      found.push({
        path: path.join(" "),
        shown: shown.join(" "),
        what: described(node),
        options: (node.options ?? []).map((one) => ({ ...one, shown: named(one), what: described(one) })),
      });
    }
  };
  for (const one of commands.filter((each) => each.type === CHAT_INPUT)) walk(one, [one.name], [named(one)]);
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Those that a typed beginning fits, the best first: the whole beginning, then of a word, then anywhere. */
export function fitting(all, typed, most = 50) {
  const wanted = fold(typed.replace(/^\//, "").trim());
  if (!wanted) return all.slice(0, most);
  const rank = (one) => {
    const names = [fold(one.shown), fold(one.path)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(` ${wanted}`))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return fold(one.what).includes(wanted) ? 3 : 9;
  };
  return all
    .map((one) => [rank(one), one])
    .filter(([order]) => order < 9)
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one)
    .slice(0, most);
}

/** A command typed to its end and a space after it, with what follows; null if there is none. */
export function complete(all, typed) {
  const text = typed.replace(/^\//, "");
  const found = all
    .filter((one) => [one.shown, one.path].some((name) => fold(text).startsWith(`${fold(name)} `)))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return found ?? null;
}

/** The values that an option offers without asking the bot, as [{label, value}]; null if it offers none. */
export function offered(option, store) {
  if (option.choices?.length) return option.choices.map((one) => ({ label: named(one), value: one.value }));
  if (option.type === BOOLEAN) {
    return [
      { label: say("yes"), value: true },
      { label: say("no"), value: false },
    ];
  }
  if (option.type === USER || option.type === MENTIONABLE) {
    return store.people().map((one) => ({ label: one.display, value: one.id, more: one.name }));
  }
  if (option.type === CHANNEL) {
    return [...store.channels.values()]
      .filter((one) => one.name)
      .map((one) => ({ label: `#${one.name}`, value: one.id }));
  }
  return null;
}

/** Those of some values that fit what is typed. */
export function filtered(values, typed) {
  const wanted = fold(typed.trim());
  return values.filter((one) => fold(one.label).includes(wanted) || fold(one.more ?? "").includes(wanted));
}

/**
 * What an option is worth once typed: {value} or {wrong: sentence}; {} if it is empty.
 * picked: the value taken from a list, if one was.
 */
export function worth(option, typed, picked, store) {
  const text = typed.trim();
  if (picked !== undefined) return { value: picked };
  if (!text) return option.required ? { wrong: say("option-missing") } : {};
  const list = offered(option, store);
  if (list) {
    const exact = list.find((one) => fold(one.label) === fold(text));
    return exact ? { value: exact.value } : { wrong: say("option-choose") };
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text);
  const least = option.min_length ?? 0;
  const most = option.max_length ?? 6000;
  if (text.length < least || text.length > most) return { wrong: say("option-text", { lo: least, hi: most }) };
  return { value: text };
}

function number(option, text) {
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value)) return { wrong: say("option-number") };
  if (option.type === INTEGER && !Number.isInteger(value)) return { wrong: say("option-whole") };
  const { min_value: lo, max_value: hi } = option;
  const low = lo !== undefined && value < lo;
  const high = hi !== undefined && value > hi;
  if (!low && !high) return { value };
  if (lo !== undefined && hi !== undefined) return { wrong: say("option-range", { lo, hi }) };
  return { wrong: low ? say("option-least", { lo }) : say("option-most", { hi }) };
}
