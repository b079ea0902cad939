"""Write the page of guarantees, docs/guarantees.md, from the promises and the marks on the tests.

    python -m tools.guarantees

tests/promises.toml holds the promises. A test that fails if a promise is broken is marked with the key of that
promise: `@pytest.mark.promise("hidden")`. The tests are read, not run.

Exit code 0 if the page is written, 1 if a promise has no test or a mark names no promise.
"""

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "guarantees.md"
PROMISES = "promises.toml"
"""Its name, in the folder of the tests."""
MARK = "pytest.mark.promise"

HEAD = """# What Kontor promises, and the tests that notice

The promises that players build on, each with the tests that fail if it is broken.

`python -m tools.guarantees` writes this page from [tests/promises.toml](../tests/promises.toml) and from the marks
`@pytest.mark.promise` on the tests; `tests/test_guarantees.py` fails if the page is out of date.
`python -m tools.mutants` breaks the code on purpose (`tests/mutants/`) and lists the faults that no test notices.
"""


class Promise(Struct, frozen=True, forbid_unknown_fields=True):
    """A promise to players. key: what marks name it by. measured: how hard it was tried, in figures, or ""."""

    key: str
    title: str
    text: str
    measured: str = ""


class Mark(Struct, frozen=True):
    """A test that fails if a promise is broken. file: its path below the folder of tests."""

    promise: str
    file: str
    test: str


def promises_in(tests: Path) -> tuple[Promise, ...]:
    """Read the promises, in the order of the page. Raises msgspec.ValidationError, tomllib.TOMLDecodeError."""
    found = tomllib.loads((tests / PROMISES).read_text("utf-8"))
    return msgspec.convert(found, dict[Literal["promise"], tuple[Promise, ...]])["promise"]


def marks_in(tests: Path) -> tuple[Mark, ...]:
    """Read the marks of all tests, by file and then by line. Raises ValueError for a malformed mark."""
    return tuple(mark for path in sorted(tests.rglob("*.py")) for mark in _marks(path, tests))


def _marks(path: Path, tests: Path) -> Iterator[Mark]:
    text = path.read_text("utf-8")
    if MARK not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == MARK:
                    yield _mark(decorator, path.relative_to(tests).as_posix(), node.name)


def _mark(decorator: ast.Call, file: str, test: str) -> Mark:
    match decorator.args, decorator.keywords:
        case [ast.Constant(str(key))], []:
            return Mark(key, file, test)
    raise ValueError(f"{file}: {test}: a mark takes one argument, the key of a promise")


def problems(promises: Sequence[Promise], marks: Sequence[Mark]) -> list[str]:
    """Return the reasons why no page can be made of these, as sentences; empty if one can."""
    keys = Counter(promise.key for promise in promises)
    marked = {mark.promise for mark in marks}
    found = [f"two promises have the key {key!r}" for key, times in keys.items() if times > 1]
    found += [f"no test is marked with the promise {key!r}" for key in keys if key not in marked]
    for mark in marks:
        if mark.promise not in keys:
            found.append(f"{mark.file}: {mark.test} is marked with {mark.promise!r}, which is no promise")
        if not mark.test.startswith("test_"):
            found.append(f"{mark.file}: {mark.test} is marked, but is no test")
    return found


def page(promises: Sequence[Promise], marks: Sequence[Mark]) -> str:
    """Return the text of the whole page."""
    sections = (_section(promise, [mark for mark in marks if mark.promise == promise.key]) for promise in promises)
    return "\n".join((HEAD, *sections))


def _section(promise: Promise, marks: Sequence[Mark]) -> str:
    lines = [f"## {promise.title}", "", promise.text, ""]
    if promise.measured:
        lines += [promise.measured, ""]
    for file, found in groupby(marks, lambda mark: mark.file):
        lines.append(f"- [{file}](../tests/{file})")
        lines += (f"  - `{mark.test}`" for mark in found)
    return "\n".join([*lines, ""])


def main() -> int:
    """Write the page, or print why it cannot be written. Return the exit code."""
    promises, marks = promises_in(TESTS), marks_in(TESTS)
    wrong = problems(promises, marks)
    if wrong:
        print("\n".join(wrong))
        return 1
    PAGE.write_text(page(promises, marks), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
