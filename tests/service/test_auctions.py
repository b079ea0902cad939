"""Auctions over days: all bidders are asked at once, answer in secret, and get what open cries would give."""

from __future__ import annotations

import random
from typing import Any

import pytest

from discord_ui.widgets.bids import bidder_view
from engines.core.mechanics.auctions import BidLimit
from engines.core.rng import rng_from
from engines.core.text.messages import Num
from players import PLAYERS
from players.bidding import choose_limit
from service.base.config import HOUR
from service.base.errors import IllegalMove, Stale
from service.base.jobs import SendNotice
from service.base.read_models import SubmitResult
from service.people.user import User
from store.tables import contest_plan_rows
from tests.service.bidding import bid, bidding, opened, sold, state
from tests.service.salesroom import SALES, SALESROOM, Bid, Done, Pass, Sell
from tests.service.seats import key_of
from tests.service.table import ANNA, BEN, CHLOE, DIRK, Table
from tests.tiers import few


async def typed(table: Table, user: User, action: Any) -> SubmitResult:
    """Answer by a move."""
    done = await table.kontor.play.submit(user, table.id, [action])
    await table.settle()
    return done


async def kept(table: Table) -> int:
    """Answers in the database."""
    async with table.kontor.database.read() as conn:
        return len(await contest_plan_rows.plans_of(conn, table.id))


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


@pytest.mark.promise("secret-bids")
async def test_a_reminder_is_no_change_of_the_match_that_others_could_see(table: Table) -> None:
    await opened(table)
    await table.wait(120)
    before = await table.info()
    await table.wait(13 * HOUR)
    assert table.ears.of(SendNotice), "reminders went out"
    assert await table.info() == before


@pytest.mark.promise("secret-bids")
async def test_all_are_awaited_until_it_is_settled(table: Table) -> None:
    await opened(table)
    assert await table.awaited() == {1, 2, 3}
    await bid(table, CHLOE, 4)
    assert await table.awaited() == {1, 2, 3}
    waiting = table.kontor.queries.waiting_for
    assert len(await waiting(BEN.id)) == 1
    assert await waiting(CHLOE.id) == []
    await bid(table, BEN, 3)
    assert await table.awaited() == {1, 2, 3}, "who would cry first has answered, and somebody else has not"
    assert sold(table) == []
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
    await table.kontor.play.panel(ANNA, table.id, look=True)
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
    assert done.table.planning.plan == BidLimit(9, asks=True)
    await bid(table, BEN, 3)
    assert (await bidding(table, BEN)).plan == BidLimit(3)
    await bid(table, CHLOE, 8)
    assert sold(table) == ["Sold(seat=2, amount=3)"]
    assert await key_of(table.kontor.play.submit(BEN, table.id, [BidLimit(4)])) == "err-no-auction"


async def test_bonds_are_cashed_as_far_as_bids_need_them(table: Table) -> None:
    await opened(table, people=3)
    before = await state(table)
    choose_limit = before.coins[1] + sum(before.bonds[1])
    await bid(table, BEN, choose_limit)
    await bid(table, CHLOE, before.coins[2])
    after = await state(table)
    price = before.coins[2] + 1
    assert after.things[1] == 1
    assert after.coins[1] + sum(after.bonds[1]) == choose_limit - price
    assert len(after.bonds[1]) == len(before.bonds[1]) - 1
    assert after.bonds[2] == before.bonds[2]


@pytest.mark.parametrize("most", [1, -3, 100])
async def test_a_bid_must_be_possible(table: Table, most: int) -> None:
    await opened(table)
    choose_limit = (await bidding(table, BEN)).limit
    with pytest.raises(IllegalMove) as refused:
        await bid(table, BEN, most)
    assert refused.value.msg.key == "err-bid-range"
    assert refused.value.msg.args == {"least": Num(2, "coin"), "most": Num(choose_limit, "coin")}


async def test_only_bidders_answer_and_only_in_an_auction(table: Table) -> None:
    await table.begin(people=3, game="salesroom")
    assert await key_of(table.kontor.play.submit(BEN, table.id, [BidLimit(2)])) == "err-no-auction"
    await table.do(ANNA, Sell())
    assert await key_of(table.kontor.play.submit(ANNA, table.id, [BidLimit(2)])) == "err-no-auction"
    assert await key_of(table.kontor.play.submit(DIRK, table.id, [BidLimit(2)])) == "err-not-seated"
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
        await table.kontor.play.submit(BEN, table.id, [BidLimit(2)], token)
    await table.kontor.play.submit(BEN, table.id, [BidLimit(2)], (await table.look(BEN)).token)


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
    await table.give_seat(BEN, DIRK)
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
    assert await key_of(table.kontor.play.submit(CHLOE, table.id, [BidLimit(2)])) == "err-status-paused"
    await table.kontor.votes.resume(ANNA, table.id)
    await table.settle()
    assert (await bidding(table, BEN)).plan == BidLimit(5)
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
    assert shown.plan == BidLimit(5, asks=True)
    await bid(table, CHLOE, 6)
    assert await table.awaited() == {1}
    await table.restart()
    await bid(table, BEN, 0)
    assert sold(table) == ["Sold(seat=2, amount=5)"]
    await table.prove()


@pytest.mark.parametrize("seed", few(1, "abc"))
async def test_whole_matches_with_everybody_answering_at_random(table: Table, seed: str) -> None:
    rng = random.Random(seed)
    await table.begin(people=3, computers=1, game="salesroom", grace=0)
    for _ in range(300):
        if (await table.info()).status == "over":
            break
        user = rng.choice(table.people)
        shown = await table.look(user)
        auction = bidder_view(shown.planning)
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
    most = choose_limit(greedy, SALESROOM, SALES, position, 1, rng_from("a"))
    assert 2 <= most <= SALES.limit(position, 1)
    random_most = choose_limit(PLAYERS["random"], SALESROOM, SALES, position, 2, rng_from("b"))
    assert 0 <= random_most <= SALES.limit(position, 2)
