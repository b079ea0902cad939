/** The message box: ordinary text, and slash commands from the first stroke to the last option. */

import { avatar } from "./avatars.js";
import { CommandLine } from "./command_line.js";
import { complete, fitting, leaves } from "./commands.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { Suggestions } from "./suggestions.js";
import { placeName } from "./timeline.js";
import { say } from "./words.js";

const NARROW = matchMedia("(max-width: 1099px)");

export class Composer {
  constructor(root, store, actions) {
    this.root = root;
    this.store = store;
    this.actions = actions;
    this.drafts = new Map();
    this.all = [];
    this.box = h("textarea", {
      id: "box",
      class: "box",
      rows: "1",
      autocomplete: "off",
      "aria-autocomplete": "list",
      oninput: () => this.#changed(),
      onkeydown: (event) => this.#typed(event),
      onblur: () => this.suggestions.hide(),
    });
    this.error = h("div", { class: "composer-wrong", role: "alert", hidden: true });
    this.sendButton = h("button", { type: "button", class: "icon-button send", onclick: () => this.#send() });
    this.frame = h("div", { class: "composer" });
    this.holder = h("div", { class: "composer-holder" });
    this.suggestions = new Suggestions(this.holder, (row) => this.#take(row));
    this.line = new CommandLine(store, this.suggestions, {
      send: (path, options) => this.#sendCommand(path, options),
      leave: (text) => this.#leave(text),
      wrong: (text) => this.#wrong(text),
    });
    this.holder.append(this.error, this.frame);
    store.on("place", () => this.#moved());
    store.on("reload", () => this.#moved());
    store.on("commands", () => this.#load());
    store.on("me", () => this.#moved());
    NARROW.addEventListener("change", () => this.store.current() && this.#hint(placeName(this.store.current())));
  }

  /** Show the box of the place one is at, with what was begun there. */
  #moved() {
    const channel = this.store.current();
    if (this.place && !this.line.active) this.drafts.set(this.place, this.box.value);
    if (this.line.active && this.place !== channel?.id) this.line.end();
    this.place = channel?.id ?? null;
    this.root.hidden = !channel;
    if (!channel) return;
    this.#hint(placeName(channel));
    this.sendButton.title = say("box-send");
    this.sendButton.setAttribute("aria-label", say("box-send"));
    fill(this.sendButton, icon("send"));
    if (!this.line.active) this.box.value = this.drafts.get(channel.id) ?? "";
    fill(this.frame, this.box, this.line.root, this.sendButton);
    if (!this.holder.isConnected) this.root.append(this.holder);
    this.#grow();
    this.#wrong(null);
    this.#load();
  }

  #hint(place) {
    // A narrow window has no room for the name of the place, which stands above anyway.
    this.box.placeholder = say(NARROW.matches ? "box-hint-short" : "box-hint", { place });
    this.box.setAttribute("aria-label", say("box", { place }));
  }

  async #load() {
    const place = this.place;
    if (!place) return;
    const found = await this.store.commandsOf(place).catch(() => []);
    if (place !== this.place) return;
    this.all = leaves(found);
    if (document.activeElement === this.box) this.#suggest();
  }

  focus() {
    if (this.line.active) this.line.tail.focus();
    else this.box.focus();
  }

  /** Put a text into the box, as if typed. */
  type(text) {
    if (this.line.active) this.#leave("");
    this.box.value = text;
    this.box.focus();
    this.#changed();
  }

  /** Put the name of somebody into the box. */
  mention(user) {
    if (this.line.active) this.#leave("");
    this.box.value = `${this.box.value}${this.box.value && !this.box.value.endsWith(" ") ? " " : ""}@${user.name} `;
    this.box.focus();
    this.#changed();
  }

  // ------------------------------------------------------------ text

  #changed() {
    this.#grow();
    this.#wrong(null);
    this.#suggest();
  }

  #grow() {
    this.box.style.setProperty("height", "auto");
    this.box.style.setProperty("height", `${Math.min(this.box.scrollHeight, 180)}px`);
  }

  #suggest() {
    const text = this.box.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.suggestions.hide();
      return;
    }
    const whole = complete(this.all, text);
    if (whole) {
      const name = [whole.shown, whole.path].find((one) => text.slice(1).toLowerCase().startsWith(one.toLowerCase()));
      this.#begin(whole, text.slice(1 + (name ?? whole.path).length));
      return;
    }
    const rows = fitting(this.all, text).map((command) => ({
      kind: "command",
      command,
      label: `/${command.shown}`,
      more: command.what,
      face: avatar(this.store.bot, "small"),
      side: this.store.bot.display,
    }));
    this.suggestions.show(this.box, say("commands"), rows, {
      empty: say("commands-none"),
      keys: say("keys-command"),
    });
  }

  #typed(event) {
    const row = this.suggestions.current();
    if (this.suggestions.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.suggestions.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (this.suggestions.open && event.key === "Escape") {
      event.preventDefault();
      this.suggestions.hide();
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && row) {
      event.preventDefault();
      this.#take(row);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    }
  }

  #take(row) {
    if (row.kind === "command") this.#begin(row.command);
    else this.line.take(row);
  }

  #begin(command, given = "") {
    this.suggestions.hide();
    this.box.value = "";
    this.#grow();
    this.box.hidden = true;
    this.line.begin(command, given);
  }

  #leave(text) {
    this.line.end();
    this.box.hidden = false;
    this.box.value = text;
    this.box.focus();
    this.#changed();
  }

  #wrong(text) {
    this.error.hidden = !text;
    this.error.textContent = text ?? "";
  }

  // ------------------------------------------------------------ sending

  async #send() {
    if (this.line.active) {
      await this.line.submit();
      return;
    }
    const text = this.box.value.trim();
    if (!text) return;
    const content = this.#addressed(text);
    const refused = await this.actions.write(this.place, content);
    if (refused) {
      this.#wrong(refused);
      return;
    }
    this.drafts.delete(this.place);
    this.box.value = "";
    this.#grow();
    this.suggestions.hide();
  }

  /** A text in which @name stands for the member, as Discord's client sends it. */
  #addressed(text) {
    return text.replace(/@([\w.]+)/g, (typed, name) => {
      const known = this.store
        .people()
        .find((one) => [one.name, one.display].some((each) => each.toLowerCase() === name.toLowerCase()));
      return known ? `<@${known.id}>` : typed;
    });
  }

  async #sendCommand(path, options) {
    const place = this.place;
    this.#leave("");
    this.suggestions.hide();
    const refused = await this.actions.slash(place, path, options);
    if (refused) this.#wrong(refused);
  }
}
