"""Offers: one ping a turn, no reminder, nobody blocked."""

from __future__ import annotations

import random

import pytest

from service.base.errors import Refusal, TurnHeldBack
from service.base.jobs import Announce, DirectMessagesClosed, SendNotice
from tests.service.market import Accept, Bid, Decline, End, Lay, Withdraw
from tests.service.offering import HOUR, begun
from tests.service.table import ANNA, BEN, CHLOE, DIRK, NOON, Table

DAY = 24 * HOUR


@pytest.mark.promise("how-much")
async def test_a_round_of_offers_is_one_message_that_pings_its_addressees(table: Table) -> None:
    await begun(table, 4)
    await table.do(ANNA, Lay())
    await table.do(ANNA, Bid("13"))
    (post,) = table.posts
    assert post.invited == (1, 3)
    assert post.asked == ()
    assert set(post.ping) == {BEN.id, DIRK.id}
    assert table.told()[-2:] == ["market-lay", "market-bid"]
    await table.do(ANNA, Bid("1"))
    await table.do(BEN, Decline(1))
    await table.do(ANNA, Bid("1"))
    assert len(table.posts) == 1, "whom it was told once in a turn is not told again"
    await table.do(ANNA, Bid("123"))
    assert [post.invited for post in table.posts] == [(1, 3), (2,)], "somebody who was made none yet is told"
    assert table.posts[-1].ping == (CHLOE.id,)
    await table.prove()


@pytest.mark.promise("how-much")
async def test_who_declined_is_not_rung_by_another_offer_of_the_same_turn(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    await table.do(BEN, Decline(1))
    assert not (await table.info()).seats[1].invited
    await table.do(ANNA, Bid("1"))
    assert (await table.info()).seats[1].invited
    assert len(table.posts) == 1
    assert table.pings == [BEN.id]


async def test_the_next_turn_rings_again(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    await table.do(ANNA, End())
    await table.wait(15)
    await table.do(BEN, End())
    await table.wait(15)
    await table.do(ANNA, Bid("1"))
    assert [post.invited for post in table.posts if post.invited] == [(1,), (1,)]


async def test_nobody_is_awaited_reminded_or_overdue_for_an_offer(table: Table) -> None:
    await begun(table, 3)
    await table.do(ANNA, Bid("12"))
    assert await table.awaited() == {0}
    table.forget()
    await table.wait(20 * DAY)
    assert BEN.id not in [user for job in table.ears.of(Announce) if job.call == "" for user in job.ping]
    assert {job.seat for job in table.ears.of(Announce) if job.call == "overdue"} == {0}


async def test_the_mover_goes_on_while_an_offer_stands(table: Table) -> None:
    await begun(table)
    await table.do(ANNA, Bid("12"))
    await table.do(ANNA, Lay())
    await table.do(ANNA, End())
    await table.wait(15)
    assert await table.awaited() == {1}
    assert (await table.look(CHLOE)).options == ()
    await table.prove()


async def test_the_end_of_a_turn_waits_for_its_grace_though_it_ends_the_offers(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    await table.do(ANNA, End())
    assert (await table.look(ANNA)).held_until is not None
    with pytest.raises(TurnHeldBack):
        await table.do(BEN, Accept(1))
    await table.kontor.play.undo(ANNA, table.id)
    assert Accept(1) in [option.action for option in (await table.look(BEN)).options], "the offer stands again"
    await table.do(ANNA, End())
    await table.wait(15)
    assert await table.awaited() == {1}
    assert Accept(1) not in [option.action for option in (await table.look(BEN)).options]
    await table.prove()


async def test_a_no_neither_waits_for_its_grace_nor_keeps_the_mover_waiting(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    await table.do(BEN, Decline(1))
    await table.do(ANNA, Lay())
    assert [option.action for option in (await table.look(ANNA)).options].count(Withdraw(1)) == 0
    await table.prove()


async def test_a_withdrawn_offer_is_gone_for_everybody_at_once(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    assert Accept(1) in [option.action for option in (await table.look(BEN)).options]
    await table.do(ANNA, Withdraw(1))
    assert (await table.look(BEN)).options == ()
    assert not (await table.info()).seats[1].invited


async def test_an_answer_does_not_wait_for_moves_that_the_proposer_may_still_take_back(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    await table.do(ANNA, Lay())
    await table.do(BEN, Accept(1))
    assert (await table.live()).unpublished == ()
    await table.prove()


@pytest.mark.parametrize(("notices", "sent"), [("dm", [False]), ("dm_hand", [True]), ("none", [])])
async def test_an_offer_is_told_as_its_addressee_likes_it(table: Table, notices: str, sent: list[bool]) -> None:
    await table.kontor.users.update(BEN, notices=notices)
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    assert table.posts[0].ping == ()
    assert [job.with_hand for job in table.ears.of(SendNotice)] == sent


async def test_an_offer_to_somebody_with_closed_direct_messages_falls_back_to_one_mention(table: Table) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    await begun(table, 2)
    table.ears.faults[SendNotice] = [DirectMessagesClosed()]
    await table.do(ANNA, Bid("1"))
    assert [(job.msg.key, job.ping) for job in table.ears.of(Announce)] == [("say-offer-waiting", (BEN.id,))]


async def test_in_quiet_hours_an_offer_rings_at_their_end_if_it_still_stands(table: Table) -> None:
    await table.kontor.users.update(BEN, quiet=(11 * 60, 14 * 60))
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    assert table.pings == []
    await table.wait(2 * HOUR)
    assert [(msg.key, at) for msg, at in zip(table.calls, [NOON + 2 * HOUR], strict=True)] == [
        ("say-offer-waiting", NOON + 2 * HOUR)
    ]
    assert table.pings == [BEN.id]


async def test_in_quiet_hours_an_offer_that_is_gone_by_then_does_not_ring(table: Table) -> None:
    await table.kontor.users.update(BEN, quiet=(11 * 60, 14 * 60))
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    await table.do(ANNA, Withdraw(1))
    await table.wait(2 * HOUR)
    assert table.pings == []


async def test_offers_stand_in_the_list_of_what_waits_after_what_is_owed(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Bid("1"))
    (offer,) = await table.kontor.queries.waiting_for(BEN.id)
    assert (offer.optional, offer.prompt.key, offer.since) == (True, "market-offer", NOON)
    await table.do(BEN, Decline(1))
    assert await table.kontor.queries.waiting_for(BEN.id) == []


async def test_computer_players_answer_offers(table: Table) -> None:
    await begun(table, 1, 2)
    for _ in range(3):
        bids = [o.action for o in (await table.look(ANNA)).options if isinstance(o.action, Bid)]
        if bids:
            await table.do(ANNA, bids[-1])
        await table.wait(30)
        live = await table.live()
        assert live.awaited(live.state) == {0}
        assert not any(seat.invited_since for seat in live.seats), "every offer has its answer"
    assert {mark.seat for mark in (await table.live()).line if mark.origin == "computer"} == {1, 2}
    assert table.posts == [], "nobody is told of what only computer players are offered"
    await table.prove()


async def test_a_seat_that_a_computer_player_takes_answers_too(table: Table) -> None:
    await begun(table, 3)
    await table.do(ANNA, Bid("1"))
    await table.kontor.seats.hand_over(BEN, table.id, computer="random")
    await table.wait(30)
    assert not (await table.info()).seats[1].invited


# ------------------------------------------------------------------ no trades this turn


@pytest.mark.promise("orders")
async def test_no_trades_this_turn_answers_after_a_while_without_a_ping(table: Table) -> None:
    await begun(table)
    await table.kontor.standing_orders.set(BEN, table.id, "no-trades", True)
    await table.do(ANNA, Bid("12"))
    assert table.posts[0].invited == (1, 2), "who ordered it is named like everybody"
    assert table.pings == [CHLOE.id]
    assert (await table.info()).seats[1].invited, "an answer at once would tell of the order"
    await table.wait(200)
    assert [(m.seat, m.origin, m.verb) for m in (await table.live()).line][-1] == (1, "auto", "close")
    await table.prove()


@pytest.mark.promise("orders")
async def test_no_trades_this_turn_ends_with_the_turn(table: Table) -> None:
    await begun(table)
    await table.kontor.standing_orders.set(CHLOE, table.id, "no-trades", True)
    await table.do(ANNA, End())
    await table.wait(15)
    assert not (await table.look(CHLOE)).orders[0].on
    await table.do(BEN, Bid("2"))
    assert table.pings[-1] == CHLOE.id
    await table.wait(300)
    assert (await table.info()).seats[2].invited


async def test_an_order_given_while_an_offer_stands_answers_it(table: Table) -> None:
    await begun(table)
    await table.do(ANNA, Bid("1"))
    await table.kontor.standing_orders.set(BEN, table.id, "no-trades", True)
    await table.wait(200)
    assert (await table.live()).line[-1].verb == "close"


async def test_an_order_taken_back_before_it_answered_leaves_the_offer_to_its_owner(table: Table) -> None:
    await begun(table)
    await table.kontor.standing_orders.set(BEN, table.id, "no-trades", True)
    await table.do(ANNA, Bid("1"))
    await table.kontor.standing_orders.set(BEN, table.id, "no-trades", False)
    await table.wait(200)
    assert (await table.info()).seats[1].invited
    assert table.pings == [BEN.id]


# ------------------------------------------------------------------ turns of many steps


@pytest.mark.promise("how-much")
@pytest.mark.parametrize("grace", [0, 15])
async def test_what_is_built_in_a_turn_that_goes_on_is_seen_by_nobody_else(table: Table, grace: int) -> None:
    await begun(table, 2, grace=grace)
    before = (await table.look(BEN)).view
    await table.do(ANNA, Lay())
    await table.wait(HOUR)
    assert (await table.look(BEN)).view == before
    assert table.posts == []


async def test_builds_are_seen_by_others_at_the_end_of_the_turn(table: Table) -> None:
    await begun(table, 2)
    before = (await table.look(BEN)).view
    await table.do(ANNA, Lay())
    await table.do(ANNA, Lay())
    await table.do(ANNA, End())
    assert (await table.look(BEN)).view == before
    assert table.posts == []
    assert (await table.look(ANNA)).held_until == NOON + 15
    await table.undo(ANNA)
    await table.undo(ANNA)
    await table.do(ANNA, End())
    await table.kontor.play.send_now(ANNA, table.id)
    await table.settle()
    assert (await table.look(BEN)).view.coins == [1, 0]
    assert table.told() == ["market-lay", "market-end"]
    assert table.pings == [BEN.id]


async def test_an_offer_shows_what_was_built_before_it(table: Table) -> None:
    await begun(table, 2)
    await table.do(ANNA, Lay())
    await table.do(ANNA, Bid("1"))
    assert (await table.look(BEN)).view.coins == [1, 0]
    assert (await table.look(ANNA)).undo == "consent", "somebody has read it"


@pytest.mark.parametrize("seed", range(4))
async def test_random_matches_with_offers_waits_orders_and_undo(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    await begun(table, 2, seed % 3, grace=rng.choice((0, 15)))
    for _ in range(70):
        info = await table.info()
        if info.status != "live":
            break
        user = rng.choice(table.people)
        shown = await table.look(user)
        what = rng.random()
        try:
            if what < 0.1:
                await table.kontor.play.wait_for_answers(user, table.id, rng.choice((1, 8)))
            elif what < 0.2:
                await table.kontor.standing_orders.set(user, table.id, "no-trades", rng.random() < 0.7)
            elif what < 0.25 and shown.undo == "alone":
                await table.undo(user)
            elif shown.options:
                await table.do(user, rng.choice(shown.options).action, token=shown.token)
            if rng.random() < 0.3:
                await table.wait(rng.choice((3, 15, 300, 9 * HOUR)))
        except Refusal:
            pass
        await table.settle()
        await table.prove()
