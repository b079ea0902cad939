"""Notes, following, reading, invitations, nudges, proposals, standing orders."""

import pytest

from store.database import Database
from store.errors import RowMissing
from store.rows import Instruction, Invitation, Proposal, ReadMarker
from store.tables import social_rows
from tests.store.helpers.sample_rows import ANNA, BERT, CLEO, a_match

pytestmark = pytest.mark.postgres_always


async def test_a_note_is_ones_own(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        await social_rows.set_note(tx, match_id, ANNA, "first")
        await social_rows.set_note(tx, match_id, ANNA, "keep the “spices” 🌶")
        assert await social_rows.get_note(tx, match_id, ANNA) == "keep the “spices” 🌶"
        assert await social_rows.get_note(tx, match_id, BERT) == ""
        assert await social_rows.get_note(tx, other, ANNA) == ""
        await social_rows.set_note(tx, match_id, ANNA, "")
        assert await social_rows.get_note(tx, match_id, ANNA) == ""


async def test_following(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        assert await social_rows.follow(tx, match_id, CLEO)
        assert not await social_rows.follow(tx, match_id, CLEO)
        assert await social_rows.follow(tx, match_id, ANNA)
        assert await social_rows.followers_of(tx, match_id) == [ANNA, CLEO]
        assert await social_rows.unfollow(tx, match_id, CLEO)
        assert not await social_rows.unfollow(tx, match_id, CLEO)
        assert await social_rows.followers_of(tx, match_id) == [ANNA]


async def test_how_far_somebody_has_read(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        assert await social_rows.get_seen(tx, match_id, ANNA) is None
        await social_rows.set_seen(tx, match_id, ANNA, 3, 1000)
        await social_rows.set_seen(tx, match_id, ANNA, 8, 2000)
        assert await social_rows.get_seen(tx, match_id, ANNA) == ReadMarker(match_id, ANNA, 8, 2000)


async def test_invitations(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        assert await social_rows.invite(tx, match_id, CLEO, ANNA, 1000)
        assert not await social_rows.invite(tx, match_id, CLEO, BERT, 2000)
        assert await social_rows.invite(tx, match_id, BERT, ANNA, 500)
        assert await social_rows.invitations_to_match(tx, match_id) == [
            Invitation(match_id, BERT, ANNA, 500),
            Invitation(match_id, CLEO, ANNA, 1000),
        ]
        assert await social_rows.uninvite(tx, match_id, CLEO)
        assert not await social_rows.uninvite(tx, match_id, CLEO)


async def test_nudges(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        assert await social_rows.last_nudge(tx, match_id, 0) is None
        await social_rows.set_nudge(tx, match_id, 0, 1000)
        await social_rows.set_nudge(tx, match_id, 0, 2000)
        assert await social_rows.last_nudge(tx, match_id, 0) == 2000
        assert await social_rows.last_nudge(tx, match_id, 1) is None


async def test_a_proposal_is_answered_until_it_is_closed(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        number = await social_rows.insert_proposal(
            tx, match_id=match_id, kind="undo", by_user=ANNA, to_seq=4, payload='{"why":1}', now=1000
        )
        await social_rows.set_answers(tx, number, '{"1":true}')
        proposal = Proposal(number, match_id, "undo", ANNA, 4, '{"why":1}', '{"1":true}', 1000, None)
        assert await social_rows.get_proposal(tx, number) == proposal
        assert await social_rows.open_proposals(tx, match_id) == [proposal]
        assert await social_rows.open_proposals(tx, match_id, "pause") == []
        assert await social_rows.close_proposal(tx, number, 1100)
        assert not await social_rows.close_proposal(tx, number, 1200)
        assert await social_rows.open_proposals(tx, match_id) == []
        closed = await social_rows.get_proposal(tx, number)
        assert closed is not None
        assert closed.closed == 1100
        with pytest.raises(RowMissing):
            await social_rows.set_answers(tx, number, "{}")
        assert await social_rows.get_proposal(tx, number + 1) is None


async def test_closing_many_proposals(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        for one in (match_id, other):
            for kind in ("undo", "pause", "undo"):
                await social_rows.insert_proposal(tx, match_id=one, kind=kind, by_user=ANNA, now=1000)
        await social_rows.close_proposals(tx, match_id, 1100, ["undo"])
        assert [p.kind for p in await social_rows.open_proposals(tx, match_id)] == ["pause"]
        await social_rows.close_proposals(tx, match_id, 1100)
        assert await social_rows.open_proposals(tx, match_id) == []
        assert len(await social_rows.open_proposals(tx, other)) == 3


async def test_an_instruction_replaces_one_of_its_seat_kind_and_key(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        first = Instruction(match_id, 1, "plan", "3", '{"most":7}', 1000)
        second = Instruction(match_id, 1, "plan", "3", '{"most":9}', 1010)
        passes = Instruction(match_id, 0, "order", "pass", "{}", 1020)
        rolls = Instruction(match_id, 0, "order", "roll", "{}", 1000)
        for given in (first, rolls, second, passes):
            await social_rows.put_instruction(tx, given)
        assert await social_rows.instructions_of(tx, match_id) == [passes, rolls, second]
        assert await social_rows.instructions_of(tx, other) == []
        for given in (first, rolls, rolls):
            await social_rows.drop_instruction(tx, given)
        assert await social_rows.instructions_of(tx, match_id) == [passes]


async def test_matches_with_instructions_of_the_seats_that_a_user_plays(db: Database) -> None:
    async with db.tx() as tx:
        older, newer, over = await a_match(tx), await a_match(tx), await a_match(tx, status="over")
        for match_id, seat in ((older, 0), (newer, 0), (newer, 1), (over, 0)):
            for key in ("pass", "roll"):
                await social_rows.put_instruction(tx, Instruction(match_id, seat, "order", key, "{}", 1000))
        assert await social_rows.matches_with_instructions(tx, ANNA) == [newer, older]
        assert await social_rows.matches_with_instructions(tx, BERT) == [newer]
