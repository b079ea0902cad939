"""A game that is not drawn is played in text: nothing waits for a picture, words stand where pictures would."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from discord_ui.delivery.means import Means
from discord_ui.delivery.turns import Drafts
from discord_ui.directory import Directory
from discord_ui.ids import ScreenId, read_id
from discord_ui.labels import labels_of
from discord_ui.names import Voice
from discord_ui.presenter import Reader, hand_picture, present
from discord_ui.screen import Button, Picture, Row, Screen
from discord_ui.screens import board, replay
from engines import GAMES
from engines.core.game import seen
from engines.core.text.messages import Ref
from i18n.locales import LOCALES, Locale
from i18n.text import Text
from render.queue import RenderQueue
from service.base.jobs import TurnPost
from service.base.read_models import ReplayPosition, StoryStep
from startup.warming import warm
from tests.discord_ui.tables import FUGGER, info_of, table_of, walk
from tests.service.conftest import same_chance, table
from tests.service.table import Table

__all__ = ["same_chance", "table"]
TEXT = Text.load(strict=True)


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has pictures."""
    monkeypatch.setattr("render.games.COMPOSERS", {})
    monkeypatch.setattr("render.games.MAPS", {})


def opening() -> Any:
    return FUGGER.setup(3, bytes(16)).state


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def verbs(screen: Screen) -> set[str]:
    buttons: list[Button] = [
        button for block in screen.blocks if isinstance(block, Row) for button in block.buttons
    ]
    return {known.verb for button in buttons if isinstance(known := read_id(button.id), ScreenId)}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_of_a_seat_tells_its_hand_in_words(locale: Locale) -> None:
    state = opening()
    seat = FUGGER.pending(state)[0].seat
    shown = table_of(state, seat, locale=locale)
    voice = Voice(TEXT, locale, info=shown.info)
    panel = present(FUGGER, shown, voice, Reader(100))
    assert pictures(panel) == []
    assert ("Hand: " if locale == "en" else "Main") in panel.text
    assert hand_picture(FUGGER, shown, voice) == []


def test_the_panel_of_a_spectator_tells_how_the_match_stands() -> None:
    shown = table_of(opening(), None)
    panel = present(FUGGER, shown, Voice(TEXT, "en", info=shown.info), Reader(7))
    assert pictures(panel) == []
    assert "Round 1" in panel.text


def test_the_board_is_text_whatever_form_is_asked_for() -> None:
    shown = table_of(opening(), 0)
    voice = Voice(TEXT, "en", info=shown.info)
    asked = board.screen(FUGGER, shown, voice, "picture")
    assert asked == board.screen(FUGGER, shown, voice, "text")
    assert pictures(asked) == []
    assert "board" not in verbs(asked), "there is no other form to change to"


def test_a_replay_is_told_and_has_no_animation() -> None:
    *_, (state, events, told) = walk(2, 1)
    public = tuple(seen(events, None))
    step = StoryStep(2, "move", 0, "player", public, told, FUGGER.view(state, None))
    shown = ReplayPosition(info_of(state), step, 1, 1)
    screen = replay.screen(FUGGER, shown, Voice(TEXT, "en", info=shown.info))
    assert pictures(screen) == []
    assert verbs(screen) == {"replay"}


async def test_a_post_goes_out_whole_and_no_picture_of_it_is_late(table: Table) -> None:
    await table.begin(people=2, game="fugger")
    live = await table.live()
    client, directory = discord.Client(intents=discord.Intents.none()), Directory(table.kontor.clock)
    means = Means(client, table.kontor, RenderQueue(timeout=0), directory, strict=True)
    draft = await Drafts(means).of(7, TurnPost(table.id, 0, live.row.published, (0,), ()))
    assert draft.pictures == []
    assert not draft.late


def test_places_have_no_labels_where_no_map_shows_them() -> None:
    assert labels_of(GAMES["cities_knights"], [Ref("vertex", "1"), Ref("vertex", "2")]) == {}


async def test_nothing_is_drawn_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    await warm(RenderQueue(), GAMES)
    assert caplog.records == []
