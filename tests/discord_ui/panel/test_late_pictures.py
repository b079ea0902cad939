"""A picture that takes too long follows into what still shows its place, and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import pytest

from render.context import RenderContext
from render.pictures import Picture
from render.queue import TooSlow
from tests.discord_ui.conftest import PICTURES, RunningMatch, eventually
from tests.discord_ui.helpers.buttons import moves_of, press


async def test_a_picture_that_takes_too_long_follows_into_the_panel(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = PICTURES.hand
    slow = [True, True]

    async def hand(key: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        if slow:
            slow.pop()
            raise TooSlow("still drawing")
        return await draw(key, view, card)

    monkeypatch.setattr(PICTURES, "hand", hand)
    monkeypatch.setattr(game.harness.app.late_images, "pauses", (0.05, 0.05))
    panel = await game.panel()
    assert not panel.files

    async def followed() -> bool:
        return bool((await game.mover.refresh(panel)).files)

    await eventually(followed)
    assert moves_of(await game.mover.refresh(panel)) == moves_of(panel)


async def test_a_board_that_takes_too_long_follows_into_what_happened(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = PICTURES.board
    slow = [True, True]

    async def board(key: str, view: Any, card: RenderContext) -> Picture:
        if slow:
            slow.pop()
            raise TooSlow("still drawing")
        return await draw(key, view, card)

    panel = await game.panel()
    monkeypatch.setattr(PICTURES, "board", board)
    monkeypatch.setattr(game.harness.app.late_images, "pauses", (0.05, 0.05))
    news = (await game.mover.click(panel, "What happened")).last
    assert not news.files

    async def followed() -> bool:
        return bool((await game.mover.refresh(news)).files)

    await eventually(followed)
    shown = await game.mover.refresh(news)
    assert shown.files[0].description
    assert shown.labels == news.labels


async def test_a_picture_does_not_follow_into_a_panel_that_shows_something_else_by_now(
    game: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, asked = PICTURES.hand, []

    async def hand(key: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        asked.append(card)
        if len(asked) == 1:
            raise TooSlow("still drawing")
        return await draw(key, view, card)

    monkeypatch.setattr(PICTURES, "hand", hand)
    monkeypatch.setattr(game.harness.app.late_images, "pauses", (0.2,))
    panel = await game.panel()
    after = await press(game.mover, panel, moves_of(panel)[0])
    await asyncio.sleep(0.5)
    shown = await game.mover.refresh(after)
    assert shown.id == panel.id
    assert moves_of(shown) == moves_of(after)
    assert shown.text == after.text
