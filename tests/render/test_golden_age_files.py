"""Files of The Golden Age: deterministic, small enough, whatever the position."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines.golden_age import events as ev
from engines.golden_age.data import CARDS, COLOURS, DECKS, NUMBERS
from engines.golden_age.game import GAME
from engines.golden_age.geography import LENGTH
from render import raster
from render.encode import LIMIT
from render.games.golden_age import COMPOSER
from render.games.golden_age.news import read_news
from render.pictures import render_scene
from render.scene import Sprite
from render.theme import THEME
from tests.render.catan_positions import LONG_NAMES
from tests.render.golden_age_positions import card_of, played, scenes

REPOSITORY = Path(__file__).parents[2]
DIGEST_OF_A_BOARD = """
import hashlib
from render.pictures import render_scene
from tests.render.golden_age_positions import scenes
print(hashlib.sha256(render_scene(scenes()["middle-4"]).data).hexdigest())
"""


def test_the_same_position_gives_the_same_bytes_in_any_process() -> None:
    scene = scenes()["middle-4"]
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


def test_the_stadtholder_can_stand_on_every_space() -> None:
    for space in range(LENGTH):
        raster.sprite(Sprite("golden.tile", (0, 0), (space,)), THEME)


def test_every_step_of_every_guild_can_be_drawn() -> None:
    for colour in COLOURS:
        for step in (0, *NUMBERS.guild_prices):
            raster.sprite(Sprite("golden.windows", (0, 0), (colour, step)), THEME)


def test_every_card_can_be_drawn_in_a_hand_or_as_a_step() -> None:
    for card in CARDS.values():
        if card.hidden:
            raster.sprite(Sprite("golden.card", (0, 0), (card.id, DECKS[card.deck], 142)), THEME)
        else:
            raster.sprite(Sprite("golden.step", (0, 0), ("shown", 0, "A", card.id, 0)), THEME)


def test_every_step_of_a_match_can_be_drawn() -> None:
    news = read_news(
        (
            ev.MarkerPlaced(0, "utrecht"), ev.PawnPlaced(1, "holland"), ev.PawnMoved(1, "holland", "utrecht", 1),
            ev.PawnAdded(2, "zeeland", None, 0), ev.MarkerMade(0, "zeeland", "green"), ev.GuildTaken(1, "grey", 8),
            ev.CardDrawn(2, "spice", "2", 4), ev.CardShown(0, "art-5"), ev.PainterPaid(0, "art-5", 1, 3, None, 2),
            ev.Cashed(1, "tulip2", 2, 24), ev.Sailed(2, "7", ("voc", "voc", "voc")),
            ev.AuctionWon(0, 1, 7, "holland", "green"), ev.AuctionFailed(2, "limburg"),
        )
    )  # fmt: skip
    assert len({step.what for step in news.steps}) == 11
    for step in news.steps:
        art = raster.sprite(Sprite("golden.step", (0, 0), (step.what, 0, "A", step.detail, step.amount)), THEME)
        assert art.alpha.getbbox() is not None
