"""The hands of the outbox: each job becomes what should stand on Discord, built at the moment it is sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from discord_ui import cards, posts
from discord_ui.drawing import Drawing, card_of
from discord_ui.late import Late
from discord_ui.limits import Guard
from discord_ui.names import Voice
from discord_ui.panels import Image, layout
from discord_ui.places import OLD_EDITS, Asleep, Denied, Places, Unknown, sorted_errors
from discord_ui.posts import Note
from discord_ui.presenter import hand_alt
from engines.core.text import Msg
from i18n.locales import Locale, match_locale
from render.queue import RenderQueue
from service.errors import Refusal
from service.jobs import (
    Announce,
    AnyJob,
    Archive,
    Card,
    GiveUp,
    Membership,
    Notice,
    OpenThread,
    Sent,
    Tell,
    TurnPost,
)
from service.kontor import Kontor
from service.people import User
from service.seen import MatchInfo, Story

HOUR = 3600
UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What Discord and the network raise."""
SECONDS = 30.0
"""A request that takes longer is given up and tried again later."""

_log = logging.getLogger(__name__)


class Courier:
    """Delivers for one client; implements `service.jobs.Deliver`.

    strict: raise instead of logging if a message is over Discord's limits, for tests.
    """

    def __init__(
        self, client: discord.Client, kontor: Kontor, render: RenderQueue, *, strict: bool = False
    ) -> None:
        self._client = client
        self._kontor = kontor
        self._text = kontor.text
        self._guard = Guard(strict=strict)
        self._places = Places(client, self._guard)
        self._drawing = Drawing(kontor.games, render)
        self._late = Late()

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Do a job; see `service.jobs.Deliver`. Raises TryLater, GiveUp or ClosedDoor."""
        if not self._client.is_ready():
            await self._client.wait_until_ready()
        match job:
            case Card():
                return await self._card(row_id, tried_before, job)
            case OpenThread():
                return await self._open_thread(row_id, tried_before, job)
            case TurnPost():
                return await self._turn(row_id, tried_before, job)
            case Announce():
                return await self._announce(row_id, tried_before, job)
            case Notice():
                return await self._notice(row_id, tried_before, job)
            case Tell():
                return await self._tell(row_id, tried_before, job)
            case Archive():
                return await self._archive(job)
            case Membership():
                return await self._membership(job)

    # -------------------------------------------------------------- posts in the match's place

    async def _turn(self, row_id: int, tried_before: bool, job: TurnPost) -> Sent | None:
        story = await self._kontor.reading.story(job.match_id, job.after, job.upto)
        game = self._kontor.games[story.info.game]
        prompts = {} if job.over else await self._prompts(story.info, job)
        note = posts.turn_post(self._text, game, job, story, prompts, row_id)
        if tried_before and (sent := await self._before(story.info.place, story.info, row_id)) is not None:
            return Sent("turn", sent.channel.id, sent.id, bool(sent.attachments))
        pictures, late = await self._pictures(story, job)
        message = await self._post(story.info, note, row_id, pictures)
        if late:
            self._late.follow(message.id, lambda: self._add_pictures(message, story, job))
        return Sent("turn", message.channel.id, message.id, bool(message.attachments))

    async def _prompts(self, info: MatchInfo, job: TurnPost) -> dict[int, Msg]:
        """What each asked seat is asked, and each invited one may answer, as everybody may know it."""
        prompts = {}
        for seat in (*job.asked, *job.invited):
            user_id = info.seats[seat].user_id
            if user_id is None:
                continue
            table = await self._kontor.reading.table(User(user_id, info.seats[seat].name), info.id)
            found = [d for d in table.decisions if d.optional == (seat in job.invited)]
            if found:
                prompts[seat] = found[0].prompt
        return prompts

    async def _pictures(self, story: Story, job: TurnPost) -> tuple[list[tuple[Image, str]], bool]:
        """The boards of a post with their alt texts, and whether some were not drawn in time."""
        game = self._kontor.games[story.info.game]
        voice = Voice(self._text, match_locale(story.info.locale), info=story.info)
        drawn = []
        late = False
        steps = list(story.steps)
        for at in job.pictures:
            shown = [step for step in steps if step.seq <= at]
            steps = [step for step in steps if step.seq > at]
            last = at == job.pictures[-1]
            if not shown and not last:
                continue
            view = story.view if last else shown[-1].view
            news = [event for step in shown for event in step.events]
            card = card_of(story.info, awaited=job.asked if last else (), news=news)
            image = await self._drawing.board(story.info, view, card, name=f"board-{at}")
            if image is None:
                late = True
            else:
                drawn.append((image, posts.alt_text(game, shown, view, voice)))
        return drawn, late

    async def _add_pictures(self, message: discord.Message, story: Story, job: TurnPost) -> bool:
        """Put the boards into a post that went out without them; False if they are not drawn yet."""
        pictures, late = await self._pictures(story, job)
        if late:
            return False
        async with sorted_errors(), asyncio.timeout(SECONDS):
            await self._places.add_pictures(message, pictures)
        return True

    async def _announce(self, row_id: int, tried_before: bool, job: Announce) -> Sent | None:
        info = await self._kontor.reading.info(job.match_id)
        game = self._kontor.games[info.game]
        note = posts.announcement(self._text, game, info, job, row_id)
        if tried_before and (sent := await self._before(info.place, info, row_id)) is not None:
            return Sent("announce", sent.channel.id, sent.id)
        message = await self._post(info, note, row_id)
        return Sent("announce", message.channel.id, message.id)

    async def _before(self, channel_id: int, info: MatchInfo, row_id: int) -> discord.Message | None:
        """What an earlier attempt of this row sent."""
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                return await self._places.found(channel_id, info.id, row_id)
        except (Unknown, Denied):
            return None

    async def _post(
        self, info: MatchInfo, note: Note, row_id: int, pictures: list[tuple[Image, str]] | None = None
    ) -> discord.Message:
        """Post in the match's place; a thread that is gone is opened anew, or the match moves to its channel."""
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                return await self._places.send(info.place, note, row_id, pictures or ())
        except (Unknown, Denied) as refused:
            if info.thread_id is None:
                raise GiveUp(str(refused), self._places.trouble(info.channel_id)) from refused
            woken = isinstance(refused, Asleep) and await self._wake(info.thread_id)
        # A thread that is locked, or that we may not write in, is as good as gone.
        place = info.place if woken else await self._new_place(info)
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                message = await self._places.send(place, note, row_id, pictures or ())
        except (Unknown, Denied) as refused:
            raise GiveUp(str(refused), self._places.trouble(info.channel_id)) from refused
        if place == info.channel_id:
            # Not before: where the channel takes nothing either, the thread may be open again the next time.
            _log.warning("match %s moves to its channel", info.id)
            await self._kontor.matches.move_to(info.id, None)
        return message

    async def _wake(self, thread_id: int) -> bool:
        """Open an archived thread; False if only a moderator may."""
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                await self._places.archive(thread_id, archived=False)
        except (Unknown, Denied):
            return False
        return True

    async def _new_place(self, info: MatchInfo) -> int:
        """Another thread, into which a match whose thread is gone moves, or else its channel."""
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                thread_id = await self._places.open_thread(info.channel_id, self._thread_name(info))
        except (Unknown, Denied) as refused:
            _log.warning("match %s gets no new thread: %s", info.id, refused)
            return info.channel_id
        await self._kontor.matches.move_to(info.id, thread_id)
        return thread_id

    # -------------------------------------------------------------- the thread

    async def _open_thread(self, row_id: int, tried_before: bool, job: OpenThread) -> Sent | None:
        info = await self._kontor.reading.info(job.match_id)
        if info.thread_id is not None:
            return None
        name = self._thread_name(info)
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                thread_id = await self._places.thread_named(info.channel_id, name) if tried_before else None
                if thread_id is None:
                    thread_id = await self._places.open_thread(info.channel_id, name)
        except (Unknown, Denied) as refused:
            trouble = self._places.trouble(info.channel_id, thread=True)
            await self._introduce(info, info.channel_id, row_id, tried_before)
            raise GiveUp(f"no thread for match {info.id}: {refused}", trouble) from refused
        message = await self._introduce(info, thread_id, row_id, tried_before)
        await self._gather(info, thread_id)
        return Sent("announce", thread_id, message.id)

    async def _introduce(self, info: MatchInfo, place: int, row_id: int, tried_before: bool) -> discord.Message:
        """Say in the match's thread, or in its channel, how it is read."""
        game = self._kontor.games[info.game]
        note = posts.intro(self._text, game, info, row_id, in_channel=place == info.channel_id)
        sent = await self._before(place, info, row_id) if tried_before else None
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                return sent or await self._places.send(place, note, row_id)
        except (Unknown, Denied) as refused:
            raise GiveUp(str(refused), self._places.trouble(info.channel_id)) from refused

    async def _gather(self, info: MatchInfo, thread_id: int) -> None:
        """Put players and followers into the thread, so that it stands in their lists."""
        players = [seat.user_id for seat in info.seats if seat.user_id is not None]
        for user_id in dict.fromkeys((*players, *await self._kontor.reading.followers(info.id))):
            try:
                async with sorted_errors(), asyncio.timeout(SECONDS):
                    await self._places.add(thread_id, user_id)
            except Exception as refused:  # it is a comfort, nothing depends on it
                _log.info("match %s: somebody was not added to the thread: %r", info.id, refused)

    def _thread_name(self, info: MatchInfo) -> str:
        voice = Voice(self._text, match_locale(info.locale), info=info)
        name = voice.plain(Msg("ui-panel-title", {"game": Msg(f"{info.game}-name"), "match": info.id}))
        return name[:100]

    async def _archive(self, job: Archive) -> Sent | None:
        info = await self._kontor.reading.info(job.match_id)
        if info.thread_id is not None:
            thread_id = info.thread_id
            await self._thread_work(lambda: self._places.archive(thread_id, archived=True))
        return None

    async def _membership(self, job: Membership) -> Sent | None:
        info = await self._kontor.reading.info(job.match_id)
        if info.thread_id is not None:
            thread_id = info.thread_id
            move = self._places.add if job.member else self._places.remove
            await self._thread_work(lambda: move(thread_id, job.user_id))
        return None

    async def _thread_work(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                await work()
        except (Unknown, Denied) as refused:
            raise GiveUp(str(refused)) from refused

    # -------------------------------------------------------------- the card

    async def _card(self, row_id: int, tried_before: bool, job: Card) -> Sent | None:
        info = await self._kontor.reading.info(job.match_id)
        game = self._kontor.games[info.game]
        view = None
        if info.seats:
            try:
                view = (await self._kontor.reading.public(job.match_id)).view
            except Refusal:
                view = None
        voice = Voice(self._text, match_locale(info.locale), info=info)
        screen = cards.card(game, info, view, voice, row_id)
        shown = layout(screen, self._guard)
        last = await self._kontor.reading.latest_post(job.match_id, "card")
        if tried_before and (sent := await self._before(info.channel_id, info, row_id)) is not None:
            if last is not None and last.message_id != sent.id:
                await self._drop(last)
            last = Sent("card", sent.channel.id, sent.id)
        try:
            async with sorted_errors(), asyncio.timeout(SECONDS):
                if last is not None and not self._outdated(info, last):
                    edited = await self._edit(last, shown)
                    if edited or info.status in ("live", "paused", "frozen"):
                        return last if edited else None
                message = await self._places.send_layout(info.channel_id, shown, row_id)
        except (Unknown, Denied) as refused:
            raise GiveUp(str(refused), self._places.trouble(info.channel_id)) from refused
        if last is not None:
            await self._drop(last)
        return Sent("card", message.channel.id, message.id)

    def _outdated(self, info: MatchInfo, last: Sent) -> bool:
        """Whether a lobby's card is so old that it may not be edited and should stand below again."""
        age = discord.utils.utcnow() - discord.utils.snowflake_time(last.message_id)
        return info.status == "lobby" and age.total_seconds() > HOUR

    async def _edit(self, last: Sent, shown: Any) -> bool:
        """Bring the card up to date where it stands. False if it is gone or too old to be edited now."""
        message = self._places.at(last.channel_id).get_partial_message(last.message_id)
        try:
            await message.edit(view=shown, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code != OLD_EDITS:
                raise
            return False
        return True

    async def _drop(self, last: Sent) -> None:
        try:
            await self._places.at(last.channel_id).get_partial_message(last.message_id).delete()
        except UNREACHED as error:
            _log.info("an old card stays: %r", error)

    # -------------------------------------------------------------- direct messages

    async def _notice(self, row_id: int, tried_before: bool, job: Notice) -> Sent | None:
        waiting = await self._kontor.reading.waiting(job.user_id)
        if not waiting:
            return None
        # What it is sent for stands in its first line, if that is an offer; else what has waited longest.
        waiting.sort(key=lambda item: not (item.optional and item.info.id == job.match_id))
        locale = await self._locale(job.user_id)
        note = posts.notice(self._text, locale, waiting, row_id, reminder=job.reminder)
        pictures = await self._hand(job, locale) if job.with_hand else []
        sent = await self._direct(job.user_id, job.match_id, note, row_id, tried_before, pictures)
        await self._replace_notices(sent)
        return sent

    async def _hand(self, job: Notice, locale: Locale) -> list[tuple[Image, str]]:
        """The hand of the match that the notice is about, if it still waits there."""
        try:
            table = await self._kontor.reading.table(User(job.user_id, ""), job.match_id)
        except Refusal:
            return []
        game = self._kontor.games[table.info.game]
        if table.seat is None or not table.holds or not game.info.hidden:
            return []
        image = await self._drawing.hand(table.info, table.view, card_of(table.info, awaited=table.awaited))
        voice = Voice(self._text, locale, info=table.info)
        return [] if image is None else [(image, hand_alt(game, table.view, table.seat, voice))]

    async def _tell(self, row_id: int, tried_before: bool, job: Tell) -> Sent | None:
        info = await self._kontor.reading.info(job.match_id)
        locale = await self._locale(job.user_id)
        note = posts.told(self._text, locale, info, job.msg, row_id)
        return await self._direct(job.user_id, job.match_id, note, row_id, tried_before, [])

    async def _direct(
        self,
        user_id: int,
        match_id: int,
        note: Note,
        row_id: int,
        tried_before: bool,
        pictures: list[tuple[Image, str]],
    ) -> Sent:
        """Send a direct message that rings. Raises ClosedDoor if the user takes none."""
        try:
            async with sorted_errors(direct=True), asyncio.timeout(SECONDS):
                channel = await self._client.create_dm(discord.Object(user_id))
                before = None
                if tried_before:
                    before = await self._places.found(channel.id, self._first_match(note, match_id), row_id)
                ringing = Note(note.content, note.row, (user_id,))
                message = before or await self._places.send(channel.id, ringing, row_id, pictures)
                return Sent("dm", channel.id, message.id, bool(message.attachments))
        except (Unknown, Denied) as refused:
            raise GiveUp(str(refused)) from refused

    @staticmethod
    def _first_match(note: Note, match_id: int) -> int:
        first = note.row.buttons[0].id.split(":")
        return int(first[2]) if len(first) > 2 else match_id

    async def _replace_notices(self, sent: Sent) -> None:
        """Take the earlier notices away, so that one message lists all that waits."""
        try:
            for message in await self._places.earlier_notices(sent.channel_id, sent.message_id):
                await message.delete()
        except UNREACHED as error:
            _log.info("an old notice stays: %r", error)

    async def _locale(self, user_id: int) -> Locale:
        return match_locale(await self._kontor.users.locale(user_id, None))
