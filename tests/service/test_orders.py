"""Standing orders: done in the owner's place, in secret, until they end."""

from __future__ import annotations

from typing import Any

import pytest

from engines.first_train.actions import BuildLine
from service.base import read_models
from service.base.errors import NotSeated, Refusal
from service.people.user import User
from store.tables import action_rows
from tests.service.bazaar import Choose, Draw, Pass
from tests.service.first_train import building, line, plan
from tests.service.first_train import state as position
from tests.service.rooms import Rooms
from tests.service.seats import key_of
from tests.service.table import ANNA, BEN, CHLOE, PEOPLE, STRANGER, Table
from tests.service.worlds import everything


def given(shown: read_models.PanelModel[Any]) -> dict[str, bool]:
    """By key, whether an order is in force, as its owner's panel shows it."""
    return {info.key: info.on for info in shown.orders}


async def verbs(table: Table) -> list[tuple[int | None, str, str]]:
    """The moves made: by whom, how, and which."""
    return [(mark.seat, mark.origin, mark.verb) for mark in (await table.live()).line if mark.is_move]


@pytest.mark.promise("orders")
async def test_an_ordered_move_is_made_when_the_turn_comes_and_nobody_is_asked_for_it(table: Table) -> None:
    await table.begin(3)
    shown = await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    assert given(shown) == {"roll": True, "discard": False}
    await table.end_turn(ANNA)
    assert await verbs(table) == [(0, "player", "pass"), (1, "auto", "pass")]
    assert await table.awaited() == {2}
    assert [post.asked for post in table.posts] == [(2,)]
    assert table.pings == [CHLOE.id]


async def test_an_order_that_stands_is_done_again_until_it_is_cancelled(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    for circle in range(2):
        await table.end_turn(ANNA)
        assert await table.awaited() == {0, 1}
        if circle == 1:
            await table.kontor.standing_orders.set(BEN, table.id, "roll", False)
        await table.do(ANNA, Choose(1))
        await table.do(BEN, Choose(2))
    await table.wait(15)
    await table.end_turn(ANNA)
    assert await table.awaited() == {1}


@pytest.mark.promise("orders")
async def test_an_order_for_the_absence_ends_when_its_owner_moves(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "discard", True)
    await table.end_turn(ANNA)
    await table.end_turn(BEN)
    assert await table.awaited() == {0, 1}
    assert given(await table.look(BEN)) == {"roll": False, "discard": False}


@pytest.mark.promise("orders")
async def test_an_order_for_the_absence_ends_when_its_owner_opens_the_panel(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "discard", True)
    assert given(await table.look(BEN))["discard"]
    assert not given(await table.look(BEN, look=True))["discard"]
    assert not given(await table.look(BEN))["discard"]


@pytest.mark.promise("orders")
async def test_an_order_for_the_absence_answers_what_is_owed(table: Table) -> None:
    await table.begin(2)
    for key in ("roll", "discard"):
        await table.kontor.standing_orders.set(BEN, table.id, key, True)
    await table.end_turn(ANNA)
    assert await table.awaited() == {0, 1}, "an answer in secret comes as late as its owner might"
    assert table.posts[-1].asked == (0, 1), "the order shows nowhere"
    assert table.pings == [ANNA.id]
    await table.wait(200)
    assert (1, "auto", "choose") in await verbs(table)
    assert await table.awaited() == {0}
    assert BEN.id not in table.pings


@pytest.mark.promise("orders")
async def test_an_order_that_was_cancelled_before_it_answered_lets_its_owner_be_asked(table: Table) -> None:
    await table.begin(2)
    for key in ("roll", "discard"):
        await table.kontor.standing_orders.set(BEN, table.id, key, True)
    await table.end_turn(ANNA)
    await table.kontor.standing_orders.set(BEN, table.id, "discard", False)
    await table.wait(200)
    assert await table.awaited() == {0, 1}
    assert table.pings[-1] == BEN.id


async def test_what_an_order_makes_one_do_now_is_done_at_once(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(ANNA, table.id, "roll", True)
    await table.settle()
    assert await verbs(table) == [(0, "auto", "pass")]
    assert await table.awaited() == {1}


@pytest.mark.promise("orders")
async def test_nobody_else_sees_an_order(table: Table) -> None:
    await table.begin(3)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    assert given(await table.look(ANNA)) == {"roll": False, "discard": False}
    assert (await table.look(STRANGER)).orders == ()
    assert "roll" not in repr(await table.kontor.exports.export(ANNA.id, table.id))
    async with table.kontor.database.read() as conn:
        steps = await action_rows.actions_between(conn, table.id, 0, None)
    assert not any("order" in step.payload for step in steps)


@pytest.mark.promise("orders")
@pytest.mark.parametrize("key", ["roll", "discard"])
async def test_what_others_get_does_not_depend_on_an_order(table: Table, key: str) -> None:
    await table.begin(3)
    readers = (ANNA, CHLOE, STRANGER)
    before = [await everything(table, reader) for reader in readers]
    for on in (True, False):
        table.clock.time += 60
        await table.kontor.standing_orders.set(BEN, table.id, key, on)
        await table.settle()
        assert [await everything(table, reader) for reader in readers] == before
    assert table.ears.heard == []


async def test_an_order_rests_while_somebody_else_plays_the_seat(table: Table) -> None:
    await table.begin(3)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    await table.kontor.seats.hand_over(BEN, table.id, computer="random")
    await table.do(ANNA, Pass())
    await table.wait(15)
    assert "auto" not in [origin for _, origin, _ in await verbs(table)]


@pytest.mark.promise("orders")
async def test_whoever_takes_a_seat_inherits_no_order(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    await table.give_seat(BEN, CHLOE)
    assert not any(given(await table.look(CHLOE)).values())
    await table.end_turn(ANNA)
    assert await table.awaited() == {1}


async def test_orders_outlive_a_restart(rooms: Rooms) -> None:
    table = await Table.empty(rooms / "here")
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    await table.restart()
    await table.end_turn(ANNA)
    assert (1, "auto", "pass") in await verbs(table)
    await table.kontor.close()


async def test_who_has_no_seat_and_what_is_no_order_are_refused(table: Table) -> None:
    await table.begin(2)
    with pytest.raises(NotSeated):
        await table.kontor.standing_orders.set(STRANGER, table.id, "roll", True)
    with pytest.raises(Refusal):
        await table.kontor.standing_orders.set(ANNA, table.id, "gamble", True)


@pytest.mark.promise("orders")
async def test_an_order_does_what_it_was_given_with_until_it_is_given_otherwise(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "discard", True, ("1", "2"))
    shown = await table.kontor.standing_orders.set(BEN, table.id, "discard", True, ("3", "1"))
    assert [(info.key, info.chosen) for info in shown.orders if info.on] == [("discard", ("3", "1"))]
    await table.restart()
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    await table.end_turn(ANNA)
    await table.wait(200)
    await table.do(ANNA, Choose(1))
    assert (await table.look(ANNA)).view.scores == (0, 3), "the first of those chosen last"


@pytest.mark.promise("orders")
@pytest.mark.parametrize("chosen", [("4",), ("1", "1"), ("1", "2", "3")])
async def test_an_order_with_what_it_cannot_be_given_with_is_refused_and_the_former_stays(
    table: Table, chosen: tuple[str, ...]
) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "discard", True, ("2",))
    with pytest.raises(Refusal, match="err-order-choice"):
        await table.kontor.standing_orders.set(BEN, table.id, "discard", True, chosen)
    with pytest.raises(Refusal, match="err-order-choice"):
        await table.kontor.standing_orders.set(BEN, table.id, "roll", True, chosen[:1])
    assert [info.chosen for info in (await table.look(BEN)).orders if info.on] == [("2",)]


# ------------------------------------------------------------------ all that stands


async def listed(table: Table, user: User) -> list[tuple[int, str, str]]:
    """What somebody has given, in all matches: which match, what, known by what."""
    return [(one.info.id, one.kind, one.key) for one in await table.kontor.standing_orders.list(user)]


@pytest.mark.promise("orders")
async def test_all_that_stands_is_listed_for_all_matches_to_its_owner_alone(table: Table) -> None:
    await table.begin(2)
    first = table.id
    await table.kontor.standing_orders.set(BEN, first, "discard", True, ("2",))
    await table.begin(3)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    shown = await table.kontor.premoves.panel(CHLOE, table.id)
    await table.kontor.premoves.give(CHLOE, table.id, Pass(), shown.token)
    assert await listed(table, BEN) == [(table.id, "order", "roll"), (first, "order", "discard")]
    (one,) = [one for one in await table.kontor.standing_orders.list(BEN) if one.info.id == first]
    assert one.chosen == ("2",)
    ((match_id, kind, _),) = await listed(table, CHLOE)
    assert (match_id, kind) == (table.id, "ahead")
    assert await listed(table, ANNA) == []
    assert await listed(table, STRANGER) == []
    await table.restart()
    assert len(await listed(table, BEN)) == 2


async def test_a_plan_given_ahead_stands_until_it_is_asked_for(table: Table) -> None:
    first, second, _ = await building(table)
    assert await listed(table, PEOPLE[second]) == [], "what is answered is no order"
    await plan(table, PEOPLE[second], BuildLine(line(await position(table), second, 2)))
    ((_, kind, key),) = await listed(table, PEOPLE[second])
    assert kind == "plan"
    await table.kontor.standing_orders.end(PEOPLE[second], table.id, kind, key)
    assert await listed(table, PEOPLE[second]) == []
    await plan(table, PEOPLE[second], BuildLine(line(await position(table), second, 2)))
    await plan(table, PEOPLE[first], BuildLine(line(await position(table), first, 2)))
    assert await key_of(table.kontor.standing_orders.end(PEOPLE[second], table.id, kind, key)) == "err-order-over"


@pytest.mark.promise("orders")
async def test_each_is_ended_by_one_press_and_a_second_one_is_told_that_it_is_over(table: Table) -> None:
    await table.begin(2)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    shown = await table.kontor.premoves.panel(BEN, table.id)
    await table.kontor.premoves.give(BEN, table.id, Pass(), shown.token)
    before = await everything(table, ANNA)
    for match_id, kind, key in await listed(table, BEN):
        await table.kontor.standing_orders.end(BEN, match_id, kind, key)
        assert await key_of(table.kontor.standing_orders.end(BEN, match_id, kind, key)) == "err-order-over"
    assert await listed(table, BEN) == []
    assert await everything(table, ANNA) == before, "nobody else sees it"
    await table.end_turn(ANNA)
    assert await table.awaited() == {1}


@pytest.mark.promise("orders")
async def test_moves_given_later_are_not_ended_by_a_button_of_earlier_ones(table: Table) -> None:
    await table.begin(2)
    shown = await table.kontor.premoves.panel(BEN, table.id)
    await table.kontor.premoves.give(BEN, table.id, Pass(), shown.token)
    ((_, kind, key),) = await listed(table, BEN)
    await table.kontor.standing_orders.end(BEN, table.id, kind, key)
    shown = await table.kontor.premoves.panel(BEN, table.id)
    await table.kontor.premoves.give(BEN, table.id, Draw(), shown.token)
    assert await key_of(table.kontor.standing_orders.end(BEN, table.id, kind, key)) == "err-order-over"
    assert len(await listed(table, BEN)) == 1


async def test_what_rests_or_is_somebody_elses_is_neither_listed_nor_ended(table: Table) -> None:
    await table.begin(3)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    end = table.kontor.standing_orders.end
    assert await key_of(end(ANNA, table.id, "order", "roll")) == "err-order-over"
    assert await key_of(end(STRANGER, table.id, "order", "roll")) == "err-not-seated"
    await table.kontor.seats.hand_over(BEN, table.id)
    assert await listed(table, BEN) == []
    await table.kontor.seats.take_back(BEN, table.id)
    assert await listed(table, BEN) == [(table.id, "order", "roll")]
