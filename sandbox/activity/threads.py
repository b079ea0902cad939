"""Threads: start, change, join, archive; channels: create and delete."""

from sandbox.activity import posting
from sandbox.activity.drafts import Draft
from sandbox.json_types import Json
from sandbox.state import payloads
from sandbox.state.event_bus import Dispatch
from sandbox.state.intents import Intent
from sandbox.state.model import Channel, ChannelKind, Guild, Message, MessageFlag, MessageKind, Thread
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.validation.errors import Form, refusal

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Minutes without a message after which a thread may archive itself."""


def check_new(body: Json) -> None:
    """Check a new thread. Raises Refusal 50035 for a bad name, duration or type."""
    form = Form()
    form.length(["name"], body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        form.among(["auto_archive_duration"], body["auto_archive_duration"], ARCHIVE_AFTER)
    form.among(["type"], body.get("type", 12), (10, 11, 12))
    form.finish()


def start(world: World, parent: Channel, owner_id: int, body: Json, *, message: Message | None = None) -> Channel:
    """Start a thread, under a message or on its own. The caller has checked permissions.

    Raises Refusal: 160004 if the message has one, 160006 if there are too many, 50024 where none is possible.
    """
    guild = world.guild_of(parent)
    if guild is None or parent.thread is not None:
        raise refusal(50024)
    if message is not None and message.id in world.channels:
        raise refusal(160004)
    if len(world.threads_of(guild)) >= world.settings.max_active_threads:
        raise refusal(160006)
    kind = ChannelKind.PUBLIC_THREAD if message is not None else ChannelKind(int(body.get("type", 12)))
    now = world.clock.now()
    duration = body.get("auto_archive_duration") or 1440
    channel = Channel(
        id=message.id if message is not None else world.ids.new(),
        kind=kind,
        name=body["name"],
        guild_id=guild.id,
        parent_id=parent.id,
        thread=Thread(owner_id, duration, now, now, members={owner_id: now}),
    )
    world.channels[channel.id] = channel
    posting.announce_channel(world, channel, "THREAD_CREATE", {"newly_created": True})
    if kind is ChannelKind.PUBLIC_THREAD:
        world.recorder.record(
            now, "thread", "public", world.people(channel), parent.id, None, {"name": channel.name}
        )
    if message is not None:
        message.thread_id = channel.id
        message.flags |= MessageFlag.HAS_THREAD
        posting.announce(world, parent, message, "MESSAGE_UPDATE")
    elif kind is ChannelKind.PUBLIC_THREAD:
        _announce_in_parent(world, parent, channel, owner_id)
    return channel


def _announce_in_parent(world: World, parent: Channel, thread: Channel, owner_id: int) -> None:
    reference = {"channel_id": str(thread.id), "guild_id": str(thread.guild_id), "type": 0}
    notice = Draft(content=thread.name, reference=reference)
    posting.post(world, parent, owner_id, notice, kind=MessageKind.THREAD_CREATED)


def change(world: World, channel: Channel, body: Json) -> None:
    """Rename, archive, lock, or change the duration of a thread. The caller has checked permissions."""
    thread = channel.thread
    assert thread is not None
    form = Form()
    if "name" in body:
        form.length(["name"], body["name"], 1, 100)
    if body.get("auto_archive_duration") is not None:
        form.among(["auto_archive_duration"], body["auto_archive_duration"], ARCHIVE_AFTER)
    form.finish()
    channel.name = body.get("name", channel.name)
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    if "archived" in body and bool(body["archived"]) is not thread.archived:
        thread.archived = bool(body["archived"])
        thread.archived_at = world.clock.now()
    posting.announce_channel(world, channel, "THREAD_UPDATE")


def join(world: World, channel: Channel, user_id: int) -> None:
    """Add a user to a thread."""
    assert channel.thread is not None
    channel.thread.members.setdefault(user_id, world.clock.now())
    _announce_members(world, channel, added=[user_id])


def leave(world: World, channel: Channel, user_id: int) -> None:
    """Remove a user from a thread."""
    assert channel.thread is not None
    channel.thread.members.pop(user_id, None)
    _announce_members(world, channel, removed=[user_id])


def _announce_members(
    world: World, channel: Channel, added: list[int] | None = None, removed: list[int] | None = None
) -> None:
    assert channel.thread is not None
    data = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "member_count": min(len(channel.thread.members), 50),
        "added_members": [payloads.thread_member(channel, one) for one in added or ()],
        "removed_member_ids": [str(one) for one in removed or ()],
    }
    world.bus.dispatch(Dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, Intent.GUILDS))


def may_write(world: World, channel: Channel, user_id: int) -> None:
    """Check that a user may send into a channel. Raises Refusal 50001, 50013, 50083 or 160005."""
    bits = world.permissions(channel, user_id)
    if not bits & Permission.VIEW_CHANNEL:
        raise refusal(50001)
    thread = channel.thread
    if thread is None:
        if not bits & Permission.SEND_MESSAGES:
            raise refusal(50013)
        return
    if not bits & Permission.SEND_MESSAGES_IN_THREADS:
        raise refusal(50013)
    if thread.locked and not bits & Permission.MANAGE_THREADS:
        raise refusal(50083 if thread.archived else 160005)


def create_channel(world: World, guild: Guild, name: str) -> Channel:
    """Create a text channel and announce it."""
    channel = world.add_channel(guild, name)
    posting.announce_channel(world, channel, "CHANNEL_CREATE")
    return channel


def remove(world: World, channel: Channel) -> None:
    """Delete a thread or a channel with its threads."""
    event = "THREAD_DELETE" if channel.thread is not None else "CHANNEL_DELETE"
    for one in [each for each in world.channels.values() if each.parent_id == channel.id]:
        remove(world, one)
    posting.announce_channel(world, channel, event)
    world.channels.pop(channel.id, None)
