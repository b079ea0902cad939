"""Presses on the screen of moves that are given beforehand."""

from __future__ import annotations

from discord_ui.focus import BadFocus
from discord_ui.press import Press, numbers, word
from discord_ui.route import Route
from discord_ui.showing import show_table
from discord_ui.visit import Visit
from engines.core.text.messages import Msg


async def look(visit: Visit, press: Press) -> None:
    """What was given, and what may be given next."""
    await _show(visit, numbers(press, 1)[0])


async def only_if(visit: Visit, press: Press) -> None:
    """On which conditions the last move is made."""
    match_id, token = numbers(press, 1)[0], word(press, 1)
    if not all(value.isdecimal() for value in press.values):
        raise BadFocus("no such condition")
    await visit.ui.kontor.premoves.set_conditions(
        visit.user, match_id, [int(value) for value in press.values], token
    )
    await _show(visit, match_id)


async def drop(visit: Visit, press: Press) -> None:
    """Take back the last move, or all."""
    match_id, token = numbers(press, 1)[0], word(press, 1)
    await visit.ui.kontor.premoves.take_back(visit.user, match_id, token, every=word(press, 2) == "all")
    await _show(visit, match_id)


async def now(visit: Visit, press: Press) -> None:
    """Make the given moves at once, and show the panel."""
    table = await visit.ui.kontor.premoves.make_now(visit.user, numbers(press, 1)[0])
    await show_table(visit, table, notice=Msg("ui-ahead-made"))


async def _show(visit: Visit, match_id: int) -> None:
    await show_table(visit, await visit.ui.kontor.premoves.panel(visit.user, match_id))


ROUTES = {
    "ahead": Route(look),
    "ahead-if": Route(only_if),
    "ahead-drop": Route(drop),
    "ahead-now": Route(now),
}
