"""What a game is: rules as pure functions of data, and parts by which it speaks, thinks and is played over days.

A state holds a stack of frames; their rules, and everything else of a game, stand outside it and hold no data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from engines.core.actions import Action, Emitted, Event, Option
from engines.core.ai.advice import Advice
from engines.core.decisions import CorruptState, Decision, IllegalMove, MatchOver, NotYourTurn
from engines.core.encoding.cloning import cloner
from engines.core.encoding.codec import Codec, DecodeError, members, tag_of
from engines.core.encoding.event_codec import EventCodec
from engines.core.frames import BaseState, Ctx, Frame, FrameRules, Script, Step
from engines.core.outcome import Outcome
from engines.core.play.contests import Contest, ContestFacts, Plan
from engines.core.play.premoves import Premoves
from engines.core.play.standing_orders import OrderType
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from engines.core.text.words import GameWords

MAX_ROUNDS = 10_000

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")


class GameInfo(Struct, frozen=True):
    """What is fixed about a game.

    key: its name in code and catalogues. command: its slash command group. seats: fewest and most.
    rules_version: the version of state shape and rules that new matches are bound to.
    hidden: it has information that not every seat shares.
    """

    key: str
    command: str
    seats: tuple[int, int]
    rules_version: int
    hidden: bool


class NoSettings(Struct, frozen=True):
    """The lobby options of a game that has none of its own."""


def _no_options(state: Any, seat: int) -> list[Option]:
    return []


def _one_turn(state: Any) -> int:
    return 0


def _nothing_more(ctx: Ctx[Any]) -> None:
    pass


def _not_mine(ctx: Ctx[Any], seat: int, action: Any) -> bool:
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """A title and its rules. It holds no match data, so one value serves every match.

    state_type, action_type, event_type: the state, and the unions of actions and events. settings: the lobby's
    options. frames: by type of frame, its rules.
    initial: by seats, chance and settings, the position before anything was drawn, with its first frame on the
    stack. outcome: the result, or None while the match runs. view: what a seat, or the public (None), may know;
    built by inclusion. redraw: makes of a copy of a position one that a seat cannot tell from the true one, drawn
    from the given chance alone. secrets: by name, every fact that the state holds and a seat may not know.
    invariants: what is wrong with a position, in words for developers; empty if nothing is.
    anytime: what a seat with a decision that is not `auto` may do besides answering it; handle_anytime carries it
    out, and returns False if the action is none of them, so that the frame gets it. always: what follows whatever
    has happened, such as a victory on points; run after every action, and whenever a frame has gone on.
    turn: the number of the turn that is being played; what happens once a turn is counted by it.
    upcasts: by an older rules version, what makes of a state's plain data that of the version after it. A version
    whose states have the same shape as the next one's needs none.
    words, mind, contest, orders, ahead: parts that a small game may leave out.
    """

    info: GameInfo
    state_type: Any
    action_type: Any
    event_type: Any
    frames: Mapping[type[Frame], FrameRules[S, Any, Any]]
    initial: Callable[[int, Rng, Any], S]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, int | None], V]
    resample: Callable[[S, int, Rng], S]
    secrets: Callable[[S, int], dict[str, Any]]
    invariants: Callable[[S], list[str]]
    settings: type[Struct] = NoSettings
    anytime: Callable[[S, int], list[Option]] = _no_options
    handle_anytime: Callable[[Ctx[S], int, Any], bool] = _not_mine
    always: Callable[[Ctx[S]], None] = _nothing_more
    turn: Callable[[S], int] = _one_turn
    upcasts: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)
    words: GameWords[V] = field(default_factory=GameWords)
    advice: Advice[S] = field(default_factory=Advice)
    contest: Contest[S] | None = None
    orders: tuple[OrderType[S], ...] = ()
    premoves: Premoves[S] | None = None

    @cached_property
    def states(self) -> Codec[S]:
        """The codec of states."""
        return Codec(self.state_type)

    @cached_property
    def actions(self) -> Codec[Any]:
        """The codec of actions."""
        return Codec(self.action_type)

    @cached_property
    def plans(self) -> Codec[Any]:
        """The codec of plans for contests; of a game without contests, of no plan."""
        return Codec(Plan if self.contest is None else self.contest.plan_type)

    @cached_property
    def choices(self) -> Any:
        """What a panel may offer: actions, and plans for contests."""
        return self.action_type if self.contest is None else Union[self.action_type, self.contest.plan_type]

    @cached_property
    def emitted(self) -> EventCodec:
        """The codec of a step's events with their audiences."""
        return EventCodec(self.event_type)

    @cached_property
    def verbs(self) -> Mapping[str, type[Action]]:
        """The actions by their tags, in the order of the union."""
        return {tag_of(member): member for member in members(self.action_type)}

    @cached_property
    def commands(self) -> Mapping[str, type[Action]]:
        """What is done by a command: the verbs, and the plans that are typed, by their tags."""
        plans = () if self.contest is None else self.contest.typed
        return {**self.verbs, **{tag_of(plan): plan for plan in plans}}

    @cached_property
    def _clone(self) -> Any:
        return cloner(self.state_type)

    def clone(self, state: S) -> S:
        """A copy that can be written on."""
        clone: S = self._clone(state)
        return clone

    def chosen(self, pairs: Iterable[str]) -> Any:
        """Settings from texts such as "map=wensleydale", the usual ones where nothing is said.

        Raises ValueError for an option or a value that the game does not have.
        """
        given = dict(pair.split("=", 1) for pair in pairs)
        unknown = given.keys() - set(self.settings.__struct_fields__)
        if unknown:
            raise ValueError(f"{self.info.key} has no option {min(unknown)!r}")
        return msgspec.convert(given, self.settings, strict=False)

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A position that the seat cannot tell from the true one, drawn from ``rng`` alone."""
        return self.resample(self.clone(state), seat, rng)

    def open_contest(self, state: S) -> ContestFacts | None:
        """The contest in which seats bid against each other now, or None."""
        return None if self.contest is None or state.over else self.contest.facts(state)

    def read_state(self, raw: bytes, version: int) -> S:
        """A stored state that was written by these rules or by an older version of them.

        Raises Undecodable if it cannot be read, or was written by a later version.
        """
        now = self.info.rules_version
        if version == now:
            return self.states.decode(raw)
        if version > now:
            raise DecodeError(f"{self.info.key}: written by rules version {version}, these are {now}")
        return self.states.upcast(raw, [self.upcasts[n] for n in range(version, now) if n in self.upcasts])

    def setup(self, seats: int, seed: bytes, settings: Any = None, script: Script | None = None) -> Step[S]:
        """The opening position. ``seed`` has 16 bytes.

        Raises ValueError if the game is not for so many, BadScript if a forced draw is impossible.
        """
        low, high = self.info.seats
        if not low <= seats <= high:
            raise ValueError(f"{self.info.key} is for {low} to {high}")
        ctx = Ctx(self.initial(seats, Rng(seed), self.settings() if settings is None else settings), script)
        self._go_on(ctx)
        return self._step(ctx)

    def pending(self, state: S) -> list[Decision]:
        """Every decision that is owed or offered now."""
        if state.over:
            return []
        frame = state.stack[-1]
        return self.frames[type(frame)].pending(state, frame)

    def options(self, state: S, seat: int) -> list[Option]:
        """What a seat may do now; empty if it has no decision."""
        for decision in self.pending(state):
            if decision.seat == seat:
                return self.answers(state, decision)
        return []

    def answers(self, state: S, decision: Decision) -> list[Option]:
        """What the seat of one of the decisions of `pending` may do."""
        frame = state.stack[-1]
        options = self.frames[type(frame)].options(state, frame, decision.seat)
        # What is played by itself has no choice beside it.
        return options if decision.auto else options + self.anytime(state, decision.seat)

    def unasked(self, state: S, seat: int) -> Msg:
        """Why a seat that has no decision may do nothing now."""
        facts = self.open_contest(state)
        if self.contest is None or facts is None or seat in facts.seats:
            return Msg("err-not-your-turn")
        return self.contest.unasked(facts, seat)

    def check(self, state: S, seat: int, action: Action, options: Sequence[Option] | None = None) -> None:
        """Raise MatchOver, NotYourTurn or Illegal, in this order, unless the seat may do this now.

        options: the seat's in this very position, from whoever holds them; None asks for them.
        """
        if state.over:
            raise MatchOver(Msg("err-over"))
        if options is None:
            options = self.options(state, seat)
        if not options:
            raise NotYourTurn(self.unasked(state, seat))
        for option in options:
            # Most options have nothing left open: comparing them here spares a call for each.
            if option.action == action if not option.holes else option.admits(action):
                return
        raise IllegalMove(self.words.why_not(state, seat, action))

    def apply(
        self,
        state: S,
        seat: int,
        action: Action,
        script: Script | None = None,
        options: Sequence[Option] | None = None,
    ) -> Step[S]:
        """Carry out an action on a copy. Raises what `check` raises, BadScript, or CorruptState (our fault).

        options: see `check`.
        """
        self.check(state, seat, action, options)
        return self._step(self.play(self.clone(state), seat, action, script))

    def play(self, state: S, seat: int, action: Action, script: Script | None = None) -> Ctx[S]:
        """Carry out an action in place and unchecked, for search and replay of trusted logs."""
        ctx = Ctx(state, script)
        if not self.handle_anytime(ctx, seat, action):
            frame = state.stack[-1]
            self.frames[type(frame)].handle(ctx, frame, seat, action)
        self.always(ctx)
        self._go_on(ctx)
        return ctx

    def _go_on(self, ctx: Ctx[S]) -> None:
        state = ctx.state
        for _ in range(MAX_ROUNDS):
            if state.over:
                return
            if not state.stack:
                raise CorruptState("nobody is asked and the match is not over")
            frame = state.stack[-1]
            rules = self.frames[type(frame)]
            asked = rules.pending(state, frame)
            for decision in asked:
                if not decision.optional:
                    ctx.asked = asked
                    return
            rules.resume(ctx, frame)
            self.always(ctx)
        raise CorruptState(f"{type(state.stack[-1]).__name__} does not come to rest")

    def _step(self, ctx: Ctx[S]) -> Step[S]:
        ctx.spent()
        return Step(ctx.state, tuple(ctx.events), ctx.barrier, tuple(ctx.chance), tuple(ctx.asked))


def seen(events: Iterable[Emitted[Event]], viewer: int | None) -> list[Any]:
    """The events that a viewer learns of."""
    return [event for emitted in events if (event := emitted.seen_by(viewer)) is not None]
