"""`tools.new_game`: a skeleton that runs, is clean, is red for the right reason, and turns green when written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from i18n.catalogue import parse
from tools.new_game import ROOT, main, new_game

THINKING = '''"""What computer players need."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.golden_age.data import full_deck
from engines.golden_age.state import GoldenAgeState


def determinize(state: GoldenAgeState, seat: int, rng: Rng) -> GoldenAgeState:
    """Deal anew."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    unknown = sorted(card for cards in (state.pile, *(player.hand for player in others)) for card in cards)
    rng.shuffle(unknown)
    for player in others:
        player.hand = [unknown.pop() for _ in player.hand]
    state.pile = unknown
    state.rng = rng.fork("world")
    return state


def secrets(state: GoldenAgeState, seat: int) -> dict[str, Any]:
    """Hands, pile and seed."""
    found: dict[str, Any] = {"seed": state.rng.seed, "pile": tuple(state.pile)}
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(player.hand)
    return found


def invariants(state: GoldenAgeState) -> list[str]:
    """All cards are somewhere."""
    cards = list(state.pile)
    for player in state.players:
        cards += player.hand + player.shown
    return [] if sorted(cards) == sorted(full_deck()) else ["cards are missing"]


def evaluate(state: GoldenAgeState, seat: int) -> float:
    """Kinds shown."""
    return float(len(set(state.players[seat].shown)))
'''


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a new game needs, with one begun in it."""
    for folder in ("engines", "tests/engines"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copytree(ROOT / "engines" / "core", tmp_path / "engines" / "core")
    for package in ("engines", "tests", "tests/engines"):
        (tmp_path / package / "__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert main(["golden_age", "--title", "The Golden Age"], root=tmp_path) == 0
    return tmp_path


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=tree, env=env, capture_output=True, text=True, check=False
    )


def test_the_conformance_test_is_red_until_the_game_is_written(tree: Path) -> None:
    red = run(tree, "pytest", "tests/engines/golden_age", "-p", "no:cacheprovider")
    assert red.returncode == 1, red.stdout + red.stderr
    assert "golden_age: thinking.invariants" in red.stdout
    (tree / "engines" / "golden_age" / "thinking.py").write_text(THINKING, encoding="utf-8")
    green = run(tree, "pytest", "tests/engines/golden_age", "-p", "no:cacheprovider")
    assert green.returncode == 0, green.stdout + green.stderr
    assert "3 passed" in green.stdout


def test_the_skeleton_is_clean(tree: Path) -> None:
    lint = run(tree, "ruff", "check", "engines/golden_age", "tests/engines/golden_age")
    assert lint.returncode == 0, lint.stdout
    types = run(tree, "mypy", "--strict", "-p", "engines.golden_age", "-p", "tests.engines.golden_age")
    assert types.returncode == 0, types.stdout


def test_nothing_of_the_template_is_left_in_names(tree: Path) -> None:
    for path in tree.rglob("*golden_age*/**/*"):
        if path.is_file() and path.suffix in {".py", ".md", ".ftl"}:
            text = path.read_text(encoding="utf-8")
            assert "newgame" not in text.lower(), path
    assert "The Golden Age" in (tree / "engines" / "golden_age" / "README.md").read_text(encoding="utf-8")


def test_catalogues_of_both_languages_agree(tree: Path) -> None:
    keys = {}
    for locale in ("en", "fr"):
        messages = parse([tree / "i18n" / "catalogues" / locale / "golden_age.ftl"])
        keys[locale] = {message.id.name for message in messages}
    assert keys["en"] == keys["fr"]
    assert "golden_age-ask-turn" in keys["en"]


@pytest.mark.parametrize("key", ["core", "Golden", "golden-age", "class", "2players", "", "a__b", "../x"])
def test_what_cannot_be_a_key_is_refused(key: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be a game's key"):
        new_game(tmp_path, key, "Title")
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden_age"], root=tmp_path) == 0
    kept = tmp_path / "engines" / "golden_age" / "rules.py"
    kept.write_text("mine", encoding="utf-8")
    assert main(["golden_age"], root=tmp_path) == 1
    assert kept.read_text(encoding="utf-8") == "mine"
    assert "is there already" in capsys.readouterr().err
