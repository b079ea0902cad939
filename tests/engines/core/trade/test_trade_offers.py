"""Trade among seats, played in Nuremberg, which trades gold as well: it is one more kind."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engines.core.actions import Action
from engines.core.frames import Step
from engines.core.game import seen
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import (
    GROUP,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    Terms,
    TradeAccept,
    TradeClose,
    TradeClosed,
    TradeCounter,
    Traded,
    TradeDecline,
    TradeOffer,
    TradeWithdraw,
)
from engines.core.rng import rng_from
from engines.nuremberg.game import GAME
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import NurembergState, Turn
from tests.engines.helpers.acting import allowed, choices, do, offered
from tests.games.nuremberg.helpers.positions import gold, goods, hand, position

WOOL_FOR_GOLD = Terms(goods(wool=1), goods(gold=4))
TO_ONE, TO_BOTH = TradeOffer(WOOL_FOR_GOLD, ("1",)), TradeOffer(WOOL_FOR_GOLD, ("1", "2"))
SPEND = TradeBank("gold", "ore", 2)
"""It leaves one piece of gold."""


def begun(players: int = 3, **seats: Any) -> NurembergState:
    """The turn of seat 0; each seat has wool, ore and gold unless it is said."""
    each = {f"P{seat}": {"hand": {"wool": 3, "ore": 3}, "gold": 9} for seat in range(players)}
    return position(players=players, **each | seats)


def trade(state: NurembergState, *moves: tuple[int, Action]) -> NurembergState:
    for seat, action in moves:
        state = do(state, action, seat).state
    return state


def turn(state: NurembergState) -> Turn:
    (found,) = state.stack
    assert isinstance(found, Turn)
    return found


def standing(state: NurembergState) -> list[int]:
    return [offer.id for offer in turn(state).offers]


def told(step: Step[NurembergState]) -> list[Any]:
    return seen(step.events, None)


@given(st.integers(0, 10**6), st.integers(3, 4))
def test_trade_makes_and_loses_nothing_and_what_stands_can_be_kept(seed: int, players: int) -> None:
    rng = rng_from(f"market {seed}")
    state = begun(players)
    numbers: set[int] = set()
    for _ in range(60):
        seat = rng.choice(GAME.pending(state)).seat
        options = [option for option in GAME.options(state, seat) if option.group in (GROUP, "bank")]
        if not options:
            continue
        action = rng.choice(options).random(rng)
        before = [sum(kind) for kind in zip(*(player.purse for player in state.players), strict=True)]
        step = do(state, action, seat)
        state = step.state
        after = [sum(kind) for kind in zip(*(player.purse for player in state.players), strict=True)]
        assert after == before or isinstance(action, TradeBank)
        assert min(min(player.purse) for player in state.players) >= 0
        assert turn(state).proposals <= OFFERS.proposals
        new = {event.offer for event in told(step) if isinstance(event, OfferMade)}
        assert not new & numbers
        numbers |= new
        for offer in turn(state).offers:
            purse = state.players[offer.seat].purse
            assert all(have >= need for have, need in zip(purse, offer.give.counts(), strict=True))
            assert set(offer.to) - set(offer.answered)


def test_money_is_offered_and_wanted_like_any_ware_and_nobody_waits_for_an_answer() -> None:
    step = do(begun(), TO_BOTH)
    assert told(step) == [OfferMade(0, 1, (1, 2), goods(wool=1), goods(gold=4))]
    assert [(one.seat, one.optional) for one in GAME.pending(step.state)] == [(0, False), (1, True), (2, True)]
    step = do(step.state, TradeAccept(1), 2)
    assert told(step) == [Traded(0, 2, goods(wool=1), goods(gold=4))]
    assert (gold(step.state), hand(step.state, 2)) == ([13, 9, 5], {"wool": 4, "ore": 3})
    assert hand(step.state, 0) == {"wool": 2, "ore": 3}
    assert standing(step.state) == []


def test_who_cannot_pay_may_answer_but_not_accept() -> None:
    state = trade(begun(P1={"gold": 3}), (0, TO_ONE))
    assert not allowed(state, TradeAccept(1), 1)
    assert allowed(state, TradeDecline(1), 1)
    assert allowed(state, TradeCounter(1, Terms(goods(gold=3), goods(wool=1))), 1)
    assert not allowed(state, TradeCounter(1, Terms(goods(gold=4), goods(wool=1))), 1)
    (counter,) = choices(state, TradeCounter, 1)
    assert counter.terms == Terms(goods(gold=3), goods(wool=1)), "the offer turned round as far as the goods go"


def test_an_offer_that_all_have_declined_no_longer_stands() -> None:
    state = trade(begun(), (0, TO_BOTH), (1, TradeDecline(1)))
    assert standing(state) == [1]
    step = do(state, TradeDecline(1), 2)
    assert told(step) == [OfferDeclined(2, 1), OfferWithdrawn(0, 1)]
    assert standing(step.state) == []


def test_a_counter_offer_declines_and_is_for_the_seat_whose_turn_it_is() -> None:
    state = trade(begun(), (0, TO_ONE))
    assert choices(state, TradeOffer, 1) == []
    step = do(state, TradeCounter(1, Terms(goods(gold=2), goods(wool=1))), 1)
    made = OfferMade(1, 2, (0,), goods(gold=2), goods(wool=1), counter_to=0)
    assert told(step) == [OfferWithdrawn(0, 1), made]
    assert not allowed(step.state, TradeAccept(2), 2)
    assert gold(trade(step.state, (0, TradeAccept(2)))) == [11, 7, 9]
    assert OfferDeclined(0, 2) in told(do(step.state, TradeDecline(2), 0))


def test_counter_offers_use_up_no_proposal() -> None:
    state = begun()
    for number in range(1, 2 * OFFERS.proposals, 2):
        counter = TradeCounter(number, Terms(goods(gold=1), goods(wool=1)))
        state = trade(state, (0, TO_ONE), (1, counter))
    assert not allowed(state, TO_ONE)
    assert len(standing(state)) == OFFERS.proposals


def test_offers_whose_maker_has_spent_what_it_offered_are_taken_back() -> None:
    gold_for_wool = TradeOffer(Terms(goods(gold=4), goods(wool=1)), ("1",))
    step = do(trade(begun(), (0, gold_for_wool), (0, TO_ONE)), SPEND)
    assert OfferWithdrawn(0, 1) in told(step)
    assert standing(step.state) == [2]


def test_a_seat_takes_back_its_own_offers_only() -> None:
    state = trade(begun(), (0, TO_ONE))
    assert not allowed(state, TradeWithdraw(1), 1)
    assert told(do(state, TradeWithdraw(1))) == [OfferWithdrawn(0, 1)]


def test_who_closes_declines_all_and_is_offered_nothing_more() -> None:
    state = trade(begun(), (0, TO_BOTH), (1, TradeCounter(1, WOOL_FOR_GOLD)), (0, TO_ONE))
    assert [OFFERS.closing(turn(state), seat) for seat in range(3)] == [None, TradeClose(), TradeClose()]
    step = do(state, TradeClose(), 1)
    assert told(step) == [TradeClosed(1), OfferWithdrawn(0, 3)]
    assert (standing(step.state), offered(step.state)) == ([1], [2])
    assert not allowed(step.state, TO_ONE)
    assert allowed(step.state, TradeOffer(WOOL_FOR_GOLD, ("2",)))
