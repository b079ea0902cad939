"""Lines: where they may lead, what they cost, and how that is paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from engines.first_train.data import BROWN, COLOURS, GREEN, LANDOWNER, NOBODY, NUMBERS, RED, WHITE
from engines.first_train.geography import CHARTS, MapName, SouthName, Step
from engines.first_train.rules.common import borders_of, links_left, network
from engines.first_train.state import FirstTrainState

PAID_WITH = (WHITE, RED, GREEN, BROWN)
"""In which order influence pays for points, where its owner says nothing: trains still cost brown."""


class Bill(NamedTuple):
    """What a line costs. points: in cubes, then in influence. white, red, green: only in influence of that colour.

    landowners: who are paid by white.
    """

    points: int
    white: int
    red: int
    green: int
    landowners: int

    @property
    def total(self) -> int:
        """All of it, whatever pays it."""
        return self.points + self.white + self.red + self.green

    @property
    def due(self) -> tuple[int, ...]:
        """By colour, the influence that nothing else can pay."""
        return (self.white, 0, self.red, self.green)


class LinePaths(Struct, frozen=True):
    """The lines that a seat can build and pay.

    links: by border, whose link is there. companies: by area, bits of the companies whose town it is. landowners:
    by area. starts: where lines may begin. most: so many links. cubes, influence: of the seat.
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
        """The areas of a way."""
        area = CHARTS[self.map].area
        return [area[name] for name in way]

    def bill(self, line: Sequence[int]) -> Bill:
        """What a line through areas costs."""
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
        """Whether the seat can pay all of it."""
        white, brown, red, green = self.influence
        if bill.white > white or bill.red > red or bill.green > green:
            return False
        return bill.points <= self.cubes + white + brown + red + green - bill.white - bill.red - bill.green

    def onward(self, line: list[int]) -> Iterator[int]:
        """The areas to which a line may go on."""
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
        """Where a line may begin, or go on."""
        areas = CHARTS[self.map].areas
        line = self.numbers(way)
        found = self.onward(line) if line else self._beginnings()
        return [areas[area].id for area in found]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Any line of a link or more may end."""
        return len(way) > 1

    def any(self) -> bool:
        """Whether there is a line at all."""
        return any(True for _ in self._beginnings())

    def _beginnings(self) -> Iterator[int]:
        return (start for start in self.starts if any(True for _ in self.onward([start])))


def lines_of(state: FirstTrainState, seat: int) -> LinePaths:
    """The lines that a seat can build now; they begin at towns of companies and where own track is."""
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
    """How many cubes, and by colour how much influence, pay a bill that can be paid.

    first: by colour, influence that pays before other, for points that cubes are missing for.
    """
    paid = list(bill.due)
    used = min(cubes, bill.points)
    missing = bill.points - used
    for colour, most in [*((c, first[c]) for c in range(len(COLOURS))), *((c, missing) for c in PAID_WITH)]:
        part = min(missing, most, influence[colour] - paid[colour])
        paid[colour] += part
        missing -= part
    return used, paid
