"""What was found of a position is computed once, for each seat alone, and goes with the position."""

from typing import Any

import pytest

from engines.core.legal_moves import LegalMoves
from engines.first_train.plans import JustBid
from engines.first_train.play.contest import FirstTrainContest
from service.match.pending import MAX_POSITIONS, PositionCache
from tests.games.first_train.helpers.service_positions import plan
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.game import BAZAAR


class Question:
    """A question that remembers whom it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, choices: LegalMoves[Any], seat: int) -> list[int]:
        """Answer with the seat's hand."""
        self.asked.append(seat)
        return list(choices.state.hands[seat])


def test_each_seat_gets_its_own_and_nothing_is_found_twice() -> None:
    cache, question, state = PositionCache(), Question(), BAZAAR.setup(2, bytes(16)).state
    for _ in range(3):
        for seat in (0, 1):
            assert cache.ask(BAZAAR, state, seat, question) == state.hands[seat]
    assert question.asked == [0, 1]
    other = Question()
    assert cache.ask(BAZAAR, state, 0, other) == state.hands[0]
    assert other.asked == [0]


def test_a_position_that_is_only_equal_is_another_one() -> None:
    cache, question, state = PositionCache(), Question(), BAZAAR.setup(2, bytes(16)).state
    for position in (state, BAZAAR.clone(state)):
        cache.ask(BAZAAR, position, 0, question)
    assert question.asked == [0, 0]


def test_only_the_newest_positions_are_kept() -> None:
    cache, question = PositionCache(), Question()
    states = [BAZAAR.setup(2, bytes([number] * 16)).state for number in range(MAX_POSITIONS + 1)]
    for state in (*states, *states[1:]):
        cache.ask(BAZAAR, state, 1, question)
    assert len(question.asked) == len(states)
    cache.ask(BAZAAR, states[0], 1, question)
    assert len(question.asked) == len(states) + 1


async def test_a_panel_that_is_shown_again_computes_no_suggestion_again(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggested: list[int] = []
    suggest = FirstTrainContest.suggest

    def watch(contest: FirstTrainContest, state: Any, seat: int) -> Any:
        suggested.append(seat)
        return suggest(contest, state, seat)

    monkeypatch.setattr(FirstTrainContest, "suggest", watch)
    await match.begin(people=2, game="first_train", grace=0)
    suggested.clear()
    first = (await match.look(ANNA)).choices
    assert first.suggestion is not None
    await plan(match, ANNA, JustBid(1, 3))
    assert (await match.look(ANNA)).choices.suggestion == first.suggestion
    assert suggested == [0]
    await match.look(BEN)
    assert suggested == [0, 1]
