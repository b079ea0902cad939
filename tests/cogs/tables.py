"""More tables than one for the same people."""

from __future__ import annotations

from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader


async def pair(house: House, *names: str, locale: str = "en-US") -> tuple[Table, list[Person]]:
    """A running match, and its people in the order of their names."""
    table = await seated(house, *names, locales=[locale] * len(names))
    return table, list(table.people.values())


async def again(house: House, people: list[Person]) -> Table:
    """Another running match of the same people, in another channel."""
    before = [person.member.channel for person in people]
    room = await house.room()
    for person in people:
        person.member.channel = room
    card = await opened(house, people[0], seats=len(people), grace=0)
    for person in people[1:]:
        await person.press(card, "join")
    await house.settled()
    await people[0].press(await people[0].member.refresh(card), "start")
    await house.settled()
    for person, channel in zip(people, before, strict=True):
        person.member.channel = channel
    return Table(house, screen_reader.match_of(card), people)
