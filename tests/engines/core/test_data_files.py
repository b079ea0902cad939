"""Data files of games: a mistake in one is reported with its place."""

from pathlib import Path

import pytest
from msgspec import Struct

from engines.core.files.data_files import DataFile, DataFileError


class Numbers(Struct, forbid_unknown_fields=True):
    """What a file holds."""

    money: int
    prices: tuple[int, ...]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{\n "money": 20\n "prices": [1]\n}', "line 3"),
        ('{\n "money": "20",\n "prices": [1]\n}', "$.money"),
        ('{\n "money": 20,\n "prices": [1, 2.5]\n}', "$.prices[1]"),
        ('{\n "money": 20\n}', "`prices`"),
        ('{\n "money": 20,\n "prises": [1],\n "prices": [1]\n}', "`prises`"),
        ("", "truncated"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_place(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "numbers.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataFileError) as wrong:
        DataFile(path).read(Numbers)
    assert str(wrong.value).startswith(f"{path}")
    assert said in str(wrong.value)
    assert "byte" not in str(wrong.value)


def test_what_does_not_fit_is_told_with_its_file(tmp_path: Path) -> None:
    file = DataFile(tmp_path / "track.json")
    file.must(True, "space 3: nothing is wrong")
    with pytest.raises(DataFileError, match=r"track\.json: space 3: there is no province 'holand'"):
        file.must(False, "space 3: there is no province 'holand'")
