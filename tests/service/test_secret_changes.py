"""What somebody does in secret is a change for them alone: nobody else's open panel is looked at again."""

from __future__ import annotations

import pytest

from engines.first_train.plans import LineWish
from service.people.user import User
from tests.service.bazaar import Pass, Put
from tests.service.bidding import bid, opened
from tests.service.first_train import building, line, plan, state
from tests.service.table import ANNA, BEN, CHLOE, DIRK, PEOPLE, Table

pytestmark = pytest.mark.promise("hidden")


def moments(table: Table, *users: User) -> list[int]:
    """How often the match changed for each of them."""
    return [table.kontor.matches.change_count(table.id, user.id) for user in users]


async def test_an_answer_and_its_change_are_told_to_their_giver_alone(table: Table) -> None:
    await opened(table)
    others, own = moments(table, ANNA, CHLOE, DIRK), moments(table, BEN)
    await bid(table, BEN, 3)
    await bid(table, BEN, 4)
    assert moments(table, ANNA, CHLOE, DIRK) == others
    assert moments(table, BEN) == [own[0] + 2]


async def test_a_line_planned_ahead_and_its_withdrawal_are_told_to_their_giver_alone(table: Table) -> None:
    first, second, third = await building(table)
    watching = (PEOPLE[first], PEOPLE[third])
    others, own = moments(table, *watching), moments(table, PEOPLE[second])
    await plan(table, PEOPLE[second], LineWish(line(await state(table), second, 3), 9))
    await table.kontor.play.withdraw_plan(PEOPLE[second], table.id)
    await table.settle()
    assert moments(table, *watching) == others
    assert moments(table, PEOPLE[second]) == [own[0] + 2]


async def test_what_settles_it_is_told_to_everybody(table: Table) -> None:
    await opened(table)
    await bid(table, BEN, 3)
    await bid(table, CHLOE, 0)
    before = moments(table, ANNA, BEN, CHLOE, DIRK)
    await bid(table, DIRK, 0)
    assert all(now > then for now, then in zip(moments(table, ANNA, BEN, CHLOE, DIRK), before, strict=True))


async def test_a_standing_order_and_its_end_are_told_to_their_giver_alone(table: Table) -> None:
    await table.begin(3)
    others, own = moments(table, ANNA, CHLOE), moments(table, BEN)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", True)
    await table.kontor.standing_orders.set(BEN, table.id, "roll", False)
    await table.settle()
    assert moments(table, ANNA, CHLOE) == others
    assert moments(table, BEN) == [own[0] + 2]


async def test_moves_given_ahead_and_taken_back_are_told_to_their_giver_alone(table: Table) -> None:
    await table.begin(3)
    others, own = moments(table, ANNA, CHLOE), moments(table, BEN)
    for action in (Put(min((await table.live()).state.hands[1])), Pass()):
        shown = await table.kontor.premoves.panel(BEN, table.id)
        await table.kontor.premoves.give(BEN, table.id, action, shown.token)
    await table.kontor.premoves.take_back(BEN, table.id, every=True)
    await table.settle()
    assert moments(table, ANNA, CHLOE) == others
    assert moments(table, BEN) == [own[0] + 3]
