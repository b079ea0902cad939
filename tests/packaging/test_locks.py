"""The locks name what the requirements name: who changes one of them runs ``scripts/lock``."""

import re
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {
    "requirements.lock": ("requirements.txt",),
    "requirements-postgres.lock": ("requirements.txt", "requirements-postgres.txt"),
    "requirements-dev.lock": ("requirements-dev.txt",),
}


def required(name: str) -> list[Requirement]:
    """What a requirements file asks for, with the files that it includes."""
    found = []
    for line in (ROOT / name).read_text("utf-8").splitlines():
        if line.startswith("-r "):
            found += required(line.removeprefix("-r ").strip())
        elif line and not line.startswith("#"):
            found.append(Requirement(line))
    return found


def locked(name: str) -> dict[str, tuple[Requirement, int]]:
    """What a lock pins, with the number of its digests, by canonical name."""
    found: dict[str, tuple[Requirement, int]] = {}
    for entry in re.split(r"\n(?=\w)", (ROOT / name).read_text("utf-8").strip()):
        pinned = Requirement(entry.split(" \\")[0])
        found[canonicalize_name(pinned.name)] = (pinned, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry)))
    return found


def needed(wanted: list[Requirement]) -> set[str]:
    """By canonical name, what these need on this machine, over however many others."""
    found: set[str] = set()
    asked = [(one, extra) for one in wanted for extra in ("", *one.extras)]
    seen = set()
    while asked:
        one, extra = asked.pop()
        name = canonicalize_name(one.name)
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        found.add(name)
        for line in metadata.requires(one.name) or ():
            below = Requirement(line)
            if below.marker is None or below.marker.evaluate({"extra": extra}):
                asked += [(below, further) for further in ("", *below.extras)]
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_what_its_requirements_name_with_digests(lock: str) -> None:
    pins = locked(lock)
    for name in LOCKS[lock]:
        for one in required(name):
            pinned, _ = pins[canonicalize_name(one.name)]
            assert pinned.specifier == one.specifier, f"{pinned.name}: run scripts/lock"
    assert [name for name, (_, digests) in pins.items() if digests == 0] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_all_that_is_needed_here_and_nothing_else(lock: str) -> None:
    wanted = [one for name in LOCKS[lock] for one in required(name)]
    here = {
        name for name, (pinned, _) in locked(lock).items() if pinned.marker is None or pinned.marker.evaluate()
    }
    assert here == needed(wanted), "run scripts/lock"


def test_a_lock_installs_from_any_index() -> None:
    # The address of a private index would be of no use to others.
    for lock in LOCKS:
        assert "://" not in (ROOT / lock).read_text("utf-8")
        assert "--index" not in (ROOT / lock).read_text("utf-8")
