"""Auctions over days: who wants to be asked beyond a limit is asked alone, and all ends as open cries would."""

from __future__ import annotations

import itertools
import random

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Arg, Msg, Num, SeatRef
from engines.golden_age.game import GAME as GOLDEN_AGE
from engines.golden_age.play.contest import AUCTIONS
from service.base.config import HOUR
from service.base.errors import IllegalMove
from tests.service.bidding import bid, bidding, opened, sold, state
from tests.service.salesroom import COINS, SALES, SALESROOM, Bid, Cash, Done, Pass, Sell
from tests.service.table import ANNA, BEN, CHLOE, DIRK, PEOPLE, Table

# ------------------------------------------------------------------ outbid


async def test_whoever_wants_to_be_asked_is_asked_alone_when_the_price_passes_their_limit(table: Table) -> None:
    await opened(table)
    table.forget()
    await bid(table, BEN, 3, asks=True)
    await bid(table, DIRK, 0)
    await bid(table, CHLOE, 6)
    (post,) = table.posts
    assert (post.asked, table.pings) == ((1,), [BEN.id])
    assert table.told().count("salesroom-cried") == 3
    assert await table.awaited() == {1}
    shown = await bidding(table, BEN)
    assert (shown.auction.highest, shown.auction.least) == (3, 4)
    assert (shown.plan, len(await table.kontor.queries.waiting_for(BEN.id))) == (None, 1)
    (why,) = (await table.look(BEN)).missed
    unit = shown.auction.unit
    said: dict[str, Arg] = {"most": Num(3, unit), "seat": SeatRef(2), "highest": Num(3, unit)}
    assert why == Msg("core-missed-limit", said), "of a higher limit nothing is told"
    assert (await table.look(CHLOE)).missed == ()
    await table.prove()
    table.forget()
    await bid(table, BEN, 5)
    assert sold(table) == ["Sold(seat=2, amount=5)"]
    assert (table.posts[0].asked, table.pings) == ((0,), [ANNA.id])


async def test_whoever_is_asked_again_is_reminded_in_public(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 3, asks=True)
    await bid(table, CHLOE, 6)
    table.forget()
    await table.wait(13 * HOUR)
    assert [msg.key for msg in table.calls] == ["say-reminder"]
    assert table.pings == [BEN.id]


async def test_the_post_that_ends_an_auction_tells_all_of_it(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 3, asks=True)
    await bid(table, CHLOE, 6)
    table.forget()
    await bid(table, BEN, 0)
    assert table.told() == [*["salesroom-cried"] * 3, "salesroom-sold"]


async def test_others_may_still_change_their_answers_while_one_is_asked_again(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 3, asks=True)
    await bid(table, CHLOE, 4)
    table.forget()
    assert (await bidding(table, CHLOE)).plan == BidLimit(4)
    await bid(table, CHLOE, 8)
    assert table.ears.heard == []
    await bid(table, BEN, 7)
    assert sold(table) == ["Sold(seat=2, amount=7)"]


@pytest.mark.promise("secret-bids")
async def test_a_vote_goes_on_when_an_answer_is_changed_that_leads_to_no_cry(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 3, asks=True)
    await bid(table, CHLOE, 6)
    vote = await table.undo(ANNA)
    await bid(table, CHLOE, 8)
    assert [one.id for one in (await table.look(ANNA)).proposals] == [vote.id]
    await bid(table, BEN, 0)
    assert (await table.look(ANNA)).proposals == (), "what all see ends it"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("last", [0, 1, 2])
async def test_who_is_rung_by_the_end_does_not_tell_who_answered_last(table: Table, last: int) -> None:
    await opened(table)
    await bid(table, CHLOE, 7)
    await bid(table, DIRK, 0)
    await bid(table, BEN, 3, asks=True)
    table.forget()
    await bid(table, BEN, 0)
    assert table.pings == [ANNA.id]
    await table.do(ANNA, Done())
    await table.wait(15)
    await table.do(BEN, Sell())
    table.forget()
    answers = [(ANNA, 2, True), (CHLOE, 0, False), (DIRK, 5, False)]
    for user, most, asks in (*answers[last + 1 :], *answers[: last + 1]):
        await bid(table, user, most, asks=asks)
    assert table.pings == [ANNA.id], "she is asked again, perhaps by her own answer"


async def test_a_typed_bid_is_cried_as_it_is_and_then_asked_about(table: Table) -> None:
    await opened(table, people=3)
    await table.do(BEN, Bid(6))
    await bid(table, CHLOE, 9)
    assert await table.awaited() == {1}
    assert (await bidding(table, BEN)).auction.highest == 7
    assert "Cried(seat=1, amount=6)" in str([s.told for said in table.ears.heard for s in said.steps])
    await table.do(BEN, Pass())
    assert sold(table) == ["Sold(seat=2, amount=7)"]


async def test_a_typed_bid_may_need_bonds(table: Table) -> None:
    await opened(table, people=3)
    limit = (await bidding(table, BEN)).limit
    await table.do(BEN, Bid(limit))
    await bid(table, CHLOE, COINS)
    assert sold(table) == [f"Sold(seat=1, amount={limit})"], "it is cried as it was typed"
    await table.do(ANNA, Done())
    await table.wait(15)
    with pytest.raises(IllegalMove) as refused:
        await table.do(BEN, Sell())
        await table.do(CHLOE, Bid(99))
    assert refused.value.msg.key == "err-bid-range"
    with pytest.raises(IllegalMove) as refused:
        await table.do(CHLOE, Bid(0))
    assert refused.value.msg.key == "err-bid-range"


async def test_any_bidder_may_type_whoever_is_to_cry_first(table: Table) -> None:
    await opened(table)
    shown = await table.look(DIRK)
    assert [type(option.action) for option in shown.options] == [Bid, Pass]
    await table.do(DIRK, Pass())
    assert (await bidding(table, DIRK)).plan == BidLimit(0)
    with pytest.raises(IllegalMove) as refused:
        await table.do(CHLOE, Cash((await table.look(CHLOE)).view.own[0]))
    assert refused.value.msg.key == "err-auction-first"
    with pytest.raises(IllegalMove) as refused:
        await table.do(DIRK, Cash((await table.look(DIRK)).view.own[0]))
    assert refused.value.msg.key == "err-auction-answered"


# ------------------------------------------------------------------ the same end as open cries


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("seed", range(12))
async def test_answers_end_as_open_cries_would(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    await opened(table, people=rng.choice((3, 4)))
    before = await state(table)
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
        await bid(table, PEOPLE[seat], first, asks=first < limits[seat])
    while (auction := SALES.facts(await state(table))) is not None:
        (seat,) = await table.awaited()
        await bid(table, PEOPLE[seat], limits[seat] if limits[seat] >= auction.least else 0)
    assert await state(table) == expected
    await table.prove()


@pytest.mark.parametrize("seed", range(3))
async def test_auctions_of_the_golden_age_end_as_open_cries_would(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    await table.begin(people=3 + seed % 2, game="golden_age", grace=0)
    settled = 0
    for _ in range(160):
        if settled == 3:
            break
        if (await table.live()).contest is None:
            await play_on(table, rng)
            continue
        settled += 1
        before = (await table.live()).state
        auction = AUCTIONS.facts(before)
        assert auction is not None
        limits = {seat: rng.choice((0, rng.randint(0, AUCTIONS.limit(before, seat)))) for seat in auction.seats}
        expected = before
        while (open_one := AUCTIONS.facts(expected)) is not None:
            seat = open_one.next
            expected = GOLDEN_AGE.apply(expected, seat, AUCTIONS.cry(expected, seat, limits[seat])).state
        for seat in rng.sample(list(limits), len(limits)):
            await bid(table, PEOPLE[seat], limits[seat])
        assert (await table.live()).state == expected
        await table.prove()
    assert settled == 3


async def play_on(table: Table, rng: random.Random) -> None:
    """A move of whoever is awaited; an auction is opened where that is possible."""
    user = PEOPLE[min(await table.awaited())]
    options = (await table.look(user)).options
    opening = [option for option in options if option.group == "auction"]
    option = rng.choice(opening or options)
    await table.do(user, rng.choice(list(itertools.islice(option.expand(), 20))))
