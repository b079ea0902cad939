/** The drawer in which a person breaks things by hand, as the tests do by program. */

import { call, setOffline } from "./api.js";
import { sentence } from "./actions.js";
import { fill, h, openDialog, uid } from "./dom.js";
import { icon } from "./icons.js";
import { isThread } from "./store.js";
import { say } from "./words.js";

const RIGHTS = [
  "VIEW_CHANNEL",
  "SEND_MESSAGES",
  "SEND_MESSAGES_IN_THREADS",
  "CREATE_PUBLIC_THREADS",
  "ATTACH_FILES",
  "READ_MESSAGE_HISTORY",
];

/** Faults of the bot's requests that come once and pass. */
const PASSING = [
  ["fault-429", { status: 429, times: 5, retry_after: 1 }],
  ["fault-500", { status: 502, times: 3 }],
  ["fault-lost", { method: "POST|PATCH", status: 500, times: 3, when: "after" }],
];

const SLOW = { delay: 2, times: null };

export class Faults {
  /** offers: what the host can do. */
  constructor(store) {
    this.store = store;
    this.offline = false;
    this.dialog = null;
    for (const topic of ["world", "places", "bot"]) store.on(topic, () => this.dialog && this.#draw());
  }

  async open(offers) {
    this.offers = offers;
    this.body = h("div", { class: "drawer-body" });
    this.said = h("p", { class: "drawer-said", role: "status" });
    const close = h("button", { type: "button", class: "icon-button", title: say("faults-close") });
    close.setAttribute("aria-label", say("faults-close"));
    close.append(icon("close"));
    const title = h("h2", { id: uid("drawer"), text: say("faults") });
    this.dialog = h(
      "dialog",
      { class: "drawer", "aria-labelledby": title.id },
      h("div", { class: "drawer-head" }, icon("bolt"), title, close),
      h("p", { class: "subtle", text: say("faults-text") }),
      this.said,
      this.body,
    );
    close.addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    this.dialog.addEventListener("close", () => {
      this.dialog = null;
    });
    document.body.append(this.dialog);
    await this.#look();
    // The bar above may have been drawn anew since its button was pressed.
    openDialog(this.dialog, () => document.querySelector('[data-head="bolt"]'));
  }

  /** Ask how things are. */
  async #look() {
    if (this.offline) return this.#draw();
    try {
      [this.settings, this.faults] = await Promise.all([call("set"), call("faults")]);
      await this.store.reloadWorld();
    } catch (error) {
      this.said.textContent = sentence(error);
    }
    return this.#draw();
  }

  async #do(run) {
    this.said.textContent = "";
    try {
      await run();
      this.said.textContent = say("fault-done");
    } catch (error) {
      this.said.textContent = sentence(error);
    }
    if (this.dialog) await this.#look();
  }

  #draw() {
    if (!this.settings && !this.offline) return;
    const key = document.activeElement?.dataset?.key;
    const chosen = new Map([...this.body.querySelectorAll("select")].map((one) => [one.dataset.key, one.value]));
    fill(this.body, [this.#you(), ...(this.offline ? [] : [this.#bot(), this.#discord(), this.#people(), this.#threads()])]);
    for (const one of this.body.querySelectorAll("select")) {
      const before = chosen.get(one.dataset.key);
      if ([...one.options].some((option) => option.value === before)) one.value = before;
    }
    if (key) this.body.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  #bot() {
    const state = say(this.store.botConnected ? "online" : "offline");
    const bot = this.store.bot.display;
    const restart = (key, kill) =>
      this.#button(key, () => {
        this.said.textContent = say("bot-restarting", { bot });
        return call("restart_bot", { kill });
      });
    return group(
      `${say("faults-bot")} — ${bot}, ${state}`,
      ...(this.offers.restart
        ? [restart("fault-restart", false), restart("fault-kill", true)]
        : [h("p", { class: "subtle", text: say("fault-restart-not") })]),
    );
  }

  #discord() {
    const slow = this.faults.find((one) => one.delay && one.times === null);
    const strict = this.settings.strict_rate_limits;
    const passing = PASSING.map(([key, what]) => this.#button(key, () => call("fault", what)));
    const struck = this.faults.filter((one) => one.times !== null && one.hits < one.times).length;
    return group(
      say("faults-discord"),
      this.#switch("fault-offline", this.settings.offline, (on) => call("go_offline", { offline: on })),
      this.#switch("fault-slow", Boolean(slow), (on) =>
        on ? call("fault", SLOW) : call("clear_faults", { fault: slow.id }),
      ),
      this.#switch("fault-limit", strict, (on) =>
        call("set", { strict_rate_limits: on, global_limit: on ? 50 : null, old_edit_limit: on ? 3 : null }),
      ),
      ...passing,
      this.#button("fault-drop", () => call("gateway_drop")),
      this.#button("fault-drop-new", () => call("gateway_drop", { resume: false })),
      this.#button("fault-clear", () => this.#mend(), struck || slow || strict || this.settings.offline ? "main" : ""),
    );
  }

  async #mend() {
    await call("clear_faults");
    await call("go_offline", { offline: false });
    await call("set", { strict_rate_limits: false, global_limit: null, old_edit_limit: null });
    await call("reset_permissions");
    for (const user of this.store.people()) await call("open_dms", { user: user.id });
    for (const guild of this.store.world.guilds) {
      for (const user of guild.removed) await call("join", { user, guild: guild.id });
    }
  }

  /** Throw members out of the server one looks at, and let them in again. */
  #membership() {
    const guilds = this.store.world.guilds;
    const guild = guilds.find((one) => one.id === this.store.current()?.guild_id) ?? guilds[0];
    const named = (id) => [id, this.store.users.get(id)?.display ?? id];
    const inside = guild.members.filter((id) => id !== this.store.bot.id && id !== guild.owner);
    const who = picker("member", say("fault-member"), inside.map(named));
    const run = (verb) => () => call(verb, { user: who.select.value, guild: guild.id });
    return [
      ...(inside.length
        ? [who.label, this.#button("fault-kick", run("kick")), this.#button("fault-ban", run("ban"), "danger")]
        : []),
      ...guild.removed.map((user) =>
        this.#button("fault-back", () => call("join", { user, guild: guild.id }), "main", { name: named(user)[1] }),
      ),
    ];
  }

  #people() {
    const doors = this.store.people().map((user) =>
      this.#switch("fault-dms", user.dms_open, (on) => call(on ? "open_dms" : "close_dms", { user: user.id }), {
        name: user.display,
        id: user.id,
      }),
    );
    const channels = this.#textChannels();
    const where = picker("where", say("fault-deny-where"), channels.map((one) => [one.id, `#${one.name}`]));
    const right = picker("right", say("fault-deny"), RIGHTS.map((one) => [one, say(`perm-${one}`)]));
    const current = this.store.current();
    const here = current && (isThread(current) ? current.parent_id : current.id);
    if (channels.some((one) => one.id === here)) where.select.value = here;
    const denied = channels
      .filter((one) => one.denied.length)
      .map((one) =>
        h("p", { class: "subtle" }, say("fault-denied", { channel: one.name }), " ", one.denied.map(rightName).join(", ")),
      );
    return group(
      say("faults-people"),
      ...doors,
      h("div", { class: "pickers" }, right.label, where.label),
      this.#button("fault-deny-do", () =>
        call("deny", { permissions: [right.select.value], channel: where.select.value }),
      ),
      ...denied,
      denied.length ? this.#button("fault-allow", () => call("reset_permissions")) : null,
      ...this.#membership(),
    );
  }

  #textChannels() {
    return this.store.guilds.flatMap((guild) => guild.channels.filter((one) => one.type === 0));
  }

  #threads() {
    const threads = [...this.store.channels.values()].filter(isThread);
    if (!threads.length) return group(say("faults-threads"), h("p", { class: "subtle", text: say("fault-thread-none") }));
    const which = picker("thread", say("fault-thread"), threads.map((one) => [one.id, one.name]));
    if (threads.some((one) => one.id === this.store.here.channel)) which.select.value = this.store.here.channel;
    const channel = () => which.select.value;
    return group(
      say("faults-threads"),
      which.label,
      this.#button("fault-thread-archive", () => call("archive", { channel: channel() })),
      this.#button("fault-thread-lock", () => call("archive", { channel: channel(), locked: true })),
      this.#button("fault-thread-delete", () => call("delete_channel", { channel: channel() }), "danger"),
    );
  }

  #you() {
    const offline = this.#switch("fault-own-offline", this.offline, async (on) => this.setOffline(on));
    if (this.offline) return group(say("faults-you"), offline);
    const restart = this.#button("fault-own-restart", () => call("restart_client", { user: this.store.me.id }));
    return group(say("faults-you"), offline, restart);
  }

  /** Take this page offline, or back. */
  setOffline(on) {
    this.offline = on;
    setOffline(on);
    this.store.pause(on);
  }

  #button(key, run, style = "", args = {}) {
    return h("button", {
      type: "button",
      class: `button ${style || "plain"}`,
      dataset: { key },
      text: say(key, args),
      onclick: () => this.#do(run),
    });
  }

  #switch(key, on, run, args = {}) {
    const made = h("button", {
      type: "button",
      class: "switch",
      role: "switch",
      "aria-checked": String(on),
      dataset: { key: `${key}${args.id ?? ""}` },
      onclick: () => this.#do(() => run(!on)),
    });
    made.append(h("span", { text: say(key, args) }), h("i", { class: "switch-knob", "aria-hidden": "true" }));
    return made;
  }
}

const rightName = (name) => (RIGHTS.includes(name) ? say(`perm-${name}`) : name);

function group(title, ...children) {
  const heading = h("h3", { id: uid("group"), text: title });
  return h("section", { class: "drawer-group", "aria-labelledby": heading.id }, heading, ...children);
}

function picker(key, label, entries) {
  const options = entries.map(([value, text]) => h("option", { value, text }));
  const select = h("select", { class: "field", id: uid("picker"), dataset: { key } }, options);
  return { select, label: h("div", { class: "picker" }, h("label", { for: select.id, text: label }), select) };
}
