"""Files of Cities & Knights: everything that can be drawn, and close-ups."""

from __future__ import annotations

import pytest

from engines.cities_knights.data import DECKS
from render.games.cities_knights import COMPOSER
from render.images import rasteriser
from render.images.encode import LIMIT
from render.pictures import render_closeup, render_hand
from render.scene import Sprite
from render.theme import THEME
from tests.games.cities_knights.helpers.drawn_positions import (
    MIDDLE,
    a_view,
    middle,
    written_closeups,
    written_down,
)
from tests.render.helpers.match_scenes import match_card


def test_every_progress_card_can_be_drawn_in_a_hand_and_as_a_step() -> None:
    cards = [card.id for deck in DECKS.values() for card in deck]
    for start in range(0, len(cards), 5):
        view = a_view(MIDDLE, viewer=1, progress=tuple(cards[start : start + 5]))
        picture = render_hand("cities_knights", view, match_card(4))
        assert picture.size[0] == 1600
    for card in cards:
        rasteriser.sprite(Sprite("catan.step", (0, 0), ("card", 0, "A", card, 1)), THEME)


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
