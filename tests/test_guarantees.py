"""docs/guarantees.md is up to date with the promises and the marks on the tests."""

from pathlib import Path

import pytest

from tools.guarantees import PAGE, TESTS, Mark, Promise, marks_in, page, problems, promises_in

KEPT = Promise("kept", "Kept", "Moves are kept.")
NOTICED = Mark("kept", "test_it.py", "test_a_move_is_kept")


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(promises_in(TESTS), marks_in(TESTS)), "python -m tools.guarantees"


def test_a_promise_says_how_hard_it_was_tried() -> None:
    text = page([Promise("kept", "Kept", "Moves are kept.", "In 9 worlds none was lost.")], [NOTICED])
    assert "Moves are kept.\n\nIn 9 worlds none was lost.\n\n- [test_it.py]" in text


def test_every_promise_has_a_test_and_every_mark_a_promise() -> None:
    assert problems(promises_in(TESTS), marks_in(TESTS)) == []


def test_a_promise_lists_its_tests_by_file() -> None:
    text = page([KEPT], [NOTICED, Mark("kept", "test_it.py", "test_nothing_is_lost")])
    assert text.endswith(
        """
## Kept

Moves are kept.

- [test_it.py](../tests/test_it.py)
  - `test_a_move_is_kept`
  - `test_nothing_is_lost`
"""
    )


@pytest.mark.parametrize(
    ("promises", "marks", "said"),
    [
        ((KEPT,), (), "no test is marked with the promise 'kept'"),
        ((KEPT, KEPT), (NOTICED,), "two promises have the key 'kept'"),
        ((), (NOTICED,), "test_it.py: test_a_move_is_kept is marked with 'kept', which is no promise"),
        ((KEPT,), (NOTICED, Mark("kept", "b.py", "helper")), "b.py: helper is marked, but is no test"),
    ],
    ids=["without a test", "twice", "no promise", "no test"],
)
def test_what_cannot_be_made_a_page_is_said(
    promises: tuple[Promise, ...], marks: tuple[Mark, ...], said: str
) -> None:
    assert problems(promises, marks) == [said]


def test_marks_are_found_wherever_a_test_is(tmp_path: Path) -> None:
    folder = tmp_path / "deep"
    folder.mkdir()
    (folder / "test_it.py").write_text(
        """
import pytest

@pytest.mark.promise("kept")
@pytest.mark.promise("told")
async def test_one(): ...

class TestMore:
    @pytest.mark.long
    @pytest.mark.promise("kept")
    def test_two(self): ...
""",
        "utf-8",
    )
    assert marks_in(tmp_path) == (
        Mark("kept", "deep/test_it.py", "test_one"),
        Mark("told", "deep/test_it.py", "test_one"),
        Mark("kept", "deep/test_it.py", "test_two"),
    )


@pytest.mark.parametrize("given", ["", "KEY", '"kept", "told"', '"kept", remark="all"'])
def test_a_mark_that_cannot_be_read_is_not_passed_over(given: str, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(f"@pytest.mark.promise({given})\ndef test_one(): ...\n", "utf-8")
    with pytest.raises(ValueError, match=r"test_it\.py: test_one"):
        marks_in(tmp_path)
