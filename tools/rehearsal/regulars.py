"""Two members who play matches of Die Fugger against each other, whatever happens to the bot meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from sandbox.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from sandbox.screen import NotShown, Shown
from tools.rehearsal.diary import Attempt, Diary
from tools.rehearsal.reading import Offer, control, has, offers, own_of, row_of, token_of

MOMENT = 0.2
"""Seconds that a client still waits for an answer after the bot has died."""
LONG = 90.0
"""Seconds without the post that must come, after which it is called missing."""


class Pulse:
    """Whether the bot lives. Members act only while it does; what they have asked of a dead one is lost.

    acted: set at every press, for whoever wants to strike then.
    """

    def __init__(self) -> None:
        self.alive = asyncio.Event()
        self.died = asyncio.Event()
        self.acted = asyncio.Event()

    def born(self) -> None:
        """A bot is connected."""
        self.died.clear()
        self.alive.set()

    def dead(self) -> None:
        """It is gone."""
        self.alive.clear()
        self.died.set()

    async def ask(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        """Do something that the bot answers; None if it died before, so that the answer is not known."""
        await self.alive.wait()
        asking = asyncio.ensure_future(_answered(act))
        self.acted.set()
        dying = asyncio.ensure_future(self.died.wait())
        await asyncio.wait((asking, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not asking.done():
            await asyncio.wait((asking,), timeout=MOMENT)
        if not asking.done():
            asking.cancel()
            return None
        return asking.result()


async def _answered(act: Callable[[], Awaitable[Response]]) -> Response | None:
    try:
        response = await act()
        if response.outcome in ("thinking", "later"):
            await response.settled(LONG)
    except CannotDo:
        return None
    return None if response.failed else response


class Pair:
    """A host and a guest in a channel of their own, match after match.

    moves: how many moves were seen to be accepted; finished: how many matches ended.
    """

    def __init__(
        self, sandbox: Sandbox, host: Member, guest: Member, channel: str, pulse: Pulse, diary: Diary, rng: Random
    ) -> None:
        self.sandbox = sandbox
        self.host = host
        self.guest = guest
        self.channel = channel
        self.pulse = pulse
        self.diary = diary
        self.rng = rng
        self.moves = 0
        self.finished = 0
        self.matches: list[int] = []
        self.leaving = False

    # -------------------------------------------------------------- a match from lobby to end

    async def run(self) -> None:
        """Play matches until told to leave; then end after the move at hand."""
        while not self.leaving:
            match_id, thread = await self._open()
            self.matches.append(match_id)
            if await self._play(match_id, thread):
                self.finished += 1

    async def _open(self) -> tuple[int, str]:
        """A match that has begun, from a lobby that stands in the channel or a new one; and its thread."""
        while True:
            card = await self._card()
            if card is None:
                await self._ask(lambda: self.host.slash("match new", _OPTIONS, channel=self.channel, settle=False))
                await self._wait(self.channel, lambda one: has(one, "join"), within=5.0)
                continue
            match_id = int(control(card, "join").custom_id.split(":")[2])
            thread = await self._thread(match_id)
            if thread is not None:
                return match_id, thread
            joined = await self._press(card, self.guest, "join")
            card = await self.host.refresh(card)
            if joined is not None and has(card, "start"):
                await self._press(card, self.host, "start")
                await self._thread(match_id, within=5.0)

    async def _press(self, message: Shown, member: Member, verb: str) -> Response | None:
        button = control(message, verb).custom_id
        return await self._ask(lambda: member.click(message, custom_id=button, settle=False))

    async def _card(self) -> Shown | None:
        """The lobby that stands in the channel."""
        found = [one for one in await self.host.messages(self.channel) if not one.ephemeral and has(one, "join")]
        return found[-1] if found else None

    async def _thread(self, match_id: int, within: float = 0.0) -> str | None:
        name = f"#{match_id}"
        if within:
            try:
                return await self.host.wait_thread(name, within)
            except AssertionError:
                return None
        threads = [one for one in await self.host.threads() if one["name"].endswith(name)]
        return str(threads[0]["id"]) if threads else None

    async def _play(self, match_id: int, thread: str) -> bool:
        """Play to the end, or until told to leave. Whether it ended."""
        last: Shown | None = None
        while not self.leaving:
            post = await self._next_post(match_id, thread, last)
            if post is None:
                return False
            last = post
            if has(post, "replay"):
                return True
            mover = next((one for one in (self.host, self.guest) if one.id in post.mentions), None)
            if mover is not None:
                await self._turn(match_id, thread, mover)
        return False

    async def _next_post(self, match_id: int, thread: str, last: Shown | None) -> Shown | None:
        """The next turn post. That none comes is a fault."""
        waited = 0.0
        while waited < LONG and not self.leaving:
            await self.pulse.alive.wait()
            found = await self._wait(thread, lambda one: is_turn(one), within=5.0, after=last)
            if found is not None:
                return found
            waited += 5.0
        if not self.leaving:
            self.diary.wrong.append(f"match {match_id}: no post came for {LONG:.0f} s")
            self.leaving = True
        return None

    async def _wait(
        self, place: str, wanted: Callable[[Shown], bool], within: float, after: Shown | None = None
    ) -> Shown | None:
        try:
            return await self.host.wait_message(
                place, lambda one: not one.ephemeral and wanted(one), within, after=after
            )
        except AssertionError:
            return None

    # -------------------------------------------------------------- one turn

    async def _turn(self, match_id: int, thread: str, mover: Member) -> None:
        """Move until it is no longer one's turn. Whether an unanswered move was done, the next panel says."""
        while not self.leaving:
            panel = await self._panel(thread, mover)
            if panel is None:
                continue
            found = offers(panel)
            if not found:
                return
            await self._do(match_id, mover, panel, self.rng.choice(found))

    async def _panel(self, thread: str, mover: Member) -> Shown | None:
        """The panel, opened from any post of the match, however old."""
        posts = [one for one in await mover.messages(thread) if not one.ephemeral and has(one, "move")]
        post = self.rng.choice(posts)
        button = control(post, "move").custom_id
        response = await self._ask(lambda: mover.click(post, custom_id=button, settle=False))
        if response is None:
            return None
        try:
            return response.message
        except NotShown:
            return None

    async def _do(self, match_id: int, mover: Member, panel: Shown, offer: Offer) -> None:
        attempt = Attempt(match_id, int(mover.id), offer.own, offer.code)
        self.diary.tried.add(attempt)
        if offer.value is None:
            response = await self._ask(lambda: mover.click(panel, custom_id=offer.custom_id, settle=False))
        else:
            values = [offer.value]
            response = await self._ask(lambda: mover.select(panel, values, offer.custom_id, settle=False))
        if response is None:
            return
        try:
            after = token_of(response.message)
        except NotShown:
            return
        if after is not None and own_of(after) == offer.own + 1:
            self.diary.told.add(attempt)
            self.moves += 1

    async def _ask(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        response = await self.pulse.ask(act)
        if response is None:
            self.diary.unanswered += 1
        return response


_OPTIONS = {"game": "fugger", "seats": 2, "grace": 0}


def is_turn(message: Shown) -> bool:
    """Whether a public message is a turn post or the last post, not the first one, a vote or a call."""
    if message.ephemeral or row_of(message) is None:
        return False
    return has(message, "replay") or (has(message, "move") and not has(message, "follow"))
