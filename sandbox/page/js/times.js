/** Times as Discord writes them, in the reader's language and time zone. */

import { h } from "./dom.js";
import { language } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const made = new Map();

/** A formatter by language and style, made once: making one takes longer than all else in a message. */
function formatter(kind, style, options) {
  const key = `${language()} ${style}`;
  if (!made.has(key)) made.set(key, new kind(language(), options));
  return made.get(key);
}

/** A date by one of Discord's style letters, "R" excepted. */
export function absolute(date, style = "f") {
  return formatter(Intl.DateTimeFormat, style, STYLES[style] ?? STYLES.f).format(date);
}

/** How long ago, or how soon. */
export function relative(seconds, now = Date.now() / 1000) {
  const away = Math.round(seconds - now);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return formatter(Intl.RelativeTimeFormat, "R", { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

/** The element of a timestamp such as <t:1700000000:R>; relative ones go on by themselves. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}:${style}>`);
  const text = style === "R" ? relative(seconds) : absolute(date, style);
  return h("time", {
    class: "stamp",
    datetime: date.toISOString(),
    title: absolute(date, "F"),
    dataset: style === "R" ? { since: String(seconds) } : {},
    text,
  });
}

/** The moment of a message, short: the time today, the date before. */
export function moment(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return absolute(date, today ? "t" : "d");
}

/** Let the relative times of the document go on. */
export function keepTime() {
  setInterval(() => {
    for (const one of document.querySelectorAll("time[data-since]")) {
      const text = relative(Number(one.dataset.since));
      if (one.textContent !== text) one.textContent = text;
    }
  }, 1000);
}
