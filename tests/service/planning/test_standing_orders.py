"""Standing orders: done in the owner's place, in secret, until they end."""

from typing import Any

import pytest

from engines.first_train.actions import BuildLine
from service.base.errors import NotSeated, Refusal
from service.base.read_models.panels import PanelModel
from service.people.user import User
from tests.games.first_train.helpers.service_positions import building, line, plan
from tests.games.first_train.helpers.service_positions import state as position
from tests.service.helpers.match import ANNA, BEN, CHLOE, PEOPLE, STRANGER, ServiceMatch
from tests.service.helpers.premoves import give
from tests.service.helpers.refusals import key_of
from tests.toys.bazaar.position import Choose, Draw, Pass


def given(shown: PanelModel[Any]) -> list[str]:
    """Return the keys of the orders in force, as their owner's panel shows them."""
    return [info.key for info in shown.instructions.orders if info.on]


async def verbs(match: ServiceMatch) -> list[tuple[int | None, str, str]]:
    """The moves made: by whom, how, and which."""
    return [(mark.seat, mark.origin, mark.verb) for mark in (await match.live()).line if mark.is_move]


@pytest.mark.promise("orders")
async def test_an_ordered_move_is_made_when_the_turn_comes_and_nobody_is_asked_for_it(match: ServiceMatch) -> None:
    await match.begin(3)
    assert given(await match.kontor.standing_orders.set(BEN, match.id, "roll", True)) == ["roll"]
    await match.end_turn(ANNA)
    assert await verbs(match) == [(0, "player", "pass"), (1, "auto", "pass")]
    assert await match.awaited() == {2}
    assert [post.asked for post in match.posts] == [(2,)]
    assert match.pings == [CHLOE.id]


async def test_an_order_that_stands_is_done_again_until_it_is_cancelled(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    for circle in range(2):
        await match.end_turn(ANNA)
        assert await match.awaited() == {0, 1}
        if circle == 1:
            await match.kontor.standing_orders.set(BEN, match.id, "roll", False)
        await match.do(ANNA, Choose(1))
        await match.do(BEN, Choose(2))
    await match.wait(15)
    await match.end_turn(ANNA)
    assert await match.awaited() == {1}


@pytest.mark.promise("orders")
async def test_an_order_for_the_absence_ends_when_its_owner_moves(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "discard", True)
    await match.end_turn(ANNA)
    await match.end_turn(BEN)
    assert await match.awaited() == {0, 1}
    assert given(await match.look(BEN)) == []


@pytest.mark.promise("orders")
async def test_an_order_for_the_absence_ends_when_its_owner_opens_the_panel(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "discard", True)
    assert given(await match.look(BEN)) == ["discard"]
    before = (await match.live()).row.version
    assert given(await match.look(BEN, look=True)) == []
    assert (await match.live()).row.version == before + 1, "other writers of the match notice it"
    assert given(await match.look(BEN)) == []


@pytest.mark.promise("orders")
async def test_an_order_for_the_absence_answers_what_is_owed(match: ServiceMatch) -> None:
    await match.begin(2)
    for key in ("roll", "discard"):
        await match.kontor.standing_orders.set(BEN, match.id, key, True)
    await match.end_turn(ANNA)
    assert await match.awaited() == {0, 1}, "an answer in secret comes as late as its owner might"
    assert match.posts[-1].asked == (0, 1), "the order shows nowhere"
    assert match.pings == [ANNA.id]
    await match.wait(200)
    assert (1, "auto", "choose") in await verbs(match)
    assert await match.awaited() == {0}
    assert BEN.id not in match.pings


@pytest.mark.promise("orders")
async def test_an_order_that_was_cancelled_before_it_answered_lets_its_owner_be_asked(match: ServiceMatch) -> None:
    await match.begin(2)
    for key in ("roll", "discard"):
        await match.kontor.standing_orders.set(BEN, match.id, key, True)
    await match.end_turn(ANNA)
    await match.kontor.standing_orders.set(BEN, match.id, "discard", False)
    await match.wait(200)
    assert await match.awaited() == {0, 1}
    assert match.pings[-1] == BEN.id


async def test_what_an_order_makes_one_do_now_is_done_at_once(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(ANNA, match.id, "roll", True)
    await match.settle()
    assert await verbs(match) == [(0, "auto", "pass")]
    assert await match.awaited() == {1}


async def test_an_order_rests_while_somebody_else_plays_the_seat(match: ServiceMatch) -> None:
    await match.begin(3)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await match.kontor.seats.hand_over(BEN, match.id, computer="random")
    await match.do(ANNA, Pass())
    await match.wait(15)
    assert "auto" not in [origin for _, origin, _ in await verbs(match)]


@pytest.mark.promise("orders")
async def test_whoever_takes_a_seat_inherits_no_order(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await match.give_seat(BEN, CHLOE)
    assert given(await match.look(CHLOE)) == []
    await match.end_turn(ANNA)
    assert await match.awaited() == {1}


async def test_orders_outlive_a_restart(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await match.restart()
    await match.end_turn(ANNA)
    assert (1, "auto", "pass") in await verbs(match)


async def test_who_has_no_seat_and_what_is_no_order_are_refused(match: ServiceMatch) -> None:
    await match.begin(2)
    with pytest.raises(NotSeated):
        await match.kontor.standing_orders.set(STRANGER, match.id, "roll", True)
    with pytest.raises(Refusal):
        await match.kontor.standing_orders.set(ANNA, match.id, "gamble", True)


@pytest.mark.promise("orders")
async def test_an_order_does_what_it_was_given_with_until_it_is_given_otherwise(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "discard", True, ("1", "2"))
    shown = await match.kontor.standing_orders.set(BEN, match.id, "discard", True, ("3", "1"))
    assert [(info.key, info.chosen) for info in shown.instructions.orders if info.on] == [("discard", ("3", "1"))]
    await match.restart()
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await match.end_turn(ANNA)
    await match.wait(200)
    await match.do(ANNA, Choose(1))
    assert (await match.look(ANNA)).view.scores == (0, 3), "the first of those chosen last"


@pytest.mark.promise("orders")
@pytest.mark.parametrize("chosen", [("4",), ("1", "1"), ("1", "2", "3")])
async def test_an_order_with_what_it_cannot_be_given_with_is_refused_and_the_former_stays(
    match: ServiceMatch, chosen: tuple[str, ...]
) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "discard", True, ("2",))
    with pytest.raises(Refusal, match="err-order-choice"):
        await match.kontor.standing_orders.set(BEN, match.id, "discard", True, chosen)
    with pytest.raises(Refusal, match="err-order-choice"):
        await match.kontor.standing_orders.set(BEN, match.id, "roll", True, chosen[:1])
    assert [info.chosen for info in (await match.look(BEN)).instructions.orders if info.on] == [("2",)]


async def listed(match: ServiceMatch, user: User) -> list[tuple[int, str, str]]:
    return [(one.info.id, one.kind, one.key) for one in await match.kontor.lists.instructions_of(user.id)]


@pytest.mark.promise("orders")
async def test_all_that_stands_is_listed_for_all_matches_to_its_owner_alone(match: ServiceMatch) -> None:
    await match.begin(2)
    first = match.id
    await match.kontor.standing_orders.set(BEN, first, "discard", True, ("2",))
    await match.begin(3)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await give(match, CHLOE, Pass())
    assert await listed(match, BEN) == [(match.id, "order", "roll"), (first, "order", "discard")]
    (one,) = [one for one in await match.kontor.lists.instructions_of(BEN.id) if one.info.id == first]
    assert one.chosen == ("2",)
    ((match_id, kind, _),) = await listed(match, CHLOE)
    assert (match_id, kind) == (match.id, "ahead")
    assert await listed(match, ANNA) == []
    assert await listed(match, STRANGER) == []
    await match.restart()
    assert len(await listed(match, BEN)) == 2


async def test_a_plan_given_ahead_stands_until_it_is_asked_for(match: ServiceMatch) -> None:
    first, second, _ = await building(match)
    assert await listed(match, PEOPLE[second]) == [], "what is answered is no order"
    await plan(match, PEOPLE[second], BuildLine(line(await position(match), second, 2)))
    ((_, kind, key),) = await listed(match, PEOPLE[second])
    assert kind == "plan"
    await match.kontor.standing_orders.end(PEOPLE[second], match.id, kind, key)
    assert await listed(match, PEOPLE[second]) == []
    await plan(match, PEOPLE[second], BuildLine(line(await position(match), second, 2)))
    await plan(match, PEOPLE[first], BuildLine(line(await position(match), first, 2)))
    assert await key_of(match.kontor.standing_orders.end(PEOPLE[second], match.id, kind, key)) == "err-order-over"


@pytest.mark.promise("orders")
async def test_each_is_ended_by_one_press_and_a_second_one_is_told_that_it_is_over(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await give(match, BEN, Pass())
    for match_id, kind, key in await listed(match, BEN):
        await match.kontor.standing_orders.end(BEN, match_id, kind, key)
        assert await key_of(match.kontor.standing_orders.end(BEN, match_id, kind, key)) == "err-order-over"
    assert await listed(match, BEN) == []
    await match.end_turn(ANNA)
    assert await match.awaited() == {1}


@pytest.mark.promise("orders")
async def test_moves_given_later_are_not_ended_by_a_button_of_earlier_ones(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Pass())
    ((_, kind, key),) = await listed(match, BEN)
    await match.kontor.standing_orders.end(BEN, match.id, kind, key)
    await give(match, BEN, Draw())
    assert await key_of(match.kontor.standing_orders.end(BEN, match.id, kind, key)) == "err-order-over"
    assert len(await listed(match, BEN)) == 1


async def test_what_rests_or_is_somebody_elses_is_neither_listed_nor_ended(match: ServiceMatch) -> None:
    await match.begin(3)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    end = match.kontor.standing_orders.end
    assert await key_of(end(ANNA, match.id, "order", "roll")) == "err-order-over"
    assert await key_of(end(STRANGER, match.id, "order", "roll")) == "err-not-seated"
    await match.kontor.seats.hand_over(BEN, match.id)
    assert await listed(match, BEN) == []
    await match.kontor.seats.take_back(BEN, match.id)
    assert await listed(match, BEN) == [(match.id, "order", "roll")]


@pytest.mark.promise("orders")
async def test_taking_the_seat_back_ends_an_order_that_lasts_until_then(match: ServiceMatch) -> None:
    await match.begin(3)
    for key in ("roll", "discard"):
        await match.kontor.standing_orders.set(BEN, match.id, key, True)
    await match.kontor.seats.hand_over(BEN, match.id)
    await match.kontor.seats.take_back(BEN, match.id)
    assert await listed(match, BEN) == [(match.id, "order", "roll")]
