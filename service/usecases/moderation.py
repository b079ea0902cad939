"""Moderation: managers of a server close and pause its matches, and close threads."""

from engines.core.text.messages import Msg
from service.base.errors import NoSuchMatch
from service.base.jobs import SendDirectMessage
from service.driver import pausing
from service.driver.lobby_changes import close_lobby
from service.driver.repository import MatchRepository
from service.people.user import User
from store.tables import match_rows


class Moderation:
    """Actions of moderators. The caller checks who may call them: managers of ``guild_id``, or the owner."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches

    async def close(self, user: User, match_id: int, guild_id: int | None = None) -> None:
        """End a match without a result, or close its lobby. guild_id: the server it must be on; None for any.

        A closed match stays closed. Raises NoSuchMatch, or Refusal if it is over.
        """
        async with self._matches.change(match_id, user, "any") as unit:
            row = unit.match.row
            if guild_id not in (None, row.guild_id):
                raise NoSuchMatch("err-no-such-match", match=match_id)
            if row.status == "lobby":
                close_lobby(unit)
                unit.queue_card()
            elif row.status != "aborted":
                unit.match.must_have_status("live", "paused", "frozen")
                pausing.abort_match(
                    unit, Msg("say-closed-by-owner" if guild_id is None else "say-closed-by-server")
                )

    async def pause(self, user: User, match_id: int, guild_id: int) -> None:
        """Pause a match until a manager of its server resumes it. Raises NoSuchMatch, Refusal."""
        async with self._matches.change(match_id, user, "any") as unit:
            if guild_id != unit.match.row.guild_id:
                raise NoSuchMatch("err-no-such-match", match=match_id)
            unit.match.must_have_status("live", "paused")
            if unit.match.row.status == "live":
                unit.close_proposals("undo")
                pausing.pause(unit, by="server")
            else:
                unit.set_status("paused", by="server")
            unit.queue_card()

    async def thread_closed(self, thread_id: int) -> None:
        """Pause the match of a thread that a moderator has deleted or locked, and ask its host.

        Nothing more is posted there until it is resumed, in another thread. A moderator's pause is only lifted by
        moderators.
        """
        row = await self._matches.database.ask(match_rows.match_of_thread, thread_id)
        if row is None:
            return
        async with self._matches.change(row.id) as unit:
            row, status = unit.match.row, unit.match.status
            if row.thread_id != thread_id or row.closed_thread_id is not None:
                return
            if status.kind not in ("live", "paused") or status.by == "outage" or not pausing.close_thread(unit):
                return
            unit.queue_card()
            if row.host_id is not None:
                unit.queue(SendDirectMessage(row.id, row.host_id, Msg("say-thread-closed", {"match": row.id})))
