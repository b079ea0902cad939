"""`tools.new_game` copies a complete game; docs/adding-a-game.md works as written in a copy of the project."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from i18n.catalogue import sources
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
        keys[locale] = list(sources([tmp_path / "i18n" / folder / locale / "old_town.ftl"]))
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


ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "adding-a-game.md"
COMMAND = re.compile(r"    (python -m|lint-imports)\b")
KEY = "hansa"
MOVES = 200
"""More moves than a match of the template takes."""
PATIENCE = 300.0


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the project as it is, without its history."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.split("\0")):
        source, target = ROOT / name, tmp_path / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return tmp_path


def run(copy: Path, command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of the document in the copy, with what is typed at it."""
    program, *arguments = shlex.split(command)
    tool = [sys.executable] if program == "python" else [str(Path(sys.executable).with_name(program))]
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KONTOR", "DISCORD"))
    }
    return subprocess.run(
        [*tool, *arguments],
        cwd=copy,
        env={**kept, "PYTHONDONTWRITEBYTECODE": "1"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def carried_out(copy: Path, command: str, typed: str = "") -> str:
    done = run(copy, command, typed)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def register(copy: Path) -> None:
    path = copy / "engines" / "__init__.py"
    source = path.read_text(encoding="utf-8")
    registered = re.sub(r"^(KEYS = \(.*)\)$", rf'\1, "{KEY}")', source, flags=re.MULTILINE)
    assert registered != source
    path.write_text(registered, encoding="utf-8")


@pytest.mark.long
def test_a_game_is_made_registered_played_and_tested_by_the_commands_of_the_document(copy: Path) -> None:
    parts = re.split(r"^## \d+\. ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    sections = [[line.strip() for line in part.splitlines() if COMMAND.match(line)] for part in parts]
    begin, registering, play, *rest = sections
    assert registering == []
    assert all(rest)
    for command in begin:
        carried_out(copy, command)
    terminal, demo = play
    assert f"add '{KEY}' to KEYS in engines/__init__.py" in run(copy, terminal).stderr
    assert run(copy, "python -m pytest tests/test_registration.py").returncode != 0

    register(copy)
    told = carried_out(copy, terminal, "1\n" * MOVES)
    assert re.search(r"^1\. ", told, re.MULTILINE), "the match was played to its end"
    assert "0 pictures" in carried_out(copy, demo)
    assert "ERROR" not in (copy / "out" / "demo" / "bot.log").read_text(encoding="utf-8")
    for commands in rest:
        for command in commands:
            carried_out(copy, command)
