"""What seats have answered in auctions that are not settled yet. Secret: only for its own seat's eyes."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from store.db import Reader, Tx
from store.rows import AuctionAnswer, made
from store.schema import auction_answers


async def put_answer(tx: Tx, answer: AuctionAnswer) -> None:
    """Keep a seat's answer in place of an earlier one."""
    key = {"match_id": answer.match_id, "seat": answer.seat}
    fields = {
        "auction": answer.auction,
        "most": answer.most,
        "asks": answer.asks,
        "exact": answer.exact,
        "at": answer.at,
    }
    await tx.run(
        upsert(auction_answers).values(key | fields).on_conflict_do_update(index_elements=list(key), set_=fields)
    )


async def answers_of(conn: Reader, match_id: int) -> list[AuctionAnswer]:
    """The answers kept for a match, by seat."""
    wanted = select(auction_answers).where(auction_answers.c.match_id == match_id)
    return [made(AuctionAnswer, row) for row in await conn.all(wanted.order_by(auction_answers.c.seat))]


async def drop_answer(tx: Tx, match_id: int, seat: int) -> bool:
    """Remove a seat's answer. Returns whether there was one."""
    wanted = (auction_answers.c.match_id == match_id) & (auction_answers.c.seat == seat)
    return await tx.run(delete(auction_answers).where(wanted)) > 0
