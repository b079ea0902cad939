"""First Train at the table: phases that all answer at once in secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.core.rng import rng_from
from engines.first_train.actions import BuildLine, BuyTrain, Load, Pass
from engines.first_train.data import NOBODY
from engines.first_train.game import GAME
from engines.first_train.plans import AskMe, Errands, JustBid, JustLine, JustPass, LineWish, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import Auction, Construction, FirstTrainState, Running, Sale
from service.base.errors import IllegalMove, Stale
from service.people.user import User
from tests.service.bidding import told
from tests.service.first_train import BROAD, building, frame, kept, line, plan, running, state
from tests.service.table import ANNA, BEN, CHLOE, PEOPLE, STRANGER, Table

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


async def test_a_bid_that_was_made_is_no_plan_for_later(table: Table) -> None:
    await table.begin(people=3, game="first_train", grace=0)
    facts = CONTEST.facts(await state(table))
    assert facts is not None
    first, second, third = facts.seats
    dearer = Wishes(("4-6",), ("3-5",), "ask")
    for seat, wanted in ((first, JustBid(1, 3)), (second, JustBid(2, 3)), (third, dearer)):
        await plan(table, PEOPLE[seat], wanted)
    assert await table.awaited() == {first}
    assert [await kept(table, PEOPLE[seat]) for seat in facts.seats] == [None, None, dearer]
    await plan(table, PEOPLE[first], JustBid(5, 3))
    assert await table.awaited() == {second}
    assert await kept(table, PEOPLE[first]) is None, "made as a move of its own"
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
        shown = await play.withdraw_plan(User(PEOPLE[second].id, "Called otherwise"), table.id, token)
        assert shown.planning is not None
        assert shown.planning.plan is None
    assert await told(table, PEOPLE[first]) == before
    with pytest.raises(IllegalMove) as refused:
        await play.withdraw_plan(PEOPLE[first], table.id)
    assert refused.value.msg.key == "err-plan-needed"
    await plan(table, PEOPLE[first], Pass())
    assert await table.awaited() == {second}
    with pytest.raises(Stale):
        await play.withdraw_plan(PEOPLE[second], table.id, token)
    await table.prove()


async def test_a_line_that_cannot_be_is_refused_with_its_reason(table: Table) -> None:
    first, second, _ = await building(table)
    for user in (PEOPLE[first], PEOPLE[second]):
        for wrong in (BuildLine(("fuerth", "roth")), BuildLine(("atlantis", "roth"))):
            with pytest.raises(IllegalMove) as refused:
                await plan(table, user, wrong)
            assert refused.value.msg.key.startswith("first_train-")
    with pytest.raises(IllegalMove) as refused:
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
    ways = option.holes[0].paths  # type: ignore[union-attr]
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


async def test_a_list_that_is_done_is_no_plan_for_later(table: Table) -> None:
    first, second, third = await running(table)
    passing = Errands(("buy-2a",), "pass")
    await plan(table, PEOPLE[first], BuyTrain("1a"))
    await plan(table, PEOPLE[second], Errands(("buy-1b",)))
    await plan(table, PEOPLE[third], passing)
    assert (await state(table)).trains.count(NOBODY) == len((await state(table)).trains) - 3
    assert await table.awaited() == {first}
    assert [await kept(table, PEOPLE[seat]) for seat in (first, second, third)] == [None, None, passing]
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
    with pytest.raises(IllegalMove) as refused:
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
    did = await table.kontor.play.find_repeated_press(PEOPLE[first], table.id, token)
    assert did is not None
    assert did.action == JustLine(wanted.areas)
    assert any(option.admits(did.action) for option in did.options)
    assert did.told
