"""Rule 2.8: Jakob's card after each pair of turns with two players."""

import pytest

from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import MERCHANT
from engines.fugger.events import JakobDrew, PricesMoved, Skipped
from engines.fugger.game import GAME
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import act, position, seat


def test_2_8_jakob_gets_a_card_when_both_have_had_a_turn() -> None:
    state = position(seat("wine"), seat("gems"), next=["cloth", "spices"])
    first = act(state, Play("wine"))
    assert told(first, JakobDrew) == []
    second = act(first.state, Play("gems"))
    assert told(second, JakobDrew) == [JakobDrew("cloth")]
    third = act(second.state, Draw())
    assert told(third, JakobDrew) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_2_8_not_with_three_or_four_players(seats: int) -> None:
    state = position(*[seat("wine") for _ in range(seats)], round=3)
    for _ in range(seats + 1):
        step = act(state, Draw())
        assert told(step, JakobDrew) == []
        state = step.state


def test_2_8_merchants_turned_up_are_discarded_and_replaced() -> None:
    state = position(seat("wine"), seat("gems"), active=1, taken=1, next=[MERCHANT, "cloth"])
    step = act(state, Play("gems"))
    assert told(step, JakobDrew) == [JakobDrew("cloth", merchants=1)]
    assert step.state.discards == [MERCHANT]


def test_2_8_pairs_are_counted_anew_in_each_round() -> None:
    # Seat 0 ends the round with the first turn of a pair; in the new round two more turns make a pair.
    state = position(seat("copper", "wine", front=["copper"] * 4), seat("gems"), taken=2)
    after = act(state, Play("copper")).state
    assert (after.round, GAME.pending(after)[0].seat) == (2, 1)
    first = act(after, Play("gems"))
    assert told(first, JakobDrew) == []
    assert len(told(act(first.state, Play("wine")), JakobDrew)) == 1


@pytest.mark.parametrize(("active", "taken"), [(0, 0), (1, 1)])
def test_2_8_no_card_if_the_round_ends_before_or_during_the_second_turn(active: int, taken: int) -> None:
    state = position(seat("wine"), seat("wine"), jakob=["wine"] * 4, active=active, taken=taken)
    step = act(state, Play("wine"))
    assert told(step, JakobDrew) == []
    assert names(step)[:2] == ["Played", "PricesMoved"]


def test_2_8_a_skipped_turn_counts_as_a_turn() -> None:
    stuck = seat(MERCHANT, front=[MERCHANT, MERCHANT])
    state = position(seat("wine", "gems"), stuck, pile=[], discards=[MERCHANT], round=3, loose=True)
    # Seat 1 could draw the discarded merchant; without discards it can do nothing.
    assert told(act(state, Play("wine")), Skipped) == []
    state.discards.clear()
    step = act(state, Play("wine"))
    assert names(step) == ["Played", "Skipped", "JakobWithout"]
    assert GAME.pending(step.state)[0].seat == 0


def test_2_8_the_card_for_a_delivery_comes_on_top_and_first() -> None:
    state = position(seat("wine"), seat("gems"), active=1, taken=1, next=["cloth", "spices"])
    step = act(state, Deliver("gems"))
    assert told(step, JakobDrew) == [JakobDrew("cloth"), JakobDrew("spices")]


def test_2_8_if_the_card_for_a_delivery_ends_the_round_there_is_no_second() -> None:
    state = position(seat("wine"), seat("gems"), active=1, taken=1, jakob=["cloth"] * 4, next=["cloth", "spices"])
    step = act(state, Deliver("gems"))
    assert told(step, JakobDrew) == [JakobDrew("cloth")]
    assert told(step, PricesMoved)[0].trigger == 1


def test_2_8_the_view_tells_how_many_turns_of_the_pair_are_over() -> None:
    state = position(seat("wine"), seat("gems"))
    assert GAME.view(state, None).pair_turns == 0
    assert GAME.view(act(state, Play("wine")).state, None).pair_turns == 1
