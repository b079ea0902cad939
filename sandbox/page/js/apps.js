/** The bot's commands in the menus of members and of messages. */

import { h, openCard } from "./dom.js";
import { icon } from "./icons.js";
import { named, say } from "./words.js";

const [MEMBER, MESSAGE] = [2, 3];
const EPHEMERAL = 64;

export class Apps {
  /** actions: what choosing a command does. */
  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.onMessages = [];
    for (const topic of ["place", "commands", "reload"]) store.on(topic, () => this.#load());
  }

  /** Messages show that they have a menu only where there is something in it. */
  async #load() {
    const place = this.store.current()?.id;
    const found = await this.#commands(place, MESSAGE);
    if (place !== this.store.current()?.id) return;
    this.onMessages = found;
    document.body.classList.toggle("with-apps", found.length > 0);
  }

  async #commands(place, kind) {
    const all = place ? await this.store.commandsOf(place).catch(() => []) : [];
    return all.filter((one) => one.type === kind).sort((a, b) => named(a).localeCompare(named(b)));
  }

  /** The entries of a member's menu; before(): what happens first when one is chosen. */
  async entriesFor(user, before) {
    const place = this.store.current()?.id;
    const found = await this.#commands(place, MEMBER);
    return found.map((one) => this.#entry(one, { member: user.id }, place, before));
  }

  /** The button that opens a message's menu; null for one that has none. */
  button(message) {
    if (message.flags & EPHEMERAL) return null;
    const words = say("apps-of-message");
    const made = h("button", { type: "button", class: "icon-button msg-apps", title: words, "aria-label": words });
    made.setAttribute("aria-haspopup", "dialog");
    made.append(icon("plus"));
    made.addEventListener("click", () => this.open(message, made));
    return made;
  }

  /** Open a message's menu next to an element; whether there is one. */
  open(message, anchor) {
    if (!this.onMessages.length || message.flags & EPHEMERAL) return false;
    let close = () => {};
    const entries = this.onMessages.map((one) =>
      this.#entry(one, { message: message.id }, message.channel_id, () => close()),
    );
    const card = h("div", { class: "popup profile", role: "dialog", "aria-label": say("apps-of-message") });
    card.append(h("h2", { class: "popup-title", text: say("apps") }), ...entries);
    close = openCard(card, anchor);
    return true;
  }

  #entry(command, target, place, before) {
    const made = h("button", { type: "button", class: "menu-item" }, icon("play"), h("span", { text: named(command) }));
    made.addEventListener("click", () => {
      before();
      this.actions.menu(place, command.name, target);
    });
    return made;
  }
}
