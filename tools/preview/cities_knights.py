"""Previews of Cities & Knights."""

from collections.abc import Iterator

from engines.cities_knights.game import GAME
from engines.cities_knights.view import CatanView
from render.games.cities_knights import COMPOSER
from tools.preview.map_games import MapGamePreview

_EVENTS = {
    "robber": "RobberMoved",
    "attack": "BarbariansLanded",
    "razed": "CityRazed",
    "knight-moved": "KnightMoved",
    "metropolis": "MetropolisBuilt",
    "card": "CardPlayed",
    "promoted": "KnightPromoted",
    "road-removed": "RoadRemoved",
}


def _moments(view: CatanView, kinds: set[str]) -> Iterator[str]:
    if view.turn == 0 and len(view.buildings) == len(view.players) + 1:
        yield "draft"
    if view.turn > 2 * len(view.players) and "Rolled" in kinds:
        yield "roll"
    if view.phase[0] == "owing":
        yield "seven"
    if view.merchant is not None and view.merchant[0] == view.robber:
        yield "both-figures"


def _hand(view: CatanView, seat: int) -> str:
    """Classify a hand by half dozens of cards, by progress cards, and whether it shows others' cards."""
    player = view.players[seat]
    seen_cards = "-sees" if view.seen_hand is not None or view.seen_cards is not None else ""
    size = player.held // 6 * 6
    return f"{size:02}-{player.progress}{seen_cards}"


scenes = MapGamePreview(GAME, COMPOSER, ("vertex", "edge", "hex"), _EVENTS, _moments, _hand).scenes
