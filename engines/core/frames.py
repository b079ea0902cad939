"""What matches are made of while they run: frames on a stack, their stateless rules, and what rules may do."""

from __future__ import annotations

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
    """One sub-procedure in progress.

    at: where it stands. ret: what the frame above handed back when it was popped.
    """

    at: str = "start"
    ret: str | int | bool | None = None


class BaseState(Struct, kw_only=True):
    """What every game's state holds. Games redeclare ``stack`` with the union of their frames.

    seats: how many play. stack: frames, the acting one last. over: the match has ended.
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
    """What rules may do besides reading and writing the state: draw, tell, push and pop.

    open_events: how many events were told before the first barrier; None while there was none. asked: once the
    rules have come to rest, who owes or may answer what (`Game.pending`).
    """

    def __init__(self, state: S, script: Script | None = None) -> None:
        self.state = state
        self.events: list[Emitted[Event]] = []
        self.chance: list[tuple[str, Any]] = []
        self.barrier = False
        self.open_events: int | None = None
        self.asked: list[Decision] = []
        self._script = {name: list(values) for name, values in script.items()} if script else {}

    def below(self, k: int, name: str, base: int = 0) -> int:
        """A drawn number from ``base`` to ``base + k - 1``; a die is ``below(6, "die.red", base=1)``.

        Raises BadScript if a forced value is out of range.
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
        """One of the items by chance. Raises BadScript if a forced value is none of them."""
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

        pile: its last item is the next one; a forced order names the next one first, as positions do. Raises
        BadScript if a forced order is not one of these items.
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
        """Information flowed without chance, such as a card drawn from a pile: undo alone ends here."""
        if not self.barrier:
            self.barrier = True
            self.open_events = len(self.events)

    def emit(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        """Tell a fact, to everybody or to some seats. others: what all others see of it, if anything."""
        self.events.append(Emitted(event, to, others))

    def push(self, frame: Frame) -> None:
        """Let another frame act first."""
        self.state.stack.append(frame)

    def pop(self, ret: str | int | bool | None = None) -> None:
        """End the frame on top and hand ``ret`` to the one below."""
        self.state.stack.pop()
        if self.state.stack:
            self.state.stack[-1].ret = ret

    def spent(self) -> None:
        """Raise BadScript if a forced draw was never made."""
        left = {name: values for name, values in self._script.items() if values}
        if left:
            raise ScriptError(f"never drawn: {left}")

    def _forced(self, name: str) -> Any:
        values = self._script.get(name)
        return values.pop(0) if values else None

    def _drawn(self, name: str, value: T) -> T:
        self.chance.append((name, value))
        self.reveal()
        return value


class Step(Struct, Generic[S], frozen=True):
    """What one action did.

    state: the position after it. events: in order, each with its audience. barrier: information flowed,
    so that it cannot be undone alone. chance: the named draws. asked: who owes or may answer what in the position,
    as `Game.pending` says it.
    """

    state: S
    events: tuple[Emitted[Event], ...]
    barrier: bool
    chance: tuple[tuple[str, Any], ...]
    asked: tuple[Decision, ...]


F = TypeVar("F", bound=Frame)
A = TypeVar("A")


def outermost_frame(state: BaseState, kind: type[F]) -> F | None:
    """The frame that all others on the stack serve, such as the turn that is played; None if of another type."""
    first = state.stack[0] if state.stack else None
    return first if isinstance(first, kind) else None


class FrameRules(ABC, Generic[S, F, A]):
    """The rules of one type of frame; stateless, one instance serves every match."""

    @abstractmethod
    def pending(self, state: S, frame: F) -> list[Decision]:
        """Who owes what now; empty if the frame waits for nobody."""

    @abstractmethod
    def options(self, state: S, frame: F, seat: int) -> list[Option]:
        """What a seat with a decision may do, in a fixed order."""

    @abstractmethod
    def handle(self, ctx: Ctx[S], frame: F, seat: int, action: A) -> None:
        """Carry out a legal action."""

    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """On top and waiting for nobody: go on, push or pop. Frames that always ask have no need of it."""
        raise CorruptState(f"{type(frame).__name__} always asks")


class AutomaticFrameRules(FrameRules[S, F, Any], Generic[S, F]):
    """Frames in which nobody is asked, such as a set-up by chance: they say by `resume` what comes next."""

    def pending(self, state: S, frame: F) -> list[Decision]:
        """Nobody."""
        return []

    def options(self, state: S, frame: F, seat: int) -> list[Option]:
        """None."""
        return []

    def handle(self, ctx: Ctx[S], frame: F, seat: int, action: Any) -> None:
        """Raises CorruptState, for nobody was asked."""
        raise CorruptState(f"{type(frame).__name__} asks nobody")

    @abstractmethod
    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """Go on, push or pop."""
