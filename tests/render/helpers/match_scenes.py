"""What the positions of all games share: how they become scenes, and those of matches."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from engines.core.game import Game
from render.context import RenderContext
from render.kit.composers import MapComposer
from render.scene import Scene
from render.theme import THEME
from tools.preview.positions import eager_match

NAMES = ("Maximilian von Hohenstein", "Éloïse", "Tobias", "Anneke", "Béla", "Iris")
LONG_NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff",
    "Đặng Thị Ánh Nguyệt 🎲",
    "王小明",
    "مرحبا بالعالم",
    "W" * 32,
    "i",
)

Cards = Mapping[str, tuple[Any, RenderContext]]
"""By name, a view and the card of the match it is shown for."""
Match = tuple[tuple[Any, tuple[Any, ...]], ...]
"""The states of a match with their news."""


def match_card(seats: int, **fields: Any) -> RenderContext:
    """A match card for a number of seats; fields replace the usual ones."""
    usual: dict[str, Any] = {
        "match_id": 128,
        "names": NAMES[:seats],
        "awaited": (1,),
        "computers": tuple(seat == 3 for seat in range(seats)),
        "styles": tuple(range(seats)),
    }
    return RenderContext(**{**usual, **fields})


class DrawnGame:
    """The positions of a game that come out of matches, and those of a game with a map that are written down.

    written: boards, hands and close-ups.
    """

    def __init__(
        self, game: Game[Any, Any], composer: MapComposer | None = None, *written: Callable[[], Cards]
    ) -> None:
        self._game, self._composer, self._written = game, composer, written
        self.played = cache(self._played)

    def scenes(self) -> dict[str, Scene]:
        """Everything that is written down as scenes, by name."""
        if self._composer is None:
            return {}
        draws = (self._composer.board, self._composer.hand, self._composer.closeup)
        return {
            start + name: draw(view, card, THEME)
            for start, draw, written in zip(("", "hand-", "closeup-"), draws, self._written, strict=True)
            for name, (view, card) in written().items()
        }

    def card_of(self, state: Any, news: Sequence[Any], **fields: Any) -> RenderContext:
        """The match card of a real position."""
        outcome = self._game.outcome(state)
        usual = {
            "awaited": tuple(decision.seat for decision in self._game.pending(state) if not decision.optional),
            "news": tuple(news),
            "winners": outcome.winners if outcome else (),
        }
        return match_card(state.seats, **{**usual, **fields})

    def _played(self, seats: int, seed: str) -> Match:
        """The states of a match, each with the public events of its turn until then."""
        return tuple((state, tuple(news)) for state, news in eager_match(self._game, seats, seed, tried=3))
