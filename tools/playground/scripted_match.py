"""A match that scripted members open and play with the real buttons, up to where a person takes over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random

from cogs.games import NOTHING
from sandbox.activity.command_input import CannotDo
from sandbox.members import Member, NothingHappened, Response
from sandbox.screen import NotShown, Shown
from tools.playground.random_presses import RandomPresser
from tools.scripted_member.screen_reader import Press, asks_bid, control, has, offers

PATIENCE = 60.0
TRIES = 20
SOON = 20.0
ROLL = "roll"
"""The code of the move that rolls the dice, in games whose turns begin with it."""
PRESSES = 40
"""Number of presses after which a turn is ended as soon as possible."""


class ScriptedMatch:
    """One match. Its methods raise CannotDo, NotShown or NothingHappened if the bot does not respond."""

    def __init__(self, host: Member, channel: str, rng: Random) -> None:
        self._host = host
        self._channel = channel
        self._rng = rng
        self._card: str = ""
        self._last: Shown | None = None
        self._people = [host]
        self.thread: str = ""
        self.moves = 0
        self.turns = 0

    async def open(self, game: str, seats: int) -> None:
        """Open a lobby by command."""
        before = await self._host.messages(self._channel)
        options = {"game": game, "seats": seats, "grace": 0}
        made = await self._host.slash("match new", options, channel=self._channel)
        card = await self._host.wait_message(
            self._channel, lambda one: has(one, "join"), PATIENCE, after=before[-1] if before else None
        )
        self._card = card.id
        for told in made.messages:
            await self._host.remove(told)

    async def join(self, member: Member) -> None:
        """Let a member join, whose seat is played as well."""
        await self._press(member, "join")
        self._people.append(member)

    async def add_computers(self, count: int) -> None:
        """Let the host add computer players."""
        for _ in range(count):
            await self._press(self._host, "add")

    async def number(self) -> int:
        """Return the match's number."""
        return int(control(await self._seen(), "start").custom_id.split(":")[2])

    async def start(self) -> None:
        """Start the match as the host; return when its thread and its first question are there."""
        number = await self.number()
        await self._press(self._host, "start")
        self.thread = await self._host.wait_thread(f"#{number}", PATIENCE)

    async def shown(self) -> None:
        """Wait for the first post that asks one of the people, or ends the match."""
        self._last = await self._host.wait_message(self.thread, self._concerns, PATIENCE)

    async def play(
        self, until: Callable[[Shown, int], Awaitable[bool]], tell: Callable[[int], None], *, hasty: bool = False
    ) -> None:
        """Play the people's seats until a post that asks one of them, or ends the match, meets a condition.

        until: called with the post and the number of turns played. tell: called with the number of moves, after
        each turn. hasty: do only what a turn requires.
        """
        while True:
            post = await self._host.wait_message(self.thread, self._concerns, PATIENCE, after=self._last)
            self._last = post
            if await until(post, self.turns) or has(post, "replay"):
                return
            for member in self._people:
                if member.id in post.mentions:
                    await self._turn(member, post, hasty)
                    self.turns += member is self._host
            tell(self.moves)

    async def offer(self, member: Member, command: str) -> bool:
        """Let a member type an offer to the host, the first one suggested. Return whether the host was asked."""
        values: dict[str, str | int | float] = {}
        for option in ("terms", "to"):
            found = await member.autocomplete(command, option, options=dict(values), channel=self.thread)
            if not found or found[0].value == NOTHING:
                return False
            # To the host alone, since a computer player might accept it.
            names = [one for one in found if option == "terms" or self._host.display in one.name]
            values[option] = min(names or found, key=lambda one: len(one.name)).value
        response = await member.slash(command, values, channel=self.thread)
        for told in response.messages:
            await member.remove(told)
        if response.failed:
            return False
        with contextlib.suppress(NothingHappened):
            await self._host.wait_message(self.thread, self._asks_host, SOON, after=self._last)
            return True
        return False

    async def roll(self, member: Member, post: Shown) -> None:
        """Let a member whom this post asks for a roll do it; do nothing if it asks for something else."""
        panel = _answered(await member.click(post, custom_id=control(post, "move").custom_id))
        roll = next((one for one in offers(panel) if one.code == ROLL), None)
        if roll is not None:
            panel = await self._do(member, panel, roll.press)
        with contextlib.suppress(CannotDo):
            await member.remove(panel)

    async def bids(self, post: Shown) -> bool:
        """Return whether this post asks the host for a bid."""
        panel = _answered(await self._host.click(post, custom_id=control(post, "move").custom_id))
        with contextlib.suppress(CannotDo):
            await self._host.remove(panel)
        return asks_bid(panel)

    def _asks_host(self, post: Shown) -> bool:
        return self._concerns(post) and self._host.id in post.mentions

    def _concerns(self, post: Shown) -> bool:
        asked = any(member.id in post.mentions for member in self._people)
        return post.by_bot and not post.ephemeral and (asked or has(post, "replay"))

    async def _turn(self, member: Member, post: Shown, hasty: bool) -> None:
        """Make moves from one panel until none is offered."""
        response = await member.click(post, custom_id=control(post, "move").custom_id)
        panel = _answered(response)
        hand, quick = RandomPresser(self._rng, hasty=hasty), RandomPresser(self._rng, hasty=True)
        for n in range(2 * PRESSES):
            press = (hand if n < PRESSES else quick).next(panel)
            if press is None:
                break
            panel = await self._do(member, panel, press)
            self.moves += press.move
        with contextlib.suppress(CannotDo):
            await member.remove(panel)

    async def _do(self, member: Member, panel: Shown, press: Press) -> Shown:
        if press.values is None:
            return _answered(await member.click(panel, custom_id=press.custom_id))
        return _answered(await member.select(panel, press.values, press.custom_id))

    async def _press(self, member: Member, verb: str) -> None:
        """Press a button of the lobby's card, which changes when other members press."""
        for _ in range(TRIES):
            card = await self._seen()
            try:
                response = await member.click(card, custom_id=control(card, verb).custom_id)
            except (CannotDo, NotShown):
                await asyncio.sleep(0.1)
                continue
            if response.failed:
                raise CannotDo(str(response.error))
            for told in response.messages:
                with contextlib.suppress(CannotDo):
                    await member.remove(told)
            return
        raise CannotDo(f"the lobby's card offers no {verb!r}")

    async def _seen(self) -> Shown:
        found = await self._host.messages(self._channel)
        card = next((one for one in found if one.id == self._card), None)
        if card is None:
            raise CannotDo("the lobby's card is gone")
        return card


def _answered(response: Response) -> Shown:
    if response.failed:
        raise CannotDo(str(response.error))
    return response.last
