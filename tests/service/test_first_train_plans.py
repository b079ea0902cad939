"""First Train at the table: phases that all answer at once in secret, and what is given beforehand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engines.core.rng import rng_from
from engines.first_train.actions import BuildLine, BuyTrain, Load, Pass
from engines.first_train.contest import CONTEST
from engines.first_train.data import NOBODY
from engines.first_train.game import GAME
from engines.first_train.lines import lines_of
from engines.first_train.plans import AskMe, Errands, JustBid, JustLine, JustPass, LineWish, Wishes
from engines.first_train.state import Auction, Construction, FirstTrainState, Running, Sale
from service import delays
from service.errors import RulesSayNo, Stale
from service.people import User
from tests.service.table import ANNA, BEN, CHLOE, PEOPLE, STRANGER, Table
from tests.service.test_auctions import told
from tests.service.test_secrets import everything

BROAD = (
    Wishes(("1-5", "5-3"), ("6-3",), "least"),
    Wishes(("2-5", "6-3"), ("7-3",), "least"),
    Wishes(("3-5", "7-3"), ("8-3",), "least"),
)
"""By seat, plans by which everybody comes to some influence."""


async def state(table: Table) -> FirstTrainState:
    """The newest position."""
    found: FirstTrainState = (await table.live()).state
    return found


async def frame(table: Table) -> Any:
    """What is played."""
    return (await state(table)).stack[-1]


async def plan(table: Table, user: User, wanted: Any) -> None:
    """Answer."""
    await table.kontor.play.submit(user, table.id, [wanted])
    await table.settle()


async def kept(table: Table, user: User) -> Any:
    """What the user's panel shows as their plan."""
    planning = (await table.look(user)).planning
    assert planning is not None
    return planning.plan


async def building(table: Table) -> list[int]:
    """A match of three in its first construction; the seats in its order."""
    await table.begin(people=3, game="first_train", grace=0)
    for seat, wanted in enumerate(BROAD):
        await plan(table, PEOPLE[seat], wanted)
    there = await frame(table)
    assert isinstance(there, Construction)
    return list(there.left)


async def running(table: Table) -> list[int]:
    """The same match in its first trains phase, each seat having built a line of three links."""
    for seat in await building(table):
        await plan(table, PEOPLE[seat], BuildLine(line(await state(table), seat, 3)))
    there = await frame(table)
    assert isinstance(there, Running)
    return list(there.order)


def line(position: FirstTrainState, seat: int, links: int, begin: int = 0) -> tuple[str, ...]:
    """A line that a seat can build, from one of the places where it can begin."""
    ways = lines_of(position, seat)

    def longer(way: tuple[str, ...]) -> tuple[str, ...] | None:
        if len(way) > links:
            return way
        return next((found for area in ways.follow(way) if (found := longer((*way, area)))), None)

    starts = list(ways.follow(()))
    return next(way for start in starts[begin:] + starts[:begin] if (way := longer((start,))))


# ------------------------------------------------------------------ the auction


@pytest.mark.promise("secret-bids")
async def test_all_are_asked_for_their_bids_at_once_and_nobody_sees_an_answer(table: Table) -> None:
    await table.begin(people=3, game="first_train", grace=0)
    assert await table.awaited() == {0, 1, 2}
    before, seen = await state(table), await told(table, BEN)
    await plan(table, CHLOE, BROAD[2])
    await plan(table, ANNA, BROAD[0])
    await plan(table, ANNA, Wishes(("1-4",), ("5-2",), "least"))
    assert await state(table) == before
    assert await told(table, BEN) == seen
    assert await table.awaited() == {0, 1, 2}
    assert await kept(table, ANNA) == Wishes(("1-4",), ("5-2",), "least"), "it was changed"
    await plan(table, BEN, BROAD[1])
    assert isinstance(await frame(table), Construction)
    await table.prove()


async def test_whose_wishes_are_too_dear_is_asked_alone_and_sees_the_bids(table: Table) -> None:
    await table.begin(people=2, game="first_train", grace=0)
    facts = CONTEST.facts(await state(table))
    assert facts is not None
    first, other = facts.seats
    rich = Wishes(("1-6",), ("4-6",), "least", "red")
    await plan(table, PEOPLE[first], Wishes(("1-3",), (), "ask", "red"))
    await plan(table, PEOPLE[other], rich)
    assert await table.awaited() == {first}
    assert (await state(table)).bidders[0] == other
    assert await kept(table, PEOPLE[other]) == rich
    assert await kept(table, PEOPLE[first]) is None
    await plan(table, PEOPLE[first], JustBid(2, 4))
    assert (await state(table)).bidders[1] == first
    await table.prove()


async def test_the_colour_of_the_last_box_is_taken_from_the_plan(table: Table) -> None:
    await table.begin(people=2, game="first_train", grace=0)
    await plan(table, ANNA, Wishes(("6-6",), ("1-6",), "least", "green"))
    await plan(table, BEN, Wishes(("2-6",), ("3-6",), "least", "red"))
    there = await frame(table)
    assert isinstance(there, Construction), "nobody is asked for the colour"
    await table.prove()


# ------------------------------------------------------------------ construction


@pytest.mark.promise("secret-bids")
async def test_only_the_next_one_is_asked_for_a_line_and_the_others_may_give_theirs_beforehand(
    table: Table,
) -> None:
    first, second, third = await building(table)
    assert await table.awaited() == {first}
    wanted = line(await state(table), third, 2)
    before = await told(table, PEOPLE[first])
    table.forget()
    await plan(table, PEOPLE[third], LineWish(wanted, 12, then="pass"))
    assert await told(table, PEOPLE[first]) == before, "it leaves no trace"
    assert table.ears.heard == []
    assert await table.awaited() == {first}
    assert await kept(table, PEOPLE[third]) == LineWish(wanted, 12, then="pass")
    await plan(table, PEOPLE[first], Pass())
    assert await table.awaited() == {second}
    await plan(table, PEOPLE[second], Pass())
    after = await state(table)
    assert isinstance(after.stack[-1], Running), "the third one's line was built in its turn"
    assert after.links.count(third) == 2
    await table.prove()


async def test_whose_line_is_not_free_any_more_is_asked(table: Table) -> None:
    first, second, third = await building(table)
    wanted = line(await state(table), second, 3)
    await plan(table, PEOPLE[second], LineWish(wanted, 9, shorten=True))
    await plan(table, PEOPLE[third], LineWish(wanted, 9))
    await plan(table, PEOPLE[first], Pass())
    assert (await state(table)).links.count(second) == 3
    assert await table.awaited() == {third}
    assert await kept(table, PEOPLE[third]) is None
    await table.prove()


@pytest.mark.promise("secret-bids")
async def test_what_was_said_beforehand_can_be_taken_back_until_it_is_asked(table: Table) -> None:
    first, second, _ = await building(table)
    play = table.kontor.play
    await plan(table, PEOPLE[second], JustPass())
    token = (await table.look(PEOPLE[second])).token
    before = await told(table, PEOPLE[first])
    for _ in range(2):
        shown = await play.withdraw(User(PEOPLE[second].id, "Called otherwise"), table.id, token)
        assert shown.planning is not None
        assert shown.planning.plan is None
    assert await told(table, PEOPLE[first]) == before
    with pytest.raises(RulesSayNo) as refused:
        await play.withdraw(PEOPLE[first], table.id)
    assert refused.value.msg.key == "err-plan-needed"
    await plan(table, PEOPLE[first], Pass())
    assert await table.awaited() == {second}
    with pytest.raises(Stale):
        await play.withdraw(PEOPLE[second], table.id, token)
    await table.prove()


async def test_a_line_that_cannot_be_is_refused_with_its_reason(table: Table) -> None:
    first, second, _ = await building(table)
    for user in (PEOPLE[first], PEOPLE[second]):
        for wrong in (BuildLine(("fuerth", "roth")), BuildLine(("atlantis", "roth"))):
            with pytest.raises(RulesSayNo) as refused:
                await plan(table, user, wrong)
            assert refused.value.msg.key.startswith("first_train-")
    with pytest.raises(RulesSayNo) as refused:
        await plan(table, PEOPLE[second], Wishes(("1-5",)))
    assert refused.value.msg.key.startswith("first_train-")


# ------------------------------------------------------------------ trains


async def test_a_list_carries_a_seat_through_the_trains_phase(table: Table) -> None:
    order = await running(table)
    assert await table.awaited() == set(order)
    for seat in order:
        await plan(table, PEOPLE[seat], errands(await state(table), seat, then="pass"))
    after = await state(table)
    assert not isinstance(after.stack[-1], Running), "it was played to its end at once"
    assert sum(sum(player.loads) for player in after.players) > 0
    await table.prove()


def errands(position: FirstTrainState, seat: int, then: Any = "ask") -> Errands:
    """A train to buy, and all that can be loaded."""
    option = next(option for option in CONTEST.options(position, seat) if isinstance(option.action, Errands))
    ways = option.holes[0].ways  # type: ignore[union-attr]
    way: tuple[str, ...] = ("buy-1a",)
    while (more := [thing for thing in ways.follow(way) if not thing.startswith("buy-")]) and len(way) < 8:
        way = (*way, more[0])
    return Errands(way, then, len(position.stack[-1].made[seat]))  # type: ignore[union-attr]


async def test_where_a_list_ends_in_a_question_its_seat_is_asked_and_the_rest_stays_secret(table: Table) -> None:
    order = await running(table)
    asked = order[0]
    for seat in order:
        then = "ask" if seat == asked else "pass"
        await plan(table, PEOPLE[seat], errands(await state(table), seat, then=then))
    position = await state(table)
    if isinstance(position.stack[-1], Running):
        assert await table.awaited() == {asked}
        await plan(table, PEOPLE[asked], Pass())
    assert not isinstance((await state(table)).stack[-1], Running)
    await table.prove()


@pytest.mark.promise("secret-bids")
async def test_a_list_survives_a_restart_and_its_phase_ends_it(table: Table) -> None:
    order = await running(table)
    wanted = errands(await state(table), order[1], then="pass")
    await plan(table, PEOPLE[order[1]], wanted)
    await table.restart()
    assert await kept(table, PEOPLE[order[1]]) == wanted
    assert await table.awaited() == set(order)
    for seat in (order[0], order[2]):
        await plan(table, PEOPLE[seat], JustPass())
    assert sum((await state(table)).players[order[1]].loads) > 0
    assert (await table.live()).plans == {}
    await table.prove()


async def test_one_move_of_many_is_a_plan_too_and_ends_in_a_question(table: Table) -> None:
    order = await running(table)
    for seat, train in zip(order, ("1a", "1b", "2a"), strict=True):
        await plan(table, PEOPLE[seat], BuyTrain(train) if seat == order[0] else AskMe())
    position = await state(table)
    assert position.trains.count(order[0]) == 1
    assert await table.awaited() == {order[1]}
    with pytest.raises(RulesSayNo) as refused:
        await plan(table, PEOPLE[order[1]], Load("atlantis", "red"))
    assert refused.value.msg.key.startswith("first_train-")
    await table.prove()


# ------------------------------------------------------------------ the sale, undo, computers


async def test_the_sale_asks_all_who_can_sell_at_once(table: Table) -> None:
    order = await running(table)
    for seat in order:
        await plan(table, PEOPLE[seat], JustPass())
    there = await frame(table)
    if isinstance(there, Sale):
        able = await table.awaited()
        assert able == set(CONTEST.facts(await state(table)).seats)  # type: ignore[union-attr]
        for seat in able:
            await plan(table, PEOPLE[seat], JustPass())
    assert isinstance(await frame(table), Auction)
    assert (await state(table)).round == 2
    await table.prove()


async def test_a_line_is_taken_back_alone_until_somebody_goes_on_and_plans_are_gone_then(table: Table) -> None:
    first, second, third = await building(table)
    await plan(table, PEOPLE[first], BuildLine(line(await state(table), first, 2)))
    await plan(table, PEOPLE[third], JustPass())
    assert (await table.look(PEOPLE[first])).undo == "alone"
    await table.undo(PEOPLE[first])
    assert (await state(table)).links.count(first) == 0
    assert await table.awaited() == {first}
    assert await kept(table, PEOPLE[third]) is None
    for seat in (first, second):
        await plan(table, PEOPLE[seat], Pass())
    assert (await table.look(PEOPLE[first])).undo in ("", "consent")
    await table.prove()


async def test_what_all_had_planned_is_taken_back_by_all(table: Table) -> None:
    await building(table)
    vote = await table.undo(ANNA)
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    assert isinstance(await frame(table), Auction)
    assert len(await table.awaited()) == 1, "the bids before stand, so that one seat is to bid"
    await table.prove()


async def test_who_watches_is_offered_nothing(table: Table) -> None:
    await building(table)
    assert (await table.look(STRANGER)).planning is None


async def test_computer_players_answer_every_phase(table: Table) -> None:
    await table.begin(people=1, computers=2, game="first_train", grace=0)
    chance = random.Random(1)
    for _ in range(400):
        position = await state(table)
        if position.round == 2 and isinstance(position.stack[-1], Construction):
            break
        if 0 in await table.awaited():
            options = [o for o in CONTEST.options(position, 0) if not isinstance(o.action, AskMe)]
            wanted = [chance.choice(options).random(rng_from(f"{chance.random()}")) for _ in range(20)]
            facts = CONTEST.facts(position)
            assert facts is not None
            await plan(table, ANNA, next(p for p in wanted if facts.next or CONTEST.act(position, 0, p)))
        await table.wait(5)
    position = await state(table)
    assert position.round == 2
    assert NOBODY in position.bidders or all(seat in range(3) for seat in position.bidders)
    await table.prove()


# ------------------------------------------------------------------ the same end as asking each time


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("seed", range(3))
async def test_plans_end_as_open_play_by_them_would(table: Table, seed: int) -> None:
    rng, order = rng_from(f"train {seed}"), random.Random(seed)
    await table.begin(people=2 + seed % 2, game="first_train", grace=0)
    expected = await state(table)
    wanted: dict[int, Any] = {}
    for _ in range(40):
        if expected.round > 1:
            break
        assert await state(table) == expected
        asked = sorted(await table.awaited())
        for seat in order.sample(asked, len(asked)):
            wanted[seat] = any_plan(expected, seat, rng)
            await plan(table, PEOPLE[seat], wanted[seat])
        expected, wanted = settled(expected, wanted)
    assert await state(table) == expected
    await table.prove()


def any_plan(position: FirstTrainState, seat: int, rng: Any) -> Any:
    """One of the plans that are possible; of the seat to act, one by which it acts."""
    facts = CONTEST.facts(position)
    assert facts is not None
    while True:
        wanted = rng.choice(CONTEST.options(position, seat)).random(rng)
        if seat != facts.next or CONTEST.act(position, seat, wanted) is not None:
            return wanted


def settled(position: FirstTrainState, plans: dict[int, Any]) -> tuple[FirstTrainState, dict[int, Any]]:
    """The position to which plans lead, each move being made in its turn; and the plans that are left."""
    plans = dict(plans)
    while (facts := GAME.open_contest(position)) is not None:
        action = CONTEST.act(position, facts.next, plans[facts.next]) if facts.next in plans else None
        if action is None:
            plans.pop(facts.next, None)
            return position, {seat: plans[seat] for seat in facts.seats if seat in plans}
        position = GAME.apply(position, facts.next, action).state
        now = GAME.open_contest(position)
        if now is None or now.number != facts.number:
            return position, {}
    return position, {}


async def test_a_line_that_is_sent_twice_is_built_once_and_answered_as_done(table: Table) -> None:
    first, *_ = await building(table)
    token = (await table.look(PEOPLE[first])).token
    wanted = BuildLine(line(await state(table), first, 2))
    await table.do(PEOPLE[first], wanted, token=token)
    with pytest.raises(Stale):
        await table.do(PEOPLE[first], wanted, token=token)
    did = await table.kontor.play.repeated(PEOPLE[first], table.id, token)
    assert did is not None
    assert did.action == JustLine(wanted.areas)
    assert any(option.admits(did.action) for option in did.options)
    assert did.told


# ------------------------------------------------------------------ what is ordered beforehand


BOXES = {ANNA: ("1=5", "5=3"), BEN: ("2=5", "6=3"), CHLOE: ("3=5", "7=3")}
"""By person, limits by which nobody is in another's way."""
TRIPS = ("3a", "2a", "1a", "3b", "2b", "1b", "white", "red", "green", "yellow", "pass")


async def order(table: Table, user: User, key: str, chosen: tuple[str, ...]) -> None:
    """Give a standing order."""
    await table.kontor.orders.set(user, table.id, key, True, chosen)
    await table.settle()


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


async def watched(path: Path, ordered: bool) -> list[Any]:
    """All that others get while Anna has answered by an order, or by hand at the very moment of it."""
    path.mkdir()
    table = await Table.empty(path)
    await table.begin(people=3, game="first_train", grace=0)
    table.forget()
    if ordered:
        await order(table, ANNA, "limits", BOXES[ANNA])
    async with table.kontor.matches.unit(table.id) as unit:
        due = delays.of_order(unit, 0)
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
    got += [
        (said.at, repr(said.job)) for said in table.ears.heard if getattr(said.job, "user_id", None) != ANNA.id
    ]
    await table.kontor.close()
    return got


async def test_nobody_notices_whether_limits_or_a_hand_have_answered(tmp_path: Path) -> None:
    assert await watched(tmp_path / "here", ordered=True) == await watched(tmp_path / "there", ordered=False)


# ------------------------------------------------------------------ a line given before construction


async def give_line(table: Table, seat: int, links: int) -> tuple[str, ...]:
    """Give a line beforehand, on all conditions that are offered."""
    offered = await table.kontor.ahead.table(PEOPLE[seat], table.id)
    assert any(isinstance(option.action, BuildLine) for option in offered.options)
    way = line(await state(table), seat, links, begin=3 * seat)
    await table.kontor.ahead.give(PEOPLE[seat], table.id, BuildLine(way), offered.token)
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
    offered = await table.kontor.ahead.table(PEOPLE[second], table.id)
    way = line(await state(table), second, 2)
    await table.kontor.ahead.give(PEOPLE[second], table.id, BuildLine(way), offered.token)
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
    offered = await table.kontor.ahead.table(PEOPLE[second], table.id)
    way = line(await state(table), second, 1, begin=4)
    await table.kontor.ahead.give(PEOPLE[second], table.id, BuildLine(way), offered.token)
    await plan(table, PEOPLE[order[0]], Pass())
    await plan(table, PEOPLE[second], Pass())
    shown = (await table.look(PEOPLE[second])).ahead
    assert shown is not None
    assert shown.lines == ()
    await table.wait(600)
    assert (await state(table)).links.count(second) == 0


async def built(path: Path, beforehand: bool) -> list[Any]:
    """All that others get while the second one builds a line, given beforehand or by hand at that very moment."""
    path.mkdir()
    table = await Table.empty(path)
    order = await building(table)
    first, second, third = order
    way = line(await state(table), second, 2, begin=4)
    if beforehand:
        offered = await table.kontor.ahead.table(PEOPLE[second], table.id)
        await table.kontor.ahead.give(PEOPLE[second], table.id, BuildLine(way), offered.token)
    await plan(table, PEOPLE[third], JustPass())
    others = (PEOPLE[first], PEOPLE[third], STRANGER)
    got: list[Any] = [repr(await everything(table, user)) for user in others]
    await plan(table, PEOPLE[first], Pass())
    async with table.kontor.matches.unit(table.id) as unit:
        due = delays.of_order(unit, second)
    got += [repr(await everything(table, user)) for user in others]
    await table.wait(due)
    if not beforehand:
        await plan(table, PEOPLE[second], BuildLine(way))
    assert (await state(table)).links.count(second) == 2
    assert isinstance(await frame(table), Running), "the third one's plan followed"
    got += [repr(await everything(table, user)) for user in others]
    await table.kontor.close()
    return got


async def test_nobody_notices_whether_a_line_was_given_beforehand(tmp_path: Path) -> None:
    here, there = await built(tmp_path / "here", True), await built(tmp_path / "there", False)
    assert here == there
