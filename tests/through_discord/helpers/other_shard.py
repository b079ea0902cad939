"""A bot that hears nothing of the server on which its matches are played: another process carries that shard."""

import itertools
from typing import Any

from sandbox.members import Response
from service.base.shards import Shards
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader


def server_of(harness: BotHarness) -> int:
    return next(iter(harness.server.world.guilds))


def shards_of(harness: BotHarness) -> tuple[Shards, Shards]:
    """The shard of direct messages, on which the server is not, and that on which it is."""
    number = server_of(harness) >> 22
    count = next(count for count in itertools.count(2) if number % count)
    return Shards((0,), count), Shards((number % count,), count)


async def blinded(harness: BotHarness) -> None:
    """Start the bot again with the shard of direct messages alone."""
    harness.shards, _ = shards_of(harness)
    await harness.restart()
    assert harness.bot.get_guild(server_of(harness)) is None


async def moved(match: DiscordMatch, player: Player, wanted: str = "") -> Response:
    """The first legal move whose code begins with something, by a panel that is opened in direct messages."""
    panel = (await player.slash("move", at="dm", match=match.id)).message
    return await player.take(
        panel, next(one for one in screen_reader.offers(panel) if one.code.startswith(wanted))
    )


async def play_on(match: DiscordMatch, moves: int) -> None:
    """Make moves from direct messages, each by the player to move."""
    for _ in range(moves):
        await moved(match, await match.turn())
    await match.harness.settled()


async def asked(harness: BotHarness, since: int = 0) -> list[str]:
    """What the bot has asked Discord after its first ``since`` requests, beside what a start takes."""
    found: list[dict[str, Any]] = (await harness.sandbox.requests())[since:]
    return [one["path"] for one in found if one["method"] == "GET" and one["path"].startswith(PLACES)]


PLACES = ("/guilds/", "/channels/", "/users/")
