"""The protocol that every game implements: a stack of frames in the state, stateless rules outside it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, final

from msgspec import Struct

from engines.core.actions import Action, Emitted, Event, Option
from engines.core.codec import Codec, Undecodable, cloner, members, tag_of
from engines.core.decisions import CorruptState, Decision, Illegal, MatchOver, NotYourTurn
from engines.core.frames import BaseState, Ctx, Frame, FrameRules, Script, Step
from engines.core.rng import Rng
from engines.core.text import Msg, Ref, Summary

if TYPE_CHECKING:
    from engines.core.auctions import OpenAuction

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


class Outcome(Struct, frozen=True):
    """How a match ended: the reason's id, and by seat the score and the rank (1 is best, ties share)."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats ranked first."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class NoSettings(Struct, frozen=True):
    """The lobby options of a game that has none of its own."""


def ranks_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Ranks by score, the highest first; equal scores share the better rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


class Game(ABC, Generic[S, V]):
    """A title and its rules. It holds no match data, so one instance serves every match."""

    info: ClassVar[GameInfo]
    settings: ClassVar[type[Struct]] = NoSettings
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    frames: ClassVar[Mapping[type[Frame], FrameRules[Any]]]
    upcasts: ClassVar[Mapping[int, Callable[[Any], Any]]] = {}
    """By an older rules version, what makes of a state's plain data that of the version after it. A version whose
    states have the same shape as the next one's needs none."""
    orders: ClassVar[tuple[str, ...]] = ()
    """Standing orders that the game knows, by key, such as "roll"; the service keeps and executes them."""
    answers: ClassVar[frozenset[str]] = frozenset()
    """The verbs by which a seat only answers in a turn, mostly another seat's; no turn of its own ends so."""
    of_course: ClassVar[frozenset[str]] = frozenset()
    """The verbs that need no word of why where they were a seat's only choice and made by themselves: a roll."""
    auction_events: ClassVar[tuple[type[Event], ...]] = ()
    """The events with which steps of an auction begin: that which opens it, then cries and what is done to pay for
    them; `tell` makes one sentence of all of them."""
    units: ClassVar[Mapping[str, str]] = {}
    """By field of its actions, the unit in which an amount there is counted, such as half florins."""

    # -------------------------------------------------------------- what each game writes

    @abstractmethod
    def initial(self, seats: int, rng: Rng, settings: Any) -> S:
        """The position before anything was drawn, with its first frame on the stack."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the match runs."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> V:
        """What a seat, or the public (None), may know; built by inclusion."""

    @abstractmethod
    def label(self, view: V, option: Option) -> Msg:
        """An option's name on a button or in a list."""

    @abstractmethod
    def place(self, view: V, ref: Ref) -> Msg:
        """A place or thing in the words that a player would use."""

    def deed(self, view: V, ref: Ref) -> Msg:
        """What a verb or a card does and costs, in a line below the place where it may be done."""
        return self.place(view, ref)

    @abstractmethod
    def tell(self, view: V, events: Sequence[Event]) -> list[Msg]:
        """What happened, condensed into what a reader wants; ``events`` are those that the viewer sees."""

    def below_question(self, told: Msg) -> Msg:
        """What a sentence of `tell` becomes below the question to which it led, which says the rest of it."""
        return told

    @abstractmethod
    def summary(self, view: V) -> Summary:
        """The position in words."""

    @abstractmethod
    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A position that the seat cannot tell from the true one, drawn from ``rng`` alone."""

    @abstractmethod
    def secrets(self, state: S, seat: int) -> dict[str, Any]:
        """By name, every fact that the state holds and the seat may not know."""

    @abstractmethod
    def invariants(self, state: S) -> list[str]:
        """What is wrong with the position, in words for developers; empty if nothing is."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good a (determinized) position is for the seat; larger is better."""

    def anytime(self, state: S, seat: int) -> list[Option]:
        """What a seat with a decision that is not `auto` may do besides answering it."""
        return []

    def handle_anytime(self, ctx: Ctx[S], seat: int, action: Any) -> bool:
        """Carry out an `anytime` action; False if it is none of them, so that the frame gets it."""
        return False

    def turn(self, state: S) -> int:
        """The number of the turn that is being played; what happens once a turn is counted by it."""
        return 0

    def head(self, view: V) -> list[Msg]:
        """What the viewer's panel says above the moves: own means, and what is left to do in a long turn."""
        return []

    def empty_handed(self, view: V) -> bool:
        """Whether the viewer, who has a seat, holds nothing that a picture of the hand could show."""
        return False

    def things(self, verb: str, field: str) -> tuple[tuple[str, Ref], ...]:
        """All that can ever be named in a field of a verb's action, legal or not, each after its code.

        Of a field that holds several, what each of them may be; there an empty code is a thing that may be named,
        but is left out. Empty where what may be named is not fixed.
        """
        return ()

    def standing(self, view: V, ref: Ref) -> list[Msg]:
        """An offer that stands (a target of the kind "offer"): what it says, and who has answered it how."""
        return [self.place(view, ref)]

    def suggest(self, state: S, seat: int) -> Any | None:
        """A sensible answer to a duty such as a discard, from what the seat may know; None where there is none."""
        return None

    def ordered(self, state: S, seat: int, order: str) -> Any | None:
        """What a standing order (one of ``orders``) makes the seat do now; None if it does not apply."""
        return None

    def auction(self, state: S) -> OpenAuction | None:
        """The auction that is being cried, or None."""
        return None

    def cry(self, state: S, seat: int, limit: int) -> Any:
        """What the seat to cry in the open auction does next under a limit: the least bid, or a pass.

        Money that is within reach, such as a set of cards to cash in, is fetched first: then the action does that,
        and the next one cries. Only the seat's own knowledge is used. Raises ValueError if the seat is not to cry.
        """
        raise ValueError("no auction is being cried")

    def limit(self, state: S, seat: int) -> int:
        """The most that the seat could bid in the open auction, by its own knowledge; 0 if there is none."""
        return 0

    def refusal(self, state: S, seat: int, action: Any) -> Msg:
        """Why a typed action is not among the options, and what would be right."""
        return Msg("err-illegal")

    # -------------------------------------------------------------- the same for every game

    @cached_property
    def states(self) -> Codec[S]:
        """The codec of states."""
        return Codec(self.state_type)

    @cached_property
    def actions(self) -> Codec[Any]:
        """The codec of actions."""
        return Codec(self.action_type)

    @cached_property
    def emitted(self) -> Codec[list[Emitted[Any]]]:
        """The codec of a step's events with their audiences."""
        return Codec(list[Emitted[self.event_type]])  # type: ignore[name-defined]

    @cached_property
    def verbs(self) -> Mapping[str, type[Action]]:
        """The actions by their tags, in the order of the union."""
        return {tag_of(member): member for member in members(self.action_type)}

    @cached_property
    def _clone(self) -> Any:
        return cloner(self.state_type)

    @final
    def clone(self, state: S) -> S:
        """A copy that can be written on."""
        clone: S = self._clone(state)
        return clone

    @final
    def read_state(self, raw: bytes, version: int) -> S:
        """A stored state that was written by these rules or by an older version of them.

        Raises Undecodable if it cannot be read, or was written by a later version.
        """
        now = self.info.rules_version
        if version == now:
            return self.states.decode(raw)
        if version > now:
            raise Undecodable(f"{self.info.key}: written by rules version {version}, these are {now}")
        return self.states.upcast(raw, [self.upcasts[n] for n in range(version, now) if n in self.upcasts])

    @final
    def setup(self, seats: int, seed: bytes, settings: Any = None, script: Script | None = None) -> Step[S]:
        """The opening position. ``seed`` has 16 bytes.

        Raises ValueError if the game is not for so many, BadScript if a forced draw is impossible.
        """
        low, high = self.info.seats
        if not low <= seats <= high:
            raise ValueError(f"{self.info.key} is for {low} to {high}")
        ctx = Ctx(self.initial(seats, Rng(seed), self.settings() if settings is None else settings), script)
        self._settle(ctx)
        return self._step(ctx)

    @final
    def pending(self, state: S) -> list[Decision]:
        """Every decision that is owed or offered now."""
        if state.over:
            return []
        frame = state.stack[-1]
        return self.frames[type(frame)].pending(state, frame)

    @final
    def options(self, state: S, seat: int) -> list[Option]:
        """What a seat may do now; empty if it has no decision."""
        if state.over:
            return []
        frame = state.stack[-1]
        rules = self.frames[type(frame)]
        for decision in rules.pending(state, frame):
            if decision.seat == seat:
                options = rules.options(state, frame, seat)
                # What is played by itself has no choice beside it.
                return options if decision.auto else options + self.anytime(state, seat)
        return []

    @final
    def unasked(self, state: S, seat: int) -> Msg:
        """Why a seat that has no decision may do nothing now."""
        auction = self.auction(state)
        if auction is None or seat in auction.bidders:
            return Msg("err-not-your-turn")
        return Msg("err-auction-yours") if seat == auction.seller else Msg("err-auction-out")

    @final
    def check(self, state: S, seat: int, action: Any) -> None:
        """Raise MatchOver, NotYourTurn or Illegal, in this order, unless the seat may do this now."""
        if state.over:
            raise MatchOver(Msg("err-over"))
        options = self.options(state, seat)
        if not options:
            raise NotYourTurn(self.unasked(state, seat))
        for option in options:
            if option.admits(action):
                return
        raise Illegal(self.refusal(state, seat, action))

    @final
    def apply(self, state: S, seat: int, action: Any, script: Script | None = None) -> Step[S]:
        """Carry out an action on a copy. Raises what `check` raises, BadScript, or CorruptState (our fault)."""
        self.check(state, seat, action)
        return self._step(self.play(self.clone(state), seat, action, script))

    @final
    def play(self, state: S, seat: int, action: Any, script: Script | None = None) -> Ctx[S]:
        """Carry out an action in place and unchecked, for search and replay of trusted logs."""
        ctx = Ctx(state, script)
        if not self.handle_anytime(ctx, seat, action):
            frame = state.stack[-1]
            self.frames[type(frame)].handle(ctx, frame, seat, action)
        self._settle(ctx)
        return ctx

    def _settle(self, ctx: Ctx[S]) -> None:
        state = ctx.state
        for _ in range(MAX_ROUNDS):
            if state.over:
                return
            if not state.stack:
                raise CorruptState("nobody is asked and the match is not over")
            frame = state.stack[-1]
            rules = self.frames[type(frame)]
            for decision in rules.pending(state, frame):
                if not decision.optional:
                    return
            rules.resume(ctx, frame)
        raise CorruptState(f"{type(state.stack[-1]).__name__} does not come to rest")

    def _step(self, ctx: Ctx[S]) -> Step[S]:
        ctx.spent()
        return Step(ctx.state, tuple(ctx.events), ctx.barrier, tuple(ctx.chance))


def seen(events: Iterable[Emitted[Any]], viewer: int | None) -> list[Any]:
    """The events that a viewer learns of."""
    return [emitted.event for emitted in events if emitted.seen_by(viewer)]
