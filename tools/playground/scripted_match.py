"""A match that scripted members open with the real buttons, up to where a person takes over."""

import asyncio
import contextlib

from sandbox.activity.command_input import CannotDo
from sandbox.members import Member
from sandbox.screen import NotShown, Shown
from tools.scripted_member.screen_reader import control, has

PATIENCE = 60.0
TRIES = 20
KIND = "greedy"
"""The kind of the computer players."""


class ScriptedMatch:
    """One match. Its methods raise CannotDo, NotShown or NothingHappened if the bot does not respond."""

    def __init__(self, host: Member, channel: str) -> None:
        self._host = host
        self._channel = channel
        self._card: str = ""
        self._people = [host]
        self.thread: str = ""

    async def open(self, game: str, seats: int) -> None:
        """Open a lobby by command."""
        before = await self._host.messages(self._channel)
        options = {"game": game, "seats": seats, "undo-window": 0}
        made = await self._host.slash("match new", options, channel=self._channel)
        card = await self._host.wait_message(
            self._channel, lambda one: has(one, "join"), PATIENCE, after=before[-1] if before else None
        )
        self._card = card.id
        for told in made.messages:
            await self._host.remove(told)

    async def join(self, member: Member) -> None:
        """Let a member join."""
        await self._press(member, "join")
        self._people.append(member)

    async def add_computers(self, count: int, kind: str = KIND) -> None:
        """Let the host add computer players of a kind."""
        for _ in range(count):
            await self._press(self._host, "add", kind)

    async def number(self) -> int:
        """Return the match's number."""
        return int(control(await self.card(), "start").custom_id.split(":")[2])

    async def start(self) -> None:
        """Start the match as the host; return when its thread and its first question are there."""
        number = await self.number()
        await self._press(self._host, "start")
        self.thread = await self._host.wait_thread(f"#{number}", PATIENCE)

    async def shown(self) -> None:
        """Wait for the first post that asks one of the people, or ends the match."""
        await self._host.wait_message(self.thread, self._concerns, PATIENCE)

    def _concerns(self, post: Shown) -> bool:
        asked = any(member.id in post.mentions for member in self._people)
        return post.by_bot and not post.ephemeral and (asked or has(post, "replay"))

    async def _press(self, member: Member, verb: str, *values: str) -> None:
        """Press a button of the lobby's card, or choose in a list; the card changes when other members press."""
        for _ in range(TRIES):
            card = await self.card()
            try:
                where = control(card, verb).custom_id
                response = await (
                    member.select(card, values, where) if values else member.click(card, custom_id=where)
                )
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

    async def card(self) -> Shown:
        """Return the lobby's card as it is now."""
        found = await self._host.messages(self._channel)
        card = next((one for one in found if one.id == self._card), None)
        if card is None:
            raise CannotDo("the lobby's card is gone")
        return card
