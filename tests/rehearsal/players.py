"""A circle of members who play matches of one game against each other, whatever happens to the bot meanwhile."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from discord_ui.model.controls import NewsOfPost
from engines import GAMES
from engines.core.rng import rng_from
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from sandbox.screen import Shown
from tests.rehearsal.action_log import ActionLog
from tests.rehearsal.player import ScriptedPlayer
from tests.rehearsal.watchdog import LONG, Watchdog
from tools.scripted_member.adviser import Adviser
from tools.scripted_member.live_database import LiveDatabase
from tools.scripted_member.screen_reader import control, controls, has, row_of

WHIM = 30
"""How many of 100 moves are drawn at random; a computer player chooses the others."""


class GroupSettings(Struct, frozen=True):
    """How a circle plays. computers: how many computer players join it. grace: seconds to undo a turn."""

    computers: int = 0
    grace: int = 0


class PlayerGroup:
    """Members in a channel of their own, match after match; the first one opens them.

    moves: how many moves and answers were seen to be accepted; finished: how many matches ended.
    pulse: of the bot that hears of the channel; aside: of that which hears of direct messages.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        game: str,
        members: Sequence[Member],
        channel: str,
        database: Path | str,
        watchdog: Watchdog,
        aside: Watchdog,
        action_log: ActionLog,
        rng: Random,
        habits: GroupSettings,
    ) -> None:
        self.game = GAMES[game]
        self.host, *self._guests = members
        self.channel = channel
        self.finished = 0
        self.matches: list[int] = []
        self.leaving = False
        self._sandbox = sandbox
        self._database = database
        self._watchdog = watchdog
        self._aside = aside
        self._habits = habits
        self._action_log = action_log
        self._rng = rng
        self._done = 0
        self._seated: list[ScriptedPlayer] = []

    @property
    def moves(self) -> int:
        return self._done + sum(one.moves for one in self._seated)

    async def run(self) -> None:
        """Play matches until `leave`; then end after the moves at hand."""
        while not self.leaving:
            match_id, thread = await self._open()
            self.matches.append(match_id)
            if await self._play(match_id, thread):
                self.finished += 1

    def leave(self) -> None:
        self.leaving = True
        for one in self._seated:
            one.leave()

    async def _open(self) -> tuple[int, str]:
        """Start a match, from the channel's lobby or a new one; return its id and its thread."""
        options = {
            "game": self.game.info.key,
            "seats": 1 + len(self._guests) + self._habits.computers,
            "undo-window": self._habits.grace,
        }
        match_id, missed = 0, 0.0
        while True:
            card = await self._card()
            if card is not None:
                match_id, missed = int(control(card, "join").custom_id.split(":")[2]), 0.0
                await self._fill(card)
            elif not match_id:
                await self._ask(lambda: self.host.slash("match new", options, channel=self.channel, settle=False))
                await self._wait(self.channel, lambda one: has(one, "join"), within=5.0)
                continue
            thread = await self._thread(match_id, within=5.0)
            if thread is not None:
                return match_id, thread
            missed += 5.0
            if missed > LONG:
                self._action_log.wrong.append(f"match {match_id}: neither its lobby nor its thread can be seen")
                match_id = 0

    async def _fill(self, card: Shown) -> None:
        """Let all members join, and the host start if that is offered then."""
        joined = [await self._press(card, guest, "join") for guest in self._guests]
        if None in joined:
            # Whose place it is has to be known before computer players take the others.
            return
        for _ in range(self._habits.computers):
            seen = await self._card()
            # What an unanswered press did is on the card.
            if seen is not None and has(seen, "add"):
                await self._press(seen, self.host, "add", "greedy")
        # A card that was posted twice because of a kill is there once in the end, perhaps elsewhere.
        seen = await self._card()
        if seen is not None and has(seen, "start"):
            await self._press(seen, self.host, "start")

    async def _press(self, message: Shown, member: Member, verb: str, *values: str) -> Response | None:
        """Press a button, or choose in a list."""
        where = control(message, verb).custom_id
        if values:
            return await self._ask(lambda: member.select(message, values, where, settle=False))
        return await self._ask(lambda: member.click(message, custom_id=where, settle=False))

    async def _card(self) -> Shown | None:
        found = [one for one in await self.host.messages(self.channel) if not one.ephemeral and has(one, "join")]
        return found[-1] if found else None

    async def _thread(self, match_id: int, within: float) -> str | None:
        """The match's thread, now or soon; None if it is not there by then."""
        name = f"#{match_id}"
        with contextlib.suppress(AssertionError):
            await self.host.wait_thread(name, within)
        found = [one for one in await self.host.threads() if one["name"].endswith(name)]
        return str(found[0]["id"]) if found else None

    async def _play(self, match_id: int, thread: str) -> bool:
        """Play to the end, or until `leave`. Return whether it ended."""
        self._seated = [self._seat(member, match_id, thread) for member in (self.host, *self._guests)]
        tasks = [asyncio.create_task(one.run()) for one in self._seated]
        try:
            return await self._ring(match_id, thread, tasks)
        finally:
            for one in self._seated:
                one.leave()
            await asyncio.gather(*tasks)
            self._done, self._seated = self.moves, []

    def _seat(self, member: Member, match_id: int, thread: str) -> ScriptedPlayer:
        adviser = Adviser(self._database, match_id, self.game, rng_from(str(self._rng.random())), whim=WHIM)
        own = Random(self._rng.random())
        return ScriptedPlayer(
            member, match_id, thread, self.game, adviser, self._watchdog, self._aside, self._action_log, own
        )

    async def _ring(self, match_id: int, thread: str, tasks: Sequence[asyncio.Task[None]]) -> bool:
        """Wake the members that posts ping. Return whether the match ended."""
        last: Shown | None = None
        while not self.leaving:
            last = await self._next_post(match_id, thread, last, tasks)
            if last is None or has(last, "replay"):
                return last is not None
            for one in self._seated:
                if one.member.id in last.mentions:
                    one.rung.set()
        return False

    async def _next_post(
        self, match_id: int, thread: str, last: Shown | None, tasks: Sequence[asyncio.Task[None]]
    ) -> Shown | None:
        """Return the next turn post. That none comes while all members are idle is a fault."""
        waited = 0.0
        while waited < LONG and not self.leaving:
            await self._watchdog.alive.wait()
            found = await self._wait(thread, is_turn, within=5.0, after=last)
            if found is not None:
                return found
            if any(task.done() for task in tasks):
                self.leaving = True
            waited = 0.0 if any(one.busy for one in self._seated) else waited + 5.0
        if not self.leaving:
            facts = await asyncio.to_thread(self._facts, match_id)
            self._action_log.wrong.append(f"match {match_id}: no post came for {LONG:.0f} s; {facts}")
            self.leaving = True
        return None

    def _facts(self, match_id: int) -> str:
        """Return what the database says about a match that does not go on."""
        database = LiveDatabase(self._database)
        match = database.first("SELECT status, seq, published, posted FROM match WHERE id = :id", id=match_id)
        asked = database.rows("SELECT seat FROM seat WHERE match_id = :id AND awaited", id=match_id)
        due = database.rows(
            "SELECT kind, attempts, next_at, claimed_by FROM outbox WHERE match_id = :id", id=match_id
        )
        return f"{dict(match or {})}, asked {[row['seat'] for row in asked]}, to be posted {[*map(dict, due)]}"

    async def _wait(
        self, place: str, wanted: Callable[[Shown], bool], within: float, after: Shown | None = None
    ) -> Shown | None:
        try:
            return await self.host.wait_message(
                place, lambda one: not one.ephemeral and wanted(one), within, after=after
            )
        except AssertionError:
            return None

    async def _ask(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        response = await self._watchdog.ask(act)
        if response is None:
            self._action_log.unanswered += 1
        return response


def is_turn(message: Shown) -> bool:
    """Whether a public message is a turn post or the last post, not the first one, a vote or a call."""
    if message.ephemeral or row_of(message) is None:
        return False
    # A post of a turn says where What happened begins.
    known = [one.known for one in controls(message)]
    return any(isinstance(one.args, NewsOfPost) and one.args.since is not None for one in known)
