"""Waiting for answers to an offer: clocks rest, and the answer or the end of the time pings."""

import pytest

from service.base.errors import NotSeated, Refusal
from tests.service.helpers.match import ANNA, BEN, CHLOE, STRANGER, ServiceMatch
from tests.service.helpers.offers import HOUR, begun
from tests.service.helpers.refusals import key_of
from tests.service.helpers.undoable_move import put
from tests.toys.bazaar.position import Accept, Counter, Decline, Offer, Pass


async def waiting(match: ServiceMatch, to: str = "12", hours: int = 8) -> None:
    await begun(match, 3)
    await match.do(ANNA, Offer(to))
    await match.wait(HOUR)
    await match.kontor.play.wait_for_answers(ANNA, match.id, hours)
    match.forget()


async def test_clock_and_reminders_rest_while_one_waits_for_answers(match: ServiceMatch) -> None:
    await waiting(match, hours=72)
    assert await match.kontor.lists.waiting_for(ANNA.id) == []
    await match.wait(71 * HOUR)
    assert match.pings == []
    await match.do(ANNA, Pass())
    await match.wait(15)
    assert (await match.live()).seats[0].clock <= HOUR + 15


async def test_the_last_answer_pings_who_waits(match: ServiceMatch) -> None:
    await waiting(match)
    await match.do(BEN, Decline(1))
    assert match.posts == []
    await match.do(CHLOE, Decline(1))
    (post,) = match.posts
    assert (post.asked, post.ping) == ((0,), (ANNA.id,))
    assert match.told() == ["bazaar-event-decline"] * 2
    await match.wait(20 * HOUR)
    assert match.pings.count(ANNA.id) > 1, "from now on reminders come again"


@pytest.mark.parametrize("answer", [Accept(1), Counter(1)])
async def test_a_trade_or_a_counter_offer_pings_who_waits_at_once(match: ServiceMatch, answer: object) -> None:
    await waiting(match)
    await match.do(BEN, answer)
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), (ANNA.id,))]
    assert (await match.info()).seats[0].waits_until is None
    await match.prove()


async def test_the_end_of_the_time_pings_who_waits(match: ServiceMatch) -> None:
    await waiting(match, hours=3)
    await match.wait(3 * HOUR)
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), (ANNA.id,))]
    assert await match.awaited() == {0}
    await match.prove()


async def test_a_move_of_one_s_own_ends_the_waiting(match: ServiceMatch) -> None:
    await waiting(match)
    await put(match)
    assert (await match.info()).seats[0].waits_until is None
    await match.do(BEN, Decline(1))
    await match.do(CHLOE, Decline(1))
    assert match.posts == []
    await match.wait(13 * HOUR)
    assert [msg.key for msg in match.calls] == ["say-reminder"]


async def test_the_others_cannot_press_who_waits_for_them(match: ServiceMatch) -> None:
    await waiting(match, hours=72)
    await match.wait(30 * HOUR)
    assert await key_of(match.kontor.social.nudge(BEN, match.id)) == "err-waits-for-answers"
    with pytest.raises(Refusal):
        await match.kontor.seats.lend_to_computer(BEN, match.id, 0)


async def test_waiting_outlives_a_restart(match: ServiceMatch) -> None:
    await waiting(match, hours=5)
    await match.restart()
    assert (await match.info()).seats[0].waits_until == match.clock.now() + 5 * HOUR
    await match.wait(5 * HOUR)
    assert match.pings == [ANNA.id]


async def test_a_pause_ends_the_waiting(match: ServiceMatch) -> None:
    await begun(match, 1, 1)
    await match.do(ANNA, Offer("1"))
    await match.kontor.play.wait_for_answers(ANNA, match.id)
    await match.kontor.votes.pause(ANNA, match.id)
    await match.prove()
    await match.kontor.votes.resume(ANNA, match.id)
    assert (await match.info()).seats[0].waits_until is None
    await match.wait(30)
    await match.prove()


async def test_one_waits_only_for_offers_and_not_for_ever(match: ServiceMatch) -> None:
    await begun(match)
    assert await key_of(match.kontor.play.wait_for_answers(ANNA, match.id)) == "err-no-answers"
    await match.do(ANNA, Offer("12"))
    for hours in (0, 73):
        assert await key_of(match.kontor.play.wait_for_answers(ANNA, match.id, hours)) == "err-wait-hours"
    with pytest.raises(Refusal):
        await match.kontor.play.wait_for_answers(BEN, match.id)
    with pytest.raises(NotSeated):
        await match.kontor.play.wait_for_answers(STRANGER, match.id)
