"""Notes, followers, read markers, invitations, nudges, proposals and instructions of a match."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, Table, bindparam, delete, insert, select, update

from store import rows
from store.database import Reader, Tx
from store.errors import RowMissing
from store.schema import (
    followers,
    instructions,
    invitations,
    matches,
    notes,
    nudges,
    proposals,
    seats,
    seen,
)
from store.upserts import put


def _of_match(table: Table) -> Select[Any]:
    return select(table).where(table.c.match_id == bindparam("match"))


async def set_note(tx: Tx, match_id: int, user_id: int, text: str) -> None:
    """Store a user's private note on a match; an empty text deletes it."""
    if text:
        tx.defer(put(notes), {"match_id": match_id, "user_id": user_id, "text": text})
    else:
        await _remove(tx, notes, match_id, user_id)


async def get_note(conn: Reader, match_id: int, user_id: int) -> str:
    """Return the user's note on the match; empty if there is none."""
    given = {"match": match_id, "user": user_id}
    return await conn.cached(notes, match_id, user_id, lambda: conn.value(_NOTE, given)) or ""


_NOTE = select(notes.c.text).where(notes.c.match_id == bindparam("match"), notes.c.user_id == bindparam("user"))


async def follow(tx: Tx, match_id: int, user_id: int) -> bool:
    """Make a user follow a match. Return whether that is new."""
    return await tx.run(put(followers), {"match_id": match_id, "user_id": user_id}) > 0


async def unfollow(tx: Tx, match_id: int, user_id: int) -> bool:
    """Make a user stop following. Return whether they followed."""
    return await _remove(tx, followers, match_id, user_id)


async def followers_of(conn: Reader, match_id: int) -> list[int]:
    """Return the ids of the users who follow a match."""
    found = await conn.cached(followers, match_id, None, lambda: conn.all(_FOLLOWERS, {"match": match_id}))
    return [row["user_id"] for row in found]


_FOLLOWERS = _of_match(followers).order_by(followers.c.user_id)


async def set_seen(tx: Tx, match_id: int, user_id: int, seq: int, at: int) -> None:
    """Store how far a user has read a match, and when."""
    tx.defer(put(seen), {"match_id": match_id, "user_id": user_id, "seq": seq, "at": at})


async def get_seen(conn: Reader, match_id: int, user_id: int) -> rows.ReadMarker | None:
    """Return how far a user has read a match; None if never."""
    given = {"match": match_id, "user": user_id}
    return rows.from_row_or_none(
        rows.ReadMarker, await conn.cached(seen, match_id, user_id, lambda: conn.first(_SEEN, given))
    )


_SEEN = select(seen).where(seen.c.match_id == bindparam("match"), seen.c.user_id == bindparam("user"))


async def invite(tx: Tx, match_id: int, user_id: int, by_user: int | None, at: int) -> bool:
    """Invite a user to a match. Return whether they had no invitation; an earlier one stays."""
    invited = {"match_id": match_id, "user_id": user_id, "by_user": by_user, "at": at}
    return await tx.run(put(invitations, ()), invited) > 0


async def offer_seat(tx: Tx, match_id: int, user_id: int, by_user: int, at: int, seat: int) -> None:
    """Offer a user a seat, replacing an earlier invitation to the match."""
    tx.defer(put(invitations), asdict(rows.Invitation(match_id, user_id, by_user, at, seat)))


async def end_offer(tx: Tx, match_id: int, user_id: int) -> None:
    """Withdraw the offer of a seat; it still counts as an invitation."""
    here = (invitations.c.match_id == match_id, invitations.c.user_id == user_id)
    await tx.run(update(invitations).where(*here).values(seat=None))


async def uninvite(tx: Tx, match_id: int, user_id: int) -> bool:
    """Delete an invitation. Return whether there was one."""
    return await _remove(tx, invitations, match_id, user_id)


async def invitations_to_match(conn: Reader, match_id: int) -> list[rows.Invitation]:
    """Return the invitations to a match, oldest first."""
    given = {"match": match_id}
    found = await conn.cached(invitations, match_id, None, lambda: conn.all(_INVITED, given))
    return [rows.from_row(rows.Invitation, row) for row in found]


_INVITED = _of_match(invitations).order_by(invitations.c.at, invitations.c.user_id)


async def set_nudge(tx: Tx, match_id: int, seat: int, at: int) -> None:
    """Store when a seat was last nudged."""
    tx.defer(put(nudges), {"match_id": match_id, "seat": seat, "at": at})


async def last_nudge(conn: Reader, match_id: int, seat: int) -> int | None:
    """Return when a seat was last nudged; None if never."""
    return await conn.value(select(nudges.c.at).where(nudges.c.match_id == match_id, nudges.c.seat == seat))


async def insert_proposal(tx: Tx, /, *, now: int, **fields: Any) -> int:
    """Insert an open proposal. fields: of `rows.Proposal`. Return its number."""
    return await tx.insert(_PROPOSE, {"payload": "{}", "answers": "{}", "created": now, **fields})


_PROPOSE = insert(proposals).returning(proposals.c.id)


async def get_proposal(conn: Reader, proposal_id: int) -> rows.Proposal | None:
    """Return a proposal, open or closed; None if there is none."""
    return rows.from_row_or_none(
        rows.Proposal, await conn.first(select(proposals).where(proposals.c.id == proposal_id))
    )


async def open_proposals(conn: Reader, match_id: int, kind: str | None = None) -> list[rows.Proposal]:
    """Return the open proposals of a match, of one kind or all, oldest first."""
    found = await conn.cached(proposals, match_id, None, lambda: conn.all(_OPEN, {"match": match_id}))
    return [rows.from_row(rows.Proposal, row) for row in found if kind is None or row["kind"] == kind]


_OPEN = _of_match(proposals).where(proposals.c.closed.is_(None)).order_by(proposals.c.id)


async def set_answers(tx: Tx, proposal_id: int, answers: str) -> None:
    """Replace the answers of a proposal that is open. Raises RowMissing if it is closed or unknown."""
    still_open = (proposals.c.id == proposal_id) & proposals.c.closed.is_(None)
    if not await tx.run(update(proposals).where(still_open).values(answers=answers)):
        raise RowMissing("proposal", proposal_id)


async def close_proposal(tx: Tx, proposal_id: int, at: int) -> bool:
    """Close a proposal. Return whether it was open."""
    still_open = (proposals.c.id == proposal_id) & proposals.c.closed.is_(None)
    return await tx.run(update(proposals).where(still_open).values(closed=at)) > 0


async def close_proposals(tx: Tx, match_id: int, at: int, kinds: Sequence[str] = ()) -> None:
    """Close all open proposals of a match, of these kinds or all, with the next statement or the commit."""
    given = {"match": match_id, "at": at}
    if kinds:
        tx.defer(_CLOSING_KINDS, {**given, "kinds": list(kinds)})
    else:
        tx.defer(_CLOSING, given)


_CLOSING = (
    update(proposals)
    .where(proposals.c.match_id == bindparam("match"), proposals.c.closed.is_(None))
    .values(closed=bindparam("at"))
)
_CLOSING_KINDS = _CLOSING.where(proposals.c.kind.in_(bindparam("kinds", expanding=True)))


async def put_instruction(tx: Tx, given: rows.Instruction) -> None:
    """Store an instruction, replacing one of its seat, kind and key."""
    tx.defer(put(instructions), asdict(given))


async def instructions_of(conn: Reader, match_id: int) -> list[rows.Instruction]:
    """Return the instructions of a match by seat, kind and key. Secret: never show them to another seat."""
    return [rows.from_row(rows.Instruction, row) for row in await conn.all(_INSTRUCTIONS, {"match": match_id})]


_INSTRUCTIONS = _of_match(instructions).order_by(instructions.c.seat, instructions.c.kind, instructions.c.key)


async def drop_instruction(tx: Tx, given: rows.Instruction) -> None:
    """Delete the instruction of this seat, kind and key, if there is one."""
    tx.defer(_DROPPING, {"match": given.match_id, "at": given.seat, "of": given.kind, "named": given.key})


_DROPPING = delete(instructions).where(
    instructions.c.match_id == bindparam("match"),
    instructions.c.seat == bindparam("at"),
    instructions.c.kind == bindparam("of"),
    instructions.c.key == bindparam("named"),
)


async def matches_with_instructions(conn: Reader, user_id: int) -> list[int]:
    """Return the unfinished matches in which a seat of the user has instructions, newest first."""
    return [row["id"] for row in await conn.all(_INSTRUCTED, {"user": user_id})]


_INSTRUCTED = (
    select(matches.c.id)
    .join(seats)
    .where(matches.c.status.in_(rows.UNFINISHED), seats.c.user_id == bindparam("user"))
    .where(
        select(instructions.c.seat)
        .where(instructions.c.match_id == seats.c.match_id, instructions.c.seat == seats.c.seat)
        .exists()
    )
    .order_by(matches.c.id.desc())
)


async def _remove(tx: Tx, table: Table, match_id: int, user_id: int) -> bool:
    return await tx.run(delete(table).where(table.c.match_id == match_id, table.c.user_id == user_id)) > 0
