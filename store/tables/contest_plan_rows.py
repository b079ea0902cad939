"""Seats' plans for unsettled contests. Secret: only the own seat may see them."""

from sqlalchemy import delete, select

from store.database import Reader, Tx
from store.rows import ContestPlan, from_row
from store.schema import contest_plans
from store.upserts import upsert


async def put_plan(tx: Tx, plan: ContestPlan) -> None:
    """Store a seat's plan, replacing an earlier one."""
    key = {"match_id": plan.match_id, "seat": plan.seat}
    fields = {"contest": plan.contest, "plan": plan.plan, "at": plan.at}
    await tx.run(
        upsert(contest_plans).values(key | fields).on_conflict_do_update(index_elements=list(key), set_=fields)
    )


async def plans_of(conn: Reader, match_id: int) -> list[ContestPlan]:
    """Return the plans of a match, by seat."""
    wanted = select(contest_plans).where(contest_plans.c.match_id == match_id)
    return [from_row(ContestPlan, row) for row in await conn.all(wanted.order_by(contest_plans.c.seat))]


async def drop_plan(tx: Tx, match_id: int, seat: int) -> bool:
    """Delete a seat's plan. Return whether there was one."""
    wanted = (contest_plans.c.match_id == match_id) & (contest_plans.c.seat == seat)
    return await tx.run(delete(contest_plans).where(wanted)) > 0
