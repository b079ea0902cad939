/** How mentions and direct messages ring: a note in the corner, a number in the title and on the icon. */

import { avatar } from "./avatars.js";
import { $, h } from "./dom.js";
import { icon } from "./icons.js";
import { bare } from "./markdown.js";
import { placeName } from "./timeline.js";
import { say } from "./words.js";

const STAYS = 9000;
const MOST = 3;

export class Notices {
  constructor(store, to, go) {
    this.store = store;
    this.to = to;
    this.go = go;
    this.root = $("toasts");
    store.on("ping", (ping) => this.#ring(ping));
    store.on("place", () => this.#seen());
    for (const topic of ["places", "me", "place"]) store.on(topic, () => this.#count());
  }

  /** Say something that belongs to no message. */
  say(text) {
    this.#show(h("div", { class: "toast-body" }, h("span", { class: "toast-words" }, h("b", { text }))), {});
  }

  #show(body, dataset) {
    const toast = h("div", { class: "toast", dataset }, body);
    const close = h("button", {
      type: "button",
      class: "icon-button",
      title: say("toast-close"),
      "aria-label": say("toast-close"),
      onclick: () => toast.remove(),
    });
    close.append(icon("close"));
    toast.append(close);
    this.root.append(toast);
    while (this.root.children.length > MOST) this.root.firstChild.remove();
    // Nobody loses what they are about to press.
    const leave = () => (toast.matches(":hover, :focus-within") ? setTimeout(leave, STAYS) : toast.remove());
    setTimeout(leave, STAYS);
    return toast;
  }

  #ring(ping) {
    const looking = this.store.here.channel === ping.channel_id && document.visibilityState === "visible";
    if (ping.silent || looking) return;
    const channel = this.store.channel(ping.channel_id);
    const by = this.store.bot.display;
    const dm = ping.reason === "dm" || !channel;
    const title = dm ? say("toast-dm", { by }) : say("toast-mention", { by, place: placeName(channel) });
    const open = h("button", { type: "button", class: "toast-body" });
    open.append(
      avatar(this.store.bot),
      h("span", { class: "toast-words" }, h("b", { text: title }), h("span", { text: bare(ping.text, this.to) })),
    );
    const toast = this.#show(open, { channel: ping.channel_id });
    open.addEventListener("click", () => {
      toast.remove();
      this.go({ channel: ping.channel_id, message: ping.message_id });
    });
  }

  #seen() {
    for (const toast of this.root.querySelectorAll(`[data-channel="${this.store.here.channel}"]`)) toast.remove();
  }

  #count() {
    if (!this.store.marks) return;
    const total = this.store.waiting();
    const place = this.store.current();
    const where = place ? `${placeName(place)} · ${say("title")}` : say("title");
    document.title = total ? `(${total}) ${where}` : where;
    $("icon").href = total ? "/page/icon_rings.svg" : "/page/icon.svg";
  }
}
