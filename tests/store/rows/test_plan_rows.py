"""Plans for contests: one a seat, the newest counts, and they go one by one."""

import pytest

from store.database import Database
from store.rows import ContestPlan
from store.tables import privacy_rows, social_rows
from tests.store.helpers.sample_rows import ANNA, a_match

pytestmark = pytest.mark.postgres_always


async def test_the_newest_plan_of_a_seat_is_kept(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        first = ContestPlan(match_id, 1, 3, '{"most":7}', 1000)
        second = ContestPlan(match_id, 1, 3, '{"most":9}', 1010)
        passed = ContestPlan(match_id, 0, 3, '{"most":0}', 1020)
        for plan in (first, passed, second):
            await social_rows.put_plan(tx, plan)
        assert await social_rows.plans_of(tx, match_id) == [passed, second]
        assert await social_rows.plans_of(tx, other) == []
        assert await social_rows.drop_plan(tx, match_id, 1)
        assert not await social_rows.drop_plan(tx, match_id, 1)
        assert await social_rows.plans_of(tx, match_id) == [passed]


async def test_plans_are_in_no_export(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        before = await privacy_rows.export_user(tx, ANNA)
        await social_rows.put_plan(tx, ContestPlan(match_id, 0, 1, '{"most":31337}', 1000))
        assert await privacy_rows.export_user(tx, ANNA) == before
