"""Auctions over days: all bidders are asked at once, answer in secret, and get what open cries would give."""

from __future__ import annotations

import dataclasses
import itertools
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discord_ui.bidding import Bidding, bidding_of
from engines.core.auctions import UpTo
from engines.core.rng import rng_from
from engines.core.text import Msg, Num
from engines.golden_age.contest import AUCTIONS
from engines.golden_age.game import GAME as GOLDEN_AGE
from players import PLAYERS
from players.bidding import limit
from service.config import HOUR
from service.errors import RulesSayNo, Stale
from service.jobs import Announce, ClosedDoor, Notice, Tell, TurnPost
from service.kontor import Kontor
from service.people import User
from service.read_models import Submitted
from store import plan_rows, timer_rows
from store.rows import Timer
from tests.service.salesroom import COINS, SALES, SALESROOM, Bid, Cash, Done, Pass, SalesState, Sell
from tests.service.table import ALL_GAMES, ANNA, BEN, CHLOE, DIRK, GUILD, PEOPLE, Table
from tests.service.test_seats import key_of
from tests.service.test_secrets import everything


async def opened(table: Table, people: int = 4, computers: int = 0) -> None:
    """Anna has put a thing up for sale; that was heard."""
    await table.begin(people=people, computers=computers, game="salesroom")
    await table.do(ANNA, Sell())


async def bid(table: Table, user: User, most: int, *, asks: bool = False) -> Submitted:
    """Answer."""
    done = await table.kontor.play.submit(user, table.id, [UpTo(most, asks and most > 0)])
    await table.settle()
    return done


async def typed(table: Table, user: User, action: Any) -> Submitted:
    """Answer by a move."""
    done = await table.kontor.play.submit(user, table.id, [action])
    await table.settle()
    return done


async def bidding(table: Table, user: User) -> Bidding:
    """What the panel shows of the auction."""
    shown = bidding_of((await table.look(user)).planning)
    assert shown is not None
    return shown


async def kept(table: Table) -> int:
    """Answers in the database."""
    async with table.kontor.database.read() as conn:
        return len(await plan_rows.plans_of(conn, table.id))


async def state(table: Table) -> SalesState:
    """The position."""
    found: SalesState = (await table.live()).state
    return found


def sold(table: Table) -> list[str]:
    """How the auctions that posts told ended."""
    return [
        str(msg.args["text"])
        for said in table.ears.heard
        for step in said.steps
        for msg in step.told
        if msg.key == "salesroom-sold"
    ]


# ------------------------------------------------------------------ how much it says


@pytest.mark.promise("how-much")
@pytest.mark.promise("secret-bids")
async def test_three_bidders_cost_two_posts_and_four_pings(table: Table) -> None:
    await opened(table)
    (post,) = table.posts
    assert post.asked == (1, 2, 3)
    assert table.pings == [BEN.id, CHLOE.id, DIRK.id]
    assert post.until == table.clock.now() + 24 * HOUR
    table.forget()
    await bid(table, CHLOE, 5)
    await bid(table, DIRK, 0)
    assert table.ears.heard == []
    await bid(table, BEN, 7)
    (post,) = table.posts
    assert (post.asked, table.pings) == ((0,), [ANNA.id])
    assert sold(table) == ["Sold(seat=1, amount=6)"]
    assert (await table.info()).seats[0].awaited
    assert await kept(table) == 0
    await table.prove()


async def test_closed_direct_messages_do_not_tell_who_has_not_answered(table: Table) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    await opened(table)
    await bid(table, CHLOE, 5)
    table.forget()
    table.ears.faults[Notice] = [ClosedDoor()]
    await table.wait(12 * HOUR)
    assert table.ears.faults[Notice] == [], "he is reminded"
    assert BEN.id not in table.pings


@pytest.mark.promise("secret-bids")
async def test_after_a_night_closed_direct_messages_do_not_tell_who_has_not_answered(table: Table) -> None:
    table.ears.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await table.kontor.users.update(user, quiet=(11 * 60, 15 * 60))
    await opened(table)
    await bid(table, CHLOE, 5)
    table.forget()
    await table.wait(4 * HOUR)
    assert table.calls == []
    assert table.pings == []


async def test_who_is_known_to_take_no_direct_messages_is_rung_after_a_night_answered_or_not(table: Table) -> None:
    table.ears.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await table.kontor.users.update(user, notices="dm", quiet=(14 * 60, 20 * 60))
    await opened(table)
    assert [msg.key for msg in table.calls] == ["say-dm-closed"] * 2
    for user in (CHLOE, BEN, DIRK):
        await bid(table, user, 0)
    for user in (ANNA, BEN):
        await table.do(user, Done())
        await table.wait(2 * HOUR)
    await table.do(CHLOE, Sell())
    await bid(table, BEN, 0)
    table.forget()
    await table.wait(6 * HOUR)
    assert [msg.key for msg in table.calls] == ["say-still-waiting"]
    assert table.pings == [BEN.id]


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("came", [(), (BEN,), (BEN, CHLOE)])
async def test_who_answers_in_direct_messages_is_told_of_the_auction_as_if_they_had_not(
    table: Table, came: tuple[User, ...]
) -> None:
    table.ears.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await table.kontor.users.update(user, notices="dm", quiet=(14 * 60, 20 * 60))
    await opened(table)
    for user in (CHLOE, BEN, DIRK):
        await bid(table, user, 0)
    for user in (ANNA, BEN):
        await table.do(user, Done())
        await table.wait(2 * HOUR)
    await table.do(CHLOE, Sell())
    table.forget()
    for user in came:
        await table.kontor.social.reached(user.id)
        if user == BEN:
            await bid(table, user, 3)
    await table.wait(6 * HOUR)
    assert [msg.key for msg in table.calls] == ["say-still-waiting"]
    assert table.pings == [BEN.id], "the seller is in no auction of hers"
    for user in (BEN, ANNA, DIRK):
        await bid(table, user, 0)
    await table.kontor.social.reached(BEN.id)
    assert not (await table.look(BEN)).dm_closed, "it is over"


@pytest.mark.promise("secret-bids")
async def test_a_new_name_is_not_learnt_by_an_answer(table: Table) -> None:
    await opened(table)
    await table.wait(120)
    before = await told(table, ANNA)
    play, renamed = table.kontor.play, User(BEN.id, "Benedikt", guild_id=GUILD, nick="Benni")
    await play.submit(renamed, table.id, [UpTo(3, asks=True)])
    await play.submit(renamed, table.id, [UpTo(5)])
    await table.restart()
    assert await told(table, ANNA) == before
    for user in (CHLOE, DIRK):
        await bid(table, user, 0)
    assert [seat.name for seat in (await table.info()).seats] == [user.name for user in PEOPLE]
    await table.do(ANNA, Done())
    await table.wait(15)
    await table.do(renamed, Sell())
    assert (await table.info()).seats[1].name == "Benni"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("answered", [False, True])
async def test_a_late_message_that_finds_the_door_closed_is_told_whoever_has_answered(
    table: Table, *, answered: bool
) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    table.ears.closed = {BEN.id}
    await table.begin(people=4, game="salesroom")
    table.ears.out = True
    await table.do(ANNA, Sell())
    if answered:
        await bid(table, BEN, 5)
    table.ears.out = False
    await table.wait(5)
    assert [msg.key for msg in table.calls] == ["say-dm-closed"]


@pytest.mark.promise("secret-bids")
async def test_a_reminder_is_no_change_of_the_match_that_others_could_see(table: Table) -> None:
    await opened(table)
    await table.wait(120)
    before = await table.info()
    await table.wait(13 * HOUR)
    assert table.ears.of(Notice), "reminders went out"
    assert await table.info() == before


@pytest.mark.promise("secret-bids")
async def test_all_are_awaited_until_it_is_settled(table: Table) -> None:
    await opened(table)
    assert await table.awaited() == {1, 2, 3}
    await bid(table, CHLOE, 4)
    assert await table.awaited() == {1, 2, 3}
    waiting = table.kontor.reading.waiting
    assert len(await waiting(BEN.id)) == 1
    assert await waiting(CHLOE.id) == []
    await table.prove()


async def test_nobody_has_bid(table: Table) -> None:
    await opened(table)
    for user in (BEN, CHLOE, DIRK):
        await bid(table, user, 0)
    assert sold(table) == ["Sold(seat=None, amount=0)"]
    assert await table.awaited() == {0}


# ------------------------------------------------------------------ answering


async def test_whoever_answers_last_is_told_how_it_went(table: Table) -> None:
    await opened(table)
    assert (await bid(table, CHLOE, 5)).told == ()
    assert (await typed(table, DIRK, Pass())).told == ()
    last = await bid(table, BEN, 7)
    assert [msg.args["text"] for msg in last.told if msg.key == "salesroom-sold"] == ["Sold(seat=1, amount=6)"]
    assert (await table.look(BEN)).news == (), "it is told once"


async def test_whoever_looks_between_two_rounds_reads_the_whole_of_it_later(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 4, asks=True)
    await bid(table, CHLOE, 6)
    assert (await state(table)).stack, "Ben is asked again"
    await table.kontor.play.table(ANNA, table.id, look=True)
    last = await bid(table, BEN, 0)
    cries = ["Cried(seat=1, amount=2)", "Cried(seat=2, amount=3)", "Cried(seat=1, amount=4)"]
    for told in (last.told, (await table.look(ANNA)).news):
        assert [str(msg.args["text"]) for msg in told][:3] == cries
        assert told[-1].key == "salesroom-sold"


async def test_whoever_answers_last_by_a_typed_bid_is_told_how_it_went(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, CHLOE, 5)
    last = await typed(table, BEN, Bid(7))
    assert [msg.args["text"] for msg in last.told if msg.key == "salesroom-sold"] == ["Sold(seat=1, amount=7)"]


@pytest.mark.promise("secret-bids")
async def test_an_answer_may_be_changed_until_all_have_answered(table: Table) -> None:
    await opened(table, people=3)
    shown = await bidding(table, BEN)
    assert (shown.plan, shown.auction.least) == (None, 2)
    assert 1 in await table.awaited()
    assert shown.limit == (await state(table)).coins[1] + sum((await state(table)).bonds[1])
    done = await bid(table, BEN, 9, asks=True)
    assert done.table.planning is not None
    assert done.table.planning.plan == UpTo(9, asks=True)
    await bid(table, BEN, 3)
    assert (await bidding(table, BEN)).plan == UpTo(3)
    await bid(table, CHLOE, 8)
    assert sold(table) == ["Sold(seat=2, amount=3)"]
    assert await key_of(table.kontor.play.submit(BEN, table.id, [UpTo(4)])) == "err-no-auction"


async def test_bonds_are_cashed_as_far_as_bids_need_them(table: Table) -> None:
    await opened(table, people=3)
    before = await state(table)
    limit = before.coins[1] + sum(before.bonds[1])
    await bid(table, BEN, limit)
    await bid(table, CHLOE, before.coins[2])
    after = await state(table)
    price = before.coins[2] + 1
    assert after.things[1] == 1
    assert after.coins[1] + sum(after.bonds[1]) == limit - price
    assert len(after.bonds[1]) == len(before.bonds[1]) - 1
    assert after.bonds[2] == before.bonds[2]


@pytest.mark.parametrize("most", [1, -3, 100])
async def test_a_bid_must_be_possible(table: Table, most: int) -> None:
    await opened(table)
    limit = (await bidding(table, BEN)).limit
    with pytest.raises(RulesSayNo) as refused:
        await bid(table, BEN, most)
    assert refused.value.msg.key == "err-bid-range"
    assert refused.value.msg.args == {"least": Num(2, "coin"), "most": Num(limit, "coin")}


async def test_only_bidders_answer_and_only_in_an_auction(table: Table) -> None:
    await table.begin(people=3, game="salesroom")
    assert await key_of(table.kontor.play.submit(BEN, table.id, [UpTo(2)])) == "err-no-auction"
    await table.do(ANNA, Sell())
    assert await key_of(table.kontor.play.submit(ANNA, table.id, [UpTo(2)])) == "err-no-auction"
    assert await key_of(table.kontor.play.submit(DIRK, table.id, [UpTo(2)])) == "err-not-seated"
    assert (await table.look(ANNA)).planning is None


async def test_buttons_of_another_auction_are_stale(table: Table) -> None:
    await opened(table, people=2)
    token = (await table.look(BEN)).token
    await bid(table, BEN, 0)
    await table.do(ANNA, Done())
    await table.wait(15)
    await table.do(BEN, Sell())
    await bid(table, ANNA, 0)
    await table.do(BEN, Done())
    await table.wait(15)
    await table.do(ANNA, Sell())
    with pytest.raises(Stale):
        await table.kontor.play.submit(BEN, table.id, [UpTo(2)], token)
    await table.kontor.play.submit(BEN, table.id, [UpTo(2)], (await table.look(BEN)).token)


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
    assert (shown.plan, len(await table.kontor.reading.waiting(BEN.id))) == (None, 1)
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
    assert (await bidding(table, CHLOE)).plan == UpTo(4)
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
    with pytest.raises(RulesSayNo) as refused:
        await table.do(BEN, Sell())
        await table.do(CHLOE, Bid(99))
    assert refused.value.msg.key == "err-bid-range"
    with pytest.raises(RulesSayNo) as refused:
        await table.do(CHLOE, Bid(0))
    assert refused.value.msg.key == "err-bid-range"


async def test_any_bidder_may_type_whoever_is_to_cry_first(table: Table) -> None:
    await opened(table)
    shown = await table.look(DIRK)
    assert [type(option.action) for option in shown.options] == [Bid, Pass]
    await table.do(DIRK, Pass())
    assert (await bidding(table, DIRK)).plan == UpTo(0)
    with pytest.raises(RulesSayNo) as refused:
        await table.do(CHLOE, Cash((await table.look(CHLOE)).view.own[0]))
    assert refused.value.msg.key == "err-auction-first"
    with pytest.raises(RulesSayNo) as refused:
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


# ------------------------------------------------------------------ secrecy


ANSWERS: tuple[tuple[tuple[User, int, bool], ...], ...] = (
    (),
    ((BEN, 0, False),),
    ((BEN, 7, True), (CHLOE, 2, False)),
    ((CHLOE, 0, False), (DIRK, 9, False)),
    ((DIRK, 3, True), (BEN, 5, False)),
    ((BEN, 4, False), (BEN, 8, False)),
)


@pytest.mark.promise("secret-bids")
async def test_what_others_see_does_not_depend_on_answers(table: Table) -> None:
    await opened(table)
    await table.wait(120)
    readers = {0: ANNA, 4: User(99, "Zoë"), **dict(enumerate(PEOPLE[1:], 1))}
    first = {seat: await told(table, reader) for seat, reader in readers.items()}
    heard = len(table.ears.heard)
    for answers in ANSWERS:
        live = await table.live()
        table.clock.time += 60
        for user, most, asks in answers:
            await bid(table, user, most, asks=asks)
        answered = {user.id for user, _, _ in answers}
        for seat, reader in readers.items():
            if reader.id not in answered:
                assert await told(table, reader) == first[seat]
        assert len(table.ears.heard) == heard
        # Back to before anybody answered.
        async with table.kontor.database.tx() as tx:
            for seat in range(4):
                await plan_rows.drop_plan(tx, table.id, seat)
        table.kontor.matches._keep(live)


async def after_answers(path: Path, answers: tuple[tuple[User, int], ...]) -> tuple[list[Any], list[Any]]:
    """What everybody but Ben gets of an auction that was answered so, and the posts it made."""
    path.mkdir()
    table = await Table.empty(path)
    await opened(table)
    table.forget()
    for user, most in answers:
        table.clock.time += 60
        await bid(table, user, most)
    assert sold(table) == ["Sold(seat=1, amount=4)"]
    # Rows are read anew, so that nothing is equal because it is only in memory.
    await table.restart()
    found = []
    for reader in (ANNA, CHLOE, DIRK, User(99, "Zoë")):
        shown, rest = await told(table, reader)
        # What is news to a bidder depends on when they looked themselves.
        found.append((msgspec.structs.replace(shown, news=()), rest))
    posts = [said.job for said in table.ears.heard if isinstance(said.job, TurnPost)]
    await table.kontor.close()
    return found, posts


@pytest.mark.promise("secret-bids")
async def test_neither_the_winner_s_limit_nor_the_order_of_answers_is_ever_told(tmp_path: Path) -> None:
    ways = (
        ((BEN, 6), (CHLOE, 4), (DIRK, 0)),
        ((BEN, 9), (CHLOE, 4), (DIRK, 0)),
        ((DIRK, 0), (BEN, 7), (CHLOE, 4)),
        ((CHLOE, 4), (DIRK, 0), (BEN, 6)),
    )
    first, *others = [await after_answers(tmp_path / str(n), answers) for n, answers in enumerate(ways)]
    assert first[0]
    for other in others:
        assert other == first


async def told(table: Table, reader: User) -> Any:
    """All that a reader gets, at whatever time."""
    shown, *rest = await everything(table, reader)
    return msgspec.structs.replace(shown, away=None), rest


@pytest.mark.promise("secret-bids")
async def test_reminders_do_not_tell_who_has_not_answered(table: Table) -> None:
    await opened(table)
    await bid(table, BEN, 3)
    table.forget()
    await table.wait(13 * HOUR)
    assert table.calls == []
    assert sorted(table.pings) == [CHLOE.id, DIRK.id]
    table.forget()
    await table.kontor.social.nudge(ANNA, table.id)
    await table.settle()
    assert table.calls == []
    assert sorted(table.pings) == [CHLOE.id, DIRK.id]


@pytest.mark.promise("secret-bids")
async def test_whoever_has_not_answered_for_too_long_is_called_overdue(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 3)
    table.forget()
    await table.wait(25 * HOUR)
    assert {msg.key for msg in table.calls} == {"say-overdue-auction"}
    seats = table.kontor.seats
    for seat in (1, 2):
        for act in (seats.computer_holds, seats.find_substitute, seats.wait_more):
            assert await key_of(act(ANNA, table.id, seat)) == "err-auction-together", "whoever has answered"
    assert await key_of(table.kontor.seats.computers_answer(DIRK, table.id)) == "err-not-seated"
    assert await key_of(table.kontor.seats.wait_more(DIRK, table.id, None)) == "err-not-seated"
    await table.kontor.seats.computers_answer(ANNA, table.id)
    await table.wait(10)
    assert len(sold(table)) == 1
    assert await key_of(table.kontor.seats.computers_answer(ANNA, table.id)) == "err-auction-not-overdue"


@pytest.mark.promise("secret-bids")
async def test_computer_players_answer_for_whoever_is_late_and_nobody_learns_for_whom(table: Table) -> None:
    await opened(table)
    await bid(table, BEN, 0)
    await table.kontor.users.update(DIRK, vacation_until=table.clock.now() + 100 * HOUR)
    await table.wait(25 * HOUR)
    before = await told(table, ANNA)
    table.forget()
    await table.kontor.seats.computers_answer(ANNA, table.id)
    await table.wait(10)
    assert await told(table, ANNA) == before
    assert [seat.user_id for seat in (await table.live()).seats] == [user.id for user in table.people]
    (said,) = table.ears.heard
    assert said.job == Tell(CHLOE.id, table.id, Msg("say-auction-answered")), "she alone is told"
    assert (await bidding(table, BEN)).plan == UpTo(0), "his own answer counts"
    assert (await bidding(table, CHLOE)).plan is not None
    assert (await bidding(table, DIRK)).plan is None, "on vacation nobody is late"
    await bid(table, CHLOE, 4)
    await bid(table, DIRK, 0)
    assert sold(table) == ["Sold(seat=2, amount=2)"], "she came in time to change it"
    await table.prove()


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("missing", [1, 2, 3])
async def test_when_computer_players_have_answered_does_not_tell_for_whom(tmp_path: Path, missing: int) -> None:
    table = await Table.empty(tmp_path, computer_delay=(1, 600))
    await opened(table)
    for seat in {1, 2, 3} - {missing}:
        await bid(table, PEOPLE[seat], 0)
    await table.wait(25 * HOUR)
    await table.kontor.seats.computers_answer(ANNA, table.id)
    late = [timer for timer in await timers(table) if timer.kind == "stand-in"]
    assert len(late) == 3
    assert len({timer.fires_at for timer in late}) == 1
    await table.kontor.close()


async def timers(table: Table) -> list[Timer]:
    """All that is to happen."""
    async with table.kontor.database.read() as conn:
        return await timer_rows.due(conn, table.clock.now() + 100 * HOUR)


async def test_whoever_answers_by_themselves_needs_no_computer_player(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, CHLOE, 4)
    await table.wait(25 * HOUR)
    await table.kontor.seats.computers_answer(ANNA, table.id)
    await bid(table, BEN, 0)
    assert sold(table) == ["Sold(seat=2, amount=2)"]
    table.forget()
    await table.wait(10)
    assert table.ears.of(Tell) == []


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("others", [0, 1, 2])
async def test_the_only_one_who_is_missing_is_told_the_same_as_if_others_were(table: Table, others: int) -> None:
    await opened(table)
    for user in (CHLOE, DIRK)[:others]:
        await bid(table, user, 0)
    await table.wait(25 * HOUR)
    seats = table.kontor.seats
    for act in (seats.wait_more(BEN, table.id, None), seats.computers_answer(BEN, table.id)):
        assert (await act).status == "live"
    await table.wait(10)
    assert sold(table) == [], "for whoever presses it nobody answers"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("answered", [(), (CHLOE,), (BEN, CHLOE)])
async def test_the_call_comes_at_its_time_though_whoever_is_missing_is_away(
    table: Table, answered: tuple[User, ...]
) -> None:
    await table.kontor.users.update(DIRK, vacation_until=table.clock.now() + 100 * HOUR)
    await opened(table)
    for user in answered:
        await bid(table, user, 0)
    table.forget()
    await table.wait(24 * HOUR - 1)
    assert called(table) == []
    await table.wait(1)
    assert len(called(table)) == 1
    for act in (
        table.kontor.seats.wait_more(ANNA, table.id, None),
        table.kontor.seats.computers_answer(ANNA, table.id),
    ):
        assert (await act).status == "live"
    await table.wait(24 * HOUR)
    assert sold(table) == []
    assert len(called(table)) == 2
    await table.wait(80 * HOUR)
    assert len(called(table)) == 3, "when his own time is up, too"


def called(table: Table) -> list[Announce]:
    """The calls in this match for whoever takes too long."""
    return [job for job in table.ears.of(Announce) if job.match_id == table.id and job.call.startswith("overdue")]


@pytest.mark.promise("secret-bids")
async def test_the_call_for_answers_tells_and_rings_the_same_whoever_has_not_answered(table: Table) -> None:
    heard = []
    for answered in (BEN, CHLOE, None):
        await table.begin(people=3, game="salesroom")
        await table.do(ANNA, Sell())
        if answered is not None:
            await bid(table, answered, 3)
        table.forget()
        await table.wait(25 * HOUR)
        heard.append([(job.msg.args["seats"], job.ping, job.seat, job.call) for job in called(table)])
        assert len(heard[-1]) == 1
        await table.kontor.seats.wait_more(ANNA, table.id, None)
        table.forget()
        await table.wait(23 * HOUR)
        assert called(table) == []
        await table.wait(2 * HOUR)
        assert len(called(table)) == 1
    assert heard[0] == heard[1] == heard[2]


LATER_SALESROOM = dataclasses.replace(SALESROOM, info=msgspec.structs.replace(SALESROOM.info, rules_version=2))
"""The salesroom by newer rules."""


@pytest.mark.promise("secret-bids")
async def test_an_answer_after_a_release_with_newer_rules_leaves_no_trace(table: Table) -> None:
    await opened(table, people=3)
    await table.wait(120)
    await table.kontor.close()
    table.kontor = await Kontor.open(table.config, table.clock, {**ALL_GAMES, "salesroom": LATER_SALESROOM})
    await table._start()
    before = await told(table, ANNA)
    await bid(table, BEN, 3)
    await table.wait(13 * HOUR)
    assert await told(table, ANNA) == before
    await table.prove()
    await bid(table, CHLOE, 0)
    assert (await table.live()).row.rules_version == 2, "the cries are made by the newer rules"
    assert sold(table) == ["Sold(seat=1, amount=2)"]


# ------------------------------------------------------------------ everything else that may happen meanwhile


async def test_computer_players_answer_too(table: Table) -> None:
    await opened(table, people=2, computers=2)
    await table.wait(5)
    assert await kept(table) == 2
    assert await table.awaited() == {1, 2, 3}
    await bid(table, BEN, 4)
    assert len(sold(table)) == 1
    assert table.pings == [BEN.id, ANNA.id]
    await table.prove()


@pytest.mark.promise("secret-bids")
async def test_who_takes_over_a_seat_answers_for_themselves(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 9)
    await table.kontor.seats.hand_over(BEN, table.id, to=DIRK)
    await table.settle()
    assert (await bidding(table, DIRK)).plan is None
    assert await kept(table) == 0
    await bid(table, CHLOE, 2)
    assert sold(table) == []
    await bid(table, DIRK, 3)
    assert sold(table) == ["Sold(seat=1, amount=2)"]
    await table.prove()


async def test_leaving_lets_a_computer_player_answer(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, CHLOE, 4)
    await table.kontor.play.resign(BEN, table.id)
    await table.wait(5)
    assert len(sold(table)) == 1
    await table.prove()


async def test_pausing_keeps_answers(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 5)
    vote = await table.kontor.votes.pause(ANNA, table.id)
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    assert await key_of(table.kontor.play.submit(CHLOE, table.id, [UpTo(2)])) == "err-status-paused"
    await table.kontor.votes.resume(ANNA, table.id)
    await table.settle()
    assert (await bidding(table, BEN)).plan == UpTo(5)
    await bid(table, CHLOE, 3)
    assert sold(table) == ["Sold(seat=1, amount=4)"]
    await table.prove()


async def test_an_auction_that_was_opened_is_taken_back_by_all_only(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 5)
    assert (await table.look(ANNA)).undo == "consent"
    vote = await table.undo(ANNA)
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    assert (await table.live()).contest is None
    assert await kept(table) == 0
    await table.do(ANNA, Sell())
    assert (await bidding(table, BEN)).plan is None
    await table.prove()


@pytest.mark.promise("secret-bids")
async def test_a_settled_auction_is_not_taken_back_alone(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, CHLOE, 0)
    await bid(table, BEN, 5)
    for user in table.people:
        assert (await table.look(user)).undo in ("", "consent")


@pytest.mark.promise("secret-bids")
async def test_a_restart_forgets_nothing(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 5, asks=True)
    await table.restart()
    shown = await bidding(table, BEN)
    assert shown.plan == UpTo(5, asks=True)
    await bid(table, CHLOE, 6)
    assert await table.awaited() == {1}
    await table.restart()
    await bid(table, BEN, 0)
    assert sold(table) == ["Sold(seat=2, amount=5)"]
    await table.prove()


@pytest.mark.parametrize("seed", ["a", "b", "c"])
async def test_whole_matches_with_everybody_answering_at_random(table: Table, seed: str) -> None:
    rng = random.Random(seed)
    await table.begin(people=3, computers=1, game="salesroom", grace=0)
    for _ in range(300):
        if (await table.info()).status == "over":
            break
        user = rng.choice(table.people)
        shown = await table.look(user)
        auction = bidding_of(shown.planning)
        if auction is not None and rng.random() < 0.7:
            able = auction.limit >= auction.auction.least
            most = rng.choice((0, auction.auction.least, auction.limit)) if able else 0
            await bid(table, user, most, asks=rng.random() < 0.4)
        elif shown.options and auction is None:
            await table.do(user, shown.options[0].action)
        await table.wait(3)
        await table.prove()
    assert (await table.info()).status == "over"
    assert 6 <= len(sold(table)) <= 8


def test_limits_of_computer_players_are_what_they_would_cry() -> None:
    position = SALESROOM.setup(3, bytes(16)).state
    position = SALESROOM.apply(position, 0, Sell()).state
    greedy = PLAYERS["greedy"]
    most = limit(greedy, SALESROOM, SALES, position, 1, rng_from("a"))
    assert 2 <= most <= SALES.limit(position, 1)
    random_most = limit(PLAYERS["random"], SALESROOM, SALES, position, 2, rng_from("b"))
    assert 0 <= random_most <= SALES.limit(position, 2)
