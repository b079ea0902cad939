"""The preview has all pictures that a reviewer needs."""

from pathlib import Path

import pytest
from PIL import Image

from tests.tiers import few
from tools import preview
from tools.preview.__main__ import main

MOMENTS = (
    ("fugger", (2, 3, 4), "opening full middle evaluation end curve"),
    ("cities_knights", (3, 4), "draft roll middle end curve"),
    ("golden_age", (3, 4), "draft opening auction middle end curve"),
)


@pytest.mark.parametrize(("game", "seats", "moments"), few(1, MOMENTS))
def test_previews_cover_moments_hands_and_closeups(game: str, seats: tuple[int, ...], moments: str) -> None:
    names = [name for name, _ in preview.scenes(game)]
    assert {f"{number}-{moment}" for number in seats for moment in moments.split()} <= set(names)
    assert len(names) == len(set(names))
    if game == "fugger":
        assert {f"hand-{number:02}" for number in range(1, 14)} <= set(names)
    else:
        assert sum(name.startswith("hand-") for name in names) >= 5
        assert sum(name.startswith("closeup-") for name in names) >= 5


@pytest.mark.long
def test_the_command_writes_each_picture_at_three_widths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(preview.scenes("fugger"))
    monkeypatch.setattr(preview, "scenes", lambda *_: iter([first]))
    monkeypatch.setattr("sys.argv", ["preview", "fugger", "--out", str(tmp_path / "new")])
    main()
    for width in (1600, 800, 400):
        with Image.open(tmp_path / "new" / str(width) / "2-opening.png") as image:
            assert image.width == width
