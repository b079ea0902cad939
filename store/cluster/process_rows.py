"""The processes at work on a database, and what each of them has to itself.

A process is a row that it touches again and again; whoever sees that nothing touches it any more buries it. A
lease is a thing that one process at a time has, by a name; what a buried process had is free again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Executable, bindparam, delete, extract, func, insert, select, update

from store.database import Reader, Tx
from store.rows import Lease, Process, from_row
from store.schema import leases, outbox, processes, timers
from store.tables import outbox_rows, timer_rows
from store.upserts import upsert

PROCESS_TIMEOUT: Final = 30
"""Seconds after which a process whose row nothing has touched counts as ended."""
WORK = "lease"
"""Under this name it is told that a lease is free (`Database.watch`)."""


async def add_process(tx: Tx, *, name: str, home: str, pid: int, plays: str, now: int) -> int:
    """Write a process that begins. Returns its number, which is never given twice."""
    values = {"name": name, "home": home, "pid": pid, "plays": plays, "beats": 0, "facts": "{}"}
    return await tx.insert(_ADD, {**values, "begun": now, "seen": now})


_ADD = insert(processes).returning(processes.c.id)


async def heartbeat(tx: Tx, process_id: int, facts: str, now: int) -> bool:
    """A process lives, and says of itself what it can. Returns whether it was not buried."""
    return await tx.run(_BEAT, {"row": process_id, "facts": facts, "now": now}) > 0


_BEAT = (
    update(processes)
    .where(processes.c.id == bindparam("row"))
    .values(beats=processes.c.beats + 1, facts=bindparam("facts"), seen=bindparam("now"))
)


async def list_processes(conn: Reader) -> list[Process]:
    """Every process that is not buried, the oldest first."""
    return [from_row(Process, row) for row in await conn.all(_ALL)]


_ALL = select(processes).order_by(processes.c.id)


async def mark_dead(tx: Tx, process_id: int, beats: int | None = None) -> bool:
    """Free all that a process had, for it has ended. Returns whether it was there.

    beats: only if nothing has touched it since it was seen with so many.
    """
    there = [processes.c.id == process_id]
    if beats is not None:
        there.append(processes.c.beats == beats)
    if not await tx.run(delete(processes).where(*there)):
        return False
    for claimed in (outbox, timers):
        await tx.run(update(claimed).where(claimed.c.claimed_by == process_id).values(claimed_by=None))
    await tx.run(update(leases).where(leases.c.process_id == process_id).values(process_id=None))
    for work in (outbox_rows.WORK, timer_rows.WORK, WORK):
        tx.announce_due(work, 0)
    return True


async def release_orphaned_claims(tx: Tx) -> None:
    """Free what is claimed by processes of which nothing is known here, as after a restored backup."""
    there = select(processes.c.id)
    for claimed, work in ((outbox, outbox_rows.WORK), (timers, timer_rows.WORK)):
        lost = (claimed.c.claimed_by.is_not(None), claimed.c.claimed_by.not_in(there))
        if await tx.run(update(claimed).where(*lost).values(claimed_by=None)):
            tx.announce_due(work, 0)


async def acquire_leases(tx: Tx, names: Collection[str], process_id: int) -> bool:
    """Have these leases, unless another process has one of them; all, or none. Returns whether it has them.

    Until the transaction ends nobody else takes or frees them.
    """
    for name in sorted(names):
        tx.defer(_PUT, {"name": name, "note": ""})
    held = await tx.all(_HOLD, {"names": list(names)})
    if any(row["process_id"] not in (None, process_id) for row in held):
        return False
    await tx.run(_TAKE, {"names": list(names), "process": process_id})
    return True


_PUT: Executable = upsert(leases).on_conflict_do_nothing()
_NAMED = leases.c.name.in_(bindparam("names", expanding=True))
_HOLD = select(leases).where(_NAMED).order_by(leases.c.name).with_for_update()
_TAKE = update(leases).where(_NAMED).values(process_id=bindparam("process"))


async def release_lease(tx: Tx, name: str, process_id: int) -> None:
    """Free a lease."""
    tx.announce_due(WORK, 0)
    await tx.run(_FREE, {"lease": name, "process": process_id})


_FREE = (
    update(leases)
    .where(leases.c.name == bindparam("lease"), leases.c.process_id == bindparam("process"))
    .values(process_id=None)
)


async def held_leases(conn: Reader) -> list[Lease]:
    """Every lease that somebody has."""
    return [from_row(Lease, row) for row in await conn.all(_TAKEN)]


_TAKEN = select(leases).where(leases.c.process_id.is_not(None)).order_by(leases.c.name)


async def get_lease_note(conn: Reader, name: str) -> str:
    """What is noted beside a lease; "" if nothing is."""
    return str(await conn.value(_NOTE, {"lease": name}) or "")


_NOTE = select(leases.c.note).where(leases.c.name == bindparam("lease"))


async def lock_lease_note(tx: Tx, name: str) -> str:
    """`get_lease_note`; nobody else changes it until the transaction ends."""
    tx.defer(_PUT, {"name": name, "note": ""})
    await tx.all(_HOLD, {"names": [name]})
    return await get_lease_note(tx, name)


async def set_lease_note(tx: Tx, name: str, text: str) -> None:
    """Note something beside a lease."""
    await tx.run(_SET_NOTE, {"name": name, "note": text})


_SET_NOTE: Any = upsert(leases)
_SET_NOTE = _SET_NOTE.on_conflict_do_update(index_elements=["name"], set_={"note": _SET_NOTE.excluded.note})


async def database_time(conn: Reader) -> float:
    """UTC seconds, as the database's own machine has them now."""
    return float(await conn.value(_TIME))


_TIME = select(extract("epoch", func.clock_timestamp()))
