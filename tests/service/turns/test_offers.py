"""Offers: one ping a turn, no reminder, no player blocked."""

import random

import pytest

from service.base.errors import Refusal, TurnHeldBack
from service.base.jobs import Announce, DirectMessagesClosed, SendNotice
from tests.service.helpers.fake_discord import NOON
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, ServiceMatch
from tests.service.helpers.offers import HOUR, begun, offered
from tests.service.helpers.undoable_move import put
from tests.tiers import few
from tests.toys.bazaar.position import Accept, Decline, Offer, Pass, Withdraw


@pytest.mark.promise("how-much")
async def test_a_round_of_offers_is_one_message_that_pings_its_addressees(match: ServiceMatch) -> None:
    await begun(match, 4)
    await put(match)
    await match.do(ANNA, Offer("13"))
    (post,) = match.posts
    assert post.invited == (1, 3)
    assert post.asked == ()
    assert set(post.ping) == {BEN.id, DIRK.id}
    assert match.told()[-2:] == ["bazaar-event-placed", "bazaar-event-offer"]
    await match.do(ANNA, Offer("1"))
    await match.do(BEN, Decline(1))
    await match.do(ANNA, Offer("1"))
    assert len(match.posts) == 1, "whom it was told once in a turn is not told again"
    await match.do(ANNA, Offer("123"))
    assert [post.invited for post in match.posts] == [(1, 3), (2,)], "somebody who was made none yet is told"
    assert match.posts[-1].ping == (CHLOE.id,)
    await match.prove()


@pytest.mark.promise("how-much")
async def test_who_declined_is_not_rung_by_another_offer_of_the_same_turn(match: ServiceMatch) -> None:
    await offered(match, 2, "1")
    await match.do(BEN, Decline(1))
    assert not (await match.info()).seats[1].invited
    await match.do(ANNA, Offer("1"))
    assert (await match.info()).seats[1].invited
    assert len(match.posts) == 1
    assert match.pings == [BEN.id]


async def test_the_next_turn_rings_again(match: ServiceMatch) -> None:
    await offered(match, 2, "1")
    await match.do(ANNA, Pass())
    await match.wait(15)
    await match.do(BEN, Pass())
    await match.wait(15)
    await match.do(ANNA, Offer("1"))
    assert [post.invited for post in match.posts if post.invited] == [(1,), (1,)]


async def test_nobody_is_awaited_reminded_or_overdue_for_an_offer(match: ServiceMatch) -> None:
    await offered(match, 3, "12")
    assert await match.awaited() == {0}
    match.forget()
    await match.wait(20 * 24 * HOUR)
    assert BEN.id not in [user for job in match.discord.of(Announce) if job.call == "" for user in job.ping]
    assert {job.seat for job in match.discord.of(Announce) if job.call == "overdue"} == {0}


async def test_the_mover_goes_on_while_an_offer_stands(match: ServiceMatch) -> None:
    await offered(match, 3, "12")
    await put(match)
    await match.do(ANNA, Pass())
    await match.wait(15)
    assert await match.awaited() == {1}
    assert (await match.look(CHLOE)).choices.options == ()
    await match.prove()


async def test_the_end_of_a_turn_waits_for_its_grace_though_it_ends_the_offers(match: ServiceMatch) -> None:
    await offered(match, 2, "1")
    await match.do(ANNA, Pass())
    assert (await match.look(ANNA)).undo.held_until is not None
    with pytest.raises(TurnHeldBack):
        await match.do(BEN, Accept(1))
    await match.kontor.play.undo(ANNA, match.id)
    assert Accept(1) in [option.action for option in (await match.look(BEN)).choices.options], (
        "the offer stands again"
    )
    await match.do(ANNA, Pass())
    await match.wait(15)
    assert await match.awaited() == {1}
    assert Accept(1) not in [option.action for option in (await match.look(BEN)).choices.options]
    await match.prove()


async def test_a_no_neither_waits_for_its_grace_nor_keeps_the_mover_waiting(match: ServiceMatch) -> None:
    await offered(match, 2, "1")
    await match.do(BEN, Decline(1))
    await put(match)
    assert [option.action for option in (await match.look(ANNA)).choices.options].count(Withdraw(1)) == 0
    await match.prove()


async def test_a_withdrawn_offer_is_gone_for_everybody_at_once(match: ServiceMatch) -> None:
    await offered(match, 2, "1")
    assert Accept(1) in [option.action for option in (await match.look(BEN)).choices.options]
    await match.do(ANNA, Withdraw(1))
    assert (await match.look(BEN)).choices.options == ()
    assert not (await match.info()).seats[1].invited


async def test_an_answer_does_not_wait_for_moves_that_the_proposer_may_still_take_back(
    match: ServiceMatch,
) -> None:
    await offered(match, 2, "1")
    await put(match)
    await match.do(BEN, Accept(1))
    assert (await match.live()).unpublished == ()
    await match.prove()


@pytest.mark.parametrize(("notices", "sent"), [("dm", [False]), ("dm_hand", [True]), ("none", [])])
async def test_an_offer_is_told_as_its_addressee_likes_it(
    match: ServiceMatch, notices: str, sent: list[bool]
) -> None:
    await match.kontor.users.update(BEN, notices=notices)
    await offered(match, 2, "1")
    assert match.posts[0].ping == ()
    assert [job.with_hand for job in match.discord.of(SendNotice)] == sent


async def test_an_offer_to_somebody_with_closed_direct_messages_falls_back_to_one_mention(
    match: ServiceMatch,
) -> None:
    await match.kontor.users.update(BEN, notices="dm")
    await begun(match, 2)
    match.discord.faults[SendNotice] = [DirectMessagesClosed()]
    await match.do(ANNA, Offer("1"))
    assert [(job.msg.key, job.ping) for job in match.discord.of(Announce)] == [("say-offer-waiting", (BEN.id,))]


async def test_in_quiet_hours_an_offer_rings_at_their_end_if_it_still_stands(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, quiet=(11 * 60, 14 * 60))
    await offered(match, 2, "1")
    assert match.pings == []
    await match.wait(2 * HOUR)
    assert [(msg.key, at) for msg, at in zip(match.calls, [NOON + 2 * HOUR], strict=True)] == [
        ("say-offer-waiting", NOON + 2 * HOUR)
    ]
    assert match.pings == [BEN.id]


async def test_in_quiet_hours_an_offer_that_is_gone_by_then_does_not_ring(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, quiet=(11 * 60, 14 * 60))
    await offered(match, 2, "1")
    await match.do(ANNA, Withdraw(1))
    await match.wait(2 * HOUR)
    assert match.pings == []


async def test_offers_stand_in_the_list_of_what_waits_after_what_is_owed(match: ServiceMatch) -> None:
    await offered(match, 2, "1")
    (offer,) = await match.kontor.lists.waiting_for(BEN.id)
    assert (offer.optional, offer.prompt.key, offer.since) == (True, "bazaar-offer", NOON)
    await match.do(BEN, Decline(1))
    assert await match.kontor.lists.waiting_for(BEN.id) == []


async def test_computer_players_answer_offers(match: ServiceMatch) -> None:
    await begun(match, 1, 2)
    for _ in range(3):
        bids = [o.action for o in (await match.look(ANNA)).choices.options if isinstance(o.action, Offer)]
        if bids:
            await match.do(ANNA, bids[-1])
        await match.wait(30)
        live = await match.live()
        assert live.awaited(live.state) == {0}
        assert not any(seat.invited_since for seat in live.seats), "every offer has its answer"
    assert {mark.seat for mark in (await match.live()).line if mark.origin == "computer"} == {1, 2}
    assert match.posts == [], "nobody is told of what only computer players are offered"
    await match.prove()


async def test_a_seat_that_a_computer_player_takes_answers_too(match: ServiceMatch) -> None:
    await offered(match, 3, "1")
    await match.kontor.seats.hand_over(BEN, match.id, computer="random")
    await match.wait(30)
    assert not (await match.info()).seats[1].invited


@pytest.mark.promise("orders")
async def test_no_trades_this_turn_answers_after_a_while_without_a_ping(match: ServiceMatch) -> None:
    await begun(match)
    await match.kontor.standing_orders.set(BEN, match.id, "no-trades", True)
    await match.do(ANNA, Offer("12"))
    assert match.posts[0].invited == (1, 2), "who ordered it is named like everybody"
    assert match.pings == [CHLOE.id]
    assert (await match.info()).seats[1].invited, "an answer at once would tell of the order"
    await match.wait(200)
    assert [(m.seat, m.origin, m.verb) for m in (await match.live()).line][-1] == (1, "auto", "close")
    await match.prove()


@pytest.mark.promise("orders")
async def test_no_trades_this_turn_ends_with_the_turn(match: ServiceMatch) -> None:
    await begun(match)
    await match.kontor.standing_orders.set(CHLOE, match.id, "no-trades", True)
    await match.do(ANNA, Pass())
    await match.wait(15)
    assert not {info.key: info.on for info in (await match.look(CHLOE)).instructions.orders}["no-trades"]
    await match.do(BEN, Offer("2"))
    assert match.pings[-1] == CHLOE.id
    await match.wait(300)
    assert (await match.info()).seats[2].invited


async def test_an_order_given_while_an_offer_stands_answers_it(match: ServiceMatch) -> None:
    await offered(match, 3, "1")
    await match.kontor.standing_orders.set(BEN, match.id, "no-trades", True)
    await match.wait(200)
    assert (await match.live()).line[-1].verb == "close"


async def test_an_order_taken_back_before_it_answered_leaves_the_offer_to_its_owner(match: ServiceMatch) -> None:
    await begun(match)
    await match.kontor.standing_orders.set(BEN, match.id, "no-trades", True)
    await match.do(ANNA, Offer("1"))
    await match.kontor.standing_orders.set(BEN, match.id, "no-trades", False)
    await match.wait(200)
    assert (await match.info()).seats[1].invited
    assert match.pings == [BEN.id]


@pytest.mark.promise("how-much")
@pytest.mark.parametrize("grace", [0, 15])
async def test_what_is_built_in_a_turn_that_goes_on_is_seen_by_nobody_else(
    match: ServiceMatch, grace: int
) -> None:
    await begun(match, 2, grace=grace)
    before = (await match.look(BEN)).view
    await put(match)
    await match.wait(HOUR)
    assert (await match.look(BEN)).view == before
    assert match.posts == []


async def test_builds_are_seen_by_others_at_the_end_of_the_turn(match: ServiceMatch) -> None:
    await begun(match, 2)
    before = (await match.look(BEN)).view
    await put(match)
    await put(match)
    await match.do(ANNA, Pass())
    assert (await match.look(BEN)).view == before
    assert match.posts == []
    assert (await match.look(ANNA)).undo.held_until == NOON + 15
    await match.undo(ANNA)
    await match.undo(ANNA)
    await match.do(ANNA, Pass())
    await match.kontor.play.send_now(ANNA, match.id)
    await match.settle()
    assert (await match.look(BEN)).view.counts == (1, 2)
    assert match.told() == ["bazaar-event-placed", "bazaar-event-passed"]
    assert match.pings == [BEN.id]


async def test_an_offer_shows_what_was_built_before_it(match: ServiceMatch) -> None:
    await begun(match, 2)
    await put(match)
    await match.do(ANNA, Offer("1"))
    assert (await match.look(BEN)).view.counts == (1, 2)
    assert (await match.look(ANNA)).undo.way == "consent", "somebody has read it"


@pytest.mark.parametrize("seed", few(1, range(4)))
async def test_random_matches_with_offers_waits_orders_and_undo(match: ServiceMatch, seed: int) -> None:
    rng = random.Random(seed)
    await begun(match, 2, seed % 3, grace=rng.choice((0, 15)))
    for _ in range(70):
        if (await match.info()).status != "live":
            break
        user = rng.choice(match.people)
        shown = await match.look(user)
        what = rng.random()
        try:
            if what < 0.1:
                await match.kontor.play.wait_for_answers(user, match.id, rng.choice((1, 8)))
            elif what < 0.2:
                await match.kontor.standing_orders.set(user, match.id, "no-trades", rng.random() < 0.7)
            elif what < 0.25 and shown.undo.way == "alone":
                await match.undo(user)
            elif shown.choices.options:
                await match.do(user, rng.choice(shown.choices.options).action, token=shown.token)
            if rng.random() < 0.3:
                await match.wait(rng.choice((3, 15, 300, 9 * HOUR)))
        except Refusal:
            pass
        await match.settle()
        await match.prove()
