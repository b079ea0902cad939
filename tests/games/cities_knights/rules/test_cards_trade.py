"""Rule 3, the yellow deck: one test and more for each card."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights import events as ev
from engines.cities_knights.data import COMMODITIES, KINDS, RESOURCES
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.engines.helpers.acting import allowed, asked, choices, do, told, values
from tests.games.cities_knights.helpers.positions import (
    PASS,
    cards,
    hand,
    holding,
    next_turn,
    play,
    points,
    position,
)


def test_2_4_a_played_card_goes_under_its_deck_and_everybody_sees_it() -> None:
    state = holding("merchant_fleet", decks={"trade": ["merchant"]})
    step = do(state, ca.MerchantFleet("ore"))
    assert step.state.players[0].progress == ()
    assert step.state.decks[0] == ("merchant_fleet", "merchant")
    assert told(step, ev.CardPlayed) == [ev.CardPlayed(0, "merchant_fleet", kind="ore")]


def test_2_4_any_number_of_cards_in_a_turn_and_none_out_of_turn() -> None:
    state = holding("merchant_fleet", "merchant_fleet", "merchant", P0={"settlements": [8]})
    state = play(state, ca.MerchantFleet("ore"), ca.MerchantFleet("coin"), ca.Merchant("0,-2"))
    assert state.players[0].progress == ()
    assert GAME.options(position(P1={"progress": ["merchant_fleet"]}), 1) == []


def harbour(copies: int = 1, **more: Any) -> CatanState:
    seats: dict[str, Any] = {
        "P0": {"hand": {"wool": 2, "ore": 1}},
        "P1": {"hand": {"cloth": 1, "coin": 1, "grain": 3}},
        "P2": {"hand": {"paper": 2}},
    }
    return holding(*["commercial_harbor"] * copies, **{**seats, **more})


def in_force(**more: Any) -> CatanState:
    """The card was played; seat 0 holds two wool and an ore."""
    return do(harbour(**more), ca.CommercialHarbour()).state


def test_commercial_harbour_forces_a_commodity_of_the_opponents_choice_for_a_resource() -> None:
    step = do(in_force(), a.OfferResource(1, "wool"))
    assert told(step, ev.HarbourOffered) == [ev.HarbourOffered(0, 1, "wool")]
    state = do(step.state, PASS).state
    assert asked(state) == [(1, "commodity")]
    assert values(state, a.GiveCommodity, "kind", 1) == ["cloth", "coin"]
    assert len(GAME.options(state, 1)) == 2
    step = do(state, a.GiveCommodity("coin"))
    assert hand(step.state, 0) == {"wool": 1, "ore": 1, "coin": 1}
    assert hand(step.state, 1) == {"cloth": 1, "wool": 1, "grain": 3}
    assert told(step, ev.Swapped) == [ev.Swapped(0, 1, "wool", "coin")]
    assert asked(step.state) == [(0, "turn")]


def test_commercial_harbour_lasts_for_the_rest_of_the_turn_which_stays_free() -> None:
    state = in_force(P0={"settlements": [8], "hand": {"wool": 1, "lumber": 1, "brick": 1, "ore": 4}})
    assert asked(state) == [(0, "turn")]
    state = play(state, a.BuildRoad("8-13"), a.OfferResource(1, "wool"), PASS, a.GiveCommodity("coin"))
    state = play(state, a.TradeBank("ore", "wool", 1))
    assert {action.victim for action in choices(state, a.OfferResource)} == {2}
    state = play(state, a.OfferResource(2, "wool"), a.GiveCommodity("paper"), a.EndTurn())
    assert state.active == 1


def test_commercial_harbour_ends_with_the_turn() -> None:
    assert choices(next_turn(next_turn(next_turn(in_force()))), a.OfferResource) == []


def test_commercial_harbour_may_be_played_before_its_player_has_a_resource() -> None:
    state = in_force(P0={"hand": {"coin": 4}})
    assert choices(state, a.OfferResource) == []
    assert allowed(do(state, a.TradeBank("coin", "wool", 1)).state, a.OfferResource(1, "wool"))


def test_commercial_harbour_once_for_each_opponent_and_may_be_stopped_at_any_time() -> None:
    assert allowed(in_force(), a.EndTurn())
    state = play(in_force(), a.OfferResource(1, "wool"), PASS, a.GiveCommodity("coin"))
    assert allowed(state, a.EndTurn())
    assert {action.victim for action in choices(state, a.OfferResource)} == {2}
    state = play(state, a.OfferResource(2, "ore"), a.GiveCommodity("paper"))
    assert asked(state) == [(0, "turn")]
    assert choices(state, a.OfferResource) == []


def test_commercial_harbour_offers_resources_only() -> None:
    state = in_force(P0={"hand": {"wool": 1, "coin": 3}})
    assert set(values(state, a.OfferResource, "kind")) == {"wool"}


def test_commercial_harbour_asks_several_in_one_go_and_they_answer_in_parallel() -> None:
    state = do(in_force(players=4, P3={"hand": {"coin": 1}}), a.OfferResource(1, "wool")).state
    assert asked(state) == [(0, "harbour")]
    state = do(state, a.OfferResource(3, "ore")).state
    assert set(values(state, a.OfferResource, "kind")) == {"wool"}, "the ore lies before somebody already"
    step = do(state, PASS)
    assert step.barrier
    assert asked(step.state) == [(1, "commodity"), (3, "commodity")]
    for first, second in ((1, 3), (3, 1)):
        after = do(step.state, a.GiveCommodity("coin"), first).state
        assert asked(after) == [(second, "commodity")]
        after = do(after, a.GiveCommodity("coin"), second).state
        assert asked(after) == [(0, "turn")]
        assert hand(after, 0) == {"wool": 1, "coin": 2}
        assert {action.victim for action in choices(after, a.OfferResource)} == {2}


def test_commercial_harbour_nothing_else_happens_while_an_answer_is_owed() -> None:
    state = play(in_force(), a.OfferResource(1, "wool"), PASS)
    assert GAME.options(state, 0) == GAME.options(state, 2) == []


def test_commercial_harbour_what_is_laid_may_be_taken_back_until_others_read_it() -> None:
    step = do(in_force(), a.OfferResource(1, "wool"))
    assert not step.barrier
    assert step.state.stack[-1].at == "start"


def test_commercial_harbour_may_be_offered_to_every_opponent_who_holds_a_card() -> None:
    state = in_force(P1={"hand": {"ore": 3}}, P2={}, players=4, P3={"hand": {"coin": 1}})
    assert set(values(state, a.OfferResource, "victim")) == {1, 3}


def test_commercial_harbour_from_who_has_no_commodity_it_returns_and_that_was_the_one_time() -> None:
    step = do(do(in_force(P1={"hand": {"ore": 3}}), a.OfferResource(1, "wool")).state, PASS)
    assert told(step, ev.HarbourReturned) == [ev.HarbourReturned(0, 1, "wool")]
    assert step.barrier
    assert asked(step.state) == [(0, "turn")]
    assert (hand(step.state, 0), hand(step.state, 1)) == ({"wool": 2, "ore": 1}, {"ore": 3})
    assert set(values(step.state, a.OfferResource, "victim")) == {2}


def test_commercial_harbour_asks_for_more_only_as_everybody_sees_that_there_is_more() -> None:
    # One card, or one opponent left: nothing more can be laid, and it is asked at once.
    assert asked(do(in_force(P0={"hand": {"wool": 1}}), a.OfferResource(1, "wool")).state) == [(1, "commodity")]
    assert asked(do(in_force(P2={}), a.OfferResource(1, "wool")).state) == [(1, "commodity")]
    # Whether the second card is a resource is hidden, so the question does not say.
    state = do(in_force(P0={"hand": {"wool": 1, "coin": 1}}), a.OfferResource(1, "wool")).state
    assert asked(state) == [(0, "harbour")]
    assert [option.action for option in GAME.options(state, 0)] == [PASS]


def test_a14_a_second_copy_does_not_reach_the_same_opponent_again() -> None:
    state = play(harbour(2), ca.CommercialHarbour(), a.OfferResource(1, "wool"), PASS, a.GiveCommodity("coin"))
    assert not allowed(state, ca.CommercialHarbour())
    assert {action.victim for action in choices(state, a.OfferResource)} == {2}


def test_a16_commercial_harbour_needs_somebody_with_a_card() -> None:
    own = {"hand": {"ore": 1}}
    assert not allowed(holding("commercial_harbor", P0=own), ca.CommercialHarbour())
    # Whether that is a commodity is hidden.
    assert allowed(holding("commercial_harbor", P0=own, P1={"hand": {"ore": 1}}), ca.CommercialHarbour())


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (ca.CommercialHarbour(), "harbour-second"),
        (a.OfferResource(1, "grain"), "terms-pay"),
        (a.OfferResource(2, "wool"), "harbour-again"),
        (a.OfferResource(3, "wool"), "victim-cards"),
    ],
)
def test_commercial_harbour_says_why_not(action: Any, key: str) -> None:
    state = play(in_force(copies=2, players=4), a.OfferResource(2, "wool"), PASS, a.GiveCommodity("paper"))
    assert GAME.why_not(state, 0, action).key == f"cities_knights-no-{key}"


def test_commercial_harbour_is_played_before_anything_is_offered_by_it() -> None:
    assert GAME.why_not(harbour(), 0, a.OfferResource(1, "wool")).key == "cities_knights-no-harbour-unplayed"


def test_master_merchant_sees_and_takes_two_cards_of_choice() -> None:
    rich = {"cities": [40], "hand": {"ore": 1, "cloth": 2}}
    state = holding("master_merchant", P0={"settlements": [8]}, P1=rich)
    step = do(state, ca.MasterMerchant(1))
    assert step.barrier
    assert asked(step.state) == [(0, "plunder")]
    views = [GAME.view(step.state, viewer).seen_hand for viewer in (0, 1, None)]
    assert views == [cards(ore=1, cloth=2), None, None]
    step = do(step.state, a.TakeCards(cards(ore=1, cloth=1)))
    assert (hand(step.state, 0), hand(step.state, 1)) == ({"ore": 1, "cloth": 1}, {"cloth": 1})
    assert told(step, ev.CardsGiven, 2) == [ev.CardsGiven(1, 0, 2, "plunder")]
    assert told(step, ev.CardsGivenSeen, 2) == []
    assert told(step, ev.CardsGivenSeen, 1) == [ev.CardsGivenSeen(1, 0, 2, "plunder", cards(ore=1, cloth=1))]


def test_master_merchant_takes_the_only_card() -> None:
    state = holding("master_merchant", P1={"cities": [40], "hand": {"ore": 1}})
    state = do(state, ca.MasterMerchant(1)).state
    assert not allowed(state, a.TakeCards(cards()))
    assert hand(do(state, a.TakeCards(cards(ore=1))).state, 0) == {"ore": 1}


def test_master_merchant_needs_an_opponent_with_strictly_more_points_and_cards() -> None:
    second = {"settlements": [40], "hand": {"ore": 1}}
    seats: dict[str, Any] = {"P0": {"settlements": [8]}, "P1": second, "P2": {"cities": [50]}}
    assert choices(holding("master_merchant", **seats), ca.MasterMerchant) == []
    seats["P2"]["hand"] = {"ore": 1}
    assert values(holding("master_merchant", **seats), ca.MasterMerchant, "victim") == [2]


def test_merchant_fleet_trades_one_kind_two_to_one_until_the_turn_ends() -> None:
    state = holding("merchant_fleet", P0={"hand": {"coin": 6}})
    assert values(state, ca.MerchantFleet, "kind") == list(KINDS)
    state = play(state, ca.MerchantFleet("coin"), a.TradeBank("coin", "ore", 2), a.TradeBank("coin", "wool", 1))
    assert hand(state, 0) == {"ore": 2, "wool": 1}
    state = do(holding("merchant_fleet", P0={"hand": {"coin": 3}}), ca.MerchantFleet("coin")).state
    assert not allowed(next_turn(next_turn(next_turn(state))), a.TradeBank("coin", "ore", 1))


def test_merchant_fleet_two_copies_name_two_kinds() -> None:
    state = holding("merchant_fleet", "merchant_fleet", P0={"hand": {"coin": 2, "ore": 2}})
    state = do(state, ca.MerchantFleet("coin")).state
    assert "coin" not in values(state, ca.MerchantFleet, "kind")
    state = do(state, ca.MerchantFleet("ore")).state
    assert allowed(state, a.TradeBank("ore", "wool", 1))
    assert allowed(state, a.TradeBank("coin", "wool", 1))


@pytest.mark.parametrize("piece", ["settlements", "cities"])
def test_s3_merchant_goes_to_a_hex_at_an_own_building_for_a_point_and_a_rate(piece: str) -> None:
    state = holding("merchant", P0={piece: [8], "hand": {"ore": 2}})
    assert values(state, ca.Merchant, "hex") == ["0,-2", "1,-2", "0,-1"]
    after = do(state, ca.Merchant("0,-2")).state
    assert points(after)[0] == points(state)[0] + 1
    assert allowed(after, a.TradeBank("ore", "wool", 1))


def test_merchant_is_taken_by_the_next_one() -> None:
    state = holding("merchant", P0={"settlements": [8]}, P1={"settlements": [0]}, merchant=[1, "0,-2"])
    assert points(do(state, ca.Merchant("0,-2")).state)[:2] == [2, 1]


def test_merchant_may_move_by_an_own_later_one_but_not_stay() -> None:
    state = holding("merchant", P0={"settlements": [8]}, merchant=[0, "0,-2"])
    assert values(state, ca.Merchant, "hex") == ["1,-2", "0,-1"]
    assert points(do(state, ca.Merchant("0,-1")).state)[0] == 2


def test_merchant_does_not_care_about_the_robber_and_brings_its_point_on_the_desert_too() -> None:
    seat = {"settlements": [8], "hand": {"ore": 2}}
    state = holding("merchant", P0=seat, attacks=1, robber="0,-2")
    assert allowed(do(state, ca.Merchant("0,-2")).state, a.TradeBank("ore", "wool", 1))
    assert points(do(holding("merchant", P0={"settlements": [18]}), ca.Merchant("0,0")).state)[0] == 2


def test_resource_monopoly_takes_two_or_the_only_one_from_every_opponent() -> None:
    state = holding("resource_monopoly", P1={"hand": {"ore": 3}}, P2={"hand": {"ore": 1, "wool": 4}})
    assert values(state, ca.ResourceMonopoly, "kind") == list(RESOURCES)
    step = do(state, ca.ResourceMonopoly("ore"))
    assert [hand(step.state, seat) for seat in range(3)] == [{"ore": 3}, {"ore": 1}, {"wool": 4}]
    assert told(step, ev.CardsTaken) == [ev.CardsTaken(0, 1, cards(ore=2)), ev.CardsTaken(0, 2, cards(ore=1))]


def test_trade_monopoly_takes_one_from_every_opponent() -> None:
    state = holding("trade_monopoly", P1={"hand": {"coin": 3}}, P2={"hand": {"cloth": 2}})
    assert values(state, ca.TradeMonopoly, "kind") == list(COMMODITIES)
    after = do(state, ca.TradeMonopoly("coin")).state
    assert [hand(after, seat) for seat in range(3)] == [{"coin": 1}, {"coin": 2}, {"cloth": 2}]


@pytest.mark.parametrize(
    ("card", "action"),
    [("resource_monopoly", ca.ResourceMonopoly("ore")), ("trade_monopoly", ca.TradeMonopoly("coin"))],
)
def test_a16_a_monopoly_of_a_kind_that_no_opponent_has_is_spent_for_nothing(card: str, action: Any) -> None:
    after = do(holding(card, P1={"hand": {"wool": 1, "cloth": 1}}), action).state
    assert (hand(after, 0), after.players[0].progress) == ({}, ())


@pytest.mark.parametrize("held", [{"cloth": 1}, {"ore": 1}])
@pytest.mark.parametrize("kind", [ca.ResourceMonopoly, ca.TradeMonopoly])
def test_a16_a_monopoly_is_refused_only_where_no_opponent_holds_a_card(kind: Any, held: dict[str, int]) -> None:
    both = ("resource_monopoly", "trade_monopoly")
    assert choices(holding(*both), kind) == []
    # Resources and commodities have one back: that one is held proves nothing about the other.
    assert choices(holding(*both, P1={"hand": held}), kind) != []


def test_cards_of_a_hand_are_no_building() -> None:
    assert choices(holding("merchant"), ca.Merchant) == []
    assert choices(holding("merchant"), a.BuildCity) == []
