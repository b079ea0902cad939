"""The call stack of a match: frames, their stateless rules, and the context in which rules change a state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.actions import Emitted, Event, Option
from engines.core.decisions import CorruptState, Decision, ScriptError
from engines.core.rng import Rng

T = TypeVar("T")
Script = Mapping[str, Sequence[Any]]
"""Forced draws by name, in the order in which they are made."""


class Frame(Struct, tag_field="frame", kw_only=True):
    """A procedure in progress.

    at: the step it is at. ret: the value that the frame above returned when it was popped.
    """

    at: str = "start"
    ret: str | int | bool | None = None


class BaseState(Struct, kw_only=True):
    """The fields of every game's state. Games redeclare ``stack`` with the union of their frames.

    seats: number of players. stack: frames, the active one last. over: the match has ended.
    """

    seats: int
    rng: Rng
    stack: list[Any]
    over: bool = False


S = TypeVar("S", bound=BaseState)


def _same_items(one: list[Any], other: list[Any]) -> bool:
    left = list(other)
    for item in one:
        if item not in left:
            return False
        left.remove(item)
    return not left


class Ctx(Generic[S]):
    """What rules may do besides reading and writing the state: draw, emit events, push and pop frames.

    open_events: number of events before the first barrier; None without a barrier. asked: the decisions of
    `Game.pending` once the rules have come to rest.
    """

    __slots__ = ("_script", "asked", "barrier", "chance", "events", "open_events", "state")

    def __init__(self, state: S, script: Script | None = None) -> None:
        self.state = state
        self.events: list[Emitted[Event]] = []
        self.chance: list[tuple[str, Any]] = []
        self.barrier = False
        self.open_events: int | None = None
        self.asked: list[Decision] = []
        self._script = {name: list(values) for name, values in script.items()} if script else {}

    def below(self, k: int, name: str, base: int = 0) -> int:
        """Return a drawn number from ``base`` to ``base + k - 1``; a die is ``below(6, "die.red", base=1)``.

        Raises ScriptError if a forced value is out of range.
        """
        forced = self._forced(name)
        if forced is None:
            value = base + self.state.rng.below(k)
        elif type(forced) is int and base <= forced < base + k:
            value = forced
        else:
            raise ScriptError(f"{name} cannot be {forced!r}")
        return self._drawn(name, value)

    def choice(self, items: Sequence[T], name: str) -> T:
        """Return one of the items, drawn at random. Raises ScriptError if a forced value is none of them."""
        forced = self._forced(name)
        if forced is None:
            value = self.state.rng.choice(items)
        elif forced in items:
            value = items[items.index(forced)]
        else:
            raise ScriptError(f"{name} cannot be {forced!r}")
        return self._drawn(name, value)

    def shuffle(self, items: list[Any], name: str, *, pile: bool = False) -> None:
        """Put a list into random order, in place.

        pile: the last item of the list is on top; a forced order then names the top item first, as positions do.
        Raises ScriptError if a forced order does not hold exactly these items.
        """
        forced = self._forced(name)
        if forced is None:
            self.state.rng.shuffle(items)
        elif isinstance(forced, list) and _same_items(forced, items):
            items[:] = forced[::-1] if pile else forced
        else:
            raise ScriptError(f"{name} cannot be {forced!r}")
        self._drawn(name, len(items))

    def reveal(self) -> None:
        """Mark a barrier: a player learned something without a draw, such as the next card of a pile.

        From here on a move cannot be undone without the others' consent.
        """
        if not self.barrier:
            self.barrier = True
            self.open_events = len(self.events)

    def emit(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        """Report a fact.

        to: the seats that see it; None means all. others: what all other viewers see instead, if anything.
        """
        self.events.append(Emitted(event, to, others))

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack; it acts before this one goes on."""
        self.state.stack.append(frame)

    def pop(self, ret: str | int | bool | None = None) -> None:
        """End the top frame and hand ``ret`` to the one below."""
        self.state.stack.pop()
        if self.state.stack:
            self.state.stack[-1].ret = ret

    def spent(self) -> None:
        """Raise ScriptError if a forced draw was never made."""
        if not self._script:
            return
        left = {name: values for name, values in self._script.items() if values}
        if left:
            raise ScriptError(f"never drawn: {left}")

    def _forced(self, name: str) -> Any:
        if not self._script:
            return None
        values = self._script.get(name)
        return values.pop(0) if values else None

    def _drawn(self, name: str, value: T) -> T:
        self.chance.append((name, value))
        if not self.barrier:
            self.reveal()
        return value


class Step(Struct, Generic[S], frozen=True):
    """The result of one action.

    state: the position after it. events: in order, each with its audience. barrier: a player learned something, so
    that the action cannot be undone without the others' consent. chance: the named draws. asked: the decisions in
    the new position (`Game.pending`).
    """

    state: S
    events: tuple[Emitted[Event], ...]
    barrier: bool
    chance: tuple[tuple[str, Any], ...]
    asked: tuple[Decision, ...]


F = TypeVar("F", bound=Frame)
A = TypeVar("A")


def outermost_frame(state: BaseState, kind: type[F]) -> F | None:
    """Return the bottom frame of the stack, such as the current turn; None if it is of another type."""
    first = state.stack[0] if state.stack else None
    return first if isinstance(first, kind) else None


class FrameRules(ABC, Generic[S, F, A]):
    """The rules of one type of frame; stateless, one instance serves every match."""

    @abstractmethod
    def pending(self, state: S, frame: F) -> list[Decision]:
        """Return the decisions that seats owe or may answer; empty if the frame waits for no seat."""

    @abstractmethod
    def options(self, state: S, frame: F, seat: int) -> list[Option]:
        """Return what a seat with a decision may do, in a fixed order."""

    @abstractmethod
    def handle(self, ctx: Ctx[S], frame: F, seat: int, action: A) -> None:
        """Carry out a legal action."""

    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """Go on, push or pop while this frame is on top and waits for no seat; not used by frames that always
        ask.
        """
        raise CorruptState(f"{type(frame).__name__} always asks")


class AutomaticFrameRules(FrameRules[S, F, Any], Generic[S, F]):
    """Rules of frames that ask no seat, such as a random set-up: `resume` does everything."""

    def pending(self, state: S, frame: F) -> list[Decision]:
        """Return no decision."""
        return []

    def options(self, state: S, frame: F, seat: int) -> list[Option]:
        """Return no option."""
        return []

    def handle(self, ctx: Ctx[S], frame: F, seat: int, action: Any) -> None:
        """Raise CorruptState: no seat was asked."""
        raise CorruptState(f"{type(frame).__name__} asks nobody")

    @abstractmethod
    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """Go on, push or pop."""
