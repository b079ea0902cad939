"""Previews of Die Fugger."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines.core.rng import rng_from
from engines.fugger.data import full_deck, in_order
from engines.fugger.game import GAME
from i18n.locales import DEFAULT, Locale
from render.games.fugger import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tools.preview.positions import context_of, curve, playthrough

_LARGEST_HAND = 13


def scenes(locale: Locale = DEFAULT) -> Iterator[tuple[str, Scene]]:
    """Yield names and scenes: openings, middles, evaluations, ends and curves for every number of seats, then
    hands.
    """
    for seats in range(GAME.info.seats[0], GAME.info.seats[1] + 1):
        positions = list(playthrough(GAME, seats, f"preview {seats}"))
        cards = [context_of(GAME, state, news, locale) for state, news in positions]
        turning = [i for i, (_, news) in enumerate(positions) if _turns(news)] or [len(positions) // 2]
        for name, at in (
            ("opening", 0),
            ("full", max(0, turning[-1] - 1)),
            ("middle", len(positions) // 2),
            ("evaluation", turning[0]),
            ("later-evaluation", turning[len(turning) // 2]),
            ("end", len(positions) - 1),
        ):
            yield f"{seats}-{name}", COMPOSER.board(GAME.view(positions[at][0], None), cards[at], THEME)
        yield from curve(GAME, positions, locale)
        if seats == GAME.info.seats[1]:
            state, card = positions[len(positions) // 2][0], cards[len(positions) // 2]
    for number in range(_LARGEST_HAND + 1):
        view = _with_hand(GAME.view(state, 0), number)
        yield f"hand-{number:02}", COMPOSER.hand(view, card, THEME)


def _with_hand(view: Any, number: int) -> Any:
    """Return the viewer's view with a hand of `number` cards from a deck of Die Fugger."""
    deck = full_deck()
    rng_from(f"hand {number}").shuffle(deck)
    hand = tuple(in_order(deck[:number]))
    players = list(view.players)
    players[view.viewer] = replace(players[view.viewer], hand=hand, hand_count=number)
    return replace(view, players=tuple(players))


def _turns(news: list[Any]) -> bool:
    """Return whether the events include a turning point of the game: the prices of Die Fugger move."""
    return any(type(event).__name__ == "PricesMoved" for event in news)
