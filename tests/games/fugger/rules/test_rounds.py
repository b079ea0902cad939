"""Rule 2.4: a round ends with the fifth open card of a good."""

from typing import Any

import pytest

from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import MERCHANT
from engines.fugger.events import Drawn, Drew, JakobDrew, PricesMoved, RoundBegan
from engines.fugger.game import GAME
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import about_to_end, act, position, seat, verbs


def test_2_4_cards_of_all_players_and_jakob_count_together() -> None:
    state = position(
        seat("wine", front=["wine-sealed"]), seat("gems", front=["wine", "wine"]), seat(), jakob=["wine", "gems"]
    )
    step = act(state, Play("wine"))
    assert told(step, PricesMoved)[0].counts == (0, 0, 0, 1, 5)


@pytest.mark.parametrize("before", range(5))
def test_2_4_it_ends_immediately_with_five_and_not_with_fewer(before: int) -> None:
    state = position(seat("wine", "gems", front=["wine"] * before), seat("gems"), seat("gems"))
    assert ("PricesMoved" in names(act(state, Play("wine")))[:2]) == (before == 4)


def test_2_4_face_down_cards_and_merchants_do_not_count() -> None:
    four = ["wine"] * 4
    state = position(seat("wine", front=four), seat("gems", delivered=[(1, "wine")]), seat(), seat())
    assert told(act(state, Deliver("wine")), PricesMoved) == []
    merchants = position(seat(MERCHANT, front=four), seat("gems"), seat("gems"))
    assert told(act(merchants, Play(MERCHANT)), PricesMoved) == []


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ({"next": ["wine"], "active": 0}, Deliver("gems")),
        ({"next": ["cloth", "wine"], "active": 1, "taken": 1}, Draw()),
    ],
    ids=["after-a-delivery", "after-a-pair-of-turns"],
)
def test_2_4_jakobs_card_can_end_it(keys: dict[str, Any], action: Deliver | Draw) -> None:
    step = act(position(seat("gems", front=["wine"] * 4), seat("gems"), **keys), action)
    assert told(step, JakobDrew) == [JakobDrew("wine")]
    assert told(step, PricesMoved)[0].trigger == keys["active"]


@pytest.mark.parametrize("active", range(3))
def test_2_4_the_trigger_player_is_the_one_whose_turn_it_is(active: int) -> None:
    players = [seat("wine", "gems") for _ in range(3)]
    state = position(*players, jakob=["wine"] * 4, active=active)
    step = act(state, Play("wine"))
    assert told(step, PricesMoved)[0].trigger == active
    assert step.state.starter == (active + 1) % 3
    assert GAME.pending(step.state)[0].seat == (active + 1) % 3


def test_2_6_1_all_face_up_goods_are_discarded_jakobs_included() -> None:
    step = act(about_to_end(seat("gems", front=["wine"]), seat("gems"), jakob=["cloth"]), Play("copper"))
    assert sorted(step.state.discards) == ["cloth", *["copper"] * 5, "wine"]
    assert all(player.front == [] for player in step.state.players)


def test_2_6_2_every_player_draws_two_clockwise_from_the_new_starter() -> None:
    state = about_to_end(next=["wine", "cloth", "spices", "gems", "wine-sealed", "gems-sealed"])
    step = act(state, Play("copper"))
    assert told(step, Drew) == [Drew(1, 2), Drew(2, 2), Drew(0, 2)]
    assert told(step, Drawn, 1) == [Drawn(1, 2, ("wine", "cloth"))]
    assert told(step, Drawn, 2) == [Drawn(2, 2, ("spices", "gems"))]
    assert told(step, Drawn, 0) == [Drawn(0, 2, ("wine-sealed", "gems-sealed"))]


@pytest.mark.parametrize(("merchants", "drawn"), [(0, 2), (1, 4), (2, 5)])
def test_2_6_3_merchants_bring_more_cards(merchants: int, drawn: int) -> None:
    state = about_to_end(seat(front=[MERCHANT] * merchants), seat("gems"))
    step = act(state, Play("copper"))
    assert len(step.state.players[1].hand) == drawn
    assert [len(step.state.players[other].hand) for other in (0, 2)] == [2, 3]


def test_2_6_3_the_bonus_comes_after_everybodys_two_cards() -> None:
    state = about_to_end(seat(front=[MERCHANT]), seat(front=[MERCHANT, MERCHANT]))
    assert told(act(state, Play("copper")), Drew) == [Drew(1, 2), Drew(2, 2), Drew(0, 2), Drew(1, 2), Drew(2, 3)]


def test_2_6_3_the_hand_may_exceed_four_and_then_only_playing_is_possible() -> None:
    state = about_to_end(seat("gems", "gems", "wine", "wine", front=[MERCHANT, MERCHANT]), seat(), round=2)
    after = act(state, Play("copper")).state
    assert len(after.players[1].hand) == 9
    assert GAME.pending(after)[0].seat == 1
    assert "draw" not in verbs(after)
    assert all(verb.startswith("play ") for verb in verbs(after))


def test_2_6_4_exposed_merchants_are_discarded() -> None:
    step = act(about_to_end(seat(front=[MERCHANT, "wine", MERCHANT]), seat()), Play("copper"))
    assert step.state.discards.count(MERCHANT) >= 2
    assert all(MERCHANT not in player.front for player in step.state.players)


def test_2_6_5_jakob_gets_two_goods() -> None:
    following = [*["wine", "cloth"] * 3, MERCHANT, "gems", "spices"]
    step = act(about_to_end(next=following), Play("copper"))
    assert step.state.jakob == ["gems", "spices"]
    assert MERCHANT in step.state.discards
    assert told(step, RoundBegan) == [RoundBegan(2, 1, ("gems", "spices"))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_6_6_the_trigger_players_left_neighbour_begins(seats: int) -> None:
    for active in range(seats):
        state = position(*[seat("copper") for _ in range(seats)], jakob=["copper"] * 4, active=active, loose=True)
        after = act(state, Play("copper")).state
        assert after.starter == (active + 1) % seats
        assert GAME.pending(after)[0].seat == after.starter


def test_2_6_hands_and_face_down_cards_stay() -> None:
    state = about_to_end(seat("gems", "wine", delivered=[(1, "cloth")]), seat())
    after = act(state, Play("copper")).state
    assert after.players[1].hand[:2] == ["gems", "wine"]
    assert [card.card for card in after.players[1].delivered] == ["cloth"]


def test_2_6_prices_and_florins_stay() -> None:
    after = act(about_to_end(prices={"copper": 2, "wine": 9}), Play("copper")).state
    assert after.prices == [7, 4, 4, 4, 8]
    assert after.players[0].florins == 35
