/**
 * What a member has read, and which notices are still unread. Kept for the tab's life, by member; the tabs of one
 * member tell each other, so that what was read in one is read in all.
 */

import { newer } from "./snowflakes.js";

function load(user) {
  try {
    return JSON.parse(sessionStorage.getItem(`read:${user}`)) ?? {};
  } catch {
    return {};
  }
}

export class Marks {
  /** changed(): another tab of this member has read something. */
  constructor(user, changed) {
    this.user = user;
    this.read = load(user);
    this.pings = [];
    this.changed = changed;
    this.tabs = new BroadcastChannel(`kontor-read-${user}`);
    this.tabs.addEventListener("message", (event) => this.#hear(event.data));
    this.tabs.postMessage({ ask: true });
  }

  close() {
    this.tabs.close();
  }

  #hear({ ask, read }) {
    if (ask) {
      this.tabs.postMessage({ read: this.read });
      return;
    }
    const newest = Object.entries(read).filter(([channel, message]) => newer(message, this.read[channel]));
    if (!newest.length) return;
    Object.assign(this.read, Object.fromEntries(newest));
    this.#keep();
    this.changed();
  }

  #keep() {
    sessionStorage.setItem(`read:${this.user}`, JSON.stringify(this.read));
  }

  /** All notices so far. */
  take(pings) {
    this.pings = pings;
  }

  add(ping) {
    this.pings.push(ping);
  }

  /** A channel is read up to a message; whether that changed anything. */
  see(channel, message) {
    if (!newer(message, this.read[channel])) return false;
    this.read[channel] = message;
    this.#keep();
    this.tabs.postMessage({ read: { [channel]: message } });
    return true;
  }

  lastRead(channel) {
    return this.read[channel] ?? null;
  }

  isUnread(channel) {
    return newer(channel.last_message_id, this.read[channel.id]);
  }

  /** How many unread notices a channel holds. */
  count(channelId) {
    const last = this.read[channelId];
    return this.pings.filter((one) => one.channel_id === channelId && newer(one.message_id, last)).length;
  }

  /** How many unread notices there are in all channels that count. */
  total(counts) {
    return this.pings.filter((one) => counts(one.channel_id) && newer(one.message_id, this.read[one.channel_id])).length;
  }
}
