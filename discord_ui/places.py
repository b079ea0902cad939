"""Where messages go: sending, finding again, editing and threads, with Discord's refusals sorted by what helps."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from discord_ui import permissions
from discord_ui.ids import BadId, PublicId, read_id
from discord_ui.limits import Guard
from discord_ui.panels import Image, Layout, row_view
from discord_ui.posts import Note
from engines.core.text import Arg, Many, Msg
from service.jobs import ClosedDoor, GiveUp, TryLater

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
CLOSED: Final = frozenset({50007, 50278})
"""Somebody takes no direct messages, or shares no server with us."""
NO_PERMISSION: Final = 50013
OLD_EDITS: Final = 30046
ARCHIVED: Final = 50083
LOCKED: Final = 160005
FULL: Final = frozenset({30033, 160006})
"""No more threads fit the channel or the server."""
LOOK_BACK: Final = 20
"""So many of the newest messages are searched for one that was sent before a crash."""
KEEP_OPEN: Final = 10080
"""Minutes without a message after which a thread archives itself: a week, the longest."""
CLOSE_SOON: Final = 1440
"""The same when its match is over: a day."""

_log = logging.getLogger(__name__)


def _file(image: Image, alt: str) -> discord.File:
    return discord.File(io.BytesIO(image.data), filename=image.filename, description=alt)


class Unknown(Exception):
    """The channel or thread is gone."""


class Denied(Exception):
    """We may not do this here."""


class Asleep(Denied):
    """The thread is archived and a message alone does not wake it."""


@asynccontextmanager
async def sorted_errors(direct: bool = False) -> AsyncIterator[None]:
    """Turn what Discord and the network raise into TryLater, ClosedDoor, Unknown, Denied (Asleep) or GiveUp."""
    try:
        yield
    except discord.HTTPException as error:
        raise _sorted(error, direct) from error
    except (aiohttp.ClientError, OSError) as error:
        raise TryLater(f"the network: {error!r}") from error


def _sorted(error: discord.HTTPException, direct: bool) -> Exception:
    reason = f"{error.status}/{error.code}: {error.text}"
    if error.code == ARCHIVED:
        return Asleep(reason)
    if error.status >= 500 or error.status == 429:
        after = getattr(error, "retry_after", None) or 2.0
        return TryLater(reason, float(after))
    if error.code in CLOSED or (direct and error.status == 403):
        return ClosedDoor(reason)
    if error.status == 404:
        return Unknown(reason)
    if error.status == 403 or error.code in FULL or error.code == LOCKED:
        return Denied(reason)
    return GiveUp(reason, Msg("post-trouble-refused", {"code": str(error.code)}))


class Places:
    """Sends to channels, threads and direct messages of one client."""

    def __init__(self, client: discord.Client, guard: Guard) -> None:
        self._client = client
        self._guard = guard

    def at(self, channel_id: int) -> discord.PartialMessageable:
        """A place by its id, whether it is in memory or not."""
        return self._client.get_partial_messageable(channel_id)

    # -------------------------------------------------------------- sending

    async def send(
        self, channel_id: int, note: Note, row_id: int, pictures: Sequence[tuple[Image, str]] = ()
    ) -> discord.Message:
        """Send an ordinary message; the same row sent twice within minutes is one message.

        pictures: each with its alt text. A message that rings nobody is silent. Where files are not allowed,
        the text goes alone. Raises what `sorted_errors` says.
        """
        self._guard.check(content=note.content, alts=[alt for _, alt in pictures])
        view = row_view(note.row, self._guard)
        everybody = [discord.Object(user) for user in note.ping]
        shown = pictures if self.may_attach(channel_id) else ()

        async def send(with_pictures: bool) -> discord.Message:
            files = [_file(image, alt) for image, alt in (shown if with_pictures else ())]
            return await self.at(channel_id).send(
                note.content,
                view=view,
                files=files,
                nonce=nonce(row_id),
                silent=not note.ping,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=everybody, replied_user=False
                ),
            )

        try:
            return await send(True)
        except discord.Forbidden as error:
            if not shown or error.code != NO_PERMISSION:
                raise
            _log.warning("channel %s takes no files: the text goes alone", channel_id)
            return await send(False)

    async def add_pictures(
        self, channel_id: int, message_id: int, pictures: Sequence[tuple[Image, str]]
    ) -> discord.Message:
        """Put pictures, each with its alt text, into a message in place of those that it has.

        Raises Denied, besides what Discord does, where we know that we may not.
        """
        if not self.may_attach(channel_id):
            raise Denied(f"channel {channel_id} takes no files")
        self._guard.check(alts=[alt for _, alt in pictures])
        message = self.at(channel_id).get_partial_message(message_id)
        return await message.edit(attachments=[_file(image, alt) for image, alt in pictures])

    async def send_layout(
        self, channel_id: int, view: Layout, row_id: int, files: Sequence[discord.File] = ()
    ) -> discord.Message:
        """Send a layout message, silently."""
        return await self.at(channel_id).send(
            view=view,
            files=list(files),
            nonce=nonce(row_id),
            silent=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def found(self, channel_id: int, match_id: int, row_id: int) -> discord.Message | None:
        """The message that a row sent before a crash, if it is among the newest of the place."""
        try:
            async for message in self.at(channel_id).history(limit=LOOK_BACK):
                if self._is_mine(message) and any(
                    known.row == row_id and known.match == match_id for known in public_ids(message)
                ):
                    return message
        except discord.Forbidden:
            _log.warning("channel %s: its history cannot be read, the nonce must do", channel_id)
        return None

    async def earlier_notices(self, channel_id: int, newest: int) -> list[discord.Message]:
        """Our messages of a direct conversation with a button to move, before ``newest``."""
        return [
            message
            async for message in self.at(channel_id).history(limit=LOOK_BACK, before=discord.Object(newest))
            if self._is_mine(message) and any(known.verb == "move" for known in public_ids(message))
        ]

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    # -------------------------------------------------------------- threads

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Open a public thread that stays open for a week without messages, and return its id.

        Raises Denied, besides what `sorted_errors` says, if we could open one and then not write in it.
        """
        channel = await self._text_channel(channel_id)
        if not channel.permissions_for(channel.guild.me).send_messages_in_threads:
            raise Denied(f"channel {channel_id}: nothing may be written in its threads")
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=KEEP_OPEN)
        return thread.id

    def may_open_threads(self, channel_id: int) -> bool:
        """Whether we have, as far as is known here, the rights to open a thread in a channel and write in it."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return False
        granted = channel.permissions_for(channel.guild.me)
        return granted.create_public_threads and granted.send_messages_in_threads

    def may_attach(self, channel_id: int) -> bool:
        """Whether we have, as far as is known here, the right to post files in a channel, or a thread of it."""
        granted = self._granted(channel_id)
        # Whoever may write in threads alone is told nothing of files there.
        return granted is None or granted.attach_files or not granted.send_messages

    def may_post(self, channel_id: int) -> bool:
        """Whether we may write in a channel or its threads, as far as is known here; not in an unknown one."""
        granted = self._granted(channel_id)
        if granted is None or not granted.view_channel:
            return False
        return granted.send_messages or granted.send_messages_in_threads

    def _granted(self, channel_id: int) -> discord.Permissions | None:
        """Our rights in a channel, or in that of a thread; None if nothing is known of it here."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel):
            return None
        return channel.permissions_for(channel.guild.me)

    async def thread_named(self, channel_id: int, name: str) -> int | None:
        """Our open thread of this name that is not locked, such as one that was opened before a crash."""
        channel = await self._text_channel(channel_id)
        for thread in await channel.guild.active_threads():
            mine = self._client.user is not None and thread.owner_id == self._client.user.id
            if mine and thread.parent_id == channel_id and thread.name == name and not thread.locked:
                return thread.id
        return None

    async def _text_channel(self, channel_id: int) -> discord.TextChannel:
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise Denied(f"channel {channel_id} has no threads")
        return channel

    async def is_closed(self, thread_id: int, channel_id: int) -> bool:
        """Whether a moderator has locked a thread, or deleted it alone and not its channel."""
        try:
            thread = await self._client.fetch_channel(thread_id)
        except discord.NotFound:
            try:
                await self._client.fetch_channel(channel_id)
            except (discord.NotFound, discord.Forbidden):
                return False
            return True
        return isinstance(thread, discord.Thread) and thread.locked

    async def wake(self, thread_id: int) -> None:
        """Open an archived thread again."""
        await self._client.http.edit_channel(thread_id, archived=False)

    async def close_soon(self, thread_id: int) -> None:
        """Let a thread archive itself after a day without messages; whoever opened it may do that, as we have."""
        await self._client.http.edit_channel(thread_id, auto_archive_duration=CLOSE_SOON)

    async def add(self, thread_id: int, user_id: int) -> None:
        """Put a user into a thread."""
        await self._client.http.add_user_to_thread(thread_id, user_id)

    async def remove(self, thread_id: int, user_id: int) -> None:
        """Take a user out of a thread."""
        await self._client.http.remove_user_from_thread(thread_id, user_id)

    # -------------------------------------------------------------- what is wrong

    def trouble(self, channel_id: int, *, thread: bool = False) -> Msg:
        """What somebody could mend so that we may post: the missing rights by name, if they can be seen.

        thread: it was a thread that could not be opened, so that the match goes on in the channel if we may
        post there.
        """
        granted = self._granted(channel_id)
        if granted is None:
            return Msg("post-trouble-channel")
        lacking = permissions.missing(granted)
        named: dict[str, Arg] = {
            "rights": Many(tuple(permissions.NAMES[name] for name in lacking)),
            "n": len(lacking),
        }
        if thread and not set(lacking) & {"view_channel", "send_messages"}:
            return Msg("post-trouble-threads", named)
        return Msg("post-trouble-rights", named) if lacking else Msg("post-trouble-channel")


def nonce(row_id: int) -> str:
    """By which Discord knows that a message was sent before; at most 25 characters."""
    return f"kontor-{row_id}"


def public_ids(message: discord.Message) -> list[PublicId]:
    """The public ids of a message's buttons."""
    found = []
    for component in message.components:
        for text in _custom_ids(component.to_dict()):
            try:
                known = read_id(text)
            except BadId:
                continue
            if isinstance(known, PublicId):
                found.append(known)
    return found


def _custom_ids(component: Mapping[str, Any]) -> list[str]:
    own = [component["custom_id"]] if component.get("custom_id") else []
    return own + [text for inner in component.get("components", ()) for text in _custom_ids(inner)]
