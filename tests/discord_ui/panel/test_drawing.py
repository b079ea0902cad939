"""Pictures speak the language of those who look at them."""

from __future__ import annotations

import pytest

from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import picture_words, render_context
from engines import GAMES
from engines.core.rng import rng_from
from engines.core.text.messages import Msg
from i18n.locales import LOCALES, Locale
from render.context import GAME
from render.games import COMPOSERS, things_named
from render.scene import Text
from render.theme import THEME
from tests.discord_ui.conftest import TEXT
from tests.discord_ui.helpers.panel_models import info_of


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", COMPOSERS)
def test_a_board_is_headed_with_the_name_of_the_game_in_the_language_of_its_readers(
    key: str, locale: Locale
) -> None:
    game = GAMES[key]
    state = game.setup(game.info.seats[1], rng_from(key).seed).state
    info = info_of(state, game=game, locale=locale)
    localizer = Localizer(TEXT, locale, info=info)
    scene = COMPOSERS[key].board(game.view(state, None), render_context(info, localizer), THEME)
    heads = [item.text for item in scene.items if isinstance(item, Text) and item.ref == GAME]
    assert heads == [localizer.plain(Msg(f"{key}-name"))]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", COMPOSERS)
def test_everything_that_pictures_name_has_a_name(key: str, locale: Locale) -> None:
    words = dict(picture_words(key, Localizer(TEXT, locale, game=key)))
    assert set(words) == {GAME, *things_named(key)}
    assert all(words.values())
