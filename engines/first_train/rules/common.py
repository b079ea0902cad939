"""What all phases of First Train share: questions, discs on tracks and in stacks, trains."""

from collections.abc import Sequence

from engines.core.actions import Option
from engines.core.decisions import Decision, DecisionFactory
from engines.first_train.actions import Pass
from engines.first_train.data import NUMBERS, SEATS
from engines.first_train.state import FirstTrainState

ask = DecisionFactory(prefix="first_train-ask")
"""A question to a seat."""


def ask_each(what: str, topic: str) -> tuple[Decision, ...]:
    """Return a question to each seat."""
    return tuple([ask(seat, what, topic) for seat in range(SEATS[1])])


PASS = Option(Pass(), group="pass", ends=True, declines=True)


def arrive(state: FirstTrainState, track: int, seat: int) -> None:
    """Put a seat's disc on top of those at its value."""
    stack = state.stacks[track]
    stack.remove(seat)
    stack.append(seat)


def gain(state: FirstTrainState, seat: int, counts: Sequence[int]) -> None:
    """Add influence by colour. At the end of a track a gain only puts the disc on top."""
    influence = state.players[seat].influence
    for colour, count in enumerate(counts):
        if count:
            influence[colour] = min(NUMBERS.influence_most, influence[colour] + count)
            arrive(state, colour, seat)


def spend(state: FirstTrainState, seat: int, counts: Sequence[int]) -> None:
    """Pay influence by colour; the disc of a colour with no payment does not move."""
    influence = state.players[seat].influence
    for colour, count in enumerate(counts):
        if count:
            influence[colour] -= count
            arrive(state, colour, seat)


def replaced(counts: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    """Return counts, one of them replaced."""
    return (*counts[:at], count, *counts[at + 1 :])


def told(state: FirstTrainState, areas: tuple[str, ...]) -> tuple[str, ...]:
    """Return a line's areas as events name them: in the map's order, regardless of its start."""
    number = state.chart.area
    return areas if number[areas[0]] < number[areas[-1]] else areas[::-1]


def order_by(state: FirstTrainState, track: int, values: Sequence[int]) -> list[int]:
    """Return all seats by value, highest first; among equals, the higher disc comes first."""
    height = state.stacks[track].index
    return sorted(range(state.seats), key=lambda seat: (-values[seat], -height(seat)))


def influence_order(state: FirstTrainState, colour: int) -> list[int]:
    """Return all seats by influence of a colour, highest first."""
    return order_by(state, colour, [player.influence[colour] for player in state.players])


def trains_of(state: FirstTrainState, seat: int) -> list[int]:
    """Return the trains with a seat's locomotive."""
    return [train for train, owner in enumerate(state.trains) if owner == seat]
