"""What a player does in secret is a change for them alone: no other open panel is refreshed."""

import pytest

from engines.first_train.plans import LineWish
from service.people.user import User
from tests.games.first_train.helpers.service_positions import building, line, plan, state
from tests.service.helpers.auctions import bid, open_auction
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, PEOPLE, ServiceMatch
from tests.service.helpers.premoves import give
from tests.toys.bazaar.position import Pass, Put

pytestmark = pytest.mark.promise("hidden")


def moments(match: ServiceMatch, *users: User) -> list[int]:
    """How often the match changed for each of them."""
    return [match.kontor.matches.change_count(match.id, user.id) for user in users]


async def test_an_answer_and_its_change_are_told_to_their_giver_alone(match: ServiceMatch) -> None:
    await open_auction(match)
    others, own = moments(match, ANNA, CHLOE, DIRK), moments(match, BEN)
    await bid(match, BEN, 3)
    await bid(match, BEN, 4)
    assert moments(match, ANNA, CHLOE, DIRK) == others
    assert moments(match, BEN) == [own[0] + 2]


async def test_a_line_planned_ahead_and_its_withdrawal_are_told_to_their_giver_alone(match: ServiceMatch) -> None:
    first, second, third = await building(match)
    watching = (PEOPLE[first], PEOPLE[third])
    others, own = moments(match, *watching), moments(match, PEOPLE[second])
    await plan(match, PEOPLE[second], LineWish(line(await state(match), second, 3), 9))
    await match.kontor.play.withdraw_plan(PEOPLE[second], match.id)
    await match.settle()
    assert moments(match, *watching) == others
    assert moments(match, PEOPLE[second]) == [own[0] + 2]


async def test_what_settles_it_is_told_to_everybody(match: ServiceMatch) -> None:
    await open_auction(match)
    await bid(match, BEN, 3)
    await bid(match, CHLOE, 0)
    before = moments(match, ANNA, BEN, CHLOE, DIRK)
    await bid(match, DIRK, 0)
    assert all(now > then for now, then in zip(moments(match, ANNA, BEN, CHLOE, DIRK), before, strict=True))


async def test_a_standing_order_and_its_end_are_told_to_their_giver_alone(match: ServiceMatch) -> None:
    await match.begin(3)
    others, own = moments(match, ANNA, CHLOE), moments(match, BEN)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", False)
    await match.settle()
    assert moments(match, ANNA, CHLOE) == others
    assert moments(match, BEN) == [own[0] + 2]


async def test_moves_given_ahead_and_taken_back_are_told_to_their_giver_alone(match: ServiceMatch) -> None:
    await match.begin(3)
    others, own = moments(match, ANNA, CHLOE), moments(match, BEN)
    await give(match, BEN, Put(min((await match.live()).state.hands[1])), Pass())
    await match.kontor.premoves.take_back(BEN, match.id, every=True)
    await match.settle()
    assert moments(match, ANNA, CHLOE) == others
    assert moments(match, BEN) == [own[0] + 3]
