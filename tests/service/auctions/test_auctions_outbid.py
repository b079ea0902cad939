"""Auctions over days: who wants to be asked beyond a limit is asked alone, and all ends as open cries would."""

import itertools
import random

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Arg, Msg, Num, SeatRef
from engines.golden_age.game import GAME as GOLDEN_AGE
from engines.golden_age.play.contest import AUCTIONS
from service.base.config import HOUR
from service.base.errors import IllegalMove
from tests.service.helpers.auctions import bid, bidding, open_auction, sold, state
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, PEOPLE, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.tiers import few
from tests.toys.salesroom.game import COINS, SALESROOM
from tests.toys.salesroom.position import Bid, Cash, Done, Pass, Sell
from tests.toys.salesroom.rules import SALES


async def test_whoever_wants_to_be_asked_is_asked_alone_when_the_price_passes_their_limit(
    match: ServiceMatch,
) -> None:
    await open_auction(match)
    match.forget()
    await bid(match, BEN, 3, asks=True)
    await bid(match, DIRK, 0)
    await bid(match, CHLOE, 6)
    (post,) = match.posts
    assert (post.asked, match.pings) == ((1,), [BEN.id])
    assert match.told().count("salesroom-cried") == 3
    assert await match.awaited() == {1}
    shown = await bidding(match, BEN)
    assert (shown.auction.highest, shown.auction.least) == (3, 4)
    assert (shown.plan, len(await match.kontor.lists.waiting_for(BEN.id))) == (None, 1)
    (why,) = (await match.look(BEN)).news.missed
    unit = shown.auction.unit
    said: dict[str, Arg] = {"most": Num(3, unit), "seat": SeatRef(2), "highest": Num(3, unit)}
    assert why == Msg("core-missed-limit", said), "of a higher limit nothing is told"
    assert (await match.look(CHLOE)).news.missed == ()
    await match.prove()
    match.forget()
    await bid(match, BEN, 5)
    assert sold(match) == ["Sold(seat=2, amount=5)"]
    assert (match.posts[0].asked, match.pings) == ((0,), [ANNA.id])


async def test_whoever_is_asked_again_is_reminded_in_public(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 3, asks=True)
    await bid(match, CHLOE, 6)
    match.forget()
    await match.wait(13 * HOUR)
    assert [msg.key for msg in match.calls] == ["say-reminder"]
    assert match.pings == [BEN.id]


async def test_the_post_that_ends_an_auction_tells_all_of_it(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 3, asks=True)
    await bid(match, CHLOE, 6)
    match.forget()
    await bid(match, BEN, 0)
    assert match.told() == [*["salesroom-cried"] * 3, "salesroom-sold"]


async def test_others_may_still_change_their_answers_while_one_is_asked_again(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 3, asks=True)
    await bid(match, CHLOE, 4)
    match.forget()
    assert (await bidding(match, CHLOE)).plan == BidLimit(4)
    await bid(match, CHLOE, 8)
    assert match.discord.delivered == []
    await bid(match, BEN, 7)
    assert sold(match) == ["Sold(seat=2, amount=7)"]


@pytest.mark.promise("secret-bids")
async def test_a_vote_goes_on_when_an_answer_is_changed_that_leads_to_no_cry(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 3, asks=True)
    await bid(match, CHLOE, 6)
    vote = await match.undo(ANNA)
    await bid(match, CHLOE, 8)
    assert [one.id for one in (await match.look(ANNA)).proposals] == [vote.id]
    await bid(match, BEN, 0)
    assert (await match.look(ANNA)).proposals == (), "what all see ends it"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("last", [0, 1, 2])
async def test_who_is_rung_by_the_end_does_not_tell_who_answered_last(match: ServiceMatch, last: int) -> None:
    await open_auction(match)
    await bid(match, CHLOE, 7)
    await bid(match, DIRK, 0)
    await bid(match, BEN, 3, asks=True)
    match.forget()
    await bid(match, BEN, 0)
    assert match.pings == [ANNA.id]
    await match.do(ANNA, Done())
    await match.wait(15)
    await match.do(BEN, Sell())
    match.forget()
    answers = [(ANNA, 2, True), (CHLOE, 0, False), (DIRK, 5, False)]
    for user, most, asks in (*answers[last + 1 :], *answers[: last + 1]):
        await bid(match, user, most, asks=asks)
    assert match.pings == [ANNA.id], "she is asked again, perhaps by her own answer"


async def test_a_typed_bid_is_cried_as_it_is_and_then_asked_about(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await match.do(BEN, Bid(6))
    await bid(match, CHLOE, 9)
    assert await match.awaited() == {1}
    assert (await bidding(match, BEN)).auction.highest == 7
    assert "Cried(seat=1, amount=6)" in str([s.told for said in match.discord.delivered for s in said.steps])
    await match.do(BEN, Pass())
    assert sold(match) == ["Sold(seat=2, amount=7)"]


async def test_a_typed_bid_may_need_bonds(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    limit = (await bidding(match, BEN)).limit
    await match.do(BEN, Bid(limit))
    await bid(match, CHLOE, COINS)
    assert sold(match) == [f"Sold(seat=1, amount={limit})"], "it is cried as it was typed"
    await match.do(ANNA, Done())
    await match.wait(15)
    with pytest.raises(IllegalMove) as refused:
        await match.do(BEN, Sell())
        await match.do(CHLOE, Bid(99))
    assert refused.value.msg.key == "err-bid-range"
    assert await key_of(match.do(CHLOE, Bid(0)), IllegalMove) == "err-bid-range"


async def test_any_bidder_may_type_whoever_is_to_cry_first(match: ServiceMatch) -> None:
    await open_auction(match)
    assert [type(option.action) for option in (await match.look(DIRK)).choices.options] == [Bid, Pass]
    await match.do(DIRK, Pass())
    assert (await bidding(match, DIRK)).plan == BidLimit(0)
    for user, key in ((CHLOE, "err-auction-first"), (DIRK, "err-auction-answered")):
        bond = (await match.look(user)).view.own[0]
        assert await key_of(match.do(user, Cash(bond)), IllegalMove) == key


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("seed", few(4, range(12)))
async def test_answers_end_as_open_cries_would(match: ServiceMatch, seed: int) -> None:
    rng = random.Random(seed)
    await open_auction(match, people=rng.choice((3, 4)))
    before = await state(match)
    limits = {seat: rng.choice((0, *range(2, 14))) for seat in range(1, before.seats)}
    limits = {seat: min(most, SALES.limit(before, seat)) for seat, most in limits.items()}
    expected = before
    while (auction := SALES.facts(expected)) is not None:
        seat = auction.next
        expected = SALESROOM.apply(expected, seat, SALES.cry(expected, seat, limits[seat])).state
    order = list(limits)
    rng.shuffle(order)
    for seat in order:
        # Being asked again, and then naming the true limit, comes to the same.
        first = rng.choice((limits[seat], 2 if limits[seat] else 0))
        await bid(match, PEOPLE[seat], first, asks=first < limits[seat])
    while (auction := SALES.facts(await state(match))) is not None:
        (seat,) = await match.awaited()
        await bid(match, PEOPLE[seat], limits[seat] if limits[seat] >= auction.least else 0)
    assert await state(match) == expected
    await match.prove()


@pytest.mark.parametrize("seed", range(3))
async def test_auctions_of_the_golden_age_end_as_open_cries_would(match: ServiceMatch, seed: int) -> None:
    rng = random.Random(seed)
    await match.begin(people=3 + seed % 2, game="golden_age", grace=0)
    settled = 0
    for _ in range(160):
        if settled == 3:
            break
        if (await match.live()).contest is None:
            await play_on(match, rng)
            continue
        settled += 1
        before = (await match.live()).state
        auction = AUCTIONS.facts(before)
        assert auction is not None
        limits = {seat: rng.choice((0, rng.randint(0, AUCTIONS.limit(before, seat)))) for seat in auction.seats}
        expected = before
        while (open_one := AUCTIONS.facts(expected)) is not None:
            seat = open_one.next
            expected = GOLDEN_AGE.apply(expected, seat, AUCTIONS.cry(expected, seat, limits[seat])).state
        for seat in rng.sample(list(limits), len(limits)):
            await bid(match, PEOPLE[seat], limits[seat])
        assert (await match.live()).state == expected
        await match.prove()
    assert settled == 3


async def play_on(match: ServiceMatch, rng: random.Random) -> None:
    """Make a move of an awaited player; an auction is opened where that is possible."""
    user = PEOPLE[min(await match.awaited())]
    options = (await match.look(user)).choices.options
    option = rng.choice([option for option in options if option.group == "auction"] or options)
    await match.do(user, rng.choice(list(itertools.islice(option.expand(), 20))))
