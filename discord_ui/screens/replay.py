"""A finished match, step by step, and as a moving picture."""

from __future__ import annotations

import io
from typing import Any

import discord

from discord_ui.drawing import card_of
from discord_ui.ids import ScreenId, write_id
from discord_ui.names import Voice, safe
from discord_ui.panel_presses import numbers
from discord_ui.presenter import BOARD, board_picture
from discord_ui.screen import Block, Button, Row, Screen, Words
from discord_ui.screens.common import title
from discord_ui.visit import Press, Visit
from engines.core.game import Game
from engines.core.text import Msg
from render.games import has_pictures
from service.seen import Replayed


def screen(game: Game[Any, Any], shown: Replayed, voice: Voice) -> Screen:
    """The position after a step with what happened in it."""
    at, last, step = shown.at, shown.last, shown.step
    told = tuple(voice.say(safe(msg)) for msg in step.told)
    count = voice.say(Msg("ui-replay-step", {"step": at, "steps": last}))
    words = "\n".join((title(voice, shown.info, Msg("ui-about-replay")), count, *(f"- {line}" for line in told)))
    board = board_picture(game, step.view, voice, tuple(voice.plain(msg) for msg in step.told))

    def button(label: Msg, to: int, slot: int) -> Button:
        target = max(0, min(to, last))
        where = write_id(ScreenId("replay", (str(shown.info.id), str(target)), slot))
        return Button(voice.plain(label), where, disabled=target == at)

    buttons = (
        button(Msg("ui-first"), 0, 1),
        button(Msg("ui-previous"), at - 1, 2),
        button(Msg("ui-next-step"), at + 1, 3),
        button(Msg("ui-last"), last, 4),
    )
    blocks: list[Block] = [Words(words), board, Row(buttons)]
    if has_pictures(game.info.key):
        film = Button(voice.plain(Msg("ui-animation")), write_id(ScreenId("animation", (str(shown.info.id),))))
        blocks.append(Row((film,)))
    return Screen(tuple(blocks))


async def show(visit: Visit, match_id: int, at: int) -> None:
    """Show a step. Raises Refusal while the match runs."""
    ui = visit.ui
    shown = await ui.kontor.reading.replay_step(match_id, at)
    voice = await visit.voice(shown.info)
    screened = screen(ui.kontor.games[shown.info.game], shown, voice)
    card = card_of(shown.info, voice, awaited=(), news=shown.step.events)
    image = await ui.drawing.board(shown.info, shown.step.view, card)
    await visit.show(screened, {BOARD: image} if image else {})


async def press(visit: Visit, press: Press) -> None:
    """Show the step of the button."""
    match_id, at = numbers(press, 2)
    await show(visit, match_id, at)


async def press_animation(visit: Visit, press: Press) -> None:
    """Send the whole match as one moving picture, to the person alone; it takes a while."""
    await visit.apart()
    match_id = numbers(press, 1)[0]
    ui = visit.ui
    story = await ui.kontor.reading.replay(match_id)
    voice = await visit.voice(story.info)
    frames = [(step.view, card_of(story.info, voice, awaited=(), news=step.events)) for step in story.steps]
    image = await ui.drawing.animation(story.info, frames)
    if image is None:
        await visit.say(Msg("ui-animation-failed"))
        return
    alt = voice.plain(Msg("ui-alt-animation", {"match": match_id, "steps": len(frames)}))
    file = discord.File(io.BytesIO(image.data), filename=image.filename, description=alt)
    await visit.interaction.followup.send(file=file, ephemeral=True)


SCREENS = {"replay": press}
FORMS = {"animation": press_animation}
