"""Matches as files: whole when they are over, else what their reader may know."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.files.match_record import FORMAT, ActionRow, MatchRecord
from service import past
from service.errors import Refusal
from service.live import SYS, Live, verb_of
from service.matches import Matches
from service.reading import Reading
from store import action_rows


class Records:
    """The export of a match."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading

    async def record(self, user_id: int, match_id: int) -> dict[str, Any]:
        """A finished match as `match_record` verifies it; a running one as the reader may know it.

        Raises Refusal if the reader has had many within an hour.
        A running match shows no seed, digest, hidden state or other people's private events.
        """
        await self._matches.gate.must_see(user_id, match_id)
        live = await self._matches.get(match_id)
        if live.state is None:
            raise Refusal(f"err-status-{live.row.status}", match=match_id)
        self._matches.habits.exported.count(user_id, self._matches.clock.steady(), "err-exported-often")
        if live.row.status == "over":
            return await self._whole(live)
        return await self._so_far(live, user_id)

    async def _whole(self, live: Live) -> dict[str, Any]:
        info = await self._reading.info(live.id)
        async with self._matches.database.read() as conn:
            line = await action_rows.actions_between(conn, live.id, live.first - 1, live.row.seq, effective=True)
            start = await past.state_at(conn, live, live.first) if live.first > past.FIRST else None
        record = MatchRecord(
            format=FORMAT,
            game=live.row.game,
            rules_version=live.row.rules_version,
            seats=len(live.seats),
            settings=dict(live.settings.options),
            digest_start=line[0].digest,
            actions=tuple(
                ActionRow(action.seat, msgspec.json.decode(action.payload), action.digest)
                for action in line
                if action.seat is not None and not verb_of(action.payload).startswith(SYS)
            ),
            start=None if start is None else live.game.states.plain(start),
            seed=live.row.seed.hex() if live.row.seed is not None else None,
            outcome=live.game.outcome(live.state),
            names=tuple(seat.name for seat in info.seats),
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain

    async def _so_far(self, live: Live, user_id: int) -> dict[str, Any]:
        info = await self._reading.info(live.id)
        owned = live.seat_owned_by(user_id)
        seat = owned.seat if owned else None
        upto = live.row.seq if seat is not None and seat == live.mover else live.row.published
        async with self._matches.database.read() as conn:
            line = await action_rows.actions_between(conn, live.id, 0, upto, effective=True)
        return {
            "format": FORMAT,
            "status": live.row.status,
            "game": live.row.game,
            "rules_version": live.row.rules_version,
            "seats": len(live.seats),
            "settings": dict(live.settings.options),
            "seed_hash": live.row.seed_hash,
            "names": [known.name for known in info.seats],
            "reader": seat,
            "view": msgspec.to_builtins(live.game.view(live.readable(seat), seat)),
            "events": [
                {
                    "seq": action.seq,
                    "seat": action.seat,
                    "at": action.at,
                    "events": msgspec.to_builtins(past.events_of(live, action, seat)),
                }
                for action in line
                if not verb_of(action.payload).startswith(SYS)
            ],
        }
