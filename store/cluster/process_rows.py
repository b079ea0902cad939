"""Processes on a database, and their leases.

A process updates its row at each heartbeat. Another process that sees no more heartbeats marks it as dead. A lease
is a named resource that one process at a time holds; the leases of a dead process are free again.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, delete, extract, func, insert, select, update

from store.database import Reader, Tx
from store.rows import Lease, Process, from_row
from store.schema import leases, outbox, processes, timers
from store.tables import outbox_rows, timer_rows
from store.upserts import put

PROCESS_TIMEOUT: Final = 30
"""Seconds without a heartbeat after which a process counts as dead."""
WORK = "lease"
"""Kind under which `Database.watch` reports a free lease."""


async def add_process(tx: Tx, *, name: str, home: str, pid: int, plays: str, now: int) -> int:
    """Insert a process that starts. Return its number, which is never used twice."""
    values = {"name": name, "home": home, "pid": pid, "plays": plays, "beats": 0, "facts": "{}"}
    return await tx.insert(_ADD, {**values, "begun": now, "seen": now})


_ADD = insert(processes).returning(processes.c.id)


async def heartbeat(tx: Tx, process_id: int, facts: str, now: int) -> bool:
    """Record a heartbeat with facts about the process. Return whether its row still exists."""
    return await tx.run(_BEAT, {"row": process_id, "facts": facts, "now": now}) > 0


_BEAT = (
    update(processes)
    .where(processes.c.id == bindparam("row"))
    .values(beats=processes.c.beats + 1, facts=bindparam("facts"), seen=bindparam("now"))
)


async def list_processes(conn: Reader) -> list[Process]:
    """Return all processes that are not marked as dead, oldest first."""
    return [from_row(Process, row) for row in await conn.all(_ALL)]


_ALL = select(processes).order_by(processes.c.id)


async def mark_dead(tx: Tx, process_id: int, beats: int | None = None) -> bool:
    """Delete a dead process and free everything that it held. Return whether its row existed.

    beats: delete it only if its count of heartbeats is still this one.
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
    """Free claims of processes that have no row here, as after restoring a backup."""
    for work, free in _FREE_ORPHANS.items():
        if await tx.run(free):
            tx.announce_due(work, 0)


_FREE_ORPHANS = {
    work: update(claimed)
    .where(claimed.c.claimed_by.is_not(None), claimed.c.claimed_by.not_in(select(processes.c.id)))
    .values(claimed_by=None)
    for work, claimed in ((outbox_rows.WORK, outbox), (timer_rows.WORK, timers))
}


async def acquire_leases(tx: Tx, names: Collection[str], process_id: int) -> bool:
    """Acquire all of these leases, or none if another process holds one. Return whether they are held.

    No other process can acquire or release them until the transaction ends.
    """
    for name in sorted(names):
        tx.defer(put(leases, ()), {"name": name, "note": ""})
    held = await tx.all(_HOLD, {"names": list(names)})
    if any(row["process_id"] not in (None, process_id) for row in held):
        return False
    await tx.run(_TAKE, {"names": list(names), "process": process_id})
    return True


_NAMED = leases.c.name.in_(bindparam("names", expanding=True))
_HOLD = select(leases).where(_NAMED).order_by(leases.c.name).with_for_update()
_TAKE = update(leases).where(_NAMED).values(process_id=bindparam("process"))


async def release_lease(tx: Tx, name: str, process_id: int) -> None:
    """Release a lease that the process holds."""
    tx.announce_due(WORK, 0)
    await tx.run(_FREE, {"lease": name, "process": process_id})


_FREE = (
    update(leases)
    .where(leases.c.name == bindparam("lease"), leases.c.process_id == bindparam("process"))
    .values(process_id=None)
)


async def held_leases(conn: Reader) -> list[Lease]:
    """Return the leases that are held."""
    return [from_row(Lease, row) for row in await conn.all(_TAKEN)]


_TAKEN = select(leases).where(leases.c.process_id.is_not(None)).order_by(leases.c.name)


async def get_lease_note(conn: Reader, name: str) -> str:
    """Return the note of a lease; "" if it has none."""
    return str(await conn.value(_NOTE, {"lease": name}) or "")


_NOTE = select(leases.c.note).where(leases.c.name == bindparam("lease"))


async def lock_lease_note(tx: Tx, name: str) -> str:
    """Return the lease's note and lock it until the transaction ends."""
    tx.defer(put(leases, ()), {"name": name, "note": ""})
    await tx.all(_HOLD, {"names": [name]})
    return await get_lease_note(tx, name)


async def set_lease_note(tx: Tx, name: str, text: str) -> None:
    """Set the note of a lease."""
    await tx.run(put(leases, ("note",)), {"name": name, "note": text})


async def database_time(conn: Reader) -> float:
    """Return the time of the database server's clock, in UTC seconds."""
    return float(await conn.value(_TIME) or 0.0)


_TIME = select(extract("epoch", func.clock_timestamp()))
