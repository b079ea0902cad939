"""A reader's private note for a match."""

from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.components import Form, TextField
from engines.core.text.messages import Msg

LONGEST = 500


async def press(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Ask for the note with a form that holds the current one, or save the submitted text."""
    match_id = press.args.match
    app = ctx.app
    if press.kind == "form":
        await app.kontor.social.set_note(ctx.user, match_id, press.fields.get("note", "").strip())
        await show_panel(ctx, match_id, notice=Msg("ui-note-kept"))
        return
    await ask(ctx, match_id)


async def ask(ctx: InteractionContext, match_id: int) -> None:
    """Open the form; it must be the first answer."""
    table = await ctx.app.kontor.play.panel(ctx.user, match_id)
    localizer = await ctx.localizer(table.info)
    label = localizer.plain(Msg("ui-note-label"))
    field = TextField("note", label, value=table.note[:LONGEST], hi=LONGEST, long=True)
    title = localizer.plain(Msg("ui-note-title", {"match": match_id}))
    await ctx.form(Form(title, controls.NOTE(match_id), (field,)))


ROUTES = (Route(controls.NOTE, press, form=True),)
