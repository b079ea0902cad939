"""A finished match, step by step, by its rounds and turning points, as a curve, and as a moving picture."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import discord

from discord_ui import curves
from discord_ui.choosing import shorten
from discord_ui.drawing import alone, card_of
from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice, safe
from discord_ui.presenter import BOARD, board_picture
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Choice, Pick, Picture, Row, Screen, Words
from discord_ui.screens.common import title
from discord_ui.visit import Visit
from engines.core.game import Game
from engines.core.score_curve import turning_points
from engines.core.text.messages import Msg
from render.games import has_pictures
from render.queue import Full, OneAtATime
from service.base.read_models import ReplayPosition, ScoreCurve

JUMPS = 25
"""So many places to jump to fit a list."""
TURNS = 10
"""So many of them are turning points, the last ones; the others are rounds."""


def screen(game: Game[Any, Any], shown: ReplayPosition, voice: Voice, course: ScoreCurve | None = None) -> Screen:
    """The position after a step with what happened in it. course: of the match, if its game tells one."""
    at, last, step = shown.at, shown.last, shown.step
    told = tuple(voice.say(safe(msg)) for msg in step.told)
    count = voice.say(Msg("ui-replay-step", {"step": at, "steps": last}))
    words = "\n".join((title(voice, shown.info, Msg("ui-about-replay")), count, *(f"- {line}" for line in told)))
    board = board_picture(game, step.view, voice, tuple(voice.plain(msg) for msg in step.told))
    match = str(shown.info.id)

    def button(label: Msg, to: int, slot: int) -> Button:
        target = max(0, min(to, last))
        where = write_id(ScreenId("replay", (match, str(target)), slot))
        return Button(voice.plain(label), where, disabled=target == at)

    buttons = [
        button(Msg("ui-first"), 0, 1),
        button(Msg("ui-previous"), at - 1, 2),
        button(Msg("ui-next-step"), at + 1, 3),
        button(Msg("ui-last"), last, 4),
    ]
    blocks: list[Block] = [Words(words), board]
    if course is not None:
        buttons.insert(3, button(Msg("ui-next-round"), next_round(course, at, last), 5))
        picks = tuple(jumps(course, voice))
        blocks.append(
            Choice(write_id(ScreenId("replay-jump", (match,))), voice.plain(Msg("ui-replay-jump")), picks)
        )
    blocks.append(Row(tuple(buttons)))
    more = []
    if has_pictures(game.info.key):
        if course is not None:
            more.append(Button(voice.plain(Msg("ui-curve")), write_id(ScreenId("curve", (match,)))))
        more.append(Button(voice.plain(Msg("ui-animation")), write_id(ScreenId("animation", (match,)))))
    return Screen((*blocks, Row(tuple(more))) if more else tuple(blocks))


def next_round(course: ScoreCurve, at: int, last: int) -> int:
    """The step at which the round after that of step ``at`` begins; the last step if there is none."""
    now = max((one.stage.round for one in course.stages if one.at <= at), default=course.scored[0].round)
    return next((one.at for one in course.stages if one.stage.round > now), last)


def jumps(course: ScoreCurve, voice: Voice) -> Iterator[Pick]:
    """The rounds, as many as have room, and the last turning points, in order, each with the scores there."""
    found = {turn.at: curves.turned(course, turn) for turn in turning_points(course.scored)[-TURNS:]}
    begins: dict[int, int] = {}
    for place, stage in enumerate(course.scored):
        begins.setdefault(stage.round, place)
    rounds = [(number, place) for number, place in begins.items() if place not in found]
    room = JUMPS - len(found)
    for number, place in rounds[:: max(1, -(-len(rounds) // room))]:
        found[place] = Msg("curve-round", {"round": number})
    for place in sorted(found):
        scores = shorten(voice.plain(curves.scores(course, place)), 100)
        yield Pick(shorten(voice.plain(found[place]), 100), str(course.stages[place].at), scores)


def curve_screen(game: Game[Any, Any], course: ScoreCurve, view: Any, voice: Voice) -> Screen:
    """The curve of the scores with the turning points in words."""
    lines = [voice.say(curves.turned(course, turn)) for turn in turning_points(course.scored)[-TURNS:]]
    heading = title(voice, course.info, Msg("ui-about-curve"))
    words = "\n".join((heading, voice.say(curves.told(course)), *(f"- {line}" for line in lines)))
    back = Button(voice.plain(Msg("ui-replay")), write_id(ScreenId("replay", (str(course.info.id), "0"))))
    return Screen((Words(words), Picture(BOARD, curves.alt(game, course, view, voice)), Row((back,))))


async def show(visit: Visit, match_id: int, at: int) -> None:
    """Show a step. Raises Refusal while the match runs."""
    ui = visit.ui
    shown = await ui.kontor.queries.replay_step(match_id, at)
    voice = await visit.voice(shown.info)
    course = await ui.kontor.queries.score_curve(match_id)
    screened = screen(ui.kontor.games[shown.info.game], shown, voice, course)
    card = card_of(shown.info, voice, awaited=(), news=shown.step.events)
    await visit.illustrate(screened, lambda _: alone(BOARD, ui.drawing.board(shown.info, shown.step.view, card)))


async def press(visit: Visit, press: Press) -> None:
    """Show the step of the button."""
    match_id, at = numbers(press, 2)
    await show(visit, match_id, at)


async def press_jump(visit: Visit, press: Press) -> None:
    """Show the step that was chosen."""
    to = (press.values or ("",))[0]
    if not to.isdecimal():
        raise BadId(repr(press.values))
    await show(visit, numbers(press, 1)[0], int(to))


async def press_curve(visit: Visit, press: Press) -> None:
    """Show how the match went. Raises Refusal while it runs."""
    match_id = numbers(press, 1)[0]
    reading = visit.ui.kontor.queries
    course = await reading.score_curve(match_id)
    if course is None:
        raise BadId(repr(press.id))
    game = visit.ui.kontor.games[course.info.game]
    voice = await visit.voice(course.info)
    name = voice.plain(Msg(f"{game.info.key}-name"))
    view = (await reading.published_story(match_id)).view
    drawing = visit.ui.drawing
    await visit.illustrate(
        curve_screen(game, course, view, voice), lambda _: alone(BOARD, drawing.course(course, name, voice))
    )


async def press_animation(visit: Visit, press: Press) -> None:
    """Send the whole match as one moving picture, to the person alone; it takes a while."""
    await visit.apart()
    match_id = numbers(press, 1)[0]
    ui = visit.ui
    ui.kontor.play.count_animation(visit.user)
    story = await ui.kontor.queries.replay(match_id)
    voice = await visit.voice(story.info)
    frames = [(step.view, card_of(story.info, voice, awaited=(), news=step.events)) for step in story.steps]
    try:
        image = await ui.drawing.animation(story.info, frames, locale=voice.locale, person=visit.user.id)
    except OneAtATime:
        await visit.say(Msg("ui-animation-waits"))
        return
    except Full:
        await visit.say(Msg("ui-animation-full"))
        return
    if image is None:
        await visit.say(Msg("ui-animation-failed"))
        return
    alt = voice.plain(Msg("ui-alt-animation", {"match": match_id, "steps": len(frames)}))
    file = discord.File(io.BytesIO(image.data), filename=image.filename, description=alt)
    await visit.interaction.followup.send(file=file, ephemeral=True)


ROUTES = {
    "replay": Route(press),
    "replay-jump": Route(press_jump),
    "curve": Route(press_curve),
    "animation": Route(press_animation, form=True),
}
