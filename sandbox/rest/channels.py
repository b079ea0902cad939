"""Channels, threads and direct conversations."""

from sandbox.activity import threads
from sandbox.activity.posting import announce_channel
from sandbox.rest.call import Call, Reply, Route
from sandbox.state import payloads
from sandbox.state.model import ChannelKind, Thread
from sandbox.state.permissions import Permission
from sandbox.validation.errors import Form, refusal


async def read(call: Call) -> Reply:
    """GET a channel."""
    return Reply(payloads.channel(call.world, call.channel()))


async def change(call: Call) -> Reply:
    """PATCH a thread (its owner, or MANAGE_THREADS) or a channel (MANAGE_CHANNELS)."""
    world = call.world
    channel = call.channel()
    body = call.form()
    if channel.kind is ChannelKind.DM:
        raise refusal(50003)
    if channel.thread is None:
        if not world.may(channel, world.bot.id, Permission.MANAGE_CHANNELS):
            raise refusal(50013)
        form = Form()
        if "name" in body:
            form.length(["name"], body["name"], 1, 100)
        form.length(["topic"], body.get("topic"), 0, 1024, required=False)
        form.finish()
        channel.name = body.get("name", channel.name)
        channel.topic = body.get("topic", channel.topic)
        announce_channel(world, channel, "CHANNEL_UPDATE")
        return Reply(payloads.channel(world, channel))
    _check_thread_change(call, channel.thread, set(body))
    threads.change(world, channel, body)
    return Reply(payloads.channel(world, channel))


def _check_thread_change(call: Call, thread: Thread, keys: set[str]) -> None:
    world = call.world
    channel = call.channel()
    if world.may(channel, world.bot.id, Permission.MANAGE_THREADS):
        return
    if thread.locked and thread.archived:
        raise refusal(50083)
    opening_only = keys <= {"archived"} and thread.archived
    if opening_only and world.may(channel, world.bot.id, Permission.SEND_MESSAGES_IN_THREADS):
        return
    if thread.owner_id != world.bot.id or "locked" in keys:
        raise refusal(50013)
    if thread.archived and "archived" not in keys:
        raise refusal(50083)


async def remove(call: Call) -> Reply:
    """DELETE a thread (MANAGE_THREADS) or a channel (MANAGE_CHANNELS)."""
    channel = call.channel()
    needed = Permission.MANAGE_CHANNELS if channel.thread is None else Permission.MANAGE_THREADS
    if channel.kind is not ChannelKind.DM:
        if not call.world.may(channel, call.world.bot.id, needed):
            raise refusal(50013)
        threads.remove(call.world, channel)
    return Reply(payloads.channel(call.world, channel))


async def start_thread(call: Call) -> Reply:
    """POST a thread without a message; without a type Discord makes a private one."""
    body = call.form()
    private = body.get("type", 12) == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    channel = call.channel(needed)
    threads.check_new(body)
    made = threads.start(call.world, channel, call.world.bot.id, body)
    return Reply(payloads.channel(call.world, made), status=201)


async def archived(call: Call) -> Reply:
    """GET archived public threads of a channel, latest archived first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    found = [
        one
        for one in call.world.channels.values()
        if one.parent_id == channel.id
        and one.kind is ChannelKind.PUBLIC_THREAD
        and one.thread is not None
        and one.thread.archived
    ]
    found.sort(key=lambda one: one.thread.archived_at if one.thread else 0.0, reverse=True)
    limit = int(call.query.get("limit", "50"))
    return Reply(
        {
            "threads": [payloads.channel(call.world, one) for one in found[:limit]],
            "members": [],
            "has_more": len(found) > limit,
        }
    )


async def active(call: Call) -> Reply:
    """GET a guild's active threads."""
    world = call.world
    found = [one for one in world.threads_of(call.guild()) if world.can_see(one, world.bot.id)]
    members = [
        payloads.thread_member(one, world.bot.id)
        for one in found
        if one.thread is not None and world.bot.id in one.thread.members
    ]
    return Reply(
        {"threads": [payloads.channel(world, one) for one in found], "members": members, "has_more": False}
    )


async def join(call: Call) -> Reply:
    """PUT the bot into a thread."""
    return _member(call, call.world.bot.id, present=True)


async def leave(call: Call) -> Reply:
    """DELETE the bot from a thread."""
    return _member(call, call.world.bot.id, present=False)


async def add(call: Call) -> Reply:
    """PUT a user into a thread."""
    return _member(call, call.id("user_id"), present=True)


async def take_out(call: Call) -> Reply:
    """DELETE a user from a thread: MANAGE_THREADS."""
    call.channel(Permission.MANAGE_THREADS)
    return _member(call, call.id("user_id"), present=False)


def _member(call: Call, user_id: int, *, present: bool) -> Reply:
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    if channel.thread.archived:
        raise refusal(50083)
    if not call.world.can_see(channel, user_id):
        raise refusal(10007)
    if present:
        threads.join(call.world, channel, user_id)
    else:
        threads.leave(call.world, channel, user_id)
    return Reply()


async def members(call: Call) -> Reply:
    """GET the members of a thread."""
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    return Reply([payloads.thread_member(channel, one) for one in channel.thread.members])


async def open_dm(call: Call) -> Reply:
    """POST the direct conversation with a user; sending into it may still be refused."""
    wanted = str(call.form().get("recipient_id") or "")
    if not wanted.isdigit() or int(wanted) not in call.world.users:
        raise refusal(50033)
    if int(wanted) == call.world.bot.id:
        raise refusal(50007)
    return Reply(payloads.channel(call.world, call.world.dm(int(wanted))))


ROUTES = [
    Route("GET", "/channels/{channel_id}", read),
    Route("PATCH", "/channels/{channel_id}", change),
    Route("DELETE", "/channels/{channel_id}", remove),
    Route("POST", "/channels/{channel_id}/threads", start_thread),
    Route("GET", "/channels/{channel_id}/threads/archived/public", archived),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
    Route("GET", "/channels/{channel_id}/thread-members", members),
    Route("PUT", "/channels/{channel_id}/thread-members/@me", join),
    Route("DELETE", "/channels/{channel_id}/thread-members/@me", leave),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", add),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", take_out),
    Route("POST", "/users/@me/channels", open_dm),
]
