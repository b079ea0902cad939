"""No picture of a game depends on what its reader cannot know."""

from typing import Any

import pytest

from engines import GAMES
from engines.core.rng import rng_from
from render.games import COMPOSERS
from render.kit.composers import MapComposer
from render.theme import THEME
from tests.render.helpers.drawn_games import POSITIONS, every_match, some

every_game = pytest.mark.parametrize("key", POSITIONS)


@every_match
def test_the_board_is_the_same_for_every_viewer_until_the_end(key: str, seats: int, seed: str) -> None:
    game, composer, module = GAMES[key], COMPOSERS[key], POSITIONS[key]
    match = module.played(seats, seed)
    for state, news in some(match, 40):
        card = module.card_of(state, news)
        viewers = (None, *range(seats))
        assert len({composer.board(game.view(state, viewer), card, THEME).digest() for viewer in viewers}) == 1


@every_match
def test_pictures_do_not_depend_on_what_their_reader_cannot_know(key: str, seats: int, seed: str) -> None:
    game, module = GAMES[key], POSITIONS[key]
    composer: Any = COMPOSERS[key]
    draws = [composer.board, *([composer.hand] if game.info.hidden else [])]
    if isinstance(composer, MapComposer):
        draws.append(composer.closeup)
    match = module.played(seats, seed)
    for i, (state, news) in enumerate(some(match[:-1], 15)):
        card = module.card_of(state, news)
        for seat in range(seats):
            other = game.determinize(state, seat, rng_from(f"{seed} {i} {seat}"))
            for draw in draws:
                assert draw(game.view(other, seat), card, THEME) == draw(game.view(state, seat), card, THEME)


@every_game
def test_the_public_has_no_hand(key: str) -> None:
    state, news = POSITIONS[key].played(GAMES[key].info.seats[1], f"pieces {GAMES[key].info.seats[1]}")[0]
    with pytest.raises(ValueError, match="hand"):
        COMPOSERS[key].hand(GAMES[key].view(state, None), POSITIONS[key].card_of(state, news), THEME)
