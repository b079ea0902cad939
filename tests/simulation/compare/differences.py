"""Write records down, read them again, and find where two first differ."""

import difflib
from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
from pathlib import Path

import msgspec

from tests.simulation.compare.record import Moment

_HEAD = '{"world":'


def write(moments: Sequence[Moment], path: Path) -> None:
    """Write records as lines of JSON: each act is a line that names its world, what it left behind follows."""
    with path.open("w", encoding="utf-8") as file:
        for one in moments:
            head = {"world": one.world, "number": one.number, "act": one.act}
            file.writelines(f"{line}\n" for line in (msgspec.json.encode(head).decode(), *one.lines))


def read(path: Path) -> list[Moment]:
    """Return the records of a file."""
    found: list[tuple[str, list[str]]] = []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(_HEAD):
            found.append((line, []))
        else:
            found[-1][1].append(line)
    return [msgspec.convert({**msgspec.json.decode(head), "lines": lines}, Moment) for head, lines in found]


def compare(one: Sequence[Moment], other: Sequence[Moment]) -> dict[str, str]:
    """Return by world the first difference of two records, for people; nothing for worlds that are the same."""
    others = {world: list(moments) for world, moments in groupby(other, lambda moment: moment.world)}
    found: dict[str, str] = {}
    for world, moments in groupby(one, lambda moment: moment.world):
        for ours, theirs in zip_longest(moments, others.pop(world, ())):
            if ours != theirs:
                found[world] = "\n".join(_difference(ours, theirs))
                break
    return {**found, **dict.fromkeys(others, "only the other version has this world")}


def _difference(ours: Moment | None, theirs: Moment | None) -> Iterator[str]:
    if ours is None or theirs is None:
        there = ours or theirs
        assert there is not None
        yield f"{'-' if theirs is None else '+'} {there.number} {there.act}, and nothing in the other version"
        return
    if ours.act == theirs.act:
        yield f"  {ours.number} {ours.act}"
    else:
        yield from (f"- {ours.number} {ours.act}", f"+ {theirs.number} {theirs.act}")
    for line in difflib.unified_diff(ours.lines, theirs.lines, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield f"{line[0]} {line[1:]}"
