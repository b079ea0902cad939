"""The demonstration and the bot on a local Discord, as somebody starts them who has just cloned the project."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from engines import GAMES
from tests.chaos.bot_process import CACHE
from tests.games.profiles import PROFILES
from tools.replay import replay

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
LONG = 1800.0
"""Seconds for a match of a large game, with all its pictures."""


def environment() -> dict[str, str]:
    """Nothing set but the folder that all bots of the tests share."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if key == CACHE or not key.startswith(("KONTOR", "DISCORD"))
    }
    return kept | {"PYTHONPATH": str(ROOT)}


def demo(folder: Path, *more: str, patience: float = PATIENCE) -> subprocess.CompletedProcess[str]:
    """The demonstration, written to a folder."""
    return subprocess.run(
        [sys.executable, "-m", "tools.demo", "--out", str(folder), *more],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )


@pytest.mark.demo
def test_a_whole_match_is_played_told_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    ended = demo(folder)
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    assert str(folder) in ended.stdout

    pictures = sorted((folder / "pictures").iterdir())
    assert len(pictures) > 10
    for path in pictures:
        with Image.open(path) as picture:
            assert picture.width >= 800
    transcript = (folder / "transcript.md").read_text(encoding="utf-8")
    for word in ("/match new", "Bert types /fugger ", "Anna presses", "Your move", "Jouer"):
        assert word in transcript
    assert all(path.name in transcript for path in pictures)
    assert replay(folder / "match.json")[0]
    assert any(path.name.startswith("replay-") for path in folder.iterdir())
    assert "Traceback" not in (folder / "bot.log").read_text(encoding="utf-8")


@pytest.mark.demo
@pytest.mark.parametrize("game", [key for key in GAMES if PROFILES[key].long])
def test_every_long_game_is_shown_for_as_long_as_one_likes(tmp_path: Path, game: str) -> None:
    typed = f"/{GAMES[game].info.command} "
    folder = tmp_path / "demo"
    ended = demo(folder, "--game", game, "--posts", "7")
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    transcript = (folder / "transcript.md").read_text(encoding="utf-8")
    for word in (f"Bert types {typed}", "Anna presses", "Your move", "Only Anna sees", "Only Bert sees"):
        assert word in transcript
    assert not (folder / "match.json").exists(), "it was left before its end"
    assert "Traceback" not in (folder / "bot.log").read_text(encoding="utf-8")


@pytest.mark.demo
def test_a_match_of_the_golden_age_with_three_seats_is_played_to_its_end(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    ended = demo(folder, "--game", "golden_age", "--seats", "3", "--seed", "1", patience=LONG)
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    assert replay(folder / "match.json")[0]


def test_a_folder_that_exists_is_not_written_to(tmp_path: Path) -> None:
    ended = demo(tmp_path)
    assert ended.returncode == 2
    assert str(tmp_path) in ended.stderr
    assert list(tmp_path.iterdir()) == []


async def test_the_local_bot_says_how_to_go_on_and_ends_when_told_to() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.playground", cwd=ROOT, env=environment(), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    told = ""
    async with asyncio.timeout(PATIENCE):
        while "Ctrl-C" not in told:
            line = await process.stdout.readline()
            assert line, told
            told += line.decode()
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0
    assert "--demo" in told
    assert "DISCORD_TOKEN" in told
