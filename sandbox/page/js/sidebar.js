/** Left: the servers, and the channels and threads of the one chosen, with what is unread. */

import { avatar } from "./avatars.js";
import { $, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { DM } from "./store.js";
import { say } from "./words.js";

const MOST = 99;

export class Sidebar {
  /** go(place): look somewhere. leave(): close the list on a narrow screen. */
  constructor(store, { go, leave }) {
    this.store = store;
    this.go = go;
    this.leave = leave;
    this.rail = $("rail");
    this.places = $("channels");
    for (const topic of ["world", "places", "place", "me", "bot"]) store.on(topic, () => this.draw());
  }

  draw() {
    if (!this.store.world) return;
    const focused = document.activeElement?.dataset?.goes;
    this.#drawRail();
    this.#drawPlaces();
    if (focused) document.querySelector(`[data-goes="${CSS.escape(focused)}"]`)?.focus();
  }

  /** The server one looks at; the first one from the start page and the direct messages. */
  guild() {
    const current = this.store.current();
    return this.store.guild(current?.guild_id) ?? this.store.guilds[0] ?? null;
  }

  #drawRail() {
    const { here, marks, guilds } = this.store;
    this.rail.setAttribute("aria-label", say("rail"));
    const dm = this.store.dm();
    const dmCount = dm ? marks.count(dm.id) : 0;
    const current = this.store.current();
    const items = [
      this.#railButton("start", say("rail-start"), icon("home"), here.kind === "start", 0, false, () =>
        this.go({ kind: "start" }),
      ),
      this.#railButton("dm", say("rail-dm"), icon("mail"), here.kind === "dm", dmCount, dmCount > 0, () =>
        this.go({ kind: "dm" }),
      ),
      ...guilds.map((guild) => {
        const inside = [...this.store.channels.values()].filter((one) => one.guild_id === guild.id && !this.store.putAway(one));
        const count = inside.reduce((sum, one) => sum + marks.count(one.id), 0);
        const unread = inside.some((one) => marks.isUnread(one));
        const letters = h("span", { class: "rail-letters", text: initials(guild.name) });
        const chosen = here.kind === "channel" && current?.guild_id === guild.id;
        return this.#railButton(`guild-${guild.id}`, guild.name, letters, chosen, count, unread, () =>
          this.go({ kind: "channel", channel: this.#entrance(guild) }),
        );
      }),
    ];
    fill(this.rail, h("ul", { class: "rail-list" }, items));
  }

  #railButton(key, label, sign, chosen, count, unread, run) {
    const told = [label, unread ? say("unread") : null, count ? say("pings", { n: count }) : null];
    const made = h("button", {
      type: "button",
      class: "rail-button",
      title: label,
      "aria-label": told.filter(Boolean).join(", "),
      "aria-current": chosen ? "page" : null,
      dataset: { goes: key },
      onclick: run,
    });
    made.append(sign);
    return h("li", { class: `rail-item${chosen ? " chosen" : ""}${unread ? " unread" : ""}` }, made, badge(count));
  }

  /** Where one enters a server: #games, else its first channel. */
  #entrance(guild) {
    const channels = this.store.textChannels(guild.id);
    return (channels.find((one) => one.name === "games") ?? channels[0])?.id;
  }

  #drawPlaces() {
    const guild = this.guild();
    const inDm = this.store.current()?.type === DM;
    const title = inDm ? say("dm-heading") : (guild?.name ?? "");
    const head = h("div", { class: "places-head" }, h("h2", { text: title }));
    if (inDm) {
      const bot = this.store.bot;
      fill(this.places, head, h("ul", { class: "place-list" }, this.#dmEntry(bot), this.store.conversations().map((one) => this.#entry(one, "at"))));
    } else if (guild) {
      const rows = this.store.textChannels(guild.id).flatMap((one) => [
        this.#entry(one, "hash"),
        ...this.store.threadsOf(one.id).map((thread) => this.#entry(thread, "thread")),
      ]);
      const group = h("h3", { class: "places-group", text: say("text-channels") });
      fill(this.places, head, group, h("ul", { class: "place-list" }, rows));
    } else fill(this.places, head);
    this.places.setAttribute("aria-label", say("places", { guild: title }));
  }

  #entry(channel, sign) {
    const { marks, here } = this.store;
    const chosen = here.channel === channel.id;
    const count = marks.count(channel.id);
    const unread = !chosen && marks.isUnread(channel);
    const told = [
      channel.name,
      unread ? say("unread") : null,
      count ? say("pings", { n: count }) : null,
    ];
    const made = h("button", {
      type: "button",
      class: `place-button ${sign}`,
      "aria-label": told.filter(Boolean).join(", "),
      "aria-current": chosen ? "page" : null,
      dataset: { goes: channel.id },
      onclick: () => {
        this.go({ kind: "channel", channel: channel.id });
        this.leave();
      },
    });
    made.append(icon(sign), h("span", { class: "place-name", text: channel.name }), badge(count) ?? "");
    return h("li", { class: `place${unread ? " unread" : ""}${chosen ? " chosen" : ""}` }, made);
  }

  #dmEntry(bot) {
    const chosen = this.store.here.kind === "dm";
    const current = chosen ? "page" : null;
    const made = h("button", { type: "button", class: "place-button", "aria-current": current, dataset: { goes: "dm-1" } });
    made.append(avatar(bot, "small"), h("span", { class: "place-name", text: bot.display }));
    made.addEventListener("click", () => {
      this.go({ kind: "dm" });
      this.leave();
    });
    return h("li", { class: `place${chosen ? " chosen" : ""}` }, made);
  }
}

function badge(count) {
  if (!count) return null;
  return h("span", { class: "badge", "aria-hidden": "true", text: count > MOST ? `${MOST}+` : String(count) });
}

function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => [...word][0])
    .slice(0, 3)
    .join("")
    .toUpperCase();
}
