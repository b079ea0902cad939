"""Undo: the button, the confirmation if there is one, and taking back."""

from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.localizer import escape_args
from discord_ui.model.screen import Button
from discord_ui.model.screen_parts import confirmation
from discord_ui.panel.undo_text import undone_phrase
from engines.core.text.messages import Msg
from service.base.errors import Stale
from service.base.read_models.matches import ProposalInfo
from service.base.read_models.panels import UndoQuestion, UndoResult


async def undo(ctx: InteractionContext, press: Press[controls.Undo]) -> None:
    """Take back the last own move, ask for confirmation, or propose it; a second press does nothing more.

    A button that was shown as undoing alone never asks the others.
    """
    await take_back(ctx, press.args.match, press.args.token, asks=not press.args.alone)


async def sure(ctx: InteractionContext, press: Press[controls.UndoSteps]) -> None:
    """Take back the moves that the question named, unless they have changed."""
    await take_back(ctx, press.args.match, press.args.token, asks=False, steps=press.args.steps)


async def take_back(
    ctx: InteractionContext,
    match_id: int,
    token: str | None = None,
    *,
    asks: bool = True,
    steps: int | None = None,
) -> None:
    """Take back the person's last move and show the result.

    steps: how many moves the question named; None if there was no question.
    """
    play = ctx.app.kontor.play
    try:
        done = await play.undo(ctx.user, match_id, token, asks=asks, sure=steps)
    except Stale:
        did = None if token is None else await play.find_repeated_press(ctx.user, match_id, token)
        if did is None or did.kind != "undo":
            raise
        await show_panel(ctx, match_id, notice=Msg("ui-undone"))
        return
    match done:
        case UndoQuestion():
            await _ask(ctx, match_id, done)
        case UndoResult():
            what = undone_phrase(done.takes, await ctx.localizer(done.table.info))
            await show_panel(ctx, match_id, notice=Msg("ui-undone-what", {"what": what}))
        case ProposalInfo():
            await show_panel(ctx, match_id, notice=Msg("ui-undo-asked"))


async def _ask(ctx: InteractionContext, match_id: int, question: UndoQuestion) -> None:
    """Ask for confirmation of an undo that includes others' moves or moves that revealed something."""
    table = await ctx.app.kontor.play.panel(ctx.user, match_id)
    localizer = await ctx.localizer(table.info)
    what = undone_phrase(question.takes, localizer)
    lines = [localizer.say(escape_args(Msg("ui-undo-question", {"what": what})))]
    if question.told is not None:
        lines.append(f"> {localizer.say(escape_args(question.told))}")
    if question.marks:
        lines.append(localizer.say(Msg("ui-undo-marks")))
    yes = controls.UNDO_SURE(match_id, table.token, question.takes.steps)
    no = Button(localizer.plain(Msg("ui-undo-no")), controls.PANEL(match_id))
    await ctx.show(confirmation(localizer, "\n".join(lines), Msg("ui-undo-yes"), yes, no))


ROUTES = (Route(controls.UNDO, undo), Route(controls.UNDO_SURE, sure))
