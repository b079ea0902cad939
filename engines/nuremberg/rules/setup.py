"""Setup before the first turn: the draw, two stations and settlements for each seat (rules 1a, section 4)."""

from collections.abc import Iterable

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.turn_order import clockwise, snake_seat
from engines.core.outcome import leaders
from engines.nuremberg.actions import Place
from engines.nuremberg.data import CARDS, NOBODY, ROUTES, route_of
from engines.nuremberg.events import Placed, RightTaken, StartDrawn, StartSettled
from engines.nuremberg.geography.countryside import BEGINNER, CROSSING, CROSSING_AT, route_at
from engines.nuremberg.rules.building import draft_spots, first_holder
from engines.nuremberg.rules.common import ask, place_at
from engines.nuremberg.rules.production import starting_cards
from engines.nuremberg.state import NurembergState, Setup, Turn


def placing(state: NurembergState, frame: Setup) -> int:
    """Return the seat that places next."""
    return snake_seat(frame.turn, state.seats, frame.first)


class SetupRules(FrameRules[NurembergState, Setup, Place]):
    """A station and a settlement for each seat, then again in reverse order; or the beginners' plan."""

    def pending(self, state: NurembergState, frame: Setup) -> list[Decision]:
        """Ask the seat that places next."""
        if frame.at == "start":
            return []
        second = frame.turn >= state.seats
        return [ask(placing(state, frame), "place-second" if second else "place", "setup")]

    def options(self, state: NurembergState, frame: Setup, seat: int) -> list[Option]:
        """Offer every crossing that keeps the distance, on routes with an empty section."""
        return [place_at(crossing) for crossing in draft_spots(state)]

    def handle(self, ctx: Ctx[NurembergState], frame: Setup, seat: int, action: Place) -> None:
        """Place a station and a settlement; the second settlement brings its first cards."""
        state = ctx.state
        crossing = CROSSING[action.crossing]
        stations = state.stations[route_at(crossing)]
        stations.append(seat)
        state.settlements[crossing] = seat
        ctx.emit(Placed(seat, action.crossing, len(stations)))
        if frame.turn >= state.seats:
            starting_cards(ctx, seat, crossing)
        frame.turn += 1
        if frame.turn == 2 * state.seats:
            _give_rights(ctx)
            state.stack[-1] = Turn(seat=frame.first)

    def resume(self, ctx: Ctx[NurembergState], frame: Setup) -> None:
        """Draw for the first turn, shuffle, and lay out the beginners' plan if it was chosen."""
        state = ctx.state
        frame.first = _draw_for_start(ctx)
        state.deck = sorted(CARDS)
        ctx.shuffle(state.deck, "deck", pile=True)
        ctx.emit(StartSettled(frame.first, frame.setup))
        if frame.setup == "beginner":
            lay_out_plan(ctx)
            state.stack[-1] = Turn(seat=frame.first)
        else:
            frame.at = "place"


def _draw_for_start(ctx: Ctx[NurembergState]) -> int:
    """Return the seat with the highest number; tied seats draw again, from the cards not drawn yet."""
    left = sorted(CARDS)
    drawing: Iterable[int] = range(ctx.state.seats)
    while True:
        found: dict[int, int] = {}
        for seat in drawing:
            card = ctx.choice(left, f"start.{seat}")
            left.remove(card)
            # A robber knight counts as nothing.
            found[seat] = CARDS[card].harvest or 0
            ctx.emit(StartDrawn(seat, card, found[seat]))
        best = [list(found)[place] for place in leaders(list(found.values()))]
        if len(best) == 1:
            return best[0]
        drawing = best


def lay_out_plan(ctx: Ctx[NurembergState]) -> None:
    """Lay out the beginners' stations, settlements, rights of way and first cards."""
    state = ctx.state
    plan = [seat for _, seat in BEGINNER[state.seats]]
    sections = sorted(
        (place.section, route_of(place.route), seat) for seat, own in enumerate(plan) for place in own.stations
    )
    for _, route, seat in sections:
        state.stations[route].append(seat)
    for seat, own in enumerate(plan):
        state.rights[route_of(own.wegerecht)] = seat
        for place in own.settlements:
            state.settlements[CROSSING_AT[place.vertex]] = seat
    for seat in clockwise(0, state.seats):
        for place in plan[seat].settlements:
            if place.start_resources:
                starting_cards(ctx, seat, CROSSING_AT[place.vertex])


def _give_rights(ctx: Ctx[NurembergState]) -> None:
    state = ctx.state
    for route, stations in enumerate(state.stations):
        holder = first_holder(stations)
        if holder != NOBODY:
            state.rights[route] = holder
            ctx.emit(RightTaken(holder, ROUTES[route], stations.count(holder)))
