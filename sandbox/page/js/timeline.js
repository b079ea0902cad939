/** The messages of a place: shown, kept up to date, kept at their end while new ones come. */

import { sentence } from "./actions.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { isPrivate, isThinking, messageItem } from "./message.js";
import { newer } from "./snowflakes.js";
import { nextStep, sameControl } from "./steps.js";
import { isThread } from "./store.js";
import { absolute } from "./times.js";
import { say } from "./words.js";

const NEAR = 120;
/** Messages drawn at once; earlier ones follow as one scrolls up to them. */
const SOME = 60;
const TOGETHER = 7 * 60 * 1000;

export class Timeline {
  /** around: as in `messageItem`; the timeline adds `jump` itself. */
  constructor(root, around) {
    this.root = root;
    this.around = { ...around, jump: (id) => this.jump(id) };
    this.store = around.store;
    this.channel = null;
    /** What stands above the messages that are drawn. */
    this.earlier = [];
    /** Whether something is held down among the messages, and what has come meanwhile. */
    this.pressed = false;
    this.waiting = [];
    /** The private message that a press is bringing, and the control at which its reader waits for it. */
    this.coming = null;
    this.list = h("ol", { class: "timeline" });
    this.log = h("div", { class: "log", role: "log", tabindex: "0" }, this.list);
    this.present = h("button", { type: "button", class: "to-present", hidden: true });
    this.present.addEventListener("click", () => this.toEnd(true));
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.list.addEventListener("load", () => this.stuck && this.toEnd(), true);
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.log);
    document.addEventListener("visibilitychange", () => this.#see());
    for (const topic of ["message", "edit"]) this.store.on(topic, (event) => this.#calmly(() => this.#take(event)));
    this.store.on("delete", (event) => this.#calmly(() => this.#remove(event)));
    this.list.addEventListener("keydown", pressOnce, true);
    this.list.addEventListener("pointerdown", () => (this.pressed = true));
    const release = () => setTimeout(() => this.#release());
    for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, release);
    this.store.on("note", (event) => this.#note(event));
    this.store.on("wrong", ({ message, text }) => this.#wrong(message, text));
  }

  /** Show a channel from its end, or at a message. */
  async show(channel, at = null) {
    if (this.channel?.id !== channel.id) {
      this.list.replaceChildren();
      this.earlier = [];
    }
    this.channel = channel;
    this.stuck = true;
    let messages;
    try {
      messages = await this.store.messagesOf(channel.id);
    } catch (error) {
      if (this.channel === channel) this.#unloaded(channel, sentence(error));
      return;
    }
    if (this.channel !== channel) return;
    this.newFrom = this.store.marks.lastRead(channel.id);
    fill(this.root, this.log, this.present);
    this.log.setAttribute("aria-label", say("log-of", { place: placeName(channel) }));
    fill(this.present, icon("down"), say("to-present"));
    this.log.setAttribute("aria-live", "off");
    const wanted = at ? messages.findIndex((one) => one.id === at) : -1;
    const from = Math.max(0, Math.min(messages.length - SOME, wanted < 0 ? Infinity : wanted - SOME / 2));
    this.earlier = messages.slice(0, from);
    this.top = beginning(channel);
    fill(this.list, this.earlier.length ? null : this.top, messages.slice(from).map((one) => this.#item(one)));
    this.#arrange();
    this.toEnd();
    this.#see();
    requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite"));
    if (at) this.jump(at);
  }

  /** Draw so many of the earlier messages, and keep what one reads where it is. */
  #unearth(count) {
    const drawn = this.earlier.splice(Math.max(0, this.earlier.length - count));
    if (!drawn.length) return;
    const low = this.log.scrollHeight - this.log.scrollTop;
    this.log.setAttribute("aria-live", "off");
    this.list.prepend(...(this.earlier.length ? [] : [this.top]), ...drawn.map((one) => this.#item(one)));
    this.#arrange();
    this.log.scrollTop = this.log.scrollHeight - low;
    requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite"));
  }

  /** Nothing could be loaded: say so where the messages would stand. Once connected, the place is shown anew. */
  #unloaded(channel, text) {
    fill(this.root, this.log);
    const again = h("button", { type: "button", class: "as-link", text: say("load-again") });
    again.addEventListener("click", () => this.show(channel));
    const line = h("span", {}, text, " ", again);
    fill(this.list, h("li", { class: "msg system failed", role: "alert" }, icon("bolt"), line));
  }

  hide() {
    this.channel = null;
    this.list.replaceChildren();
  }

  #item(message) {
    return messageItem(message, this.around);
  }

  #find(id) {
    return this.list.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  #take({ channel_id: channelId, message }) {
    if (channelId !== this.channel?.id) return;
    const hidden = this.earlier.findIndex((one) => one.id === message.id);
    if (hidden >= 0) {
      this.earlier[hidden] = message;
      return;
    }
    const old = this.#find(message.id);
    const item = this.#item(message);
    if (old) this.#replace(old, item, message);
    else {
      const later = [...this.list.querySelectorAll("[data-id]")].find((one) => newer(one.dataset.id, message.id));
      if (later) later.before(item);
      else this.list.append(item);
      const mine = message.author.id === this.store.me.id;
      const asked = message.interaction_metadata?.user?.id === this.store.me.id;
      if (mine || asked) this.stuck = true;
      if (isPrivate(message)) this.#await(message.id);
    }
    if (this.coming?.id === message.id && !isThinking(message)) this.#enter(item);
    this.#arrange();
    if (this.stuck) this.toEnd();
    this.#see();
  }

  /** A press counts only if it ends where it began: while one lasts, nothing is moved or drawn anew. */
  #calmly(change) {
    if (this.pressed) this.waiting.push(change);
    else change();
  }

  #release() {
    this.pressed = false;
    for (const change of this.waiting.splice(0)) change();
  }

  /** A private message comes while somebody is still at the control they pressed: this is its answer. */
  #await(id) {
    const at = document.activeElement;
    const pressed = this.list.contains(at) && at.getAttribute("aria-busy") === "true";
    this.coming = pressed ? { id, control: at.dataset.control } : null;
  }

  /** What was waited for is there: its reader goes on in it, unless they went elsewhere meanwhile. */
  #enter(item) {
    const { control } = this.coming;
    this.coming = null;
    if (document.activeElement?.dataset.control === control) nextStep(item)?.focus({ preventScroll: true });
  }

  /** Put a changed message in its place; who was at one of its controls stays there, or goes to the next step. */
  #replace(old, item, message) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const busy = old.querySelector("[aria-busy=true]")?.dataset.control;
    old.replaceWith(item);
    if (busy) item.querySelector(`[data-control="${CSS.escape(busy)}"]`)?.setAttribute("aria-busy", "true");
    if (!focused) return;
    const next = sameControl(item, old, focused) ?? (isThinking(message) ? null : nextStep(item));
    (next ?? item).focus({ preventScroll: true });
  }

  #remove({ channel_id: channelId, id }) {
    if (channelId !== this.channel?.id) return;
    this.earlier = this.earlier.filter((one) => one.id !== id);
    const old = this.#find(id);
    if (!old) return;
    this.#drop(old);
    this.#arrange();
  }

  /** Take an item away; who was in it goes on at its neighbour. */
  #drop(item) {
    const inside = item.contains(document.activeElement);
    const neighbours = [item.nextElementSibling, item.previousElementSibling];
    item.remove();
    if (inside) (neighbours.find((one) => one?.matches(".msg")) ?? this.log).focus({ preventScroll: true });
  }

  #note({ channel, note }) {
    if (channel !== this.channel?.id) return;
    const dismiss = h("button", { type: "button", class: "as-link", text: say("dismiss") });
    const item = h(
      "li",
      { class: "msg system failed", role: "alert", tabindex: "-1" },
      icon("bolt"),
      h("span", {}, h("code", { text: note.name }), " ", note.text, " • ", dismiss),
    );
    dismiss.addEventListener("click", () => this.#drop(item));
    this.list.append(item);
    this.toEnd();
  }

  #wrong(message, text) {
    const place = this.#find(message.id)?.querySelector(".msg-wrong");
    if (!place) return;
    place.hidden = !text;
    place.textContent = text ?? "";
    if (text && this.stuck) this.toEnd();
  }

  /** Group messages of one author, and part days and what is new. */
  #arrange() {
    for (const one of this.list.querySelectorAll(".divider")) one.remove();
    let before = null;
    let parted = false;
    for (const item of [...this.list.querySelectorAll("[data-id]")]) {
      const at = new Date(item.dataset.at);
      const day = at.toDateString();
      const otherDay = before && new Date(before.dataset.at).toDateString() !== day;
      const fresh =
        !parted &&
        this.newFrom !== null &&
        newer(item.dataset.id, this.newFrom) &&
        item.dataset.author !== this.store.me.id &&
        !item.classList.contains("private");
      if (otherDay) item.before(divider(absolute(at, "D"), ""));
      if (fresh) {
        parted = true;
        item.before(divider(say("new-messages"), "new"));
      }
      const joined =
        before &&
        !otherDay &&
        !fresh &&
        before.dataset.author === item.dataset.author &&
        at - new Date(before.dataset.at) < TOGETHER &&
        ![before, item].some((one) => one.classList.contains("system")) &&
        !item.classList.contains("has-context");
      item.classList.toggle("grouped", Boolean(joined));
      before = item;
    }
  }

  /** Go to a message and point it out. */
  jump(id) {
    const hidden = this.earlier.findIndex((one) => one.id === id);
    if (hidden >= 0) this.#unearth(this.earlier.length - Math.max(0, hidden - SOME / 2));
    const item = this.#find(id);
    if (!item) return;
    this.stuck = false;
    item.scrollIntoView({ block: "center" });
    item.classList.remove("pointed");
    requestAnimationFrame(() => item.classList.add("pointed"));
    item.focus({ preventScroll: true });
  }

  toEnd(smooth = false) {
    this.stuck = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.log.scrollTo({ top: this.log.scrollHeight, behavior: smooth && !still ? "smooth" : "instant" });
    this.present.hidden = true;
  }

  #scrolled() {
    const away = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight;
    this.stuck = away < NEAR;
    this.present.hidden = away < this.log.clientHeight;
    if (this.log.scrollTop < this.log.clientHeight) this.#unearth(SOME);
    this.#see();
  }

  #see() {
    if (this.channel && this.stuck && document.visibilityState === "visible") this.store.see(this.channel.id);
  }
}

/** The focus moves on by itself: a key that is held down must not press what it comes to. */
function pressOnce(event) {
  if (!event.repeat || !["Enter", " "].includes(event.key) || !event.target.matches("button")) return;
  event.preventDefault();
  event.stopPropagation();
}

function divider(text, kind) {
  return h("li", { class: `divider ${kind}` }, h("span", { text }));
}

/** What a place is called in a sentence. */
export function placeName(channel) {
  if (channel.type === 1) return `@${channel.name ?? "Kontor"}`;
  return isThread(channel) ? channel.name : `#${channel.name}`;
}

function beginning(channel) {
  const direct = channel.name ? "private" : "dm";
  const kind = channel.type === 1 ? direct : isThread(channel) ? "thread" : "channel";
  const sign = { dm: "at", private: "at", thread: "thread", channel: "hash" }[kind];
  return h(
    "li",
    { class: "beginning" },
    h("span", { class: "beginning-sign" }, icon(sign)),
    h("h2", { text: say(`begin-${kind}`, { name: channel.name ?? "" }) }),
    h("p", { text: say(`begin-${kind}-text`) }),
  );
}

