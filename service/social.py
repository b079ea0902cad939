"""What people do around a match: nudging, following, taking notes, taking it to another channel."""

from __future__ import annotations

from functools import partial

from engines.core.text.messages import Arg, Many, Msg, SeatRef
from service import limits, notices, pausing, servers
from service.errors import Refusal, Unanswered
from service.jobs import Membership, Moved, OpenThread
from service.matches import Matches
from service.people import User
from service.read_models import MatchInfo
from service.reading import Reading
from service.rest import rests_until
from service.users import Users
from store import listing_rows, social_rows
from store.db import Tx

MOST_NOTE = 500


class Social:
    """Nudges, followers, private notes, where a match is played, and whether messages reach somebody."""

    def __init__(self, matches: Matches, users: Users, reading: Reading) -> None:
        self._matches = matches
        self._users = users
        self._reading = reading

    async def reached(self, user_id: int) -> None:
        """The user acts in direct messages: these are tried again, whatever became of the last one.

        Not as long as they are in a contest: that they were here must not show in how they are told of it.
        """
        if (await self._users.get(user_id)).kept.dm_closed and not await self._in_contest(user_id):
            await self._users.door(user_id, closed=False)

    async def _in_contest(self, user_id: int) -> bool:
        """Whether the user can plan in secret, in whatever match."""
        async with self._matches.database.read() as conn:
            lines = await listing_rows.of_user(conn, user_id, ("live", "paused"))
        for line in lines:
            if line.game in self._matches.games:
                live = await self._matches.get(line.id)
                seat = live.seat_played_by(user_id)
                if seat is not None and live.takes_plans(seat.seat):
                    return True
        return False

    async def nudge(self, user: User, match_id: int) -> MatchInfo:
        """Remind those who are awaited, at most once in twelve hours each; players only.

        Raises Refusal if nobody but the user is awaited, or all were nudged lately, or all of them rest.
        """
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("live")
            if unit.live.seat_owned_by(user.id) is None:
                raise Refusal("err-not-seated", match=match_id)
            waited = [seat for seat in unit.live.humans() if seat.awaited and seat.user_id != user.id]
            if not waited:
                raise Refusal("err-nobody-to-nudge")
            resting = [seat for seat in waited if seat.waits_until is not None]
            waited = [seat for seat in waited if seat.waits_until is None]
            if not waited:
                until = resting[0].waits_until or 0
                raise Refusal("err-waits-for-answers", seat=SeatRef(resting[0].seat), at=until)
            async with self._matches.database.read() as conn:
                last = {seat.seat: await social_rows.last_nudge(conn, match_id, seat.seat) for seat in waited}
            gap = unit.config.nudge_gap
            fresh = [seat for seat in waited if unit.now - (last[seat.seat] or 0) >= gap]
            if not fresh:
                soonest = min((last[seat.seat] or 0) + gap for seat in waited)
                raise Refusal("err-nudged-lately", seat=SeatRef(waited[0].seat), at=soonest)
            awake = [
                seat
                for seat in fresh
                if seat.user_id is not None and rests_until(unit.users[seat.user_id], unit.now) is None
            ]
            if not awake:
                raise Refusal("err-they-rest", seat=SeatRef(fresh[0].seat))
            for seat in awake:
                at, now = seat.seat, unit.now

                async def write(tx: Tx, at: int = at, now: int = now) -> None:
                    await social_rows.set_nudge(tx, match_id, at, now)

                unit.also(write)
                person = unit.users[seat.user_id or 0]
                if notices.is_among_many(unit, seat):
                    # Whoever nudges shall not learn who has answered an auction.
                    notices.discreetly(unit, seat, reminder=True)
                elif person.rung_by_message(unit.now):
                    notices.by_message(unit, person, reminder=True)
                else:
                    notices.by_mention(unit, seat, "say-nudge")
        return await self._reading.info(match_id)

    async def follow(self, user: User, match_id: int, on: bool) -> MatchInfo:
        """Be in the match's thread and be told of its end, or no longer."""
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("lobby", "live", "paused", "frozen")
            if on:
                may_follow = partial(limits.may_follow, limits=unit.config.limits)
                unit.also(partial(may_follow, user_id=user.id, match_id=match_id))
                unit.also(lambda tx: social_rows.follow(tx, match_id, user.id))
            else:
                unit.also(lambda tx: social_rows.unfollow(tx, match_id, user.id))
            # Whoever plays belongs in the thread, followed or not.
            plays = unit.live.seat_owned_by(user.id) is not None
            if unit.live.row.thread_id is not None and (on or not plays):
                unit.say(Membership(match_id, user.id, on), key=f"member:{match_id}:{user.id}")
        return await self._reading.info(match_id)

    async def move(
        self, user: User, match_id: int, *, guild_id: int, channel_id: int, manager: bool = False
    ) -> MatchInfo:
        """Play the match in another channel of its server from now on, in a thread of its own if it has begun.

        The host's to do, or that of somebody who manages the server (``manager``). A host shuts out nobody who
        plays or waits there; whom a manager shuts out is told. Whom the match waits for is rung, once an hour.
        """
        await self._matches.gate.must_act(user.id, match_id)
        shut = await self._shut_out(user, match_id, guild_id, channel_id, manager)
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("lobby", "live", "paused", "frozen")
            row = unit.live.row
            if user.id != row.host_id and not manager:
                raise Refusal("err-move-host", match=match_id)
            if guild_id != row.guild_id:
                raise Refusal("err-move-server", match=match_id)
            if channel_id == row.channel_id:
                raise Refusal("err-move-here", match=match_id)
            async with self._matches.database.read() as conn:
                await servers.must_be_played_in(conn, guild_id, channel_id)
            names = Many(tuple(unit.users[one].name_on(guild_id) for one in shut if one in unit.users))
            if shut and not manager:
                raise Refusal("err-move-shuts-out", names=names)
            steady, habits = self._matches.clock.steady(), self._matches.habits
            habits.moved.count(user.id, steady, "err-moved-often")
            before = row.thread_id or row.channel_id
            unit.row(channel_id=channel_id, thread_id=None, trouble=None)
            came_back = pausing.rests_unheard(unit.live)
            unit.settings(cut_off=None, thread_closed=False)
            if before is not None:
                unit.say(Moved(match_id, before))
            if unit.live.settings.stopped_by == "thread":
                # Its new place is chosen: whoever plays may go on there.
                unit.settings(stopped_by="")
            if row.status != "lobby":
                unit.say(OpenThread(match_id, again=True))
            waited = tuple(seat.user_id or 0 for seat in unit.live.humans() if seat.awaited)
            ping = waited if waited and habits.rung.tried(match_id, steady) == 0 else ()
            name = unit.users[user.id].name_on(guild_id)
            # The post with which a match goes on that rested unheard rings by itself.
            said: dict[str, Arg] = {"name": name, "match": match_id}
            if shut:
                unit.announce(Msg("say-moved-without", {**said, "names": names}), ping=ping)
            else:
                unit.announce(Msg("say-moved", said), ping=ping)
            if came_back:
                pausing.come_back(unit)
            unit.card()
        return await self._reading.info(match_id)

    async def _shut_out(
        self, user: User, match_id: int, guild_id: int, channel_id: int, manager: bool
    ) -> list[int]:
        """Who could act in a match no more if the user moved it there. Raises Unanswered, but for a manager."""
        live = await self._matches.get(match_id)
        there = {user_id for seat in live.seats for user_id in (seat.user_id, seat.owner_id)}
        there |= {person.user_id for person in live.people}
        others = [user_id for user_id in there if user_id is not None and user_id != user.id]
        if guild_id != live.row.guild_id or not (manager or user.id == live.row.host_id):
            return []
        try:
            return await self._matches.gate.shut_out(others, match_id, channel_id)
        except Unanswered:
            if manager:
                return []
            raise

    async def set_note(self, user: User, match_id: int, text: str) -> None:
        """Keep a private note that heads the user's panel; empty text removes it."""
        await self._matches.gate.must_see(user.id, match_id)
        if len(text) > MOST_NOTE:
            raise Refusal("err-note-long", most=MOST_NOTE)
        async with self._matches.database.tx() as tx:
            await social_rows.set_note(tx, match_id, user.id, text.strip())
