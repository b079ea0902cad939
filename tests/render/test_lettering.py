"""Names of every kind become something that the pictures can show."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.drawing.fonts import has_glyph, width
from render.drawing.lettering import cut, drawable_name, roman, set_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Benoît", "Benoît"),
        ("Benoi\u0302t", "Benoît"),
        ("  Anna \n Maria ", "Anna Maria"),
        ("Đặng Thị Ánh", "Đặng Thị Ánh"),
        ("Ольга", "Ольга"),
        ("Ελένη", "Ελένη"),
        ("Anna 🎲🔥", "Anna"),
        ("👨\u200d👩\u200d👧 Famille", "Famille"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("a\u0336b\u0336c\u0336", "abc"),
        ("王小明", "C"),
        ("مرحبا", "C"),
        ("שלום Dana", "C"),
        ("🎲🎲", "C"),
        ("", "C"),
        ("\u200b\u202e", "C"),
        ("...", "C"),
    ],
)
def test_a_name_is_shown_as_far_as_the_typeface_reaches(name: str, shown: str) -> None:
    assert drawable_name(name, 2) == shown


@given(st.text(max_size=80))
def test_whatever_is_shown_has_glyphs_and_is_not_empty(name: str) -> None:
    shown = drawable_name(name, 0)
    assert shown.strip() == shown != ""
    assert all(char == " " or has_glyph(char, "serif") for char in shown)


@given(st.text(min_size=1, max_size=60), st.integers(60, 400))
def test_a_set_name_fits_its_room(name: str, room: int) -> None:
    lines = set_name(drawable_name(name, 1), "serif", (40, 36, 32), (27, 24), room)
    assert 1 <= len(lines.lines) <= 2
    assert lines.size >= 22
    for line in lines.lines:
        assert width(line, "serif", lines.size) <= room


def test_a_name_that_fits_is_not_cut() -> None:
    assert set_name("Maximilian von Hohenstein", "serif", (40, 36, 32), (27, 24), 260).lines == (
        "Maximilian von",
        "Hohenstein",
    )


def test_a_long_word_is_parted_before_anything_is_cut() -> None:
    name = "Wolfeschlegelsteinhausenberger"
    lines = set_name(name, "serif", (40, 36), (27, 24), 260)
    assert lines.lines[0].endswith("-")
    assert "".join(lines.lines).replace("-", "") == name
    assert set_name("Constitution", "serif", (40,), (27, 24, 22), 170).lines == ("Constitution",)
    assert set_name(name * 2, "serif", (40, 36), (27, 24), 260).lines[1].endswith("…")


def test_cutting_keeps_the_beginning_and_tells_that_something_is_missing() -> None:
    short = cut("Wolfeschlegelsteinhausen", "serif", 40, 200)
    assert short.endswith("…")
    assert "Wolfeschlegelsteinhausen".startswith(short[:-1])
    assert cut("Anna", "serif", 40, 200) == "Anna"


def test_rounds_are_roman() -> None:
    assert [roman(n) for n in (1, 4, 9, 10, 14, 39)] == ["I", "IV", "IX", "X", "XIV", "XXXIX"]
    assert roman(40) == "40"
