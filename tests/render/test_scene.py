"""Scenes can be written down and told apart."""

from __future__ import annotations

import msgspec
import pytest

from render.games import COMPOSERS, GROUNDS, PAINTERS
from render.scene import Sprite, scene_from_json
from render.theme import THEME
from tests.games.fugger.helpers.drawn_positions import written_down, written_hand


def test_a_scene_survives_json() -> None:
    for view, card in written_down().values():
        scene = COMPOSERS["fugger"].board(view, card, THEME)
        assert scene_from_json(scene.to_json()) == scene


def test_digests_tell_scenes_apart() -> None:
    digests = {COMPOSERS["fugger"].board(view, card, THEME).digest() for view, card in written_down().values()}
    assert len(digests) == len(written_down())


def test_other_text_is_no_scene() -> None:
    with pytest.raises(msgspec.ValidationError):
        scene_from_json(b'{"game": 3}')


def test_every_drawing_that_a_scene_names_exists() -> None:
    scenes = [COMPOSERS["fugger"].board(view, card, THEME) for view, card in written_down().values()]
    scenes.append(COMPOSERS["fugger"].hand(*written_hand(), THEME))
    for scene in scenes:
        assert scene.ground in GROUNDS
        assert {item.art for item in scene.items if isinstance(item, Sprite)} <= set(PAINTERS)
