"""Trade among seats: offers, answers, counter-offers, and what no seat can do (rule 1.3, Trading)."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.data import Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.rules.trading import OFFERS
from engines.cities_knights.state import CatanState, Turn
from engines.core.mechanics.trade_offers import OfferMade, OfferWithdrawn, Terms
from engines.core.rng import rng_from
from tests.engines.helpers.acting import allowed, asked, choices, do, told
from tests.games.cities_knights.helpers.positions import cards, hand, next_turn, position


def table(**keys: Any) -> CatanState:
    seats = {
        "P0": {"settlements": [8], "hand": {"ore": 2, "lumber": 1, "brick": 1}},
        "P1": {"hand": {"wool": 2, "coin": 1}},
        "P2": {"hand": {"wool": 1}},
    }
    return position(**{**seats, **keys})


def offer(give: Cards, want: Cards, *to: int) -> a.TradeOffer[Cards]:
    return a.TradeOffer(Terms(give, want), tuple(map(str, to)))


WOOL_FOR_ORE = offer(cards(ore=1), cards(wool=1), 1, 2)


def asked_about_offers(state: CatanState) -> list[int]:
    return [decision.seat for decision in GAME.pending(state) if decision.optional]


def standing(state: CatanState) -> list[int]:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return [found.id for found in turn.offers]


def test_an_offer_goes_to_some_or_all_and_blocks_nobody() -> None:
    step = do(table(), WOOL_FOR_ORE)
    assert told(step, OfferMade) == [OfferMade(0, 1, (1, 2), cards(ore=1), cards(wool=1), None)]
    assert asked(step.state) == [(0, "turn")]
    assert asked_about_offers(step.state) == [1, 2]
    only = do(table(), offer(cards(ore=1), cards(wool=1), 2)).state
    assert asked_about_offers(only) == [2]
    assert allowed(step.state, a.EndTurn())
    assert allowed(step.state, a.BuildRoad("8-13"))


def test_several_kinds_and_commodities_are_traded_like_resources() -> None:
    state = do(table(), offer(cards(ore=2, lumber=1), cards(coin=1, wool=1), 1)).state
    after = do(state, a.TradeAccept(1), 1).state
    assert hand(after, 0) == {"brick": 1, "wool": 1, "coin": 1}


@pytest.mark.parametrize(
    ("give", "want", "to"),
    [
        (cards(ore=1), cards(), (1,)),
        (cards(), cards(wool=1), (1,)),
        (cards(ore=2), cards(ore=1), (1,)),
        (cards(ore=1, brick=1), cards(wool=1, brick=1), (1,)),
        (cards(ore=3), cards(wool=1), (1,)),
        (cards(ore=1), cards(wool=1), (0,)),
        (cards(ore=1), cards(wool=1), ()),
    ],
    ids=["gift", "wish", "a-kind-twice", "a-kind-on-both-sides", "more-than-is-held", "to-oneself", "to-no-seat"],
)
def test_what_is_no_offer(give: Cards, want: Cards, to: tuple[int, ...]) -> None:
    assert not allowed(table(), offer(give, want, *to))


def test_offers_that_can_no_longer_be_kept_are_taken_back() -> None:
    state = do(table(), WOOL_FOR_ORE).state
    state = do(state, offer(cards(lumber=1), cards(wool=1), 1)).state
    step = do(state, a.BuildRoad("8-13"))
    assert told(step, OfferWithdrawn) == [OfferWithdrawn(0, 2)]
    assert standing(step.state) == [1]


def test_an_answered_offer_is_not_asked_about_again_beside_another() -> None:
    state = do(table(), WOOL_FOR_ORE).state
    state = do(state, a.TradeDecline(1), 1).state
    state = do(state, offer(cards(brick=1), cards(wool=1), 1, 2)).state
    assert {action.offer for action in choices(state, a.TradeAccept, 1)} == {2}
    assert {action.offer for action in choices(state, a.TradeAccept, 2)} == {1, 2}


def test_the_last_offer_of_a_turn_may_be_countered_too_once_by_each() -> None:
    state = table()
    for n in range(1, OFFERS.proposals):
        state = do(do(state, WOOL_FOR_ORE).state, a.TradeWithdraw(n)).state
    state = do(state, WOOL_FOR_ORE).state
    for seat in (1, 2):
        counter = a.TradeCounter(OFFERS.proposals, Terms(cards(wool=1), cards(ore=2)))
        state = do(state, counter, seat).state
        assert choices(state, a.TradeCounter, seat) == []
    assert choices(state, a.TradeOffer) == []


def test_offers_end_with_the_turn() -> None:
    state = next_turn(do(table(), WOOL_FOR_ORE).state)
    assert standing(state) == []
    assert allowed(state, offer(cards(wool=1), cards(ore=1), 0), 1)


def test_offers_end_before_a_card_too_many_is_given_up() -> None:
    five = {"settlements": [8], "hand": {"ore": 2}, "progress": ["merchant"] * 5}
    state = do(do(table(P0=five), WOOL_FOR_ORE).state, a.EndTurn()).state
    assert asked(state) == [(0, "drop")]
    assert GAME.view(state, 1).offers == ()


def test_offers_are_public() -> None:
    state = do(table(), WOOL_FOR_ORE).state
    (shown,) = GAME.view(state, None).offers
    assert (shown.seat, shown.to, shown.give, shown.want) == (0, (1, 2), cards(ore=1), cards(wool=1))


def test_what_an_opponent_may_do_depends_on_its_own_cards_alone() -> None:
    state = do(table(), WOOL_FOR_ORE).state
    for n in range(20):
        world = GAME.determinize(state, 2, rng_from(f"world {n}"))
        assert GAME.options(world, 2) == GAME.options(state, 2)


def test_worlds_cover_the_offers_that_stand() -> None:
    state = do(table(), WOOL_FOR_ORE).state
    state = do(state, a.TradeCounter(1, Terms(cards(wool=2), cards(ore=2))), 1).state
    hands = []
    for n in range(40):
        world = GAME.determinize(state, 2, rng_from(f"world {n}"))
        assert world.players[0].hand[4] >= 1
        assert world.players[1].hand[2] >= 2
        hands.append(hand(world, 0))
    assert any("coin" in held for held in hands)
    assert any("brick" in held for held in hands)
