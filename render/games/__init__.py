"""The composers of all games, and every painter and ground that their scenes may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from render import kit
from render.card import MatchCard
from render.games import cities_knights, fugger, golden_age
from render.scene import Scene
from render.theme import Theme


class Composer(Protocol):
    """Turns a game's views into scenes. Pure: the same view and card give the same scene."""

    def board(self, view: Any, card: MatchCard, theme: Theme) -> Scene:
        """The board with public facts only; everything that the end reveals once ``view.over``."""
        ...

    def hand(self, view: Any, card: MatchCard, theme: Theme) -> Scene:
        """The viewer's own hand. Raises ValueError if the view has no viewer."""
        ...


@runtime_checkable
class MapComposer(Composer, Protocol):
    """A composer of a game whose places are chosen on a map."""

    def closeup(self, view: Any, card: MatchCard, theme: Theme) -> Scene:
        """The part of the map with the places that ``card.labels`` names, for the viewer alone."""
        ...


COMPOSERS: Mapping[str, Composer] = {
    "fugger": fugger.COMPOSER,
    "cities_knights": cities_knights.COMPOSER,
    "golden_age": golden_age.COMPOSER,
}
"""By the game's key."""
PAINTERS: Mapping[str, Any] = {**kit.PAINTERS, **fugger.PAINTERS, **cities_knights.PAINTERS, **golden_age.PAINTERS}
"""By name: ``painter(theme, *args) -> Art``."""
GROUNDS: Mapping[str, Any] = {**fugger.GROUNDS, **cities_knights.GROUNDS, **golden_age.GROUNDS}
"""By name: ``ground(theme, *args) -> Image`` in mode RGB."""
