"""Who may bid in an auction and for what: painters, and money that may come (rules 3.7)."""

from typing import Any

import pytest

from engines.golden_age import actions as a
from engines.golden_age import events as ev
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import allowed, asked, completed, do, told, values
from tests.games.golden_age.helpers.positions import POOR, money, play, position, sale


def test_a_winner_of_brown_draws_or_pays_a_painter() -> None:
    state = play(sale("utrecht", P1={"paintings": ["art-5", "art-3"]}, P2=POOR), a.Bid(1))
    assert asked(state) == [(1, "perform")]
    assert completed(state, a.DrawArt, 1) == [a.DrawArt()]
    assert values(state, a.PayPainter, "painting", 1) == ["5-0", "3-0"]


def test_a_winner_of_brown_whom_the_art_deck_has_nothing_for_is_referred_to_a_painter() -> None:
    keys: dict[str, Any] = {"P1": {"paintings": ["art-5", "art-3"]}, "P2": POOR, "decks": {"art": []}}
    state = play(sale("utrecht", **keys), a.Bid(1))
    assert asked(state) == [(1, "perform")]
    assert GAME.why_not(state, 1, a.DrawArt()).key == "golden_age-no-art-left"


def test_a_painter_is_paid_after_a_won_auction_too_r11() -> None:
    state = play(sale("utrecht", P1={"paintings": ["art-5"]}, P2=POOR), a.Bid(3))
    made = do(state, a.PayPainter("5-0"))
    assert money(made.state)[:2] == [23, 20 - 3 - 2]
    assert told(made, ev.PainterPaid) == [ev.PainterPaid(1, "art-5", 1, 3, None, 2)]


@pytest.mark.parametrize(
    "seat", [{"paintings": [{"card": "art-3", "paid": 1}]}, {"paintings": ["art-5"], "money": 4}], ids=str
)
def test_a_winner_of_brown_draws_without_an_unfinished_painting_or_the_money_for_it(seat: dict[str, Any]) -> None:
    made = do(sale("utrecht", P1=seat, P2=POOR), a.Bid(3))
    assert told(made, ev.CardDrawn) == [ev.CardDrawn(1, "art", None, 0)]


def test_a_winner_may_cash_in_a_set_for_the_painter() -> None:
    keys: dict[str, Any] = {"P1": {"paintings": ["art-5"], "money": 4, "hand": ["tulip1"]}, "P2": POOR}
    state = play(sale("utrecht", **keys), a.Bid(4))
    assert completed(state, a.PayPainter, 1) == []
    assert values(play(state, a.Cash("tulip1")), a.PayPainter, "painting", 1) == ["5-0"]


def test_with_no_art_to_draw_a_florin_is_kept_back_for_the_painter() -> None:
    keys: dict[str, Any] = {"P1": {"paintings": ["art-5"], "money": 6}, "P2": POOR, "decks": {"art": []}}
    state = sale("utrecht", **keys)
    assert max(values(state, a.Bid, "amount", 1)) == 4
    made = do(state, a.Bid(4))
    # There is nothing to choose: the only painting is paid for.
    assert told(made, ev.PainterPaid) == [ev.PainterPaid(1, "art-5", 1, 3, None, 2)]
    assert money(made.state)[1] == 0


@pytest.mark.parametrize(("purse", "bids"), [(2, False), (3, True)])
def test_with_no_art_to_draw_who_lacks_a_painters_florin_may_not_bid(purse: int, bids: bool) -> None:
    state = position(P0={"markers": ["utrecht"]}, P1={"paintings": ["art-5"], "money": purse}, decks={"art": []})
    assert allowed(state, a.OpenAuction("utrecht")) == bids


def bidders(state: GoldenAgeState, place: str) -> tuple[int, ...]:
    return told(do(state, a.OpenAuction(place)), ev.AuctionOpened)[0].bidders


UNPAINTED = {"paintings": [{"card": "art-3", "paid": 1}]}


@pytest.mark.parametrize(
    ("place", "seats", "found"),
    [
        ("holland", [{"pawns": {"utrecht": 5}}, {}], (2,)),
        ("utrecht", [{"paintings": ["art-3"]}, UNPAINTED, UNPAINTED], (1,)),
        ("brabant", [POOR, {"money": 0, "hand": ["ship"]}, {}], (3,)),
    ],
    ids=[
        "a-pawn-in-reserve-for-green",
        "art-to-draw-or-a-painter-to-pay-for-brown",
        "money-or-a-card-that-may-bring-some",
    ],
)
def test_what_a_bidder_needs(place: str, seats: list[Any], found: tuple[int, ...]) -> None:
    others = {f"P{seat}": keys for seat, keys in enumerate(seats, 1)}
    state = position(len(seats) + 1, P0={"markers": [place]}, decks={"art": []}, **others)
    assert bidders(state, place) == found


def test_no_auction_starts_if_nobody_may_bid() -> None:
    state = position(P0={"markers": ["brabant", "holland"]}, P1=POOR, P2=POOR)
    assert completed(state, a.OpenAuction) == []
    full = {"pawns": {"utrecht": 5}}
    state = position(P0={"markers": ["brabant", "holland"]}, P1=full, P2=full)
    assert values(state, a.OpenAuction, "marker") == ["brabant"]


def test_who_cannot_top_a_bid_as_everybody_sees_is_out() -> None:
    made = do(sale(P2={"money": 5}), a.Bid(5))
    assert told(made, ev.BidPassed) == [ev.BidPassed(2, unable=True)]
    assert told(made, ev.BidMade) == [ev.BidMade(1, 5)]
    assert told(made, ev.AuctionWon)[0].seat == 1
