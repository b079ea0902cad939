"""docs/adding-a-game.md works as written: its commands make, play and test a game in a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "adding-a-game.md"
COMMAND = re.compile(r"    (python -m|lint-imports)\b")
KEY = "hansa"
MOVES = 200
"""More moves than a match of the template takes."""
PATIENCE = 300.0


def sections() -> list[list[str]]:
    """The commands of the document, by numbered section."""
    parts = re.split(r"^## \d+\. ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [[line.strip() for line in part.splitlines() if COMMAND.match(line)] for part in parts]


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
    """What a command prints that must succeed."""
    done = run(copy, command, typed)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def register(copy: Path) -> None:
    """The one line."""
    path = copy / "engines" / "__init__.py"
    source = path.read_text(encoding="utf-8")
    registered = re.sub(r"^(KEYS = \(.*)\)$", rf'\1, "{KEY}")', source, flags=re.MULTILINE)
    assert registered != source
    path.write_text(registered, encoding="utf-8")


@pytest.mark.long
def test_a_game_is_made_registered_played_and_tested_by_the_commands_of_the_document(copy: Path) -> None:
    begin, registering, play, *rest = sections()
    assert registering == []
    assert all(rest)
    for command in begin:
        carried_out(copy, command)
    terminal, demo = play
    refused = run(copy, terminal)
    assert f"add '{KEY}' to KEYS in engines/__init__.py" in refused.stderr
    assert run(copy, "python -m pytest tests/test_registration.py").returncode != 0

    register(copy)
    told = carried_out(copy, terminal, "1\n" * MOVES)
    assert re.search(r"^1\. ", told, re.MULTILINE), "the match was played to its end"
    assert "0 pictures" in carried_out(copy, demo)
    assert "ERROR" not in (copy / "out" / "demo" / "bot.log").read_text(encoding="utf-8")
    for commands in rest:
        for command in commands:
            carried_out(copy, command)
