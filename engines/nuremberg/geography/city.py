"""The city: Hauptmarkt and Bauhof among ten quarters, sites for workshops, and walls and towers around it.

Ids: workshop sites "h-ne"; towers by the two walls beside them, such as "1-2".
"""

from typing import Literal

from msgspec import Struct

from engines.core.files.data_files import DataFile
from engines.core.mechanics.hex_grid import HexGrid
from engines.nuremberg.data import FOLDER, GOODS, RESOURCES

ANY = "3:1"
"""The trade symbol of the workshop for any kind."""


class QuarterData(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of the city; a quarter has its goods."""

    q: int
    r: int
    kind: Literal["hauptmarkt", "bauhof", "quarter"]
    goods: str | None = None


class SiteData(Struct, frozen=True, forbid_unknown_fields=True):
    """A site for a workshop. goods: of the quarters at it. trade: a kind that is traded 2:1, "3:1", or None."""

    id: str
    vertex: str
    centre: Literal["hauptmarkt", "bauhof"]
    goods: tuple[str, ...]
    trade: str | None


class WallData(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}):
    """An outer edge of the city; walls are built in the order of their numbers."""

    no: int
    start: str
    end: str


class TowerData(Struct, frozen=True, forbid_unknown_fields=True):
    """An outer corner of the city with the two walls that make it an open triangle."""

    vertex: str
    walls: tuple[int, int]


class CityFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The city's half of the board."""

    hexes: tuple[QuarterData, ...]
    workshop_sites: tuple[SiteData, ...]
    walls_anticlockwise: tuple[WallData, ...]
    towers: tuple[TowerData, ...]


_FILE = DataFile(FOLDER / "city.json")
CITY_DATA = _FILE.read(CityFile)

CITY = HexGrid((quarter.q, quarter.r) for quarter in CITY_DATA.hexes)
SITES = CITY_DATA.workshop_sites
SITE_IDS = tuple(site.id.lower() for site in SITES)
SITE = {name: i for i, name in enumerate(SITE_IDS)}
"""By id, the number of a site."""
SITE_CORNERS = tuple(CITY.corner(site.vertex) for site in SITES)
"""By site, its corner."""
BAUHOF = frozenset(i for i, site in enumerate(SITES) if site.centre == "bauhof")
"""The sites around the Bauhof; a workshop there allows towers."""
SITES_OF = {good: frozenset(i for i, site in enumerate(SITES) if good in site.goods) for good in GOODS}
"""By good, the sites at one of its quarters; a workshop there doubles its price."""
WALLS = len(CITY_DATA.walls_anticlockwise)
TOWERS = tuple(tower.walls for tower in CITY_DATA.towers)
"""By place of a tower, the numbers of its two walls, counted from 1."""
TOWER_IDS = tuple(f"{one}-{other}" for one, other in TOWERS)
TOWER = {name: i for i, name in enumerate(TOWER_IDS)}
"""By id, the number of a tower's place."""
TOWER_AT = {tower.vertex: i for i, tower in enumerate(CITY_DATA.towers)}
"""By the id of its corner, the number of a tower's place."""
WALL_EDGES = tuple(
    CITY.edge_between(CITY.corner(wall.start), CITY.corner(wall.end)) for wall in CITY_DATA.walls_anticlockwise
)
"""By wall, its edge of the grid."""


def _check() -> None:
    outer = {edge for edge, cells in enumerate(CITY.edge_cells) if len(cells) == 1}
    _FILE.must(set(WALL_EDGES) == outer, "the walls are the outer edges of the city")
    ring = CITY_DATA.walls_anticlockwise
    _FILE.must([wall.no for wall in ring] == list(range(1, WALLS + 1)), "the walls are numbered in their order")
    joined = all(wall.end == ring[(i + 1) % WALLS].start for i, wall in enumerate(ring))
    _FILE.must(joined, "each wall ends where the next one starts")
    for tower in CITY_DATA.towers:
        one, other = (ring[number - 1] for number in tower.walls)
        _FILE.must(one.end == tower.vertex == other.start, f"the tower {tower.vertex} is not between its walls")
    for site, corner in zip(SITES, SITE_CORNERS, strict=True):
        found = sorted({CITY_DATA.hexes[cell].goods or "" for cell in CITY.corner_cells[corner]} - {""})
        _FILE.must(list(site.goods) == found, f"site {site.id} touches {', '.join(found)}")
        _FILE.must(site.trade in (None, ANY, *RESOURCES), f"site {site.id} trades {site.trade}")
    _FILE.must({quarter.goods for quarter in CITY_DATA.hexes} - {None} == set(GOODS), "every good has a quarter")


_check()
