"""The judge of rehearsals notices posts and cries that should not be; what is right it lets pass."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engines.core.mechanics.auctions import AuctionFacts, BidLimit
from engines.core.rng import rng_from
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from players import PLAYERS
from tests.rehearsal.action_log import ActionLog, Answer, Attempt
from tests.rehearsal.judge.auction_answers import cries_against, kept_against
from tests.rehearsal.judge.expected_posts import Entry, Post, expected_posts
from tests.rehearsal.judge.verdict import compared, meant

MATCH = 1
USERS = (100, 101, 102)
RAISES = (4, 2)
"""By their order, how many raises above the least bid the bidders go."""


def opened() -> tuple[Any, list[Entry]]:
    """A match up to its first auction of several bids; its opening and its log."""
    for seed in range(40):
        opening = GAME.setup(3, bytes([seed] * 16)).state
        log = list(_played(opening, seed))
        auction = AUCTIONS.facts(log[-1].state)
        if auction is not None and len(auction.seats) == 2 and _all_can(log[-1].state, auction):
            return opening, log
    raise AssertionError("no auction opens")


def _all_can(state: Any, auction: AuctionFacts) -> bool:
    return all(AUCTIONS.limit(state, seat) >= limits(state)[seat] for seat in auction.seats)


def limits(state: Any) -> dict[int, int]:
    """How far each bidder of the open auction goes."""
    auction = AUCTIONS.facts(state)
    assert auction is not None
    return {
        seat: auction.least + raises * auction.step for seat, raises in zip(auction.seats, RAISES, strict=False)
    }


def _played(state: Any, seed: int) -> Iterator[Entry]:
    rng = rng_from(f"judge {seed}")
    for seq in range(2, 200):
        if AUCTIONS.facts(state) is not None:
            return
        seat = GAME.pending(state)[0].seat
        rng.word()
        action = PLAYERS["greedy"].choose(GAME, state, seat, rng)
        step = GAME.apply(state, seat, action)
        barrier = step.barrier or AUCTIONS.facts(step.state) is not None
        yield Entry(seq, seat, USERS[seat], "player", action, barrier, step.state)
        state = step.state


def settled(log: list[Entry]) -> list[Entry]:
    """The log with the cries of the auction that is open at its end, each seat as far as `limits`."""
    found, goes = list(log), limits(log[-1].state)
    state = found[-1].state
    while (auction := AUCTIONS.facts(state)) is not None:
        seat = auction.next
        action = AUCTIONS.cry(state, seat, goes[seat])
        state = GAME.apply(state, seat, action).state
        found.append(Entry(found[-1].seq + 1, seat, USERS[seat], "auto", action, True, state))
    return found


def answered(log: list[Entry], **other: int) -> ActionLog:
    """Return stored plans as confirmed. other: limits by seat ("seat1") that differ."""
    action_log = ActionLog()
    auction = AUCTIONS.facts(log[-1].state)
    assert auction is not None
    for seat, goes in limits(log[-1].state).items():
        most = other.get(f"seat{seat}", goes)
        action_log.answers.append(Answer(MATCH, USERS[seat], auction.number, most, False, told=True))
    return action_log


def ends(log: list[Entry]) -> tuple[int, int]:
    """The seat that won the auction, and one that passed."""
    cries = [entry for entry in log if entry.cry]
    winner = max((entry for entry in cries if hasattr(entry.action, "amount")), key=lambda e: e.action.amount)
    return winner.seat, next(entry for entry in cries if entry.seat != winner.seat).seat


@pytest.mark.promise("kept")
def test_cries_as_they_were_answered_are_right() -> None:
    opening, log = opened()
    assert list(cries_against(MATCH, GAME, opening, settled(log), answered(log))) == []


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize(("end", "most", "does"), [(0, 1, "bids"), (1, 99, "passes")])
def test_a_bid_above_every_answer_and_a_pass_below_one_are_found(end: int, most: int, does: str) -> None:
    opening, log = opened()
    after = settled(log)
    action_log = answered(log, **{f"seat{ends(after)[end]}": most})
    assert any(does in wrong for wrong in cries_against(MATCH, GAME, opening, after, action_log))


def test_an_answer_that_replaced_another_is_the_one_that_counts() -> None:
    opening, log = opened()
    after = settled(log)
    winner, _ = ends(after)
    action_log = answered(log)
    first = next(one for one in action_log.answers if one.user == USERS[winner])
    action_log.answers.append(msgspec.structs.replace(first, most=0))
    assert list(cries_against(MATCH, GAME, opening, after, action_log))
    action_log.answers[-1].late = True
    assert list(cries_against(MATCH, GAME, opening, after, action_log)) == [], "it came after the first cries"
    action_log.answers[-1].late = action_log.answers[-1].told = False
    assert list(cries_against(MATCH, GAME, opening, after, action_log)) == [], "whether it was taken is not known"


def plan(wanted: BidLimit) -> str:
    return GAME.plans.encode(wanted).decode()


@pytest.mark.promise("kept")
@pytest.mark.parametrize(
    "kept", [{}, {"payload": plan(BidLimit(1))}, {"payload": plan(BidLimit(1, asks=True))}, {"key": "99"}]
)
def test_an_answer_that_was_confirmed_and_is_not_kept_is_found(kept: dict[str, Any]) -> None:
    _, log = opened()
    action_log = answered(log)
    auction = AUCTIONS.facts(log[-1].state)
    assert auction is not None
    rows: dict[int, dict[str, Any]] = {
        seat: {"key": str(auction.number), "payload": plan(BidLimit(most))}
        for seat, most in limits(log[-1].state).items()
    }
    assert list(kept_against(MATCH, GAME, log[-1].state, USERS, rows, action_log)) == []
    seat = auction.seats[-1]
    rows[seat] = rows[seat] | kept
    if not kept:
        del rows[seat]
    assert list(kept_against(MATCH, GAME, log[-1].state, USERS, rows, action_log))


def test_all_bidders_are_asked_by_one_post_and_the_cries_make_another() -> None:
    opening, log = opened()
    seller = log[-1].seat
    due = expected_posts(GAME, opening, log, USERS, ())
    bidders = {user for seat, user in enumerate(USERS) if seat != seller}
    assert due.posts[-1] == Post(log[-1].seq, frozenset(bidders))
    assert due.awaited == {seat for seat in range(3) if seat != seller}
    after = settled(log)
    again = expected_posts(GAME, opening, after, USERS, ())
    assert again.posts[:-1] == due.posts
    assert again.posts[-1].upto == after[-1].seq
    assert again.posts[-1].rung == {USERS[seat] for seat in again.awaited}, "whoever answered last"


POSTS = [Post(1, frozenset({100})), Post(4, frozenset({101, 102})), Post(6, frozenset())]


@pytest.mark.promise("kept")
@pytest.mark.parametrize(
    ("found", "right"),
    [
        ([(1, {100}), (4, {101, 102}), (6, set())], True),
        ([(1, {100}), (4, {102}), (6, set())], False),
        ([(1, {100}), (6, set())], False),
        ([(1, {100}), (4, {101, 102})], False),
        ([(1, {100}), (4, {101, 102}), (5, {100}), (6, set())], False),
        ([(1, {100}), (1, {100}), (4, {101, 102}), (6, set())], False),
        ([(4, {101, 102}), (1, {100}), (6, set())], False),
        ([(1, {100, 101}), (4, {101, 102}), (6, set())], False),
    ],
    ids=[
        "right",
        "one is not rung",
        "missing",
        "silent one missing",
        "one too many",
        "twice",
        "out of order",
        "one rung too many",
    ],
)
def test_posts_are_held_against_what_they_must_be(found: list[tuple[int, set[int]]], *, right: bool) -> None:
    assert (list(compared(POSTS, found)) == []) is right


def test_an_offer_that_reaches_fewer_than_were_chosen_is_what_was_pressed() -> None:
    action_log, tried = ActionLog(), Attempt(MATCH, 100, 6, "trade-offer/wool1~lumber2/1+2")
    action_log.tried |= {
        tried,
        Attempt(MATCH, 100, 6, "roll"),
        Attempt(MATCH, 100, 5, "trade-offer/ore1~lumber2/1+2"),
    }
    assert meant(Attempt(MATCH, 100, 6, "trade-offer/wool1~lumber2/1"), action_log) == tried
    for end in ("wool1~lumber2/1+3", "wool2~lumber2/1", "ore1~lumber2/1"):
        other = f"trade-offer/{end}"
        assert meant(Attempt(MATCH, 100, 6, other), action_log).code == other


@pytest.mark.parametrize("told", ["1", "1+2", "1+3", ""])
def test_of_several_offers_that_a_move_may_have_been_it_is_one_of_which_somebody_was_told(told: str) -> None:
    action_log = ActionLog()
    tried = {asked: Attempt(MATCH, 100, 6, f"trade-offer/wool1~lumber2/{asked}") for asked in ("1", "1+2", "1+3")}
    action_log.tried |= set(tried.values())
    action_log.told |= {tried[told]} if told else set()
    assert meant(tried["1"], action_log) == tried[told or "1"]
