"""First Train at the table: limits, rankings and lines that are given beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engines.first_train.actions import BuildLine, Pass
from engines.first_train.plans import JustPass, Wishes
from engines.first_train.state import Auction, Construction, Running
from service.autoplay import delays
from tests.service.bidding import told
from tests.service.first_train import BROAD, building, frame, kept, line, order, plan, running, state
from tests.service.rooms import Rooms
from tests.service.table import ANNA, BEN, CHLOE, PEOPLE, STRANGER, Table
from tests.service.worlds import everything

# ------------------------------------------------------------------ what is ordered beforehand


BOXES = {ANNA: ("1=5", "5=3"), BEN: ("2=5", "6=3"), CHLOE: ("3=5", "7=3")}
"""By person, limits by which nobody is in another's way."""

TRIPS = ("3a", "2a", "1a", "3b", "2b", "1b", "white", "red", "green", "yellow", "pass")


async def test_limits_for_boxes_settle_an_auction_without_anybody_coming_by(table: Table) -> None:
    await table.begin(people=3, game="first_train", grace=0)
    for user, chosen in BOXES.items():
        await order(table, user, "limits", chosen)
    assert await table.awaited() == {0, 1, 2}, "as late as their owners might, they answer"
    await table.wait(200)
    position = await state(table)
    assert isinstance(position.stack[-1], Construction)
    assert [position.bidders[box] for box in (0, 4, 1, 5, 2, 6)] == [0, 0, 1, 1, 2, 2]
    await table.prove()


async def test_a_ranking_carries_everybody_through_the_trains_phase_and_a_pass_through_the_sale(
    table: Table,
) -> None:
    order_of_trains = await running(table)
    for seat in order_of_trains:
        await order(table, PEOPLE[seat], "trips", TRIPS)
        await order(table, PEOPLE[seat], "pass", ("sale",))
    for _ in range(6):
        await table.wait(200)
    position = await state(table)
    assert position.round == 2, "nobody came by"
    assert isinstance(position.stack[-1], Auction)
    assert sum(sum(player.loads) for player in position.players) > 0
    shown = {info.key: info.on for info in (await table.look(ANNA)).orders}
    assert shown == {"limits": False, "trips": True, "pass": False}, "a pass ends with its round"
    await table.prove()


async def test_an_answer_by_hand_stands_before_an_order(table: Table) -> None:
    await table.begin(people=2, game="first_train", grace=0)
    by_hand = Wishes(("1-4",), ("4-3",), "least", "green")
    await plan(table, ANNA, by_hand)
    await order(table, ANNA, "limits", ("2=5",))
    await table.wait(200)
    assert await kept(table, ANNA) == by_hand


async def watched(path: Path | str, ordered: bool) -> list[Any]:
    """All that others get while Anna has answered by an order, or by hand at the very moment of it."""
    table = await Table.empty(path)
    await table.begin(people=3, game="first_train", grace=0)
    table.forget()
    if ordered:
        await order(table, ANNA, "limits", BOXES[ANNA])
    async with table.kontor.matches.change(table.id) as unit:
        due = delays.order_delay(unit, 0)
    await table.wait(due)
    if not ordered:
        await plan(table, ANNA, Wishes(("1-5", "5-3"), ("1-5", "5-3"), "ask"))
    assert await kept(table, ANNA) == Wishes(("1-5", "5-3"), ("1-5", "5-3"), "ask")
    got: list[Any] = [repr(await everything(table, user)) for user in (BEN, CHLOE, STRANGER)]
    await table.wait(30 * 3600)
    got += [repr(await everything(table, user)) for user in (BEN, CHLOE, STRANGER)]
    for user in (BEN, CHLOE):
        await plan(table, user, BROAD[PEOPLE.index(user)])
    got += [repr(await everything(table, user)) for user in (BEN, CHLOE, STRANGER)]
    # Which of several people is written to first at a moment is chance.
    got += sorted(
        (said.at, repr(said.job)) for said in table.ears.heard if getattr(said.job, "user_id", None) != ANNA.id
    )
    await table.kontor.close()
    return got


async def test_nobody_notices_whether_limits_or_a_hand_have_answered(rooms: Rooms) -> None:
    assert await watched(rooms / "here", ordered=True) == await watched(rooms / "there", ordered=False)


# ------------------------------------------------------------------ a line given before construction


async def give_line(table: Table, seat: int, links: int) -> tuple[str, ...]:
    """Give a line beforehand, on all conditions that are offered."""
    offered = await table.kontor.premoves.panel(PEOPLE[seat], table.id)
    assert any(isinstance(option.action, BuildLine) for option in offered.options)
    way = line(await state(table), seat, links, begin=3 * seat)
    await table.kontor.premoves.give(PEOPLE[seat], table.id, BuildLine(way), offered.token)
    await table.settle()
    return way


async def test_lines_given_while_bids_are_made_are_built_in_their_turns_and_others_plans_go_on(
    table: Table,
) -> None:
    await table.begin(people=3, game="first_train", grace=0)
    ways = {seat: await give_line(table, seat, 1) for seat in (0, 1, 2)}
    before = await told(table, STRANGER)
    await table.wait(600)
    assert await told(table, STRANGER) == before, "nothing tells that lines were given"
    for seat, wanted in enumerate(BROAD):
        await plan(table, PEOPLE[seat], wanted)
    for _ in range(3):
        await table.wait(200)
    position = await state(table)
    assert isinstance(position.stack[-1], Running), "nobody came by to build"
    chart = position.chart
    for seat, way in ways.items():
        assert position.links[chart.between[chart.area[way[0]], chart.area[way[1]]]] == seat
    await table.prove()


async def test_who_has_given_a_line_to_which_somebody_came_near_is_asked_and_told_why(table: Table) -> None:
    order = await building(table)
    first, second = order[:2]
    offered = await table.kontor.premoves.panel(PEOPLE[second], table.id)
    way = line(await state(table), second, 2)
    await table.kontor.premoves.give(PEOPLE[second], table.id, BuildLine(way), offered.token)
    near = line(await state(table), first, 1)
    assert set(near) & set(way)
    await plan(table, PEOPLE[first], BuildLine(near))
    await table.wait(600)
    assert await table.awaited() == {second}
    shown = (await table.look(PEOPLE[second])).ahead
    assert shown is not None
    assert shown.lapsed is not None
    assert shown.lines == ()
    await table.prove()


async def test_who_builds_by_hand_has_no_line_given_any_more(table: Table) -> None:
    order = await building(table)
    second = order[1]
    offered = await table.kontor.premoves.panel(PEOPLE[second], table.id)
    way = line(await state(table), second, 1, begin=4)
    await table.kontor.premoves.give(PEOPLE[second], table.id, BuildLine(way), offered.token)
    await plan(table, PEOPLE[order[0]], Pass())
    await plan(table, PEOPLE[second], Pass())
    shown = (await table.look(PEOPLE[second])).ahead
    assert shown is not None
    assert shown.lines == ()
    await table.wait(600)
    assert (await state(table)).links.count(second) == 0


async def built(path: Path | str, beforehand: bool) -> list[Any]:
    """All that others get while the second one builds a line, given beforehand or by hand at that very moment."""
    table = await Table.empty(path)
    order = await building(table)
    first, second, third = order
    way = line(await state(table), second, 2, begin=4)
    if beforehand:
        offered = await table.kontor.premoves.panel(PEOPLE[second], table.id)
        await table.kontor.premoves.give(PEOPLE[second], table.id, BuildLine(way), offered.token)
    await plan(table, PEOPLE[third], JustPass())
    others = (PEOPLE[first], PEOPLE[third], STRANGER)
    got: list[Any] = [repr(await everything(table, user)) for user in others]
    await plan(table, PEOPLE[first], Pass())
    async with table.kontor.matches.change(table.id) as unit:
        due = delays.order_delay(unit, second)
    got += [repr(await everything(table, user)) for user in others]
    await table.wait(due)
    if not beforehand:
        await plan(table, PEOPLE[second], BuildLine(way))
    assert (await state(table)).links.count(second) == 2
    assert isinstance(await frame(table), Running), "the third one's plan followed"
    got += [repr(await everything(table, user)) for user in others]
    await table.kontor.close()
    return got


async def test_nobody_notices_whether_a_line_was_given_beforehand(rooms: Rooms) -> None:
    here, there = await built(rooms / "here", True), await built(rooms / "there", False)
    assert here == there
