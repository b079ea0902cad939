"""Export or delete everything stored about a person."""

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, and_, case, delete, or_, select, update

from store.database import Reader, Tx
from store.rows import UNFINISHED, User
from store.schema import (
    actions,
    followers,
    instructions,
    invitations,
    lobby_members,
    matches,
    nicknames,
    notes,
    proposals,
    seats,
    seen,
    timers,
    users,
)
from store.tables import match_rows
from store.upserts import put

Export = dict[str, list[dict[str, Any]]]


async def export_user(conn: Reader, user_id: int) -> Export:
    """Return everything that names this user, as plain data for JSON: a list of rows for each kind.

    It contains the user's own acts only: no seed, no state, nothing of other seats, and no other person's id,
    neither of people they invited or were invited by, nor of other voters.
    """
    mine = _seats_of(user_id)
    seated = and_(seats.c.match_id == instructions.c.match_id, seats.c.seat == instructions.c.seat, mine)
    asked: dict[str, Select[Any]] = {
        "user": _naming(users.c.id, user_id),
        "nicknames": _naming(nicknames.c.user_id, user_id),
        "hosted": _naming(matches.c.host_id, user_id, "id", "game", "status", "guild_id", "created"),
        "seats": select(
            seats,
            matches.c.game,
            matches.c.status,
            matches.c.guild_id,
            matches.c.created,
            case((matches.c.status.in_(UNFINISHED), None), else_=matches.c.status_since).label("finished"),
        )
        .join(matches, matches.c.id == seats.c.match_id)
        .where(mine)
        .order_by(seats.c.match_id, seats.c.seat),
        "lobbies": _naming(lobby_members.c.user_id, user_id, "match_id", "position"),
        "guests": _naming(lobby_members.c.invited_by, user_id, "match_id", "position"),
        "actions": _naming(
            actions.c.user_id, user_id, "match_id", "seq", "seat", "payload", "undone", "at"
        ).order_by(actions.c.match_id, actions.c.seq),
        "standing_orders": select(instructions).join(seats, seated).where(instructions.c.kind != "plan"),
        "proposals": _naming(proposals.c.by_user, user_id, "match_id", "kind", "to_seq", "created", "closed"),
        "notes": _naming(notes.c.user_id, user_id),
        "following": _naming(followers.c.user_id, user_id),
        "seen": _naming(seen.c.user_id, user_id),
        "invitations": _naming(invitations.c.user_id, user_id, "match_id", "at"),
        "invited": _naming(invitations.c.by_user, user_id, "match_id", "at"),
        "timers": _naming(timers.c.user_id, user_id),
    }
    found = {name: [dict(row) for row in await conn.all(wanted)] for name, wanted in asked.items()}
    return found | {"votes": await _votes_of(conn, user_id)}


def _naming(column: Column[Any], user_id: int, *fields: str) -> Select[Any]:
    """Return the query for the rows whose column names a user: these fields of them, or all."""
    columns = column.table.c
    return select(*(columns[name] for name in fields or columns.keys())).where(column == user_id)


async def _votes_of(conn: Reader, user_id: int) -> list[dict[str, Any]]:
    """Return a user's answers in votes, which are stored in JSON beside those of others."""
    number = str(user_id)
    wanted = select(proposals).where(proposals.c.answers.contains(number)).order_by(proposals.c.id)
    votes = []
    for row in await conn.all(wanted):
        try:
            agreed = json.loads(row["answers"]).get(number)
        except (ValueError, AttributeError):
            continue  # A text that is no JSON object contains no answer.
        if agreed is not None:
            votes.append({name: row[name] for name in ("match_id", "kind", "created")} | {"agreed": agreed})
    return votes


async def matches_naming(conn: Reader, user_id: int) -> list[int]:
    """Return the matches whose settings may name a user, because they contain the digits of the id."""
    named = select(matches.c.id).where(matches.c.settings.contains(str(user_id))).order_by(matches.c.id)
    return [row["id"] for row in await conn.all(named)]


async def forget_user(tx: Tx, user_id: int) -> list[int]:
    """Delete everything that names this user. Matches stay complete for the others: a seat keeps its result.

    Only the id remains, marked as deleted, so that nothing is sent to it; the mark goes when the user acts again.
    Hand over seats in running matches before. Returns the matches that changed.
    """
    mine = _seats_of(user_id)
    changed = await tx.all(
        select(seats.c.match_id)
        .where(mine)
        .union(
            select(lobby_members.c.match_id).where(lobby_members.c.user_id == user_id),
            select(matches.c.id).where(matches.c.host_id == user_id),
        )
    )
    found = sorted(row["match_id"] for row in changed)
    # In ascending order, and first, like all transactions that change matches.
    for match_id in found:
        match_rows.touch(tx, match_id)
    # A vote's text names who was asked and who agreed; a closed vote is never read.
    number = str(user_id)
    named = or_(proposals.c.payload.contains(number), proposals.c.answers.contains(number))
    await tx.run(delete(proposals).where(proposals.c.closed.is_not(None), named))
    seated = select(seats.c.seat).where(
        seats.c.match_id == instructions.c.match_id, seats.c.seat == instructions.c.seat, mine
    )
    await tx.run(delete(instructions).where(seated.exists()))
    for column in (
        nicknames.c.user_id,
        lobby_members.c.user_id,
        notes.c.user_id,
        followers.c.user_id,
        seen.c.user_id,
        invitations.c.user_id,
        timers.c.user_id,
    ):
        await tx.run(delete(column.table).where(column == user_id))
    for column in (
        seats.c.user_id,
        seats.c.owner_id,
        lobby_members.c.invited_by,
        invitations.c.by_user,
        actions.c.user_id,
        proposals.c.by_user,
        matches.c.host_id,
    ):
        await tx.run(update(column.table).where(column == user_id).values({column.name: None}))
    await tx.run(put(users), asdict(User(user_id, deleted=True)))
    return found


def _seats_of(user_id: int) -> ColumnElement[bool]:
    return or_(seats.c.user_id == user_id, seats.c.owner_id == user_id)
