/** What mentions, channel links and addresses in a text become, for who reads it. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { isThread } from "./store.js";
import { say } from "./words.js";

const OURS = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?/;

/** Where an address of Discord's leads in this sandbox: {channel, message}; null for any other address. */
export function placeOf(url) {
  const found = OURS.exec(url);
  return found ? { channel: found[2], message: found[3] ?? null } : null;
}

export class Mentions {
  /** store: who and what there is. go: look at {channel, message}. type: put a command into the message box. */
  constructor(store, { go, type, profile }) {
    this.store = store;
    this.go = go;
    this.type = type;
    this.profile = profile;
  }

  name(id) {
    return this.store.users.get(id)?.display ?? say("unknown-user");
  }

  user(id) {
    const known = this.store.users.get(id);
    const mine = id === this.store.me.id;
    if (!known) return h("span", { class: "mention", text: `@${say("unknown-user")}` });
    const made = h("button", { type: "button", class: `mention${mine ? " mine" : ""}`, text: `@${known.display}` });
    made.addEventListener("click", () => this.profile(id, made));
    return made;
  }

  role(id) {
    return h("span", { class: "mention", text: this.store.guild(id) ? say("everyone") : "@?" });
  }

  channel(id, message = null) {
    const known = this.store.channel(id);
    if (!known) return h("span", { class: "mention", text: `#${say("unknown-channel")}` });
    const made = h("button", { type: "button", class: "mention place" });
    made.append(icon(known.type === 1 ? "at" : isThread(known) ? "thread" : "hash"), known.name ?? say("dm-heading"));
    made.addEventListener("click", () => this.go({ channel: id, message }));
    return made;
  }

  command(name) {
    const made = h("button", { type: "button", class: "mention", text: `/${name}` });
    made.addEventListener("click", () => this.type(name));
    return made;
  }

  link(url, label) {
    const place = placeOf(url);
    const wordless = label.length === 1 && label[0] === url;
    if (place && wordless) return this.channel(place.channel, place.message);
    if (place) {
      const made = h("a", { href: `#/${place.channel}` }, label);
      made.addEventListener("click", (event) => {
        event.preventDefault();
        this.go(place);
      });
      return made;
    }
    return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
  }
}
