"""The preview shows what the house wants to be looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools import preview
from tools.preview.__main__ import main


def test_previews_cover_openings_evaluations_ends_and_hands_of_every_size() -> None:
    names = [name for name, _ in preview.scenes("fugger")]
    for seats in (2, 3, 4):
        assert {
            f"{seats}-{moment}" for moment in ("opening", "full", "middle", "evaluation", "end", "curve")
        } <= set(names)
    assert {f"hand-{number:02}" for number in range(1, 14)} <= set(names)
    assert len(names) == len(set(names))


def test_previews_of_cities_and_knights_cover_moments_hands_and_closeups() -> None:
    names = [name for name, _ in preview.scenes("cities_knights")]
    for seats in (3, 4):
        assert {f"{seats}-{moment}" for moment in ("draft", "roll", "middle", "end", "curve")} <= set(names)
    assert sum(name.startswith("hand-") for name in names) >= 5
    assert sum(name.startswith("closeup-") for name in names) >= 5
    assert len(names) == len(set(names))


def test_previews_of_the_golden_age_cover_moments_hands_and_closeups() -> None:
    names = [name for name, _ in preview.scenes("golden_age")]
    for seats in (3, 4):
        assert {
            f"{seats}-{moment}" for moment in ("draft", "opening", "auction", "middle", "end", "curve")
        } <= set(names)
    assert sum(name.startswith("hand-") for name in names) >= 5
    assert sum(name.startswith("closeup-") for name in names) >= 5
    assert len(names) == len(set(names))


def test_the_command_writes_each_picture_at_three_widths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(preview.scenes("fugger"))
    monkeypatch.setattr(preview, "scenes", lambda *_: iter([first]))
    monkeypatch.setattr("sys.argv", ["preview", "fugger", "--out", str(tmp_path / "new")])
    main()
    for width in (1600, 800, 400):
        with Image.open(tmp_path / "new" / str(width) / "2-opening.png") as image:
            assert image.width == width
