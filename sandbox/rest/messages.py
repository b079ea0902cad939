"""Messages in channels: send, read, change, remove."""

from sandbox.activity import posting, threads
from sandbox.activity.drafts import CREATE_FLAGS, read_change, read_draft
from sandbox.rest.call import Call, Reply, Route
from sandbox.state import payloads
from sandbox.state.clock import seconds_of
from sandbox.state.model import Channel, ChannelKind, Message, MessageFlag, MessageKind
from sandbox.state.permissions import Permission
from sandbox.validation.errors import Form, Refusal, refusal

HOUR = 3600.0


async def send(call: Call) -> Reply:
    """POST a message; with `enforce_nonce` a repeated nonce returns the first one."""
    world = call.world
    channel = call.channel()
    body = call.form()
    if channel.kind is ChannelKind.DM:
        _check_recipient(call, channel)
    threads.may_write(world, channel, world.bot.id)
    needed = 0
    if call.uploads:
        needed |= Permission.ATTACH_FILES
    if body.get("embeds"):
        needed |= Permission.EMBED_LINKS
    if body.get("message_reference"):
        needed |= Permission.READ_MESSAGE_HISTORY
    if not world.may(channel, world.bot.id, needed):
        raise refusal(50013)
    draft = read_draft(world, channel, body, call.uploads, allowed_flags=CREATE_FLAGS)
    kind = MessageKind.DEFAULT
    if draft.reference is not None:
        _check_reference(call, channel, draft.reference)
        kind = MessageKind.REPLY
    if draft.nonce is not None and draft.enforce_nonce:
        known = world.nonces.get(str(draft.nonce))
        if known is not None and world.clock.now() - known.created_at <= world.settings.nonce_window:
            return Reply(payloads.message(world, known))
    message = posting.post(world, channel, world.bot.id, draft, kind=kind)
    if draft.nonce is not None:
        world.nonces[str(draft.nonce)] = message
    return Reply(payloads.message(world, message))


def _check_recipient(call: Call, channel: Channel) -> None:
    world = call.world
    other = next(one for one in channel.recipients if one != world.bot.id)
    shared = any(other in guild.members and world.bot.id in guild.members for guild in world.guilds.values())
    if not shared or not world.users[other].dms_open:
        raise refusal(50007)


def _check_reference(call: Call, channel: Channel, reference: dict[str, object]) -> None:
    reference.setdefault("channel_id", str(channel.id))
    wanted = str(reference.get("message_id") or "")
    if wanted.isdigit() and int(wanted) in channel.messages:
        return
    if reference.get("fail_if_not_exists", True):
        form = Form()
        form.add(["message_reference"], "REPLIES_UNKNOWN_MESSAGE")
        form.finish()


async def read(call: Call) -> Reply:
    """GET one message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return Reply(payloads.message(call.world, _public(call, channel)))


def _public(call: Call, channel: Channel) -> Message:
    message = call.world.message(channel, call.id("message_id"))
    if message.only_for is not None:
        raise refusal(10008)
    return message


async def history(call: Call) -> Reply:
    """GET messages, newest first: `limit` 1–100 and one of `before`, `after`, `around`."""
    channel = call.channel()
    if not call.world.may(channel, call.world.bot.id, Permission.READ_MESSAGE_HISTORY):
        return Reply([])
    limit_text = call.query.get("limit", "50")
    limit = int(limit_text) if limit_text.isdigit() else 0
    form = Form()
    form.number(["limit"], limit, 1, 100)
    form.finish()
    found = [message for message in channel.messages.values() if message.only_for is None]
    found.sort(key=lambda message: message.id)
    if "before" in call.query:
        before = int(call.query["before"])
        found = [message for message in found if message.id < before][-limit:]
    elif "after" in call.query:
        after = int(call.query["after"])
        found = [message for message in found if message.id > after][:limit]
    elif "around" in call.query:
        around = int(call.query["around"])
        half = limit // 2
        older = [message for message in found if message.id < around][-half:] if half else []
        newer = [message for message in found if message.id >= around][: limit - len(older)]
        found = older + newer
    else:
        found = found[-limit:]
    return Reply([payloads.message(call.world, message) for message in reversed(found)])


async def change(call: Call) -> Reply:
    """PATCH one of the bot's own messages."""
    world = call.world
    channel = call.channel()
    message = _public(call, channel)
    body = call.form()
    if message.author_id != world.bot.id:
        only_flags = set(body) <= {"flags"}
        if not only_flags or not world.may(channel, world.bot.id, Permission.MANAGE_MESSAGES):
            raise refusal(50005)
    if message.kind is MessageKind.THREAD_CREATED:
        raise refusal(50021)
    if channel.thread is not None and channel.thread.archived:
        raise refusal(50083)
    _throttle_old(call, channel, message)
    posting.edit(world, channel, message, read_change(world, channel, message, body, call.uploads))
    return Reply(payloads.message(world, message))


def _throttle_old(call: Call, channel: Channel, message: Message) -> None:
    """Refuse frequent edits of messages older than an hour, as Discord does (30046)."""
    world = call.world
    limit = world.settings.old_edit_limit
    now = world.clock.now()
    if limit is None or now - seconds_of(message.id) <= HOUR:
        return
    window = world.settings.old_edit_window
    times = world.old_edits.setdefault(channel.id, [])
    times[:] = [at for at in times if now - at < window]
    if len(times) >= limit:
        wait = round(window - (now - times[0]), 3)
        known = refusal(30046)
        raise Refusal(
            known.status,
            known.code,
            known.message,
            extra={"retry_after": wait, "global": False},
            headers={"Retry-After": str(wait), "Via": "1.1 google", "X-RateLimit-Scope": "shared"},
        )
    times.append(now)


async def remove(call: Call) -> Reply:
    """DELETE a message; others' need MANAGE_MESSAGES."""
    world = call.world
    channel = call.channel()
    message = _public(call, channel)
    if message.author_id != world.bot.id and not world.may(channel, world.bot.id, Permission.MANAGE_MESSAGES):
        raise refusal(50013)
    posting.delete(world, channel, message)
    return Reply()


async def remove_many(call: Call) -> Reply:
    """POST bulk-delete: 2 to 100 messages; needs MANAGE_MESSAGES."""
    channel = call.channel(Permission.MANAGE_MESSAGES)
    wanted = call.form().get("messages")
    form = Form()
    form.count(["messages"], wanted, 2, 100)
    form.finish()
    for one in wanted or ():
        message = channel.messages.get(int(one))
        if message is not None and message.only_for is None:
            posting.delete(call.world, channel, message)
    return Reply()


async def typing(call: Call) -> Reply:
    """POST typing."""
    channel = call.channel()
    threads.may_write(call.world, channel, call.world.bot.id)
    return Reply()


async def start_thread(call: Call) -> Reply:
    """POST a thread under a message."""
    channel = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.world.message(channel, call.id("message_id"))
    if message.flags & MessageFlag.EPHEMERAL:
        raise refusal(10008)
    body = call.form() | {"type": int(ChannelKind.PUBLIC_THREAD)}
    threads.check_new(body)
    made = threads.start(call.world, channel, call.world.bot.id, body, message=message)
    return Reply(payloads.channel(call.world, made), status=201)


ROUTES = [
    Route("POST", "/channels/{channel_id}/messages", send),
    Route("GET", "/channels/{channel_id}/messages", history),
    Route("POST", "/channels/{channel_id}/messages/bulk-delete", remove_many),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", read),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", change),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", remove),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", start_thread),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
