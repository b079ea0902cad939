"""Tests are found where a reader looks: in files of one subject, with what they share beside them."""

import ast
from pathlib import Path

TESTS = Path(__file__).parent
FILES = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in sorted(TESTS.rglob("*.py"))}
MOST_LINES = 400


def test_every_file_is_short_enough_to_be_read_at_one_go() -> None:
    lines = {file: len(text.splitlines()) for file, text in FILES.items()}
    assert {file: count for file, count in lines.items() if count > MOST_LINES} == {}, "divide by subject"


def test_what_tests_share_is_not_in_a_file_of_tests() -> None:
    found = [
        (file, node.module)
        for file, text in FILES.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[-1].startswith("test_")
    ]
    assert found == [], "give it a module of its own"
