"""Who knows what: views, worlds that a seat cannot distinguish, and what ends undo."""

from typing import Any

import pytest

from engines.cities_knights import card_actions as ca
from engines.cities_knights.actions import BuildRoad, OfferResource, TradeBank
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from engines.core.rng import rng_from
from tests.engines.helpers.acting import do
from tests.games.cities_knights.helpers.positions import PASS, cards, hand, play, position, roll


def secretive() -> CatanState:
    return position(
        P0={"hand": {"ore": 2}, "progress": ["crane"], "settlements": [8]},
        P1={"hand": {"wool": 3, "coin": 1}, "progress": ["spy", "smith"], "vp_cards": ["constitution"]},
        P2={"hand": {"grain": 2, "paper": 2}, "progress": ["merchant"]},
    )


def holding_four(**cards_of_1: int) -> CatanState:
    """Seat 1 holds these four cards, and only seat 0 a commodity besides."""
    return position(
        P0={"hand": {"ore": 2}, "progress": ["commercial_harbor", "resource_monopoly", "trade_monopoly"]},
        P1={"hand": cards_of_1, "settlements": [40]},
        P2={"hand": {"grain": 1}},
        bank={"wool": 5, "coin": 5},
    )


DIVIDED = [{"wool": 4}, {"coin": 4}, {"wool": 2, "coin": 2}]


@pytest.mark.promise("hidden")
def test_of_a_foreign_hand_only_the_total_of_resources_and_commodities_is_shown() -> None:
    for viewer in (None, 0, 2):
        views = [GAME.view(holding_four(**cards_of_1), viewer) for cards_of_1 in DIVIDED]
        assert views[0] == views[1] == views[2]
        assert [player.held for player in views[0].players] == [2, 4, 1]


@pytest.mark.promise("hidden")
def test_what_may_be_played_on_a_foreign_hand_does_not_depend_on_how_it_divides() -> None:
    offered = []
    for cards_of_1 in DIVIDED:
        state = holding_four(**cards_of_1)
        after = do(state, ca.CommercialHarbour()).state
        offered.append((GAME.options(state, 0), GAME.options(after, 0)))
    assert offered[0] == offered[1] == offered[2]
    unplayed, in_force = ({type(option.action) for option in options} for options in offered[0])
    assert unplayed >= {ca.CommercialHarbour, ca.ResourceMonopoly, ca.TradeMonopoly}
    assert OfferResource in in_force


def test_hands_and_progress_cards_are_shown_to_their_seat_only() -> None:
    state = secretive()
    for viewer in (None, 0, 2):
        player = GAME.view(state, viewer).players[1]
        assert (player.hand, player.cards) == (None, None)
        assert (player.held, player.progress) == (4, 2)
        assert player.point_cards == ("constitution",)
    own = GAME.view(state, 1).players[1]
    assert own.hand == cards(wool=3, coin=1)
    assert own.cards == ("spy", "smith")


def test_decks_show_their_sizes_only() -> None:
    assert GAME.view(secretive(), None).decks == (17, 16, 16)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_drawn_world_keeps_what_the_seat_sees_and_deals_the_rest_anew(seat: int) -> None:
    state = secretive()
    hands, progress, decks, divided = set(), set(), set(), set()
    for n in range(30):
        world = GAME.determinize(state, seat, rng_from(f"{n}"))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.rules.invariants(world) == []
        other = (seat + 1) % 3
        hands.add(tuple(world.players[other].hand))
        divided.add(sum(world.players[other].hand[5:]))
        progress.add(tuple(world.players[other].progress))
        decks.add(tuple(world.decks[1]))
        assert world.rng.seed != state.rng.seed
    assert len(hands) > 1
    assert len(divided) > 1
    assert len(progress) > 1
    assert len(decks) > 1


def test_a_drawn_world_knows_the_resource_that_is_being_offered() -> None:
    state = position(
        P0={"hand": {"ore": 1, "wool": 1}, "progress": ["commercial_harbor"]},
        P1={"hand": {"coin": 1}},
        P2={"hand": {"grain": 4}},
    )
    state = do(do(state, ca.CommercialHarbour()).state, OfferResource(1, "ore")).state
    for n in range(30):
        world = GAME.determinize(state, 1, rng_from(f"{n}"))
        assert hand(world, 0).get("ore") == 1


def test_a_drawn_world_knows_that_who_is_asked_for_a_commodity_has_one() -> None:
    state = position(
        P0={"hand": {"ore": 1, "grain": 6}, "progress": ["commercial_harbor"]},
        P1={"hand": {"coin": 1}},
        P2={"hand": {"grain": 4, "cloth": 1}},
    )
    state = play(state, ca.CommercialHarbour(), OfferResource(1, "ore"), PASS)
    worlds = [GAME.determinize(state, 2, rng_from(f"{n}")) for n in range(30)]
    assert all(any(world.players[1].hand[5:]) for world in worlds)


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("master_merchant", ca.MasterMerchant(1)),
        ("spy", ca.Spy(1)),
        ("resource_monopoly", ca.ResourceMonopoly("wool")),
    ],
)
def test_who_has_looked_cannot_take_the_card_back(card: str, action: Any) -> None:
    rich = {"cities": [40], "hand": {"wool": 3}, "progress": ["smith"]}
    assert do(position(P0={"progress": [card]}, P1=rich), action).barrier


def test_building_and_trading_with_the_bank_may_be_taken_back() -> None:
    seat = {"settlements": [8], "hand": {"lumber": 1, "brick": 1, "ore": 4}}
    state = position(P0=seat)
    assert not do(state, BuildRoad("8-13")).barrier
    assert not do(state, TradeBank("ore", "wool", 1)).barrier


def test_a_roll_may_not_be_taken_back() -> None:
    assert roll(position(phase="roll"), 1, 1).barrier
