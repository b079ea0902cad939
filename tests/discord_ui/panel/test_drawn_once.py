"""Pictures in a panel are drawn only where somebody needs them, and sent once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from render.context import RenderContext
from render.images.weighted_cache import WeightedCache
from render.pictures import Picture
from tests.discord_ui.conftest import PICTURES, RunningMatch
from tests.discord_ui.helpers.buttons import press


async def test_after_a_move_the_waiting_panel_tells_the_hand_in_words_and_draws_it_when_asked(
    game: RunningMatch,
) -> None:
    panel = await game.panel()
    after = await press(game.mover, panel, "draw")
    assert not after.files
    assert "Hand:" in after.text
    again = await game.mover.click(after, "Refresh")
    assert [file.filename[:5] for file in again.last.files] == ["hand-"]


async def test_a_hand_that_is_the_same_as_before_is_not_sent_again(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await game.panel()
    made: list[str] = []
    monkeypatch.setattr(PICTURES, "made", [lambda kind, *_: made.append(kind)])
    monkeypatch.setattr(PICTURES, "_done", WeightedCache(1 << 20, lambda picture: len(picture.data)))
    again = (await game.mover.click(panel, "Refresh")).last
    assert [file.url for file in again.files] == [file.url for file in panel.files]
    assert again.files[0].description == panel.files[0].description
    assert made == []


async def test_a_hand_is_sent_again_where_another_press_takes_its_file_away_meanwhile(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, asked = PICTURES.hand, []
    panel = await game.panel()

    async def hand(key: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        asked.append(held)
        if len(asked) == 1:
            assert not (await game.mover.click(panel, "Board")).last.files
        return await draw(key, view, card, held)

    monkeypatch.setattr(PICTURES, "hand", hand)
    again = (await game.mover.click(panel, "Refresh")).last
    assert [file.filename for file in again.files] == [file.filename for file in panel.files]
    assert [bool(held) for held in asked] == [True, False]
