"""Files of Nuremberg: boards that are full, and close-ups."""

from __future__ import annotations

from render.games.nuremberg import COMPOSER
from render.images.encode import LIMIT
from render.pictures import render_closeup
from render.theme import THEME
from tests.games.nuremberg.helpers.drawn_positions import middle, written_closeups
from tests.render.helpers.match_scenes import match_card


def test_a_closeup_is_a_file() -> None:
    view, card = written_closeups()["both"]
    picture = render_closeup("nuremberg", view, card)
    assert len(picture.data) <= LIMIT
    assert picture.size == COMPOSER.closeup(view, card, THEME).size


def test_a_moved_knight_changes_the_picture() -> None:
    card = match_card(4)
    boards = {COMPOSER.board(middle(knight=field), card, THEME).digest() for field in ("-1,-1", "0,2", "-3,3")}
    assert len(boards) == 3
