/** The first thing one sees: what this is, and scenes to walk into. */

import { call } from "./api.js";
import { sentence } from "./actions.js";
import { fill, h, uid } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const SIGNS = { learn: "bulb", alone: "play", midgame: "flag", finished: "book", offer: "swap", auction: "gavel", duel: "people", fresh: "server" };

export class Start {
  /** offers(): what the host can do. go(place): walk in. */
  constructor(root, store, { offers, go }) {
    this.root = root;
    this.store = store;
    this.offers = offers;
    this.go = go;
    this.playing = null;
    this.problem = null;
    for (const topic of ["bot", "me"]) store.on(topic, () => this.shown && this.draw());
  }

  get shown() {
    return this.page?.isConnected;
  }

  show() {
    this.page = h("div", { class: "start", tabindex: "-1" });
    fill(this.root, this.page);
    this.draw();
  }

  draw() {
    const { scenes } = this.offers();
    const first = ["learn", "alone"].map((kind) => scenes.find((one) => one.kind === kind)).filter(Boolean);
    const focused = document.activeElement?.dataset?.scene;
    const cards = [...Map.groupBy(scenes, (one) => one.game).values()];
    this.status = h("p", { class: "start-status", role: "status" });
    fill(
      this.page,
      h(
        "section",
        { class: "hero" },
        h("img", { class: "hero-sign", src: "/page/icon.svg", alt: "", width: "72", height: "72" }),
        h("h2", { text: say("start-title") }),
        h("p", { class: "hero-text", text: say("start-text") }),
        first.length ? first.map((one) => this.#first(one)) : h("p", { class: "subtle", text: say("start-none") }),
        this.status,
      ),
      cards.length ? h("div", { class: "cards" }, cards.map((one) => this.#card(one))) : null,
      this.#how(),
    );
    this.#progress();
    if (focused) this.page.querySelector(`[data-scene="${CSS.escape(focused)}"]`)?.focus();
  }

  /** One of the great buttons: to learn a game, or to play it at once. */
  #first(scene) {
    const learns = scene.kind === "learn";
    const made = h("button", {
      type: "button",
      class: learns ? "button main big" : "button plain big",
      dataset: { scene: scene.key },
      onclick: () => this.#play(scene),
    });
    const words = h(
      "span",
      { class: "first-words" },
      h("span", { text: say(learns ? "start-teach" : "start-play", { game: gameName(scene) }) }),
      " ",
      h("small", { dataset: { words: say(learns ? "start-teach-text" : "start-play-text") } }),
    );
    made.append(icon(SIGNS[scene.kind]), words);
    return made;
  }

  /** The scenes of one game, or those of none. */
  #card(scenes) {
    const title = h("h3", { id: uid("game"), text: gameName(scenes[0]) ?? say("start-other") });
    const rows = scenes.map((one) => h("li", {}, this.#row(one)));
    return h("section", { class: "card", "aria-labelledby": title.id }, title, h("ul", { class: "scenes" }, rows));
  }

  #row(scene) {
    const made = h("button", {
      type: "button",
      class: "scene",
      dataset: { scene: scene.key },
      onclick: () => this.#play(scene),
    });
    made.append(
      h("span", { class: "scene-sign" }, icon(SIGNS[scene.kind] ?? "play")),
      h(
        "span",
        { class: "scene-words" },
        h("b", { text: say(`start-${scene.kind}`) }),
        " ",
        h("span", { class: "scene-text", dataset: { words: say(`start-${scene.kind}-text`) } }),
      ),
    );
    return made;
  }

  #how() {
    const tips = [
      ["flag", "turn"],
      ["slash", "slash"],
      ["swap", "switch"],
      ["bolt", "break"],
    ].map(([sign, key]) => h("li", {}, icon(sign), h("span", { text: say(`start-how-${key}`) })));
    return h("section", { class: "how" }, h("h3", { text: say("start-how") }), h("ul", {}, tips));
  }

  #progress() {
    const waiting = !this.store.botConnected && !this.playing;
    const doing = say("start-begin");
    for (const one of this.page.querySelectorAll("[data-scene]")) {
      const busy = this.playing === one.dataset.scene;
      one.disabled = waiting || this.playing !== null;
      one.setAttribute("aria-busy", String(busy));
      // Where one has pressed, since the status above may be out of sight.
      const words = one.querySelector("[data-words]");
      words.textContent = busy ? doing : words.dataset.words;
    }
    this.status.classList.toggle("bad", Boolean(this.problem));
    if (this.problem) this.status.textContent = this.problem;
    else if (waiting) this.status.textContent = say("start-waiting", { bot: this.store.bot.display });
    else if (this.playing === null) this.status.textContent = "";
    else this.status.textContent = doing;
  }

  async #play(scene) {
    if (this.playing !== null) return;
    this.playing = scene.key;
    this.problem = null;
    this.#progress();
    const user = this.store.me.id;
    try {
      const place = await call("scene", { key: scene.key, user });
      await this.store.reloadWorld();
      if (this.store.me.id === user) this.go({ channel: place.channel });
    } catch (error) {
      this.problem = sentence(error);
    } finally {
      this.playing = null;
      if (this.shown) this.#progress();
    }
  }
}

/** What a scene's game is called; null if it belongs to none. */
function gameName(scene) {
  return scene.names?.[document.documentElement.lang] ?? scene.names?.en ?? (scene.game || null);
}
