"""A bot that hears nothing of the server on which its matches are played: another process carries that shard."""

from __future__ import annotations

import itertools
from typing import Any

from sandbox.members import Response
from service.base.shards import Shards
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table
from tools.scripted_member import screen_reader


def server_of(house: House) -> int:
    """The server on which people play."""
    return next(iter(house.server.world.guilds))


def shards_of(house: House) -> tuple[Shards, Shards]:
    """The shard of direct messages, on which the server is not, and that on which it is."""
    number = server_of(house) >> 22
    count = next(count for count in itertools.count(2) if number % count)
    return Shards((0,), count), Shards((number % count,), count)


async def blinded(house: House) -> None:
    """Start the bot again with the shard of direct messages alone."""
    house.shards, _ = shards_of(house)
    await house.restart()
    assert house.bot.get_guild(server_of(house)) is None


async def moved(table: Table, person: Person, wanted: str = "") -> Response:
    """The first legal move whose code begins with something, by a panel that is opened in direct messages."""
    panel = (await person.slash("move", at="dm", match=table.id)).message
    return await person.take(
        panel, next(one for one in screen_reader.offers(panel) if one.code.startswith(wanted))
    )


async def play_on(table: Table, moves: int) -> None:
    """So many moves from direct messages, by whoever's turn it is."""
    for _ in range(moves):
        await moved(table, await table.turn())
    await table.house.settled()


async def asked(house: House, since: int = 0) -> list[str]:
    """What the bot has asked of Discord since so many requests, beside what a start takes."""
    found: list[dict[str, Any]] = (await house.sandbox.requests())[since:]
    return [one["path"] for one in found if one["method"] == "GET" and one["path"].startswith(PLACES)]


PLACES = ("/guilds/", "/channels/", "/users/")
