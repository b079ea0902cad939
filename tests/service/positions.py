"""Matches that stand where a test wants them: a position in place of the one that a match began with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from store import action_rows, rows, seat_rows
from store.match_rows import update_match
from tests.service.table import Table


async def lay_out(table: Table, state: Any) -> None:
    """Let a match that has just begun stand at ``state``, as if it had been laid out so. Nobody hears of it."""
    live = await table.live()
    game = live.game
    assert live.row.seq == 1, "a match that has moves already is not laid out"
    awaited = {decision.seat for decision in game.pending(state) if not decision.optional}
    kept = rows.Snapshot(table.id, "latest", 1, live.row.rules_version, game.states.encode(state))
    async with table.kontor.database.tx() as tx:
        for kind in ("latest", "published", "checkpoint"):
            await action_rows.put_snapshot(tx, replace(kept, kind=kind))
        await update_match(tx, table.id, seed=state.rng.seed)
        for seat in range(len(live.seats)):
            since = table.clock.now() if seat in awaited else None
            await seat_rows.update_seat(tx, table.id, seat, awaited=seat in awaited, awaited_since=since)
    table.kontor.matches.forget(table.id)
    table.forget()
