"""A stand-in by agreement, as it is read: on the card, in the options, on the panel and in posts."""

from __future__ import annotations

import pytest

from discord_ui.handlers.screens.lobby import options_screen
from discord_ui.messages.match_posts import TOLD, event_lines
from discord_ui.model.components import screen_view
from discord_ui.model.custom_ids import ScreenId, read_id
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import settings_line
from discord_ui.model.screen import Select
from discord_ui.panel.presenter import PanelReader, present_panel
from engines import GAMES
from engines.core.text.messages import Msg, SeatRef
from i18n.locales import LOCALES, Locale
from service.base.read_models.history import StoryStep
from service.base.read_models.matches import MatchInfo
from service.history.narration import STOOD_IN
from tests.discord_ui.helpers.panel_models import FUGGER, info_of, table_of, walk
from tests.discord_ui.helpers.posts import GUARD, TEXT

WHEN = 1_700_000_000


def lobby(stand_in: int, locale: Locale) -> MatchInfo:
    """What everybody knows of a match of a table that agreed so."""
    return info_of(next(walk(2, 1))[0], status="lobby", locale=locale, stand_in=stand_in)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_says_what_was_agreed_and_nothing_where_nothing_was(locale: Locale) -> None:
    agreed, without = (settings_line(FUGGER, lobby(hours, locale), Localizer(TEXT, locale)) for hours in (24, 0))
    said = TEXT.say(Msg("ui-lobby-stand-in", {"n": 24, "kind": Msg("ui-kind-greedy")}), locale)
    assert said in agreed
    assert agreed.replace(f" · {said}", "") == without


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_host_chooses_after_how_long_and_then_which_computer_player(key: str, locale: Locale) -> None:
    for hours, expected in ((0, {"stand-in"}), (48, {"stand-in", "stand-in-by"})):
        state = GAMES[key].setup(3, bytes(16)).state
        info = info_of(state, game=GAMES[key], status="lobby", locale=locale, stand_in=hours)
        shown = options_screen(GAMES[key], info, Localizer(TEXT, locale))
        screen_view(shown, GUARD)
        lists = {
            known.args[1]: block
            for block in shown.blocks
            if isinstance(block, Select) and isinstance(known := read_id(block.id), ScreenId)
        }
        assert {name for name in lists if name.startswith("stand-in")} == expected
        assert [pick.value for pick in lists["stand-in"].picks if pick.chosen] == [str(hours)]
        assert [pick.value for pick in lists["stand-in"].picks] == ["0", "12", "24", "48"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_says_when_somebody_would_stand_in(locale: Locale) -> None:
    state = next(walk(2, 1))[0]
    (seat,) = {decision.seat for decision in FUGGER.pending(state)}
    localizer = Localizer(TEXT, locale, info=info_of(state))
    shown = present_panel(FUGGER, table_of(state, seat, locale=locale, stand_in=WHEN), localizer, PanelReader(100))
    assert f"<t:{WHEN}:f>" in shown.text
    assert (
        f"<t:{WHEN}:f>"
        not in present_panel(FUGGER, table_of(state, seat, locale=locale), localizer, PanelReader(100)).text
    )


@pytest.mark.promise("stand-in")
def test_however_much_there_is_to_tell_a_post_says_who_was_answered_for() -> None:
    state = next(walk(2, 1))[0]
    view = FUGGER.view(state, None)
    told = (Msg(STOOD_IN, {"seat": SeatRef(0)}), *[Msg("ui-stand-in", {"when": "then"})] * TOLD)
    step = StoryStep(1, "move", 0, "computer", (), told, view)
    lines = event_lines(FUGGER, [step], Localizer(TEXT, "en", info=info_of(state)))
    assert "as agreed" in lines[-1]
    assert lines[-1].startswith("A computer player answers for")
