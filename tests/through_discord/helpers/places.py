"""The kinds of places from which people reach Kontor, besides the server of their match."""

import itertools
from typing import Final, Literal

from sandbox.state.permissions import Permission
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player

Place = Literal["another server", "a server without the bot", "the bot's direct messages", "a friend"]
PLACES: Final[tuple[Place, ...]] = (
    "another server",
    "a server without the bot",
    "the bot's direct messages",
    "a friend",
)
"""Another server with the bot, one without it, direct messages with it, and those between two people."""
WITHOUT_THE_BOT: Final[tuple[Place, ...]] = ("a server without the bot", "a friend")

_numbers = itertools.count(1)


async def go_to(harness: BotHarness, player: Player, place: Place, *rights: Permission) -> str:
    """Let a player install Kontor for themselves and go to a place, where they stay; return the place.

    rights: those that they have there, if it is a server.
    """
    await player.member.install_app()
    number = next(_numbers)
    if place == "the bot's direct messages":
        where = "dm"
    elif place == "a friend":
        friend = await harness.newcomer(f"Friend {number}")
        where = f"dm:{friend.member.name}"
    else:
        where = f"other-{number}"
        bot = place == "another server"
        await harness.sandbox.call(
            "add_guild", name=f"Other {number}", channels=[where], members=[player.member.name], bot=bot
        )
        if rights:
            names = [str(right.name) for right in rights]
            await harness.sandbox.allow(*names, channel=where, user=player.member.name)
    player.member.channel = where
    return where
