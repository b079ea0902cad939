"""Answers in auctions: one a seat, the newest counts, and they go one by one."""

from __future__ import annotations

from store import auction_rows, privacy_rows
from store.db import Database
from store.rows import AuctionAnswer
from tests.store.sample import ANNA, a_match


async def test_the_newest_answer_of_a_seat_is_kept(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        first = AuctionAnswer(match_id, 1, 3, 7, True, False, 1000)
        second = AuctionAnswer(match_id, 1, 3, 9, False, True, 1010)
        passed = AuctionAnswer(match_id, 0, 3, 0, False, False, 1020)
        for answer in (first, passed, second):
            await auction_rows.put_answer(tx, answer)
        assert await auction_rows.answers_of(tx, match_id) == [passed, second]
        assert await auction_rows.answers_of(tx, other) == []
        assert await auction_rows.drop_answer(tx, match_id, 1)
        assert not await auction_rows.drop_answer(tx, match_id, 1)
        assert await auction_rows.answers_of(tx, match_id) == [passed]


async def test_answers_are_in_no_export(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        before = await privacy_rows.export_user(tx, ANNA)
        await auction_rows.put_answer(tx, AuctionAnswer(match_id, 0, 1, 31337, True, False, 1000))
        assert await privacy_rows.export_user(tx, ANNA) == before
