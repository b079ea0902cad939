"""A match in memory: its rows decoded and its positions. Treated as a value; a unit of work makes the next one."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.encoding.codec import DecodeError, write_code
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.play.contests import ContestFacts
from engines.core.text.messages import Msg
from service.base.config import DEFAULT_COMPUTER
from service.base.errors import NotSeated, Refusal
from service.base.lenient_json import decode_leniently
from service.match import pending
from store import rows

SYSTEM_PREFIX = "sys."
UNDO = "sys.undo"
RULES = "sys.rules"
"""The step at which a match changed to a newer version of its rules."""
UNREADABLE = "sys.unreadable"
"""A step whose row cannot be read; never written."""
RESUME_REFUSALS = {"server": "err-resume-server", "thread": "err-resume-host"}
"""By what has paused a match: who may go on with it."""


class MatchSettings(Struct, frozen=True):
    """What the lobby agreed on, as it is stored with the match.

    seats: how many shall play. grace: seconds before an ended turn goes out. stand_in: hours after which the
    computer player ``stand_in_by`` answers, this once, for who has not; 0 for never. options: the game's own, by
    name.
    styles: by seat, the colour and pattern worn. paused_at: when a pause began that people wanted. cut_off: since
    when nothing is sent to its place, which refused it. rematch_of: the match before.
    language_chosen: somebody has chosen the match's language for it. stopped_by: what paused it, if not its
    players: "server", a moderator, or "thread", that its thread was deleted or locked. thread_closed: that it was,
    whatever paused the match. by_hand: the users of the lobby who want none of the usual orders.
    """

    seats: int = 2
    grace: int = 15
    stand_in: int = 0
    stand_in_by: str = DEFAULT_COMPUTER
    options: dict[str, Any] = {}
    styles: tuple[int, ...] = ()
    paused_at: int | None = None
    cut_off: int | None = None
    rematch_of: int | None = None
    language_chosen: bool = False
    stopped_by: str = ""
    thread_closed: bool = False
    by_hand: tuple[int, ...] = ()


class StepSummary(NamedTuple):
    """An effective step of the log in short.

    verb: a game's, or ``sys.<something>`` for a step of the service. barrier: information flowed. planned: it was
    made as a person had planned it for a contest. stood_in: a computer player made it for a person, this once.
    """

    seq: int
    seat: int | None
    origin: rows.Origin
    verb: str
    barrier: bool
    at: int
    planned: bool = False
    stood_in: bool = False

    @property
    def is_own(self) -> bool:
        """Whether somebody wanted this very move, at once or by a plan; others follow by themselves."""
        return self.origin != "auto" or self.planned

    @property
    def is_move(self) -> bool:
        """Whether it is a move of the game and not of the service."""
        return not self.verb.startswith(SYSTEM_PREFIX)

    @property
    def can_be_undone(self) -> bool:
        """Moves, and takings back of moves; who plays a seat is not changed back by an undo."""
        return self.is_move or self.verb in (UNDO, UNREADABLE)


class _Verb(Struct):
    type: str


class Undo(Struct):
    """What a step that takes moves back says: the step it leads to, and the last one that all had seen."""

    to: int
    published: int


def verb_of(payload: str) -> str:
    """The tag of a logged step: a game's verb or ``sys.<something>``; `UNREADABLE` for what is no step."""
    try:
        return msgspec.json.decode(payload, type=_Verb).type
    except msgspec.MsgspecError:
        return UNREADABLE


@dataclass(frozen=True, slots=True)
class MatchSnapshot:
    """A match: its row and seats, the newest position and the one that is published.

    state, shown: None while it is a lobby. people: the lobby's table. line: the effective steps, in order.
    hidden: the steps that were taken back before anybody else saw them. plans: by seat, what was planned for a
    contest that is not settled; secret. recent: the newest positions with their steps, as far as they are in
    memory, so that what happened lately need not be replayed from a checkpoint. broken: why its positions or its
    log cannot be read, if so; then there are no positions. held: what may be done in its positions, as far as the
    rules were asked.
    """

    row: rows.Match
    settings: MatchSettings
    seats: tuple[rows.Seat, ...]
    people: tuple[rows.LobbyMember, ...]
    game: Game[Any, Any]
    state: Any = None
    shown: Any = None
    line: tuple[StepSummary, ...] = ()
    hidden: frozenset[int] = frozenset()
    plans: Mapping[int, rows.ContestPlan] = field(default_factory=dict)
    broken: Exception | None = None
    recent: tuple[tuple[int, Any], ...] = field(default=(), repr=False, compare=False)
    held: pending.OptionsCache = field(default_factory=pending.OptionsCache, repr=False, compare=False)

    @property
    def id(self) -> int:
        """The match's number."""
        return self.row.id

    def seat_played_by(self, user_id: int) -> rows.Seat | None:
        """The seat that the user plays now, not one that a computer player holds for them."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_owned_by(self, user_id: int) -> rows.Seat | None:
        """The seat that is the user's, whoever plays it now."""
        played = self.seat_played_by(user_id)
        return played or next((seat for seat in self.seats if seat.owner_id == user_id), None)

    def must_play(self, user_id: int) -> rows.Seat:
        """The seat that the user plays. Raises NotSeated."""
        seat = self.seat_played_by(user_id)
        if seat is not None:
            return seat
        if self.seat_owned_by(user_id) is not None:
            raise NotSeated("err-computer-holds", match=self.id)
        raise NotSeated("err-not-seated", match=self.id)

    def must_have_status(self, *statuses: str) -> None:
        """Raise Refusal with what is wrong unless the match is in one of the states."""
        if self.row.status not in statuses:
            raise Refusal(self.halted or f"err-status-{self.row.status}", match=self.id)

    @property
    def halted(self) -> str | None:
        """The key of who may go on with a paused match that its players have not paused; None for any other."""
        return RESUME_REFUSALS.get(self.settings.stopped_by) if self.row.status == "paused" else None

    def choices(self, state: Any) -> LegalMoves[Any]:
        """What is asked and allowed in a position; in the match's own ones the rules are asked once."""
        # Any other position may be one that is just being written on.
        own = state is self.state or state is self.shown
        return self.held.of(self.game, state) if own else LegalMoves(self.game, state)

    def options(self, state: Any, seat: int) -> tuple[Option, ...]:
        """What a seat may do in a position."""
        return self.choices(state).options(seat)

    def decisions(self, state: Any) -> Sequence[Decision]:
        """Every decision that is owed or offered to somebody in a position."""
        return pending.decisions(self.choices(state))

    def awaited(self, state: Any) -> set[int]:
        """The seats without which a position cannot go on. Whether a contest was answered already is a secret."""
        return {decision.seat for decision in self.decisions(state) if not decision.optional}

    @property
    def contest(self) -> ContestFacts | None:
        """The contest that is open in the newest position, or None."""
        return None if self.state is None or self.state.over else self.game.open_contest(self.state)

    def plan_of(self, seat: int) -> Any | None:
        """What a seat has planned for the open contest, or None; for this seat alone to know.

        A plan in a form that today's rules do not know any more is none: the seat is asked again.
        """
        kept, facts = self.plans.get(seat), self.contest
        if facts is None or kept is None or kept.contest != facts.number:
            return None
        try:
            return self.game.plans.decode(kept.plan)
        except DecodeError:
            return None

    def takes_plans(self, seat: int) -> bool:
        """Whether a seat's moves are plans now: a contest is open, and it is in it."""
        facts = self.contest
        return facts is not None and seat in facts.seats

    def asks_plan(self, seat: int) -> bool:
        """Whether a contest waits for a seat's plan; for this seat alone to know."""
        return self.takes_plans(seat) and seat in self.awaited(self.state) and self.plan_of(seat) is None

    def humans(self) -> tuple[rows.Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    def people_but(self, user_id: int | None) -> tuple[int, ...]:
        """Everybody who plays a seat now, but this user."""
        playing = [seat.user_id for seat in self.seats if seat.user_id is not None]
        return tuple(player for player in playing if player != user_id)

    @property
    def first(self) -> int:
        """The step from which these rules can replay the match: its opening, or the change to them."""
        return next((mark.seq for mark in reversed(self.line) if mark.verb == RULES), 1)

    def untold(self, upto: int) -> tuple[StepSummary, ...]:
        """The steps up to ``upto`` that no post has told."""
        return self.line[self._after(self.row.posted) : self._after(upto)]

    @property
    def unpublished(self) -> tuple[StepSummary, ...]:
        """The steps that only their mover sees yet."""
        return self.line[self._after(self.row.published) :]

    def _after(self, seq: int) -> int:
        return bisect_right(self.line, seq, key=lambda mark: mark.seq)

    @property
    def mover(self) -> int | None:
        """Whose moves there are that only they see yet, if any."""
        return next((mark.seat for mark in reversed(self.unpublished) if mark.is_move), None)

    def held_until(self, seat: int | None) -> int | None:
        """When the seat's ended turn goes out; None if no turn of the seat is held back."""
        if seat is None or self.row.status != "live" or self.mover != seat or self.awaited(self.state) == {seat}:
            return None
        return self.line[-1].at + self.settings.grace

    def undo_of(self, seat: int, upto: int | None = None) -> tuple[int, bool] | None:
        """To which step taking back the seat's last move leads, and whether the seat may do it alone.

        upto: the last step that counts, such as the last that the seat may know of; None for the newest.

        Alone: its person made the move, no information flowed since, and nobody else moved; what was planned for a
        contest is a barrier. What a stand-in has done for it in one go is one move, by somebody else. None if the
        person has not moved.
        """
        alone, stood_in = True, None
        for mark in reversed(self.line[: None if upto is None else self._after(upto)]):
            if mark.verb == RULES:
                break
            if not mark.is_move:
                continue
            if mark.stood_in and mark.seat == seat:
                stood_in = mark.seq - 1
                continue
            if stood_in is not None and (mark.seat != seat or mark.is_own):
                break
            alone = alone and mark.seat == seat and not mark.barrier
            if mark.seat == seat and (mark.origin == "player" or mark.planned):
                return mark.seq - 1, alone
        return None if stood_in is None else (stood_in, False)

    def is_long_past(self, seat: int, to_seq: int) -> bool:
        """Whether several other seats have moved since a seat's move after a step, as far as the seat may know.

        Nobody still thinks of taking it back then, though the others can be asked for it. Who made a move is not
        looked at: it would show whether somebody has ordered it.
        """
        known = self.line[: self._after(self.readable_upto(seat))]
        after = (mark for mark in known if mark.seq > to_seq and mark.is_move)
        return len({mark.seat for mark in after} - {seat}) > 1

    def readable_upto(self, seat: int | None) -> int:
        """The last step of which a reader may know."""
        return self.row.seq if seat is not None and seat == self.mover else self.row.published

    def readable(self, seat: int | None) -> Any:
        """The position that a reader may look at: the published one, or the newest if its moves are their own."""
        return self.state if seat is not None and seat == self.mover else self.shown

    def token(self, seat: int) -> str:
        """Freshness of a seat's private buttons: its own actions so far, and what it may do."""
        return self.token_of(seat, self.options(self.readable(seat), seat))

    def token_of(self, seat: int, options: Sequence[Option]) -> str:
        """`token`, for options that are known already."""
        codes = _codes(options)
        facts = self.contest
        if facts is not None and self.game.contest is not None and seat in facts.seats:
            # Before the first bid all answer, and only one of them has options in the eyes of the rules.
            codes = f"contest/{facts.number}|{_codes(self.game.contest.options(self.state, seat))}"
        return f"{self.seats[seat].own}-{blake2b(codes.encode(), digest_size=4).hexdigest()[:3]}"

    def with_seat(self, seat: int, **fields: Any) -> MatchSnapshot:
        """The same match with changed fields of one seat."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **fields)
        return replace(self, seats=tuple(seats))


def _codes(options: Iterable[Option]) -> str:
    return "|".join(f"{write_code(option.action)}{option.holes}" for option in options)


def read_outline(
    outline: Iterable[rows.ActionOutline],
) -> tuple[tuple[StepSummary, ...], frozenset[int], Exception | None]:
    """The effective steps of a log, those that were taken back before anybody else saw them, and what is wrong.

    A step that cannot be read may have been a taking back: then nothing before it that was taken back is shown.
    """
    line: list[StepSummary] = []
    undone: set[int] = set()
    hidden: set[int] = set()
    wrong: Exception | None = None
    for step in outline:
        if step.undone:
            undone.add(step.seq)
        verb = verb_of(step.payload)
        if verb == UNDO:
            # Moves may have fields of the same names, so only such a step is read this far.
            undo = msgspec.json.decode(step.payload, type=Undo)
            hidden |= hidden_steps(undo.to, undo.published, step.seq)
        elif verb == UNREADABLE:
            hidden |= undone
            if not step.undone:
                wrong = DecodeError(f"step {step.seq} cannot be read")
        if not step.undone:
            line.append(
                summarize_step(step.seq, step.seat, step.origin, step.user_id, verb, step.barrier, step.at)
            )
    return tuple(line), frozenset(hidden), wrong


def summarize_step(
    seq: int, seat: int | None, origin: rows.Origin, user_id: int | None, verb: str, barrier: bool, at: int
) -> StepSummary:
    """A step in short. user_id: of the person for whom it counts; what follows by itself is nobody's."""
    planned = origin == "auto" and user_id is not None
    return StepSummary(seq, seat, origin, verb, barrier, at, planned, stood_in=is_stand_in(origin, user_id))


def is_stand_in(origin: rows.Origin, user_id: int | None) -> bool:
    """Whether a computer player made a step for a person, this once, and not on a seat of its own."""
    return origin == "computer" and user_id is not None


def hidden_steps(to: int, published: int, undo: int) -> set[int]:
    """The steps that step ``undo`` took back to step ``to`` and that lie after the ``published`` one."""
    return set(range(max(to, published) + 1, undo))


def settings_of(row: rows.Match) -> MatchSettings:
    """The settings stored with a match; what of them cannot be read is as in a match without any."""
    return decode_leniently(row.settings, MatchSettings)


def write_msg(msg: Msg | None) -> str | None:
    """A sentence to be as text for a row."""
    return None if msg is None else msgspec.json.encode(msg).decode()


def read_msg(text: str | None) -> Msg | None:
    """The sentence to be of a row; one that cannot be read says that something is wrong there."""
    try:
        return None if text is None else msgspec.json.decode(text, type=Msg)
    except msgspec.MsgspecError:
        return Msg("post-trouble-channel")


def plain_json(value: Any) -> str:
    """Anything encodable as compact JSON text."""
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    """Plain data of JSON text."""
    return json.loads(text)
