"""What those who manage a server have the last word on: closing and pausing its matches, and their threads."""

from __future__ import annotations

from engines.core.text.messages import Msg
from service import ending, pausing, proposals
from service.errors import NoSuchMatch
from service.jobs import Tell
from service.lobby import give_up
from service.matches import Matches
from service.people import User
from service.read_models import MatchInfo
from service.reading import Reading
from store import match_rows


class Moderating:
    """Acts of moderators. Who may call them is checked by the caller: managers of ``guild_id``, or the owner."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading

    async def close(self, user: User, match_id: int, guild_id: int | None = None) -> MatchInfo:
        """End a match without a result, or close its lobby. guild_id: the server it must be on; None for any.

        One that is closed already stays so. Raises NoSuchMatch, Refusal if it is over.
        """
        async with self._matches.unit(match_id, user, "any") as unit:
            row = unit.live.row
            if guild_id not in (None, row.guild_id):
                raise NoSuchMatch("err-no-such-match", match=match_id)
            if row.status == "lobby":
                give_up(unit)
                unit.card()
            elif row.status != "aborted":
                unit.live.must_be("live", "paused", "frozen")
                ending.break_off(unit, Msg("say-closed-by-owner" if guild_id is None else "say-closed-by-server"))
        return await self._reading.info(match_id)

    async def pause(self, user: User, match_id: int, guild_id: int) -> MatchInfo:
        """Let a match rest until somebody who manages its server resumes it. Raises NoSuchMatch, Refusal."""
        async with self._matches.unit(match_id, user, "any") as unit:
            if guild_id != unit.live.row.guild_id:
                raise NoSuchMatch("err-no-such-match", match=match_id)
            unit.live.must_be("live", "paused")
            if unit.live.row.status == "live":
                proposals.lapse(unit)
                pausing.pause(unit)
            unit.settings(stopped_by="server")
            unit.card()
        return await self._reading.info(match_id)

    async def thread_closed(self, thread_id: int) -> None:
        """A moderator has deleted or locked a thread: the match that is played there rests, and its host is asked.

        Nothing more is said there until it goes on, in another one. What moderators have paused they resume.
        """
        async with self._matches.database.read() as conn:
            row = await match_rows.match_of_thread(conn, thread_id)
        if row is None:
            return
        async with self._matches.unit(row.id) as unit:
            live = unit.live
            by_people = live.row.status == "paused" and not pausing.rests_unheard(live)
            if live.row.thread_id != thread_id or live.settings.thread_closed:
                return
            if live.row.status != "live" and not by_people:
                return
            unit.settings(thread_closed=True)
            if live.settings.stopped_by == "server":
                return
            if live.row.status == "live":
                proposals.lapse(unit)
                pausing.rest(unit)
            unit.settings(stopped_by="thread")
            unit.card()
            host = unit.live.row.host_id
            if host is not None:
                unit.say(Tell(host, row.id, Msg("say-thread-closed", {"match": row.id})))
