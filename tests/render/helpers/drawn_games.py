"""The contents of a scene, and the positions in which every game that is drawn is checked."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

import pytest

from engines import GAMES
from render.context import RenderContext
from render.games import COMPOSERS
from render.scene import Scene, Sprite, Text
from tests.games.profiles import PROFILES
from tests.render.helpers.match_scenes import DrawnGame, Match
from tests.tiers import few


class Positions(Protocol):
    """What a module with a game's positions holds, and what there is of a game without one."""

    def scenes(self) -> Mapping[str, Scene]:
        """Everything that is written down, by name; it never changes."""

    def played(self, seats: int, seed: str) -> Match:
        """The states of a match, each with the public events of its turn until then."""

    def card_of(self, state: Any, news: Sequence[Any], **fields: Any) -> RenderContext:
        """The match card of a real position."""


def _positions(key: str) -> Positions:
    pictures = PROFILES[key].pictures
    found: Any = DrawnGame(GAMES[key]) if pictures is None else import_module(pictures.positions)
    positions: Positions = found
    return positions


POSITIONS: Mapping[str, Positions] = {key: _positions(key) for key in COMPOSERS}
"""By game."""
LOOKS = {key: pictures for key in COMPOSERS if (pictures := PROFILES[key].pictures) is not None}
"""By game, what is checked beyond random matches."""
WRITTEN: Mapping[str, Scene] = {
    f"{key}-{name}": scene for key, positions in POSITIONS.items() for name, scene in positions.scenes().items()
}


def matches(key: str) -> list[tuple[int, str]]:
    """Seats and seeds of the matches of a game that are played for pictures."""
    low, high = GAMES[key].info.seats
    return [(seats, f"pieces {seats}") for seats in range(low, high + 1)]


MATCHES = sorted(
    [(key, *match) for key in COMPOSERS for match in matches(key)],
    key=lambda match: match[1] < GAMES[match[0]].info.seats[1],
)
"""The matches of all games, those with most seats first."""
every_match = pytest.mark.parametrize(("key", "seats", "seed"), few(len(COMPOSERS), MATCHES))


def some(match: Match, number: int) -> Match:
    """About a given number of positions of a match, evenly spread."""
    return match[:: max(1, len(match) // number)]


def sprites_of(scene: Scene, art: str) -> list[Sprite]:
    """The sprites of a kind, in drawing order."""
    return [item for item in scene.items if isinstance(item, Sprite) and item.art == art]


def text_of(scene: Scene, ref: str) -> str:
    """The only text of a name."""
    (found,) = [item.text for item in scene.items if isinstance(item, Text) and item.ref == ref]
    return found


def refs_of(scene: Scene, start: str) -> list[str]:
    """The names that begin so, in drawing order."""
    return [item.ref for item in scene.items if item.ref.startswith(start)]
