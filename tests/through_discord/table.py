"""A match on the way: who sits there, where it is played, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.members import Response
from sandbox.screen import Shown
from service.seen import MatchInfo
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tools.rehearsal import reading


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
        return [one for one in await self.house.public(await self.place()) if one.files]

    async def play_on(self, moves: int, wanted: Sequence[str] = ("play/", "draw", "deliver/")) -> list[Response]:
        """So many moves by whoever's turn it is, the first legal one of the wanted kinds."""
        done = []
        for _ in range(moves):
            person = await self.active()
            if person is None:
                break
            panel = await self.panel(person)
            offers = reading.offers(panel)
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
    channel: str = "games",
    **options: object,
) -> Table:
    """Open a match by command, let everybody join by button, add computer players, start it; all as people do."""
    people = [
        await house.person(name, locales[i] if i < len(locales) else "en-US") for i, name in enumerate(names)
    ]
    host = people[0]
    seats = len(people) + computers
    opened = await host.slash("match new", at=channel, game="fugger", seats=seats, grace=grace, **options)
    await house.settled()
    card = next(one for one in reversed(await house.public(channel)) if reading.has(one, "join"))
    match_id = int(reading.control(card, "join").custom_id.split(":")[2])
    for person in people[1:]:
        await person.press(card, "join")
    for _ in range(computers):
        await host.press(card, "add")
    assert opened.message.ephemeral
    await house.settled()
    await host.press(await host.member.refresh(card), "start")
    await house.settled()
    return Table(house, match_id, people)
