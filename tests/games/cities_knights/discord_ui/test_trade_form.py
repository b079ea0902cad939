"""The form of a trade: what its lists offer, and what is made of what was chosen there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discord_ui.model.focus import BadFocus
from discord_ui.model.limits import OPTIONS
from discord_ui.widgets.trade_form import count_steps, filled, is_trade, read_asked, read_terms, side_entries
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
def test_its_lists_fit_discord_and_offer_what_one_has_and_every_kind_to_get(have: list[int]) -> None:
    hole = offering(Cards(*have)).holes[0]
    assert isinstance(hole, TermsHole)
    given_kinds = {kind for kind, _ in side_entries(hole, GIVE)}
    assert given_kinds == {kind for kind in KINDS if getattr(hole.have, kind)}
    assert {kind for kind, _ in side_entries(hole, WANT)} == set(KINDS)
    for side in (GIVE, WANT):
        assert len(side_entries(hole, side)) <= OPTIONS
        assert all(n <= MOST for _, n in side_entries(hole, side))


@given(st.integers(1, 60), st.integers(3, OPTIONS))
def test_entries_add_up_to_every_count_up_to_the_most(most: int, room: int) -> None:
    offered = count_steps(most, room)
    assert len(offered) <= room
    sums = {0}
    for n in offered:
        sums |= {n + other for other in sums}
    assert set(range(min(most, 2**room - 1) + 1)) <= sums


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
