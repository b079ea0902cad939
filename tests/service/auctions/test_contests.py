"""Contests for several lots at once: all plan in secret, and it ends as open bidding by these plans would."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engines.core.play.contests import Plan
from engines.core.rng import rng_from
from service.base.errors import IllegalMove
from service.people.user import User
from store.tables import social_rows
from tests.service.helpers.auctions import planned, sell_lots
from tests.service.helpers.match import ANNA, BEN, CHLOE, PEOPLE, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.tiers import few
from tests.toys.salesroom.game import LOTS
from tests.toys.salesroom.lots import least, open_lots
from tests.toys.salesroom.plans import LOTS_CONTEST, AskMe, Decided, Once, Wants
from tests.toys.salesroom.position import LotBid, Prizes, SalesState, Selling, Take


async def plan(match: ServiceMatch, user: User, wanted: Any) -> None:
    await match.kontor.play.submit(user, match.id, [wanted])
    await match.settle()


async def state(match: ServiceMatch) -> SalesState:
    found: SalesState = (await match.live()).state
    return found


def sale(state: SalesState) -> Selling:
    frame = state.stack[-1]
    assert isinstance(frame, Selling)
    return frame


def keeps(first: int, most: int, second: int, second_most: int) -> Wants:
    """Return a plan of two wishes, then the least that is possible; every lot won is taken for points."""
    return Wants(first, most, second, second_most, "least", "keep")


async def test_everybody_is_asked_at_once_and_nothing_happens_before_all_have_answered(
    match: ServiceMatch,
) -> None:
    await sell_lots(match)
    assert await match.awaited() == {0, 1, 2}
    before = await state(match)
    await plan(match, CHLOE, keeps(4, 5, 3, 5))
    await plan(match, ANNA, keeps(3, 3, 4, 3))
    assert await state(match) == before
    assert await match.awaited() == {0, 1, 2}
    await plan(match, BEN, AskMe())
    assert sale(await state(match)).by[2] == 0
    assert await match.awaited() == {1}, "whoever wants to be asked is, when it is their turn"
    await match.prove()


async def test_whoever_is_to_bid_now_is_not_asked_later(match: ServiceMatch) -> None:
    await sell_lots(match)
    assert await key_of(plan(match, ANNA, AskMe()), IllegalMove) == "err-illegal", "it is not offered"
    wanted = plan(match, ANNA, Wants(4, 1, 3, 1, "ask", "keep"))
    assert await key_of(wanted, IllegalMove) == "err-plan-now", "lots 3 and 4 cost 2 at least"


async def test_a_plan_buys_one_lot_after_the_other_and_uses_what_is_won_at_once(match: ServiceMatch) -> None:
    await sell_lots(match, people=2)
    await plan(match, ANNA, Wants(4, 5, 3, 5, "least", "keep"))
    await plan(match, BEN, Wants(1, 2, 2, 2, "least", "saw"))
    after = await state(match)
    assert after.points == [13, 0], "lots 3 and 4 are kept for 6 and 7"
    assert after.coins == [7 - 2 - 2 + 4, 7 - 1 - 1 + 1 + 2 + 4], "and lots 1 and 2 are sawn up for 1 and 2"
    assert sale(after).number == 2
    assert await match.awaited() == {0, 1}
    await match.prove()


async def test_whoever_is_outbid_bids_elsewhere_by_their_plan(match: ServiceMatch) -> None:
    await sell_lots(match, people=2)
    await plan(match, ANNA, keeps(4, 3, 1, 2))
    await plan(match, BEN, keeps(4, 5, 3, 2))
    assert (await state(match)).points == [3 + 4, 7 + 6]
    await match.prove()


async def test_whoever_wants_it_is_asked_again_alone_and_the_other_plans_are_kept(match: ServiceMatch) -> None:
    await sell_lots(match)
    await plan(match, ANNA, Wants(4, 2, 4, 2, "ask", "keep"))
    await plan(match, BEN, keeps(4, 4, 1, 1))
    match.forget()
    await plan(match, CHLOE, keeps(3, 3, 2, 3))
    assert await match.awaited() == {0}
    assert match.pings == [ANNA.id]
    await plan(match, BEN, keeps(4, 3, 1, 1))
    await plan(match, ANNA, Once(4, 5))
    assert sale(await state(match)).by[3] == 0
    assert await match.awaited() == {0}, "what was to be done once is done"
    await match.prove()


async def test_a_typed_bid_is_a_plan_too(match: ServiceMatch) -> None:
    await sell_lots(match, people=2)
    await plan(match, BEN, LotBid(2, 3))
    assert await planned(match, BEN) == Once(2, 3)
    await plan(match, ANNA, keeps(4, 4, 3, 4))
    assert sale(await state(match)).by[1] == 1
    assert sale(await state(match)).on[1] == 3
    assert await match.awaited() == {1}


async def test_winners_who_want_to_be_asked_say_what_becomes_of_their_lots(match: ServiceMatch) -> None:
    await sell_lots(match, people=2)
    await plan(match, ANNA, Wants(4, 7, 3, 7, "least", "keep"))
    for action in (LotBid(1, 1), LotBid(2, 1)):
        await plan(match, BEN, action)
    assert await match.awaited() == {1}
    assert isinstance((await state(match)).stack[-1], Prizes)
    with pytest.raises(IllegalMove):
        await plan(match, BEN, keeps(1, 1, 1, 1))
    await plan(match, BEN, Decided("keep"))
    assert sale(await state(match)).number == 2
    assert (await state(match)).points == [13, 7]
    await match.prove()


@pytest.mark.parametrize(
    "wrong",
    [Wants(9, 1, 1, 1, "ask", "keep"), Wants(1, 99, 1, 1, "ask", "keep"), Once(1, 0), LotBid(1, 99), Take("keep")],
)
async def test_a_plan_must_be_possible(match: ServiceMatch, wrong: Any) -> None:
    await sell_lots(match)
    with pytest.raises(IllegalMove):
        await plan(match, BEN, wrong)
    assert await match.planned() == set()


async def test_a_plan_where_no_contest_is_open_is_refused(match: ServiceMatch) -> None:
    await match.begin(people=2, game="bazaar")
    assert await key_of(plan(match, ANNA, AskMe()), IllegalMove) == "err-no-auction"


async def test_a_restart_forgets_no_plan(match: ServiceMatch) -> None:
    await sell_lots(match)
    wanted = keeps(4, 5, 3, 4)
    await plan(match, BEN, wanted)
    await plan(match, ANNA, keeps(1, 5, 2, 4))
    await match.restart()
    assert await planned(match, BEN) == wanted
    await plan(match, CHLOE, keeps(1, 2, 2, 4))
    assert (await state(match)).points != [0, 0, 0]
    await match.prove()


async def test_a_plan_that_newer_rules_do_not_know_is_asked_for_again(match: ServiceMatch) -> None:
    await sell_lots(match, people=2)
    await plan(match, BEN, AskMe())
    (kept,) = (await match.live()).instructions
    async with match.kontor.database.tx() as tx:
        await social_rows.put_instruction(tx, replace(kept, payload='{"type":"of-old"}'))
    await match.restart()
    assert 1 in await match.awaited()
    await plan(match, ANNA, keeps(3, 3, 4, 3))
    assert sale(await state(match)).started is False
    await plan(match, BEN, AskMe())
    assert await match.awaited() == {1}


def any_plan(state: SalesState, seat: int, rng: Any) -> Any:
    """One of the plans that are possible; of the seat to act, one by which it acts."""
    facts = LOTS.open_contest(state)
    assert facts is not None
    while True:
        wanted = rng.choice(LOTS_CONTEST.options(state, seat)).random(rng)
        if seat != facts.next or bids_openly(state, seat, wanted) is not None:
            return wanted


def bids_openly(state: SalesState, seat: int, wanted: Any) -> Any | None:
    """What a person with this in mind would do at a table; None if they would have to think again."""
    frame = state.stack[-1]
    if isinstance(frame, Prizes):
        return None if isinstance(wanted, AskMe | Once) else Take(wanted.use)
    assert isinstance(frame, Selling)
    able = {lot: least(frame, lot) for lot in open_lots(state, frame, seat)}
    if isinstance(wanted, Once):
        fits = wanted.lot in able and able[wanted.lot] <= wanted.amount <= state.coins[seat]
        return LotBid(wanted.lot, wanted.amount) if fits else None
    if not isinstance(wanted, Wants):
        return None
    wishes = [(wanted.first, wanted.first_most), (wanted.second, wanted.second_most)]
    found = [LotBid(lot, able[lot]) for lot, most in wishes if lot in able and able[lot] <= most]
    if found:
        return found[0]
    if wanted.then == "ask":
        return None
    return min((LotBid(lot, amount) for lot, amount in able.items()), key=lambda bid: (bid.amount, bid.lot))


@pytest.mark.parametrize("seed", few(4, range(12)))
async def test_plans_end_as_open_bidding_would(match: ServiceMatch, seed: int) -> None:
    rng = rng_from(f"lots {seed}")
    order = random.Random(seed)
    await sell_lots(match, people=order.choice((2, 3, 4)))
    expected = await state(match)
    wanted: dict[int, Plan] = {}
    while not (await state(match)).over:
        assert await state(match) == expected
        # All who are asked answer, in any order, and some change their minds.
        asked = sorted(await match.awaited())
        changes: dict[int, Plan] = {}
        for seat in order.sample(asked, len(asked)):
            if seat != asked[-1] and len(changes) < len(asked) - 1 and order.random() < 0.3:
                # A seat changes its mind while others are still to answer.
                await plan(match, PEOPLE[seat], any_plan(expected, seat, rng))
            changes[seat] = any_plan(expected, seat, rng)
            await plan(match, PEOPLE[seat], changes[seat])
        wanted |= changes
        while not expected.over and (facts := LOTS.open_contest(expected)) is not None:
            did = bids_openly(expected, facts.next, wanted[facts.next]) if facts.next in wanted else None
            if did is None:
                wanted.pop(facts.next, None)
                break
            number = facts.number
            expected = LOTS.apply(expected, facts.next, did).state
            if (now := LOTS.open_contest(expected)) is None or now.number != number:
                wanted = {}
                break
    assert (await state(match)) == expected
    await match.prove()


async def test_a_match_with_computer_players_comes_to_its_end(match: ServiceMatch) -> None:
    await sell_lots(match, people=1, computers=2)
    for _ in range(200):
        if (await state(match)).over:
            break
        if 0 in await match.awaited():
            await plan(match, ANNA, keeps(4, 4, 2, 3))
        await match.wait(5)
    assert (await state(match)).over
    assert sum((await state(match)).points) > 0
    await match.prove()
