"""docs/guarantees.md names tests that exist, and misses no guarantee."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "guarantees.md"
GUARANTEES = 16
_PART = re.compile(r"\[[^\]]+\]\(([^)]+)\)|`(test_\w+)`")


def rows() -> list[list[str]]:
    """The cells of the table's rows, without its head."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def named(tests: str) -> Iterator[tuple[str, str]]:
    """The files of a cell with the tests named after each; a file alone comes with an empty name."""
    file = ""
    for part in _PART.finditer(tests):
        if part[1]:
            file = part[1]
            yield file, ""
        else:
            yield file, part[2]


def test_every_guarantee_has_its_row_and_tests() -> None:
    found = rows()
    assert [row[0] for row in found if row[0]] == [str(number) for number in range(1, GUARANTEES + 1)]
    for row in found:
        assert len(row) == 4
        assert list(named(row[2])), row[1]


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0] or "how much it says")
def test_the_tests_that_it_names_exist(row: list[str]) -> None:
    for file, name in named(row[2]):
        path = PAGE.parent / file
        assert path.is_file(), file
        assert not name or re.search(rf"^(async )?def {name}\(", path.read_text("utf-8"), re.MULTILINE), name
