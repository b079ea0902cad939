"""A whole match."""

from __future__ import annotations

from tests.through_discord.house import House
from tests.through_discord.table import seated


async def test_smoke(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", computers=1)
    person = await table.turn()
    panel = await table.panel(person)
    print(panel)
    print(await table.play_on(3))
    for post in await table.posts():
        print(post)
