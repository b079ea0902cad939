"""Export matches as files: whole when they are over, else as their reader may know them."""

from typing import Any

import msgspec

from engines.core.files.match_record import FORMAT, ActionRow, MatchRecord
from service.driver.repository import MatchRepository
from service.history import replay
from service.match.log_line import SYSTEM_PREFIX, verb_of
from service.match.snapshot import MatchSnapshot
from service.queries.match_queries import MatchQueries
from store.tables import action_rows


class MatchExports:
    """Exports of matches."""

    def __init__(self, matches: MatchRepository, queries: MatchQueries) -> None:
        self._matches = matches
        self._queries = queries

    async def export(self, user_id: int, match_id: int) -> dict[str, Any]:
        """Return a finished match as `match_record` verifies it, or a running one as the reader may know it.

        A running match shows no seed, digest, hidden state or other players' private events. Raises Refusal if the
        reader has had many exports within an hour.
        """
        await self._matches.access.must_see(user_id, match_id)
        match = await self._matches.get(match_id)
        match.must_have_positions()
        self._matches.rate_limits.exported.count(user_id)
        if match.row.status == "over":
            return await self._whole(match)
        return await self._so_far(match, user_id)

    async def _whole(self, match: MatchSnapshot) -> dict[str, Any]:
        info = await self._queries.info(match.id)
        async with self._matches.database.read() as conn:
            line = await action_rows.actions_between(
                conn, match.id, match.first - 1, match.row.seq, effective=True
            )
            start = (
                await replay.load_position(conn, match, match.first) if match.first > replay.OPENING_SEQ else None
            )
        record = MatchRecord(
            format=FORMAT,
            game=match.row.game,
            rules_version=match.row.rules_version,
            seats=len(match.seats),
            settings=dict(match.settings.options),
            digest_start=line[0].digest,
            actions=tuple(
                ActionRow(action.seat, msgspec.json.decode(action.payload), action.digest)
                for action in line
                if action.seat is not None and not verb_of(action.payload).startswith(SYSTEM_PREFIX)
            ),
            start=None if start is None else match.game.states.plain(start),
            seed=match.row.seed.hex() if match.row.seed is not None else None,
            outcome=match.game.outcome(match.state),
            names=tuple(seat.name for seat in info.seats),
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain

    async def _so_far(self, match: MatchSnapshot, user_id: int) -> dict[str, Any]:
        info = await self._queries.info(match.id)
        seat = match.seat_of(user_id)
        upto = match.readable_upto(seat)
        line = await self._matches.database.ask(action_rows.actions_between, match.id, 0, upto, effective=True)
        return {
            "format": FORMAT,
            "status": match.row.status,
            "game": match.row.game,
            "rules_version": match.row.rules_version,
            "seats": len(match.seats),
            "settings": dict(match.settings.options),
            "seed_hash": match.row.seed_hash,
            "names": [known.name for known in info.seats],
            "reader": seat,
            "view": msgspec.to_builtins(match.game.view(match.readable(seat), seat)),
            "events": [
                {
                    "seq": action.seq,
                    "seat": action.seat,
                    "at": action.at,
                    "events": msgspec.to_builtins(replay.events_of(match, action, seat)),
                }
                for action in line
                if not verb_of(action.payload).startswith(SYSTEM_PREFIX)
            ],
        }
