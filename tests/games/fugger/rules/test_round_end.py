"""Rule 2.4: a round ends with the fifth open card of a good."""

from __future__ import annotations

import pytest

from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import MERCHANT
from engines.fugger.events import JakobDrew, PricesMoved
from engines.fugger.game import GAME
from tests.games.fugger.helpers.positions import act, names, position, seat, told


def test_2_4_cards_of_all_players_and_jakob_count_together() -> None:
    state = position(
        seat("wine", front=["wine-sealed"]), seat("gems", front=["wine", "wine"]), seat(), jakob=["wine", "gems"]
    )
    step = act(state, Play("wine"))
    assert told(step, PricesMoved)[0].counts == (0, 0, 0, 1, 5)


def test_2_4_it_ends_immediately() -> None:
    state = position(seat("wine", "gems", front=["wine"] * 4), seat("gems"), seat("gems"))
    assert names(act(state, Play("wine")))[:2] == ["Played", "PricesMoved"]


@pytest.mark.parametrize("before", range(4))
def test_2_4_it_does_not_end_with_fewer_than_five(before: int) -> None:
    state = position(seat("wine", front=["wine"] * before), seat("gems"), seat("gems"))
    assert told(act(state, Play("wine")), PricesMoved) == []


def test_2_4_face_down_cards_and_merchants_do_not_count() -> None:
    four = ["wine"] * 4
    state = position(seat("wine", front=four), seat("gems", delivered=[(1, "wine")]), seat(), seat())
    assert told(act(state, Deliver("wine")), PricesMoved) == []
    merchants = position(seat(MERCHANT, front=four), seat("gems"), seat("gems"))
    assert told(act(merchants, Play(MERCHANT)), PricesMoved) == []


def test_2_4_jakobs_card_after_a_delivery_can_end_it() -> None:
    state = position(seat("gems", front=["wine"] * 4), seat("gems"), seat("gems"), next=["wine"])
    step = act(state, Deliver("gems"))
    assert told(step, JakobDrew) == [JakobDrew("wine")]
    assert told(step, PricesMoved)[0].trigger == 0


def test_2_4_jakobs_card_with_two_players_can_end_it() -> None:
    state = position(seat("gems", front=["wine"] * 4), seat("gems"), active=1, taken=1, next=["cloth", "wine"])
    step = act(state, Draw())
    assert told(step, JakobDrew) == [JakobDrew("wine")]
    assert told(step, PricesMoved)[0].trigger == 1


@pytest.mark.parametrize("active", range(3))
def test_2_4_the_trigger_player_is_the_one_whose_turn_it_is(active: int) -> None:
    players = [seat("wine", "gems") for _ in range(3)]
    state = position(*players, jakob=["wine"] * 4, active=active)
    step = act(state, Play("wine"))
    assert told(step, PricesMoved)[0].trigger == active
    assert step.state.starter == (active + 1) % 3
    assert GAME.pending(step.state)[0].seat == (active + 1) % 3
