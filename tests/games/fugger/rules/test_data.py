"""The numbers of the printed game stand in one file, and the rules take them from there."""

from __future__ import annotations

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
