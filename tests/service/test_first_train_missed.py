"""First Train at the table: what of a plan did not come about is told to its player alone, with the reason."""

from __future__ import annotations

from engines.core.text.messages import SeatRef
from engines.first_train.actions import Pass
from engines.first_train.plans import Errands, JustBid, LineWish, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.rules.trains import buying
from tests.service.first_train import building, line, plan, running, state
from tests.service.table import PEOPLE, Table


async def _missed(table: Table, seat: int) -> list[str]:
    return [msg.key for msg in (await table.look(PEOPLE[seat])).missed]


async def test_a_bid_behind_an_equal_one_says_who_comes_first_to_its_bidder_alone(table: Table) -> None:
    await table.begin(people=2, game="first_train", grace=0)
    facts = CONTEST.facts(await state(table))
    assert facts is not None
    first, other = facts.seats
    await plan(table, PEOPLE[first], Wishes(("1-3",), ("4-6",), "least", "red"))
    await plan(table, PEOPLE[other], JustBid(1, 3))
    assert await table.awaited() == {other}
    (why,) = (await table.look(PEOPLE[other])).missed
    assert why.key == "first_train-missed-bid-first"
    assert (why.args["n"], why.args["box"], why.args["seat"]) == (3, 1, SeatRef(first))
    assert await _missed(table, first) == []
    await table.restart()
    assert await _missed(table, other) == ["first_train-missed-bid-first"]
    await plan(table, PEOPLE[other], JustBid(2, 4))
    assert await _missed(table, other) == []


async def test_whose_limits_are_passed_reads_of_each_box_who_bids_there(table: Table) -> None:
    await table.begin(people=2, game="first_train", grace=0)
    facts = CONTEST.facts(await state(table))
    assert facts is not None
    first, other = facts.seats
    await plan(table, PEOPLE[first], Wishes(("1-3",), (), "ask", "red"))
    await plan(table, PEOPLE[other], Wishes(("1-6",), ("4-6",), "least", "red"))
    (why,) = (await table.look(PEOPLE[first])).missed
    assert why.args["there"] == (await state(table)).bids[0], "what stands on the box, and no more"
    assert await _missed(table, other) == []


async def test_a_line_that_somebody_built_first_says_so(table: Table) -> None:
    first, second, third = await building(table)
    wanted = line(await state(table), second, 3)
    await plan(table, PEOPLE[second], LineWish(wanted, 9, shorten=True))
    await plan(table, PEOPLE[third], LineWish(wanted, 9, then="pass"))
    await plan(table, PEOPLE[first], Pass())
    assert await _missed(table, third) == ["first_train-missed-line"]
    assert await _missed(table, second) == []


async def test_a_list_says_what_was_not_bought_and_by_whom_it_was_taken(table: Table) -> None:
    order = await running(table)
    for seat in order:
        await plan(table, PEOPLE[seat], Errands((buying("1a"),), "ask"))
    assert [await _missed(table, seat) for seat in order] == [[], ["first_train-missed-train-taken"], []]
