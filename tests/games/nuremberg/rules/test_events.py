"""Rules 1, 7, 8 and resolutions 19, 20: tolls, free clay, the margrave, the years."""

from typing import Any

import pytest

from engines.core.mechanics.bank_trades import TradeBank
from engines.nuremberg import actions as a
from engines.nuremberg import events as ev
from engines.nuremberg.data import CARDS
from engines.nuremberg.game import GAME
from engines.nuremberg.geography.countryside import CASTLE
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import allowed, asked, do, names, told
from tests.games.nuremberg.helpers import positions as pos


def toll(script: Any = None, **seats: Any) -> Any:
    """A toll on Prague, whose right of way is seat 1's; the harvest of 8 lies elsewhere."""
    return pos.draw(pos.TOLL_II, script, **{"P1": pos.country(ii=[1]), **seats})


def test_1_the_owner_gets_a_gold_for_each_foreign_settlement_from_its_owner() -> None:
    seats = {
        "P0": {**pos.country("ii-2", "ii-4", ii=[2]), "gold": 5},
        "P2": {**pos.country("ii-6", ii=[3]), "gold": 1},
    }
    step = toll(**seats)
    assert pos.gold(step.state) == [3, 3, 0]
    assert told(step, ev.TollPaid) == [ev.TollPaid(0, 1, "ii", 2, 2, 0), ev.TollPaid(2, 1, "ii", 1, 1, 0)]


def test_1_settlements_on_other_routes_pay_nothing() -> None:
    step = toll(P0={**pos.country("iii-4", ii=[2], iii=[1]), "gold": 5})
    assert pos.gold(step.state) == [5, 0, 0]
    assert told(step, ev.NoToll) == [ev.NoToll("ii", "none")]


def test_8_own_settlements_and_those_on_a_route_without_a_right_of_way_pay_no_toll() -> None:
    assert pos.gold(pos.draw(pos.TOLL_II, P1={**pos.country("ii-2", ii=[1]), "gold": 2}).state) == [0, 2, 0]
    step = pos.draw(pos.TOLL_I, P0={"gold": 3})
    assert pos.gold(step.state) == [3, 0, 0]
    assert told(step, ev.NoToll) == [ev.NoToll("i", "nobody")]


def test_1_for_each_gold_missing_a_card_is_drawn_blind_from_that_hand() -> None:
    seat = {**pos.country("ii-2", "ii-4", ii=[2]), "hand": {"wool": 2, "clay": 1}}
    step = toll({"toll": ["clay", "wool"]}, P0=seat)
    assert pos.hand(step.state, 0) == {"wool": 1}
    assert pos.hand(step.state, 1) == {"wool": 1, "clay": 1}
    assert told(step, ev.TollPaid) == [ev.TollPaid(0, 1, "ii", 2, 0, 2)]
    assert [name for name, _ in step.chance] == ["toll", "toll"]


def test_8_gold_is_paid_first_and_payment_is_mixed_for_each_gold() -> None:
    step = toll(P0={**pos.country("ii-2", "ii-4", ii=[2]), "gold": 1, "hand": {"wool": 2}})
    assert (pos.gold(step.state), pos.hand(step.state, 1)) == ([0, 1, 0], {"wool": 1})
    assert told(step, ev.TollPaid) == [ev.TollPaid(0, 1, "ii", 2, 1, 1)]


def test_1_with_neither_gold_nor_cards_nothing() -> None:
    step = toll(P0=pos.country("ii-2", "ii-4", ii=[2]))
    assert told(step, ev.NoToll) == [ev.NoToll("ii", "empty")]
    one = toll(P0={**pos.country("ii-2", "ii-4", ii=[2]), "hand": {"ore": 1}})
    assert (pos.hand(one.state, 0), pos.hand(one.state, 1)) == ({}, {"ore": 1})


def test_1_each_card_of_a_hand_is_equally_likely_to_be_drawn() -> None:
    seat = {**pos.country("ii-2", ii=[2]), "hand": {"wool": 3, "clay": 1}}
    found = [pos.hand(toll(P0=seat, seed=f"{n:032x}").state, 1) for n in range(120)]
    assert 75 <= sum("wool" in drawn for drawn in found) <= 105


def test_1_what_is_harvested_with_the_card_can_be_drawn_for_its_toll() -> None:
    # iii-2 harvests grain 2, and the toll of this card is Venice's.
    step = pos.draw(pos.TOLL_III, P0=pos.country("iii-2", iii=[2]), P1=pos.country(iii=[1]))
    assert pos.hand(step.state, 1) == {"grain": 1}


def test_9_20_a_card_drawn_for_toll_is_known_to_its_old_and_new_owner_only_who_are_not_asked() -> None:
    step = toll(P0={**pos.country("ii-2", ii=[2]), "hand": {"wool": 1}})
    assert asked(step.state) == [(0, "turn")]
    seen = ev.TollSeen(0, 1, "ii", 1, 0, 1, pos.cards(wool=1))
    for seat in (0, 1):
        assert told(step, ev.TollPaid, seat) == [seen]
    for viewer in (None, 2):
        assert told(step, ev.TollPaid, viewer) == [ev.TollPaid(0, 1, "ii", 1, 0, 1)]


THREE = {"gold": 3}


def clay(players: int = 3, **keys: Any) -> NurembergState:
    return pos.draw(pos.FREE_CLAY, players=players, **keys).state


def test_1_each_may_build_at_most_one_wall_for_three_gold_and_no_clay() -> None:
    step = do(clay(P0={"gold": 7}), a.FreeWall())
    assert told(step, ev.WallBuilt) == [ev.WallBuilt(0, 1, 1, True)]
    assert pos.gold(step.state) == [4, 0, 0]
    assert asked(step.state) == [(0, "turn")]
    declined = do(clay(P0=THREE), a.NoWall())
    assert told(declined, ev.WallDeclined) == [ev.WallDeclined(0)]
    assert (pos.gold(declined.state), declined.state.walls) == ([3, 0, 0], 0)


def test_1_all_who_can_pay_three_gold_are_asked_at_once_and_others_not() -> None:
    state = clay(P0={"gold": 2, "hand": {"clay": 3}}, P1=THREE, P2=THREE)
    assert asked(state) == [(1, "wall"), (2, "wall")]
    assert asked(clay(P0={"gold": 2})) == [(0, "turn")]
    state = clay(4, active=2, P0=THREE, P1=THREE, P2=THREE, P3=THREE)
    assert asked(state) == [(2, "wall"), (3, "wall"), (0, "wall"), (1, "wall")]


def test_1_active_player_first_then_clockwise_whatever_the_order_of_the_answers() -> None:
    state = clay(P0=THREE, P1=THREE, P2=THREE)
    for seat in (2, 1):
        step = do(state, a.FreeWall(), seat)
        assert names(step) == ["Answered"]
        state = step.state
        assert state.walls == 0
    step = do(state, a.FreeWall(), 0)
    assert told(step, ev.WallBuilt) == [ev.WallBuilt(seat, seat + 1, 1, True) for seat in (0, 1, 2)]


def test_1_and_8_after_the_26th_wall_the_event_ends_and_then_does_nothing_any_more() -> None:
    state = clay(P0={"prestige": 12, **THREE}, P1={"prestige": 13, **THREE}, P2=THREE)
    state = do(do(state, a.FreeWall(), 1).state, a.FreeWall(), 2).state
    state = do(state, a.FreeWall(), 0).state
    assert (state.walls, asked(state), pos.gold(state)) == (26, [(0, "turn")], [0, 3, 3])
    assert asked(clay(P0={"prestige": 12, **THREE}, P1={"prestige": 14, **THREE})) == [(0, "turn")]


def test_1_council_cards_are_settled_before_the_next_seat() -> None:
    state = clay(P0={"prestige": 2, **THREE}, P1={"prestige": 2, **THREE})
    step = do(do(state, a.FreeWall(), 1).state, a.FreeWall(), 0)
    assert names(step)[:4] == ["WallBuilt", "CouncilTaken", "WallBuilt", "CouncilTaken"]
    assert pos.council(step.state) == {4: 0, 2: 1}


def test_1_no_trade_or_sale_before_the_event_is_over() -> None:
    state = clay(P0={"gold": 8, "hand": {"ore": 4, "wood": 4, "clay": 1}}, P1=THREE)
    for action in (a.Sell("compass"), TradeBank("ore", "clay", 1), a.BuildWall(), a.EndTurn()):
        assert not allowed(state, action)
    state = do(state, a.NoWall(), 0).state
    assert asked(state) == [(1, "wall")]
    assert not allowed(state, a.Sell("compass"))
    assert allowed(do(state, a.NoWall(), 1).state, a.Sell("compass"))


@pytest.mark.parametrize(("where", "sent"), [({"knight": "0,-2"}, "0,-2"), ({}, None)])
def test_1_the_margrave_sends_the_knight_back_to_the_castle_if_he_is_not_there(
    where: Any, sent: str | None
) -> None:
    step = pos.draw(pos.MARGRAVE, **where)
    assert step.state.knight == CASTLE
    assert told(step, ev.KnightSentHome) == [ev.KnightSentHome(sent)]
    assert asked(step.state) == [(0, "turn")]


def test_1_the_harvest_of_nine_still_lacks_the_robbed_field() -> None:
    step = pos.draw(pos.MARGRAVE, knight="2,-1", P0=pos.country("ii-4", ii=[1]))
    assert pos.hand(step.state, 0) == {}


def test_1_the_time_marker_moves_one_square() -> None:
    step = pos.draw(pos.YEARS)
    assert told(step, ev.YearsPassed) == [ev.YearsPassed(1360, False)]
    assert (step.state.square, step.state.drawn) == (1, [28])
    assert len(step.state.deck) == 35


@pytest.mark.parametrize(("was", "year"), [(1365, 1370), (1380, 1385)])
def test_1_on_a_red_square_all_36_cards_are_shuffled_at_once_this_one_included(was: int, year: int) -> None:
    order = [28, *(card for card in CARDS if card != 28)]
    step = pos.draw(pos.YEARS, {"deck": [order]}, year=was, drawn=[1, 29, 2, 30, 3])
    assert told(step, ev.YearsPassed) == [ev.YearsPassed(year, True)]
    assert (step.state.drawn, step.state.deck[::-1], step.state.card) == ([], order, pos.YEARS)
    assert asked(step.state) == [(0, "turn")]


def test_7_three_years_pass_cards_a_cycle_so_the_deck_never_runs_out() -> None:
    assert [card for card, data in CARDS.items() if data.event == "years_pass"] == [28, 29, 30]
    last = pos.draw(pos.YEARS, drawn=[*range(1, 28), *range(29, 37)], year=1365)
    assert len(last.state.deck) == 36


def test_1_on_1400_the_match_ends_at_once() -> None:
    step = pos.draw(pos.YEARS, year=1395)
    assert step.state.over
    assert told(step, ev.TimeIsUp)[0].winners == (0, 1, 2)
    assert GAME.pending(step.state) == []


def test_7_harvest_only_cards_bring_no_event() -> None:
    for card in (pos.QUIET, 12, 13, 14, 15):
        assert names(pos.draw(card)) == ["CardDrawn"]


def test_drawing_is_the_same_whatever_the_card() -> None:
    for card in CARDS:
        assert [option.action for option in GAME.options(pos.before(card), 0)] == [a.DrawCard()]
