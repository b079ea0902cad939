"""Actions around a match: nudging, following, taking notes, moving it to another channel."""

from engines.core.text.messages import Arg, Many, Msg, SeatRef
from service.base import limits
from service.base.errors import AccessUnknown, Refusal
from service.base.jobs import AnnounceNewPlace, OpenThread, PostAnimation, SetThreadMember
from service.base.read_models.matches import MatchInfo
from service.driver import pausing
from service.driver.repository import MatchRepository
from service.match import notifications, server_rules
from service.people.quiet_hours import rests_until
from service.people.user import User
from service.people.users import Users
from service.queries.match_queries import MatchQueries
from store.tables import listing_rows, social_rows

MAX_NOTE = 500


class Social:
    """Nudges, followers, private notes, the channel of a match, and whether direct messages reach a user."""

    def __init__(self, matches: MatchRepository, users: Users, queries: MatchQueries) -> None:
        self._matches = matches
        self._users = users
        self._queries = queries

    async def note_reachable(self, user_id: int) -> None:
        """Try direct messages again for a user who acts there, whatever became of the last one.

        Not while they are in a contest: how they are notified must not reveal that they were here.
        """
        if (await self._users.get(user_id)).kept.dm_closed and not await self._in_contest(user_id):
            await self._users.set_dm_closed(user_id, closed=False)

    async def _in_contest(self, user_id: int) -> bool:
        """Return whether the user can plan in secret in any match."""
        lines = await self._matches.database.ask(listing_rows.matches_of_user, user_id, ("live", "paused"))
        for line in lines:
            if line.game in self._matches.games:
                match = await self._matches.get(line.id)
                seat = match.seat_played_by(user_id)
                if seat is not None and match.takes_plans(seat.seat):
                    return True
        return False

    async def share_animation(self, user: User, match_id: int, locale: str) -> None:
        """Queue the post of a finished match's animation. locale: of the names in it.

        Raises Refusal while the match runs, for people who did not play in it, and if the animation is there.
        """
        if await self._queries.latest_post(match_id, "animation") is not None:
            raise Refusal("err-animation-shown")
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("over")
            if unit.match.seat_owned_by(user.id) is None:
                raise Refusal("err-not-seated", match=match_id)
            unit.queue(PostAnimation(match_id, locale), key=f"animation:{match_id}")

    async def nudge(self, user: User, match_id: int) -> None:
        """Remind the awaited players, each at most once in twelve hours; only players may.

        Raises Refusal if only the user is awaited, or all were nudged lately, or all of them rest.
        """
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live")
            if unit.match.seat_owned_by(user.id) is None:
                raise Refusal("err-not-seated", match=match_id)
            waited = [seat for seat in unit.match.humans() if seat.awaited and seat.user_id != user.id]
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
                unit.also_write(social_rows.set_nudge, match_id, seat.seat, unit.now)
                person = unit.users[seat.user_id or 0]
                if notifications.would_reveal_missing(unit, seat):
                    # The user must not learn who has answered an auction.
                    notifications.remind_discreetly(unit, seat, reminder=True)
                elif person.gets_direct_messages(unit.now):
                    notifications.queue_notice(unit, person, reminder=True)
                else:
                    notifications.queue_mention(unit, seat, "say-nudge")

    async def follow(self, user: User, match_id: int, on: bool) -> MatchInfo:
        """Join the match's thread and get a notice of its end, or stop that."""
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby", "live", "paused", "frozen")
            if on:
                unit.also_write(limits.must_be_free_to_follow, unit.config.limits, user.id, match_id)
                unit.also_write(social_rows.follow, match_id, user.id)
            else:
                unit.also_write(social_rows.unfollow, match_id, user.id)
            # Players belong in the thread, following or not.
            plays = unit.match.seat_owned_by(user.id) is not None
            if unit.match.row.thread_id is not None and (on or not plays):
                unit.queue(SetThreadMember(match_id, user.id, on), key=f"member:{match_id}:{user.id}")
        return await self._queries.info(match_id)

    async def move(
        self, user: User, match_id: int, *, guild_id: int, channel_id: int, manager: bool = False
    ) -> None:
        """Move the match to another channel of its server, in a thread of its own if it has begun.

        The host may, and managers of the server (``manager``). A host may not exclude anyone who plays or waits
        there; a post names those whom a manager excludes. Awaited players are pinged, once an hour.
        """
        await self._matches.access.must_act(user.id, match_id)
        shut = await self._shut_out(user, match_id, guild_id, channel_id, manager)
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("lobby", "live", "paused", "frozen")
            row = unit.match.row
            if user.id != row.host_id and not manager:
                raise Refusal("err-move-host", match=match_id)
            if guild_id != row.guild_id:
                raise Refusal("err-move-server", match=match_id)
            if channel_id == row.channel_id:
                raise Refusal("err-move-here", match=match_id)
            await self._matches.database.ask(server_rules.must_be_played_in, guild_id, channel_id)
            names = Many(tuple(unit.users[one].name_on(guild_id) for one in shut if one in unit.users))
            if shut and not manager:
                raise Refusal("err-move-shuts-out", names=names)
            self._matches.rate_limits.moved.count(user.id)
            before = row.thread_id or row.channel_id
            unit.update_row(
                channel_id=channel_id, thread_id=None, closed_thread_id=None, cut_off=None, trouble=None
            )
            if before is not None:
                unit.queue(AnnounceNewPlace(match_id, before))
            if unit.match.status.by == "thread":
                # With the new channel chosen, any player may resume it.
                unit.set_status("paused", "players")
            if row.status != "lobby":
                unit.queue(OpenThread(match_id, again=True))
            waited = tuple(seat.user_id or 0 for seat in unit.match.humans() if seat.awaited)
            ping = waited if waited and self._matches.rate_limits.rung.tried(match_id) == 0 else ()
            name = unit.users[user.id].name_on(guild_id)
            # When a match resumes after an outage, that post pings by itself.
            said: dict[str, Arg] = {"name": name, "match": match_id}
            if shut:
                unit.announce(Msg("say-moved-without", {**said, "names": names}), ping=ping)
            else:
                unit.announce(Msg("say-moved", said), ping=ping)
            if unit.match.status.by == "outage":
                pausing.resume_after_outage(unit)
            unit.queue_card()

    async def _shut_out(
        self, user: User, match_id: int, guild_id: int, channel_id: int, manager: bool
    ) -> list[int]:
        """Return who could not act in the match if the user moved it there.

        Raises AccessUnknown, except for a manager.
        """
        match = await self._matches.get(match_id)
        there = {user_id for seat in match.seats for user_id in (seat.user_id, seat.owner_id)}
        there |= {person.user_id for person in match.people}
        others = [user_id for user_id in there if user_id is not None and user_id != user.id]
        if guild_id != match.row.guild_id or not (manager or user.id == match.row.host_id):
            return []
        try:
            return await self._matches.access.excluded_by_move(others, match_id, channel_id)
        except AccessUnknown:
            if manager:
                return []
            raise

    async def set_note(self, user: User, match_id: int, text: str) -> None:
        """Store a private note that heads the user's panel; empty text removes it."""
        await self._matches.access.must_see(user.id, match_id)
        if len(text) > MAX_NOTE:
            raise Refusal("err-note-long", most=MAX_NOTE)
        await self._matches.database.write(social_rows.set_note, match_id, user.id, text.strip())
