/** Puts the page together. */

import { Actions, sentence } from "./actions.js";
import { call } from "./api.js";
import { Apps } from "./apps.js";
import { Composer } from "./composer.js";
import { $, fill, h } from "./dom.js";
import { Faults } from "./faults.js";
import { Forms } from "./forms.js";
import { icon } from "./icons.js";
import { Mentions } from "./mentions.js";
import { Notices } from "./notices.js";
import { People } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { Start } from "./start.js";
import { isThread, Store } from "./store.js";
import { THEMES, theme, wear } from "./theme.js";
import { keepTime } from "./times.js";
import { placeName, Timeline } from "./timeline.js";
import { Viewer } from "./viewer.js";
import { say, speak } from "./words.js";

const WIDE = matchMedia("(min-width: 1100px)");
const FIRST = "anna";

class Page {
  constructor() {
    this.store = new Store();
    this.offers = { scenes: [], restart: false };
    this.membersShown = WIDE.matches;
    fill(
      $("places"),
      h("nav", { id: "channels", class: "channels" }),
      h("div", { id: "you", class: "you" }),
    );
    const { store } = this;
    const to = new Mentions(store, {
      go: (place) => this.go({ kind: "channel", channel: place.channel }, place.message),
      type: (name) => this.composer.type(`/${name}`),
      profile: (id, anchor) => this.people.profile(id, anchor),
    });
    this.forms = new Forms(store, () => to);
    this.actions = new Actions(store, this.forms);
    this.viewer = new Viewer();
    this.sidebar = new Sidebar(store, { go: (place) => this.go(place), leave: () => this.#narrow("main") });
    this.apps = new Apps(store, this.actions);
    this.people = new People(store, this.sidebar, this.apps, {
      become: (name) => this.become(name),
      mention: (user) => this.composer.mention(user),
      write: (user) =>
        this.#attempt(async () => this.go({ kind: "channel", channel: await store.conversationWith(user) })),
      install: (now) => this.#attempt(() => store.install(now)),
      speak: (user, locale) => this.#attempt(() => store.setLocale(user, locale)),
    });
    this.timeline = new Timeline($("stage"), {
      store,
      to,
      view: (element) => this.viewer.open(element),
      actions: this.actions,
      apps: this.apps,
      members: () => this.#membersHere(),
    });
    this.composer = new Composer($("composer"), store, this.actions);
    this.notices = new Notices(store, to, (place) => this.go({ kind: "channel", channel: place.channel }, place.message));
    this.start = new Start($("stage"), store, {
      offers: () => this.offers,
      go: (place) => this.go({ kind: "channel", channel: place.channel }),
    });
    this.faults = new Faults(store);
    this.#listen();
  }

  #membersHere() {
    const guild = this.sidebar.guild();
    return this.store.people().filter((one) => guild?.members.includes(one.id));
  }

  #listen() {
    const { store } = this;
    store.on("me", () => {
      speak(store.me.locale);
      $("skip").textContent = say("skip");
      this.#drawHead();
      this.#drawBanner();
      this.sidebar.draw();
      this.people.draw();
      if (store.world) this.#showPlace();
    });
    store.on("place", () => this.#drawHead());
    store.on("places", () => this.#drawHead());
    store.on("bot", () => this.#botMoved());
    store.on("link", () => this.#drawBanner());
    store.on("gone", (channel) => this.#gone(channel));
    store.on("reload", () => {
      if (store.here.kind !== "start" && store.current()) this.#showPlace();
    });
    // Before anybody is loaded there is nothing to show; `begin` looks at the address by itself.
    addEventListener("hashchange", () => store.world && this.#follow());
    WIDE.addEventListener("change", () => {
      this.membersShown = WIDE.matches;
      this.#drawHead();
    });
    $("scrim").addEventListener("click", () => this.#narrow("main"));
    $("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.composer.focus();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && document.body.dataset.shows) this.#narrow("main");
      const free = document.activeElement === document.body || document.activeElement?.classList.contains("log");
      if (event.key === "/" && free && store.current()) {
        event.preventDefault();
        this.composer.type("/");
      }
    });
  }

  async begin() {
    wear(theme());
    speak("en-US");
    keepTime();
    try {
      this.offers = await call("host_offers");
      const wanted = new URLSearchParams(location.search).get("as") ?? FIRST;
      await this.store.become(wanted).catch(() => this.store.become(FIRST));
    } catch {
      fill($("banner"), say("unreachable"));
      setTimeout(() => location.reload(), 3000);
      return;
    }
    await this.#follow();
  }

  /** The place one looked at was deleted, or its server is no longer one's own: go where it hung, and say so. */
  async #gone(channel) {
    const guild = this.store.world.guilds.find((one) => one.id === channel.guild_id);
    const deleted = say("place-gone", { place: placeName(channel) });
    this.notices.say(this.store.guild(guild.id) ? deleted : say("guild-gone", { guild: guild.name }));
    const parent = this.store.channel(channel.parent_id);
    history.replaceState(null, "", parent ? `#/${parent.id}` : "#/");
    await this.go(parent ? { kind: "channel", channel: parent.id } : { kind: "start" }, null, { unasked: true });
  }

  /** Do something for which the sandbox is needed; whether it could be done. What hinders it is said. */
  async #attempt(run) {
    try {
      await run();
      return true;
    } catch (error) {
      this.notices.say(sentence(error));
      return false;
    }
  }

  async become(name) {
    if (!(await this.#attempt(() => this.store.become(name)))) return;
    const url = new URL(location.href);
    url.searchParams.set("as", name);
    history.replaceState(null, "", url);
    const { here } = this.store;
    if (here.kind === "dm") await this.go({ kind: "dm" });
    else await this.go(here.kind === "channel" && this.store.channel(here.channel) ? here : { kind: "start" });
  }

  // ------------------------------------------------------------ where one is

  /** Go where the address says. */
  async #follow() {
    const [, word] = location.hash.split("/");
    if (word === "dm") await this.go({ kind: "dm" });
    else if (word && this.store.channel(word)) await this.go({ kind: "channel", channel: word });
    else {
      // An address that leads nowhere is mended in its place: the way back stays open.
      history.replaceState(null, "", "#/");
      await this.go({ kind: "start" });
    }
  }

  /** Go to a place, and to a message in it. */
  async go(place, message = null, { unasked = false } = {}) {
    const { store } = this;
    const dm = store.dm();
    const wanted = place.kind === "channel" && dm?.id === place.channel ? { kind: "dm" } : place;
    const same = store.here.kind === wanted.kind && store.here.channel === wanted.channel && this.shownFor === store.me.id;
    if (!same) {
      if (!(await this.#attempt(() => store.go(wanted)))) return;
      this.shownFor = store.me.id;
      const { here } = store;
      const hash = { start: "#/", dm: "#/dm", channel: `#/${here.channel}` }[here.kind];
      if (location.hash !== hash) history.pushState(null, "", hash);
      await this.#showPlace(message);
    } else if (message) this.timeline.jump(message);
    this.#narrow("main");
    // Whoever did not ask to go somewhere keeps the control they are at.
    const free = !unasked || document.activeElement === document.body;
    if (free && store.here.kind !== "start" && matchMedia("(hover: hover)").matches) this.composer.focus();
  }

  async #showPlace(message = null) {
    const channel = this.store.current();
    if (channel) await this.timeline.show(channel, message);
    else {
      this.timeline.hide();
      this.start.show();
    }
  }

  // ------------------------------------------------------------ around it

  #drawHead() {
    const { store } = this;
    if (!store.me || !store.world) return;
    const channel = store.current();
    const kind = !channel ? "home" : channel.type === 1 ? "at" : isThread(channel) ? "thread" : "hash";
    const title = !channel ? say("rail-start") : channel.type === 1 ? (channel.name ?? store.bot.display) : channel.name;
    const parent = isThread(channel) ? store.channel(channel.parent_id) : null;
    const focused = document.activeElement?.dataset?.head;
    const waiting = store.waiting();
    const menu = this.#headButton("menu", "places-open", () => this.#narrow("places"), "only-narrow");
    if (waiting) menu.append(h("span", { class: "badge", "aria-hidden": "true", text: String(waiting) }));
    const crumb = parent
      ? h("button", {
          type: "button",
          class: "crumb",
          text: `#${parent.name}`,
          onclick: () => this.go({ kind: "channel", channel: parent.id }),
        })
      : null;
    const members = this.#headButton(
      "users",
      this.membersShown ? "members-hide" : "members-show",
      () => this.#toggleMembers(),
      "",
    );
    members.setAttribute("aria-pressed", String(this.membersShown));
    fill(
      $("head"),
      menu,
      crumb,
      crumb ? h("span", { class: "crumb-part", "aria-hidden": "true", text: "›" }) : null,
      h("h1", { class: "head-title" }, icon(kind), h("span", { text: title ?? "" })),
      h("span", { class: "head-space" }),
      this.#themeButton(),
      this.#headButton("bolt", "faults", () => this.faults.open(this.offers), ""),
      members,
    );
    document.body.classList.toggle("with-members", this.membersShown);
    if (focused) $("head").querySelector(`[data-head="${focused}"]`)?.focus();
  }

  #headButton(sign, words, run, extra) {
    const made = h("button", { type: "button", class: `icon-button ${extra}`, title: say(words), onclick: run });
    made.dataset.head = sign;
    made.setAttribute("aria-label", say(words));
    made.append(icon(sign));
    return made;
  }

  #themeButton() {
    const now = theme();
    const made = this.#headButton({ auto: "auto", dark: "moon", light: "sun" }[now], `theme-${now}`, () => {
      wear(THEMES[(THEMES.indexOf(now) + 1) % THEMES.length]);
      this.#drawHead();
    }, "");
    made.dataset.head = "theme";
    made.title = `${say("theme")}: ${say(`theme-${now}`)}`;
    made.setAttribute("aria-label", made.title);
    return made;
  }

  #toggleMembers() {
    if (WIDE.matches) {
      this.membersShown = !this.membersShown;
      this.#drawHead();
    } else this.#narrow(document.body.dataset.shows === "members" ? "main" : "members");
  }

  /** On a narrow screen: which part lies over the messages. */
  #narrow(part) {
    if (part === "main") delete document.body.dataset.shows;
    else document.body.dataset.shows = part;
    $("scrim").hidden = part === "main";
    if (part === "places") $("channels").querySelector("button")?.focus();
    if (part === "members") $("members").querySelector("button")?.focus();
  }

  #botMoved() {
    const bot = this.store.bot.display;
    if (this.store.botConnected && this.wasAway) $("ear").textContent = say("bot-back", { bot });
    this.wasAway = !this.store.botConnected;
    this.#drawBanner();
  }

  #drawBanner() {
    const { store } = this;
    if (!store.world) return;
    if (!store.linked) {
      const back = h("button", { type: "button", class: "as-link", text: say("link-back") });
      back.addEventListener("click", () => this.faults.setOffline(false));
      fill($("banner"), this.faults.offline ? [say("link-own"), " ", back] : say("link-lost"));
    } else if (!store.botConnected) fill($("banner"), say("bot-offline", { bot: store.bot.display }));
    else $("banner").replaceChildren();
  }
}

const page = new Page();
page.begin();
