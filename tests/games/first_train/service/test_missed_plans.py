"""First Train at the table: what of a plan did not come about is said to its player alone, with the reason."""

from engines.core.text.messages import SeatRef
from engines.first_train.actions import Pass
from engines.first_train.plans import Errands, JustBid, LineWish, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.rules.trains import buying
from tests.games.first_train.helpers.sentences import say
from tests.games.first_train.helpers.service_positions import building, line, plan, running, state
from tests.service.helpers.match import PEOPLE, ServiceMatch


async def _missed(match: ServiceMatch, seat: int) -> list[str]:
    return [msg.key for msg in (await match.look(PEOPLE[seat])).news.missed]


async def test_a_bid_behind_an_equal_one_says_who_comes_first_to_its_bidder_alone(match: ServiceMatch) -> None:
    await match.begin(people=2, game="first_train", grace=0)
    facts = CONTEST.facts(await state(match))
    assert facts is not None
    first, other = facts.seats
    await plan(match, PEOPLE[first], Wishes(("1-3",), ("4-6",), "least", "red"))
    await plan(match, PEOPLE[other], JustBid(1, 3))
    assert await match.awaited() == {other}
    (why,) = (await match.look(PEOPLE[other])).news.missed
    assert why.key == "first_train-missed-bid-first"
    assert (why.args["n"], why.args["seat"]) == (3, SeatRef(first))
    assert "box 1 doesn’t count" in say(why)
    assert await _missed(match, first) == []
    await match.restart()
    assert await _missed(match, other) == ["first_train-missed-bid-first"]
    await plan(match, PEOPLE[other], JustBid(2, 4))
    assert await _missed(match, other) == []


async def test_whose_limits_are_passed_reads_of_each_box_who_bids_there(match: ServiceMatch) -> None:
    await match.begin(people=2, game="first_train", grace=0)
    facts = CONTEST.facts(await state(match))
    assert facts is not None
    first, other = facts.seats
    await plan(match, PEOPLE[first], Wishes(("1-3",), (), "ask", "red"))
    await plan(match, PEOPLE[other], Wishes(("1-6",), ("4-6",), "least", "red"))
    (why,) = (await match.look(PEOPLE[first])).news.missed
    assert why.args["there"] == (await state(match)).bids[0], "what stands on the box, and no more"
    assert await _missed(match, other) == []


async def test_a_line_that_somebody_built_first_says_so(match: ServiceMatch) -> None:
    first, second, third = await building(match)
    wanted = line(await state(match), second, 3)
    await plan(match, PEOPLE[second], LineWish(wanted, 9, shorten=True))
    await plan(match, PEOPLE[third], LineWish(wanted, 9, then="pass"))
    await plan(match, PEOPLE[first], Pass())
    assert await _missed(match, third) == ["first_train-missed-line"]
    assert await _missed(match, second) == []


async def test_a_list_says_what_was_not_bought_and_by_whom_it_was_taken(match: ServiceMatch) -> None:
    order = await running(match)
    for seat in order:
        await plan(match, PEOPLE[seat], Errands((buying("1a"),), "ask"))
    assert [await _missed(match, seat) for seat in order] == [[], ["first_train-missed-train-taken"], []]
