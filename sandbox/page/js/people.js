/** Right: who is on the server; bottom left: who one is, and whom one can become. */

import { avatar } from "./avatars.js";
import { $, fill, h, openCard, outside } from "./dom.js";
import { icon } from "./icons.js";
import { DM, partner } from "./store.js";
import { LANGUAGES, say } from "./words.js";

/** The address of this page as somebody. */
export function addressOf(name) {
  return `?as=${encodeURIComponent(name)}${location.hash}`;
}

export class People {
  /**
   * apps: the commands in members' menus. become(name): act as somebody. mention(user): put a mention into the
   * message box. write(user): open the conversation with somebody. install(now): install the bot for oneself, or
   * remove it. speak(user, locale).
   */
  constructor(store, sidebar, apps, { become, mention, write, install, speak }) {
    Object.assign(this, { store, sidebar, apps, become, mention, write, install, speak });
    this.closeCard = () => {};
    this.side = $("members");
    this.panel = $("you");
    for (const topic of ["world", "place", "bot", "me"]) store.on(topic, () => this.draw());
    store.on("others", () => this.#drawPanel());
  }

  draw() {
    if (!this.store.world) return;
    this.#drawSide();
    this.#drawPanel();
  }

  // ------------------------------------------------------------ right

  #drawSide() {
    const present = this.#present();
    const people = this.store.people().filter((one) => present.includes(one.id));
    this.side.setAttribute("aria-label", say("members"));
    fill(
      this.side,
      ...(present.includes(this.store.bot.id)
        ? [h("h2", { class: "members-group", text: say("members-bots") }), h("ul", { class: "member-list" }, this.#botRow())]
        : []),
      h("h2", { class: "members-group", text: `${say("members-people")} — ${people.length}` }),
      h("ul", { class: "member-list" }, people.map((one) => this.#row(one))),
    );
  }

  /** The ids of those who are at the place: on the server, or in the conversation. */
  #present() {
    const current = this.store.current();
    if (current?.type === DM) return [this.store.me.id, (partner(current, this.store.me) ?? this.store.bot).id];
    return this.sidebar.guild()?.members ?? [];
  }

  #botRow() {
    const bot = this.store.bot;
    const state = say(this.store.botConnected ? "online" : "offline");
    return h(
      "li",
      { class: `member${this.store.botConnected ? "" : " away"}` },
      h("div", { class: "member-face" }, avatar(bot), h("i", { class: "presence" })),
      h("span", { class: "member-name" }, bot.display, " ", h("span", { class: "app", text: say("member-app") })),
      h("small", { class: "member-state", text: state }),
    );
  }

  #row(user) {
    const mine = user.id === this.store.me.id;
    const made = h("button", { type: "button", class: "member" });
    made.append(
      h("span", { class: "member-face" }, avatar(user), h("i", { class: "presence" })),
      h("span", { class: "member-name", text: user.display }),
      mine ? h("small", { class: "member-state", text: say("member-you") }) : "",
    );
    made.addEventListener("click", () => this.profile(user.id, made));
    return h("li", {}, made);
  }

  /** A small card about somebody, next to an element: act as them, write to them, the bot's commands for them. */
  async profile(id, anchor) {
    const user = this.store.users.get(id);
    if (!user || user.bot) return;
    this.closeCard();
    const mine = id === this.store.me.id;
    const button = (sign, text, run) => {
      const act = () => {
        this.closeCard();
        run();
      };
      return h("button", { type: "button", class: "menu-item", onclick: act }, icon(sign), h("span", { text }));
    };
    const name = user.display;
    const address = addressOf(user.name);
    const entries = await this.apps.entriesFor(user, () => this.closeCard());
    const card = h(
      "div",
      { class: "popup profile", role: "dialog", "aria-label": name },
      h("div", { class: "profile-head" }, avatar(user, "large"), h("b", { text: name })),
      mine ? null : button("swap", say("member-act", { name }), () => this.become(user.name)),
      h(
        "a",
        { class: "menu-item", href: address, target: `kontor-${user.name}`, onclick: () => this.closeCard() },
        icon("out"),
        h("span", { text: say("member-window", { name }) }),
      ),
      button("at", say("member-mention", { name }), () => this.mention(user)),
      mine ? null : button("mail", say("member-write", { name }), () => this.write(user)),
      mine && this.store.world.user_install ? this.#installSwitch(user) : null,
      entries.length ? h("h2", { class: "members-group", text: say("apps") }) : null,
      ...entries,
    );
    this.closeCard();
    this.closeCard = openCard(card, anchor);
  }

  /** The switch with which one installs the bot for oneself, or removes it. */
  #installSwitch(user) {
    const made = h("button", { type: "button", class: "switch", role: "switch", "aria-checked": String(user.installed) });
    made.append(
      h("span", { text: say("member-installed", { bot: this.store.bot.display }) }),
      h("i", { class: "switch-knob", "aria-hidden": "true" }),
    );
    made.addEventListener("click", () => {
      const now = made.getAttribute("aria-checked") !== "true";
      made.setAttribute("aria-checked", String(now));
      this.install(now);
    });
    return made;
  }

  // ------------------------------------------------------------ bottom left

  #drawPanel() {
    const { me } = this.store;
    const open = this.switcher?.isConnected;
    const waiting = [...this.store.others.values()].reduce((sum, one) => sum + one, 0);
    const told = [say("you-are", { name: me.display }), say("switch"), waiting ? say("pings", { n: waiting }) : null];
    const who = h("button", {
      type: "button",
      class: "you-button",
      "aria-haspopup": "dialog",
      "aria-expanded": String(Boolean(open)),
      "aria-label": told.filter(Boolean).join(". "),
      onclick: () => this.toggle(),
    });
    who.append(
      h("span", { class: "member-face" }, avatar(me), h("i", { class: "presence" })),
      h(
        "span",
        { class: "you-words" },
        h("b", { text: me.display }),
        h("small", { text: LANGUAGES[me.locale] ?? LANGUAGES["en-US"] }),
      ),
      waiting ? h("span", { class: "badge", "aria-hidden": "true", text: String(waiting) }) : "",
      icon("swap"),
    );
    const focused = this.panel.contains(document.activeElement);
    fill(this.panel, who);
    if (focused) who.focus();
    if (open) this.#drawSwitcher();
  }

  toggle() {
    if (this.switcher?.isConnected) this.#close();
    else this.#open();
  }

  #open() {
    this.switcher = h("div", { class: "popup switcher", role: "dialog", "aria-label": say("switch") });
    this.panel.parentElement.append(this.switcher);
    this.#drawSwitcher();
    this.stop = outside([this.switcher, this.panel], (event) => this.#close(event.type === "keydown"));
    this.panel.querySelector("button").setAttribute("aria-expanded", "true");
    this.switcher.querySelector("button").focus();
  }

  #close(back = false) {
    this.stop();
    this.switcher.remove();
    const button = this.panel.querySelector("button");
    button.setAttribute("aria-expanded", "false");
    if (back) button.focus();
  }

  #drawSwitcher() {
    const key = document.activeElement?.dataset?.key;
    fill(
      this.switcher,
      h("h2", { class: "popup-title", text: say("switch") }),
      h("p", { class: "subtle", text: say("switch-hint") }),
      h("ul", { class: "switch-list" }, this.store.people().map((one) => this.#choice(one))),
    );
    if (key) this.switcher.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  #choice(user) {
    const mine = user.id === this.store.me.id;
    const waiting = this.store.others.get(user.id) ?? 0;
    const become = h("button", {
      type: "button",
      class: "switch-who",
      "aria-current": mine ? "true" : null,
      dataset: { key: `who-${user.id}` },
      "aria-label": [say("member-act", { name: user.display }), waiting ? say("pings", { n: waiting }) : null]
        .filter(Boolean)
        .join(", "),
      onclick: () => {
        this.#close(true);
        if (!mine) this.become(user.name);
      },
    });
    become.append(
      avatar(user, "small"),
      h("span", { class: "switch-name", text: user.display }),
      waiting ? h("span", { class: "badge", "aria-hidden": "true", text: String(waiting) }) : "",
      mine ? icon("check") : "",
    );
    const tongues = Object.entries(LANGUAGES).map(([locale, name]) =>
      h("button", {
        type: "button",
        class: "tongue",
        lang: locale.slice(0, 2),
        title: name,
        "aria-label": name,
        "aria-pressed": String(user.locale === locale),
        dataset: { key: `tongue-${user.id}-${locale}` },
        text: locale.slice(0, 2).toUpperCase(),
        onclick: () => this.speak(user.id, locale),
      }),
    );
    const window_ = h(
      "a",
      {
        class: "icon-button",
        href: addressOf(user.name),
        target: `kontor-${user.name}`,
        title: say("member-window", { name: user.display }),
        "aria-label": say("member-window", { name: user.display }),
      },
      icon("out"),
    );
    const group = { class: "tongues", role: "group", "aria-label": say("language-of", { name: user.display }) };
    return h("li", { class: `switch-row${mine ? " chosen" : ""}` }, become, h("span", group, tongues), window_);
  }
}
