"""Undo: what its button says, the question before it where there is one, and taking back."""

from __future__ import annotations

from discord_ui.ids import ScreenId, write_id
from discord_ui.names import safe
from discord_ui.press import Press, numbers, word
from discord_ui.route import Route
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.showing import show_panel
from discord_ui.undo_words import ALONE, taken
from discord_ui.visit import Visit
from engines.core.text.messages import Msg
from service.base.errors import Stale
from service.base.read_models import ProposalInfo, UndoQuestion, UndoResult


async def undo(visit: Visit, press: Press) -> None:
    """Take back the last own move, ask whether to, or propose it; a second press of the same button does no more.

    A button that took it back alone when it was shown never asks the others.
    """
    alone = isinstance(press.id, ScreenId) and press.id.args[2:] == (ALONE,)
    await take_back(visit, numbers(press, 1)[0], word(press, 1), asks=not alone)


async def sure(visit: Visit, press: Press) -> None:
    """Take back what the question named, unless it is something else by now."""
    match_id, token, steps = numbers(press, 1)[0], word(press, 1), word(press, 2)
    await take_back(visit, match_id, token, asks=False, steps=int(steps) if steps.isdecimal() else 0)


async def take_back(
    visit: Visit, match_id: int, token: str | None = None, *, asks: bool = True, steps: int | None = None
) -> None:
    """Take back the person's last move and show what came of it.

    steps: of how many moves they were asked whether to take them back; None if they were not asked.
    """
    play = visit.ui.kontor.play
    try:
        done = await play.undo(visit.user, match_id, token, asks=asks, sure=steps)
    except Stale:
        did = None if token is None else await play.find_repeated_press(visit.user, match_id, token)
        if did is None or did.kind != "undo":
            raise
        await show_panel(visit, match_id, notice=Msg("ui-undone"))
        return
    match done:
        case UndoQuestion():
            await _ask(visit, match_id, done)
        case UndoResult():
            await show_panel(visit, match_id, notice=Msg("ui-undone-what", {"what": taken(done.takes)}))
        case ProposalInfo():
            await show_panel(visit, match_id, notice=Msg("ui-undo-asked"))


async def _ask(visit: Visit, match_id: int, question: UndoQuestion) -> None:
    """Ask whether to take back what others did, or what has shown something."""
    table = await visit.ui.kontor.play.panel(visit.user, match_id)
    voice = await visit.voice(table.info)
    lines = [voice.say(safe(Msg("ui-undo-question", {"what": taken(question.takes)})))]
    if question.told is not None:
        lines.append(f"> {voice.say(safe(question.told))}")
    if question.marks:
        lines.append(voice.say(Msg("ui-undo-marks")))
    steps = str(question.takes.steps)
    yes = write_id(ScreenId("undo-sure", (str(match_id), table.token, steps)))
    no = write_id(ScreenId("panel", (str(match_id),)))
    row = Row((Button(voice.plain(Msg("ui-undo-yes")), yes, "danger"), Button(voice.plain(Msg("ui-undo-no")), no)))
    await visit.show(Screen((Words("\n".join(lines)), row)))


ROUTES = {
    "undo": Route(undo),
    "undo-sure": Route(sure),
}
