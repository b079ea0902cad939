"""Waiting for answers to an offer: clocks rest, and the answer or the end of the time rings."""

from __future__ import annotations

import pytest

from service.base.errors import NotSeated, Refusal
from tests.service.market import Accept, Bid, Counter, Decline, End, Lay
from tests.service.offering import HOUR, begun
from tests.service.rooms import Rooms
from tests.service.table import ANNA, BEN, CHLOE, STRANGER, Table


async def waiting(table: Table, to: str = "12", hours: int = 8) -> None:
    await begun(table, 3)
    await table.do(ANNA, Bid(to))
    await table.wait(HOUR)
    await table.kontor.play.wait_for_answers(ANNA, table.id, hours)
    table.forget()


async def test_clock_and_reminders_rest_while_one_waits_for_answers(table: Table) -> None:
    await waiting(table, hours=72)
    assert await table.kontor.queries.waiting_for(ANNA.id) == []
    await table.wait(71 * HOUR)
    assert table.pings == []
    await table.do(ANNA, End())
    await table.wait(15)
    assert (await table.live()).seats[0].clock <= HOUR + 15


async def test_the_last_answer_pings_who_waits(table: Table) -> None:
    await waiting(table)
    await table.do(BEN, Decline(1))
    assert table.posts == []
    await table.do(CHLOE, Decline(1))
    (post,) = table.posts
    assert (post.asked, post.ping) == ((0,), (ANNA.id,))
    assert table.told() == ["market-decline", "market-decline"]
    await table.wait(20 * HOUR)
    assert table.pings.count(ANNA.id) > 1, "from now on reminders come again"


@pytest.mark.parametrize("answer", [Accept(1), Counter(1)])
async def test_a_trade_or_a_counter_offer_pings_who_waits_at_once(table: Table, answer: object) -> None:
    await waiting(table)
    await table.do(BEN, answer)
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (ANNA.id,))]
    assert (await table.info()).seats[0].waits_until is None
    await table.prove()


async def test_the_end_of_the_time_pings_who_waits(table: Table) -> None:
    await waiting(table, hours=3)
    await table.wait(3 * HOUR)
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (ANNA.id,))]
    assert await table.awaited() == {0}
    await table.prove()


async def test_a_move_of_one_s_own_ends_the_waiting(table: Table) -> None:
    await waiting(table)
    await table.do(ANNA, Lay())
    assert (await table.info()).seats[0].waits_until is None
    await table.do(BEN, Decline(1))
    await table.do(CHLOE, Decline(1))
    assert table.posts == []
    await table.wait(13 * HOUR)
    assert [msg.key for msg in table.calls] == ["say-reminder"]


async def test_the_others_cannot_press_who_waits_for_them(table: Table) -> None:
    await waiting(table, hours=72)
    await table.wait(30 * HOUR)
    with pytest.raises(Refusal) as refused:
        await table.kontor.social.nudge(BEN, table.id)
    assert refused.value.msg.key == "err-waits-for-answers"
    with pytest.raises(Refusal):
        await table.kontor.seats.lend_to_computer(BEN, table.id, 0)


async def test_waiting_outlives_a_restart(rooms: Rooms) -> None:
    table = await Table.empty(rooms / "here")
    await waiting(table, hours=5)
    await table.restart()
    assert (await table.info()).seats[0].waits_until == table.clock.now() + 5 * HOUR
    await table.wait(5 * HOUR)
    assert table.pings == [ANNA.id]
    await table.kontor.close()


async def test_a_pause_ends_the_waiting(table: Table) -> None:
    await begun(table, 1, 1)
    await table.do(ANNA, Bid("1"))
    await table.kontor.play.wait_for_answers(ANNA, table.id)
    await table.kontor.votes.pause(ANNA, table.id)
    await table.prove()
    await table.kontor.votes.resume(ANNA, table.id)
    assert (await table.info()).seats[0].waits_until is None
    await table.wait(30)
    await table.prove()


async def test_one_waits_only_for_offers_and_not_for_ever(table: Table) -> None:
    await begun(table)
    with pytest.raises(Refusal) as refused:
        await table.kontor.play.wait_for_answers(ANNA, table.id)
    assert refused.value.msg.key == "err-no-answers"
    await table.do(ANNA, Bid("12"))
    for hours in (0, 73):
        with pytest.raises(Refusal) as refused:
            await table.kontor.play.wait_for_answers(ANNA, table.id, hours)
        assert refused.value.msg.key == "err-wait-hours"
    with pytest.raises(Refusal):
        await table.kontor.play.wait_for_answers(BEN, table.id)
    with pytest.raises(NotSeated):
        await table.kontor.play.wait_for_answers(STRANGER, table.id)
