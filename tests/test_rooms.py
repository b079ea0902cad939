"""Rooms are found: every file that a document names exists, and a room's README is short."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = sorted(
    path
    for top in ("cogs", "discord_ui", "engines", "i18n", "players", "render", "runtime", "service", "store")
    for path in (ROOT / top).rglob("README.md")
)
GUIDES = [ROOT / "docs" / "architecture.md", ROOT / "CONTRIBUTING.md", ROOT / "tests" / "README.md"]
NAMED = re.compile(r"`([\w./-]+(?:\.(?:py|md|json|toml|ftl)|/))`")


def name(path: Path) -> str:
    """Return the path from the root, as a test's name."""
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [*GUIDES, *ROOMS], ids=name)
def test_a_page_names_files_that_exist(page: Path) -> None:
    inside = [page.parent, ROOT] if page in GUIDES else [page.parent, page.parents[1], ROOT]
    named = set(NAMED.findall(page.read_text("utf-8")))
    assert {path for path in named if not _is_there(path, page.parent, inside)} == set()


def _is_there(path: str, folder: Path, bases: list[Path]) -> bool:
    """Whether a path leads to a file from one of the bases; a name alone may be of any file below the folder."""
    alone = "/" not in path.rstrip("/")
    return any((base / path).exists() for base in bases) or (alone and any(folder.rglob(path.rstrip("/"))))


@pytest.mark.parametrize(
    "page", [page for page in ROOMS if page.parents[1].name != "engines" or page.parent.name == "core"], ids=name
)
def test_the_readme_of_a_room_is_read_in_a_minute(page: Path) -> None:
    assert len(page.read_text("utf-8").splitlines()) <= 40
