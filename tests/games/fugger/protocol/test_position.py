"""Positions as plain data: complete, checked, and the same there and back."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.rng import rng_from
from engines.fugger.data import KINDS, MERCHANT, full_deck, in_order
from engines.fugger.game import GAME
from engines.fugger.position import PositionError, dump, load
from engines.fugger.state import FuggerState
from tests.games.fugger.helpers.positions import seat, verbs

TWO = [{"hand": ["wine"]}, {}]


def played(seats: int, seed: int, actions: int) -> FuggerState:
    rng = rng_from(f"position {seed}")
    state = GAME.setup(seats, rng.fork("match").seed).state
    for _ in range(actions):
        if state.over:
            break
        turn = GAME.pending(state)[0].seat
        state = GAME.apply(state, turn, rng.choice(GAME.options(state, turn)).action).state
    return state


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 200))
def test_every_position_of_a_match_is_the_same_there_and_back(seats: int, seed: int, actions: int) -> None:
    state = played(seats, seed, actions)
    plain = json.loads(json.dumps(dump(state)))
    assert load(plain) == state
    assert dump(load(plain)) == plain


def test_a_dump_shares_nothing_with_its_position() -> None:
    state = played(2, 1, 10)
    before = GAME.states.digest(state)
    plain = dump(state)
    for key in ("jakob", "pile", "discards"):
        plain[key].append("wine")
    for player in plain["players"]:
        for key in ("hand", "front", "delivered"):
            player[key].clear()
    assert GAME.states.digest(state) == before


def test_seats_are_enough_for_a_position() -> None:
    state = load({"players": [{}, {}, {}]})
    assert (state.round, state.prices, state.jakob, state.discards) == (1, [5] * 5, [], [])
    assert in_order(state.pile) == full_deck()
    assert GAME.pending(state)[0].seat == 0
    assert verbs(state) == {"draw"}


def test_cards_not_named_lie_in_the_pile() -> None:
    state = load(
        {"players": [seat("wine", front=["gems"], delivered=[(1, "cloth")]), seat()], "jakob": ["spices"]}
    )
    assert len(state.pile) == 49 - 4
    assert in_order([*state.pile, "wine", "gems", "cloth", "spices"]) == full_deck()


def test_the_next_card_stands_first() -> None:
    pile = in_order(full_deck()[1:])[::-1]
    assert load({"players": [{"hand": ["copper"]}, {}], "pile": pile}).pile[-1] == pile[0] == MERCHANT
    state = load({"players": TWO, "next": ["gems", "cloth"]})
    assert state.pile[-2:] == ["cloth", "gems"]
    assert dump(state)["pile"][:2] == ["gems", "cloth"]


def test_with_a_pile_given_the_cards_not_named_are_discards() -> None:
    state = load({"players": TWO, "pile": ["gems"]})
    assert state.pile == ["gems"]
    assert len(state.discards) == 49 - 2


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({}, "players"),
    ({"players": [{}]}, "length >= 2 - at `$.players`"),
    ({"players": [{}] * 5}, "length <= 4 - at `$.players`"),
    ({"players": TWO, "turn": 1}, "turn"),
    ({"players": [{"cards": []}, {}]}, "cards"),
    ({"players": [{"hand": "wine"}, {}]}, "hand"),
    ({"players": TWO, "active": 2}, "active: seats are 0 to 1"),
    ({"players": TWO, "starter": 2}, "starter: seats are 0 to 1"),
    ({"players": TWO, "starter": -1}, "`int` >= 0 - at `$.starter`"),
    ({"players": TWO, "starter": 1}, "do not lead to seat 0"),
    ({"players": [{"hand": ["bread"]}, {}]}, "'bread' is none of"),
    ({"players": TWO, "prices": {"bread": 3}}, "at `key` in `$.prices`"),
    ({"players": TWO, "prices": {"wine": 0}}, "`int` >= 1 - at `$.prices[...]`"),
    ({"players": TWO, "prices": {"wine": 10}}, "`int` <= 9 - at `$.prices[...]`"),
    ({"players": TWO, "jakob": [MERCHANT]}, "Jakob keeps a merchant"),
    ({"players": TWO, "round": 0}, "`int` >= 1 - at `$.round`"),
    ({"players": TWO, "taken": -1}, "`int` >= 0 - at `$.taken`"),
    ({"players": TWO, "seed": "zz"}, "seed: 32 hex digits"),
    ({"players": TWO, "pile": [], "next": []}, "exclude each other"),
    ({"players": [seat(*["wine-sealed"] * 3), {}]}, "3 cards wine-sealed, the deck has 2"),
    ({"players": [seat(front=[MERCHANT] * 3), {}]}, "more than 2 merchants in front"),
    ({"players": [seat(delivered=[(1, MERCHANT)]), {}]}, "seat 0 delivered a merchant"),
    ({"players": [seat(delivered=[(2, "wine")]), {}]}, "in a round that was not yet"),
    ({"players": [seat(delivered=[(0, "wine")]), {}]}, "in a round that was not yet"),
    ({"players": [seat(delivered=[(1, "wine"), (1, "gems")]), {}]}, "delivered in rounds"),
    ({"players": [seat(delivered=[(3, "wine")]), {}], "round": 4}, "delivered in rounds"),
    ({"players": [seat(florins=-1), {}]}, "-1 florins"),
    ({"players": [seat(front=["wine"] * 5), {}]}, "five cards of a good"),
    ({"players": TWO, "pile": [], "discards": []}, "not the printed deck"),
]


@pytest.mark.parametrize(("plain", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_is_no_position_is_refused_with_the_reason(plain: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        load(plain)
    assert reason in str(caught.value)


def test_a_seat_that_would_have_been_skipped_cannot_be_whose_turn_it_is() -> None:
    goods = [card for card in full_deck() if card != MERCHANT]
    players = [seat(front=[MERCHANT] * 2), seat(*goods, MERCHANT, MERCHANT)]
    with pytest.raises(PositionError, match="would have been skipped"):
        load({"players": players, "pile": [], "discards": []})


def test_loose_accepts_what_no_match_led_to_but_no_nonsense() -> None:
    state = load({"players": [seat(*["wine-sealed"] * 3), {}], "pile": [], "starter": 1}, loose=True)
    assert state.players[0].hand == ["wine-sealed"] * 3
    with pytest.raises(PositionError, match="'bread' is none of"):
        load({"players": [seat("bread"), {}]}, loose=True)


@settings(deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["round", "prices", "active", "pile", "seed", "players", "over"]),
        st.none() | st.integers() | st.sampled_from(["", "x", "1"]) | st.lists(st.sampled_from(KINDS), max_size=3),
    )
)
def test_garbage_is_refused_never_a_crash(plain: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        load(plain)
