/** One message as its reader sees it. */

import { avatar } from "./avatars.js";
import { components } from "./components.js";
import { h } from "./dom.js";
import { embed } from "./embeds.js";
import { icon } from "./icons.js";
import { bare, markdown } from "./markdown.js";
import { fileCard, isPicture, picture } from "./media.js";
import { absolute, moment } from "./times.js";
import { say } from "./words.js";

const EPHEMERAL = 64;
const THINKING = 128;
const SILENT = 4096;
const LAYOUT = 32768;
const THREAD_MADE = 18;
const COMMAND = 20;
const MENU_COMMAND = 23;
const THREAD_STARTER = 21;
/** Letters of a preview: more than a line holds, and what a screen reader has to read of it. */
const LONGEST = 120;

export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);
export const isThinking = (message) => Boolean(message.flags & THINKING);

/** The first words of a message in one line, for previews. */
export function preview(message, to) {
  const text = words(message, to);
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

function words(message, to) {
  if (message.content) return bare(message.content, to);
  const texts = [];
  const walk = (list) => {
    for (const one of list ?? []) {
      if (one.type === 10) texts.push(one.content);
      walk(one.components);
    }
  };
  walk(message.components);
  if (texts.length) return bare(texts.join("\n"), to);
  return message.attachments.length ? say("attachment") : "";
}

/**
 * The list item of a message. around: {store, to, view, actions, apps, jump(id), members()}.
 */
export function messageItem(message, around) {
  const { store } = around;
  const author = store.users.get(message.author.id) ?? { display: message.author.username, name: "?", bot: true };
  const item = h("li", {
    class: "msg",
    id: `msg-${message.id}`,
    tabindex: "-1",
    dataset: { id: message.id, author: message.author.id, kind: String(message.type), at: message.timestamp },
  });
  if (message.type === THREAD_MADE) {
    item.classList.add("system");
    item.append(icon("thread"), threadLine(message, author, around));
    return item;
  }
  if (message.mentions.some((one) => one.id === store.me.id)) item.classList.add("for-me");
  if (isPrivate(message)) item.classList.add("private");
  const above = context(message, around);
  if (above) item.append(above);
  item.append(
    avatar(author),
    h("div", { class: "msg-head" }, ...heading(message, author)),
    h("div", { class: "msg-body" }, body(message, around)),
  );
  if (isPrivate(message)) item.append(privacy(message, around));
  item.append(h("div", { class: "msg-wrong", role: "alert", hidden: true }));
  item.append(...tools(message, around));
  item.addEventListener("contextmenu", (event) => {
    if (!event.target.closest("a, img, input, .code-block") && around.apps.open(message, event.target)) event.preventDefault();
  });
  item.classList.toggle("has-context", Boolean(above));
  return item;
}

function heading(message, author) {
  return [
    h("span", { class: "author", text: author.display }),
    author.bot ? h("span", { class: "app", text: say("member-app") }) : null,
    h("time", {
      class: "moment",
      datetime: message.timestamp,
      title: absolute(new Date(message.timestamp), "F"),
      text: moment(message.timestamp),
    }),
    message.flags & SILENT
      ? h("span", { class: "silent", role: "img", title: say("silent"), "aria-label": say("silent") }, icon("mute"))
      : null,
  ].filter(Boolean);
}

/** The line above a message: what it answers, or which command brought it. */
function context(message, around) {
  const { to } = around;
  const meta = message.interaction_metadata;
  if ([COMMAND, MENU_COMMAND].includes(message.type) && meta?.name) {
    const [before, after] = say("used-command", { name: "\u0000", command: "\u0001" }).split(/[\u0000]/);
    const [middle, rest] = after.split("\u0001");
    const command = message.type === COMMAND ? `/${meta.name}` : meta.name;
    const words = [before, h("b", { text: to.name(meta.user.id) }), middle, h("code", { text: command }), rest];
    return h("div", { class: "msg-context" }, icon("slash"), h("span", {}, words));
  }
  const reference = message.message_reference;
  if (!reference?.message_id || message.type === THREAD_STARTER) return null;
  const original = message.referenced_message;
  if (!original) {
    return h("div", { class: "msg-context gone" }, icon("reply"), h("span", { text: say("deleted-original") }));
  }
  const name = to.name(original.author.id);
  const text = preview(original, to) || say("attachment");
  const made = h(
    "button",
    { type: "button", class: "msg-context", title: say("jump"), "aria-label": say("replies-to", { name, text }) },
    icon("reply"),
    h("b", { text: name }),
    h("span", { class: "msg-context-text", text }),
  );
  made.addEventListener("click", () => around.jump(original.id));
  return made;
}

function body(message, around) {
  const { store, to, view, actions } = around;
  if (isThinking(message)) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return [h("div", { class: "thinking" }, dots, h("span", { text: say("thinking", { bot: store.bot.display }) }))];
  }
  const nodes = [];
  if (message.content) nodes.push(...markdown(message.content, to));
  if (message.edited_timestamp && nodes.length) {
    const at = absolute(new Date(message.edited_timestamp), "F");
    nodes.at(-1).append(" ", h("span", { class: "edited", title: at, text: `(${say("edited")})` }));
  }
  nodes.push(...message.embeds.map((one) => embed(one, to, view)));
  if (!(message.flags & LAYOUT)) nodes.push(...files(message, view));
  const inside = {
    to,
    view,
    members: around.members,
    press: (id, element) => actions.press(message, id, element),
    choose: (id, values, element) => actions.choose(message, id, values, element),
  };
  nodes.push(...components(message.components, inside));
  if (message.thread) nodes.push(threadBox(message.thread, around));
  return nodes;
}

function files(message, view) {
  const pictures = message.attachments.filter(isPicture);
  const others = message.attachments.filter((one) => !isPicture(one));
  const shown = pictures.map((one) => picture({ ...one, spoiler: one.filename.startsWith("SPOILER_") }, view));
  return [
    shown.length ? h("div", { class: `gallery of${Math.min(shown.length, 4)}` }, shown) : null,
    ...others.map((one) => fileCard(one.filename, one.size, one.url)),
  ].filter(Boolean);
}

function privacy(message, { actions }) {
  const dismiss = h("button", { type: "button", class: "as-link", text: say("dismiss") });
  dismiss.addEventListener("click", () => actions.remove(message));
  return h("div", { class: "msg-private" }, icon("eye"), h("span", { text: say("only-you") }), " • ", dismiss);
}

function tools(message, { actions, apps, store }) {
  const menu = apps.button(message);
  if (message.author.id !== store.me.id) return menu ? [h("div", { class: "msg-tools" }, menu)] : [];
  const remove = h("button", { type: "button", class: "icon-button", title: say("delete"), "aria-label": say("delete") });
  remove.append(icon("trash"));
  remove.addEventListener("click", () => actions.remove(message));
  return [h("div", { class: "msg-tools" }, menu, remove)];
}

function threadLine(message, author, { to }) {
  const id = message.message_reference?.channel_id;
  const [before, rest] = say("started-thread", { name: author.display, thread: "\u0000" }).split("\u0000");
  return h("span", {}, before, to.channel(id), rest, " ", h("small", { text: moment(message.timestamp) }));
}

function threadBox(thread, { to, store }) {
  const known = store.channel(thread.id) ?? thread;
  const made = h(
    "button",
    { type: "button", class: "thread-box", "aria-label": `${say("thread-open")}: ${known.name}` },
    icon("thread"),
    h("b", { text: known.name }),
    h("span", { class: "subtle", text: say("thread-messages", { n: known.message_count ?? 0 }) }),
  );
  made.addEventListener("click", () => to.go({ channel: thread.id }));
  return made;
}
