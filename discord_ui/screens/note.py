"""A reader's private note for a match."""

from __future__ import annotations

from discord_ui.ids import ScreenId
from discord_ui.limits import MODAL_TITLE
from discord_ui.panels import Field, Form
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.showing import show_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Msg

LONGEST = 500


async def press(visit: Visit, press: Press) -> None:
    """Ask for the note with a form that holds the present one, or keep what was sent."""
    match_id = numbers(press, 1)[0]
    ui = visit.ui
    if press.kind == "form":
        await ui.kontor.social.set_note(visit.user, match_id, press.fields.get("note", "").strip())
        await show_panel(visit, match_id, notice=Msg("ui-note-kept"))
        return
    await ask(visit, match_id)


async def ask(visit: Visit, match_id: int) -> None:
    """Open the form; it must be the first answer."""
    table = await visit.ui.kontor.play.panel(visit.user, match_id)
    voice = await visit.voice(table.info)
    label = voice.plain(Msg("ui-note-label"))[:MODAL_TITLE]
    field = Field("note", label, value=table.note[:LONGEST], hi=LONGEST, long=True)
    title = voice.plain(Msg("ui-note-title", {"match": match_id}))[:MODAL_TITLE]
    await visit.form(Form(title, ScreenId("note", (str(match_id),)), (field,)))


ROUTES = {
    "note": Route(press, form=True),
}
