"""Lines: where they may lead, what they cost, and how they are paid."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from engines.first_train.data import BROWN, COLOURS, GREEN, LANDOWNER, NOBODY, NUMBERS, RED, WHITE
from engines.first_train.geography import CHARTS, Chart, MapName, SouthName
from engines.first_train.rules.track import track
from engines.first_train.state import FirstTrainState

PAID_WITH = (WHITE, RED, GREEN, BROWN)
"""The order in which influence pays for points by default: trains still need brown."""

FEES = tuple((NUMBERS.fee * (bits & 1), NUMBERS.fee * (bits >> 1)) for bits in range(4))
"""By the companies of a town, as bits, the fees in red and green influence."""


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


NO_COSTS = Bill(0, 0, 0, 0, 0)
Means = tuple[int, int, int, int]
"""All means of a seat together, and its white, red and green influence."""


class LinePaths(Struct, frozen=True, dict=True):
    """The lines that a seat can build and pay.

    links: by border, the owner of its link. companies: by area, bits of the companies that own its town.
    figures: by area and figure. starts: where lines may begin. most: most links. cubes, influence: of the seat.
    """

    map: MapName
    south: SouthName
    links: tuple[int, ...]
    companies: tuple[int, ...]
    figures: tuple[tuple[int, ...], ...]
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
        return _bill(CHARTS[self.map], self.companies, self.figures, line)

    def affords(self, bill: Bill) -> bool:
        """Return whether the seat can pay a bill."""
        return min(self._left(bill)) >= 0

    def _left(self, bill: Bill) -> Means:
        """Return the means that a bill leaves."""
        white, brown, red, green = self.influence
        everything = self.cubes + white + brown + red + green
        return everything - bill.total, white - bill.white, red - bill.red, green - bill.green

    def onward(self, line: Sequence[int]) -> list[int]:
        """Return the areas to which a line may go on."""
        if len(line) > self.most:
            return []
        means = self._left(self.bill(line))
        return [
            to
            for to, border, cost in CHARTS[self.map].steps(self.south)[line[-1]]
            if self.links[border] == NOBODY and to not in line and self._can_enter(to, cost, means)
        ]

    def _can_enter(self, area: int, cost: int, means: Means) -> bool:
        """Return whether means pay a link to an area, its landowners, and the fees of its town."""
        left, white_left, red_left, green_left = means
        white = self.figures[area][LANDOWNER] * NUMBERS.landowner
        red, green = FEES[self.companies[area]]
        in_colours = white <= white_left and red <= red_left and green <= green_left
        return in_colours and cost + white + red + green <= left

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """Return where a line may begin, or go on."""
        areas = CHARTS[self.map].areas
        found = self.onward(self.numbers(way)) if way else self.beginnings
        return [areas[area].id for area in found]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Return whether a line may end here: after any link."""
        return len(way) > 1

    def any(self) -> bool:
        """Return whether there is any line."""
        return next(self._begin(), None) is not None

    @cached_property
    def beginnings(self) -> tuple[int, ...]:
        """The starts from which a line can go on."""
        return tuple(self._begin())

    def _begin(self) -> Iterator[int]:
        if not self.most:
            return
        steps = CHARTS[self.map].steps(self.south)
        left, white, red, green = self._left(NO_COSTS)
        for start in self.starts:
            red_fee, green_fee = FEES[self.companies[start]]
            means = (left - red_fee - green_fee, white, red - red_fee, green - green_fee)
            for to, border, cost in steps[start]:
                if self.links[border] == NOBODY and self._can_enter(to, cost, means):
                    yield start
                    break


def lines_of(state: FirstTrainState, seat: int) -> LinePaths:
    """Return the lines that a seat can build now; they begin at towns of companies and at own track."""
    player, laid = state.players[seat], track(state)
    return LinePaths(
        map=state.map,
        south=state.south,
        links=state.links,
        companies=state.companies,
        figures=tuple(state.figures),
        starts=laid.starts(seat),
        most=NUMBERS.links - len(laid.borders.get(seat, ())),
        cubes=player.cubes,
        influence=tuple(player.influence),
    )


def bill_of(state: FirstTrainState, line: Sequence[int]) -> Bill:
    """Return the costs of a line through areas."""
    return _bill(state.chart, state.companies, state.figures, line)


def _bill(chart: Chart, companies: Sequence[int], figures: Sequence[Sequence[int]], line: Sequence[int]) -> Bill:
    points = red = green = landowners = 0
    for pair in pairwise(line):
        points += chart.cost[chart.between[pair]] or 0
        landowners += figures[pair[1]][LANDOWNER]
    for area in line:
        if companies[area]:
            red_fee, green_fee = FEES[companies[area]]
            red += red_fee
            green += green_fee
    return Bill(points, landowners * NUMBERS.landowner, red, green, landowners)


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
