"""The form of a trade: what its lists offer, and what is made of what was chosen there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discord_ui.model.focus import BadFocus
from discord_ui.model.limits import GROUP_OPTIONS, OPTIONS
from discord_ui.widgets.trade_form import filled, is_trade, read_asked, read_terms, side_entries
from engines.cities_knights.actions import TradeOffer
from engines.cities_knights.data import Cards
from engines.core.actions import Option, PickHole, TermsHole
from engines.core.mechanics.trade_offers import Terms
from engines.core.text.kinds import GIVE, WANT
from tests.discord_ui.helpers.option_game import options_of

KINDS = Cards.__struct_fields__
MOST = 6


def offering(have: Cards) -> Option:
    blank = Terms(Cards(), Cards())
    return Option(
        TradeOffer(blank, ("1", "2")),
        holes=(TermsHole("terms", have, MOST, blank), PickHole("to", ("1", "2"), 1, 2, "seat")),
    )


counts = st.lists(st.integers(0, MOST), min_size=len(KINDS), max_size=len(KINDS))


@pytest.mark.promise("trading")
@given(counts, counts)
def test_every_trade_can_be_chosen_in_the_form_and_is_understood(have: list[int], want: list[int]) -> None:
    option = offering(Cards(*have))
    hole = option.holes[0]
    assert isinstance(hole, TermsHole)
    action = TradeOffer(Terms(Cards(*have), Cards(*want)), ("2",))
    chosen = filled(option, action)
    assert read_terms(hole, chosen) == action.terms
    asked = option.holes[1]
    assert isinstance(asked, PickHole)
    assert read_asked(asked, chosen) == ("2",)


@given(counts)
def test_its_fields_fit_discord_and_offer_what_one_has_and_every_kind_to_get(have: list[int]) -> None:
    hole = offering(Cards(*have)).holes[0]
    assert isinstance(hole, TermsHole)
    for side, kinds in ((GIVE, {kind for kind in KINDS if getattr(hole.have, kind)}), (WANT, set(KINDS))):
        boxes, listed = side_entries(hole, side, Cards())
        assert {kind for kind, n in boxes if n == 1} == kinds
        assert len(boxes) <= GROUP_OPTIONS
        assert len(listed) <= OPTIONS
        assert all(1 <= n <= MOST for _, n in (*boxes, *listed))
        assert len({*boxes, *listed}) == len(boxes) + len(listed)
        if listed:
            assert {(kind, 2) for kind in kinds if side == WANT} <= set(listed), "twos come before threes"


def test_a_hand_of_ten_cards_is_all_boxes() -> None:
    hole = offering(Cards(lumber=3, ore=2, wool=5)).holes[0]
    assert isinstance(hole, TermsHole)
    boxes, listed = side_entries(hole, GIVE, Cards())
    assert len(boxes) == 10
    assert not listed


def test_an_entry_is_all_that_is_traded_of_its_kind() -> None:
    hole = offering(Cards(ore=3)).holes[0]
    assert isinstance(hole, TermsHole)
    terms = read_terms(hole, {GIVE: ["ore-1", "ore-2"], WANT: ["wool-1"], "want-more": ["wool-3", "grain-2"]})
    assert terms == Terms(Cards(ore=2), Cards(wool=3, grain=2))


def test_an_entry_that_does_not_exist_is_refused() -> None:
    hole = offering(Cards(ore=1)).holes[0]
    assert isinstance(hole, TermsHole)
    for value in ("", "ore", "gold-1", "ore-x", "ore--1"):
        with pytest.raises(BadFocus):
            read_terms(hole, {GIVE: [value], WANT: ["wool-1"]})


def test_what_is_no_trade_has_no_such_form() -> None:
    assert is_trade(options_of(["propose"])[0])
    for kind in ("bid", "discard", "offer", "leave"):
        assert not is_trade(options_of([kind])[0])
