"""Post, edit and delete messages: store them, send them to the bot and to members, record them, ping people."""

import re
import time

from sandbox.activity.component_input import texts
from sandbox.activity.drafts import Draft
from sandbox.json_types import Json
from sandbox.state import payloads
from sandbox.state.event_bus import Dispatch
from sandbox.state.intents import Intent
from sandbox.state.model import Channel, Mentions, Message, MessageFlag, MessageKind
from sandbox.state.permissions import Permission
from sandbox.state.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


def post(
    world: World,
    channel: Channel,
    author_id: int,
    draft: Draft,
    *,
    kind: MessageKind = MessageKind.DEFAULT,
    only_for: int | None = None,
    interaction: Json | None = None,
) -> Message:
    """Post a message into a channel. only_for: ephemeral, for one user.

    The caller has checked permissions. A public message unarchives an archived thread.
    """
    flags = draft.flags | (MessageFlag.EPHEMERAL if only_for is not None else 0)
    message = Message(
        id=world.ids.new(),
        channel_id=channel.id,
        author_id=author_id,
        kind=kind,
        content=draft.content or "",
        flags=int(flags),
        created_at=world.clock.now(),
        embeds=draft.embeds or [],
        components=draft.components or [],
        attachments=draft.attachments or [],
        nonce=draft.nonce,
        reference=draft.reference,
        interaction=interaction,
        only_for=only_for,
    )
    message.mentions = find_mentions(world, channel, message, draft.allowed_mentions)
    channel.messages[message.id] = message
    if message.only_for is None:
        channel.last_message_id = message.id
        if channel.thread is not None:
            _count_in_thread(world, channel, message)
    announce(world, channel, message, "MESSAGE_CREATE")
    _record(world, channel, message, "message")
    if message.only_for is None and not message.loading:
        _ping(world, channel, message)
    return message


def _count_in_thread(world: World, channel: Channel, message: Message) -> None:
    thread = channel.thread
    assert thread is not None
    if message.kind is not MessageKind.THREAD_STARTER:
        thread.message_count += 1
        thread.total_sent += 1
    for user_id in (message.author_id, *message.mentions.users):
        thread.members.setdefault(user_id, world.clock.now())
    if thread.archived:
        thread.archived = False
        thread.archived_at = world.clock.now()
        announce_channel(world, channel, "THREAD_UPDATE")


def edit(world: World, channel: Channel, message: Message, change: Draft, *, filled: bool = False) -> None:
    """Edit a message. filled: a promised answer gets its content, which readers do not see as an edit."""
    for part in ("content", "embeds", "components", "attachments"):
        if (changed := getattr(change, part)) is not None:
            setattr(message, part, changed)
    message.flags |= change.flags & MessageFlag.COMPONENTS_V2
    message.flags &= ~int(MessageFlag.LOADING)
    message.touched = time.monotonic()
    message.mentions = find_mentions(world, channel, message, change.allowed_mentions)
    if not filled:
        message.edited_at = world.clock.now()
    announce(world, channel, message, "MESSAGE_UPDATE")
    _record(world, channel, message, "message" if filled else "edit")
    if filled and message.only_for is None:
        _ping(world, channel, message)


def delete(world: World, channel: Channel, message: Message) -> None:
    """Delete a message."""
    channel.messages.pop(message.id, None)
    if channel.thread is not None and message.only_for is None:
        channel.thread.message_count = max(0, channel.thread.message_count - 1)
    data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    if message.only_for is None and _reaches_bot(world, channel):
        world.bus.dispatch(Dispatch("MESSAGE_DELETE", data, channel.guild_id, _intent(channel)))
    for user_id in _watchers(world, channel, message):
        world.bus.tell(user_id, {"type": "delete", "channel_id": str(channel.id), "id": str(message.id)})


def vanish(world: World, user_id: int) -> int:
    """Remove a user's ephemeral messages, as a restart of their client does. Return how many."""
    gone = 0
    for channel in world.channels.values():
        for message in [one for one in channel.messages.values() if one.only_for == user_id]:
            delete(world, channel, message)
            gone += 1
    return gone


# --- telling


def announce(world: World, channel: Channel, message: Message, event: str) -> None:
    """Send an event to the bot (unless the message is ephemeral) and to the members who see the message."""
    if message.only_for is None and _reaches_bot(world, channel):
        data = payloads.message(world, message, gateway=True)
        own = message.author_id == world.bot.id or world.bot.id in message.mentions.users
        private = channel.guild_id is None
        plain = None if own or private else payloads.without_content(data)
        world.bus.dispatch(Dispatch(event, data, channel.guild_id, _intent(channel), plain))
    watchers = _watchers(world, channel, message)
    if watchers:
        kind = "message" if event == "MESSAGE_CREATE" else "edit"
        data = payloads.message(world, message)
        for user_id in watchers:
            world.bus.tell(user_id, {"type": kind, "channel_id": str(channel.id), "message": data})


def announce_channel(world: World, channel: Channel, event: str, extra: Json | None = None) -> None:
    """Send bot and members the news that a channel or thread was created, changed or deleted."""
    data = payloads.channel(world, channel) | (extra or {})
    if world.can_see(channel, world.bot.id) or event.endswith("_DELETE"):
        world.bus.dispatch(Dispatch(event, data, channel.guild_id, Intent.GUILDS))
    for user_id in world.bus.listening():
        if world.can_see(channel, user_id) or event.endswith("_DELETE"):
            world.bus.tell(user_id, {"type": event.lower(), "channel": data})


def _watchers(world: World, channel: Channel, message: Message) -> list[int]:
    return [user_id for user_id in world.bus.listening() if world.sees(user_id, channel, message)]


def _reaches_bot(world: World, channel: Channel) -> bool:
    """Return whether the bot may get events of a channel: those of two people's conversation it never does."""
    return channel.guild_id is not None or world.bot.id in channel.recipients


def _intent(channel: Channel) -> int:
    return Intent.DIRECT_MESSAGES if channel.guild_id is None else Intent.GUILD_MESSAGES


def _record(world: World, channel: Channel, message: Message, kind: str) -> None:
    if message.author_id != world.bot.id or message.loading:
        return
    users: tuple[int, ...]
    if message.only_for is not None:
        audience, users = "ephemeral", (message.only_for,)
    else:
        audience = "dm" if channel.guild_id is None else "public"
        users = world.people(channel)
    data: Json = {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "flags": message.flags,
        "attachments": [
            {
                "id": str(file.id),
                "filename": file.filename,
                "description": file.description,
                "size": file.size,
                "sha256": file.digest,
                "url": payloads.attachment(world, file)["url"],
            }
            for file in message.attachments
        ],
    }
    now = world.clock.now()
    world.recorder.record(now, kind, audience, users, channel.id, message.id, data)


# --- mentions


def find_mentions(world: World, channel: Channel, message: Message, allowed: Json | None) -> Mentions:
    """Return whom the text mentions, limited by `allowed_mentions` (None: all)."""
    text = "\n".join((message.content, *texts(message.components)))
    parse = ("users", "roles", "everyone") if allowed is None else allowed.get("parse") or ()
    named = list(dict.fromkeys(int(found) for found in _USER.findall(text)))
    users = [one for one in named if one in world.users]
    if "users" not in parse:
        wanted = {int(one) for one in (allowed or {}).get("users") or ()}
        users = [one for one in users if one in wanted]
    guild = world.guild_of(channel)
    roles = [int(found) for found in dict.fromkeys(_ROLE.findall(text))]
    may_all = world.may(channel, message.author_id, Permission.MENTION_EVERYONE)
    if guild is None:
        roles = []
    else:
        wanted = {int(one) for one in (allowed or {}).get("roles") or ()}
        roles = [
            one
            for one in roles
            if one in guild.roles
            and ("roles" in parse or one in wanted)
            and (may_all or guild.roles[one].mentionable)
        ]
    everyone = "everyone" in parse and may_all and guild is not None and bool(_EVERYONE.search(text))
    replied = _replied_author(world, message)
    if replied is not None and replied not in users and (allowed is None or allowed.get("replied_user")):
        users.append(replied)
    return Mentions(users, roles, everyone)


def _replied_author(world: World, message: Message) -> int | None:
    if message.reference is None or message.kind is not MessageKind.REPLY:
        return None
    channel = world.channels.get(int(message.reference["channel_id"]))
    target = channel.messages.get(int(message.reference["message_id"])) if channel else None
    return None if target is None or target.author_id == message.author_id else target.author_id


def _ping(world: World, channel: Channel, message: Message) -> None:
    guild = world.guild_of(channel)
    reasons: dict[int, str] = {}
    if guild is None:
        reasons = dict.fromkeys(channel.recipients, "dm")
    else:
        if message.mentions.everyone:
            reasons |= dict.fromkeys(guild.members, "everyone")
        for user_id, membership in guild.members.items():
            if any(role_id in message.mentions.roles for role_id in membership.roles):
                reasons[user_id] = "role"
        reasons |= {one: "mention" for one in message.mentions.users if one in guild.members}
    silent = bool(message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)
    for user_id, reason in reasons.items():
        if user_id == message.author_id or world.users[user_id].bot or not world.can_see(channel, user_id):
            continue
        ping: Json = {
            "message_id": str(message.id),
            "channel_id": str(channel.id),
            "reason": reason,
            "silent": silent,
            "text": message.content,
            "at": message.created_at,
        }
        world.pings.setdefault(user_id, []).append(ping)
        world.bus.tell(user_id, {"type": "ping", "ping": ping})
