"""A match on the way: who sits there, where it is played, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandbox.members import Response
from sandbox.screen import Shown
from service.base.read_models import MatchInfo
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tools.scripted_member import screen_reader


class Table:
    """A running match and its people."""

    def __init__(self, house: House, match_id: int, people: Sequence[Person]) -> None:
        self.house = house
        self.id = match_id
        self.people = {person.id: person for person in people}

    async def info(self) -> MatchInfo:
        """The match as everybody may know it."""
        return await self.house.info(self.id)

    async def place(self) -> str:
        """The thread or channel it is played in."""
        return str((await self.info()).place)

    async def active(self) -> Person | None:
        """Whose turn it is, once everything due is done; None if it is over or nobody's."""
        await self.house.settled()
        info = await self.info()
        awaited = [seat.user_id for seat in info.seats if seat.awaited]
        return next((self.people[user] for user in awaited if user in self.people), None)

    async def turn(self) -> Person:
        """Whose turn it is; a test that asks expects somebody."""
        person = await self.active()
        assert person is not None, f"nobody is awaited: {await self.info()}"
        return person

    async def others(self, person: Person) -> list[Person]:
        """Everybody else at the table."""
        return [one for one in self.people.values() if one.id != person.id]

    async def panel(self, person: Person) -> Shown:
        """Somebody's panel, opened from the newest post."""
        return await person.panel(await self.place())

    async def posts(self) -> list[Shown]:
        """The turn posts so far, oldest first."""
        await self.house.settled()
        found = await self.house.public(await self.place())
        return [one for one in found if one.files and one.files[0].filename.startswith("board-")]

    async def play_on(self, moves: int, wanted: Sequence[str] = ("play/", "draw", "deliver/")) -> list[Response]:
        """So many moves by whoever's turn it is, the first legal one of the wanted kinds."""
        done = []
        for _ in range(moves):
            person = await self.active()
            if person is None:
                break
            panel = await self.panel(person)
            offers = screen_reader.offers(panel)
            offer = next(one for kind in wanted for one in offers if one.code.startswith(kind))
            done.append(await person.take(panel, offer))
        await self.house.settled()
        return done


async def seated(
    house: House,
    *names: str,
    computers: int = 0,
    grace: int = 0,
    locales: Sequence[str] = (),
    room: str | None = None,
    **options: Any,
) -> Table:
    """New members in a room, by default a new one, open a match by command, join by button and start it."""
    room = room or await house.room()
    people = [
        await house.newcomer(name, locales[i] if i < len(locales) else "en-US") for i, name in enumerate(names)
    ]
    for person in people:
        person.member.channel = room
    card = await opened(house, people[0], seats=len(people) + computers, grace=grace, **options)
    for person in people[1:]:
        await house.settled()
        await person.press(await person.member.refresh(card), "join")
    for person in people:
        # Tests of turns begin with a roll that somebody makes.
        await house.kontor.lobby.refuse_usual_orders(person.user, screen_reader.match_of(card), True)
    for verb in (*["add"] * computers, "start"):
        await house.settled()
        await people[0].press(await people[0].member.refresh(card), verb)
    await house.settled()
    match_id = screen_reader.match_of(card)
    return Table(house, match_id, people)


async def opened(house: House, host: Person, **options: Any) -> Shown:
    """A lobby's card, opened by a command in the channel in which its host stands."""
    answer = await host.slash("match new", **{"game": "fugger", **options})
    assert answer.message.ephemeral
    await house.settled()
    return next(one for one in reversed(await house.public(host.member.channel)) if screen_reader.has(one, "join"))
