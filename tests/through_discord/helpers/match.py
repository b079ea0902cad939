"""A match on the way: who sits there, where it is played, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandbox.members import Response
from sandbox.screen import Shown
from service.base.read_models.matches import MatchInfo
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader


class DiscordMatch:
    """A running match and its people."""

    def __init__(self, harness: BotHarness, match_id: int, people: Sequence[Player]) -> None:
        self.harness = harness
        self.id = match_id
        self.people = {player.id: player for player in people}

    async def info(self) -> MatchInfo:
        """The match as everybody may know it."""
        return await self.harness.info(self.id)

    async def place(self) -> str:
        """The thread or channel it is played in."""
        return str((await self.info()).place)

    async def active(self) -> Player | None:
        """Whose turn it is, once everything due is done; None if it is over or nobody's."""
        await self.harness.settled()
        info = await self.info()
        awaited = [seat.user_id for seat in info.seats if seat.awaited]
        return next((self.people[user] for user in awaited if user in self.people), None)

    async def turn(self) -> Player:
        """Whose turn it is; a test that asks expects somebody."""
        player = await self.active()
        assert player is not None, f"nobody is awaited: {await self.info()}"
        return player

    async def others(self, player: Player) -> list[Player]:
        """Everybody else at the table."""
        return [one for one in self.people.values() if one.id != player.id]

    async def panel(self, player: Player) -> Shown:
        """Somebody's panel, opened from the newest post."""
        return await player.panel(await self.place())

    async def posts(self) -> list[Shown]:
        """The turn posts so far, oldest first."""
        await self.harness.settled()
        found = await self.harness.public(await self.place())
        return [one for one in found if one.files and one.files[0].filename.startswith("board-")]

    async def play_on(self, moves: int, wanted: Sequence[str] = ("play/", "draw", "deliver/")) -> list[Response]:
        """So many moves by whoever's turn it is, the first legal one of the wanted kinds."""
        done = []
        for _ in range(moves):
            player = await self.active()
            if player is None:
                break
            panel = await self.panel(player)
            offers = screen_reader.offers(panel)
            offer = next(one for kind in wanted for one in offers if one.code.startswith(kind))
            done.append(await player.take(panel, offer))
        await self.harness.settled()
        return done


async def start_match(
    harness: BotHarness,
    *names: str,
    computers: int = 0,
    grace: int = 0,
    locales: Sequence[str] = (),
    room: str | None = None,
    **options: Any,
) -> DiscordMatch:
    """New members in a room, by default a new one, open a match by command, join by button and start it."""
    room = room or await harness.room()
    people = [
        await harness.newcomer(name, locales[i] if i < len(locales) else "en-US") for i, name in enumerate(names)
    ]
    for player in people:
        player.member.channel = room
    card = await open_lobby(harness, people[0], seats=len(people) + computers, grace=grace, **options)
    for player in people[1:]:
        await harness.settled()
        await player.press(await player.member.refresh(card), "join")
    for player in people:
        # Tests of turns begin with a roll that somebody makes.
        await harness.kontor.lobby.refuse_usual_orders(player.user, screen_reader.match_of(card), True)
    for verb in (*["add"] * computers, "start"):
        await harness.settled()
        await people[0].press(await people[0].member.refresh(card), verb)
    await harness.settled()
    match_id = screen_reader.match_of(card)
    return DiscordMatch(harness, match_id, people)


async def open_lobby(harness: BotHarness, host: Player, **options: Any) -> Shown:
    """A lobby's card, opened by a command in the channel in which its host stands."""
    answer = await host.slash("match new", **{"game": "fugger", **options})
    assert answer.message.ephemeral
    await harness.settled()
    return next(
        one for one in reversed(await harness.public(host.member.channel)) if screen_reader.has(one, "join")
    )
