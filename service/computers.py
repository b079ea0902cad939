"""Computer players at the table: they see what their seat may know and answer through the same door."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from engines.core.game import Game
from engines.core.rng import rng_from
from players import PLAYERS
from service.live import Live
from service.matches import Matches
from service.play import Play, make_moves
from store import rows, timer_rows

log = logging.getLogger(__name__)
FALLBACK = "random"


class Computers:
    """Makes the moves that computer players owe."""

    def __init__(self, matches: Matches, play: Play) -> None:
        self._matches = matches
        self._play = play

    async def act(self, timer: rows.Timer) -> None:
        """Think outside the match's lock, then move if the position is still the same."""
        assert timer.match_id is not None
        assert timer.seat is not None
        live = await self._matches.get(timer.match_id)
        action = None
        if self._owes(live, timer.seat):
            action = await asyncio.to_thread(_think, live.game, live, timer.seat)
        async with self._matches.unit(timer.match_id) as unit:
            if not await self._matches.is_set(timer):
                return
            unit.also(lambda tx: timer_rows.delete_timer(tx, timer.id))
            if not self._owes(unit.live, timer.seat):
                return
            mover = unit.live.mover
            if action is None or unit.live.row.seq != live.row.seq:
                # Something came between: think again.
                unit.timer("computer", unit.now, seat=timer.seat)
            elif mover is not None and mover != timer.seat:
                # A person's turn that is held back goes out first.
                unit.timer("computer", unit.live.held_until(mover) or unit.now + 1, seat=timer.seat)
            else:
                make_moves(unit, timer.seat, [action], origin="computer")
                if self._owes(unit.live, timer.seat):
                    unit.timer("computer", unit.now, seat=timer.seat)

    def _owes(self, live: Live, seat: int) -> bool:
        return (
            live.row.status == "live"
            and live.seats[seat].user_id is None
            and live.seats[seat].awaited
            and seat in live.awaited(live.state)
        )


def _think(game: Game[Any, Any], live: Live, seat: int) -> Any:
    rng = rng_from(f"computer/{live.id}/{live.row.seq}/{seat}")
    kind = live.seats[seat].computer or FALLBACK
    # What it thinks about is a world drawn from what the seat may know, never the true one.
    world = game.determinize(live.state, seat, rng)
    player = PLAYERS.get(kind) or PLAYERS[FALLBACK]
    try:
        return player.choose(game, world, seat, rng)
    except Exception:
        log.exception("computer player %s failed in match %s", kind, live.id)
        return PLAYERS[FALLBACK].choose(game, world, seat, rng)
