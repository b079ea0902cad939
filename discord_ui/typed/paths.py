"""Read and complete typed paths: names of things in order ("Fürth, Cadolzburg, Ammerndorf")."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engines.core.actions import PathHole
from i18n.almanac import fold

SEPARATOR: Final = re.compile(r"\s*[,;>→+|]\s*|\s+[–—-]\s+")
"""The separators of a path's things; spaces suffice between full names."""
JOINER: Final = ", "
MIN_PREFIX: Final = 3
"""Minimum number of letters of an abbreviated name, in a path too long for full names."""


class PathParser:
    """Reads and completes the paths of a hole.

    named: the names of a thing, the usual one first. others: all other things by code, so that illegal paths are
    understood too.
    """

    def __init__(
        self, hole: PathHole, named: Callable[[str], Sequence[str]], others: Mapping[str, str], *, most: int
    ) -> None:
        """Make a parser. most: maximum length of a completion in characters."""
        self._hole = hole
        self._named = named
        self._others = others
        self._most = most

    def read(self, text: str) -> tuple[str, ...] | None:
        """Return the things that a text names, connected or not; None if it is ambiguous."""
        way: tuple[str, ...] = ()
        for part in filter(None, SEPARATOR.split(text.strip())):
            found = self._meant(way, part)
            more = (found,) if found is not None else self._one_by_one(way, part)
            if more is None:
                return None
            way += more
        return way

    def completions(self, text: str) -> list[tuple[tuple[str, ...], str]]:
        """Return the completions of a text as typed: first complete paths, then paths with one more thing."""
        *done, last = SEPARATOR.split(text.lstrip())
        way = self.read(JOINER.join(done))
        if way is None or not self._is_begun(way):
            return []
        return self._continued(way, fold(last)) or self._continued_apart(way, last.split())

    def _continued_apart(self, way: tuple[str, ...], words: Sequence[str]) -> list[tuple[tuple[str, ...], str]]:
        """Return the same for things separated by spaces only."""
        for at in range(len(words) - 1, 0, -1):
            more = self._one_by_one(way, " ".join(words[:at]))
            if more is not None and self._is_begun((*way, *more)):
                return self._continued((*way, *more), fold(" ".join(words[at:])))
        return []

    def _continued(self, way: tuple[str, ...], wanted: str) -> list[tuple[tuple[str, ...], str]]:
        """Return the completions of a path whose last thing is partly typed."""
        found: list[tuple[str, ...]] = [way] if way and not wanted and self._hole.paths.ends(way) else []
        for thing in self._hole.paths.follow(way):
            names = [fold(name) for name in (*self._named(thing), thing)]
            onward = (*way, thing)
            if wanted and wanted in names:
                found[:0] = [onward] if self._hole.paths.ends(onward) else []
                found += [(*onward, more) for more in self._hole.paths.follow(onward)]
            elif not wanted or any(f" {wanted}" in f" {name}" for name in names):
                found.append(onward)
        return [(one, written) for one in found if len(written := self.written(one)) <= self._most]

    def written(self, way: Sequence[str]) -> str:
        """Return a path as typed; the first names are abbreviated if it would be too long."""
        names = [self._named(thing)[0] for thing in way]
        for at, thing in enumerate(way):
            if len(JOINER.join(names)) <= self._most:
                break
            names[at] = self._cut(thing, names[at])
        return JOINER.join(names)

    def _cut(self, thing: str, name: str) -> str:
        """Return an unambiguous prefix of a name."""
        for length in range(MIN_PREFIX, len(name)):
            short = fold(name[:length])
            rivals = (other for code, other in self._others.items() if code != thing)
            if not any(f" {short}" in f" {fold(rival)}" for rival in rivals):
                return name[:length]
        return name

    def _is_begun(self, way: tuple[str, ...]) -> bool:
        return all(thing in self._hole.paths.follow(way[:at]) for at, thing in enumerate(way))

    def _meant(self, way: tuple[str, ...], part: str) -> str | None:
        """Return the thing named by a part of a text, preferring things that may follow, and full names."""
        wanted = fold(part)
        onward = (
            {thing: self._named(thing) for thing in self._hole.paths.follow(way)} if self._is_begun(way) else {}
        )
        others = {code: (name,) for code, name in self._others.items()}
        for exact in (True, False):
            for known in (onward, others):
                hits = [code for code, names in known.items() if _names(wanted, (*names, code), exact=exact)]
                if len(hits) == 1:
                    return hits[0]
                if hits:
                    return None
        return None

    def _one_by_one(self, way: tuple[str, ...], part: str) -> tuple[str, ...] | None:
        """Return things separated by spaces only, all except the last one by their full names."""
        words, found = fold(part).split(), way
        while words:
            for length in range(len(words), 0, -1):
                thing = self._exactly(found, " ".join(words[:length]))
                if thing is not None:
                    found, words = (*found, thing), words[length:]
                    break
            else:
                last = self._meant(found, " ".join(words))
                return None if last is None else (*found, last)[len(way) :]
        return found[len(way) :]

    def _exactly(self, way: tuple[str, ...], wanted: str) -> str | None:
        for code, names in self._known(way):
            if _names(wanted, (*names, code), exact=True):
                return code
        return None

    def _known(self, way: tuple[str, ...]) -> Iterator[tuple[str, Sequence[str]]]:
        if self._is_begun(way):
            yield from ((thing, self._named(thing)) for thing in self._hole.paths.follow(way))
        yield from ((code, (name,)) for code, name in self._others.items())


def _names(wanted: str, names: Sequence[str], *, exact: bool) -> bool:
    if exact:
        return any(fold(name) == wanted for name in names)
    return len(wanted) > 1 and any(f" {wanted}" in f" {fold(name)}" for name in names)
