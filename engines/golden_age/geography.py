"""Provinces with their borders, and the Stadtholder's track round them. Shared by every match.

Provinces, guilds and colonies are known by number in positions and by id everywhere else: "holland", "green" (the
guild of that colour), "2" (the colony). No two places share an id. Spaces of the track are numbered clockwise.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engines.golden_age.data import COLONY_IDS, COLOURS, FOLDER, NOBODY, NUMBERS, ORANGE


class ProvinceData(Struct, frozen=True, forbid_unknown_fields=True):
    """A province and its colour."""

    id: str
    colour: str


class MapData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file. borders: pairs of neighbours."""

    provinces: tuple[ProvinceData, ...]
    borders: tuple[tuple[str, str], ...]


class SpaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the track. type: "provinces" (two of them), "merchant" or "william"."""

    type: str
    provinces: tuple[str, ...]


class GridData(Struct, frozen=True, forbid_unknown_fields=True):
    """The track as a rectangle of cells: its size, and the spaces at its corners, from the upper left."""

    cols: int
    rows: int
    corners: tuple[int, ...]


class PayData(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Stadtholder pays in half florins: for each pawn, marker and governor; and each seat elsewhere."""

    pawn: int
    marker: int
    governor: int
    merchant: int
    william: int


class TrackData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    grid: GridData
    pay: PayData
    spaces: tuple[SpaceData, ...]


_MAP = msgspec.json.decode((FOLDER / "provinces.json").read_bytes(), type=MapData)
TRACK = msgspec.json.decode((FOLDER / "track.json").read_bytes(), type=TrackData)

PROVINCES = tuple(province.id for province in _MAP.provinces)
PROVINCE = {name: i for i, name in enumerate(PROVINCES)}
PROVINCE_COLOUR = tuple(COLOURS.index(province.colour) for province in _MAP.provinces)
BORDERS = _MAP.borders
NEIGHBOURS = tuple(
    tuple(PROVINCE[other] for pair in BORDERS for other in pair if name in pair and other != name)
    for name in PROVINCES
)
"""By province, those with which it shares a border."""

SPACES = TRACK.spaces
LENGTH = len(SPACES)
MERCHANTS = tuple(i for i, space in enumerate(SPACES) if space.type == "merchant")
SPACE_PROVINCES = tuple(tuple(PROVINCE[name] for name in space.provinces) for space in SPACES)
"""By space, the two provinces that it pays; none on other spaces."""
SPACE_PAY = tuple({"merchant": TRACK.pay.merchant, "william": TRACK.pay.william}.get(s.type, 0) for s in SPACES)
"""By space, what everybody receives there."""

GUILD_0 = len(PROVINCES)
COLONY_0 = GUILD_0 + len(COLOURS)
PLACES = (*PROVINCES, *COLOURS, *COLONY_IDS)
"""Every place of a marker: provinces, then guilds, then colonies. The last one takes any number of markers."""
PLACE = {name: i for i, name in enumerate(PLACES)}
WEST_PLACE = len(PLACES) - 1
PLACE_COLOUR = (*PROVINCE_COLOUR, *range(len(COLOURS)), *(ORANGE for _ in COLONY_IDS))
"""By place, the colour of the action that a marker there has."""
PLACE_KIND = tuple(
    "province" if i < GUILD_0 else "guild" if i < COLONY_0 else "colony" for i in range(len(PLACES))
)
"""By place, the `Ref` kind of its id."""


def _steps(start: int) -> tuple[int, ...]:
    found = [NOBODY] * len(PROVINCES)
    found[start] = 0
    line = [start]
    for place in line:
        for other in NEIGHBOURS[place]:
            if found[other] == NOBODY:
                found[other] = found[place] + 1
                line.append(other)
    return tuple(found)


DISTANCE = tuple(_steps(start) for start in range(len(PROVINCES)))
"""By two provinces, how many borders lie between them at least."""


def move_cost(start: int, to: int) -> int:
    """What a pawn's move costs, in half florins."""
    return DISTANCE[start][to] * NUMBERS.step_cost
