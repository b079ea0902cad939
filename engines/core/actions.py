"""What seats do (actions), what happens (events), and what a seat may do (options with holes)."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import and_, le
from typing import Any, Generic, Protocol, TypeVar, Union

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from engines.core.rng import Rng
from engines.core.text.kinds import GIVE, WANT
from engines.core.text.messages import Ref


class Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat wants to do. Its tag is the verb; a tag is never renamed, and new fields have defaults."""


class Event(Struct, frozen=True, tag_field="type"):
    """A fact that happened."""


E = TypeVar("E")


class Emitted(Struct, Generic[E], frozen=True):
    """An event with its audience.

    to: the seats that see it; None means all. others: what all other viewers see instead, None for nothing. It is
    of a base class of the event, so that code which handles public facts accepts both.
    """

    event: E
    to: tuple[int, ...] | None = None
    others: E | None = None

    def seen_by(self, viewer: int | None) -> E | None:
        """Return what a viewer (a seat, or None for the public) sees, if anything."""
        return self.event if self.to is None or viewer in self.to else self.others


class IntHole(Struct, frozen=True, tag="int"):
    """An amount still to be chosen: ``lo``, ``lo + step``, … up to ``hi``."""

    field: str
    lo: int
    hi: int
    step: int = 1

    def values(self) -> Iterator[int]:
        """Yield every amount in rising order."""
        return iter(range(self.lo, self.hi + 1, self.step))

    def admits(self, value: object) -> bool:
        """Return whether the amount is one of the values."""
        return type(value) is int and self.lo <= value <= self.hi and (value - self.lo) % self.step == 0

    def random(self, rng: Rng) -> int:
        """Return one of the values, each equally likely."""
        return self.lo + self.step * rng.below((self.hi - self.lo) // self.step + 1)


class PickHole(Struct, frozen=True, tag="pick"):
    """Between ``lo`` and ``hi`` different things of ``items``, in the order of ``items``.

    kind: the `Ref` kind of the items, by which they are named.
    """

    field: str
    items: tuple[str, ...]
    lo: int
    hi: int
    kind: str

    def values(self) -> Iterator[tuple[str, ...]]:
        """Yield every choice, smaller ones first."""
        for size in range(self.lo, self.hi + 1):
            yield from itertools.combinations(self.items, size)

    def admits(self, value: object) -> bool:
        """Return whether the value is a choice in the order of the items."""
        if type(value) is not tuple or not self.lo <= len(value) <= self.hi:
            return False
        rest = iter(self.items)
        return all(any(item == other for other in rest) for item in value)

    def random(self, rng: Rng) -> tuple[str, ...]:
        """Return a random choice: first how many, then which."""
        places = list(range(len(self.items)))
        rng.shuffle(places)
        taken = places[: self.lo + rng.below(self.hi - self.lo + 1)]
        return tuple([self.items[i] for i in sorted(taken)])


class BagHole(Struct, frozen=True, tag="bag"):
    """Counts of kinds: ``lo``, ``lo + step``, … up to ``hi`` pieces in all, no more of a kind than ``have`` holds.

    have: the game's frozen Struct of counts (one int field a kind); the value is of the same type.
    """

    field: str
    have: Any
    lo: int
    hi: int
    step: int = 1

    def values(self) -> Iterator[Any]:
        """Yield every bag, in a fixed order."""
        kinds = self.have.__struct_fields__
        ranges = [range(getattr(self.have, kind) + 1) for kind in kinds]
        for counts in itertools.product(*ranges):
            if self._fits(sum(counts)):
                yield type(self.have)(**dict(zip(kinds, counts, strict=True)))

    def admits(self, value: Any) -> bool:
        """Return whether the bag can be taken out of ``have``."""
        if type(value) is not type(self.have):
            return False
        counts = astuple(value)
        return min(counts) >= 0 and all(map(le, counts, astuple(self.have))) and self._fits(sum(counts))

    def _fits(self, total: int) -> bool:
        return self.lo <= total <= self.hi and (total - self.lo) % self.step == 0

    def random(self, rng: Rng) -> Any:
        """Return a random bag: first how many pieces, then which."""
        have = astuple(self.have)
        pieces = [kind for kind, count in enumerate(have) for _ in range(count)]
        rng.shuffle(pieces)
        most = min(self.hi, len(pieces))
        taken = pieces[: self.lo + self.step * rng.below((most - self.lo) // self.step + 1)]
        return type(self.have)(*map(taken.count, range(len(have))))


class TermsHole(Struct, frozen=True, tag="terms"):
    """The terms of a trade: cards of ``have`` given for cards wanted, up to ``most`` on a side.

    Neither side is empty, and no kind is on both. blank: the game's frozen Struct with the fields ``give``
    and ``want`` (Structs of counts); the value is of its type.
    """

    field: str
    have: Any
    most: int
    blank: Any

    def values(self) -> Iterator[Any]:
        """Yield every trade, lazily and in a fixed order."""
        bag = type(self.have)
        plenty = bag(*([self.most] * len(self.have.__struct_fields__)))
        for give in BagHole(GIVE, self.have, 1, self.most).values():
            for want in BagHole(WANT, plenty, 1, self.most).values():
                if not _overlap(astuple(give), astuple(want)):
                    yield type(self.blank)(give, want)

    def admits(self, value: Any) -> bool:
        """Return whether the trade is one of the values."""
        if type(value) is not type(self.blank):
            return False
        bag = type(self.have)
        if type(value.give) is not bag or type(value.want) is not bag:
            return False
        give, want = astuple(value.give), astuple(value.want)
        return (
            min(give) >= 0
            and min(want) >= 0
            and all(map(le, give, astuple(self.have)))
            and 1 <= sum(give) <= self.most
            and 1 <= sum(want) <= self.most
            and not _overlap(give, want)
        )

    def random(self, rng: Rng) -> Any:
        """Return one of the values: one or two cards of one kind for one or two of another."""
        have = astuple(self.have)
        give = rng.choice([kind for kind, count in enumerate(have) if count])
        # Any kind but the one given.
        want = rng.below(len(have) - 1)
        want += want >= give
        gives, wants = [0] * len(have), [0] * len(have)
        gives[give] = 1 + rng.below(min(2, self.most, have[give]))
        wants[want] = 1 + rng.below(min(2, self.most))
        bag = type(self.have)
        return type(self.blank)(bag(*gives), bag(*wants))


def _overlap(give: Sequence[int], want: Sequence[int]) -> bool:
    return any(map(and_, map(bool, give), map(bool, want)))


class Paths(Protocol):
    """The paths that may be chosen step by step. No allowed step leads into a dead end."""

    def follow(self, path: tuple[str, ...]) -> Sequence[str]:
        """Return what may come next on a path; for an empty one, where it may begin."""

    def ends(self, path: tuple[str, ...]) -> bool:
        """Return whether the path may end here; for an empty one, whether no path may be chosen at all."""


class PathHole(Struct, frozen=True, tag="way"):
    """A path of several things, each following on the one before it, such as a line through areas.

    paths: the `Paths` that are allowed; equal ones allow the same. kind: the `Ref` kind of the things.
    """

    field: str
    paths: Any
    kind: str

    def values(self) -> Iterator[tuple[str, ...]]:
        """Yield every path, lazily and in a fixed order, each before those that extend it."""
        return self._onward(())

    def _onward(self, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if self.paths.ends(path):
            yield path
        for item in self.paths.follow(path):
            yield from self._onward((*path, item))

    def admits(self, value: object) -> bool:
        """Return whether every step of the path is allowed and the path may end there."""
        if type(value) is not tuple:
            return False
        return all(item in self.paths.follow(value[:i]) for i, item in enumerate(value)) and self.paths.ends(value)

    def random(self, rng: Rng) -> tuple[str, ...]:
        """Return a random path of any length."""
        path: tuple[str, ...] = ()
        while True:
            onward = self.paths.follow(path)
            if self.paths.ends(path) and (not onward or rng.below(STOPS) == 0):
                return path
            path = (*path, rng.choice(onward))


STOPS = 4
"""A random path that may end here does so once in this many times."""
Hole = Union[IntHole, PickHole, BagHole, TermsHole, PathHole]


class Option(Struct, frozen=True):
    """One thing that a seat may do now.

    action: the action, complete, or with fields that ``holes`` leave open. Whether an action is legal does not
    depend on the values that these fields have here; terms and seats among them prefill a form.
    group: the heading above it in a panel, usually the verb's family.
    under: the first choice that leads to it, where a first choice narrows the second: a place, a card, or its verb
    (``Ref(VERB, tag)``) where a group has several.
    also: further first choices that lead to it, such as the other hexes of a corner.
    target: the place or card that it is about; pictures label it, autocomplete names it. Options about an open
    offer have the target ``Ref(OFFER, …)``, and panels show them beside the offer.
    danger: cannot be undone and is seldom intended, so the player confirms it.
    ends: the seat does nothing more in its turn; what follows is up to others.
    declines: it does nothing or puts a decision off, so its button is plain beside real moves.
    """

    action: Any
    holes: tuple[Hole, ...] = ()
    group: str = "main"
    under: Ref | None = None
    target: Ref | None = None
    danger: bool = False
    ends: bool = False
    also: tuple[Ref, ...] = ()
    declines: bool = False

    @property
    def belongs(self) -> tuple[Ref | None, ...]:
        """All first choices that lead to it, ``under`` first."""
        return (self.under, *self.also)

    def fill(self, *values: object) -> Any:
        """Return the complete action with the holes' values in order.

        Raises ValueError if a value does not fit its hole.
        """
        if len(values) != len(self.holes):
            raise ValueError(f"{len(self.holes)} values wanted, got {len(values)}")
        for hole, value in zip(self.holes, values, strict=True):
            if not hole.admits(value):
                raise ValueError(f"{value!r} does not fit {hole!r}")
        return self._filled(values)

    def _filled(self, values: Iterable[object]) -> Any:
        # Values that come from the holes themselves need no check.
        changes = {hole.field: value for hole, value in zip(self.holes, values, strict=True)}
        return msgspec.structs.replace(self.action, **changes) if changes else self.action

    def expand(self) -> Iterator[Any]:
        """Yield every complete action, lazily and in a fixed order."""
        return map(self._filled, _choices(self.holes))

    def random(self, rng: Rng) -> Any:
        """Return a complete action with random values in its holes."""
        if not self.holes:
            return self.action
        return self._filled([hole.random(rng) for hole in self.holes])

    def admits(self, action: Any) -> bool:
        """Return whether the action is this option, completed. This is the only test of legality."""
        if type(action) is not type(self.action):
            return False
        if not self.holes:
            return bool(action == self.action)
        holes = {hole.field: hole for hole in self.holes}
        for field in self.action.__struct_fields__:
            value = getattr(action, field)
            hole = holes.get(field)
            if not (hole.admits(value) if hole is not None else value == getattr(self.action, field)):
                return False
        return True


@cache
def plain_option(action: Action, group: str, target: Ref | None = None, under: Ref | None = None) -> Option:
    """Return a complete option. Options are values, so each is made once and cached."""
    return Option(action, group=group, target=target, under=under)


def _choices(holes: tuple[Hole, ...]) -> Iterator[tuple[Any, ...]]:
    # itertools.product would list every value of every hole before the first choice.
    if not holes:
        yield ()
        return
    for value in holes[0].values():
        for rest in _choices(holes[1:]):
            yield (value, *rest)
