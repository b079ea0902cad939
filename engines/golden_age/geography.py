"""Provinces with their borders, and the Stadtholder's track around them. Shared by every match.

Provinces, guilds and colonies are numbers in positions and ids everywhere else: "holland", "green" (the guild of
that colour), "2" (the colony). No two places share an id. Spaces of the track are numbered clockwise.
"""

from collections.abc import Collection

from msgspec import Struct

from engines.core.files.data_files import DataFile
from engines.golden_age.data import COLONY_IDS, COLOURS, DECKS_FILE, FOLDER, NOBODY, NUMBERS, ORANGE, PRINTED

TYPES = ("provinces", "merchant", "william")
"""Types of spaces of the track."""


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
    """The Stadtholder's payments in half florins: per pawn, marker and governor; per seat on other spaces."""

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


MAP_FILE = DataFile(FOLDER / "provinces.json")
TRACK_FILE = DataFile(FOLDER / "track.json")


def check_map(chart: MapData) -> None:
    """Raise DataFileError unless each province has a guild's colour and can be reached."""
    must = MAP_FILE.must
    names = {province.id for province in chart.provinces}
    for province in chart.provinces:
        known = province.colour in COLOURS
        must(known, f"{province.id}: colour is {province.colour!r}, and not one of {', '.join(COLOURS)}")
    for pair in chart.borders:
        for name in pair:
            must(name in names, f"borders, {' – '.join(pair)}: there is no province {name!r}")
    reached = {province.id for province in chart.provinces[:1]}
    for _ in names:
        reached |= {name for pair in chart.borders if reached & set(pair) for name in pair}
    must(reached == names, f"borders: none leads to {', '.join(sorted(names - reached))}")


def check_governors(names: Collection[str]) -> None:
    """Raise DataFileError unless governors belong to known provinces."""
    for card in PRINTED["culture"]:
        known = card.kind != "governor" or card.province in names
        DECKS_FILE.must(known, f"culture, card {card.id!r}: there is no province {card.province!r}")


def check_track(track: TrackData, names: Collection[str]) -> None:
    """Raise DataFileError unless each space is of a known type, and names two known provinces if it pays them."""
    must = TRACK_FILE.must
    for i, space in enumerate(track.spaces):
        must(space.type in TYPES, f"space {i}: type is {space.type!r}, and not one of {', '.join(TYPES)}")
        for name in space.provinces:
            must(name in names, f"space {i}: there is no province {name!r}")
        wanted = 2 if space.type == "provinces" else 0
        must(len(set(space.provinces)) == wanted == len(space.provinces), f"space {i}: has {wanted} provinces")
    must(any(space.type == "merchant" for space in track.spaces), "spaces: the Stadtholder begins at a merchant")
    cells = 2 * (track.grid.cols + track.grid.rows) - 4
    must(cells == len(track.spaces), f"grid: has {cells} cells for {len(track.spaces)} spaces")


_MAP = MAP_FILE.read(MapData)
check_map(_MAP)
TRACK = TRACK_FILE.read(TrackData)

PROVINCES = tuple(province.id for province in _MAP.provinces)
PROVINCE = {name: i for i, name in enumerate(PROVINCES)}
check_governors(PROVINCE)
check_track(TRACK, PROVINCE)
PROVINCE_COLOUR = tuple(COLOURS.index(province.colour) for province in _MAP.provinces)
BORDERS = _MAP.borders
NEIGHBOURS = tuple(
    tuple(PROVINCE[other] for pair in BORDERS for other in pair if name in pair and other != name)
    for name in PROVINCES
)
"""By province, those that share a border with it."""

SPACES = TRACK.spaces
LENGTH = len(SPACES)
MERCHANTS = tuple(i for i, space in enumerate(SPACES) if space.type == "merchant")
SPACE_PROVINCES = tuple(tuple(PROVINCE[name] for name in space.provinces) for space in SPACES)
"""By space, the two provinces that it pays; none on other spaces."""
SPACE_PAY = tuple({"merchant": TRACK.pay.merchant, "william": TRACK.pay.william}.get(s.type, 0) for s in SPACES)
"""By space, what each seat receives there."""

GUILD_0 = len(PROVINCES)
COLONY_0 = GUILD_0 + len(COLOURS)
PLACES = (*PROVINCES, *COLOURS, *COLONY_IDS)
"""Every place of a marker: provinces, then guilds, then colonies. The last one takes any number of markers."""
PLACE = {name: i for i, name in enumerate(PLACES)}
WEST_PLACE = len(PLACES) - 1
PLACE_COLOUR = (*PROVINCE_COLOUR, *range(len(COLOURS)), *(ORANGE for _ in COLONY_IDS))
"""By place, the colour of a marker's action there."""
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
"""By two provinces, the smallest number of borders between them."""


def move_cost(start: int, to: int) -> int:
    """Return the cost of a pawn's move, in half florins."""
    return DISTANCE[start][to] * NUMBERS.step_cost
