"""Previews of The Golden Age."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines.golden_age.game import GAME
from engines.golden_age.view import GoldenAgeView
from render.card import MatchCard
from render.games.golden_age import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tools.preview.playing import card_of, eager_match, labelled

_PLACES = ("province", "guild", "colony", "space")
_EVENTS = {
    "moved": "PawnMoved",
    "guild": "GuildTaken",
    "settled": "MarkerMade",
    "sailed": "Sailed",
    "painted": "PainterPaid",
    "sold": "AuctionWon",
    "cashed": "Cashed",
}
"""Moments by the event that makes them."""


def _moments(view: GoldenAgeView, news: list[Any]) -> Iterator[str]:
    """What a position is an example of."""
    kinds = {type(event).__name__ for event in news}
    yield from (name for name, kind in _EVENTS.items() if kind in kinds)
    if view.phase[0] == "draft":
        yield "draft"
    if view.turn == 1:
        yield "opening"
    if view.auction is not None:
        yield "auction"
        if view.auction.highest is not None:
            yield "auction-bids"
    if view.performing is not None:
        yield "performing"
    if view.dice is not None and view.dice.first is None:
        yield "die-card"
    if view.over:
        yield "end"


def scenes() -> Iterator[tuple[str, Scene]]:
    """Names and scenes: the first position of each moment for three and four seats, then hands and close-ups."""
    hands: dict[int, tuple[Any, MatchCard]] = {}
    places: dict[str, tuple[Any, MatchCard]] = {}
    for seats in (3, 4):
        shown: set[str] = set()
        positions = list(eager_match(GAME, seats, f"preview {seats}"))
        for i, (state, news) in enumerate(positions):
            view, card = GAME.view(state, None), card_of(GAME, state, news)
            due = [name for name in _moments(view, news) if name not in shown]
            if i == len(positions) // 2:
                due.append("middle")
            if i == len(positions) * 3 // 4:
                due.append("late")
            shown.update(due)
            for name in due:
                yield f"{seats}-{name}", COMPOSER.board(view, card, THEME)
            _remember(state, card, hands, places)
    for number, (view, card) in sorted(hands.items()):
        yield f"hand-{number:02}", COMPOSER.hand(view, card, THEME)
    for name, (view, card) in sorted(places.items()):
        yield f"closeup-{name}", COMPOSER.closeup(view, card, THEME)


def _remember(
    state: Any, card: MatchCard, hands: dict[int, tuple[Any, MatchCard]], places: dict[str, tuple[Any, MatchCard]]
) -> None:
    """Keep hands of new sizes, and choices of new kinds of places."""
    for decision in GAME.pending(state):
        view = GAME.view(state, decision.seat)
        hands.setdefault(len(view.players[decision.seat].hand or ()), (view, card))
        for name, labels in labelled(GAME, state, decision.seat, _PLACES):
            places.setdefault(name, (view, replace(card, labels=labels)))
