"""First Train at the table: limits, rankings and lines that are given in advance."""

from engines.first_train.actions import BuildLine, Pass
from engines.first_train.plans import Wishes
from engines.first_train.state import Auction, Construction, Running
from tests.games.first_train.helpers.service_positions import (
    BROAD,
    building,
    kept,
    line,
    order,
    plan,
    running,
    state,
)
from tests.service.helpers.match import ANNA, BEN, CHLOE, PEOPLE, ServiceMatch

BOXES = {ANNA: ("1=5", "5=3"), BEN: ("2=5", "6=3"), CHLOE: ("3=5", "7=3")}
"""By person, limits that are in no other's way."""

TRIPS = ("3a", "2a", "1a", "3b", "2b", "1b", "white", "red", "green", "yellow", "pass")


async def test_limits_for_boxes_settle_an_auction_without_anybody_coming_by(match: ServiceMatch) -> None:
    await match.begin(people=3, game="first_train", grace=0)
    for user, chosen in BOXES.items():
        await order(match, user, "limits", chosen)
    assert await match.awaited() == {0, 1, 2}, "as late as their owners might, they answer"
    await match.wait(200)
    position = await state(match)
    assert isinstance(position.stack[-1], Construction)
    assert [position.bidders[box] for box in (0, 4, 1, 5, 2, 6)] == [0, 0, 1, 1, 2, 2]
    await match.prove()


async def test_a_ranking_carries_everybody_through_the_trains_phase_and_a_pass_through_the_sale(
    match: ServiceMatch,
) -> None:
    order_of_trains = await running(match)
    for seat in order_of_trains:
        await order(match, PEOPLE[seat], "trips", TRIPS)
        await order(match, PEOPLE[seat], "pass", ("sale",))
    for _ in range(6):
        await match.wait(200)
    position = await state(match)
    assert position.round == 2, "nobody came by"
    assert isinstance(position.stack[-1], Auction)
    assert sum(sum(player.loads) for player in position.players) > 0
    shown = {info.key: info.on for info in (await match.look(ANNA)).instructions.orders}
    assert shown == {"limits": False, "trips": True, "pass": False}, "a pass ends with its round"
    await match.prove()


async def test_an_answer_by_hand_stands_before_an_order(match: ServiceMatch) -> None:
    await match.begin(people=2, game="first_train", grace=0)
    by_hand = Wishes(("1-4",), ("4-3",), "least", "green")
    await plan(match, ANNA, by_hand)
    await order(match, ANNA, "limits", ("2=5",))
    await match.wait(200)
    assert await kept(match, ANNA) == by_hand


async def give_line(match: ServiceMatch, seat: int, links: int) -> tuple[str, ...]:
    """Give a line in advance, on all conditions that are offered."""
    offered = await match.kontor.premoves.panel(PEOPLE[seat], match.id)
    assert any(isinstance(option.action, BuildLine) for option in offered.choices.options)
    way = line(await state(match), seat, links, begin=3 * seat)
    await match.kontor.premoves.give(PEOPLE[seat], match.id, BuildLine(way), offered.token)
    await match.settle()
    return way


async def test_lines_given_while_bids_are_made_are_built_in_their_turns_and_others_plans_go_on(
    match: ServiceMatch,
) -> None:
    await match.begin(people=3, game="first_train", grace=0)
    ways = {seat: await give_line(match, seat, 1) for seat in (0, 1, 2)}
    for seat, wanted in enumerate(BROAD):
        await plan(match, PEOPLE[seat], wanted)
    for _ in range(3):
        await match.wait(200)
    position = await state(match)
    assert isinstance(position.stack[-1], Running), "nobody came by to build"
    chart = position.chart
    for seat, way in ways.items():
        assert position.links[chart.between[chart.area[way[0]], chart.area[way[1]]]] == seat
    await match.prove()


async def test_who_has_given_a_line_to_which_somebody_came_near_is_asked_and_told_why(match: ServiceMatch) -> None:
    order = await building(match)
    first, second = order[:2]
    offered = await match.kontor.premoves.panel(PEOPLE[second], match.id)
    way = line(await state(match), second, 2)
    await match.kontor.premoves.give(PEOPLE[second], match.id, BuildLine(way), offered.token)
    near = line(await state(match), first, 1)
    assert set(near) & set(way)
    await plan(match, PEOPLE[first], BuildLine(near))
    await match.wait(600)
    assert await match.awaited() == {second}
    shown = (await match.look(PEOPLE[second])).instructions.premoves
    assert shown is not None
    assert shown.lapsed is not None
    assert shown.lines == ()
    await match.prove()


async def test_who_builds_by_hand_has_no_line_given_any_more(match: ServiceMatch) -> None:
    order = await building(match)
    second = order[1]
    offered = await match.kontor.premoves.panel(PEOPLE[second], match.id)
    way = line(await state(match), second, 1, begin=4)
    await match.kontor.premoves.give(PEOPLE[second], match.id, BuildLine(way), offered.token)
    await plan(match, PEOPLE[order[0]], Pass())
    await plan(match, PEOPLE[second], Pass())
    shown = (await match.look(PEOPLE[second])).instructions.premoves
    assert shown is not None
    assert shown.lines == ()
    await match.wait(600)
    assert (await state(match)).links.count(second) == 0
