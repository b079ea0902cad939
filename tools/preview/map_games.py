"""Previews of a game with a map: the first position of each kind of moment in whole matches, hands, close-ups."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from engines.core.game import Game
from i18n.locales import DEFAULT, Locale
from render.context import RenderContext
from render.kit.composers import MapComposer
from render.scene import Scene
from render.theme import THEME
from tools.preview.positions import context_of, curve, eager_match, labelled

SEATS = (3, 4)
PARTS = {"middle": (1, 2), "late": (3, 4)}
"""Moments by the part of a match that has passed."""


@dataclass(frozen=True)
class MapGamePreview:
    """The previews of a game.

    places: the kinds of things that close-ups label. events: moments by the event that makes them. moments:
    further ones by the public view and its news. hand: classifies a seat's hand. settings: by number of seats,
    options of the game; the defaults otherwise.
    """

    game: Game[Any, Any]
    composer: MapComposer
    places: tuple[str, ...]
    events: Mapping[str, str]
    moments: Callable[[Any, set[str]], Iterator[str]]
    hand: Callable[[Any, int], str]
    settings: Mapping[int, Any] = field(default_factory=dict)

    def scenes(self, locale: Locale = DEFAULT) -> Iterator[tuple[str, Scene]]:
        """Yield names and scenes: boards by seats and moment, curves, then hands and close-ups of new kinds.

        locale: of the names in pictures.
        """
        hands: dict[str, tuple[Any, RenderContext]] = {}
        closeups: dict[str, tuple[Any, RenderContext]] = {}
        for seats in SEATS:
            shown: set[str] = set()
            positions = list(eager_match(self.game, seats, f"preview {seats}", settings=self.settings.get(seats)))
            parts = {name: len(positions) * part // whole for name, (part, whole) in PARTS.items()}
            for i, (state, news) in enumerate(positions):
                view, card = self.game.view(state, None), context_of(self.game, state, news, locale)
                due = [name for name in self._moments(view, news) if name not in shown]
                due += [name for name, at in parts.items() if at == i]
                shown.update(due)
                for name in due:
                    yield f"{seats}-{name}", self.composer.board(view, card, THEME)
                self._remember(state, card, hands, closeups)
            yield from curve(self.game, positions, locale)
        for name, (view, card) in sorted(hands.items()):
            yield f"hand-{name}", self.composer.hand(view, card, THEME)
        for name, (view, card) in sorted(closeups.items()):
            yield f"closeup-{name}", self.composer.closeup(view, card, THEME)

    def _moments(self, view: Any, news: list[Any]) -> Iterator[str]:
        kinds = {type(event).__name__ for event in news}
        yield from (name for name, kind in self.events.items() if kind in kinds)
        yield from self.moments(view, kinds)
        if view.over:
            yield "end"

    def _remember(self, state: Any, card: RenderContext, hands: dict[str, Any], closeups: dict[str, Any]) -> None:
        for decision in self.game.pending(state):
            view = self.game.view(state, decision.seat)
            hands.setdefault(self.hand(view, decision.seat), (view, card))
            for name, labels in labelled(self.game, state, decision.seat, self.places):
                closeups.setdefault(name, (view, replace(card, labels=labels)))
