"""The protocol that a game implements: rules as pure functions of data, and optional parts such as words.

A state holds a stack of frames. The rules of the frames, and all other parts of a game, hold no match data.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar, Union

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
from engines.core.text.words import BoardWords, EventWords, MapWords, NameWords

MAX_ROUNDS = 10_000

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")


Weight = Literal["light", "medium", "heavy"]


class GameInfo(Struct, frozen=True):
    """The fixed facts about a game.

    key: its name in code and catalogues. command: its slash command group. seats: the fewest and the most.
    rules_version: the version of state shape and rules that new matches are bound to.
    hidden: some information is not shared by all seats. weight: how much there is to learn and to think about.
    minutes: by number of players, the least and the most minutes of a match at a table. days: the same in days of
    a match by messages in which a turn may take a day.
    """

    key: str
    command: str
    seats: tuple[int, int]
    rules_version: int
    hidden: bool
    weight: Weight = "medium"
    minutes: Mapping[int, tuple[int, int]] = {}
    days: Mapping[int, tuple[int, int]] = {}


class NoSettings(Struct, frozen=True):
    """The lobby options of a game without options of its own."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameTypes:
    """The types of a game's data.

    state: a position. action, event: the unions of actions and of events. settings: the lobby's options. matters:
    by chosen settings, number of players and an option's name, whether that option changes anything.
    upcasts: by an older rules version, the function that turns a state's plain data into that of the next version.
    A version whose states have the same shape as the next one's needs none.
    """

    state: Any
    action: Any
    event: Any
    settings: type[Struct] = NoSettings
    matters: Callable[[Any, int, str], bool] = lambda *_: True
    upcasts: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True, eq=False)
class GameRules(Generic[S]):
    """The rules of a game.

    frames: by type of frame, its rules. initial: by seats, chance and settings, the position before the first
    draw, with the first frame on the stack. outcome: the result, or None while the match runs.
    anytime: what a seat with a decision that is not `auto` may do besides answering it. handle_anytime: carries
    such an action out; returns False for any other action, which then goes to the frame. always: consequences of
    any change, such as a victory on points; runs after every action and after every `FrameRules.resume`.
    turn: the number of the current turn, for what happens once a turn.
    invariants: faults of a position, in words for developers; empty if there are none.
    """

    frames: Mapping[type[Frame], FrameRules[S, Any, Any]]
    initial: Callable[[int, Rng, Any], S]
    outcome: Callable[[S], Outcome | None]
    invariants: Callable[[S], list[str]]
    anytime: Callable[[S, int], list[Option]] = lambda *_: []
    handle_anytime: Callable[[Ctx[S], int, Any], bool] = lambda *_: False
    always: Callable[[Ctx[S]], None] = lambda *_: None
    turn: Callable[[S], int] = lambda *_: 0


@dataclass(frozen=True, kw_only=True, eq=False)
class Information(Generic[S, V]):
    """Who may know what.

    view: what a seat, or the public (None), may know; built by inclusion. resample: turns a copy of a position
    into one that the seat cannot distinguish from the true one, using only the given chance. secrets: by name,
    every fact that the state holds and the seat may not know. Both are asked only while the match runs, and leave
    out the draws still to come, which are hidden in every game.
    """

    view: Callable[[S, int | None], V]
    resample: Callable[[S, int, Rng], None] = lambda *_: None
    secrets: Callable[[S, int], dict[str, Any]] = lambda *_: {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """A game. It holds no match data, so one value serves every match.

    names, events, board, map: its words, each for its readers. why_not: by position, seat and a typed action that
    is not among the options: why not, and what would be right, judged by what the seat knows. advice, contest,
    orders, premoves: parts that a small game may leave out, as it may the words.
    """

    info: GameInfo
    types: GameTypes
    rules: GameRules[S]
    information: Information[S, V]
    names: NameWords[V] = field(default_factory=NameWords)
    events: EventWords[V] = field(default_factory=EventWords)
    board: BoardWords[V] = field(default_factory=BoardWords)
    map: MapWords[V] = field(default_factory=MapWords)
    why_not: Callable[[S, int, Any], Msg] = lambda *_: Msg("err-illegal")
    advice: Advice[S] = field(default_factory=Advice)
    contest: Contest[S] | None = None
    orders: tuple[OrderType[S], ...] = ()
    premoves: Premoves[S] | None = None

    @cached_property
    def states(self) -> Codec[S]:
        """The codec of states."""
        return Codec(self.types.state)

    @cached_property
    def actions(self) -> Codec[Any]:
        """The codec of actions."""
        return Codec(self.types.action)

    @cached_property
    def plans(self) -> Codec[Any]:
        """The codec of plans for contests; for a game without contests, of no plan."""
        return Codec(Plan if self.contest is None else self.contest.plan_type)

    @cached_property
    def choices(self) -> Any:
        """The type of what a panel may offer: actions, and plans for contests."""
        return self.types.action if self.contest is None else Union[self.types.action, self.contest.plan_type]

    @cached_property
    def emitted(self) -> EventCodec:
        """The codec of a step's events with their audiences."""
        return EventCodec(self.types.event)

    @cached_property
    def verbs(self) -> Mapping[str, type[Action]]:
        """The action types by tag, in the order of the union."""
        return {tag_of(member): member for member in members(self.types.action)}

    @cached_property
    def commands(self) -> Mapping[str, type[Action]]:
        """The types that have a command, by tag: the verbs, and the plans that can be typed."""
        plans = () if self.contest is None else self.contest.typed
        return {**self.verbs, **{tag_of(plan): plan for plan in plans}}

    @cached_property
    def _clone(self) -> Any:
        return cloner(self.types.state)

    def clone(self, state: S) -> S:
        """Return a copy that may be changed."""
        clone: S = self._clone(state)
        return clone

    def chosen(self, pairs: Iterable[str]) -> Any:
        """Return settings from texts such as "map=wensleydale"; options that are not named keep their defaults.

        Raises ValueError for an option or a value that the game does not have.
        """
        given = dict(pair.split("=", 1) for pair in pairs)
        unknown = given.keys() - set(self.types.settings.__struct_fields__)
        if unknown:
            raise ValueError(f"{self.info.key} has no option {min(unknown)!r}")
        return msgspec.convert(given, self.types.settings, strict=False)

    def relevant_options(self, chosen: Mapping[str, Any], seats: int) -> tuple[str, ...]:
        """Return the names of the lobby's options that change anything for a number of players.

        chosen: settings by name; those that are not named keep their defaults.
        """
        settings = msgspec.convert(chosen, self.types.settings)
        names = self.types.settings.__struct_fields__
        return tuple(name for name in names if self.types.matters(settings, seats, name))

    def view(self, state: S, seat: int | None) -> V:
        """Return what a seat, or the public (None), may know of a position."""
        return self.information.view(state, seat)

    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the match runs."""
        return self.rules.outcome(state)

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """Return a position that the seat cannot distinguish from the true one, drawn from ``rng`` alone."""
        world = self.clone(state)
        if not world.over:
            self.information.resample(world, seat, rng)
            world.rng = Rng(rng.word().to_bytes(8, "big") * 2)
        return world

    def secrets(self, state: S, seat: int) -> dict[str, Any]:
        """Return, by name, every fact that a seat may not know, the seed included; none once the match is over."""
        return {} if state.over else {"seed": state.rng.seed, **self.information.secrets(state, seat)}

    def open_contest(self, state: S) -> ContestFacts | None:
        """Return the contest in which seats now bid against each other, or None."""
        return None if self.contest is None or state.over else self.contest.facts(state)

    def read_state(self, raw: bytes, version: int) -> S:
        """Return a stored state that was written by these rules or an older version of them.

        Raises DecodeError if it cannot be read, or was written by a later version.
        """
        now = self.info.rules_version
        if version == now:
            return self.states.decode(raw)
        if version > now:
            raise DecodeError(f"{self.info.key}: written by rules version {version}, these are {now}")
        return self.states.upcast(
            raw, [self.types.upcasts[n] for n in range(version, now) if n in self.types.upcasts]
        )

    def setup(self, seats: int, seed: bytes, settings: Any = None, script: Script | None = None) -> Step[S]:
        """Return the opening position. ``seed`` has 16 bytes.

        Raises ValueError if the game does not take this number of seats, ScriptError if a forced draw is
        impossible.
        """
        low, high = self.info.seats
        if not low <= seats <= high:
            raise ValueError(f"{self.info.key} is for {low} to {high}")
        ctx = Ctx(
            self.rules.initial(seats, Rng(seed), self.types.settings() if settings is None else settings), script
        )
        self._go_on(ctx)
        return self._step(ctx)

    def pending(self, state: S) -> list[Decision]:
        """Return every decision that a seat owes or may answer now."""
        if state.over:
            return []
        frame = state.stack[-1]
        return self.rules.frames[type(frame)].pending(state, frame)

    def options(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may do now; empty if it has no decision."""
        for decision in self.pending(state):
            if decision.seat == seat:
                return self.answers(state, decision)
        return []

    def answers(self, state: S, decision: Decision) -> list[Option]:
        """Return what the seat of one of `pending`'s decisions may do."""
        frame = state.stack[-1]
        options = self.rules.frames[type(frame)].options(state, frame, decision.seat)
        # An automatic answer has no alternatives.
        if not decision.auto and (more := self.rules.anytime(state, decision.seat)):
            return options + more
        return options

    def unasked(self, state: S, seat: int) -> Msg:
        """Return why a seat without a decision may do nothing now."""
        facts = self.open_contest(state)
        if self.contest is None or facts is None or seat in facts.seats:
            return Msg("err-not-your-turn")
        return self.contest.unasked(facts, seat)

    def check(self, state: S, seat: int, action: Action, options: Sequence[Option] | None = None) -> None:
        """Raise MatchOver, NotYourTurn or IllegalMove, in this order, unless the seat may do this now.

        options: the seat's options in this very position, if the caller has them; None computes them.
        """
        if state.over:
            raise MatchOver(Msg("err-over"))
        if options is None:
            options = self.options(state, seat)
        if not options:
            raise NotYourTurn(self.unasked(state, seat))
        kind = type(action)
        for option in options:
            # Most options are of another type or have no holes: looking here saves a call for each.
            if type(option.action) is not kind:
                continue
            if option.admits(action) if option.holes else option.action == action:
                return
        raise IllegalMove(self.why_not(state, seat, action))

    def apply(
        self,
        state: S,
        seat: int,
        action: Action,
        script: Script | None = None,
        options: Sequence[Option] | None = None,
    ) -> Step[S]:
        """Carry out an action on a copy.

        options: see `check`. Raises what `check` raises, ScriptError, or CorruptState (a fault of the rules).
        """
        self.check(state, seat, action, options)
        return self._step(self.play(self.clone(state), seat, action, script))

    def play(self, state: S, seat: int, action: Action, script: Script | None = None) -> Ctx[S]:
        """Carry out an action in place without checking it, for search and for replaying trusted logs."""
        ctx = Ctx(state, script)
        if not self.rules.handle_anytime(ctx, seat, action):
            frame = state.stack[-1]
            self.rules.frames[type(frame)].handle(ctx, frame, seat, action)
        self.rules.always(ctx)
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
            rules = self.rules.frames[type(frame)]
            asked = rules.pending(state, frame)
            for decision in asked:
                if not decision.optional:
                    ctx.asked = asked
                    return
            rules.resume(ctx, frame)
            self.rules.always(ctx)
        raise CorruptState(f"{type(state.stack[-1]).__name__} does not come to rest")

    def _step(self, ctx: Ctx[S]) -> Step[S]:
        ctx.spent()
        return Step(ctx.state, tuple(ctx.events), ctx.barrier, tuple(ctx.chance), tuple(ctx.asked))


def seen(events: Iterable[Emitted[Event]], viewer: int | None) -> list[Any]:
    """Return the events that a viewer sees."""
    return [event for emitted in events if (event := emitted.seen_by(viewer)) is not None]
