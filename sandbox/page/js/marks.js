/** What a member has read, and which notices are still unread. Kept for the tab's life, by member. */

import { newer } from "./snowflakes.js";

function load(user) {
  try {
    return JSON.parse(sessionStorage.getItem(`read:${user}`)) ?? {};
  } catch {
    return {};
  }
}

export class Marks {
  constructor(user) {
    this.user = user;
    this.read = load(user);
    this.pings = [];
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
    sessionStorage.setItem(`read:${this.user}`, JSON.stringify(this.read));
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
