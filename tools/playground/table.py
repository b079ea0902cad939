"""A match opened and played by scripted members who press the real buttons, up to where a person takes over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from random import Random

from sandbox.command_input import CannotDo
from sandbox.members import Member, Response
from sandbox.screen import NotShown, Shown
from tools.rehearsal.reading import Offer, control, has, offers

PATIENCE = 60.0
TRIES = 20


class Table:
    """One match. Its acts raise CannotDo, NotShown or NothingHappened where the bot does not do its part."""

    def __init__(self, host: Member, channel: str, rng: Random) -> None:
        self._host = host
        self._channel = channel
        self._rng = rng
        self._card: str = ""
        self._last: Shown | None = None
        self.thread: str = ""
        self.moves = 0

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
        """Somebody joins."""
        await self._press(member, "join")

    async def add_computers(self, count: int) -> None:
        """The host seats computer players."""
        for _ in range(count):
            await self._press(self._host, "add")

    async def start(self) -> None:
        """The host starts the match; returns when its thread and its first question are there."""
        number = control(await self._seen(), "start").custom_id.split(":")[2]
        await self._press(self._host, "start")
        self.thread = await self._host.wait_thread(f"#{number}", PATIENCE)

    async def play(self, until: Callable[[Shown, int], bool], tell: Callable[[int], None]) -> None:
        """Play the host's seat until a post that waits for the host, or ends the match, is the one wanted.

        until: told the post and the moves made so far. tell: told the moves, after each.
        """
        while True:
            post = await self._host.wait_message(self.thread, self._concerns, PATIENCE, after=self._last)
            self._last = post
            if until(post, self.moves) or has(post, "replay"):
                return
            await self._turn(post)
            tell(self.moves)

    def _concerns(self, post: Shown) -> bool:
        return post.by_bot and not post.ephemeral and (self._host.id in post.mentions or has(post, "replay"))

    async def _turn(self, post: Shown) -> None:
        """Moves from one panel until none is offered any more."""
        response = await self._host.click(post, custom_id=control(post, "move").custom_id)
        panel = _answered(response)
        for _ in range(TRIES):
            found = offers(panel)
            if not found:
                break
            panel = await self._do(panel, self._rng.choice(found))
            self.moves += 1
        with contextlib.suppress(CannotDo):
            await self._host.remove(panel)

    async def _do(self, panel: Shown, move: Offer) -> Shown:
        if move.value is None:
            return _answered(await self._host.click(panel, custom_id=move.custom_id))
        return _answered(await self._host.select(panel, [move.value], move.custom_id))

    async def _press(self, member: Member, verb: str) -> None:
        """Press a button of the lobby's card, which changes under one's hand when others press."""
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
