"""Previews of Die Siedler von Nürnberg."""

from collections.abc import Iterator

from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.view import NurembergView
from render.games.nuremberg import COMPOSER
from tools.preview.map_games import MapGamePreview

_EVENTS = {
    "toll": "TollPaid",
    "knight": "KnightMoved",
    "margrave": "KnightSentHome",
    "discards": "Discarded",
    "years": "YearsPassed",
    "wall": "WallBuilt",
    "tower": "TowerBuilt",
    "workshop": "WorkshopBuilt",
    "right": "RightTaken",
    "council": "CouncilTaken",
    "sold": "Sold",
}


def _moments(view: NurembergView, kinds: set[str]) -> Iterator[str]:
    if view.placing is not None and sum(map(len, view.stations)) > len(view.players):
        yield "draft"
    if view.turn == 1:
        yield "opening"
    if view.phase[0] == "knight":
        yield "robbed"
    if view.phase[0] == "free-clay":
        yield "clay"
    if any(view.towers) and view.walls > 12:
        yield "walls"
    if any(card.safe for card in view.council):
        yield "safe"


def _hand(view: NurembergView, seat: int) -> str:
    """Classify a hand by half dozens of cards, and whether a workshop helps to trade."""
    player = view.players[seat]
    return f"{player.held // 6 * 6:02}{'-rates' if min(player.rates) < 4 else ''}"


_PLACES = ("crossing", "site", "tower", "field", "route")
_FREE = {4: NurembergSettings(setup="advanced")}
"""Three seats begin by the plan, four place their own pieces."""

scenes = MapGamePreview(GAME, COMPOSER, _PLACES, _EVENTS, _moments, _hand, _FREE).scenes
