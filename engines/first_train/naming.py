"""What the things of the game are called: areas by the name on the map, the rest by catalogue keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engines.core.text import Arg, Many, Msg, Ref
from engines.first_train.data import COLOURS, LOADS, WHITE_CUBE
from engines.first_train.geography import CHARTS, MapName

BOTH_ENDS = 4
"""Of a line through more areas than this, only its ends are named where there is little room."""


def area_name(map_name: MapName, area: str) -> str:
    """The proper name of an area, the same in every language; its id if the map has no such area."""
    chart = CHARTS[map_name]
    number = chart.area.get(area)
    return area if number is None else chart.areas[number].name


def areas_in_words(map_name: MapName, areas: Iterable[str]) -> Many:
    """Areas as a list."""
    return Many(tuple(area_name(map_name, area) for area in areas))


def line_name(map_name: MapName, areas: Sequence[str]) -> Msg:
    """A line: all its areas if they are few, else where it begins and ends, and its links."""
    ends: dict[str, Arg] = {
        "first": area_name(map_name, areas[0]),
        "last": area_name(map_name, areas[-1]),
        "n": len(areas) - 1,
    }
    if len(areas) > BOTH_ENDS:
        return Msg("first_train-line-long", ends)
    return Msg(f"first_train-line-{len(areas)}", ends | dict(zip("ab", _between(map_name, areas), strict=False)))


def _between(map_name: MapName, areas: Sequence[str]) -> list[str]:
    return [area_name(map_name, area) for area in areas[1:-1]]


def load_ref(map_name: MapName, load: str) -> Ref:
    """What a load is: passengers are alike on all maps, goods are the map's own ("beer")."""
    kind = LOADS.index(load)
    return Ref("load", load if kind < WHITE_CUBE else CHARTS[map_name].data.goods[load])


def counted(map_name: MapName, load: str, n: int) -> Msg:
    """So many of a load: "2 red passengers"."""
    return Msg("first_train-loads", {"n": n, "load": load_ref(map_name, load)})


def loads_in_words(map_name: MapName, counts: Iterable[int]) -> Arg:
    """Loads by kind, those that there are: "2 red passengers and 1 beer"."""
    said = tuple(counted(map_name, load, n) for load, n in zip(LOADS, counts, strict=True) if n)
    return Many(said) if said else Msg("core-nothing")


def influence_ref(colour: str) -> Ref:
    """A track of influence: "white influence"."""
    return Ref("influence", colour)


def influence_in_words(counts: Iterable[int]) -> Arg:
    """Points of influence by colour, those that there are: "2 white and 1 red"."""
    said = tuple(points_of(colour, n) for colour, n in zip(COLOURS, counts, strict=True) if n)
    return Many(said) if said else Msg("core-nothing")


def points_of(colour: str, n: int) -> Msg:
    """So much influence of a colour: "2 white"."""
    return Msg("first_train-points-of", {"n": n, "colour": Ref("colour", colour)})


def paid_in_words(counts: Mapping[str, int]) -> Arg:
    """What is paid, in cubes and influence by colour: "3 cubes and 1 white"."""
    said = tuple(
        Msg("first_train-cubes", {"n": n}) if what == "cubes" else points_of(what, n)
        for what, n in counts.items()
        if n
    )
    return Many(said) if said else Msg("core-nothing")
