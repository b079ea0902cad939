"""Files of Cities & Knights: deterministic, small enough, whatever the position."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines.cities_knights.data import DECKS
from engines.cities_knights.game import GAME
from render import raster
from render.encode import LIMIT
from render.games.cities_knights import COMPOSER
from render.pictures import render_closeup, render_scene
from render.scene import Sprite
from render.theme import THEME
from tests.render.catan_positions import (
    LONG_NAMES,
    MIDDLE,
    a_view,
    card_of,
    match_card,
    middle,
    played,
    scenes,
    written_closeups,
    written_down,
)

REPOSITORY = Path(__file__).parents[2]
DIGEST_OF_A_BOARD = """
import hashlib
from render.pictures import render_scene
from tests.render.catan_positions import scenes
print(hashlib.sha256(render_scene(scenes()["attack-4"]).data).hexdigest())
"""


def test_the_same_position_gives_the_same_bytes_in_any_process() -> None:
    scene = scenes()["attack-4"]
    first = render_scene(scene).data
    raster.forget()
    assert render_scene(scene).data == first
    other = subprocess.run(
        [sys.executable, "-c", DIGEST_OF_A_BOARD],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert other.stdout.strip() == hashlib.sha256(first).hexdigest()


@pytest.mark.parametrize("name", scenes())
def test_written_scenes_stay_below_the_limit(name: str) -> None:
    assert len(render_scene(scenes()[name]).data) <= LIMIT


@pytest.mark.parametrize("seats", [3, 4])
def test_boards_of_matches_stay_below_the_limit(seats: int) -> None:
    match = played(seats, f"pieces {seats}")
    for state, news in [*match[:: len(match) // 3], match[-1]]:
        card = card_of(state, news, names=LONG_NAMES[:seats], match_id=999999999)
        scene = COMPOSER.board(GAME.view(state, None), card, THEME)
        assert len(render_scene(scene).data) <= LIMIT


def test_every_progress_card_can_be_drawn_in_a_hand_and_as_a_step() -> None:
    cards = [card.id for deck in DECKS.values() for card in deck]
    for start in range(0, len(cards), 5):
        view = a_view(MIDDLE, viewer=1, progress=tuple(cards[start : start + 5]))
        picture = render_scene(COMPOSER.hand(view, match_card(4), THEME))
        assert picture.size[0] == 1600
    for card in cards:
        raster.sprite(Sprite("catan.step", (0, 0), ("card", 0, "A", card, 1)), THEME)


def test_a_closeup_is_a_file_for_games_with_a_map_and_refused_for_others() -> None:
    view, card = written_closeups()["roads"]
    picture = render_closeup("cities_knights", view, card)
    assert len(picture.data) <= LIMIT
    assert picture.size == COMPOSER.closeup(view, card, THEME).size
    with pytest.raises(LookupError):
        render_closeup("fugger", view, card)
    with pytest.raises(LookupError):
        render_closeup("chess", view, card)


def test_a_changed_robber_changes_the_picture() -> None:
    view, card = written_down()["middle-4"]
    other = COMPOSER.board(middle(robber="2,0"), card, THEME)
    assert COMPOSER.board(view, card, THEME).digest() != other.digest()
