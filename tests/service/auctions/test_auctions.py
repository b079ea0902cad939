"""Auctions over days: all bidders are asked at once, answer in secret, and get what open cries would give."""

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
from service.base.read_models.panels import SubmitResult
from service.people.user import User
from store.tables import social_rows
from tests.service.helpers.auctions import bid, bidding, open_auction, sold, state
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.tiers import few
from tests.toys.salesroom.game import SALESROOM
from tests.toys.salesroom.position import Bid, Done, Pass, Sell
from tests.toys.salesroom.rules import SALES


async def typed(match: ServiceMatch, user: User, action: Any) -> SubmitResult:
    done = await match.kontor.play.submit(user, match.id, [action])
    await match.settle()
    return done


async def kept(match: ServiceMatch) -> int:
    async with match.kontor.database.read() as conn:
        return [given.kind for given in await social_rows.instructions_of(conn, match.id)].count("plan")


@pytest.mark.promise("how-much")
@pytest.mark.promise("secret-bids")
async def test_three_bidders_cost_two_posts_and_four_pings(match: ServiceMatch) -> None:
    await open_auction(match)
    (post,) = match.posts
    assert post.asked == (1, 2, 3)
    assert match.pings == [BEN.id, CHLOE.id, DIRK.id]
    assert post.until == match.clock.now() + 24 * HOUR
    match.forget()
    await bid(match, CHLOE, 5)
    await bid(match, DIRK, 0)
    assert match.discord.delivered == []
    await bid(match, BEN, 7)
    (post,) = match.posts
    assert (post.asked, match.pings) == ((0,), [ANNA.id])
    assert sold(match) == ["Sold(seat=1, amount=6)"]
    assert (await match.info()).seats[0].awaited
    assert await kept(match) == 0
    await match.prove()


@pytest.mark.promise("secret-bids")
async def test_all_are_awaited_until_it_is_settled(match: ServiceMatch) -> None:
    await open_auction(match)
    assert await match.awaited() == {1, 2, 3}
    await bid(match, CHLOE, 4)
    assert await match.awaited() == {1, 2, 3}
    waiting = match.kontor.lists.waiting_for
    assert len(await waiting(BEN.id)) == 1
    assert await waiting(CHLOE.id) == []
    await bid(match, BEN, 3)
    assert await match.awaited() == {1, 2, 3}, "who would cry first has answered, and somebody else has not"
    assert sold(match) == []
    await match.prove()


async def test_nobody_has_bid(match: ServiceMatch) -> None:
    await open_auction(match)
    for user in (BEN, CHLOE, DIRK):
        await bid(match, user, 0)
    assert sold(match) == ["Sold(seat=None, amount=0)"]
    assert await match.awaited() == {0}


async def test_whoever_answers_last_is_told_how_it_went(match: ServiceMatch) -> None:
    await open_auction(match)
    assert (await bid(match, CHLOE, 5)).told == ()
    assert (await typed(match, DIRK, Pass())).told == ()
    last = await bid(match, BEN, 7)
    assert [msg.args["text"] for msg in last.told if msg.key == "salesroom-sold"] == ["Sold(seat=1, amount=6)"]
    assert (await match.look(BEN)).news.lines == (), "it is told once"


async def test_whoever_looks_between_two_rounds_reads_the_whole_of_it_later(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 4, asks=True)
    await bid(match, CHLOE, 6)
    assert (await state(match)).stack, "Ben is asked again"
    await match.kontor.play.panel(ANNA, match.id, look=True)
    last = await bid(match, BEN, 0)
    cries = ["Cried(seat=1, amount=2)", "Cried(seat=2, amount=3)", "Cried(seat=1, amount=4)"]
    for told in (last.told, (await match.look(ANNA)).news.lines):
        assert [str(msg.args["text"]) for msg in told][:3] == cries
        assert told[-1].key == "salesroom-sold"


async def test_whoever_answers_last_by_a_typed_bid_is_told_how_it_went(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, CHLOE, 5)
    last = await typed(match, BEN, Bid(7))
    assert [msg.args["text"] for msg in last.told if msg.key == "salesroom-sold"] == ["Sold(seat=1, amount=7)"]


@pytest.mark.promise("secret-bids")
async def test_an_answer_may_be_changed_until_all_have_answered(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    shown = await bidding(match, BEN)
    assert (shown.plan, shown.auction.least) == (None, 2)
    assert 1 in await match.awaited()
    assert shown.limit == (await state(match)).coins[1] + sum((await state(match)).bonds[1])
    done = await bid(match, BEN, 9, asks=True)
    assert done.table.choices.planning is not None
    assert done.table.choices.planning.plan == BidLimit(9, asks=True)
    await bid(match, BEN, 3)
    assert (await bidding(match, BEN)).plan == BidLimit(3)
    await bid(match, CHLOE, 8)
    assert sold(match) == ["Sold(seat=2, amount=3)"]
    assert await key_of(match.kontor.play.submit(BEN, match.id, [BidLimit(4)])) == "err-no-auction"


async def test_bonds_are_cashed_as_far_as_bids_need_them(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    before = await state(match)
    choose_limit = before.coins[1] + sum(before.bonds[1])
    await bid(match, BEN, choose_limit)
    await bid(match, CHLOE, before.coins[2])
    after = await state(match)
    price = before.coins[2] + 1
    assert after.things[1] == 1
    assert after.coins[1] + sum(after.bonds[1]) == choose_limit - price
    assert len(after.bonds[1]) == len(before.bonds[1]) - 1
    assert after.bonds[2] == before.bonds[2]


@pytest.mark.parametrize("most", [1, -3, 100])
async def test_a_bid_must_be_possible(match: ServiceMatch, most: int) -> None:
    await open_auction(match)
    choose_limit = (await bidding(match, BEN)).limit
    with pytest.raises(IllegalMove) as refused:
        await bid(match, BEN, most)
    assert refused.value.msg.key == "err-bid-range"
    assert refused.value.msg.args == {"least": Num(2, "coin"), "most": Num(choose_limit, "coin")}


async def test_only_bidders_answer_and_only_in_an_auction(match: ServiceMatch) -> None:
    await match.begin(people=3, game="salesroom")
    assert await key_of(match.kontor.play.submit(BEN, match.id, [BidLimit(2)])) == "err-no-auction"
    await match.do(ANNA, Sell())
    assert await key_of(match.kontor.play.submit(ANNA, match.id, [BidLimit(2)])) == "err-no-auction"
    assert await key_of(match.kontor.play.submit(DIRK, match.id, [BidLimit(2)])) == "err-not-seated"
    assert (await match.look(ANNA)).choices.planning is None


async def test_buttons_of_another_auction_are_stale(match: ServiceMatch) -> None:
    await open_auction(match, people=2)
    token = (await match.look(BEN)).token
    await bid(match, BEN, 0)
    await match.do(ANNA, Done())
    await match.wait(15)
    await match.do(BEN, Sell())
    await bid(match, ANNA, 0)
    await match.do(BEN, Done())
    await match.wait(15)
    await match.do(ANNA, Sell())
    with pytest.raises(Stale):
        await match.kontor.play.submit(BEN, match.id, [BidLimit(2)], token)
    await match.kontor.play.submit(BEN, match.id, [BidLimit(2)], (await match.look(BEN)).token)


async def test_computer_players_answer_too(match: ServiceMatch) -> None:
    await open_auction(match, people=2, computers=2)
    await match.wait(5)
    assert await kept(match) == 2
    assert await match.awaited() == {1, 2, 3}
    await bid(match, BEN, 4)
    assert len(sold(match)) == 1
    assert match.pings == [BEN.id, ANNA.id]
    await match.prove()


@pytest.mark.promise("secret-bids")
async def test_who_takes_over_a_seat_answers_for_themselves(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 9)
    await match.give_seat(BEN, DIRK)
    await match.settle()
    assert (await bidding(match, DIRK)).plan is None
    assert await kept(match) == 0
    await bid(match, CHLOE, 2)
    assert sold(match) == []
    await bid(match, DIRK, 3)
    assert sold(match) == ["Sold(seat=1, amount=2)"]
    await match.prove()


async def test_leaving_lets_a_computer_player_answer(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, CHLOE, 4)
    await match.kontor.play.resign(BEN, match.id)
    await match.wait(5)
    assert len(sold(match)) == 1
    await match.prove()


async def test_pausing_keeps_answers(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 5)
    await match.agree(await match.kontor.votes.pause(ANNA, match.id), BEN, CHLOE)
    assert await key_of(match.kontor.play.submit(CHLOE, match.id, [BidLimit(2)])) == "err-status-paused"
    await match.kontor.votes.resume(ANNA, match.id)
    await match.settle()
    assert (await bidding(match, BEN)).plan == BidLimit(5)
    await bid(match, CHLOE, 3)
    assert sold(match) == ["Sold(seat=1, amount=4)"]
    await match.prove()


async def test_an_auction_that_was_opened_is_taken_back_by_all_only(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 5)
    assert (await match.look(ANNA)).undo.way == "consent"
    await match.agree(await match.undo(ANNA), BEN, CHLOE)
    assert (await match.live()).contest is None
    assert await kept(match) == 0
    await match.do(ANNA, Sell())
    assert (await bidding(match, BEN)).plan is None
    await match.prove()


@pytest.mark.promise("secret-bids")
async def test_a_settled_auction_is_not_taken_back_alone(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, CHLOE, 0)
    await bid(match, BEN, 5)
    for user in match.people:
        assert (await match.look(user)).undo.way in ("", "consent")


@pytest.mark.promise("secret-bids")
async def test_a_restart_forgets_nothing(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 5, asks=True)
    await match.restart()
    assert (await bidding(match, BEN)).plan == BidLimit(5, asks=True)
    await bid(match, CHLOE, 6)
    assert await match.awaited() == {1}
    await match.restart()
    await bid(match, BEN, 0)
    assert sold(match) == ["Sold(seat=2, amount=5)"]
    await match.prove()


@pytest.mark.parametrize("seed", few(1, "abc"))
async def test_whole_matches_with_everybody_answering_at_random(match: ServiceMatch, seed: str) -> None:
    rng = random.Random(seed)
    await match.begin(people=3, computers=1, game="salesroom", grace=0)
    for _ in range(300):
        if (await match.info()).status == "over":
            break
        user = rng.choice(match.people)
        shown = await match.look(user)
        auction = bidder_view(shown.choices.planning)
        if auction is not None and rng.random() < 0.7:
            able = auction.limit >= auction.auction.least
            most = rng.choice((0, auction.auction.least, auction.limit)) if able else 0
            await bid(match, user, most, asks=rng.random() < 0.4)
        elif shown.choices.options and auction is None:
            await match.do(user, shown.choices.options[0].action)
        await match.wait(3)
        await match.prove()
    assert (await match.info()).status == "over"
    assert 6 <= len(sold(match)) <= 8


def test_limits_of_computer_players_are_what_they_would_cry() -> None:
    position = SALESROOM.setup(3, bytes(16)).state
    position = SALESROOM.apply(position, 0, Sell()).state
    most = choose_limit(PLAYERS["greedy"], SALESROOM, SALES, position, 1, rng_from("a"))
    assert 2 <= most <= SALES.limit(position, 1)
    random_most = choose_limit(PLAYERS["random"], SALESROOM, SALES, position, 2, rng_from("b"))
    assert 0 <= random_most <= SALES.limit(position, 2)


async def test_an_answer_under_way_since_before_a_later_one_does_not_replace_it(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    late = (await match.look(BEN)).token
    await match.kontor.play.submit(BEN, match.id, [BidLimit(5)], late)
    with pytest.raises(Stale):
        await match.kontor.play.submit(BEN, match.id, [BidLimit(7)], late)
    assert (await bidding(match, BEN)).plan == BidLimit(5)
    again = await match.kontor.play.find_repeated_press(BEN, match.id, late)
    assert again is not None
    assert (again.kind, again.action) == ("plan", BidLimit(5)), "the same button says that its answer waits"
