"""Computer players at the table: they see what their seat may know and answer through the same door."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from engines.core.game import Game
from engines.core.rng import Rng, rng_from
from players import PLAYERS
from players.base import Player
from players.bidding import limit
from service import auctions, bidding
from service.live import Live
from service.matches import Matches
from service.play import Play, goes_first, make_moves
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
            later = goes_first(unit, timer.seat)
            if action is None or unit.live.row.seq != live.row.seq:
                # Something came between: think again.
                unit.timer("computer", unit.now, seat=timer.seat)
            elif later is not None:
                unit.timer("computer", later, seat=timer.seat)
            elif bidding.takes(unit.live, timer.seat):
                auctions.answer(unit, timer.seat, action)
            else:
                make_moves(unit, timer.seat, [action], origin="computer")
                if self._owes(unit.live, timer.seat):
                    unit.timer("computer", unit.now, seat=timer.seat)

    def _owes(self, live: Live, seat: int) -> bool:
        """Whether a computer player has something to answer, awaited or not, that everybody knows of."""
        row = live.seats[seat]
        if live.row.status != "live" or row.user_id is not None:
            return False
        if live.answer_of(seat) is not None:
            return False
        return any(
            decision.seat == seat and (row.invited_since is not None if decision.optional else row.awaited)
            for decision in live.decisions(live.state)
        )


def _think(game: Game[Any, Any], live: Live, seat: int) -> Any:
    """A move; in an auction, the amount up to which the service shall cry in the seat's place."""
    rng = rng_from(f"computer/{live.id}/{live.row.seq}/{seat}")
    kind = live.seats[seat].computer or FALLBACK
    # What it thinks about is a world drawn from what the seat may know, never the true one.
    world = game.determinize(live.state, seat, rng)
    player = PLAYERS.get(kind) or PLAYERS[FALLBACK]
    act: Callable[..., Any] = limit if bidding.takes(live, seat) else _move
    try:
        return act(player, game, world, seat, rng)
    except Exception:
        log.exception("computer player %s failed in match %s", kind, live.id)
        return act(PLAYERS[FALLBACK], game, world, seat, rng)


def _move(player: Player, game: Game[Any, Any], world: Any, seat: int, rng: Rng) -> Any:
    return player.choose(game, world, seat, rng)
