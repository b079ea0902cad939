"""`tools.new_game` copies a game that is complete, and writes over nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from i18n.catalogue import parse
from i18n.locales import LOCALES
from tools.new_game import PICTURES, main, new_game


def test_nothing_of_the_template_is_left_in_names(tmp_path: Path) -> None:
    written = [*new_game(tmp_path, "old_town", "Old Town"), *new_game(tmp_path, "old_town", "Old Town", PICTURES)]
    for path in written:
        assert "newgame" not in path.read_text(encoding="utf-8").lower(), path
        assert "newgame" not in str(path)
    assert "# Old Town" in (tmp_path / "engines" / "old_town" / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", ["catalogues", "almanac"])
def test_all_languages_say_the_same_things(folder: str, tmp_path: Path) -> None:
    new_game(tmp_path, "old_town", "Old Town")
    keys = {}
    for locale in LOCALES:
        messages = parse([tmp_path / "i18n" / folder / locale / "old_town.ftl"])
        keys[locale] = [message.id.name for message in messages]
    assert all(keys[locale] == keys["en"] != [] for locale in LOCALES)


@pytest.mark.parametrize("key", ["core", "Golden", "golden-age", "class", "2players", "", "a__b", "../x"])
def test_what_cannot_be_a_key_is_refused(key: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be a game's key"):
        new_game(tmp_path, key, "Title")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("part", [[], ["--pictures"]])
def test_a_game_that_is_there_is_not_written_over(
    part: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["old_town", *part], root=tmp_path) == 0
    kept = next(path for path in tmp_path.rglob("*.py") if path.name != "__init__.py")
    kept.write_text("mine", encoding="utf-8")
    assert main(["old_town", *part], root=tmp_path) == 1
    assert kept.read_text(encoding="utf-8") == "mine"
    assert "is there already" in capsys.readouterr().err
