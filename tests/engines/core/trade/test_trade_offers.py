"""Trade among seats, in a game that trades wares for money as well: gold is one more kind."""

from typing import Any, Union

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engines.core.actions import Action, Option
from engines.core.decisions import Decision, IllegalMove
from engines.core.encoding.codec import tag_of
from engines.core.frames import BaseState, Ctx, Frame, FrameRules, Step
from engines.core.game import Game, GameInfo, seen
from engines.core.mechanics import trade_offers
from engines.core.mechanics.resource_counts import ResourceCounts, move_pieces
from engines.core.mechanics.trade_offers import Offer, Terms, TradeOffers
from engines.core.outcome import Outcome, ranks_of
from engines.core.rng import Rng, rng_from
from engines.core.testing import check_game
from engines.core.text.messages import Msg, Ref, Summary
from engines.core.text.words import GameWords
from tests.tiers import few

TURNS = 4
PROPOSALS = 3


class Goods(ResourceCounts, frozen=True):
    """Two wares, and money."""

    cloth: int = 0
    wine: int = 0
    gold: int = 0


class Propose(trade_offers.Propose[Goods], frozen=True, tag="propose"):
    """Offer."""


class Counter(trade_offers.Counter[Goods], frozen=True, tag="counter"):
    """Offer something else."""


class Accept(trade_offers.Accept, frozen=True, tag="accept"):
    """Accept."""


class Decline(trade_offers.Decline, frozen=True, tag="decline"):
    """Decline."""


class Withdraw(trade_offers.Withdraw, frozen=True, tag="withdraw"):
    """Take back."""


class Close(trade_offers.Close, frozen=True, tag="close"):
    """No more."""


class Spend(Action, frozen=True, tag="spend"):
    """Spend all gold."""


class End(Action, frozen=True, tag="end"):
    """End the turn."""


class Offered(trade_offers.Offered[Goods], frozen=True, tag="offered"):
    """Offered."""


class Declined(trade_offers.Declined, frozen=True, tag="declined"):
    """Declined."""


class Withdrawn(trade_offers.Withdrawn, frozen=True, tag="withdrawn"):
    """Withdrawn."""


class Closed(trade_offers.Closed, frozen=True, tag="closed"):
    """Closed."""


class Traded(trade_offers.Traded[Goods], frozen=True, tag="traded"):
    """Traded."""


class Turn(Frame, tag="turn"):
    """One seat's turn."""

    seat: int
    offers: list[Offer[Goods]] = []
    offers_made: int = 0
    proposals: int = 0
    closed: list[int] = []


class MarketState(BaseState, kw_only=True):
    """wares: by seat and kind. money: by seat, in a purse of its own."""

    stack: list[Turn]
    wares: list[list[int]]
    money: list[int]
    turns: int = 1


class Stalls(TradeOffers[MarketState, Goods]):
    """Wares for wares or money."""

    most = 9
    proposals = PROPOSALS
    propose = Propose
    counter = Counter
    accept = Accept
    decline = Decline
    withdraw = Withdraw
    close = Close
    offered = Offered
    declined = Declined
    withdrawn = Withdrawn
    closed = Closed
    traded = Traded

    def goods(self, state: MarketState, seat: int) -> Goods:
        """Wares and money."""
        return Goods.of([*state.wares[seat], state.money[seat]])

    def hand_over(self, state: MarketState, giver: int, taker: int, goods: Goods) -> None:
        """Wares go from stall to stall, money from purse to purse."""
        move_pieces(state.wares[giver], state.wares[taker], goods.counts()[:2])
        state.money[giver] -= goods.gold
        state.money[taker] += goods.gold


STALLS = Stalls()


class TurnRules(FrameRules[MarketState, Turn, Action]):
    """Trade, spend, end."""

    def pending(self, state: MarketState, frame: Turn) -> list[Decision]:
        """The seat whose turn it is; others may answer."""
        if frame.at == "over":
            return []
        others = [Decision(seat, Msg("ask"), "offer", optional=True) for seat in STALLS.asked(frame)]
        return [Decision(frame.seat, Msg("ask"), "turn"), *others]

    def options(self, state: MarketState, frame: Turn, seat: int) -> list[Option]:
        """What may be done."""
        if seat != frame.seat:
            return STALLS.partner_options(state, frame, seat)
        spend = [Option(Spend())] if state.money[seat] else []
        return [*STALLS.active_options(state, frame), *spend, Option(End())]

    def handle(self, ctx: Ctx[MarketState], frame: Turn, seat: int, action: Action) -> None:
        """Do it."""
        match action:
            case Spend():
                ctx.state.money[seat] = 0
            case End():
                frame.at = "over"
            case _:
                assert STALLS.carry_out(ctx, frame, seat, action)

    def resume(self, ctx: Ctx[MarketState], frame: Turn) -> None:
        """The next turn, or the end."""
        state = ctx.state
        if state.turns == TURNS:
            state.stack, state.over = [], True
            return
        state.turns += 1
        state.stack = [Turn(seat=(frame.seat + 1) % state.seats)]


class Seen(Struct, frozen=True):
    """All of it."""

    goods: tuple[Goods, ...]
    offers: tuple[Offer[Goods], ...]
    turn: int
    over: bool


def initial(seats: int, rng: Rng, settings: Any) -> MarketState:
    """Three of each ware, nine gold."""
    wares = [[3, 3] for _ in range(seats)]
    return MarketState(seats=seats, rng=rng, stack=[Turn(seat=0)], wares=wares, money=[9] * seats)


def keep(ctx: Ctx[MarketState]) -> None:
    """Offers that cannot be met any more are taken back."""
    for turn in ctx.state.stack:
        STALLS.take_back_unkept(ctx, turn)


def view(state: MarketState, viewer: int | None) -> Seen:
    """Nothing is hidden."""
    goods = tuple(STALLS.goods(state, seat) for seat in range(state.seats))
    standing = tuple(offer for turn in state.stack for offer in turn.offers)
    return Seen(goods, standing, state.turns, state.over)


def name(view: Seen, option: Option) -> Msg:
    """By its verb, and the offer that it is about."""
    about = option.target.id if option.target is not None else ""
    return Msg(tag_of(type(option.action)), {"offer": Ref("offer", about or "none")})


def summary(view: Seen) -> Summary:
    """A line for each seat."""
    return Summary(Msg("market"), tuple(Msg("goods", {"n": goods.total()}) for goods in view.goods), ())


MARKET = Game(
    info=GameInfo(key="market", command="market", seats=(2, 4), rules_version=1, hidden=False),
    state_type=MarketState,
    action_type=Union[Propose, Counter, Accept, Decline, Withdraw, Close, Spend, End],
    event_type=Union[Offered, Declined, Withdrawn, Closed, Traded],
    frames={Turn: TurnRules()},
    initial=initial,
    outcome=lambda state: Outcome("money", tuple(state.money), ranks_of(state.money)) if state.over else None,
    view=view,
    resample=lambda state, _, __: state,
    secrets=lambda _, __: {},
    invariants=lambda _: [],
    always=keep,
    words=GameWords(label=name, summary=summary),
)
WINE_FOR_GOLD = Terms(Goods(wine=1), Goods(gold=4))


def begun() -> MarketState:
    return MARKET.setup(3, bytes(16)).state


def do(state: MarketState, seat: int, action: Action) -> Step[MarketState]:
    return MARKET.apply(state, seat, action)


def play(state: MarketState, *moves: tuple[int, Action]) -> MarketState:
    for seat, action in moves:
        state = do(state, seat, action).state
    return state


def standing(state: MarketState) -> list[int]:
    return [offer.id for offer in state.stack[0].offers]


def told(step: Step[MarketState]) -> list[Any]:
    return seen(step.events, None)


def refused(state: MarketState, seat: int, action: Action) -> bool:
    try:
        MARKET.check(state, seat, action)
    except IllegalMove:
        return True
    return False


@pytest.mark.parametrize("seats", few(1, [3, 2, 4]))
def test_a_market_keeps_every_promise_of_a_game(seats: int) -> None:
    verbs: set[str] = set()
    for seed in range(12):
        verbs |= check_game(MARKET, seats, str(seed)).verbs
    assert verbs == set(MARKET.verbs)


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_trade_makes_and_loses_nothing_and_what_stands_can_be_kept(seed: int, seats: int) -> None:
    rng = rng_from(f"market {seed}")
    state = MARKET.setup(seats, bytes(16)).state
    numbers: set[int] = set()
    for _ in range(60):
        decisions = MARKET.pending(state)
        if not decisions:
            return
        seat = rng.choice(decisions).seat
        action = rng.choice(MARKET.options(state, seat)).random(rng)
        before, money = [sum(kind) for kind in zip(*state.wares, strict=True)], sum(state.money)
        step = do(state, seat, action)
        state = step.state
        assert [sum(kind) for kind in zip(*state.wares, strict=True)] == before
        assert sum(state.money) == money or isinstance(action, Spend)
        assert min(state.money) >= 0
        assert min(map(min, state.wares)) >= 0
        for turn in state.stack:
            if action == End():
                numbers = set()
            assert turn.proposals <= PROPOSALS
            new = {event.offer for event in told(step) if isinstance(event, Offered)}
            assert not new & numbers
            numbers |= new
            for offer in turn.offers:
                goods = STALLS.goods(state, offer.seat)
                assert all(have >= need for have, need in zip(goods.counts(), offer.give.counts(), strict=True))
                assert set(offer.to) - set(offer.answered)


def test_money_is_offered_and_wanted_like_any_ware() -> None:
    step = do(begun(), 0, Propose(WINE_FOR_GOLD, ("1", "2")))
    assert told(step) == [Offered(0, 1, (1, 2), Goods(wine=1), Goods(gold=4))]
    step = do(step.state, 2, Accept(1))
    assert told(step) == [Traded(0, 2, Goods(wine=1), Goods(gold=4))]
    assert (step.state.money, step.state.wares[2]) == ([13, 9, 5], [3, 4])
    assert standing(step.state) == []


def test_nobody_waits_for_an_answer() -> None:
    state = play(begun(), (0, Propose(WINE_FOR_GOLD, ("1",))))
    assert [(decision.seat, decision.optional) for decision in MARKET.pending(state)] == [(0, False), (1, True)]
    assert standing(play(state, (0, End()))) == []


def test_who_cannot_pay_may_answer_but_not_accept() -> None:
    state = begun()
    state.money[1] = 3
    state = play(state, (0, Propose(WINE_FOR_GOLD, ("1",))))
    assert refused(state, 1, Accept(1))
    assert not refused(state, 1, Decline(1))
    assert not refused(state, 1, Counter(1, Terms(Goods(gold=3), Goods(wine=1))))
    assert refused(state, 1, Counter(1, Terms(Goods(gold=4), Goods(wine=1))))


def test_an_offer_that_all_have_declined_no_longer_stands() -> None:
    state = play(begun(), (0, Propose(WINE_FOR_GOLD, ("1", "2"))), (1, Decline(1)))
    assert standing(state) == [1]
    step = do(state, 2, Decline(1))
    assert told(step) == [Declined(2, 1), Withdrawn(0, 1)]
    assert standing(step.state) == []


def test_a_counter_offer_declines_and_is_for_the_seat_whose_turn_it_is() -> None:
    state = play(begun(), (0, Propose(WINE_FOR_GOLD, ("1",))))
    step = do(state, 1, Counter(1, Terms(Goods(gold=2), Goods(wine=1))))
    assert told(step) == [Withdrawn(0, 1), Offered(1, 2, (0,), Goods(gold=2), Goods(wine=1), counter_to=0)]
    assert do(step.state, 0, Accept(2)).state.money == [11, 7, 9]


def test_counter_offers_use_up_no_proposal() -> None:
    state = begun()
    for number in range(1, 2 * PROPOSALS, 2):
        state = play(state, (0, Propose(WINE_FOR_GOLD, ("1",))))
        state = play(state, (1, Counter(number, Terms(Goods(gold=1), Goods(wine=1)))))
    assert refused(state, 0, Propose(WINE_FOR_GOLD, ("1",)))
    assert len(standing(state)) == PROPOSALS


def test_offers_whose_maker_has_spent_what_it_offered_are_taken_back() -> None:
    gold_for_wine = Terms(Goods(gold=4), Goods(wine=1))
    state = play(begun(), (0, Propose(gold_for_wine, ("1",))), (0, Propose(WINE_FOR_GOLD, ("1",))))
    step = do(state, 0, Spend())
    assert told(step) == [Withdrawn(0, 1)]
    assert standing(step.state) == [2]


def test_a_seat_takes_back_its_own_offers_only() -> None:
    state = play(begun(), (0, Propose(WINE_FOR_GOLD, ("1",))))
    assert refused(state, 1, Withdraw(1))
    assert told(do(state, 0, Withdraw(1))) == [Withdrawn(0, 1)]


def test_who_closes_declines_all_and_is_offered_nothing_more() -> None:
    state = play(begun(), (0, Propose(WINE_FOR_GOLD, ("1", "2"))), (1, Counter(1, WINE_FOR_GOLD)))
    state = play(state, (0, Propose(WINE_FOR_GOLD, ("1",))))
    step = do(state, 1, Close())
    assert told(step) == [Closed(1), Withdrawn(0, 3)]
    assert standing(step.state) == [1]
    assert refused(step.state, 0, Propose(WINE_FOR_GOLD, ("1",)))
    assert not refused(step.state, 0, Propose(WINE_FOR_GOLD, ("2",)))


def test_who_is_asked_can_decline_everything_of_the_turn_in_one_move() -> None:
    state = play(begun(), (0, Propose(WINE_FOR_GOLD, ("1",))))
    stall = state.stack[0]
    assert [STALLS.closing(stall, seat) for seat in range(3)] == [None, Close(), None]
    assert not refused(state, 1, Close())


def test_a_counter_offer_begins_with_the_offer_turned_round_as_far_as_the_goods_go() -> None:
    state = begun()
    state.money[1] = 3
    state = play(state, (0, Propose(WINE_FOR_GOLD, ("1",))))
    (counter,) = (option.action for option in MARKET.options(state, 1) if isinstance(option.action, Counter))
    assert counter.terms == Terms(Goods(gold=3), Goods(wine=1))
