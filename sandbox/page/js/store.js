/** What one member sees, kept up to date by events; everybody else on the page listens to it. */

import { call } from "./api.js";
import { Marks } from "./marks.js";
import { compare } from "./snowflakes.js";
import { Feed } from "./socket.js";
import { localeOf } from "./words.js";

export const TEXT = 0;
export const DM = 1;
const THREADS = [11, 12];

/** The other person of a conversation without the bot; null for any other place. */
export function partner(channel, me) {
  if (channel.type !== DM || channel.recipients.length < 2) return null;
  return channel.recipients.find((one) => one.id !== me.id);
}

export const isThread = (channel) => THREADS.includes(channel?.type);

/**
 * Topics: "me" (member or language), "world" (people, servers), "places" (channels, unread marks), "place" (where one
 * is), "gone" (that place was deleted, or one was thrown out), "message", "edit", "delete" (of messages), "ping", "commands", "bot", "link"
 * (connection), "reload".
 */
export class Store extends EventTarget {
  me = null;
  world = null;
  users = new Map();
  guilds = [];
  channels = new Map();
  messages = new Map();
  /** By channel that is being loaded, what has come (or, as null, gone) meanwhile. */
  #arriving = new Map();
  marks = null;
  here = { kind: "start" };
  linked = false;
  botConnected = false;
  others = new Map();
  #feed = null;
  #watchers = [];
  #commands = new Map();
  /** Counts how often everything was loaded anew: what was asked for before is of no use after. */
  #epoch = 0;

  on(topic, run) {
    this.addEventListener(topic, (event) => run(event.detail));
  }

  #tell(topic, detail) {
    this.dispatchEvent(new CustomEvent(topic, { detail }));
  }

  // ------------------------------------------------------------ who one is

  /** Become a member, by name or id; everything is loaded anew. */
  async become(name) {
    const me = await call("me", { user: name });
    this.#feed?.close();
    for (const one of this.#watchers) one.close();
    this.#watchers = [];
    this.me = me;
    this.#epoch += 1;
    this.marks?.close();
    this.marks = new Marks(me.id, () => this.#tell("places"));
    this.messages.clear();
    this.#commands.clear();
    this.others.clear();
    await new Promise((resolve) => {
      this.#feed = new Feed(me.id, {
        event: (event) => this.#take(event),
        open: () => {
          this.linked = true;
          this.#tell("link");
          this.#load().then(resolve, resolve);
        },
        lost: () => {
          this.linked = false;
          this.#tell("link");
        },
      });
    });
    const own = localeOf(navigator.languages);
    if (!me.locale_chosen && own && own !== me.locale) await this.setLocale(me.id, own);
    this.#tell("me");
    this.#watchOthers();
  }

  /** Count the notices of the other members, so that one sees whom to be next. */
  #watchOthers() {
    for (const user of this.people().filter((one) => one.id !== this.me.id)) {
      const event = ({ ping }) => {
        if (ping.silent) return;
        this.others.set(user.id, (this.others.get(user.id) ?? 0) + 1);
        this.#tell("others");
      };
      this.#watchers.push(new Feed(user.id, { event }, ["ping"]));
    }
  }

  async #load() {
    const user = this.me.id;
    const [world, channels, pings] = await Promise.all([
      call("world"),
      call("channels", { user }),
      call("pings", { user }),
    ]);
    this.#takeWorld(world);
    this.channels.clear();
    this.#keep(channels);
    this.marks.take(pings);
    this.#epoch += 1;
    this.messages.clear();
    this.#commands.clear();
    this.#tell("world");
    this.#tell("places");
    this.#tell("reload");
  }

  #takeWorld(world) {
    this.world = world;
    this.botConnected = world.bot.connected;
    this.users = new Map(world.users.map((one) => [one.id, { ...one, bot: false }]));
    this.users.set(world.bot.id, { id: world.bot.id, name: world.bot.name, display: world.bot.name, bot: true });
    this.guilds = world.guilds.filter((one) => one.members.includes(this.me.id));
  }

  async reloadWorld() {
    this.#takeWorld(await call("world"));
    await this.#fetchPlaces();
    const outside = (one) => one.guild_id && !this.guild(one.guild_id);
    for (const one of [...this.channels.values()].filter(outside)) this.#lose(one);
    this.#tell("world");
    this.#tell("places");
  }

  get bot() {
    return this.users.get(this.world.bot.id);
  }

  people() {
    return this.world.users;
  }

  async setLocale(user, locale) {
    await call("set_locale", { user, locale });
    const known = this.people().find((one) => one.id === user);
    if (known) known.locale = locale;
    if (user === this.me.id) this.#takeLocale(locale);
    else this.#tell("world");
  }

  #takeLocale(locale) {
    this.me.locale = locale;
    this.#tell("me");
    this.#tell("world");
  }

  /** Cut this page off from the sandbox, or connect it again. */
  pause(value) {
    for (const one of [this.#feed, ...this.#watchers]) one.pause(value);
  }

  // ------------------------------------------------------------ places

  channel(id) {
    return this.channels.get(id) ?? null;
  }

  dm() {
    return [...this.channels.values()].find((one) => one.type === DM && !partner(one, this.me)) ?? null;
  }

  /** The conversations with other people, by their names. */
  conversations() {
    const found = [...this.channels.values()].filter((one) => partner(one, this.me));
    return found.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** The id of the conversation with a person, begun if there is none. */
  async conversationWith(user) {
    await call("messages", { user: this.me.id, channel: `dm:${user.id}` });
    await this.#fetchPlaces();
    return this.conversations().find((one) => partner(one, this.me).id === user.id).id;
  }

  /** Install the bot for oneself, or remove it. */
  async install(now) {
    await call(now ? "install_app" : "remove_app", { user: this.me.id });
  }

  guild(id) {
    return this.guilds.find((one) => one.id === id) ?? null;
  }

  textChannels(guild) {
    const found = [...this.channels.values()].filter((one) => one.guild_id === guild && one.type === TEXT);
    return found.sort((a, b) => a.position - b.position || compare(a.id, b.id));
  }

  /** The threads of a channel that are not archived, oldest first. */
  threadsOf(parent) {
    const found = [...this.channels.values()].filter((one) => isThread(one) && one.parent_id === parent);
    return found.filter((one) => !this.putAway(one)).sort((a, b) => compare(a.id, b.id));
  }

  /** Whether a channel is an archived thread one is not looking at: no list shows it, so nothing counts it. */
  putAway(channel) {
    return Boolean(channel?.thread_metadata?.archived) && channel.id !== this.here.channel;
  }

  /** How many unread notices there are where lists show them. */
  waiting() {
    return this.marks.total((id) => !this.putAway(this.channels.get(id)));
  }

  /** The channel one looks at. */
  current() {
    return this.here.kind === "start" ? null : this.channel(this.here.channel);
  }

  /** Look at a place: {kind: "start"}, {kind: "channel", channel} or {kind: "dm"}. */
  async go(place) {
    let here = place;
    if (place.kind === "dm") {
      await call("messages", { user: this.me.id, channel: "dm" });
      if (!this.dm()) await this.#fetchPlaces();
      here = { kind: "dm", channel: this.dm().id };
    }
    if (here.kind === "channel" && !this.channel(here.channel)) here = { kind: "start" };
    this.here = here;
    this.#tell("place");
    this.#tell("places");
  }

  /** The messages of a channel, oldest first, loaded once and kept up to date by events. */
  async messagesOf(channel) {
    if (!this.messages.has(channel)) {
      const epoch = this.#epoch;
      const arrived = this.#arriving.get(channel) ?? new Map();
      this.#arriving.set(channel, arrived);
      try {
        const found = await call("messages", { user: this.me.id, channel });
        if (epoch !== this.#epoch) return this.messagesOf(channel);
        const known = this.messages.get(channel) ?? new Map();
        const all = new Map([...found.map((one) => [one.id, one]), ...arrived, ...known]);
        for (const [id, one] of arrived) if (!one) all.delete(id);
        this.messages.set(channel, all);
      } finally {
        this.#arriving.delete(channel);
      }
    }
    return [...this.messages.get(channel).values()].sort((a, b) => compare(a.id, b.id));
  }

  /** Everything in a channel has been seen. */
  see(channel) {
    const known = this.channel(channel);
    if (known?.last_message_id && this.marks.see(channel, known.last_message_id)) this.#tell("places");
  }

  /** The commands on offer in a place. */
  async commandsOf(channel) {
    if (!this.#commands.has(channel)) {
      this.#commands.set(channel, await call("commands", { user: this.me.id, channel }));
    }
    return this.#commands.get(channel);
  }

  /** A message that only this page shows, such as that the bot did not answer. */
  note(channel, note) {
    this.#tell("note", { channel, note });
  }

  /** Something went wrong at a message, or (null) no longer is. */
  wrong(message, text) {
    this.#tell("wrong", { message, text });
  }

  // ------------------------------------------------------------ events

  #take(event) {
    switch (event.type) {
      case "message":
      case "edit":
        this.#takeMessage(event);
        break;
      case "delete":
        this.messages.get(event.channel_id)?.delete(event.id);
        this.#arriving.get(event.channel_id)?.set(event.id, null);
        this.#tell("delete", event);
        break;
      case "ping":
        this.marks.add(event.ping);
        this.#tell("ping", event.ping);
        this.#tell("places");
        break;
      case "channel_create":
      case "channel_update":
      case "thread_create":
      case "thread_update":
        this.channels.set(event.channel.id, { ...this.channels.get(event.channel.id), ...event.channel });
        this.#tell("places");
        break;
      case "channel_delete":
      case "thread_delete":
        this.#lose(event.channel);
        this.#tell("places");
        break;
      case "commands":
        this.#commands.clear();
        this.#tell("commands");
        break;
      case "bot":
        this.botConnected = event.connected;
        this.#tell("bot");
        break;
      case "me":
        if (event.locale !== this.me.locale) this.#takeLocale(event.locale);
        break;
      case "world":
        this.reloadWorld().catch(later);
        break;
    }
  }

  #lose(channel) {
    this.channels.delete(channel.id);
    this.messages.delete(channel.id);
    if (this.here.channel === channel.id) this.#tell("gone", channel);
  }

  #takeMessage(event) {
    const { message, channel_id: channelId } = event;
    const channel = this.channel(channelId);
    if (!channel) {
      // A first direct message makes its conversation.
      this.#takePlaces().catch(later);
    } else if (event.type === "message" && !(message.flags & 64)) {
      channel.last_message_id = message.id;
      if (message.author.id === this.me.id) this.marks.see(channelId, message.id);
    }
    (this.messages.get(channelId) ?? this.#arriving.get(channelId))?.set(message.id, message);
    this.#tell(event.type, event);
    this.#tell("places");
  }

  async #takePlaces() {
    await this.#fetchPlaces();
    this.#tell("places");
  }

  async #fetchPlaces() {
    this.#keep(await call("channels", { user: this.me.id }));
  }

  /** Conversations of two people are called by the other. */
  #keep(channels) {
    for (const one of channels) {
      const other = partner(one, this.me);
      this.channels.set(one.id, other ? { ...one, name: other.global_name } : one);
    }
  }
}

/** What could not be fetched now is fetched when the connection comes back. */
function later() {}
