"""What a search of the island has found, remembered with the position until a piece comes or goes.

Where a seat may build is asked after every action, and few actions build. The pieces are in tuples that are never
changed, only replaced: as long as a position has the same ones, the answers are the same too.
"""

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar, cast

from engines.cities_knights.state import CatanState, Knight

Search = TypeVar("Search", bound=Callable[..., Any])
Pieces = tuple[tuple[Any, ...], ...]
Memory = tuple[Pieces, dict[Any, Any]]
"""Pieces, and the answers of the searches among them, by search and arguments."""


def remembered(*fields: str) -> Callable[[Search], Search]:
    """Return a decorator for a search of a position that looks only once while the pieces stay.

    fields: those of the position on which the search depends, besides the numbers that it takes; of ``knights``,
    the last one, it may use seats, vertices and levels. Its answers are shared: they must not be changed.
    """
    pieces_of: Callable[[CatanState], Pieces] = attrgetter(*fields)
    mobile = fields[-1] == "knights"
    # Kept beside the fields of a position: copies share it, encoding and comparison leave it out.
    name = "found by " + ", ".join(fields)

    def decorate(search: Search) -> Search:
        @wraps(search)
        def remember(state: CatanState, *about: int) -> Any:
            pieces = pieces_of(state)
            memory: Memory | None = state.__dict__.get(name)
            # Python compares the same tuples without looking into them.
            if memory is None or memory[0] != pieces:
                kept = memory is not None and mobile and _same_stands(memory[0], pieces)
                memory = state.__dict__[name] = (pieces, memory[1] if memory is not None and kept else {})
            try:
                return memory[1][search, about]
            except KeyError:
                answer = memory[1][search, about] = search(state, *about)
                return answer

        return cast("Search", remember)

    return decorate


def _same_stands(before: Pieces, now: Pieces) -> bool:
    """Return whether knights, the last of the pieces, changed in readiness only, as they do in most turns."""
    return before[:-1] == now[:-1] and _standing(before[-1]) == _standing(now[-1])


def _standing(knights: tuple[Knight, ...]) -> list[tuple[int, int, int]]:
    return [(knight.vertex, knight.seat, knight.level) for knight in knights]


with_buildings = remembered("owner", "piece", "walls", "metropolises", "harbours")
"""For searches that depend on settlements and cities."""
with_roads = remembered("roads", "owner", "piece", "knights")
"""For searches that depend on roads and what cuts them."""
