"""What is drawn stays in files for the next start; no file makes a picture wrong or prevents it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from render.images import drawing_cache, rasteriser
from render.images.rasteriser import rasterise
from render.images.weighted_cache import WeightedCache
from render.scene import Text
from render.theme import THEME
from tests.render.helpers.drawn_games import WRITTEN
from tests.tiers import few

BOARD = WRITTEN["fugger-evaluation-4"]
SCENE = replace(
    BOARD, items=tuple({type(item) if isinstance(item, Text) else item.art: item for item in BOARD.items}.values())
)
"""A board with one of each kind of drawing, and a text."""


@pytest.fixture(autouse=True)
def kept_nowhere_else() -> Iterator[None]:
    """Nothing is in memory or in files before, and no file is left afterwards."""
    rasteriser.clear_caches()
    yield
    rasteriser.set_cache_folder(None)
    rasteriser.clear_caches()


def drawn(scale: float = 1.0) -> bytes:
    """The pixels of a board, with nothing held in memory."""
    rasteriser.clear_caches()
    return rasterise(SCENE, scale=scale).tobytes()


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.png"))


@pytest.mark.parametrize("scale", [1.0, 0.75])
def test_what_is_read_looks_exactly_as_what_was_drawn(tmp_path: Path, scale: float) -> None:
    fresh = drawn(scale)
    rasteriser.set_cache_folder(tmp_path)
    assert drawn(scale) == fresh
    assert files(tmp_path)
    assert drawn(scale) == fresh


def test_a_second_start_draws_none_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rasteriser.set_cache_folder(tmp_path)
    fresh = drawn()
    assert list(rasteriser.parts(SCENE, THEME)) == []

    def never(*_: object) -> None:
        raise AssertionError("it was drawn again")

    monkeypatch.setattr(rasteriser, "sprite", never)
    monkeypatch.setattr(rasteriser, "_ground", never)
    rasteriser.set_cache_folder(tmp_path)
    assert drawn() == fresh


@pytest.mark.parametrize("damage", few(1, [b"no picture", b"", None]))
def test_damaged_files_are_drawn_anew_and_mended(tmp_path: Path, damage: bytes | None) -> None:
    fresh = drawn()
    rasteriser.set_cache_folder(tmp_path)
    drawn()
    sound = {path: path.read_bytes() for path in files(tmp_path)}
    for path, data in sound.items():
        path.write_bytes(data[: len(data) // 2] if damage is None else damage)
    assert drawn() == fresh
    assert {path: path.read_bytes() for path in files(tmp_path)} == sound


def test_a_file_that_shows_something_of_another_kind_is_drawn_anew(tmp_path: Path) -> None:
    fresh = drawn()
    rasteriser.set_cache_folder(tmp_path)
    drawn()
    some = files(tmp_path)
    for path in some:
        with Image.open(path) as image:
            other = image.convert("L")
        other.save(path)
    assert drawn() == fresh


def test_a_folder_that_cannot_be_written_is_survived(tmp_path: Path) -> None:
    fresh = drawn()
    place = tmp_path / "file"
    place.write_text("no folder")
    rasteriser.set_cache_folder(place)
    assert drawn() == fresh


def test_drawings_of_another_version_are_removed_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rasteriser.set_cache_folder(tmp_path)
    drawn()
    mine = tmp_path / "notes"
    mine.mkdir()
    (old,) = (folder for folder in tmp_path.iterdir() if folder != mine)
    monkeypatch.setattr(drawing_cache, "digest", lambda: "0" * 32)
    rasteriser.set_cache_folder(tmp_path)
    assert not old.exists()
    assert mine.exists()


def test_nobody_else_can_read_or_write_them(tmp_path: Path) -> None:
    rasteriser.set_cache_folder(tmp_path)
    drawn()
    (folder,) = tmp_path.iterdir()
    assert folder.stat().st_mode & 0o077 == 0
    assert all(path.stat().st_mode & 0o077 == 0 for path in files(tmp_path))


def test_no_more_is_kept_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_cache, "MOST", 0)
    rasteriser.set_cache_folder(tmp_path)
    drawn()
    assert files(tmp_path) == []


def test_a_folder_in_which_others_can_write_is_not_used(tmp_path: Path) -> None:
    fresh = drawn()
    foreign = tmp_path / "pictures" / drawing_cache.digest()
    foreign.mkdir(parents=True)
    foreign.chmod(0o777)
    rasteriser.set_cache_folder(tmp_path / "pictures")
    assert drawn() == fresh
    assert list(foreign.iterdir()) == []


@pytest.mark.parametrize("wrong", ["pipe", "link", "huge"])
def test_what_is_no_drawing_of_ours_is_drawn_at_once(tmp_path: Path, wrong: str) -> None:
    rasteriser.set_cache_folder(tmp_path)
    fresh = drawn()
    outside = tmp_path / "outside.png"
    Image.new("RGB", (3000, 3000) if wrong == "huge" else (9, 9)).save(outside)
    for path in files(tmp_path):
        if path != outside:
            path.unlink()
            if wrong == "pipe":
                os.mkfifo(path)
            elif wrong == "link":
                path.symlink_to(outside)
            else:
                path.write_bytes(outside.read_bytes())
    assert drawn() == fresh


def test_what_a_killed_process_began_to_write_goes(tmp_path: Path) -> None:
    rasteriser.set_cache_folder(tmp_path)
    drawn()
    left, now = files(tmp_path)[0].with_suffix(".png.0123"), files(tmp_path)[0].with_suffix(".png.4567")
    for path in (left, now):
        path.write_bytes(b"half")
    os.utime(left, (0, 0))
    rasteriser.set_cache_folder(tmp_path)
    assert not left.exists()
    assert now.exists()


def test_what_was_used_longest_ago_goes_first() -> None:
    cache: WeightedCache[str] = WeightedCache(10, len)
    cache.put("a", "aaaa")
    cache.put("b", "bbbb")
    assert cache.get("a") == "aaaa"
    cache.put("c", "cccc")
    assert cache.get("b") is None
    assert cache.get("a") == "aaaa"
    assert cache.get("c") == "cccc"
    cache.put("d", "dddddddddd")
    assert [cache.get(key) for key in "acd"] == [None, None, "dddddddddd"]


def test_a_value_is_made_once() -> None:
    cache: WeightedCache[str] = WeightedCache(10, len)
    made: list[int] = []

    def make() -> str:
        made.append(1)
        return "x"

    assert cache.get_or("k", make) == cache.get_or("k", make) == "x"
    assert made == [1]


def test_what_is_too_heavy_is_not_kept_and_replacing_is_no_leak() -> None:
    cache: WeightedCache[str] = WeightedCache(5, len)
    cache.put("big", "123456")
    assert cache.get("big") is None
    for _ in range(9):
        cache.put("k", "1234")
    assert cache.get("k") == "1234"
    cache.clear()
    assert cache.get("k") is None
