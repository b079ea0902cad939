"""The buttons at the bottom of every panel, below the moves."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from discord_ui.model import controls
from discord_ui.model.limits import LABEL, shorten
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, Style, rows_of
from discord_ui.model.screen_parts import panel_button
from discord_ui.panel.heights import blocks_height
from discord_ui.panel.undo_text import undo_button
from engines.core.text.messages import Msg
from service.base.read_models.matches import WaitingMatch
from service.base.read_models.panels import PanelModel, PremovesInfo


class PanelReader(Struct, frozen=True):
    """The panel's reader. user_id: their Discord id. waiting: another match that waits for them, if any."""

    user_id: int
    waiting: WaitingMatch | None = None


def bottom_rows(
    table: PanelModel[Any],
    localizer: Localizer,
    reader: PanelReader | None = None,
    ending: Sequence[Button] = (),
    *,
    tight: bool = False,
) -> list[Block]:
    """Return the rows below all else. reader: of the panel; None on the panel of planned moves.

    ending: buttons that end the turn. tight: *Undo* has its name only if that takes no more room. What is rarely
    needed is behind *More*, see `discord_ui.panel.more`.
    """
    if reader is None:
        return rows_of([*_withdrawing(table, localizer), panel_button(localizer, table.info.id)])
    more = Button(f"{localizer.plain(Msg('ui-more'))}…", controls.MORE(table.info.id))
    owns = [_own_buttons(table, localizer, reader, bare=bare) for bare in ((False, True) if tight else (False,))]
    # *More* is last, unless a long *Undo* then leaves it a row of its own on a phone.
    orders = [buttons for own in owns for buttons in ([*ending, *own, more], [*ending, more, *own])]
    return min(map(rows_of, orders), key=blocks_height)


def _withdrawing(table: PanelModel[Any], localizer: Localizer) -> list[Button]:
    """Return the button that withdraws all planned moves, if there are several."""
    given = table.instructions.premoves or PremovesInfo()
    if len(given.lines) < 2:
        return []
    where = controls.PREMOVE_DROP(table.info.id, table.token, "all")
    return [Button(localizer.plain(Msg("ui-ahead-drop-all")), where)]


def _own_buttons(table: PanelModel[Any], localizer: Localizer, reader: PanelReader, *, bare: bool) -> list[Button]:
    """Return the buttons that change something, and the one to another match that waits.

    bare: as of `undo_button`.
    """

    def button(label: Msg, where: str, style: Style = "plain") -> Button:
        return Button(shorten(localizer.plain(label), LABEL), where, style)

    match, status, here = table.info.id, table.info.status, table.notices.barred is None
    own = [undo_button(table, localizer, reader.user_id, bare=bare)] if table.undo.way else []
    if table.undo.held_until is not None and table.holds and here:
        own.append(button(Msg("ui-send-now"), controls.SEND(match, table.token)))
    if (
        table.choices.planning is not None
        and table.choices.planning.plan is not None
        and not table.choices.planning.asked
    ):
        own.append(button(Msg("ui-plan-withdraw"), controls.WITHDRAW(match, table.token)))
    if table.seat is not None and not table.holds and status in ("live", "paused") and here:
        own.append(button(Msg("ui-take-back"), controls.TAKEBACK(match), "main"))
    if status == "over":
        own.append(button(Msg("ui-replay"), controls.REPLAY(match, 0), "main"))
        if table.seat is not None and not table.info.lesson:
            own.append(button(Msg("ui-rematch"), controls.REMATCH(match)))
    if status == "paused" and table.holds and here:
        own.append(button(Msg("ui-resume"), controls.RESUME(match)))
    if (
        reader.waiting is not None
        and table.lesson is None
        and not (table.holds and may_act(table) and table.undo.held_until is None)
    ):
        other = reader.waiting.info
        onward = Msg("ui-next", {"game": Msg(f"{other.game}-name"), "match": other.id})
        own.append(button(onward, controls.PANEL(other.id), "main"))
    return own


def may_act(table: PanelModel[Any]) -> bool:
    """Return whether the reader must act; changing a plan, or planning early, is optional."""
    planning = table.choices.planning
    return bool(table.choices.offered) and (planning is None or (planning.asked and planning.plan is None))
