"""Lines: where they may lead, what they cost, and how they are paid."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from engines.first_train.data import BROWN, COLOURS, GREEN, LANDOWNER, NOBODY, NUMBERS, RED, WHITE
from engines.first_train.geography import CHARTS, MapName, SouthName, Step
from engines.first_train.rules.common import borders_of, links_left, network
from engines.first_train.state import FirstTrainState

PAID_WITH = (WHITE, RED, GREEN, BROWN)
"""The order in which influence pays for points by default: trains still need brown."""


class Bill(NamedTuple):
    """The costs of a line.

    points: in cubes, then in influence. white, red, green: only in influence of that colour. landowners: those
    paid in white.
    """

    points: int
    white: int
    red: int
    green: int
    landowners: int

    @property
    def total(self) -> int:
        """The sum of all costs."""
        return self.points + self.white + self.red + self.green

    @property
    def due(self) -> tuple[int, ...]:
        """By colour, the influence that nothing else can pay."""
        return (self.white, 0, self.red, self.green)


class LinePaths(Struct, frozen=True):
    """The lines that a seat can build and pay.

    links: by border, the owner of its link. companies: by area, bits of the companies that own its town.
    landowners: by area. starts: where lines may begin. most: most links. cubes, influence: of the seat.
    """

    map: MapName
    south: SouthName
    links: tuple[int, ...]
    companies: tuple[int, ...]
    landowners: tuple[int, ...]
    starts: tuple[int, ...]
    most: int
    cubes: int
    influence: tuple[int, ...]

    def numbers(self, way: Sequence[str]) -> list[int]:
        """Return the areas of a path."""
        area = CHARTS[self.map].area
        return [area[name] for name in way]

    def bill(self, line: Sequence[int]) -> Bill:
        """Return the costs of a line through areas."""
        chart = CHARTS[self.map]
        points = red = green = landowners = 0
        for here, there in pairwise(line):
            points += chart.cost[chart.between[here, there]] or 0
            landowners += self.landowners[there]
        for area in line:
            red += NUMBERS.fee * (self.companies[area] & 1)
            green += NUMBERS.fee * (self.companies[area] >> 1)
        return Bill(points, landowners * NUMBERS.landowner, red, green, landowners)

    def affords(self, bill: Bill) -> bool:
        """Return whether the seat can pay a bill."""
        white, brown, red, green = self.influence
        if bill.white > white or bill.red > red or bill.green > green:
            return False
        return bill.points <= self.cubes + white + brown + red + green - bill.white - bill.red - bill.green

    def onward(self, line: list[int]) -> Iterator[int]:
        """Yield the areas to which a line may go on."""
        if len(line) > self.most:
            return
        so_far = self.bill(line)
        for step in CHARTS[self.map].steps(self.south)[line[-1]]:
            free = self.links[step.border] == NOBODY and step.to not in line
            if free and self.affords(self._entering(so_far, step)):
                yield step.to

    def _entering(self, bill: Bill, step: Step) -> Bill:
        points, white, red, green, landowners = bill
        there = self.landowners[step.to]
        bits = self.companies[step.to]
        return Bill(
            points + step.cost,
            white + there * NUMBERS.landowner,
            red + NUMBERS.fee * (bits & 1),
            green + NUMBERS.fee * (bits >> 1),
            landowners + there,
        )

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """Return where a line may begin, or go on."""
        areas = CHARTS[self.map].areas
        line = self.numbers(way)
        found = self.onward(line) if line else self._beginnings()
        return [areas[area].id for area in found]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Return whether a line may end here: after any link."""
        return len(way) > 1

    def any(self) -> bool:
        """Return whether there is any line."""
        return any(True for _ in self._beginnings())

    def _beginnings(self) -> Iterator[int]:
        return (start for start in self.starts if any(True for _ in self.onward([start])))


def lines_of(state: FirstTrainState, seat: int) -> LinePaths:
    """Return the lines that a seat can build now; they begin at towns of companies and at own track."""
    player = state.players[seat]
    own = network(state.map, borders_of(state, seat))
    return LinePaths(
        map=state.map,
        south=state.south,
        links=tuple(state.links),
        companies=tuple(state.companies),
        landowners=tuple([figures[LANDOWNER] for figures in state.figures]),
        starts=tuple([area for area, bits in enumerate(state.companies) if bits or area in own]),
        most=links_left(state, seat),
        cubes=player.cubes,
        influence=tuple(player.influence),
    )


def shares(bill: Bill, cubes: int, influence: Sequence[int], first: Sequence[int]) -> tuple[int, list[int]]:
    """Return the cubes, and by colour the influence, that pay an affordable bill.

    first: by colour, influence that pays before other, for points beyond the cubes.
    """
    paid = list(bill.due)
    used = min(cubes, bill.points)
    missing = bill.points - used
    for colour, most in [*((c, first[c]) for c in range(len(COLOURS))), *((c, missing) for c in PAID_WITH)]:
        part = min(missing, most, influence[colour] - paid[colour])
        paid[colour] += part
        missing -= part
    return used, paid
