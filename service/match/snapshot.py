"""A match in memory: its decoded rows and its positions. It is a value; a unit of work makes the next one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.encoding.codec import DecodeError, write_code
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.play.contests import ContestFacts
from engines.core.text.messages import Msg
from service.base.config import STAND_IN
from service.base.errors import NotSeated, Refusal
from service.base.lenient_json import decode_leniently, decode_or
from service.match import pending
from service.match.log_line import BREAKS, StepSummary
from service.match.status import MatchStatus
from store import rows

T = TypeVar("T")


class MatchSettings(Struct, frozen=True):
    """The settings of a match, as they are stored.

    seats: the number of players. grace: seconds before a finished turn is published. stand_in: hours after which
    the computer player ``stand_in_by`` answers once for a missing player; 0 for never. It plays lent seats, too,
    whose owners name no other. options: the game's own, by
    name. styles: by seat, its colour and pattern. language_chosen: a person chose the match's language. by_hand:
    the users of the lobby who want none of the usual orders. rematch_of: the match before. table_talk: computer
    players comment on the match in its posts.
    """

    seats: int = 2
    grace: int = 15
    stand_in: int = 0
    stand_in_by: str = STAND_IN
    options: dict[str, Any] = {}
    styles: tuple[int, ...] = ()
    rematch_of: int | None = None
    language_chosen: bool = False
    by_hand: tuple[int, ...] = ()
    table_talk: bool = True


@dataclass(frozen=True, slots=True)
class MatchSnapshot:
    """A match: its row and seats, the newest position and the published one.

    state, shown: None while it is a lobby. people: the lobby's members. line: the effective steps, in order.
    hidden: the steps that were undone before they were public. instructions: by seat, kind and key; secret.
    recent: the newest positions with their steps, cached so that recent steps need no replay. broken: why its
    positions or its log cannot be decoded; then there are no positions. held: what was found of its
    positions.
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
    instructions: tuple[rows.Instruction, ...] = ()
    broken: Exception | None = None
    recent: tuple[tuple[int, Any], ...] = field(default=(), repr=False, compare=False)
    held: pending.PositionCache = field(default_factory=pending.PositionCache, repr=False, compare=False)

    @property
    def id(self) -> int:
        """Return the match's number."""
        return self.row.id

    @property
    def is_lesson(self) -> bool:
        """Return whether it is a lesson: a person alone with computer players, which no one else can see."""
        return self.row.lesson is not None

    @property
    def status(self) -> MatchStatus:
        """Return what the match is doing; `UnitOfWork.set_status` changes it."""
        return MatchStatus(self.row.status, self.row.status_since, self.row.status_by)

    def seat_played_by(self, user_id: int) -> rows.Seat | None:
        """Return the seat that the user plays now, not one that a computer player holds for them."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_owned_by(self, user_id: int) -> rows.Seat | None:
        """Return the seat that the user plays or owns."""
        played = self.seat_played_by(user_id)
        return played or next((seat for seat in self.seats if seat.owner_id == user_id), None)

    def seat_of(self, user_id: int) -> int | None:
        """Return the number of `seat_owned_by`."""
        owned = self.seat_owned_by(user_id)
        return None if owned is None else owned.seat

    def must_play(self, user_id: int) -> rows.Seat:
        """Return the seat that the user plays. Raises NotSeated."""
        seat = self.seat_played_by(user_id)
        if seat is not None:
            return seat
        if self.seat_owned_by(user_id) is not None:
            raise NotSeated("err-computer-holds", match=self.id)
        raise NotSeated("err-not-seated", match=self.id)

    def must_have_status(self, *statuses: str) -> None:
        """Raise Refusal unless the match has one of these statuses."""
        if self.row.status not in statuses:
            raise Refusal(self.status.resume_refusal or f"err-status-{self.row.status}", match=self.id)

    def must_have_positions(self) -> None:
        """Raise Refusal in a lobby, and if the positions cannot be decoded."""
        if self.state is None:
            raise Refusal(f"err-status-{self.row.status}", match=self.id)

    def choices(self, state: Any) -> LegalMoves[Any]:
        """Return the legal moves of a position; those of the match's own positions are cached."""
        return self.held.of(self.game, state) if self._is_own(state) else LegalMoves(self.game, state)

    def ask(self, state: Any, seat: int, question: Callable[[LegalMoves[Any], int], T]) -> T:
        """Return what a question finds for a seat in a position; cached as its legal moves are."""
        if self._is_own(state):
            return self.held.ask(self.game, state, seat, question)
        return question(LegalMoves(self.game, state), seat)

    def _is_own(self, state: Any) -> bool:
        # Any other position may still be written to.
        return state is self.state or state is self.shown

    def options(self, state: Any, seat: int) -> tuple[Option, ...]:
        """Return the options of a seat in a position."""
        return self.choices(state).options(seat)

    def decisions(self, state: Any) -> Sequence[Decision]:
        """Return all decisions that seats owe or may answer in a position."""
        return pending.decisions(self.choices(state))

    def awaited(self, state: Any) -> set[int]:
        """Return the seats that a position waits for. In a contest it does not reveal who has answered."""
        return {decision.seat for decision in self.decisions(state) if not decision.optional}

    def instruction(self, kind: rows.InstructionKind, seat: int) -> rows.Instruction | None:
        """Return a seat's only instruction of a kind other than orders, or None; secret to this seat."""
        return next((given for given in self.instructions if given.seat == seat and given.kind == kind), None)

    @property
    def contest(self) -> ContestFacts | None:
        """Return the contest that is open in the newest position, or None."""
        return None if self.state is None or self.state.over else self.game.open_contest(self.state)

    def plan_of(self, seat: int) -> Any | None:
        """Return a seat's plan for the open contest, or None; secret to this seat.

        A plan that the current rules cannot decode counts as none: the seat is asked again.
        """
        kept, facts = self.instruction("plan", seat), self.contest
        if facts is None or kept is None or kept.key != str(facts.number):
            return None
        try:
            return self.game.plans.decode(kept.payload)
        except DecodeError:
            return None

    def takes_plans(self, seat: int) -> bool:
        """Return whether a seat's moves are plans now, for an open contest that it takes part in."""
        facts = self.contest
        return facts is not None and seat in facts.seats

    def asks_plan(self, seat: int) -> bool:
        """Return whether a contest waits for a seat's plan; secret to this seat."""
        return self.takes_plans(seat) and seat in self.awaited(self.state) and self.plan_of(seat) is None

    def humans(self) -> tuple[rows.Seat, ...]:
        """Return the seats that people play."""
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    def people_but(self, user_id: int | None) -> tuple[int, ...]:
        """Return the users who play a seat now, except this one."""
        playing = [seat.user_id for seat in self.seats if seat.user_id is not None]
        return tuple(player for player in playing if player != user_id)

    @property
    def first(self) -> int:
        """Return the step from which the match can be replayed: its opening, or the last break."""
        return next((mark.seq for mark in reversed(self.line) if mark.verb in BREAKS), 1)

    def untold(self, upto: int) -> tuple[StepSummary, ...]:
        """Return the steps up to ``upto`` that no post has reported."""
        return self.line[self._after(self.row.posted) : self._after(upto)]

    @property
    def unpublished(self) -> tuple[StepSummary, ...]:
        """Return the steps that only their mover sees yet."""
        return self.line[self._after(self.row.published) :]

    def _after(self, seq: int) -> int:
        return bisect_right(self.line, seq, key=lambda mark: mark.seq)

    @property
    def mover(self) -> int | None:
        """Return the seat whose moves are not public yet, if any."""
        return next((mark.seat for mark in reversed(self.unpublished) if mark.is_move), None)

    def held_until(self, seat: int | None) -> int | None:
        """Return when the seat's finished turn is published; None if no turn of the seat is held back."""
        if seat is None or self.row.status != "live" or self.mover != seat or self.awaited(self.state) == {seat}:
            return None
        return self.line[-1].at + self.settings.grace

    def undo_of(self, seat: int, upto: int | None = None) -> tuple[int, bool] | None:
        """Return the step to which undoing the seat's last move leads, and whether the seat may undo it alone.

        upto: the last step that counts, such as the last one the seat may know; None for the newest.

        Alone: its person made the move, it revealed nothing, and no other seat has moved; a plan for a contest is
        a barrier. The moves of one stand-in count as one move of another player. None if the person has not moved.
        """
        alone, stood_in = True, None
        for mark in reversed(self.line[: None if upto is None else self._after(upto)]):
            if mark.verb in BREAKS:
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
        """Return whether several other seats have moved since a seat's move, as far as the seat may know.

        Then Undo is not offered, though the player can still ask the others. All origins count, since leaving some
        out would reveal standing orders.
        """
        known = self.line[: self._after(self.readable_upto(seat))]
        after = (mark for mark in known if mark.seq > to_seq and mark.is_move)
        return len({mark.seat for mark in after} - {seat}) > 1

    def readable_upto(self, seat: int | None) -> int:
        """Return the last step that a reader may know."""
        return self.row.seq if seat is not None and seat == self.mover else self.row.published

    def readable(self, seat: int | None) -> Any:
        """Return the position that a reader may see: the published one, or the newest after their own moves."""
        return self.state if seat is not None and seat == self.mover else self.shown

    def token(self, seat: int) -> str:
        """Return the freshness token of a seat's private buttons: its count of moves, and a digest of its options.

        In a contest the digest covers the seat's plan too: a button replaces only the plan its panel showed.
        """
        return self.token_of(seat, self.options(self.readable(seat), seat))

    def token_of(self, seat: int, options: Sequence[Option]) -> str:
        """Return `token`, for known options."""
        facts = self.contest
        if facts is not None and seat in facts.seats:
            # Before the first bid all answer, though the rules give options to only one of them.
            given = self.instruction("plan", seat)
            plan = "" if given is None else given.payload
            codes = f"contest/{facts.number}|{plan}|{self.ask(self.state, seat, _plan_codes)}"
        else:
            codes = _codes(options)
        return f"{self.seats[seat].own}-{blake2b(codes.encode(), digest_size=4).hexdigest()[:3]}"

    def with_seat(self, seat: int, **fields: Any) -> MatchSnapshot:
        """Return the match with changed fields of one seat."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **fields)
        return replace(self, seats=tuple(seats))


def _codes(options: Iterable[Option]) -> str:
    return "|".join(f"{write_code(option.action)}{option.holes}" for option in options)


def settings_of(row: rows.Match) -> MatchSettings:
    """Return the settings stored with a match; fields that cannot be decoded have their defaults."""
    return decode_leniently(row.settings, MatchSettings)


def read_msg(text: str | None) -> Msg | None:
    """Return the message of a row; one that cannot be decoded says that something is wrong there."""
    return None if text is None else decode_or(text, Msg, Msg("post-trouble-channel"))


def plain_json(value: Any) -> str:
    """Return a value as compact JSON text."""
    return msgspec.json.encode(value).decode()


def _plan_codes(choices: LegalMoves[Any], seat: int) -> str:
    return _codes(pending.plans(choices, seat))
