"""What processes that ended must not have left on the server: claims, leases, rows."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from service.app import Kontor


def registered(stored: Path) -> set[int]:
    """Return the processes that are not marked as dead."""
    with closing(sqlite3.connect(stored)) as database:
        return {number for (number,) in database.execute("SELECT id FROM process")}


def of(stored: Path, lives: Sequence[Kontor | None]) -> list[str]:
    """Return what is claimed or held by others than the processes that live, and what those lack."""
    wrong: list[str] = []
    mine = {kontor.processes.share.me: kontor for kontor in lives if kontor is not None}
    with closing(sqlite3.connect(stored)) as database:
        for table in ("outbox", "timer"):
            claimed = database.execute(f"SELECT id, claimed_by FROM {table} WHERE claimed_by IS NOT NULL")
            wrong += [f"{table} {row} is claimed by {by}, which is dead" for row, by in claimed if by not in mine]
        held = dict(database.execute("SELECT name, process_id FROM lease"))
    if (known := registered(stored)) != set(mine):
        wrong.append(f"the processes {sorted(known)} are registered, and {sorted(map(str, mine))} live")
    for me, kontor in mine.items():
        shards = kontor.config.shards
        for number in () if shards is None else shards.ids:
            if held.get(f"shard:{number}") != me:
                wrong.append(f"shard {number} is held by {held.get(f'shard:{number}')}, not by {me}")
        others = [one.config.shards.ids for one in lives if one not in (None, kontor) and one.config.shards]
        if sorted(kontor.processes.share.others) != sorted(number for ids in others for number in ids):
            wrong.append(f"process {me} takes {kontor.processes.share.others} for others' shards")
        if kontor.processes.is_lapsed():
            wrong.append(f"process {me} holds itself for dead")
    wrong += [
        f"lease {name} is held by {by}, which is dead" for name, by in held.items() if by not in (None, *mine)
    ]
    return wrong
