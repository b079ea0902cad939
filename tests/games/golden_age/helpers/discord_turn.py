"""A turn of The Golden Age at a table of three people."""

from typing import Any

from engines.golden_age.position import load
from tests.games.cities_knights.helpers.service_positions import placed
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player

OWN = {
    "money": 14, "pawns": {"utrecht": 1}, "markers": ["holland", "zeeland", "2", "flanders"],
    "hand": ["ship", "die"],
}  # fmt: skip
POOR = {"money": 4, "markers": ["friesland"], "hand": ["tulip1", "pepper"]}


async def main_turn(harness: BotHarness, poor: Any = None, **more: Any) -> tuple[DiscordMatch, list[Player]]:
    """The turn of the first of three people (the second one reads French), and the people.

    poor: what the second has instead of a few cards; more: what else the position says.
    """
    match = await start_match(
        harness, "Anna", "Benoît", "Carla", game="golden_age", locales=("en-US", "fr", "en-US")
    )
    info = await match.info()
    first, second, third = (next(s.seat for s in info.seats if s.user_id == player) for player in match.people)
    form: dict[str, Any] = {
        "players": 3, "active": first, "turn": 8, "phase": "main", "stadtholder": 4,
        f"P{first}": OWN, f"P{second}": poor or POOR, f"P{third}": {"money": 9, "markers": ["limburg"]}, **more,
    }  # fmt: skip
    await placed(harness.kontor.matches, match.id, load(form, loose=True))
    await harness.settled()
    return match, list(match.people.values())
