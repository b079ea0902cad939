"""The log of a match, and its stored states."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Literal

from sqlalchemy import bindparam, delete, false, insert, select, text, update

from store.database import Reader, Tx
from store.errors import SequenceTaken
from store.rows import Action, ActionOutline, Snapshot, from_row, from_row_or_none
from store.schema import actions, matches, snapshots
from store.upserts import put


async def append_actions(tx: Tx, match_id: int, after: int, new: Sequence[Action]) -> int:
    """Write steps from `after + 1` on and advance the match to the last of them. Return the new number of steps.

    after: the match's number of steps when the caller decided. If the match has moved since (or does not exist),
    the transaction fails with SequenceTaken, at the latest at its commit; then load the match again.
    """
    if not new:
        return after
    last = after + len(new)
    moved = {"row": match_id, "after": after, "last": last, "now": new[-1].at}
    tx.defer(_MOVE_ON, moved, missing=SequenceTaken(match_id, after + 1))
    steps = enumerate(new, after + 1)
    tx.defer(_APPEND, [asdict(action) | {"match_id": match_id, "seq": seq} for seq, action in steps])
    return last


_MOVE_ON = (
    update(matches)
    .where(matches.c.id == bindparam("row"), matches.c.seq == bindparam("after"))
    .values(seq=bindparam("last"), updated=bindparam("now"))
)
_APPEND = insert(actions)


async def actions_between(
    conn: Reader, match_id: int, after: int = 0, upto: int | None = None, *, effective: bool = False
) -> list[Action]:
    """Return steps `after + 1` to `upto` (None: the newest), in order. effective: leave undone ones out."""
    wanted = _EFFECTIVE if effective else _BETWEEN
    given = {"match": match_id, "after": after, "upto": _NO_END if upto is None else upto}
    return [from_row(Action, row) for row in await conn.all(wanted, given)]


_NO_END = 2**31 - 1
_BETWEEN = (
    select(actions)
    .where(
        actions.c.match_id == bindparam("match"),
        actions.c.seq > bindparam("after"),
        actions.c.seq <= bindparam("upto"),
    )
    .order_by(actions.c.seq)
)
_EFFECTIVE = _BETWEEN.where(actions.c.undone == false())


async def outline_of(conn: Reader, match_id: int) -> list[ActionOutline]:
    """Return all steps of a match, in order, without events, draws and digests."""
    columns = (actions.c[field.name] for field in fields(ActionOutline))
    wanted = select(*columns).where(actions.c.match_id == match_id).order_by(actions.c.seq)
    return [from_row(ActionOutline, row) for row in await conn.all(wanted)]


async def step_of_seat(conn: Reader, match_id: int, seat: int, after: int) -> Action | None:
    """Return the step of a seat that follows `after` others of it, undone ones counted; None if there is none."""
    wanted = (
        select(actions)
        .where(actions.c.match_id == match_id, actions.c.seat == seat)
        .order_by(actions.c.seq)
        .offset(after)
        .limit(1)
    )
    return from_row_or_none(Action, await conn.first(wanted))


async def newest_of_user(conn: Reader, match_id: int, user_id: int) -> Action | None:
    """Return the newest step of a person in a match; None if there is none."""
    wanted = (
        select(actions)
        .where(actions.c.match_id == match_id, actions.c.user_id == user_id)
        .order_by(actions.c.seq.desc())
        .limit(1)
    )
    return from_row_or_none(Action, await conn.first(wanted))


async def mark_undone(tx: Tx, match_id: int, from_seq: int, to_seq: int) -> int:
    """Mark steps `from_seq` to `to_seq`, both included, as undone. Return how many were not before."""
    undone = update(actions).where(
        actions.c.match_id == match_id,
        actions.c.seq.between(from_seq, to_seq),
        actions.c.undone == false(),
    )
    return await tx.run(undone.values(undone=True))


async def put_snapshot(tx: Tx, snapshot: Snapshot) -> None:
    """Store a state. The latest and the published one replace their predecessor; checkpoints are added."""
    tx.defer(_PUT_CHECKPOINT if snapshot.kind == "checkpoint" else _PUT_ONLY_ONE, asdict(snapshot))


_PUT_CHECKPOINT = put(snapshots)
_PUT_ONLY_ONE = put(snapshots, key=("match_id", "kind"), where=text("kind <> 'checkpoint'"))


async def current_snapshot(conn: Reader, match_id: int, kind: Literal["latest", "published"]) -> Snapshot | None:
    """Return the state after the newest step, or the one that the table may see."""
    wanted = select(snapshots).where(snapshots.c.match_id == match_id, snapshots.c.kind == kind)
    return from_row_or_none(Snapshot, await conn.first(wanted))


async def nearest_checkpoint(conn: Reader, match_id: int, seq: int) -> Snapshot | None:
    """Return the newest checkpoint at or before step `seq`, from which to replay to it."""
    return from_row_or_none(Snapshot, await conn.first(_NEAREST, {"match": match_id, "at": seq}))


_CHECKPOINTS = select(snapshots).where(
    snapshots.c.match_id == bindparam("match"), snapshots.c.kind == "checkpoint"
)
_NEAREST = _CHECKPOINTS.where(snapshots.c.seq <= bindparam("at")).order_by(snapshots.c.seq.desc()).limit(1)


async def checkpoints(conn: Reader, match_id: int, first: int, last: int) -> list[Snapshot]:
    """Return the checkpoints at the steps from `first` to `last`, in order."""
    given = {"match": match_id, "first": first, "last": last}
    return [from_row(Snapshot, row) for row in await conn.all(_CHECKPOINTS_BETWEEN, given)]


_CHECKPOINTS_BETWEEN = _CHECKPOINTS.where(snapshots.c.seq.between(bindparam("first"), bindparam("last"))).order_by(
    snapshots.c.seq
)


async def drop_checkpoints(tx: Tx, match_id: int, after: int) -> int:
    """Delete the checkpoints after step `after` (they were undone). Return how many there were."""
    return await tx.run(
        delete(snapshots).where(
            snapshots.c.match_id == match_id, snapshots.c.kind == "checkpoint", snapshots.c.seq > after
        )
    )
