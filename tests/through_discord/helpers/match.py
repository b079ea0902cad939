"""A match on the way: who sits there, where it is played, whose turn it is."""

from collections.abc import Sequence
from typing import Any

from sandbox.members import Response
from sandbox.screen import Shown
from service.base.read_models.matches import MatchInfo
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader


class DiscordMatch:
    def __init__(self, harness: BotHarness, match_id: int, people: Sequence[Player]) -> None:
        self.harness = harness
        self.id = match_id
        self.people = {player.id: player for player in people}

    async def info(self) -> MatchInfo:
        return await self.harness.info(self.id)

    async def place(self) -> str:
        return str((await self.info()).place)

    async def active(self) -> Player | None:
        """The player to move, once everything due is done; None if there is none."""
        await self.harness.settled()
        awaited = [seat.user_id for seat in (await self.info()).seats if seat.awaited]
        return next((self.people[user] for user in awaited if user in self.people), None)

    async def turn(self) -> Player:
        player = await self.active()
        assert player is not None, f"nobody is awaited: {await self.info()}"
        return player

    async def seated(self) -> list[Player]:
        player = await self.turn()
        return [player, *await self.others(player)]

    async def others(self, player: Player) -> list[Player]:
        return [one for one in self.people.values() if one.id != player.id]

    async def panel(self, player: Player) -> Shown:
        return await player.panel(await self.place())

    async def more(self, player: Player) -> Shown:
        """What a player's panel has behind *More*."""
        return (await player.press(await self.panel(player), "more")).message

    async def posts(self) -> list[Shown]:
        """The turn posts, oldest first."""
        await self.harness.settled()
        found = await self.harness.public(await self.place())
        return [one for one in found if one.files and one.files[0].filename.startswith("board-")]

    async def newest(self, verb: str) -> Shown:
        """Return the newest public message in the match's place with a control of a verb, such as "vote-yes"."""
        found = await self.harness.public(await self.place())
        return next(one for one in reversed(found) if screen_reader.has(one, verb))

    async def play_on(self, moves: int, wanted: Sequence[str] = ("play/", "draw", "deliver/")) -> list[Response]:
        """Make moves, each the first legal one of the wanted kinds of the player to move."""
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
    people = await harness.people(*names, locales=locales[: len(names)], room=room)
    return await begin(harness, people, computers=computers, grace=grace, **options)


async def begin(
    harness: BotHarness, people: Sequence[Player], *, computers: int = 0, grace: int = 0, **options: Any
) -> DiscordMatch:
    """Have the first of some members open a match where they are, the others join, and the first start it."""
    host = people[0]
    card = await open_lobby(harness, host, seats=len(people) + computers, undo_window=grace, **options)
    for player in people[1:]:
        await harness.settled()
        await player.press(await player.member.refresh(card), "join")
    for player in people:
        # Tests of turns begin with a roll that a player makes.
        await harness.kontor.lobby.refuse_usual_orders(player.user, screen_reader.match_of(card), True)
    for _ in range(computers):
        await harness.settled()
        await host.add_computer(card)
    await harness.settled()
    await host.press(await host.member.refresh(card), "start")
    await harness.settled()
    return DiscordMatch(harness, screen_reader.match_of(card), people)


async def pair(harness: BotHarness, *names: str, **options: Any) -> tuple[DiscordMatch, list[Player]]:
    """A match as `start_match` makes it, and its people in the order of their names."""
    match = await start_match(harness, *names, **options)
    return match, list(match.people.values())


async def member(harness: BotHarness, locale: str = "en-US") -> Player:
    return (await harness.people("Anna", locales=[locale]))[0]


async def again(harness: BotHarness, people: list[Player]) -> DiscordMatch:
    """Another running match of the same people, in another channel."""
    before, room = [player.member.channel for player in people], await harness.room()
    for player in people:
        player.member.channel = room
    match = await begin(harness, people)
    for player, channel in zip(people, before, strict=True):
        player.member.channel = channel
    return match


async def open_lobby(harness: BotHarness, host: Player, **options: Any) -> Shown:
    """The card of a lobby that its host opens by a command, in the channel in which they are."""
    assert (await host.slash("match new", **{"game": "fugger", **options})).message.ephemeral
    await harness.settled()
    return next(
        one for one in reversed(await harness.public(host.member.channel)) if screen_reader.has(one, "join")
    )
