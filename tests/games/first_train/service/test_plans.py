"""First Train at the table: phases that all answer at once in secret."""

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
from tests.games.first_train.helpers.service_positions import (
    BROAD,
    building,
    frame,
    kept,
    line,
    plan,
    running,
    state,
)
from tests.service.helpers.match import ANNA, BEN, CHLOE, PEOPLE, STRANGER, ServiceMatch
from tests.service.helpers.refusals import key_of


@pytest.mark.promise("secret-bids")
async def test_all_are_asked_for_their_bids_at_once(match: ServiceMatch) -> None:
    await match.begin(people=3, game="first_train", grace=0)
    assert await match.awaited() == {0, 1, 2}
    before = await state(match)
    await plan(match, CHLOE, BROAD[2])
    await plan(match, ANNA, BROAD[0])
    await plan(match, ANNA, Wishes(("1-4",), ("5-2",), "least"))
    assert await state(match) == before
    assert await match.awaited() == {0, 1, 2}
    assert await kept(match, ANNA) == Wishes(("1-4",), ("5-2",), "least"), "it was changed"
    await plan(match, BEN, BROAD[1])
    assert isinstance(await frame(match), Construction)
    await match.prove()


async def test_whose_wishes_are_too_dear_is_asked_alone_and_sees_the_bids(match: ServiceMatch) -> None:
    await match.begin(people=2, game="first_train", grace=0)
    facts = CONTEST.facts(await state(match))
    assert facts is not None
    first, other = facts.seats
    rich = Wishes(("1-6",), ("4-6",), "least", "red")
    await plan(match, PEOPLE[first], Wishes(("1-3",), (), "ask", "red"))
    await plan(match, PEOPLE[other], rich)
    assert await match.awaited() == {first}
    assert (await state(match)).bidders[0] == other
    assert await kept(match, PEOPLE[other]) == rich
    assert await kept(match, PEOPLE[first]) is None
    await plan(match, PEOPLE[first], JustBid(2, 4))
    assert (await state(match)).bidders[1] == first
    await match.prove()


async def test_a_bid_that_was_made_is_no_plan_for_later(match: ServiceMatch) -> None:
    await match.begin(people=3, game="first_train", grace=0)
    facts = CONTEST.facts(await state(match))
    assert facts is not None
    first, second, third = facts.seats
    dearer = Wishes(("4-6",), ("3-5",), "ask")
    for seat, wanted in ((first, JustBid(1, 3)), (second, JustBid(2, 3)), (third, dearer)):
        await plan(match, PEOPLE[seat], wanted)
    assert await match.awaited() == {first}
    assert [await kept(match, PEOPLE[seat]) for seat in facts.seats] == [None, None, dearer]
    await plan(match, PEOPLE[first], JustBid(5, 3))
    assert await match.awaited() == {second}
    assert await kept(match, PEOPLE[first]) is None, "made as a move of its own"
    await match.prove()


async def test_the_colour_of_the_last_box_is_taken_from_the_plan(match: ServiceMatch) -> None:
    await match.begin(people=2, game="first_train", grace=0)
    await plan(match, ANNA, Wishes(("6-6",), ("1-6",), "least", "green"))
    await plan(match, BEN, Wishes(("2-6",), ("3-6",), "least", "red"))
    there = await frame(match)
    assert isinstance(there, Construction), "nobody is asked for the colour"
    await match.prove()


@pytest.mark.promise("secret-bids")
async def test_only_the_next_one_is_asked_for_a_line_and_the_others_may_give_theirs_beforehand(
    match: ServiceMatch,
) -> None:
    first, second, third = await building(match)
    assert await match.awaited() == {first}
    wanted = line(await state(match), third, 2)
    await plan(match, PEOPLE[third], LineWish(wanted, 12, then="pass"))
    assert await match.awaited() == {first}
    assert await kept(match, PEOPLE[third]) == LineWish(wanted, 12, then="pass")
    await plan(match, PEOPLE[first], Pass())
    assert await match.awaited() == {second}
    await plan(match, PEOPLE[second], Pass())
    after = await state(match)
    assert isinstance(after.stack[-1], Running), "the third one's line was built in its turn"
    assert after.links.count(third) == 2
    await match.prove()


async def test_whose_line_is_not_free_any_more_is_asked(match: ServiceMatch) -> None:
    first, second, third = await building(match)
    wanted = line(await state(match), second, 3)
    await plan(match, PEOPLE[second], LineWish(wanted, 9, shorten=True))
    await plan(match, PEOPLE[third], LineWish(wanted, 9))
    await plan(match, PEOPLE[first], Pass())
    assert (await state(match)).links.count(second) == 3
    assert await match.awaited() == {third}
    assert await kept(match, PEOPLE[third]) is None
    await match.prove()


@pytest.mark.promise("secret-bids")
async def test_what_was_said_beforehand_can_be_taken_back_until_it_is_asked(match: ServiceMatch) -> None:
    first, second, _ = await building(match)
    play = match.kontor.play
    await plan(match, PEOPLE[second], JustPass())
    token = (await match.look(PEOPLE[second])).token
    for _ in range(2):
        shown = await play.withdraw_plan(PEOPLE[second], match.id, token)
        assert shown.choices.planning is not None
        assert shown.choices.planning.plan is None
    assert await key_of(play.withdraw_plan(PEOPLE[first], match.id), IllegalMove) == "err-plan-needed"
    await plan(match, PEOPLE[first], Pass())
    assert await match.awaited() == {second}
    with pytest.raises(Stale):
        await play.withdraw_plan(PEOPLE[second], match.id, token)
    await match.prove()


async def test_a_line_that_cannot_be_is_refused_with_its_reason(match: ServiceMatch) -> None:
    first, second, _ = await building(match)
    for user in (PEOPLE[first], PEOPLE[second]):
        for wrong in (BuildLine(("fuerth", "roth")), BuildLine(("atlantis", "roth"))):
            with pytest.raises(IllegalMove) as refused:
                await plan(match, user, wrong)
            assert refused.value.msg.key.startswith("first_train-")
    with pytest.raises(IllegalMove) as refused:
        await plan(match, PEOPLE[second], Wishes(("1-5",)))
    assert refused.value.msg.key.startswith("first_train-")


async def test_a_list_carries_a_seat_through_the_trains_phase(match: ServiceMatch) -> None:
    order = await running(match)
    assert await match.awaited() == set(order)
    for seat in order:
        await plan(match, PEOPLE[seat], errands(await state(match), seat, then="pass"))
    after = await state(match)
    assert not isinstance(after.stack[-1], Running), "it was played to its end at once"
    assert sum(sum(player.loads) for player in after.players) > 0
    await match.prove()


def errands(position: FirstTrainState, seat: int, then: Any = "ask") -> Errands:
    """A train to buy, and all that can be loaded."""
    option = next(option for option in CONTEST.options(position, seat) if isinstance(option.action, Errands))
    ways = option.holes[0].paths  # type: ignore[union-attr]
    way: tuple[str, ...] = ("buy-1a",)
    while (more := [thing for thing in ways.follow(way) if not thing.startswith("buy-")]) and len(way) < 8:
        way = (*way, more[0])
    return Errands(way, then, len(position.stack[-1].made[seat]))  # type: ignore[union-attr]


async def test_where_a_list_ends_in_a_question_its_seat_is_asked_and_the_rest_stays_secret(
    match: ServiceMatch,
) -> None:
    order = await running(match)
    asked = order[0]
    for seat in order:
        then = "ask" if seat == asked else "pass"
        await plan(match, PEOPLE[seat], errands(await state(match), seat, then=then))
    position = await state(match)
    if isinstance(position.stack[-1], Running):
        assert await match.awaited() == {asked}
        await plan(match, PEOPLE[asked], Pass())
    assert not isinstance((await state(match)).stack[-1], Running)
    await match.prove()


async def test_a_list_that_is_done_is_no_plan_for_later(match: ServiceMatch) -> None:
    first, second, third = await running(match)
    passing = Errands(("buy-2a",), "pass")
    await plan(match, PEOPLE[first], BuyTrain("1a"))
    await plan(match, PEOPLE[second], Errands(("buy-1b",)))
    await plan(match, PEOPLE[third], passing)
    assert (await state(match)).trains.count(NOBODY) == len((await state(match)).trains) - 3
    assert await match.awaited() == {first}
    assert [await kept(match, PEOPLE[seat]) for seat in (first, second, third)] == [None, None, passing]
    await match.prove()


@pytest.mark.promise("secret-bids")
async def test_a_list_survives_a_restart_and_its_phase_ends_it(match: ServiceMatch) -> None:
    order = await running(match)
    wanted = errands(await state(match), order[1], then="pass")
    await plan(match, PEOPLE[order[1]], wanted)
    await match.restart()
    assert await kept(match, PEOPLE[order[1]]) == wanted
    assert await match.awaited() == set(order)
    for seat in (order[0], order[2]):
        await plan(match, PEOPLE[seat], JustPass())
    assert sum((await state(match)).players[order[1]].loads) > 0
    assert await match.planned() == set()
    await match.prove()


async def test_one_move_of_many_is_a_plan_too_and_ends_in_a_question(match: ServiceMatch) -> None:
    order = await running(match)
    for seat, train in zip(order, ("1a", "1b", "2a"), strict=True):
        await plan(match, PEOPLE[seat], BuyTrain(train) if seat == order[0] else AskMe())
    position = await state(match)
    assert position.trains.count(order[0]) == 1
    assert await match.awaited() == {order[1]}
    with pytest.raises(IllegalMove) as refused:
        await plan(match, PEOPLE[order[1]], Load("atlantis", "red"))
    assert refused.value.msg.key.startswith("first_train-")
    await match.prove()


async def test_the_sale_asks_all_who_can_sell_at_once(match: ServiceMatch) -> None:
    order = await running(match)
    for seat in order:
        await plan(match, PEOPLE[seat], JustPass())
    there = await frame(match)
    if isinstance(there, Sale):
        able = await match.awaited()
        assert able == set(CONTEST.facts(await state(match)).seats)  # type: ignore[union-attr]
        for seat in able:
            await plan(match, PEOPLE[seat], JustPass())
    assert isinstance(await frame(match), Auction)
    assert (await state(match)).round == 2
    await match.prove()


async def test_a_line_is_taken_back_alone_until_somebody_goes_on_and_plans_are_gone_then(
    match: ServiceMatch,
) -> None:
    first, second, third = await building(match)
    await plan(match, PEOPLE[first], BuildLine(line(await state(match), first, 2)))
    await plan(match, PEOPLE[third], JustPass())
    assert (await match.look(PEOPLE[first])).undo.way == "alone"
    await match.undo(PEOPLE[first])
    assert (await state(match)).links.count(first) == 0
    assert await match.awaited() == {first}
    assert await kept(match, PEOPLE[third]) is None
    for seat in (first, second):
        await plan(match, PEOPLE[seat], Pass())
    assert (await match.look(PEOPLE[first])).undo.way in ("", "consent")
    await match.prove()


async def test_what_all_had_planned_is_taken_back_by_all(match: ServiceMatch) -> None:
    await building(match)
    await match.agree(await match.undo(ANNA), BEN, CHLOE)
    assert isinstance(await frame(match), Auction)
    assert len(await match.awaited()) == 1, "the bids before stand, so that one seat is to bid"
    await match.prove()


async def test_who_watches_is_offered_nothing(match: ServiceMatch) -> None:
    await building(match)
    assert (await match.look(STRANGER)).choices.planning is None


async def test_computer_players_answer_every_phase(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=2, game="first_train", grace=0)
    chance = random.Random(1)
    for _ in range(400):
        position = await state(match)
        if position.round == 2 and isinstance(position.stack[-1], Construction):
            break
        if 0 in await match.awaited():
            options = [o for o in CONTEST.options(position, 0) if not isinstance(o.action, AskMe)]
            wanted = [chance.choice(options).random(rng_from(f"{chance.random()}")) for _ in range(20)]
            facts = CONTEST.facts(position)
            assert facts is not None
            await plan(match, ANNA, next(p for p in wanted if facts.next or CONTEST.act(position, 0, p)))
        await match.wait(5)
    position = await state(match)
    assert position.round == 2
    assert NOBODY in position.bidders or all(seat in range(3) for seat in position.bidders)
    await match.prove()


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("seed", range(3))
async def test_plans_end_as_open_play_by_them_would(match: ServiceMatch, seed: int) -> None:
    rng, order = rng_from(f"train {seed}"), random.Random(seed)
    await match.begin(people=2 + seed % 2, game="first_train", grace=0)
    expected = await state(match)
    wanted: dict[int, Any] = {}
    for _ in range(40):
        if expected.round > 1:
            break
        assert await state(match) == expected
        asked = sorted(await match.awaited())
        for seat in order.sample(asked, len(asked)):
            wanted[seat] = any_plan(expected, seat, rng)
            await plan(match, PEOPLE[seat], wanted[seat])
        expected, wanted = settled(expected, wanted)
    assert await state(match) == expected
    await match.prove()


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


async def test_a_line_that_is_sent_twice_is_built_once_and_answered_as_done(match: ServiceMatch) -> None:
    first, *_ = await building(match)
    token = (await match.look(PEOPLE[first])).token
    wanted = BuildLine(line(await state(match), first, 2))
    await match.do(PEOPLE[first], wanted, token=token)
    with pytest.raises(Stale):
        await match.do(PEOPLE[first], wanted, token=token)
    did = await match.kontor.play.find_repeated_press(PEOPLE[first], match.id, token)
    assert did is not None
    assert did.action == JustLine(wanted.areas)
    assert any(option.admits(did.action) for option in did.options)
    assert did.told
