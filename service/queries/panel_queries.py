"""Read one reader's panel of a match."""

import asyncio
from typing import Any, Literal

from msgspec import structs

from engines.core.actions import Option
from engines.core.encoding.codec import DecodeError
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.text.messages import Msg
from service.autoplay import contest_view, missed_plans, premoves, stand_in, standing_orders
from service.base.errors import Stale
from service.base.read_models import panels
from service.base.read_models.matches import ProposalInfo
from service.driver import undoing
from service.driver.repository import MatchRepository
from service.history import narration
from service.match import invitations, lesson_progress
from service.match.move_preview import MovePreview, preview_plans, preview_seat
from service.match.snapshot import MatchSnapshot
from service.people import users
from service.people.user import User
from service.queries.match_queries import VOTES, info_of, people_of, proposal_of
from store import rows
from store.database import Reader
from store.tables import post_rows, social_rows


class PanelQueries:
    """Read a panel, and the moves that its controls offer."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._database = matches.database

    async def panel(self, user: User, match_id: int, *, below: int | None = None) -> panels.PanelModel[Any]:
        """Return a reader's panel; see `Play.panel`. Raises NoSuchMatch; Refusal in a lobby."""
        await self._matches.access.must_see(user.id, match_id)
        match = await self._matches.get(match_id)
        match.must_have_positions()
        owned = match.seat_owned_by(user.id)
        seat = None if owned is None else owned.seat
        barred = None
        if owned is not None and match.row.status in rows.UNFINISHED:
            barred = await self._matches.access.refusal_for(user.id, match_id)
        state, upto, now = match.readable(seat), match.readable_upto(seat), self._matches.clock.now()
        holds = owned is not None and owned.user_id == user.id
        acting = seat if holds and match.row.status == "live" and barred is None else None
        undo = None if acting is None else _undo_of(match, user, acting, upto)
        takes: panels.UndoScope | None = None
        lost: DecodeError | None = None
        async with self._database.read() as conn:
            # Asked together, since each query costs less than the way to the connection's thread.
            known, look_before, note, votes, asked = await asyncio.gather(
                users.load(conn, [*people_of(match), user.id]),
                self._matches.read_markers.last(conn, match_id, user.id),
                social_rows.get_note(conn, match_id, user.id),
                social_rows.open_proposals(conn, match_id),
                social_rows.invitations_to_match(conn, match_id),
            )
            shown = [proposal_of(vote, match) for vote in votes if vote.kind in VOTES]
            shown = [await self._naming(conn, match, vote) for vote in shown]
            news: tuple[Msg, ...] = ()
            told: tuple[Msg, ...] = ()
            try:
                told = () if below is None else await self._told_by(conn, match, below)
                if look_before is not None and look_before.seq < upto:
                    news = await narration.load_news(conn, match, seat, look_before.seq, upto)
                if undo is not None and acting is not None:
                    takes = await undoing.describe_undo(conn, match, acting, undo[0])
            except DecodeError as error:
                lost = error
        if lost is not None:
            await self._matches.report_unreadable(match_id, lost)
        playing = None if state.over else acting
        plans = contest_view.view_contest(match, seat) if seat is not None and holds else None
        options: tuple[Option, ...] = ()
        if seat is not None:
            planned = plans is not None
            options = contest_view.moves_as_plans(match, seat) if planned else tuple(match.options(state, seat))
        offer = None
        if seat is not None and match.row.status in ("live", "paused"):
            offer = invitations.find_open_offer(match, asked, seat, now)
        lesson = self._lesson(match)
        if lesson is not None and lesson.pauses:
            playing = None
        return panels.PanelModel(
            info=info_of(match, known),
            seat=seat,
            holds=holds,
            view=match.game.view(state, None) if seat is None else match.ask(state, seat, _view),
            token=match.token_of(seat, options) if seat is not None else "",
            note=note,
            proposals=tuple(shown),
            awaited=tuple(seat.seat for seat in match.seats if seat.awaited),
            choices=panels.PanelChoices()
            if playing is None
            else self._as_taught(match, _choices(match, user, playing, state, options, plans)),
            news=panels.PanelNews(
                news,
                told,
                None if look_before is None else max(0, now - look_before.at),
                upto,
                not any(
                    mark.seat == seat and mark.is_move and mark.is_own and not mark.stood_in for mark in match.line
                ),
                missed_plans.tell_missed(match, seat) if seat is not None and holds else (),
            ),
            undo=panels.UndoState("" if undo is None else undo[1], takes, match.held_until(seat)),
            instructions=panels.Instructions()
            if playing is None
            else panels.Instructions(
                _orders(match, playing, state),
                _given(match, playing),
                stand_in.find_due_as_told(match, known, now, playing),
            ),
            notices=panels.SeatNotices(
                known[user.id].kept.dm_closed,
                None if barred is None else barred.msg,
                None if offer is None else panels.SeatOffer(offer.user_id, offer.at + invitations.OFFER_SECONDS),
            ),
            lesson=lesson,
        )

    def _lesson(self, match: MatchSnapshot) -> panels.LessonView | None:
        """Return the present step of a lesson; None for other matches, and once its person plays on."""
        progress, lesson = lesson_progress.progress_of(match), self._matches.lessons.get(match.row.game)
        if progress is None or progress.played_on or lesson is None:
            return None
        keys = [step.key for step in lesson.steps]
        number = keys.index(progress.step) + 1 if progress.step in keys else len(keys)
        over = progress.is_over or match.state.over
        step = None if over or progress.waits else lesson.step(progress.step)
        possible = step is not None and lesson_progress.can_do_step(match, progress, lesson)
        shows = step is not None and (possible or step.wanted is None)
        return panels.LessonView(
            number=number - (progress.waits and number > 1),
            of=len(keys),
            heard=progress.heard,
            task=step.key if step is not None and shows else "",
            pauses=progress.waits or (step is not None and step.wanted is None),
            over=over,
            at=progress.at,
            board=progress.waits or (step is not None and step.board),
            later=step is not None and step.position is not None and number > 1 and not progress.heard,
        )

    def _as_taught(self, match: MatchSnapshot, choices: panels.PanelChoices) -> panels.PanelChoices:
        """Return choices without suggestions that contradict what the coach of a lesson asks for."""
        progress, lesson = lesson_progress.progress_of(match), self._matches.lessons.get(match.row.game)
        if progress is None or lesson is None:
            return choices
        best = [one for one in (choices.suggestion, *choices.next_best) if one is not None]
        best = [one for one in best if not lesson_progress.contradicts(progress, lesson, one)]
        return structs.replace(choices, suggestion=next(iter(best), None), next_best=tuple(best[1:]))

    async def offered(self, user: User, match_id: int, token: str) -> tuple[Game[Any, Any], tuple[Option, ...]]:
        """Return the game, and what the reader's panel of this token offers; see `PanelModel`.

        Raises NoSuchMatch, or Stale if their present panel is another one.
        """
        match = await self._matches.get(match_id)
        owned = match.seat_owned_by(user.id)
        if match.state is None or owned is None or match.token(owned.seat) != token:
            raise Stale("ui-stale")
        plans = contest_view.view_contest(match, owned.seat) if owned.user_id == user.id else None
        if plans is not None:
            return match.game, plans.options
        return match.game, tuple(match.options(match.readable(owned.seat), owned.seat))

    async def told_between(self, user: User, match_id: int, after: int, upto: int) -> tuple[Msg, ...]:
        """Return the messages of the steps after ``after`` up to ``upto`` for the reader, own moves included."""
        match = await self._matches.get(match_id)
        seat = match.seat_of(user.id)
        return await self._database.ask(
            narration.load_news, match, seat, after, min(upto, match.readable_upto(seat)), own=True
        )

    async def _told_by(self, conn: Reader, match: MatchSnapshot, message_id: int) -> tuple[Msg, ...]:
        """Return the messages of the newest turn post; none if the message is any other."""
        turns = await post_rows.newest_posts(conn, match.id, "turn", 2)
        if not turns or turns[0].message_id != message_id:
            return ()
        before = turns[1].seq if len(turns) > 1 else 0
        return await narration.load_news(conn, match, None, before, turns[0].seq, own=True)

    async def _naming(self, conn: Reader, match: MatchSnapshot, vote: ProposalInfo) -> ProposalInfo:
        """Return a vote with the moves that it is about."""
        if vote.kind != "undo":
            return vote
        return structs.replace(vote, moves=await narration.tell_moves(conn, match, None, vote.to_seq))


def _undo_of(
    match: MatchSnapshot, user: User, seat: int, upto: int
) -> tuple[int, Literal["alone", "consent"]] | None:
    """Return the step that the seat can undo, and whether alone; None if there is none now."""
    undo = match.undo_of(seat, upto)
    if undo is None:
        return None
    if undo[1] or all(other.user_id == user.id for other in match.humans()):
        return undo[0], "alone"
    return None if match.is_long_past(seat, undo[0]) else (undo[0], "consent")


def _view(choices: LegalMoves[Any], seat: int) -> Any:
    return choices.game.view(choices.state, seat)


def _choices(
    match: MatchSnapshot,
    user: User,
    seat: int,
    state: Any,
    options: tuple[Option, ...],
    plans: panels.ContestView | None,
) -> panels.PanelChoices:
    """Return what a seat owes and may do, in a contest as plans."""
    preview = MovePreview()
    if plans is None:
        preview = match.ask(state, seat, preview_seat)
    elif plans.asked:
        preview = match.ask(match.state, seat, preview_plans)
    return panels.PanelChoices(
        decisions=tuple(d for d in match.decisions(state) if d.seat == seat),
        options=options,
        suggestion=preview.suggestion,
        next_best=preview.next_best,
        # A player among computer players can undo everything.
        final=preview.final if any(other.user_id != user.id for other in match.humans()) else frozenset(),
        results=preview.results,
        passes_on=preview.passes_on,
        planning=plans,
        unasked=None if options else match.game.unasked(state, seat),
    )


def _orders(match: MatchSnapshot, seat: int, state: Any) -> tuple[panels.StandingOrderInfo, ...]:
    """Return the game's orders that can still have an effect, with whether they are given and doubted."""
    given = standing_orders.orders_in_force(match, seat)
    useful = (order for order in match.game.orders if order.serves is None or order.serves(state))
    return tuple(
        panels.StandingOrderInfo(
            order.key,
            order.choice,
            order.key in given,
            given.get(order.key, ()),
            order.key in given and order.doubts is not None and order.doubts(state, seat),
        )
        for order in useful
    )


def _given(match: MatchSnapshot, seat: int) -> panels.PremovesInfo | None:
    """Return the read model of a seat's premoves; None if its game has none."""
    if match.game.premoves is None:
        return None
    return premoves.describe(match, seat, premoves.read_premoves(match, seat))
