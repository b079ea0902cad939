"""Replay a finished match: by steps, rounds and turning points, as a curve, and as an animation."""

import io
from collections.abc import Iterator
from typing import Any

import discord

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls, score_curve
from discord_ui.model.components import button_view
from discord_ui.model.custom_ids import BadCustomId, in_slot
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Picture, Screen, Select, SelectOption
from discord_ui.model.screen_parts import match_heading
from discord_ui.panel.images import animation_alt, render_context, single_image
from discord_ui.panel.pictures import BOARD, board_picture
from engines.core.game import Game
from engines.core.score_curve import turning_points
from engines.core.text.messages import Msg
from render.games import has_pictures
from render.queue import Full, OneAtATime
from service.base.read_models.history import ReplayPosition, ScoreCurve

JUMPS = 25
"""How many jump targets fit a list."""
TURNS = 10
"""How many of them are turning points, the last ones; the others are rounds."""


def screen(
    game: Game[Any, Any], shown: ReplayPosition, localizer: Localizer, course: ScoreCurve | None = None
) -> Screen:
    """Return the position after a step with its events. course: the score curve, if the game has one."""
    at, last, step = shown.at, shown.last, shown.step
    told = tuple(localizer.say(escape_args(msg)) for msg in step.told)
    count = localizer.say(Msg("ui-replay-step", {"step": at, "steps": last}))
    words = "\n".join(
        (match_heading(localizer, shown.info, Msg("ui-about-replay")), count, *(f"- {line}" for line in told))
    )
    board = board_picture(game, step.view, localizer, tuple(localizer.plain(msg) for msg in step.told))
    match = shown.info.id

    def button(label: Msg, to: int, slot: int) -> Button:
        target = max(0, min(to, last))
        where = in_slot(controls.REPLAY(match, target), slot)
        return Button(localizer.plain(label), where, disabled=target == at)

    buttons = [
        button(Msg("ui-first"), 0, 1),
        button(Msg("ui-previous"), at - 1, 2),
        button(Msg("ui-next-step"), at + 1, 3),
        button(Msg("ui-last"), last, 4),
    ]
    blocks: list[Block] = [Paragraph(words), board]
    if course is not None:
        buttons.insert(3, button(Msg("ui-next-round"), next_round(course, at, last), 5))
        picks = tuple(jumps(course, localizer))
        blocks.append(Select(controls.REPLAY_JUMP(match), localizer.plain(Msg("ui-replay-jump")), picks))
    blocks.append(ButtonRow(tuple(buttons)))
    more = []
    if has_pictures(game.info.key):
        if course is not None:
            more.append(Button(localizer.plain(Msg("ui-curve")), controls.CURVE(match)))
        more.append(Button(localizer.plain(Msg("ui-animation")), controls.ANIMATION(match)))
    return Screen((*blocks, ButtonRow(tuple(more))) if more else tuple(blocks))


def next_round(course: ScoreCurve, at: int, last: int) -> int:
    """Return the step that starts the round after the one of step ``at``; the last step if there is none."""
    now = max((one.stage.round for one in course.stages if one.at <= at), default=course.scored[0].round)
    return next((one.at for one in course.stages if one.stage.round > now), last)


def jumps(course: ScoreCurve, localizer: Localizer) -> Iterator[SelectOption]:
    """Yield the rounds that have room and the last turning points, in order, each with its scores."""
    found = {turn.at: score_curve.turning_point(course, turn) for turn in turning_points(course.scored)[-TURNS:]}
    begins: dict[int, int] = {}
    for place, stage in enumerate(course.scored):
        begins.setdefault(stage.round, place)
    rounds = [(number, place) for number, place in begins.items() if place not in found]
    room = JUMPS - len(found)
    for number, place in rounds[:: max(1, -(-len(rounds) // room))]:
        found[place] = Msg("curve-round", {"round": number})
    for place in sorted(found):
        scores = shorten(localizer.plain(score_curve.scores(course, place)), 100)
        yield SelectOption(shorten(localizer.plain(found[place]), 100), str(course.stages[place].at), scores)


def curve_screen(game: Game[Any, Any], course: ScoreCurve, view: Any, localizer: Localizer) -> Screen:
    """Return the curve of the scores with the turning points in words."""
    lines = [
        localizer.say(score_curve.turning_point(course, turn)) for turn in turning_points(course.scored)[-TURNS:]
    ]
    heading = match_heading(localizer, course.info, Msg("ui-about-curve"))
    words = "\n".join(
        (heading, localizer.say(score_curve.turning_points_text(course)), *(f"- {line}" for line in lines))
    )
    back = Button(localizer.plain(Msg("ui-replay")), controls.REPLAY(course.info.id, 0))
    return Screen(
        (
            Paragraph(words),
            Picture(BOARD, score_curve.curve_alt(game, course, view, localizer)),
            ButtonRow((back,)),
        )
    )


async def show(ctx: InteractionContext, match_id: int, at: int) -> None:
    """Show a step. Raises Refusal while the match runs."""
    app = ctx.app
    shown = await app.kontor.history.replay_step(match_id, at)
    localizer = await ctx.localizer(shown.info)
    course = await app.kontor.history.score_curve(match_id)
    screened = screen(app.kontor.games[shown.info.game], shown, localizer, course)
    card = render_context(shown.info, localizer, awaited=(), news=shown.step.events)
    await ctx.show_with_images(
        screened, lambda _: single_image(BOARD, app.images.board(shown.info, shown.step.view, card))
    )


async def press_jump(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Show the chosen step."""
    to = (press.values or ("",))[0]
    if not to.isdecimal():
        raise BadCustomId(repr(press.values))
    await show(ctx, press.args.match, int(to))


async def press_curve(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Show the score curve. Raises Refusal while the match runs."""
    match_id = press.args.match
    history = ctx.app.kontor.history
    course = await history.score_curve(match_id)
    if course is None:
        raise BadCustomId(press.id)
    game = ctx.app.kontor.games[course.info.game]
    localizer = await ctx.localizer(course.info)
    name = localizer.plain(Msg(f"{game.info.key}-name"))
    view = (await history.published_story(match_id)).view
    drawing = ctx.app.images
    await ctx.show_with_images(
        curve_screen(game, course, view, localizer),
        lambda _: single_image(BOARD, drawing.course(course, name, localizer)),
    )


async def press_animation(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Send the whole match as one animation, privately; it takes a while."""
    await ctx.answer_separately()
    match_id = press.args.match
    app = ctx.app
    app.kontor.play.count_animation(ctx.user)
    story = await app.kontor.history.replay(match_id)
    localizer = await ctx.localizer(story.info)
    try:
        image = await app.images.animation(story, localizer, person=ctx.user.id)
    except OneAtATime:
        await ctx.say(Msg("ui-animation-waits"))
        return
    except Full:
        await ctx.say(Msg("ui-animation-full"))
        return
    if image is None:
        await ctx.say(Msg("ui-animation-failed"))
        return
    file = discord.File(
        io.BytesIO(image.data), filename=image.filename, description=animation_alt(story, localizer)
    )
    if story.info.seat_of(ctx.user.id) is None:
        await ctx.interaction.followup.send(file=file, ephemeral=True)
        return
    share = Button(localizer.plain(Msg("ui-share")), controls.SHARE_ANIMATION(match_id))
    view = button_view(ButtonRow((share,)), app.limit_checker)
    await ctx.interaction.followup.send(file=file, view=view, ephemeral=True)


async def press_share(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Post the animation in the match's thread, as the person saw it."""
    await ctx.app.kontor.social.share_animation(ctx.user, press.args.match, await ctx.locale())
    await ctx.say(Msg("ui-shared"))


ROUTES = (
    Route(controls.REPLAY, lambda ctx, press: show(ctx, press.args.match, press.args.step)),
    Route(controls.PUBLIC_REPLAY, lambda ctx, press: show(ctx, press.args.match, 0)),
    Route(controls.REPLAY_JUMP, press_jump),
    Route(controls.CURVE, press_curve),
    Route(controls.PUBLIC_CURVE, press_curve),
    Route(controls.ANIMATION, press_animation, form=True),
    Route(controls.SHARE_ANIMATION, press_share),
)
