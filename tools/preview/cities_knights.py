"""Previews of Cities & Knights."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines.cities_knights.game import GAME
from engines.cities_knights.view import CatanView
from render.card import MatchCard
from render.games.cities_knights import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tools.preview.playing import card_of, eager_match, labelled

_PLACES = ("vertex", "edge", "hex")
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
"""Moments of Cities & Knights by the event that makes them."""


def _moments(view: CatanView, news: list[Any]) -> Iterator[str]:
    """What a position is an example of."""
    kinds = {type(event).__name__ for event in news}
    yield from (name for name, kind in _EVENTS.items() if kind in kinds)
    if view.turn == 0 and len(view.buildings) == len(view.players) + 1:
        yield "draft"
    if view.turn > 2 * len(view.players) and "Rolled" in kinds:
        yield "roll"
    if view.phase[0] == "owing":
        yield "seven"
    if view.merchant is not None and view.merchant[0] == view.robber:
        yield "both-figures"
    if view.over:
        yield "end"


def scenes() -> Iterator[tuple[str, Scene]]:
    """Names and scenes: the first position of each moment for three and four seats, then hands and close-ups."""
    hands: dict[str, tuple[Any, MatchCard]] = {}
    places: dict[str, tuple[Any, MatchCard]] = {}
    for seats in (3, 4):
        shown: set[str] = set()
        positions = list(eager_match(GAME, seats, f"preview {seats}"))
        for i, (state, news) in enumerate(positions):
            view, card = GAME.view(state, None), card_of(GAME, state, news)
            due = [name for name in _moments(view, news) if name not in shown]
            if i == len(positions) // 2:
                due.append("middle")
            shown.update(due)
            for name in due:
                yield f"{seats}-{name}", COMPOSER.board(view, card, THEME)
            _remember(state, card, hands, places)
    for name, (view, card) in sorted(hands.items()):
        yield f"hand-{name}", COMPOSER.hand(view, card, THEME)
    for name, (view, card) in sorted(places.items()):
        yield f"closeup-{name}", COMPOSER.closeup(view, card, THEME)


def _remember(state: Any, card: MatchCard, hands: dict[str, Any], places: dict[str, Any]) -> None:
    """Keep hands of new sizes (by tens of cards, and by progress cards) and choices of new kinds of places."""
    for decision in GAME.pending(state):
        view = GAME.view(state, decision.seat)
        player = view.players[decision.seat]
        seen_cards = "-sees" if view.seen_hand is not None or view.seen_cards is not None else ""
        size = (player.resources + player.commodities) // 6 * 6
        hands.setdefault(f"{size:02}-{player.progress}{seen_cards}", (view, card))
        for name, labels in labelled(GAME, state, decision.seat, _PLACES):
            places.setdefault(name, (view, replace(card, labels=labels)))
