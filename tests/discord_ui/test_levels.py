"""How strong computer players are, as cards and figures say it."""

from dataclasses import replace

import msgspec
import pytest

from cogs.stats import person_screen
from discord_ui.handlers.screens.lobby_options import fields
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import match_card
from discord_ui.model.screen import Select
from engines.core.text.messages import Msg
from i18n.locales import LOCALES, Locale
from service.queries.stats import LevelStats, PlayerStats
from tests.discord_ui.helpers.panel_models import FUGGER, info_of
from tests.discord_ui.helpers.panel_walk import TEXT

RECORD = PlayerStats(1, "fugger", 3, 2, 0, 0, 90, 1.5)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["easy", "greedy", "strong", "random"])
def test_the_card_of_a_running_match_says_who_is_played_by_a_computer_and_how_well(
    locale: Locale, kind: str
) -> None:
    state = FUGGER.setup(3, bytes(16)).state
    info = info_of(state, locale=locale)
    localizer = Localizer(TEXT, locale)
    view = FUGGER.view(state, None)
    first, *others = info.seats
    computer = msgspec.structs.replace(first, user_id=None, computer=kind)
    with_one = msgspec.structs.replace(info, seats=(computer, *others))
    level = TEXT.say(Msg(f"ui-kind-{kind}"), locale)
    assert f"({level})" in match_card(FUGGER, with_one, view, localizer, 7).text
    assert f"({level})" not in match_card(FUGGER, info, view, localizer, 7).text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_names_a_program_and_says_if_it_is_gone(locale: Locale) -> None:
    state = FUGGER.setup(3, bytes(16)).state
    info = info_of(state, locale=locale)
    first, *others = info.seats
    played = msgspec.structs.replace(
        info, seats=(msgspec.structs.replace(first, user_id=None, computer="deep"), *others)
    )
    localizer, view = Localizer(TEXT, locale), FUGGER.view(state, None)
    gone = TEXT.say(Msg("ui-program-gone", {"name": "deep"}), locale)
    assert "(deep)" in match_card(FUGGER, played, view, localizer, 7, programs=("deep",)).text
    assert f"({gone})" in match_card(FUGGER, played, view, localizer, 7).text


@pytest.mark.parametrize("locale", LOCALES)
def test_programs_are_chosen_by_name_in_a_lobby(locale: Locale) -> None:
    lobby = info_of(FUGGER.setup(3, bytes(16)).state, status="lobby", locale=locale, seats_wanted=4, seats=())
    localizer, programs = Localizer(TEXT, locale), ("deep", "my-bot")
    card = match_card(FUGGER, lobby, None, localizer, 7, programs=programs)
    (add,) = [block for block in card.blocks if isinstance(block, Select)]
    assert [pick.value for pick in add.picks] == ["easy", "greedy", "strong", "deep", "my-bot"]
    groups = {group.name: group for group in fields(FUGGER, lobby, localizer, "computers", programs)}
    assert [pick.value for pick in groups["stand-in-by"].picks][-2:] == ["deep", "my-bot"]


@pytest.mark.parametrize("locale", LOCALES)
def test_figures_say_how_somebody_fares_against_which_level(locale: Locale) -> None:
    localizer = Localizer(TEXT, locale)
    levels = tuple(LevelStats("fugger", level, 5, wins) for level, wins in (("strong", 1), ("easy", 4)))
    shown = person_screen(1, [replace(RECORD, levels=levels)], localizer).text
    words = [TEXT.say(Msg(f"ui-kind-{level}"), locale) for level in ("easy", "strong")]
    assert shown.index(f"{words[0]} 4 ") < shown.index(f"{words[1]} 1 ")
    assert shown.count("\n") == 2
    assert person_screen(1, [RECORD], localizer).text.count("\n") == 1
