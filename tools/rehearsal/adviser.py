"""What a sensible member would do: read from the running bot's database, thought out by a computer player.

The thinking sees what the member may know and nothing else; the database only spares reading pictures.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from msgspec import Struct

from engines.core.actions import Option
from engines.core.game import Game
from engines.core.rng import Rng
from players import PLAYERS
from players.bidding import limit


class Advice(Struct, frozen=True):
    """What to do. options: everything the seat may do, as its panel counts it. action: the best of it.

    limit: in an auction, how far to go (0: pass) instead of an action; else None. turn: the number of the turn.
    """

    turn: int
    options: tuple[Option, ...] = ()
    action: Any = None
    limit: int | None = None


class Adviser:
    """Advises the members at one match of one game."""

    def __init__(self, database: Path, match: int, game: Game[Any, Any], rng: Rng) -> None:
        self._database = database
        self._match = match
        self._game = game
        self._rng = rng

    def advise(self, user: int) -> Advice | None:
        """What the member should do now; None if nothing is theirs to do."""
        seat, state = self._read(user)
        auction = self._game.auction(state)
        bids = auction is not None and seat in auction.bidders
        if state.over or not (bids or any(decision.seat == seat for decision in self._game.pending(state))):
            return None
        player, turn = PLAYERS["greedy"], self._game.turn(state)
        self._rng.word()
        world = self._game.determinize(state, seat, self._rng.fork("world"))
        if bids:
            return Advice(turn, limit=limit(player, self._game, world, seat, self._rng.fork("limit")))
        action = player.choose(self._game, world, seat, self._rng.fork("choice"))
        return Advice(turn, tuple(self._game.options(state, seat)), action)

    def waits(self, user: int) -> bool:
        """Whether the member waits for answers to an offer."""
        with contextlib.closing(self._open()) as conn:
            found = conn.execute(
                "SELECT waits_until FROM seat WHERE match_id = ? AND user_id = ?", (self._match, user)
            ).fetchone()
        return found[0] is not None

    def _read(self, user: int) -> tuple[int, Any]:
        with contextlib.closing(self._open()) as conn:
            (seat,) = conn.execute(
                "SELECT seat FROM seat WHERE match_id = ? AND user_id = ?", (self._match, user)
            ).fetchone()
            state, version = conn.execute(
                "SELECT state, rules_version FROM snapshot WHERE match_id = ? AND kind = 'latest'", (self._match,)
            ).fetchone()
        return seat, self._game.read_state(state, version)

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)
