"""The sale: a line of each seat to a company, and the figures and cubes that leave the map because of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from engines.core.actions import Option, PathHole
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.kinds import VERB
from engines.core.text.messages import Ref
from engines.first_train.actions import Pass, SellLine
from engines.first_train.data import COLOURS, COMPANIES, NUMBERS, WHITE_CUBE, YELLOW_CUBE, Loads, company_colour
from engines.first_train.events import LineSold, Passed, Removed
from engines.first_train.geography import CHARTS, MapName
from engines.first_train.rules.common import PASS, ask_each, replaced, spend, told
from engines.first_train.rules.track import lay_links, network, track
from engines.first_train.state import ASKING, FirstTrainState, Sale, track_of


class SalePaths(Struct, frozen=True):
    """The lines of own links that a seat can sell to a company.

    borders: of its links. starts: areas with a town of the company. most: most links that can be paid.
    """

    map: MapName
    borders: tuple[int, ...]
    starts: tuple[int, ...]
    most: int

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """Return where a line may begin, or go on so that it can end at a town."""
        chart = CHARTS[self.map]
        line = [chart.area[name] for name in way]
        found = self._onward(line) if line else filter(self._leads_on, self.starts)
        return [chart.areas[area].id for area in found]

    def any(self) -> bool:
        """Return whether there is any line."""
        return self.most > 0 and any(map(self._leads_on, self.starts))

    def _leads_on(self, start: int) -> bool:
        return next(self._onward([start]), None) is not None

    def _onward(self, line: list[int]) -> Iterator[int]:
        """Yield the areas to which a line can go on and end there or later."""
        if len(line) > self.most:
            return
        is_town = CHARTS[self.map].is_town
        for area in network(self.map, self.borders)[line[-1]]:
            if area not in line and (is_town[area] or next(self._onward([*line, area]), None) is not None):
                yield area

    def ends(self, way: tuple[str, ...]) -> bool:
        """Return whether the line may end here: at a town."""
        chart = CHARTS[self.map]
        return len(way) > 1 and chart.is_town[chart.area[way[-1]]]


def cost_of(links: int) -> int:
    """Return the influence that a sale of ``links`` links costs, rounded up (A19)."""
    return -(-links // NUMBERS.links_sold_for_one)


def sellable(state: FirstTrainState, seat: int, company: int) -> SalePaths:
    """Return the lines that a seat can sell to a company now."""
    laid, companies = track(state), state.companies
    return SalePaths(
        map=state.map,
        borders=laid.borders.get(seat, ()),
        starts=tuple([area for area in laid.network(seat) if companies[area] >> company & 1]),
        most=state.players[seat].influence[company_colour(company)] * NUMBERS.links_sold_for_one,
    )


_ASKED = ask_each("sell", "sale")


class SaleRules(FrameRules[FirstTrainState, Sale, SellLine | Pass]):
    """One line, or none, in general order."""

    def pending(self, state: FirstTrainState, frame: Sale) -> list[Decision]:
        """Ask the next seat, after a check that it can sell a line."""
        return [_ASKED[frame.left[0]]] if frame.at == ASKING else []

    def options(self, state: FirstTrainState, frame: Sale, seat: int) -> list[Option]:
        """Offer a line to one of the companies, or none."""
        return [*sales(state, seat), PASS]

    def handle(self, ctx: Ctx[FirstTrainState], frame: Sale, seat: int, action: SellLine | Pass) -> None:
        """Sell the line, or pass."""
        frame.left.pop(0)
        frame.at, frame.started = "start", True
        if isinstance(action, Pass):
            ctx.emit(Passed(seat, "sale"))
        else:
            sell(ctx, seat, action)

    def resume(self, ctx: Ctx[FirstTrainState], frame: Sale) -> None:
        """Find the next seat that can sell; the others are passed over."""
        if not frame.left:
            ctx.pop()
        elif can_sell(ctx.state, frame.left[0]):
            frame.at = ASKING
        else:
            ctx.emit(Passed(frame.left.pop(0), "sale", unable=True))


def can_sell(state: FirstTrainState, seat: int) -> bool:
    """Return whether a seat can sell any line."""
    if seat not in track(state).borders:
        return False
    return any(sellable(state, seat, company).any() for company in range(len(COMPANIES)))


def sales(state: FirstTrainState, seat: int) -> list[Option]:
    """Return, by company to which a seat can sell, the option of selling it a line."""
    found = []
    for company, name in enumerate(COMPANIES):
        ways = sellable(state, seat, company)
        if ways.any():
            holes = (PathHole("areas", ways, "area"),)
            target = Ref("company", name)
            found.append(
                Option(SellLine(name, ()), holes=holes, group="sell", target=target, under=Ref(VERB, "sell"))
            )
    return found


def sell(ctx: Ctx[FirstTrainState], seat: int, action: SellLine) -> None:
    """Pay, replace the links, turn the towns, and clear what the company serves now."""
    state, chart = ctx.state, ctx.state.chart
    company = COMPANIES.index(action.company)
    line = [chart.area[name] for name in action.areas]
    paid = cost_of(len(line) - 1)
    spend(state, seat, [paid * (colour == company_colour(company)) for colour in range(len(COLOURS))])
    lay_links(state, [chart.between[pair] for pair in pairwise(line)], track_of(company))
    turned = [area for area in sorted(line) if chart.is_town[area] and not state.is_company(area, company)]
    for area in turned:
        state.companies = replaced(state.companies, area, state.companies[area] | 1 << company)
    names = tuple(chart.areas[area].id for area in turned)
    ctx.emit(LineSold(seat, action.company, told(state, action.areas), paid, names))
    clear(ctx)


def clear(ctx: Ctx[FirstTrainState]) -> None:
    """Remove passengers in towns of their colour, and cubes that only companies serve."""
    state, chart = ctx.state, ctx.state.chart
    closed = track(state).company_areas
    gone, places = [0, 0, 0, 0], set()
    for town in chart.towns:
        if not state.companies[town]:
            continue
        for company in range(len(COMPANIES)):
            if state.is_company(town, company) and state.figures[town][company]:
                gone[company] += state.figures[town][company]
                state.figures[town] = replaced(state.figures[town], company, 0)
                places.add(town)
    for number, cubes in enumerate(state.cubes):
        towns = chart.arrows[number]
        if cubes and (all(state.companies[town] for town in towns) if towns else number in closed):
            gone[WHITE_CUBE if towns else YELLOW_CUBE] += cubes
            state.cubes[number] = 0
            places.add(number)
    if places:
        ctx.emit(Removed(Loads.of(gone), tuple([chart.areas[area].id for area in sorted(places)])))
