"""The package: what is installed is complete, and nothing of the repository is needed."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import aiohttp
import pytest

from runtime.release import release
from tests.packaging.helpers.sandbox_command import run_with_sandbox

pytestmark = pytest.mark.package

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
LEFT_OUT = {"tests", "benchmarks", "docs", "scripts"}
"""What is only of use in the repository."""
NOT_SHIPPED = ("README.md", "tools/template/")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built from a copy of the repository."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, source)
        elif (path / "__init__.py").exists():
            shutil.copytree(path, source / path.name, ignore=shutil.ignore_patterns("__pycache__"))
    pip("wheel", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    (built,) = folder.glob("kontor-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package lies, far from the repository."""
    folder = tmp_path_factory.mktemp("installed")
    pip("install", "--target", str(folder), str(wheel))
    return folder


def pip(*arguments: str) -> None:
    """Pip, without any network: what the package needs is here, because these tests run."""
    command = [sys.executable, "-m", "pip", arguments[0], "--quiet", "--no-deps", "--no-index", *arguments[1:]]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 0, ended.stderr


def environment(installed: Path, **settings: str) -> dict[str, str]:
    """Return the environment of a user who installed the package without the repository."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("KONTOR", "DISCORD"))}
    return kept | {"PYTHONPATH": str(installed)} | settings


def kontor(installed: Path, folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """The command, in an empty folder, where it ends by itself."""
    return subprocess.run(
        [str(installed / "bin" / "kontor"), *arguments],
        cwd=folder,
        env=environment(installed, **settings),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_every_file_that_a_running_bot_may_read_is_inside(wheel: Path) -> None:
    folders = {path.parent.name for path in ROOT.glob("*/__init__.py")} - LEFT_OUT
    there = {"bot.py"} | {
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    wanted = {name for name in there if not name.endswith(NOT_SHIPPED[0]) and not name.startswith(NOT_SHIPPED[1])}
    with zipfile.ZipFile(wheel) as file:
        found = {name for name in file.namelist() if ".dist-info/" not in name}
    assert found == wanted


def test_what_it_needs_is_what_the_requirements_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        (name,) = (name for name in file.namelist() if name.endswith("/METADATA"))
        metadata = file.read(name).decode()
    for pinned in re.findall(r"^[\w.\[\]-]+==[\w.]+$", (ROOT / "requirements.txt").read_text("utf-8"), re.M):
        assert f"Requires-Dist: {pinned}\n" in metadata


def test_without_a_token_the_command_says_where_to_get_one(installed: Path, tmp_path: Path) -> None:
    ended = kontor(installed, tmp_path, INVOCATION_ID="1")
    assert ended.returncode == 2, ended.stderr
    assert "DISCORD_TOKEN" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_it_says_what_it_can_do_and_which_release_it_is(installed: Path, tmp_path: Path) -> None:
    assert "--demo" in kontor(installed, tmp_path, "--help").stdout
    assert kontor(installed, tmp_path, "--version").stdout == f"kontor {release()}\n"


async def test_it_starts_where_there_is_no_repository(installed: Path, tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        # The address is printed once the bot is connected: games, sentences, migrations and page were found.
        async with aiohttp.ClientSession() as session:
            for path in ("/", "/page/js/main.js", "/page/js/words/fr.js"):
                async with session.get(address + path) as answer:
                    assert answer.status == 200

    command = [str(installed / "bin" / "kontor"), "--port", "0", "--keep"]
    assert "Traceback" not in await run_with_sandbox(command, tmp_path, environment(installed), PATIENCE, visit)
    assert (tmp_path / "data" / "sandbox.db").is_file()
