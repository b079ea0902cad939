"""A turn of The Golden Age at a table of three people."""

from __future__ import annotations

from typing import Any

from engines.golden_age.position import load
from tests.service.catan import placed
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, seated

OWN = {
    "money": 14, "pawns": {"utrecht": 1}, "markers": ["holland", "zeeland", "2", "flanders"],
    "hand": ["ship", "die"],
}  # fmt: skip
POOR = {"money": 4, "markers": ["friesland"], "hand": ["tulip1", "pepper"]}


async def main_turn(
    house: House, mover: int = 0, own: Any = None, poor: Any = None, **more: Any
) -> tuple[Table, list[Person]]:
    """The turn of one of three people, the second of whom reads French; the people, that one first.

    own: what the first has instead of a ship and some markers; poor: what the second has instead of a few cards;
    more: what else the position says.
    """
    table = await seated(house, "Anna", "Benoît", "Carla", game="golden_age", locales=("en-US", "fr", "en-US"))
    info = await table.info()
    seats = [next(s.seat for s in info.seats if s.user_id == person) for person in table.people]
    people = list(table.people.values())
    order = [mover, *(i for i in range(3) if i != mover)]
    form: dict[str, Any] = {
        "players": 3, "active": seats[mover], "turn": 8, "phase": "main", "stadtholder": 4,
        f"P{seats[order[0]]}": own or OWN,
        f"P{seats[order[1]]}": poor or POOR,
        f"P{seats[order[2]]}": {"money": 9, "markers": ["limburg"]},
        **more,
    }  # fmt: skip
    await placed(house.kontor.matches, table.id, load(form, loose=True))
    await house.settled()
    return table, [people[i] for i in order]
