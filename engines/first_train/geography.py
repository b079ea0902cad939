"""The maps: areas, borders, costs of links, and the towns that serve goods.

All matches share one chart per map. Areas and borders are numbers in positions and ids everywhere else: "fuerth",
"fuerth--cadolzburg".
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, NamedTuple

from msgspec import Struct

from engines.core.files.data_files import DataFile
from engines.first_train.data import COMPANIES, FOLDER, NOBODY, NUMBERS, CompanyName

MapName = Literal["nuernberg", "nuernberg_compact", "wensleydale", "wensleydale_compact"]
MAPS: tuple[MapName, ...] = ("nuernberg", "nuernberg_compact", "wensleydale", "wensleydale_compact")
"""The maps, the usual one first."""
SouthName = Literal["original", "extended"]
"""The extent of The South of a map: its dark areas, or the light ones too."""

Terrain = Literal["plain", "valley", "hill", "hops"]
Mark = Literal["town_major", "town_minor", "goods_white", "goods_yellow"]
Point = tuple[float, float]
TOWNS = ("town_major", "town_minor")
CLOSED = ("hill", "hops")
"""Terrain that cannot be built on."""


class AreaData(Struct, frozen=True, forbid_unknown_fields=True):
    """An area. company: of a town that begins as a company's. arrows: of a white area, the towns that serve it."""

    id: str
    name: str
    terrain: Terrain
    mark: Mark
    company: CompanyName | None
    arrows: tuple[str, ...]
    south: Literal["dark", "light"] | None
    center: Point
    polygon: tuple[Point, ...]

    @property
    def is_town(self) -> bool:
        """Whether its mark is a town."""
        return self.mark in TOWNS

    @property
    def open(self) -> bool:
        """Whether links may lead there."""
        return self.terrain not in CLOSED


class BorderData(Struct, frozen=True, forbid_unknown_fields=True):
    """The common border of two areas, in no particular order. forbidden: no link may cross it."""

    a: str
    b: str
    river: str | None
    forbidden: bool
    line: tuple[Point, ...]

    @property
    def id(self) -> str:
        """Its id."""
        return f"{self.a}--{self.b}"


class RiverData(Struct, frozen=True, forbid_unknown_fields=True):
    """A river, as drawn; links across the borders that name it cost more."""

    name: str
    points: tuple[Point, ...]


class BonusData(Struct, frozen=True, forbid_unknown_fields=True):
    """The areas of the link bonus: the first way from ``start`` to ``to`` brings points to all on it."""

    start: tuple[str, ...]
    to: tuple[str, ...]


class MapData(Struct, frozen=True, forbid_unknown_fields=True):
    """A data file. canvas: its width and height. goods: what white and yellow cubes are, by colour."""

    id: MapName
    canvas: tuple[int, int]
    goods: dict[str, str]
    link_bonus: BonusData | None
    areas: tuple[AreaData, ...]
    borders: tuple[BorderData, ...]
    rivers: tuple[RiverData, ...]


class Step(NamedTuple):
    """A link from an area: its target, the border it crosses, and its points without fees and landowners."""

    to: int
    border: int
    cost: int


class Chart:
    """A map, and what follows from it. Lists by area and by border are in the order of its file.

    area, border: numbers by id. between: by two areas in either order, their border. ends: by border, its areas.
    cost: by border, a link's points, None where none may be built. arrows: by area, the towns that serve its white
    cubes; serves: by area, the white areas that it serves as a town. company: by area, the company of a town at
    the start, NOBODY if none. is_town: by area; towns: those that are. start, to: the areas that a link bonus
    connects, none without one.
    """

    def __init__(self, file: DataFile, data: MapData) -> None:
        check_map(file, data)
        self.data = data
        self.id = data.id
        self.areas, self.borders = data.areas, data.borders
        self.area = {area.id: i for i, area in enumerate(data.areas)}
        self.border = {border.id: i for i, border in enumerate(data.borders)}
        self.ends = tuple((self.area[border.a], self.area[border.b]) for border in data.borders)
        self.between = {pair: i for i, (a, b) in enumerate(self.ends) for pair in ((a, b), (b, a))}
        self.cost = tuple(self._cost_of(border) for border in data.borders)
        self.arrows = tuple(tuple(self.area[name] for name in area.arrows) for area in data.areas)
        self.serves = tuple(
            tuple(other for other, towns in enumerate(self.arrows) if town in towns)
            for town in range(len(data.areas))
        )
        self.company = tuple(
            NOBODY if area.company is None else COMPANIES.index(area.company) for area in data.areas
        )
        self.is_town = tuple(area.is_town for area in data.areas)
        self.towns = tuple(i for i, area in enumerate(data.areas) if area.is_town)
        bonus = data.link_bonus
        self.start = () if bonus is None else tuple(self.area[name] for name in bonus.start)
        self.to = () if bonus is None else tuple(self.area[name] for name in bonus.to)

    def _cost_of(self, border: BorderData) -> int | None:
        one, other = self.areas[self.area[border.a]], self.areas[self.area[border.b]]
        if border.forbidden or not (one.open and other.open):
            return None
        if border.river is not None:
            return NUMBERS.link_cost.river
        return NUMBERS.link_cost.valley if "valley" in (one.terrain, other.terrain) else NUMBERS.link_cost.plain

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By area, the areas that share a border with it, each with the border."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.areas]
        for border, (a, b) in enumerate(self.ends):
            found[a].append((b, border))
            found[b].append((a, border))
        return tuple(map(tuple, found))

    def steps(self, south: SouthName) -> tuple[tuple[Step, ...], ...]:
        """Return, by area, the links that may lead out of it."""
        return self._steps[south]

    @cached_property
    def _steps(self) -> Mapping[SouthName, tuple[tuple[Step, ...], ...]]:
        return {"original": self._within(("dark",)), "extended": self._within(("dark", "light"))}

    def _within(self, shades: tuple[str, ...]) -> tuple[tuple[Step, ...], ...]:
        inside = [area.south in shades for area in self.areas]
        return tuple(
            tuple(
                Step(to, border, cost)
                for to, border in found
                if (cost := self.cost[border]) is not None and (inside[area] or not inside[to])
            )
            for area, found in enumerate(self.neighbours)
        )


def check_map(file: DataFile, data: MapData) -> None:
    """Raise DataFileError unless areas and borders refer to each other correctly and the map can be played."""
    must = file.must
    names = [area.id for area in data.areas]
    known = {area.id: area for area in data.areas}
    must(len(known) == len(names), "areas: two have the same id")
    must(sorted(data.goods) == ["white", "yellow"], "goods: white and yellow")
    for area in data.areas:
        _check_area(file, area, known)
    pairs = [frozenset((border.a, border.b)) for border in data.borders]
    for border in data.borders:
        must(border.a in known and border.b in known, f"border {border.id}: there is no such area")
        must(border.a != border.b, f"border {border.id}: leads to itself")
    must(len(set(pairs)) == len(pairs), "borders: two are of the same areas")
    for company in COMPANIES:
        must(any(area.company == company for area in data.areas), f"no town begins as {company}")
    if data.link_bonus is not None:
        for name in (*data.link_bonus.start, *data.link_bonus.to):
            must(name in known and known[name].is_town, f"link_bonus: {name!r} is no town")
    cubes = NUMBERS.cubes_an_area * sum(not area.is_town for area in data.areas)
    must(cubes <= sum(NUMBERS.goods.values()), f"{cubes} cubes are drawn, there are fewer")
    figures = sum(NUMBERS.figures_a_town[a.mark] for a in data.areas if a.is_town and a.company is None)
    must(figures <= sum(NUMBERS.figures.values()), f"{figures} figures are drawn, there are fewer")


def _check_area(file: DataFile, area: AreaData, known: Mapping[str, AreaData]) -> None:
    must, here = file.must, f"area {area.id}"
    must(area.company is None or area.is_town, f"{here}: only a town is a company's")
    must((area.mark == "goods_white") != area.open, f"{here}: white goods lie on hills and hops, and nothing else")
    must(bool(area.arrows) != area.open, f"{here}: hills and hops, and no others, have arrows")
    must(len(area.polygon) > 2, f"{here}: has no outline")
    for name in area.arrows:
        must(name in known and known[name].is_town, f"{here}: its arrow to {name!r} leads to no town")


def _read(name: MapName) -> Chart:
    file = DataFile(FOLDER / "maps" / f"{name}.json")
    data = file.read(MapData)
    file.must(data.id == name, f"id is {data.id!r}")
    return Chart(file, data)


CHARTS: Mapping[str, Chart] = {name: _read(name) for name in MAPS}
"""The charts by map."""
