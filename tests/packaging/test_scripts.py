"""The two commands of the README on machines that lack something."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("bash", "env", "dirname", "ls", "cat", "sed", "rm")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the scripts with nothing installed yet."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    (tmp_path / "requirements.lock").write_text("", encoding="utf-8")
    return tmp_path


def path_with(folder: Path, *pythons: str) -> str:
    """A PATH with the tools that every system has, and these programs: a name and what it does."""
    folder.mkdir()
    for name in TOOLS:
        (folder / name).symlink_to(shutil.which(name) or name)
    for number in range(0, len(pythons), 2):
        program = folder / pythons[number]
        program.write_text(f"#!/bin/sh\n{pythons[number + 1]}\n", encoding="utf-8")
        program.chmod(0o755)
    return str(folder)


OLD = 'case "$*" in *--version*) echo "Python 3.9.2";; *) exit 1;; esac'
WITHOUT_VENV = 'case "$*" in *ensurepip*) exit 1;; *) exit 0;; esac'


def run(home: Path, path: str, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(home / "scripts" / "run"), *arguments],
        env={"PATH": path, "HOME": str(home)} | settings,
        cwd=home,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def sentence(ended: subprocess.CompletedProcess[str]) -> str:
    assert ended.returncode != 0
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_without_python_it_says_which_is_needed(home: Path, tmp_path: Path) -> None:
    assert "3.11" in sentence(run(home, path_with(tmp_path / "bin")))


def test_an_old_python_is_named(home: Path, tmp_path: Path) -> None:
    told = sentence(run(home, path_with(tmp_path / "bin", "python3", OLD)))
    assert "3.9.2" in told
    assert "3.11" in told


def test_a_python_without_venv_says_how_to_get_it(home: Path, tmp_path: Path) -> None:
    assert "python3-venv" in sentence(run(home, path_with(tmp_path / "bin", "python3", WITHOUT_VENV)))
    assert not (home / ".venv").exists()


def test_a_chosen_python_that_is_none_is_named(home: Path, tmp_path: Path) -> None:
    told = sentence(run(home, path_with(tmp_path / "bin"), KONTOR_PYTHON="/nowhere/python"))
    assert "/nowhere/python" in told


def test_a_folder_in_the_way_is_left_alone(home: Path, tmp_path: Path) -> None:
    (home / ".venv").mkdir()
    (home / ".venv" / "mine.txt").write_text("keep", encoding="utf-8")
    fine = 'case "$*" in *--version*) echo "Python 3.12.1";; *) exit 0;; esac'
    assert ".venv" in sentence(run(home, path_with(tmp_path / "bin", "python3", fine)))
    assert (home / ".venv" / "mine.txt").read_text(encoding="utf-8") == "keep"


@pytest.mark.parametrize("script", ["run", "test"])
def test_an_unknown_argument_is_refused_before_anything_is_made(home: Path, script: str) -> None:
    ended = subprocess.run(
        [str(home / "scripts" / script), "--frobnicate"], cwd=home, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert "--frobnicate" in ended.stderr
    assert not (home / ".venv").exists()


def test_what_is_left_out_by_default_is_a_marker_that_says_what_it_holds_and_all_of_it_is_run_by_ci() -> None:
    script = (ROOT / "scripts" / "test").read_text("utf-8")
    (expression,) = re.findall(r'^short="(.*)"$', script, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    explained = {line.partition(":")[0] for line in project["tool"]["pytest"]["ini_options"]["markers"]}
    named = set(re.findall(r"\w+", expression)) - {"not", "or", "and"}
    assert named <= explained
    (told,) = re.findall(r"Left out: the tests marked (.*?);", script)
    assert set(re.findall(r"\w+", told)) - {"or"} == {name for name in named if name != "postgres_always"}
    assert (ROOT / ".ci" / "run").read_text("utf-8").endswith("exec scripts/test --all\n")


@pytest.mark.package
@pytest.mark.skipif(
    os.environ.get("KONTOR_OFFLINE") == "1", reason="an environment is made, which needs ensurepip"
)
def test_an_environment_is_made_once_and_mended_when_broken(home: Path) -> None:
    command = ". scripts/venv.sh; make_venv && install requirements.lock && .venv/bin/python -c 'print(1)'"
    path = os.environ["PATH"]

    def again() -> str:
        ended = subprocess.run(
            ["bash", "-c", command], cwd=home, env={"PATH": path}, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
        assert ended.stdout == "1\n"
        return ended.stderr

    assert "Making .venv" in again()
    assert again() == ""
    (home / ".venv" / "bin" / "python").unlink()
    assert "Making .venv" in again()
