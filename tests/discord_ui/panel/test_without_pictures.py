"""A game that is not drawn is played in text: nothing waits for a picture, and words replace pictures."""

from typing import Any

import discord
import pytest

from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.handlers.screens import board, replay
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.drafts import TurnDrafter
from discord_ui.model.controls import read_id
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Picture, Screen
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.pictures import hand_picture
from discord_ui.panel.presenter import present_panel
from discord_ui.widgets.panel_options import labels_of
from engines import GAMES
from engines.core.game import seen
from engines.core.text.messages import Ref
from i18n.locales import LOCALES, Locale
from render.queue import RenderQueue
from runtime.warmup import warm_up
from service.base.jobs import TurnPost
from service.base.read_models.history import ReplayPosition, StoryStep
from tests.discord_ui.helpers.panel_models import FUGGER, info_of, table_of, walk
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.service.conftest import match, same_chance
from tests.service.helpers.match import ServiceMatch

__all__ = ["match", "same_chance"]


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.games.COMPOSERS", {})
    monkeypatch.setattr("render.games.MAPS", {})


def opening() -> Any:
    return FUGGER.setup(3, bytes(16)).state


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def verbs(screen: Screen) -> set[str]:
    return {read_id(button.id).control.head.partition(":")[2] for button in screen.buttons}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_of_a_seat_tells_its_hand_in_words(locale: Locale) -> None:
    state = opening()
    shown = table_of(state, FUGGER.pending(state)[0].seat, locale=locale)
    localizer = Localizer(TEXT, locale, info=shown.info)
    panel = present_panel(FUGGER, shown, localizer, PanelReader(100))
    assert pictures(panel) == []
    assert ("Hand: " if locale == "en" else "Main") in panel.text
    assert hand_picture(FUGGER, shown, localizer) == []


def test_the_panel_of_a_spectator_tells_how_the_match_stands() -> None:
    shown = table_of(opening(), None)
    panel = present_panel(FUGGER, shown, Localizer(TEXT, "en", info=shown.info), PanelReader(7))
    assert pictures(panel) == []
    assert "Round 1" in panel.text


def test_the_board_is_text_whatever_form_is_asked_for() -> None:
    shown = table_of(opening(), 0)
    localizer = Localizer(TEXT, "en", info=shown.info)
    asked = board.screen(FUGGER, shown, localizer, "picture")
    assert asked == board.screen(FUGGER, shown, localizer, "text")
    assert pictures(asked) == []
    assert "board" not in verbs(asked), "there is no other form to change to"


def test_a_replay_is_told_and_has_no_animation() -> None:
    *_, (state, events, told) = walk(2, 1)
    step = StoryStep(2, "move", 0, "player", tuple(seen(events, None)), told, FUGGER.view(state, None))
    shown = ReplayPosition(info_of(state), step, 1, 1)
    screen = replay.screen(FUGGER, shown, Localizer(TEXT, "en", info=shown.info))
    assert pictures(screen) == []
    assert verbs(screen) == {"replay"}


async def test_a_post_goes_out_whole_and_no_picture_of_it_is_late(match: ServiceMatch) -> None:
    await match.begin(people=2, game="fugger")
    live = await match.live()
    client, directory = discord.Client(intents=discord.Intents.none()), GuildDirectory(match.kontor.clock)
    means = DeliveryContext(client, match.kontor, RenderQueue(timeout=0), directory, strict=True)
    draft = await TurnDrafter(means).of(7, TurnPost(match.id, 0, live.row.published, (0,), ()))
    assert draft.pictures == []
    assert not draft.late


def test_places_have_no_labels_where_no_map_shows_them() -> None:
    assert labels_of(GAMES["cities_knights"], [Ref("vertex", "1"), Ref("vertex", "2")]) == {}


async def test_nothing_is_drawn_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    await warm_up(RenderQueue(), GAMES)
    assert caplog.records == []
