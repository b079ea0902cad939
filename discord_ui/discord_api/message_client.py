"""Send, find and edit messages, and handle threads; Discord's errors become exceptions by their remedy."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from discord_ui.discord_api import required_permissions
from discord_ui.discord_api.no_retry import without_retries
from discord_ui.discord_api.own_permissions import ChannelAccess, GuildChannel, OwnPermissions
from discord_ui.model import controls
from discord_ui.model.components import Image, ScreenView, button_view
from discord_ui.model.controls import CustomId, read_id
from discord_ui.model.custom_ids import BadCustomId
from discord_ui.model.limits import LimitChecker
from discord_ui.model.screen import TextMessage
from engines.core.text.messages import Arg, Many, Msg
from service.base.jobs import DirectMessagesClosed, TryLater, Undeliverable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TEXT_CHANNELS: Final = frozenset({discord.ChannelType.text.value, discord.ChannelType.news.value})
"""The kinds of channels in which threads of messages are opened."""
PUBLIC_THREAD: Final = 11
NEWS_THREAD: Final = 10
CLOSED_DIRECT_MESSAGES: Final = frozenset({50007, 50278})
"""The user accepts no direct messages, or shares no server with the bot."""
NO_PERMISSION: Final = 50013
OLD_EDITS: Final = 30046
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
TOO_MANY_THREADS: Final = frozenset({30033, 160006})
"""The channel or the server has its maximum number of threads."""
LOOK_BACK: Final = 20
"""How many of the newest messages are searched for one that was sent before a crash."""
KEEP_OPEN: Final = 10080
"""Minutes without a message after which a thread archives itself: a week, the longest."""
CLOSE_SOON: Final = 1440
"""The same after its match is over: a day."""

_log = logging.getLogger(__name__)


def _file(image: Image, alt: str) -> discord.File:
    return discord.File(io.BytesIO(image.data), filename=image.filename, description=alt)


class ChannelGone(Exception):
    """The channel or thread is gone."""


class Forbidden(Exception):
    """The bot may not do this here."""


class ThreadArchived(Forbidden):
    """The thread is archived and a message alone does not wake it."""


@asynccontextmanager
async def translated_errors(direct: bool = False) -> AsyncIterator[None]:
    """Translate errors of Discord and the network, in direct messages or elsewhere.

    Raises TryLater, DirectMessagesClosed, ThreadArchived, ChannelGone, Forbidden or Undeliverable.
    """
    try:
        yield
    except discord.HTTPException as error:
        raise _sorted(error, direct) from error
    except (aiohttp.ClientError, OSError) as error:
        raise TryLater(f"the network: {error!r}") from error


def _sorted(error: discord.HTTPException, direct: bool) -> Exception:
    reason = f"{error.status}/{error.code}: {error.text}"
    if error.code == THREAD_ARCHIVED:
        return ThreadArchived(reason)
    if error.status >= 500 or error.status == 429:
        after = getattr(error, "retry_after", None) or 2.0
        return TryLater(reason, float(after))
    if error.code in CLOSED_DIRECT_MESSAGES or (direct and error.status == 403):
        return DirectMessagesClosed(reason)
    if error.status == 404:
        return ChannelGone(reason)
    if error.status == 403 or error.code in TOO_MANY_THREADS or error.code == THREAD_LOCKED:
        return Forbidden(reason)
    return Undeliverable(reason, Msg("post-trouble-refused", {"code": str(error.code)}))


class MessageClient:
    """Sends to channels, threads and direct messages by one client. rights: the client's permissions."""

    def __init__(self, client: discord.Client, limit_checker: LimitChecker, rights: OwnPermissions) -> None:
        self._client = client
        self._guard = limit_checker
        self._rights = rights

    def at(self, channel_id: int) -> discord.PartialMessageable:
        """Return a place by its id; it need not be in memory."""
        return self._client.get_partial_messageable(channel_id)

    # -------------------------------------------------------------- sending

    async def send(
        self, channel_id: int, note: TextMessage, row_id: int, pictures: Sequence[tuple[Image, str]] = ()
    ) -> discord.Message:
        """Send an ordinary message; the same row sent twice within minutes is one message.

        pictures: each with its alt text. A message without mentions is silent. Where files are refused, the text
        goes alone. Raises the errors of `translated_errors`.
        """
        self._guard.check(content=note.content, alts=[alt for _, alt in pictures])
        view = button_view(note.row, self._guard)
        everybody = [discord.Object(user) for user in note.ping]

        async def send(with_pictures: bool) -> discord.Message:
            files = [_file(image, alt) for image, alt in (pictures if with_pictures else ())]
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
            if not pictures or error.code != NO_PERMISSION:
                raise
            _log.warning("channel %s takes no files: the text goes alone", channel_id)
            return await send(False)

    async def add_pictures(
        self, channel_id: int, message_id: int, pictures: Sequence[tuple[Image, str]]
    ) -> discord.Message:
        """Replace the pictures of a message. pictures: each with its alt text."""
        self._guard.check(alts=[alt for _, alt in pictures])
        message = self.at(channel_id).get_partial_message(message_id)
        return await message.edit(attachments=[_file(image, alt) for image, alt in pictures])

    async def send_layout(
        self, channel_id: int, view: ScreenView, row_id: int, files: Sequence[discord.File] = ()
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
        """Return the message that a row sent before a crash, if it is among the newest of the place."""
        try:
            async for message in self.at(channel_id).history(limit=LOOK_BACK):
                if self._is_mine(message) and any(
                    known.args.row == row_id and known.args.match == match_id for known in public_ids(message)
                ):
                    return message
        except discord.Forbidden:
            _log.warning("channel %s: its history cannot be read, the nonce must do", channel_id)
        return None

    async def earlier_notices(self, channel_id: int, newest: int) -> list[discord.Message]:
        """Return our direct messages with a button to move, older than ``newest``."""
        return [
            message
            async for message in self.at(channel_id).history(limit=LOOK_BACK, before=discord.Object(newest))
            if self._is_mine(message) and any(one.control is controls.PUBLIC_MOVE for one in public_ids(message))
        ]

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    # -------------------------------------------------------------- threads

    async def open_thread(self, place: GuildChannel, name: str) -> int:
        """Open a public thread that stays open for a week without messages, and return its id.

        Raises Forbidden if the bot could open the thread but not write in it; else see `translated_errors`. After
        any other error it may be open nevertheless: search with `find_thread` before trying again.
        """
        channel_id = place.channel_id
        known = await self._rights.at(place, refresh=True)
        # Requested by itself, so that a deleted channel is noticed.
        kind = int((await self._client.http.get_channel(channel_id))["type"]) if known is None else known.kind
        if kind not in TEXT_CHANNELS:
            raise Forbidden(f"channel {channel_id} has no threads")
        if known is not None and not known.granted.send_messages_in_threads:
            raise Forbidden(f"channel {channel_id}: nothing may be written in its threads")
        news = kind == discord.ChannelType.news.value
        with without_retries():
            thread = await self._client.http.start_thread_without_message(
                channel_id, name=name, auto_archive_duration=KEEP_OPEN, type=NEWS_THREAD if news else PUBLIC_THREAD
            )
        return int(thread["id"])

    async def may_open_threads(self, place: GuildChannel) -> bool:
        """Return whether the bot may open a thread in a channel and write in it; False if unknown."""
        known = await self._rights.at(place)
        if known is None or known.kind not in TEXT_CHANNELS:
            return False
        return known.granted.create_public_threads and known.granted.send_messages_in_threads

    async def may_attach(self, place: GuildChannel) -> bool:
        """Return whether the bot may post files in a channel and in its threads; True if unknown."""
        known = await self._rights.at(place)
        # For a bot that may write in threads only, the channel's permission for files says nothing.
        return known is None or known.granted.attach_files or not known.granted.send_messages

    def may_post(self, channel_id: int) -> bool:
        """Return whether the bot may write in a channel or its threads, from memory; False if unknown."""
        return _may_write(self._rights.in_memory(channel_id))

    async def may_write(self, place: GuildChannel) -> bool:
        """Return the same by a new request to Discord; False without an answer."""
        return _may_write(await self._rights.at(place, refresh=True))

    async def find_thread(self, place: GuildChannel, name: str, besides: int | None = None) -> int | None:
        """Return our open, unlocked thread of this name, such as one that was opened before a crash.

        besides: a thread to ignore.
        """
        active = await self._client.http.get_active_threads(place.guild_id)
        for thread in active["threads"]:
            mine = self._client.user is not None and int(thread["owner_id"]) == self._client.user.id
            here = int(thread["parent_id"]) == place.channel_id and thread["name"] == name
            if mine and here and int(thread["id"]) != besides and not thread["thread_metadata"].get("locked"):
                return int(thread["id"])
        return None

    async def is_closed(self, thread_id: int, channel_id: int) -> bool:
        """Return whether a moderator has locked a thread, or deleted it without its channel."""
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

    async def archive_soon(self, thread_id: int) -> None:
        """Let a thread archive itself after a day without messages; its creator, the bot, may set that."""
        await self._client.http.edit_channel(thread_id, auto_archive_duration=CLOSE_SOON)

    async def add(self, thread_id: int, user_id: int) -> None:
        """Put a user into a thread."""
        await self._client.http.add_user_to_thread(thread_id, user_id)

    async def remove(self, thread_id: int, user_id: int) -> None:
        """Take a user out of a thread."""
        await self._client.http.remove_user_from_thread(thread_id, user_id)

    # -------------------------------------------------------------- what is wrong

    async def trouble(self, place: GuildChannel, *, thread: bool = False) -> Msg:
        """Return what an administrator can fix so that the bot may post: the missing permissions, if known.

        thread: the bot could not open a thread, so the match goes on in the channel if the bot may post there.
        """
        known = await self._rights.at(place, refresh=True)
        if known is None:
            return Msg("post-trouble-channel")
        lacking = required_permissions.missing_permissions(known.granted)
        named: dict[str, Arg] = {
            "rights": Many(tuple(required_permissions.NAMES[name] for name in lacking)),
            "n": len(lacking),
        }
        if thread and not set(lacking) & {"view_channel", "send_messages"}:
            return Msg("post-trouble-threads", named)
        return Msg("post-trouble-rights", named) if lacking else Msg("post-trouble-channel")


def _may_write(known: ChannelAccess | None) -> bool:
    if known is None or not known.granted.view_channel:
        return False
    return known.granted.send_messages or known.granted.send_messages_in_threads


def nonce(row_id: int) -> str:
    """Return the nonce by which Discord recognizes a repeated message; at most 25 characters."""
    return f"kontor-{row_id}"


def public_ids(message: discord.Message) -> list[CustomId]:
    """Return the public ids of a message's buttons."""
    return [known for known in _known_ids(message) if isinstance(known.args, controls.OfPost)]


def match_of(message: discord.Message) -> int | None:
    """Return the match that a message's controls are about, the first if there are several; None without any."""
    about = (known.args.match for known in _known_ids(message) if isinstance(known.args, controls.OfMatch))
    return next(about, None)


def _known_ids(message: discord.Message) -> Iterator[CustomId]:
    for component in message.components:
        for text in _custom_ids(component.to_dict()):
            try:
                yield read_id(text)
            except BadCustomId:
                continue


def _custom_ids(component: Mapping[str, Any]) -> list[str]:
    own = [component["custom_id"]] if component.get("custom_id") else []
    beside = [component["accessory"]] if component.get("accessory") else []
    return own + [text for inner in (*component.get("components", ()), *beside) for text in _custom_ids(inner)]
