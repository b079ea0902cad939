"""Files: the same position gives the same bytes, small enough for every post."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from render.images import rasteriser
from render.images.encode import LIMIT
from render.pictures import render_board, render_hand
from tests.games.fugger.helpers.drawn_positions import (
    FUGGER,
    FULL_FRONT,
    a_view,
    card_of,
    match_card,
    played,
    written_down,
)
from tests.render.helpers.match_scenes import LONG_NAMES

REPOSITORY = Path(__file__).parents[2]
DIGEST_OF_A_BOARD = """
import hashlib
from render.pictures import render_board
from tests.games.fugger.helpers.drawn_positions import written_down
view, card = written_down()["evaluation-4"]
print(hashlib.sha256(render_board("fugger", view, card).data).hexdigest())
"""


@pytest.mark.promise("pictures")
def test_the_same_position_gives_the_same_bytes_in_any_process() -> None:
    view, card = written_down()["evaluation-4"]
    render_board("fugger", *written_down()["full-2"])
    first = render_board("fugger", view, card).data
    rasteriser.clear_caches()
    assert render_board("fugger", view, card).data == first
    other = subprocess.run(
        [sys.executable, "-c", DIGEST_OF_A_BOARD],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert other.stdout.strip() == hashlib.sha256(first).hexdigest()


def test_a_file_is_what_its_extension_says() -> None:
    picture = render_board("fugger", *written_down()["opening-4"])
    with Image.open(io.BytesIO(picture.data)) as image:
        assert (image.format, picture.extension) == ("JPEG", "jpg")
        assert image.size == picture.size == (1600, 900)


@pytest.mark.promise("pictures")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_of_random_matches_stay_below_the_limit(seats: int) -> None:
    match = played(seats, f"files {seats}")
    for state, news in [*match[:: max(1, len(match) // 4)], match[-1]]:
        picture = render_board("fugger", FUGGER.view(state, None), card_of(state, news))
        assert len(picture.data) <= LIMIT


def test_the_fullest_board_stays_below_the_limit() -> None:
    view = a_view([FULL_FRONT] * 4, prices=(9, 8, 7, 6, 1), delivered=[("gems", "wine")] * 4)
    picture = render_board("fugger", view, match_card(4, names=LONG_NAMES, match_id=999999999))
    assert len(picture.data) <= LIMIT


@pytest.mark.parametrize("cards", range(14))
def test_a_hand_of_any_size_fits(cards: int) -> None:
    deck = [kind for good in ("wine", "gems", "spices", "cloth", "copper") for kind in (good, good + "-sealed")]
    hand = ([*deck, "merchant", "wine", "merchant", "gems"])[:cards]
    view = a_view([(), ()], hands=[hand, ()], viewer=0)
    picture = render_hand("fugger", view, match_card(2))
    assert len(picture.data) <= LIMIT
    assert picture.size[0] == 1600


def test_a_game_without_pictures_is_said_to_be_missing() -> None:
    view, card = written_down()["opening-4"]
    with pytest.raises(KeyError):
        render_board("chess", view, card)
