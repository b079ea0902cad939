/** Discord's markdown as nodes of the document. Nothing of a text ever becomes markup of its own. */

import { h } from "./dom.js";
import { emojiPicture } from "./emojis.js";
import { timestamp } from "./times.js";
import { say } from "./words.js";

const PLAIN = /^[\s\S][^\\`*_~|<>[\]@\nh]*/;

/** Rules tried in order at each place: [pattern, what becomes of a match]. */
const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => [m[1]]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => [h("code", { class: "code", text: m[2].trim() || m[2] })]],
  [/^<@!?(\d+)>/, (m, to) => [to.user(m[1])]],
  [/^<@&(\d+)>/, (m, to) => [to.role(m[1])]],
  [/^<#(\d+)>/, (m, to) => [to.channel(m[1])]],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => [timestamp(Number(m[1]), m[2] ?? "f")]],
  [/^<\/([^:>]+):(\d+)>/, (m, to) => [to.command(m[1])]],
  [/^<a?:(\w+):(\d+)>/, (m) => [emojiPicture(m[1], m[2])]],
  [/^@(everyone|here)\b/, (m) => [h("span", { class: "mention", text: m[0] })]],
  [/^<(https?:\/\/[^\s>]+)>/, (m, to) => [to.link(m[1], [m[1]])]],
  [
    /^\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s<>]+?)>?(?:\s+"[^"]*")?\)/,
    (m, to) => [to.link(m[2], inline(m[1], to))],
  ],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]*_~|]/, (m, to) => [to.link(m[0], [m[0]])]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, to) => [h("strong", {}, inline(m[1], to))]],
  [/^__([\s\S]+?)__(?!_)/, (m, to) => [h("u", {}, inline(m[1], to))]],
  [/^\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/, (m, to) => [h("em", {}, inline(m[1], to))]],
  [/^_(?=\S)((?:__|\\[\s\S]|[^\\_])+?)_\b/, (m, to) => [h("em", {}, inline(m[1], to))]],
  [/^~~([\s\S]+?)~~(?!~)/, (m, to) => [h("s", {}, inline(m[1], to))]],
  [/^\|\|([\s\S]+?)\|\|/, (m, to) => [spoiler(inline(m[1], to))]],
  [/^\n/, () => [h("br")]],
  [PLAIN, (m) => [m[0]]],
];

/** Nodes of a text without paragraphs. `to` makes mentions and links, see `mentions.js`. */
export function inline(text, to) {
  const nodes = [];
  let rest = text;
  let before = "";
  while (rest) {
    for (const [pattern, make] of INLINE) {
      const found = pattern.exec(rest);
      if (!found) continue;
      // An underscore or an address inside a word is none.
      if (/\w$/.test(before) && /^(_|https?:)/.test(found[0]) && pattern !== PLAIN) continue;
      nodes.push(...make(found, to));
      before = found[0];
      rest = rest.slice(found[0].length);
      break;
    }
  }
  return nodes;
}

function spoiler(nodes) {
  const made = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") }, nodes);
  const show = () => {
    made.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) made.removeAttribute(name);
  };
  made.addEventListener("click", show);
  made.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") show();
  });
  return made;
}

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
const LIST = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** Nodes of a whole text: headings, quotes, lists, blocks of code and paragraphs. */
export function markdown(text, to) {
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    const joined = paragraph.join("\n");
    paragraph = [];
    if (joined) nodes.push(h("div", { class: "words" }, inline(joined, to)));
  };
  let rest = text;
  while (rest) {
    const fence = rest.startsWith("```") ? FENCE.exec(rest) : null;
    if (fence) {
      flush();
      nodes.push(h("pre", { class: "code-block", tabindex: "0" }, h("code", { text: fence[2] })));
      rest = rest.slice(fence[0].length).replace(/^\n/, "");
      continue;
    }
    if (rest.startsWith(">>> ")) {
      flush();
      nodes.push(h("blockquote", {}, markdown(rest.slice(4), to)));
      break;
    }
    const [block, left] = special(rest, to);
    if (block) {
      flush();
      nodes.push(block);
      rest = left;
      continue;
    }
    const end = rest.indexOf("\n");
    let line = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? "" : rest.slice(end + 1);
    const inside = line.indexOf("```");
    if (inside > 0 && FENCE.test(`${line.slice(inside)}\n${rest}`)) {
      rest = `${line.slice(inside)}\n${rest}`;
      line = line.slice(0, inside);
    }
    paragraph.push(line);
  }
  flush();
  return nodes;
}

/** A heading, subtext, quote or list at the beginning of a text, and what is left; or [null]. */
function special(text, to) {
  const lines = text.split("\n");
  const heading = /^(#{1,3}) +(.+)$/.exec(lines[0]);
  if (heading) {
    const level = heading[1].length;
    const made = h("div", { class: `heading h${level}`, role: "heading", "aria-level": level + 2 });
    made.append(...inline(heading[2], to));
    return [made, lines.slice(1).join("\n")];
  }
  const small = /^-# +(.+)$/.exec(lines[0]);
  if (small) return [h("div", { class: "subtext" }, inline(small[1], to)), lines.slice(1).join("\n")];
  if (/^> /.test(lines[0])) {
    const count = lines.findIndex((line) => !/^> ?/.test(line));
    const quoted = lines.slice(0, count < 0 ? lines.length : count).map((line) => line.replace(/^> ?/, ""));
    return [h("blockquote", {}, markdown(quoted.join("\n"), to)), lines.slice(quoted.length).join("\n")];
  }
  if (LIST.test(lines[0])) {
    const count = lines.findIndex((line) => !LIST.test(line) && !/^ {2,}\S/.test(line));
    const taken = lines.slice(0, count < 0 ? lines.length : count);
    return [list(taken, to), lines.slice(taken.length).join("\n")];
  }
  return [null, text];
}

/** A list with its lists inside. */
function list(lines, to) {
  const [, indent, mark] = LIST.exec(lines[0]);
  const ordered = /\d/.test(mark);
  const made = h(ordered ? "ol" : "ul", { class: "list", start: ordered ? Number.parseInt(mark, 10) : null });
  let inner = [];
  const close = () => {
    if (inner.length && made.lastChild) {
      made.lastChild.append(LIST.test(inner[0]) ? list(inner, to) : h("div", {}, inline(inner.join("\n"), to)));
    }
    inner = [];
  };
  for (const line of lines) {
    const item = LIST.exec(line);
    if (item && item[1].length <= indent.length) {
      close();
      made.append(h("li", {}, inline(item[3], to)));
    } else inner.push(item ? line : line.trim());
  }
  close();
  return made;
}

/** A text in one line without any marks, for previews, notices and titles. */
export function bare(text, to) {
  const holder = h("div", {}, markdown(text, to));
  for (const one of holder.querySelectorAll("div, li, br, blockquote")) one.before(" ");
  for (const one of holder.querySelectorAll(".emoji-picture")) one.replaceWith(one.alt);
  return holder.textContent.replace(/\s+/g, " ").trim();
}
