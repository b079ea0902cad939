"""What a search of the island has found, kept with the position until a piece comes or goes.

Where a seat may build is asked after every action, and few actions build. The pieces are in tuples that are never
changed, only replaced: as long as a position has the same ones, the answers are the same too.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from engines.cities_knights.state import CatanState, Knight

Search = TypeVar("Search", bound=Callable[..., Any])
_NAME = "found"
"""The attribute of positions that is no field: copies share it, encoding and comparison leave it out."""


class _Found:
    """The pieces and harbours of an island, and the answers of the searches of it by search and arguments."""

    __slots__ = ("answers", "harbours", "knights", "owner", "piece", "roads", "walls")

    def __init__(self, state: CatanState, answers: dict[Any, Any]) -> None:
        self.harbours = state.harbours
        self.roads = state.roads
        self.owner = state.owner
        self.piece = state.piece
        self.walls = state.walls
        self.knights = state.knights
        self.answers = answers


def remembered(search: Search) -> Search:
    """Return the search of a position that looks at the island only once while its pieces stay.

    search: takes a position and numbers, and depends on nothing but these and ``roads``, ``owner``, ``piece``,
    ``walls``, ``harbours``, and the seats, vertices and levels of ``knights``. Its answers are shared: they must
    not be changed.
    """

    @wraps(search)
    def remember(state: CatanState, *about: int) -> Any:
        found: _Found | None = state.__dict__.get(_NAME)
        if (
            found is None
            or found.knights is not state.knights
            or found.roads is not state.roads
            or found.owner is not state.owner
            or found.piece is not state.piece
            or found.walls is not state.walls
            or found.harbours is not state.harbours
        ):
            found = _look_again(state, found)
        try:
            return found.answers[search, about]
        except KeyError:
            answer = found.answers[search, about] = search(state, *about)
            return answer

    return cast("Search", remember)


def _look_again(state: CatanState, found: _Found | None) -> _Found:
    """Return an empty memory; one with the same answers if knights changed only in readiness."""
    same = (
        found is not None
        and found.roads is state.roads
        and found.owner is state.owner
        and found.piece is state.piece
        and found.walls is state.walls
        and found.harbours is state.harbours
        and _places(found.knights) == _places(state.knights)
    )
    fresh = _Found(state, found.answers if found is not None and same else {})
    state.__dict__[_NAME] = fresh
    return fresh


def _places(knights: tuple[Knight, ...]) -> list[tuple[int, int, int]]:
    return [(knight.vertex, knight.seat, knight.level) for knight in knights]
