"""Amounts as people type them, on both keyboards."""

from __future__ import annotations

import pytest

from discord_ui.typed.amounts import UnreadableAmount, read_amount, write_amount


@pytest.mark.parametrize(
    ("text", "halves"),
    [
        ("3", 6),
        ("3½", 7),
        ("3 ½", 7),
        ("½", 1),
        ("1/2", 1),
        ("3.5", 7),
        ("3,5", 7),
        ("3.50", 7),
        ("3,0", 6),
        ("3 1/2", 7),
        ("7/2", 7),
        ("7 / 2", 7),
        ("3 1 / 2", 7),
        ("7 ⁄ 2", 7),
        (" 12 ", 24),
        ("3½ florins", 7),
        ("3,5\u202fflorins", 7),
        ("2 fl.", 4),
        ("0", 0),
    ],
)
def test_halves_are_read_however_they_are_typed(text: str, halves: int) -> None:
    assert read_amount(text, 2) == halves


@pytest.mark.parametrize(
    "text", ["", "florins", "3¼", "3.3", "1/3", "-2", "3 4", "2.5.1", "1/0", "99999999", "½½", "٣٤٥٦٧٨٩"]
)
def test_what_is_no_number_of_halves_is_refused(text: str) -> None:
    with pytest.raises(UnreadableAmount):
        read_amount(text, 2)


def test_wholes_have_no_parts() -> None:
    assert read_amount("7") == 7
    with pytest.raises(UnreadableAmount):
        read_amount("7½")


@pytest.mark.parametrize("halves", range(40))
def test_what_is_written_is_read_again(halves: int) -> None:
    assert read_amount(write_amount(halves, 2), 2) == halves
