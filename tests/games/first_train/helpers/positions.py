"""Positions of First Train for tests: an empty map with what a test needs, at the start of a phase."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from engines.core.actions import Event
from engines.core.decisions import Refused
from engines.core.frames import Ctx
from engines.core.rng import rng_from
from engines.first_train.actions import BuildLine
from engines.first_train.data import Influence, board_of
from engines.first_train.game import GAME, empty
from engines.first_train.geography import MapName, SouthName
from engines.first_train.rules.common import replaced
from engines.first_train.rules.track import lay_links
from engines.first_train.state import AnyFrame, Auction, Construction, FirstTrainState, Round, Running, Sale

PHASES = {"auction": "orders", "construction": "trains", "running": "scoring", "sale": "end"}
"""By phase that is asked, the one after it."""


def table(
    phase: str,
    *,
    seats: int = 2,
    on: MapName = "nuernberg_compact",
    south: SouthName = "original",
    number: int = 1,
    links: Mapping[int, Sequence[str]] | None = None,
) -> FirstTrainState:
    """A position in which seat 0 is first everywhere.

    number: the round's. links: by owner, lines of areas ("fuerth muggenhof doos"); companies' by `track_of`.
    """
    state = empty(seats, rng_from("table"), on, board_of(seats, "3-4"), south)
    everybody = list(range(seats))
    state.order, state.builders, state.runners = everybody[:], everybody[:], everybody[:]
    state.stacks = [everybody[::-1] for _ in range(5)]
    state.round = number
    for owner, lines in (links or {}).items():
        for line in lines:
            areas = [state.chart.area[name] for name in line.split()]
            lay_links(state, [state.chart.between[pair] for pair in pairwise(areas)], owner)
    frames: dict[str, AnyFrame] = {
        "auction": Auction(order=everybody[:]),
        "construction": Construction(left=everybody[:]),
        "running": Running(order=everybody[:], made=[[] for _ in everybody]),
        "sale": Sale(left=everybody[:]),
    }
    state.drawn = [0] * len(state.bids)
    state.stack = [Round(at=PHASES[phase]), frames[phase]]
    return state


def settled(state: FirstTrainState) -> FirstTrainState:
    """The position once a seat is asked."""
    GAME._go_on(Ctx(state))
    return state


def lay(state: FirstTrainState, area: str, *, cubes: int = 0, figures: Sequence[int] = (0, 0, 0)) -> None:
    """Cubes, or red and green passengers and landowners, on an area."""
    number = state.chart.area[area]
    state.cubes[number] = cubes
    state.figures[number] = tuple(figures)


def turn(state: FirstTrainState, town: str, companies: int) -> None:
    """A town of these companies: 1 red, 2 green, 3 both."""
    state.companies = replaced(state.companies, state.chart.area[town], companies)


def do(state: FirstTrainState, seat: int, action: Any) -> tuple[FirstTrainState, list[Event]]:
    """The position after an action, and its events."""
    step = GAME.apply(state, seat, action)
    return step.state, [emitted.event for emitted in step.events]


def may(state: FirstTrainState, seat: int, action: Any) -> bool:
    """Whether a seat that is asked may do this."""
    try:
        GAME.check(state, seat, action)
    except Refused:
        return False
    return True


def owner(state: FirstTrainState, one: str, other: str) -> int:
    """Whose the link between two areas is."""
    chart = state.chart
    return state.links[chart.between[chart.area[one], chart.area[other]]]


def play(state: FirstTrainState, *moves: tuple[int, Any]) -> FirstTrainState:
    """The position after several actions, each with its seat."""
    for seat, action in moves:
        state, _ = do(state, seat, action)
    return state


def asked(state: FirstTrainState) -> list[int]:
    """The seats that are asked."""
    return [decision.seat for decision in GAME.pending(state)]


def auction(seats: int = 4, cubes: int = 12) -> FirstTrainState:
    """The auction, in which every seat has a number of cubes."""
    state = table("auction", seats=seats)
    for player in state.players:
        player.cubes = cubes
    return settled(state)


def running(brown: int = 4, passengers: int = 2, mail: int = 2) -> FirstTrainState:
    """Trains run; seat 0 reaches red passengers and mail."""
    state = table("running", links={0: ["forchheim erlangen ronhof"]})
    lay(state, "erlangen", figures=(passengers, 0, 0))
    lay(state, "ronhof", cubes=mail)
    for player in state.players:
        player.influence = [0, brown, 0, 0]
    return settled(state)


def line(text: str, **pay: int) -> BuildLine:
    """The areas of a line, and the influence that pays."""
    return BuildLine(tuple(text.split()), Influence(**pay))


def ready(cubes: int = 9, influence: tuple[int, ...] = (3, 3, 3, 3), **given: object) -> FirstTrainState:
    """A position of the construction in which every seat has these cubes and this influence."""
    state = table("construction", **given)  # type: ignore[arg-type]
    for player in state.players:
        player.cubes, player.influence = cubes, list(influence)
    return settled(state)


def again(state: FirstTrainState, seat: int) -> FirstTrainState:
    """The position with this seat to build (again)."""
    state.stack[-1] = Construction(at="asking", left=[seat])
    return state
