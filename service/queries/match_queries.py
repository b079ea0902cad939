"""Reading matches: for panels, posts, lists, logs and replays. Nothing here changes one."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import structs

from engines.core.actions import Option
from engines.core.encoding.codec import DecodeError
from engines.core.game import Game
from engines.core.play.standing_orders import ChosenItems
from engines.core.text.messages import Msg
from i18n.almanac import fold
from service.autoplay import contest_view, instructions, missed_plans, stand_in, standing_orders
from service.autoplay import premoves as given_ahead
from service.base.errors import NoSuchMatch, Refusal
from service.base.jobs import SendNotice, Sent
from service.base.lenient_json import decode_object
from service.base.read_models.history import BoardHistoryEntry, LogEntry, ReplayPosition, ScoreCurve, Story
from service.base.read_models.matches import (
    LobbyPerson,
    MatchInfo,
    MatchListItem,
    ProposalInfo,
    SeatInfo,
    WaitingMatch,
)
from service.base.read_models.panels import (
    InstructionInfo,
    PanelModel,
    PremovesInfo,
    SeatOffer,
    StandingOrderInfo,
    UndoScope,
)
from service.driver import undoing
from service.driver.repository import MatchRepository
from service.history import board_history, narration, score_curve
from service.match import invitations as inviting
from service.match.move_preview import MovePreview, preview_moves
from service.match.snapshot import MatchSnapshot, read_msg
from service.people import users
from service.people.search import PeopleSearch
from service.people.user import User
from service.queries.game_search import GameNames, find_games
from store import rows
from store.database import Reader
from store.errors import StoreError
from store.tables import listing_rows, match_rows, post_rows, seat_rows, social_rows

SWEEP_INTERVAL = 600
"""Seconds after which a look at an unchanged table counts as a new one."""
MAX_DIGITS = 18
"""So many digits a match's number has at most."""
CURVE_CACHE = 32
"""So many courses of finished matches are kept in memory."""
log = logging.getLogger(__name__)
COMPUTER_NAMES = ("Regina", "Ulrich", "Sibylla", "Anton", "Veronika", "Georg")
VOTES = ("undo", "pause", "close")
"""The kinds of proposals that are voted on; other proposals are calls for substitutes."""
URL = "https://discord.com/channels/{guild}/{channel}"


class MatchQueries:
    """What readers may know."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._database = matches.database
        self._called = PeopleSearch(matches.database, matches.clock)
        self._courses: dict[int, tuple[int, ScoreCurve | None]] = {}

    # -------------------------------------------------------------- one match

    async def info(self, match_id: int) -> MatchInfo:
        """What everybody may know of a match. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        async with self._database.read() as conn:
            return info_of(match, await users.load(conn, _people(match)))

    async def visible_info(self, user_id: int, match_id: int, *, asks: bool = True) -> MatchInfo:
        """Return `info` for a user. Raises as `AccessControl.must_see` does, which also explains ``asks``."""
        await self._matches.access.must_see(user_id, match_id, asks=asks)
        return await self.info(match_id)

    async def panel(
        self, user: User, match_id: int, *, look: bool = False, below: int | None = None
    ) -> PanelModel[Any]:
        """Everything that a reader's panel shows; see `Play.panel`. Raises NoSuchMatch; Refusal in a lobby."""
        await self._matches.access.must_see(user.id, match_id)
        match = await self._matches.get(match_id)
        if match.state is None:
            raise Refusal(f"err-status-{match.row.status}", match=match_id)
        owned = match.seat_owned_by(user.id)
        seat = None if owned is None else owned.seat
        barred = None
        if owned is not None and match.row.status in rows.UNFINISHED:
            barred = await self._matches.access.refusal_for(user.id, match_id)
        state = match.readable(seat)
        view = match.game.view(state, seat)
        upto = match.readable_upto(seat)
        now = self._matches.clock.now()
        holds = owned is not None and owned.user_id == user.id
        undo = None
        if seat is not None and holds and match.row.status == "live" and barred is None:
            undo = match.undo_of(seat, upto)
        alone = undo is not None and (undo[1] or all(other.user_id == user.id for other in match.humans()))
        if undo is not None and seat is not None and not alone and match.is_long_past(seat, undo[0]):
            undo = None
        takes: UndoScope | None = None
        lost: DecodeError | None = None
        async with self._database.read() as conn:
            # Asked together: each way to the connection's thread and back costs more than the question.
            known, look_before, note, votes, kept, asked = await asyncio.gather(
                users.load(conn, [*_people(match), user.id]),
                self._matches.read_markers.last(conn, match_id, user.id),
                social_rows.get_note(conn, match_id, user.id),
                social_rows.open_proposals(conn, match_id),
                social_rows.standing_orders_of(conn, match_id, -1 if seat is None else seat),
                social_rows.invitations_to_match(conn, match_id),
            )
            offer = None
            if seat is not None and match.row.status in ("live", "paused"):
                offer = inviting.find_open_offer(match, asked, seat, now)
            shown = [proposal_of(vote, match) for vote in votes if vote.kind in VOTES]
            shown = [await self._naming(conn, match, vote) for vote in shown]
            news: tuple[Msg, ...] = ()
            told: tuple[Msg, ...] = ()
            try:
                told = () if below is None else await self._told_by(conn, match, below)
                if look_before is not None and look_before.seq < upto:
                    news = await narration.load_news(conn, match, seat, look_before.seq, upto)
                if undo is not None and seat is not None:
                    takes = await undoing.describe_undo(conn, match, seat, undo[0])
            except DecodeError as error:
                lost = error
        if lost is not None:
            await self._matches.report_unreadable(match_id, lost)
        if look and (look_before is None or look_before.seq != upto or now - look_before.at > SWEEP_INTERVAL):
            self._matches.read_markers.note(rows.ReadMarker(match_id, user.id, upto, now))
        orders = standing_orders.orders_in_force(match, kept).get(seat, {}) if seat is not None and holds else {}
        if look and (ended := standing_orders.keys_lasting(match, "back").intersection(orders)):
            async with self._database.tx() as tx:
                for key in ended:
                    await social_rows.drop_standing_orders(tx, match_id, seat, key)
            orders = {key: chosen for key, chosen in orders.items() if key not in ended}
        plans = contest_view.view_contest(match, seat) if seat is not None and holds else None
        if plans is not None and seat is not None:
            options = contest_view.moves_as_plans(match, seat)
        else:
            options = match.options(state, seat) if seat is not None else ()
        playing = holds and match.row.status == "live" and not match.state.over and barred is None
        ahead = MovePreview()
        if seat is not None and playing and plans is None and options:
            ahead = preview_moves(match.game, state, seat, options)
        return PanelModel(
            info=info_of(match, known),
            seat=seat,
            holds=holds,
            view=view,
            decisions=tuple(d for d in match.decisions(state) if d.seat == seat) if playing else (),
            options=options if playing else (),
            token=match.token_of(seat, options) if seat is not None else "",
            news=news,
            told=told,
            away=None if look_before is None else max(0, now - look_before.at),
            held_until=match.held_until(seat),
            undo="" if undo is None else "alone" if alone else "consent",
            takes_back=takes,
            note=note,
            proposals=tuple(shown),
            dm_closed=known[user.id].kept.dm_closed,
            awaited=tuple(seat.seat for seat in match.seats if seat.awaited),
            orders=_orders(match, seat, orders, state) if seat is not None and playing else (),
            # Beside plans there is none: it is a move.
            suggestion=match.game.advice.suggest(state, seat)
            if seat is not None and options and playing and plans is None
            else None,
            planning=plans if playing else None,
            # Who plays with computer players alone can take back everything.
            final=ahead.final if any(other.user_id != user.id for other in match.humans()) else frozenset(),
            passes_on=ahead.passes_on,
            fresh=not any(
                mark.seat == seat and mark.is_move and mark.is_own and not mark.stood_in for mark in match.line
            ),
            stand_in=stand_in.find_due_as_told(match, known, now, seat) if seat is not None and playing else None,
            unasked=match.game.unasked(state, seat) if seat is not None and playing and not options else None,
            missed=missed_plans.tell_missed(match, seat, kept) if seat is not None and holds else (),
            ahead=_given(match, seat, kept) if seat is not None and playing else None,
            barred=None if barred is None else barred.msg,
            offer=None if offer is None else SeatOffer(offer.user_id, offer.at + inviting.OFFER_SECONDS),
        )

    async def offered(self, user: User, match_id: int) -> tuple[Game[Any, Any], tuple[Option, ...]]:
        """The game, and what the controls of the reader's panel offer; see `PanelModel`. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        owned = match.seat_owned_by(user.id)
        if match.state is None or owned is None:
            return match.game, ()
        plans = contest_view.view_contest(match, owned.seat) if owned.user_id == user.id else None
        if plans is not None:
            return match.game, plans.options
        return match.game, tuple(match.options(match.readable(owned.seat), owned.seat))

    async def premoves_of(self, match: MatchSnapshot, seat: int) -> given_ahead.PremoveList | None:
        """What the player of a seat has given of their next turns; for them alone to know."""
        async with self._database.read() as conn:
            rows_of_seat = await social_rows.standing_orders_of(conn, match.id, seat)
        return given_ahead.read_premoves(match, rows_of_seat).get(seat)

    async def _told_by(self, conn: Reader, match: MatchSnapshot, message_id: int) -> tuple[Msg, ...]:
        """What a message tells, if it is the newest turn post; nothing of any other."""
        turns = await post_rows.newest_posts(conn, match.id, "turn", 2)
        if not turns or turns[0].message_id != message_id:
            return ()
        before = turns[1].seq if len(turns) > 1 else 0
        return await narration.load_news(conn, match, None, before, turns[0].seq, own=True)

    async def _naming(self, conn: Reader, match: MatchSnapshot, vote: ProposalInfo) -> ProposalInfo:
        """A vote with the moves that it is about."""
        if vote.kind != "undo":
            return vote
        return structs.replace(vote, moves=await narration.tell_public_moves(conn, match, vote.to_seq))

    async def told_between(self, user: User, match_id: int, after: int, upto: int) -> tuple[Msg, ...]:
        """What the reader may be told of the steps after ``after`` up to ``upto``, their own moves included."""
        match = await self._matches.get(match_id)
        owned = match.seat_owned_by(user.id)
        seat = None if owned is None else owned.seat
        async with self._database.read() as conn:
            return await narration.load_news(
                conn, match, seat, after, min(upto, match.readable_upto(seat)), own=True
            )

    async def published_story(self, match_id: int) -> Story:
        """The published position, with no steps."""
        match = await self._matches.get(match_id)
        if match.shown is None:
            raise Refusal(f"err-status-{match.row.status}", match=match_id)
        view = match.game.view(match.shown, None)
        return Story(await self.info(match_id), (), view, tuple(match.decisions(match.shown)))

    async def story(self, match_id: int, after: int, upto: int) -> Story:
        """What everybody may be told of the steps after ``after`` up to ``upto``, published ones only."""
        match = await self._matches.get(match_id)
        if match.state is None:
            raise Refusal(f"err-status-{match.row.status}", match=match_id)
        upto = min(upto, match.row.published)
        async with self._database.read() as conn:
            info = info_of(match, await users.load(conn, _people(match)))
            return await narration.load_story(conn, match, info, min(after, upto), upto)

    async def board_entry(self, user: User, match_id: int, at: int | None = None) -> BoardHistoryEntry:
        """The public board that step ``at`` led to, or the newest, with what happened since the one before.

        Raises NoSuchMatch; Refusal while there is nothing to tell of.
        """
        await self._matches.access.must_see(user.id, match_id)
        match = await self._matches.get(match_id)
        if match.state is None:
            raise Refusal(f"err-status-{match.row.status}", match=match_id)
        owned = match.seat_owned_by(user.id)
        async with self._database.read() as conn:
            info = info_of(match, await users.load(conn, _people(match)))
            return await board_history.load_entry(conn, match, info, None if owned is None else owned.seat, at)

    async def replay(self, match_id: int) -> Story:
        """The whole of a finished match, from its first position. Raises Refusal while it runs."""
        match = await self._matches.get(match_id)
        _must_be_over(match)
        return await self.story(match_id, 0, match.row.seq)

    async def replay_step(self, match_id: int, at: int) -> ReplayPosition:
        """The step at place ``at`` of a finished match, or the first or last one if there is none so far.

        It takes as long as the steps since the last checkpoint. Raises Refusal while the match runs.
        """
        match = await self._matches.get(match_id)
        _must_be_over(match)
        last = len(match.line) - 1
        at = max(0, min(at, last))
        seq = match.line[at].seq
        story = await self.story(match_id, seq - 1, seq)
        return ReplayPosition(story.info, story.steps[0], at, last)

    async def score_curve(self, match_id: int) -> ScoreCurve | None:
        """How a finished match went; None of a game that does not tell. Raises Refusal while it runs."""
        match = await self._matches.get(match_id)
        _must_be_over(match)
        known = self._courses.get(match_id)
        if known is None or known[0] != match.row.seq:
            async with self._database.read() as conn:
                info = info_of(match, await users.load(conn, _people(match)))
                known = match.row.seq, await score_curve.load_curve(conn, match, info)
            self._courses[match_id] = known
            if len(self._courses) > CURVE_CACHE:
                del self._courses[next(iter(self._courses))]
        return known[1]

    async def log(self, user_id: int, match_id: int, before: int | None = None, limit: int = 10) -> list[LogEntry]:
        """The newest entries before step ``before`` that the reader may read, oldest first.

        Raises NoSuchMatch; Refusal while there is nothing to tell of.
        """
        await self._matches.access.must_see(user_id, match_id)
        match = await self._matches.get(match_id)
        if match.state is None:
            raise Refusal(f"err-status-{match.row.status}", match=match_id)
        owned = match.seat_owned_by(user_id)
        async with self._database.read() as conn:
            return await narration.load_log(conn, match, owned.seat if owned else None, before, limit)

    async def latest_post(self, match_id: int, kind: str) -> Sent | None:
        """Our newest message of a kind for a match ("card", "turn", "announce", "call", "dm"), as it was sent."""
        async with self._database.read() as conn:
            post = await post_rows.latest_post(conn, match_id, kind)
        return None if post is None else Sent(kind, post.channel_id, post.message_id, post.picture is not None)

    async def followers(self, match_id: int) -> list[int]:
        """Who watches a match without playing it."""
        async with self._database.read() as conn:
            return await social_rows.followers_of(conn, match_id)

    # -------------------------------------------------------------- many matches

    async def match_at(self, channel_id: int) -> MatchInfo | None:
        """The match whose thread this is, or the only unfinished one that is played in this channel."""
        async with self._database.read() as conn:
            row = await match_rows.match_of_thread(conn, channel_id)
            if row is None:
                here = await match_rows.matches_of_channel(conn, channel_id)
                here = [match for match in here if match.thread_id is None or match.thread_id == channel_id]
                row = here[0] if len(here) == 1 else None
        return None if row is None else await self.info(row.id)

    async def active_of(
        self, user_id: int, statuses: Sequence[rows.Status] = rows.UNFINISHED
    ) -> list[MatchListItem]:
        """All matches in these states in which the user has a seat or waits in the lobby, newest first."""
        async with self._database.read() as conn:
            return await self._listed(conn, await listing_rows.matches_of_user(conn, user_id, statuses))

    async def page_in_guild(
        self, user_id: int, guild_id: int, statuses: Sequence[rows.Status], number: int, size: int
    ) -> tuple[list[MatchListItem], int]:
        """A page, counted from 0, of a server's matches in these states that the user may see; how many there are.

        The newest first. A number past the end is that of the last page.
        """
        seen = await self._seen(user_id, guild_id, statuses)
        async with self._database.read() as conn:
            total = await listing_rows.count_matches_of_guild(conn, seen, statuses)
            first = max(0, min(number, (total - 1) // size)) * size
            lines = await listing_rows.matches_of_guild(conn, seen, statuses, limit=size, offset=first)
            return await self._listed(conn, lines), total

    async def search(
        self,
        user_id: int,
        guild_id: int,
        typed: str,
        games: GameNames,
        statuses: Sequence[rows.Status],
        most: int,
    ) -> list[MatchListItem]:
        """The newest of a server's matches in these states whose number, game and people have all words typed.

        Of those that the user may see as far as is known without asking, and first the one of exactly the number
        that was typed, however old it is. A game's name may have a slip where nobody is called so.
        """
        seen = await self._seen(user_id, guild_id, statuses, asks=False)
        wanted = fold(typed).split()
        words = [
            listing_rows.SearchTerm(
                word if word.isdecimal() else "",
                tuple(find_games(games, word, slips=not people)),
                people,
            )
            for word, people in zip(wanted, await self._called.find(guild_id, wanted), strict=True)
        ]
        async with self._database.read() as conn:
            lines = await listing_rows.matches_of_guild(conn, seen, statuses, words=words, limit=most)
            if len(words) == 1 and (number := _match_number(words[0].digits)) is not None:
                exact = await listing_rows.matches_of_guild(conn, seen, statuses, number=number, limit=1)
                lines = [*exact, *(line for line in lines if line.id != number)][:most]
            return await self._listed(conn, lines)

    async def _seen(
        self, user_id: int, guild_id: int, statuses: Sequence[rows.Status], *, asks: bool = True
    ) -> listing_rows.Visibility:
        """What the user may see of a server; asks: see `AccessControl.can_see`."""
        async with self._database.read() as conn:
            played = await listing_rows.channels_of_guild(conn, guild_id, statuses)
        access = self._matches.access
        seen = await asyncio.gather(*(access.can_see(user_id, guild_id, place, asks=asks) for place in played))
        return listing_rows.Visibility(
            user_id, guild_id, tuple(place for place, sees in zip(played, seen, strict=True) if sees)
        )

    async def invitations_of(self, user_id: int) -> list[MatchListItem]:
        """List the lobbies to which the user is invited and that they see or sit at, then offered seats.

        Each newest first.
        """
        async with self._database.read() as conn:
            lines = await listing_rows.matches_inviting(conn, user_id)
            since = self._matches.clock.now() - inviting.OFFER_SECONDS
            offers, offered = await listing_rows.matches_offering_seats(conn, user_id, since)
        lines += offers
        others = [line for line in lines if all(member.user_id != user_id for member in line.members)]
        places = {(line.guild_id, line.channel_id) for line in others}
        seen = {place for place in places if await self._matches.access.can_see(user_id, *place)}
        hidden = {line.id for line in others if (line.guild_id, line.channel_id) not in seen}
        async with self._database.read() as conn:
            listed = await self._listed(conn, [line for line in lines if line.id not in hidden])
        return [structs.replace(match, offered=offered.get(match.id)) for match in listed]

    async def _listed(self, conn: Reader, lines: Sequence[listing_rows.ListedMatch]) -> list[MatchListItem]:
        lines = [line for line in lines if line.game in self._matches.games]
        people = {member.user_id for line in lines for member in line.members}
        known = await users.load(conn, [user_id for user_id in people if user_id is not None]) if people else {}
        return [
            MatchListItem(
                id=line.id,
                game=line.game,
                status=line.status,
                place=line.place,
                names=tuple(
                    name_of(known, member.user_id, line.guild_id, member.place) for member in line.members
                ),
                members=tuple(member.user_id for member in line.members),
                awaited=tuple(m.user_id for m in line.members if m.awaited and m.user_id is not None),
            )
            for line in lines
        ]

    async def notice_items(self, job: SendNotice) -> list[WaitingMatch]:
        """Everything that a notice lists when it is sent; nothing if nothing waits there for which it is sent.

        What it is sent for comes first, if that is an offer; else what has waited longest.
        """
        # Whether an ordinary notice reaches somebody has public effects, and must not tell who has answered.
        waiting = await self.waiting_for(job.user_id, answered=None if job.discreet else job.match_id)
        if not any(item.info.id == job.match_id for item in waiting):
            return []
        return sorted(waiting, key=lambda item: not (item.optional and item.info.id == job.match_id))

    async def waiting_for(
        self, user_id: int, most: int | None = None, *, answered: int | None = None
    ) -> list[WaitingMatch]:
        """Everything that waits for the user on any server, the longest first; at the end what is only offered.

        most: so many of it are wanted. answered: a match whose auction counts though the user has answered it.
        """
        async with self._database.read() as conn:
            awaited, invited = await asyncio.gather(
                seat_rows.awaited_of_user(conn, user_id), seat_rows.invited_of_user(conn, user_id)
            )
            found = awaited + invited
        # Who waits for answers is not asked for anything until then.
        found = [
            item for item in found if item.match.game in self._matches.games and item.seat.waits_until is None
        ]
        open_ones: list[tuple[seat_rows.Awaited, MatchSnapshot, Msg]] = []
        for item in found:
            if len(open_ones) == most:
                break
            try:
                match = await self._matches.get(item.match.id)
                # Others see no difference, but who has answered an auction need not do more.
                if match.state is not None and (
                    item.match.id == answered or match.plan_of(item.seat.seat) is None
                ):
                    open_ones.append((item, match, _prompt(item, match)))
            except NoSuchMatch:
                continue
            except Exception as error:
                if isinstance(error, StoreError):
                    raise
                # It must not take the others along.
                await self._matches.report_unreadable(item.match.id, error)
        infos = await self._told([match for _, match, _ in open_ones])
        waiting = []
        for (item, _, prompt), info in zip(open_ones, infos, strict=True):
            optional = not item.seat.awaited
            since = item.seat.invited_since if optional else item.seat.awaited_since
            there = item.seat.seat
            waiting.append(
                WaitingMatch(info, there, since or item.match.updated, prompt, match_url(info), optional)
            )
        return waiting

    async def instructions_of(self, user_id: int) -> list[InstructionInfo[Any]]:
        """All that the user has given beforehand in whatever match they play, the newest match first."""
        async with self._database.read() as conn:
            numbers = await social_rows.matches_with_orders(conn, user_id)
        found: list[InstructionInfo[Any]] = []
        for match_id in numbers:
            try:
                match = await self._matches.get(match_id)
            except NoSuchMatch:
                continue
            seat = match.seat_played_by(user_id)
            if seat is None or match.state is None:
                continue
            (info,) = await self._told([match])
            async with self._database.read() as conn:
                kept = await social_rows.standing_orders_of(conn, match_id, seat.seat)
            found += instructions.list_instructions(match, info, seat.seat, kept)
        return found

    async def _told(self, lives: Sequence[MatchSnapshot]) -> list[MatchInfo]:
        if not lives:
            return []
        people = {user_id for match in lives for user_id in _people(match)}
        async with self._database.read() as conn:
            known = await users.load(conn, list(people))
        return [info_of(match, known) for match in lives]

    # -------------------------------------------------------------- votes and problems

    async def proposal(self, proposal_id: int) -> ProposalInfo:
        """An open or settled vote. Raises Refusal if there is none of this number."""
        async with self._database.read() as conn:
            row = await social_rows.get_proposal(conn, proposal_id)
        if row is None:
            raise Refusal("err-vote-gone")
        return proposal_of(row, await self._matches.get(row.match_id))

    async def store_problem(self, match_id: int | None, text: str) -> str:
        """Keep an unexpected error and return the short reference under which its witness was told of it."""
        ref = secrets.token_hex(3)
        try:
            match = None if match_id is None else await self._matches.get(match_id)
        except (NoSuchMatch, StoreError):
            match = None
        problem = rows.Problem(
            ref=ref,
            match_id=match.id if match else None,
            seq=match.row.seq if match else None,
            text=text[:4000],
            at=self._matches.clock.now(),
        )
        try:
            async with self._database.tx() as tx:
                await post_rows.insert_problem(tx, problem)
        except StoreError:
            # Its witness is told all the same; the log has it.
            log.exception("problem %s could not be kept: %s", ref, text)
        return ref


def _match_number(digits: str) -> int | None:
    """The number that was typed; None for none, and for one that no match can have."""
    return int(digits) if 0 < len(digits) <= MAX_DIGITS else None


def _prompt(item: seat_rows.Awaited, match: MatchSnapshot) -> Msg:
    """What a seat is asked, as all may know."""
    optional = not item.seat.awaited
    prompts = (
        d.prompt for d in match.decisions(match.shown) if d.seat == item.seat.seat and d.optional == optional
    )
    return next(prompts, Msg("say-your-move"))


def _must_be_over(match: MatchSnapshot) -> None:
    """Raise Refusal unless everything about a match may be shown."""
    if match.row.status != "over":
        key = "err-replay-closed" if match.row.status == "aborted" else "err-replay-running"
        raise Refusal(key, match=match.id)


def proposal_of(row: rows.Proposal, match: MatchSnapshot) -> ProposalInfo:
    """The read model of a vote. Whoever plays now is asked and counts, whoever that was when it began."""
    asked = match.people_but(row.by_user)
    answers = decode_object(row.answers)
    return ProposalInfo(
        id=row.id,
        match_id=row.match_id,
        kind=row.kind,
        by_user=row.by_user or 0,
        to_seq=row.to_seq or 0,
        asked=asked,
        yes=tuple(int(user) for user, answer in answers.items() if answer and int(user) in asked),
    )


def _orders(
    match: MatchSnapshot, seat: int, given: Mapping[str, ChosenItems], state: Any
) -> tuple[StandingOrderInfo, ...]:
    """The game's orders that can still do anything, which of them are given, and which of these are doubted."""
    useful = (order for order in match.game.orders if order.serves is None or order.serves(state))
    return tuple(
        StandingOrderInfo(
            order.key,
            order.choice,
            order.key in given,
            given.get(order.key, ()),
            order.key in given and order.doubts is not None and order.doubts(state, seat),
        )
        for order in useful
    )


def _given(match: MatchSnapshot, seat: int, kept: Iterable[rows.StandingOrder]) -> PremovesInfo | None:
    """What a seat has given beforehand, where its game lets it."""
    if match.game.premoves is None:
        return None
    return given_ahead.describe(match, seat, given_ahead.read_premoves(match, kept).get(seat))


def _people(match: MatchSnapshot) -> list[int]:
    """The users whose names a match shows."""
    ids = {seat.owner_id for seat in match.seats} | {seat.user_id for seat in match.seats}
    ids |= {person.user_id for person in match.people}
    return [user_id for user_id in ids if user_id is not None]


def info_of(match: MatchSnapshot, known: dict[int, users.StoredUser]) -> MatchInfo:
    """The read model of a match, with the names that people have now."""
    row = match.row
    return MatchInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        locale=row.locale,
        pace=row.pace,
        grace=match.settings.grace,
        options=match.settings.options,
        host_id=row.host_id or 0,
        guild_id=row.guild_id,
        channel_id=row.channel_id or 0,
        thread_id=row.thread_id,
        seq=row.seq,
        published=row.published,
        created=row.created,
        updated=row.updated,
        finished=row.finished,
        seats_wanted=match.settings.seats,
        people=tuple(
            LobbyPerson(person.user_id, person.computer, name_of(known, person.user_id, row.guild_id, place))
            for place, person in enumerate(match.people)
        ),
        seats=tuple(_seat_info(match, seat, known) for seat in match.seats),
        seed_hash=row.seed_hash,
        seed=row.seed.hex() if row.seed is not None and row.status == "over" else None,
        outcome=match.game.outcome(match.state) if row.status == "over" and match.state is not None else None,
        trouble=read_msg(row.trouble),
        stand_in=match.settings.stand_in,
        stand_in_by=match.settings.stand_in_by,
    )


def _seat_info(match: MatchSnapshot, seat: rows.Seat, known: dict[int, users.StoredUser]) -> SeatInfo:
    styles = match.settings.styles
    return SeatInfo(
        seat=seat.seat,
        user_id=seat.user_id,
        owner_id=seat.owner_id,
        computer=seat.computer,
        name=name_of(known, seat.user_id or seat.owner_id, match.row.guild_id, seat.seat),
        awaited=seat.awaited,
        awaited_since=seat.awaited_since,
        style=styles[seat.seat] if seat.seat < len(styles) else seat.seat,
        own=seat.own,
        left=seat.left,
        rank=seat.rank,
        score=seat.score,
        invited=seat.invited_since is not None,
        waits_until=seat.waits_until,
        hindsight=seat.hindsight is not None,
    )


def name_of(known: dict[int, users.StoredUser], user_id: int | None, guild_id: int | None, place: int) -> str:
    """A person's name as last seen on a server, or everywhere if they have none there.

    Computer players and people who asked to be forgotten have a stage name.
    """
    name = known[user_id].name_on(guild_id) if user_id is not None and user_id in known else ""
    if name:
        return name
    return COMPUTER_NAMES[place % len(COMPUTER_NAMES)]


def match_url(info: MatchInfo) -> str:
    """Where a click leads to the match."""
    return URL.format(guild=info.guild_id or "@me", channel=info.place)
