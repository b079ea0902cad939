"""Auctions of actions (rules 3.7)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.decisions import NotYourTurn
from engines.golden_age import actions as a
from engines.golden_age import events as ev
from engines.golden_age.data import NUMBERS
from engines.golden_age.game import GAME
from engines.golden_age.geography import PROVINCES
from engines.golden_age.play.contest import AUCTIONS
from tests.engines.helpers.acting import allowed, asked, do, offered, told, values
from tests.games.golden_age.helpers import positions as pos


def test_actions_of_own_unused_provinces_are_offered_and_never_those_of_guilds_or_colonies() -> None:
    state = pos.position(P0={"markers": ["holland", "utrecht", "green", "brown", "2", "7"]})
    assert values(state, a.OpenAuction, "marker") == ["holland", "utrecht"]
    for taken in (
        pos.position(P0={"markers": ["holland"], "used": ["holland"]}),
        pos.position(P1={"markers": ["holland"]}),
    ):
        assert not allowed(taken, a.OpenAuction("holland"))


def test_auctions_are_as_many_as_there_are_markers() -> None:
    state = pos.sale("brabant", P0={"markers": ["zeeland"]}, P2=pos.POOR)
    state = pos.play(state, a.Bid(1), a.OpenAuction("zeeland"))
    assert state.auctions == 2


@pytest.mark.parametrize(("seller", "order"), [(0, (1, 2, 3)), (2, (3, 0, 1)), (3, (0, 1, 2))])
def test_the_left_neighbour_of_the_seller_begins_and_the_seller_does_not_bid_r10(
    seller: int, order: tuple[int, ...]
) -> None:
    keys: dict[str, Any] = {f"P{seller}": {"markers": ["brabant"]}}
    state = pos.position(4, active=seller, **keys)
    made = do(state, a.OpenAuction("brabant"))
    assert told(made, ev.AuctionOpened) == [ev.AuctionOpened(seller, "brabant", "yellow", order, 1)]
    assert made.barrier
    for seat in order:
        assert asked(made.state) == [(seat, "bid")]
        assert not allowed(made.state, a.Bid(19), seller)
        made = do(made.state, a.Bid(order.index(seat) + 1))
    assert asked(made.state) == [(order[0], "bid")]


def test_the_least_bid_and_raise_is_half_a_florin_and_the_most_the_cash_in_hand() -> None:
    state = pos.sale(P1={"money": 5})
    assert values(state, a.Bid, "amount", 1) == [1, 2, 3, 4, 5]
    assert not any(allowed(state, a.Bid(amount), 1) for amount in (-1, 0, 6))
    state = pos.play(state, a.Bid(3))
    assert min(values(state, a.Bid, "amount", 2)) == 4


def test_sets_may_be_cashed_in_while_bidding_to_bid_more() -> None:
    state = pos.sale(P1={"hand": ["tulip1"], "money": 2})
    assert not allowed(state, a.Bid(12), 1)
    assert allowed(pos.play(state, a.Cash("tulip1")), a.Bid(12), 1)


def test_who_passes_is_out_for_good() -> None:
    state = pos.play(pos.sale(players=4), a.Pass(), a.Bid(1), a.Bid(2))
    assert asked(state) == [(2, "bid")]
    assert asked(pos.play(state, a.Bid(3))) == [(3, "bid")]


def test_only_the_seat_to_cry_is_asked() -> None:
    state = pos.sale()
    assert (asked(state), offered(state)) == ([(1, "bid")], [])
    assert not allowed(state, a.EndTurn(), 0)
    assert not allowed(state, a.Bid(5), 2)


def test_the_last_one_in_pays_the_seller_and_acts_without_the_cost() -> None:
    made = do(pos.play(pos.sale(next={"investment": ["tulip1"]}), a.Bid(4)), a.Pass())
    assert pos.money(made.state) == [24, 16, 20]
    assert pos.hand(made.state, 1) == ["tulip1"]
    assert told(made, ev.AuctionWon) == [ev.AuctionWon(1, 0, 4, "brabant", "yellow")]
    assert told(made, ev.CardDrawn) == [ev.CardDrawn(1, "investment", None, 0)]
    assert told(made, ev.CardSeen, 1) == [ev.CardSeen(1, "investment", None, 0, "tulip1")]
    assert told(made, ev.CardSeen, 0) == []
    assert asked(made.state) == [(0, "turn")]


def test_the_sellers_marker_is_used_then() -> None:
    state = pos.play(pos.sale(P2=pos.POOR), a.Bid(1))
    assert pos.used(state, "brabant")
    assert not allowed(state, a.DrawInvestment("brabant"))
    assert not allowed(state, a.OpenAuction("brabant"))


def test_the_proceeds_may_be_spent_in_the_same_turn() -> None:
    state = pos.play(pos.sale(P0={"money": 0}, P2=pos.POOR), a.Bid(6))
    assert allowed(state, a.TakeGuild("green"))


def test_a_winner_of_green_puts_a_pawn_into_any_province_before_the_seller_goes_on() -> None:
    state = pos.play(pos.sale("holland", P1={"money": 1}, P2=pos.POOR), a.Bid(1))
    assert asked(state) == [(1, "perform")]
    assert not allowed(state, a.EndTurn(), 0)
    assert not allowed(state, a.Pass(), 1)
    assert values(state, a.AddPawn, "province", 1) == list(PROVINCES)
    made = do(state, a.AddPawn("flanders"))
    assert (pos.pawns(made.state, 1, "flanders"), pos.reserve(made.state, 1)) == (1, (4, 6))
    assert pos.money(made.state)[1] == 0
    assert told(made, ev.PawnAdded) == [ev.PawnAdded(1, "flanders", None, 0)]
    assert asked(made.state) == [(0, "turn")]


def test_the_third_pawn_of_a_won_auction_may_become_a_marker_at_once_but_not_beside_another() -> None:
    won = (a.Bid(1), a.AddPawn("flanders"))
    state = pos.play(pos.sale("holland", P1={"pawns": {"flanders": 2}}, P2=pos.POOR), *won)
    assert (asked(state), offered(state)) == ([(0, "turn")], [1])
    after = do(state, a.MakeMarker("flanders"), 1).state
    assert (pos.owner(after, "flanders"), offered(after)) == (1, [])
    declined = do(state, a.Pass(), 1).state
    assert (pos.owner(declined, "flanders"), offered(declined)) == (None, [])
    beside = pos.sale("holland", P1={"pawns": {"flanders": 2}}, P2={**pos.POOR, "markers": ["flanders"]})
    assert offered(pos.play(beside, *won)) == []


def test_a_new_marker_in_another_turn_is_moved_if_the_reserve_is_empty() -> None:
    keys: dict[str, Any] = {"P1": {"pawns": {"groningen": 2}, "markers": [*pos.SIX[1:], "2"]}, "P2": pos.POOR}
    state = pos.play(pos.sale("holland", **keys), a.Bid(1), a.AddPawn("groningen"))
    assert sorted(values(state, a.MakeMarker, "source", 1)) == sorted([*pos.SIX[1:], "2"])
    after = do(state, a.MakeMarker("groningen", "2"), 1).state
    assert (pos.owner(after, "groningen"), pos.owner(after, "2")) == (1, None)


def test_a_seat_that_does_not_bid_is_told_that_an_auction_is_held_and_whose() -> None:
    state = pos.sale("brabant", 4, P2=pos.POOR)
    told_to = {}
    for seat in (0, 2, 3):
        with pytest.raises(NotYourTurn) as refused:
            GAME.check(state, seat, a.EndTurn())
        told_to[seat] = refused.value.msg.key
    assert told_to == {0: "err-auction-yours", 2: "err-auction-out", 3: "err-not-your-turn"}
    passed = do(state, a.Pass(), 1).state
    with pytest.raises(NotYourTurn) as refused:
        GAME.check(passed, 1, a.Bid(5))
    assert refused.value.msg.key == "err-auction-out", "whoever passed is out for good"


def test_without_bids_the_marker_stays_active_and_is_not_offered_again_in_this_turn_r9() -> None:
    made = do(pos.play(pos.sale(P0={"markers": ["zeeland"]}), a.Pass()), a.Pass())
    assert told(made, ev.AuctionFailed) == [ev.AuctionFailed(0, "brabant")]
    assert pos.money(made.state) == [20, 20, 20]
    assert allowed(made.state, a.DrawInvestment("brabant"))
    assert values(made.state, a.OpenAuction, "marker") == ["zeeland"]
    later = pos.play(made.state, a.EndTurn(), a.EndTurn(), a.EndTurn())
    assert allowed(later, a.OpenAuction("brabant"))


def test_moving_the_marker_does_not_open_another_auction_r9() -> None:
    seat = {"markers": [*pos.SIX[1:], "2"], "pawns": {"groningen": 3, "holland": 1}}
    state = pos.position(P0=seat, unsold=["brabant"])
    state = pos.play(state, a.MakeMarker("groningen", "brabant"))
    assert not allowed(state, a.OpenAuction("groningen"))
    assert allowed(state, a.OpenAuction("utrecht"))
    assert allowed(state, a.DrawInvestment("groningen"))


def test_another_marker_in_the_province_may_be_offered_r9() -> None:
    crew = ["ship", "captain", "cannon"]
    seat = {"markers": [*pos.SIX[1:], "groningen"], "pawns": {"brabant": 3}, "hand": crew, "money": 5}
    state = pos.position(P0=seat, unsold=["brabant"])
    state = pos.play(
        state, a.Sail("2", ("ship", "captain", "cannon"), "brabant"), a.MakeMarker("brabant", "limburg")
    )
    assert allowed(state, a.OpenAuction("brabant"))


def test_money_for_an_auction_moves_points_of_money() -> None:
    state = pos.sale(P0={"money": 19}, P1={"money": 20}, P2=pos.POOR)
    before = pos.points(state)
    after = pos.points(pos.play(state, a.Bid(1)))
    assert (after[0] - before[0], after[1] - before[1]) == (1, -1)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_an_auction_by_limits_goes_to_the_highest_for_a_raise_over_the_second_at_most(data: st.DataObject) -> None:
    players = data.draw(st.integers(3, 4))
    purses = data.draw(st.lists(st.integers(1, 14), min_size=players, max_size=players))
    keys: dict[str, Any] = {f"P{seat}": {"money": purse} for seat, purse in enumerate(purses)}
    state = pos.sale(players=players, **keys)
    wishes = [data.draw(st.integers(0, 16)) for _ in range(players)]
    limits = {seat: min(wishes[seat], purses[seat]) for seat in range(1, players)}
    total = sum(pos.money(state))
    while (auction := AUCTIONS.facts(state)) is not None:
        assert auction.least == (auction.highest + 1 if auction.leader >= 0 else 1)
        state = do(state, AUCTIONS.cry(state, auction.next, wishes[auction.next])).state
        assert GAME.rules.invariants(state) == []
    best, second = sorted(limits.values(), reverse=True)[:2]
    assert sum(pos.money(state)) == total
    gained = pos.money(state)[0] - purses[0]
    payers = [seat for seat in limits if pos.money(state)[seat] != purses[seat]]
    if best == 0:
        assert (gained, payers) == (0, [])
        return
    (winner,) = payers
    assert limits[winner] == best
    assert max(NUMBERS.least_bid, second) <= gained <= min(best, second + NUMBERS.least_raise)
    assert len(pos.hand(state, winner)) == 1


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_cries_end_and_nobody_owes_money(data: st.DataObject) -> None:
    players = data.draw(st.integers(3, 4))
    place = data.draw(st.sampled_from(["brabant", "utrecht", "zeeland", "flanders"]))
    keys: dict[str, Any] = {
        f"P{seat}": {
            "money": data.draw(st.integers(0, 9)),
            "hand": data.draw(st.lists(st.sampled_from(["tulip1", "nutmeg", "expedition"]), max_size=2)),
        }
        for seat in range(1, players)
    }
    before = pos.position(players, P0={"markers": [place]}, **keys)
    if not allowed(before, a.OpenAuction(place)):
        return
    state = pos.play(before, a.OpenAuction(place))
    out: set[int] = set()
    while (auction := AUCTIONS.facts(state)) is not None:
        seat = auction.next
        assert seat not in out
        assert seat not in (auction.leader, auction.seller)
        option = data.draw(st.sampled_from(GAME.options(state, seat)))
        action = data.draw(st.sampled_from(list(option.expand())))
        if action == a.Pass():
            out.add(seat)
        state = do(state, action).state
        assert GAME.rules.invariants(state) == []
    assert asked(state) == [(0, "turn")]
    # Sold and used, or neither.
    assert pos.used(state, place) == (pos.money(state)[0] > 20)
    assert allowed(state, a.DrawColony(place)) == (place == "zeeland" and not pos.used(state, place))
    assert not allowed(state, a.MovePawn("holland", "utrecht"))


def test_any_bidder_can_be_asked_as_if_it_were_the_next_to_cry_and_the_others_keep_their_order() -> None:
    state = pos.sale(players=4)
    copy = AUCTIONS.as_if_next(state, 2)
    assert asked(copy) == [(2, "bid")]
    opened, real = AUCTIONS.facts(copy), AUCTIONS.facts(state)
    assert opened is not None
    assert real is not None
    assert (opened.seats, real.seats) == ((2, 3, 1), (1, 2, 3))


def test_a_bidder_can_be_asked_about_a_price_to_which_others_may_drive_it() -> None:
    state = pos.play(pos.sale(players=4), a.Bid(2))
    copy = AUCTIONS.as_if_next(state, 3, 9)
    opened = AUCTIONS.facts(copy)
    assert opened is not None
    assert opened.least == 9
    assert not allowed(copy, a.Bid(8), 3)
    assert allowed(copy, a.Bid(9), 3)
