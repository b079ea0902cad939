"""Rules 2.1 and 2.2: what is in the box, and how a match opens."""

from collections import Counter

import pytest

from engines.core.rng import rng_from
from engines.fugger.data import (
    GOOD_INDEX,
    GOODS,
    KINDS,
    MERCHANT,
    NUMBERS,
    full_deck,
    good_of,
    in_order,
    is_sealed,
)
from engines.fugger.events import RoundBegan
from engines.fugger.game import GAME
from engines.fugger.state import FuggerState


def opened(seats: int, n: int) -> FuggerState:
    return GAME.setup(seats, rng_from(f"setup {n}").seed).state


def test_2_1_the_deck_has_49_cards_nine_of_each_good_two_of_them_sealed_and_four_merchants() -> None:
    assert len(full_deck()) == 49
    goods = [card for card in full_deck() if card != MERCHANT]
    assert Counter(good_of(card) for card in goods) == dict.fromkeys(GOODS, 9)
    assert Counter(good_of(card) for card in goods if is_sealed(card)) == dict.fromkeys(GOODS, 2)
    assert full_deck().count(MERCHANT) == 4


def test_2_1_five_goods_and_prices_from_one_to_nine() -> None:
    assert set(GOODS) == {"copper", "cloth", "spices", "gems", "wine"}
    assert (NUMBERS.price_min, NUMBERS.price_max) == (1, 9)


def test_2_1_every_kind_of_card_is_of_a_good_or_a_merchant() -> None:
    assert len(KINDS) == 11
    assert [kind for kind in KINDS if good_of(kind) is None] == [MERCHANT]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_all_prices_begin_at_five_and_each_seat_with_four_cards_and_nothing_else(seats: int) -> None:
    state = opened(seats, 0)
    assert state.prices == [5] * 5
    assert [len(player.hand) for player in state.players] == [4] * seats
    assert all((player.florins, player.front, player.delivered) == (0, [], []) for player in state.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_jakob_gets_two_goods_and_merchants_turned_up_for_him_are_discarded(seats: int) -> None:
    discarded = 0
    for n in range(60):
        state = opened(seats, n)
        assert len(state.jakob) == 2
        assert MERCHANT not in state.jakob
        assert set(state.discards) <= {MERCHANT}
        assert len(state.pile) == 49 - 4 * seats - 2 - len(state.discards)
        discarded += len(state.discards)
    assert discarded > 0


def test_2_2_the_deck_is_shuffled() -> None:
    assert len({tuple(opened(2, n).pile) for n in range(10)}) == 10


def test_2_2_the_starting_player_is_drawn_at_random() -> None:
    starters = {opened(4, n).starter for n in range(60)}
    assert starters == {0, 1, 2, 3}


def test_2_2_the_draw_of_the_starting_player_can_be_forced() -> None:
    for first in range(3):
        step = GAME.setup(3, bytes(16), script={"start.seat": [first]})
        assert GAME.pending(step.state)[0].seat == first
        (began,) = (emitted.event for emitted in step.events)
        assert began == RoundBegan(1, first, tuple(step.state.jakob))


def test_the_numbers_are_those_of_the_printed_rules() -> None:
    assert (NUMBERS.per_good, NUMBERS.sealed_per_good, NUMBERS.merchants) == (9, 2, 4)
    assert (NUMBERS.price_start, NUMBERS.price_min, NUMBERS.price_max) == (5, 1, 9)
    assert (NUMBERS.hand_start, NUMBERS.draw_with_at_most, NUMBERS.merchants_in_front) == (4, 4, 2)
    assert (NUMBERS.delivery_rounds, NUMBERS.delivery_factor) == (2, 2)
    assert (NUMBERS.jakob_start, NUMBERS.jakob_card_after_delivery_with_at_most) == (2, 3)
    assert (NUMBERS.round_ends_at, NUMBERS.risers) == (5, 3)
    assert (NUMBERS.seal_factor, NUMBERS.seal_with_at_most) == (2, 3)
    assert (NUMBERS.new_round_cards, NUMBERS.merchant_bonus) == (2, (0, 2, 3))
    assert NUMBERS.game_ends_at == 100


def test_kinds_goods_and_deck_agree() -> None:
    assert set(full_deck()) == set(KINDS)
    assert set(GOOD_INDEX) == set(KINDS) - {MERCHANT}
    assert all(GOODS[GOOD_INDEX[card]] == good_of(card) for card in GOOD_INDEX)
    assert [is_sealed(card) for card in ("wine", "wine-sealed", MERCHANT)] == [False, True, False]
    assert in_order(reversed(full_deck())) == full_deck()


def test_the_bonus_is_known_for_every_number_of_merchants() -> None:
    assert len(NUMBERS.merchant_bonus) == NUMBERS.merchants_in_front + 1
