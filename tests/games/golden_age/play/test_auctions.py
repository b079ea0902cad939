"""What a service needs of an auction: the facts, crying under a limit, and who is asked at all."""

import itertools
from typing import Any

import pytest

from engines.core.mechanics.auctions import NOBODY
from engines.golden_age.actions import Bid, Cash, OpenAuction, Pass
from engines.golden_age.events import AuctionOpened, AuctionWon, Cashed
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import do, told
from tests.games.golden_age.helpers.positions import hand, position


def sale(*, marker: str = "brabant", **keys: Any) -> GoldenAgeState:
    """Seat 0 of four has offered the action of its marker."""
    state = position(4, **{"P0": {"markers": [marker]}, **keys})
    return do(state, OpenAuction(marker)).state


def cried(state: GoldenAgeState, limits: dict[int, int]) -> tuple[int, int]:
    """Buyer and price if each seat cries under a limit of its own."""
    for _ in range(200):
        auction = AUCTIONS.facts(state)
        assert auction is not None
        step = GAME.apply(state, auction.next, AUCTIONS.cry(state, auction.next, limits.get(auction.next, 0)))
        state = step.state
        if AUCTIONS.facts(state) is None:
            won = told(step, AuctionWon)
            return (won[0].seat, won[0].amount) if won else (NOBODY, 0)
    raise AssertionError("the auction does not end")


def test_there_is_no_auction_before_one_is_opened() -> None:
    state = position(4)
    assert AUCTIONS.facts(state) is None
    assert AUCTIONS.limit(state, 1) == 0
    with pytest.raises(ValueError, match="cry"):
        AUCTIONS.cry(state, 1, 10)


def test_the_facts_of_an_auction_are_what_everybody_knows() -> None:
    auction = AUCTIONS.facts(sale())
    assert auction is not None
    assert (auction.seller, auction.seats, auction.next) == (0, (1, 2, 3), 1)
    assert (auction.least, auction.step, auction.leader, auction.started) == (1, 1, NOBODY, False)
    assert auction.unit == "half-florin"


def test_auctions_of_a_match_are_numbered() -> None:
    state = position(4, P0={"markers": ["brabant", "holland"]})
    numbers = []
    for marker in ("brabant", "holland"):
        state = do(state, OpenAuction(marker)).state
        auction = AUCTIONS.facts(state)
        assert auction is not None
        numbers.append(auction.number)
        for _ in range(3):
            state = do(state, Pass()).state
    assert numbers[0] != numbers[1]


@pytest.mark.parametrize(
    ("limits", "buyer", "price"),
    [
        ({}, NOBODY, 0),
        ({2: 7}, 2, 1),
        ({1: 3, 2: 7}, 2, 4),
        ({1: 7, 2: 3}, 1, 3),
        ({1: 5, 2: 5, 3: 5}, 2, 5),
        ({1: 4, 2: 9, 3: 6}, 2, 7),
    ],
)
def test_limits_end_as_open_cries_would(limits: dict[int, int], buyer: int, price: int) -> None:
    assert cried(sale(), limits) == (buyer, price)


def test_every_pair_of_limits_ends_near_the_second_highest() -> None:
    state = sale()
    for limits in itertools.product(range(0, 8, 2), repeat=3):
        buyer, price = cried(state, dict(enumerate(limits, 1)))
        most, second = sorted(limits, reverse=True)[:2]
        if most:
            assert limits[buyer - 1] == most
            assert max(1, second) <= price <= second + 1
        else:
            assert buyer == NOBODY


def test_a_seat_never_bids_more_than_it_has() -> None:
    state = sale(P1={"money": 4}, P2={"money": 0}, P3={"money": 0})
    assert cried(state, {1: 40}) == (1, 1)
    state = sale(P1={"money": 4}, P2={"money": 9})
    assert cried(state, {1: 40, 2: 40}) == (2, 4)


def test_a_set_is_cashed_in_when_the_next_bid_needs_it() -> None:
    state = sale(P1={"money": 1, "hand": ["tulip1"]}, P2={"money": 9}, P3={"money": 0})
    assert AUCTIONS.limit(state, 1) == 11
    state = do(do(state, AUCTIONS.cry(state, 1, 11)).state, Bid(2)).state
    assert AUCTIONS.cry(state, 1, 11) == Cash("tulip1")
    state = do(state, Cash("tulip1")).state
    assert hand(state, 1) == []
    assert AUCTIONS.cry(state, 1, 11) == Bid(3)


@pytest.mark.parametrize(("limit", "first"), [(10, "tulip1"), (16, "pepper"), (17, "cloves"), (60, "cloves")])
def test_the_smallest_set_that_is_enough_for_the_limit_is_cashed_in(limit: int, first: str) -> None:
    held = ["cloves", "cloves", "cloves", "tulip1", "pepper"]
    state = sale(P1={"money": 0, "hand": held}, P2={"money": 30}, P3={"money": 0})
    assert AUCTIONS.cry(state, 1, limit) == Cash(first)


@pytest.mark.parametrize(
    ("limit", "rival", "sets"), [(20, 16, 1), (30, 16, 1), (30, 26, 2), (36, 3, 1), (36, 2, 1)]
)
def test_never_two_sets_are_cashed_in_where_one_would_do(limit: int, rival: int, sets: int) -> None:
    # A purse of 2 and sets that pay 10 and 24: up to 26 the larger one is enough, whatever the limit allows.
    held = ["tulip1", "tulip2", "tulip2"]
    state = sale(P1={"money": 2, "hand": held}, P2={"money": rival}, P3={"money": 0})
    cashed = 0
    while (auction := AUCTIONS.facts(state)) is not None:
        step = do(state, AUCTIONS.cry(state, auction.next, {1: limit, 2: rival}[auction.next]))
        cashed += len(told(step, Cashed))
        state = step.state
    assert cashed == sets


def test_no_set_is_cashed_in_for_a_bid_beyond_reach_or_limit() -> None:
    state = sale(P1={"money": 0, "hand": ["tulip1", "expedition"]}, P2={"money": 30})
    assert AUCTIONS.cry(state, 1, 0) == Pass()
    state = do(do(do(state, Cash("tulip1")).state, Bid(1)).state, Bid(11)).state
    assert AUCTIONS.cry(state, 3, 0) == Pass()
    state = do(state, Pass()).state
    assert AUCTIONS.cry(state, 1, 30) == Pass()


def test_one_florin_is_kept_back_where_only_a_painter_can_be_paid() -> None:
    keys: dict[str, Any] = {"decks": {"art": []}, "P1": {"money": 7, "paintings": [{"card": "art-5"}]}}
    state = sale(marker="utrecht", **keys)
    assert AUCTIONS.limit(state, 1) == 5
    assert cried(state, {1: 40}) == (1, 1)


def test_a_poor_seat_whose_hidden_cards_may_be_a_set_is_asked() -> None:
    for card in ("expedition", "nutmeg", "die"):
        state = position(4, P0={"markers": ["brabant"]}, P1={"money": 0, "hand": [card]})
        (opened,) = told(do(state, OpenAuction("brabant")), AuctionOpened)
        assert 1 in opened.bidders, card
