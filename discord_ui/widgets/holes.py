"""Controls that fill the holes of an option step by step."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from discord_ui.model import controls
from discord_ui.model.focus import BadFocus, FillingHoles, encode_option, read_value, write_focus, write_value
from discord_ui.model.label_forms import brief_label
from discord_ui.model.limits import OPTIONS
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, rows_of
from discord_ui.widgets.choice_form import ChoiceHole, choice_id, count_wanted
from discord_ui.widgets.line_texts import lines
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import alike, settled_values
from discord_ui.widgets.panel_part import PanelPart, fit_label
from discord_ui.widgets.paths import path_blocks, sending_buttons, settled_paths
from discord_ui.widgets.trade_form import is_trade, trade_id, write_opened
from engines.core.actions import BagHole, Hole, IntHole, Option, PathHole, PickHole
from engines.core.text.messages import Msg

BUTTONS: Final = 12
"""Up to this number of amounts, all have a button."""
WIDE: Final = 5
"""Buttons in a row."""
QUICK: Final = 4
"""Of more amounts, this number have a button; the others are typed."""


def sends(options: Sequence[Option], focus: FillingHoles) -> bool:
    """Return whether the move is made as soon as these holes are settled."""
    option = options[focus.option]
    complete = len(focus.settled) == len(option.holes)
    return complete and not option.danger and len(alike(options, focus.option)) == 1


def hole_blocks(part: PanelPart, focus: FillingHoles) -> list[Block]:
    """Return the controls for the next hole of an option, or for the filled option. Raises BadFocus."""
    options, at = part.options, focus.option
    if at >= len(options.list) or not options.list[at].holes:
        raise BadFocus("nothing to choose there")
    holes = options.list[at].holes
    if len(focus.settled) >= len(holes):
        return _filled(part, focus)
    final = [part.text.say(Msg("ui-final"))] if options.is_final(at) else []
    heading = part.text.headed(part.text.choice(at), [at], *final)
    if is_trade(options.list[at]):
        return [heading, *trade_blocks(part, focus)]
    hole: Hole = holes[len(focus.settled)]
    if isinstance(hole, PathHole):
        return [heading, *path_blocks(part, focus, hole)]
    return [heading, *lines(settled_paths(part.text, focus)), *_widget(part, focus, hole)]


def _widget(part: PanelPart, focus: FillingHoles, hole: Hole) -> list[Block]:
    match hole:
        case IntHole():
            return amount_blocks(part, focus, hole)
        case BagHole() | PickHole():
            # Beside a half-made choice, people would press the suggestion by mistake.
            suggestion = part.suggestion() if focus.open is None else []
            return [*suggestion, choice_row(part, focus, hole)]
    raise BadFocus("unknown hole")


# ------------------------------------------------------------------ amounts


def amount_blocks(part: PanelPart, focus: FillingHoles, hole: IntHole) -> list[Block]:
    """Return the controls for an amount, below its bounds."""
    at, option, count = focus.option, part.options.list[focus.option], len(list(hole.values()))
    names_move = _names_move(part.text, at, hole)
    if QUICK < count <= OPTIONS and not option.danger and names_move:
        return [_effects_list(part, at, hole), part.back()]
    buttons = []
    for value in _likely(part, focus, hole) or quick_amounts(hole):
        label, settled = str(value), focus.settle(str(value))
        if names_move and count <= QUICK:
            label = part.text.short(_told(part.text, at, value))
        sent = sends(part.options.list, settled)
        step = encode_option(part.options.list, at, settled.settled) if sent else settled
        buttons.append(part.button(label, step, "main"))
    tail = [part.back_button()]
    said = chosen_amounts(part.text, focus)
    if len(option.holes) > 1:
        said.append(part.text.say(part.text.about(hole)))
    if count > len(buttons):
        table = part.options.table
        typed = controls.AMOUNT(table.info.id, table.token, write_focus(focus))
        tail.insert(0, Button(part.text.plain(Msg("ui-amount")), typed))
    rows = -(-len(buttons) // WIDE)
    return [*lines(said), *rows_of(buttons, -(-len(buttons) // rows)), ButtonRow(tuple(tail))]


def chosen_amounts(text: OptionText, focus: FillingHoles) -> list[str]:
    """Return the lines about the settled amounts."""
    settled = settled_values(text.options.list[focus.option], focus)
    return [
        text.say(Msg("ui-amount-chosen", {"what": text.about(hole), "amount": str(value)}))
        for hole, value in settled
        if isinstance(hole, IntHole)
    ]


def quick_amounts(hole: IntHole) -> list[int]:
    """Return the amounts that get a button: all of few, else the least ones and the highest."""
    values = list(hole.values())
    return values if len(values) <= BUTTONS else [*values[:QUICK], values[-1]]


def _likely(part: PanelPart, focus: FillingHoles, hole: IntHole) -> list[int]:
    """Return the likely amounts after the settled values; none if the game suggests none."""
    option = part.options.list[focus.option]
    chosen = {done.field: value for done, value in settled_values(option, focus)}
    begun = replace(option, action=replace(option.action, **chosen))
    likely = part.options.game.map.likely_amounts(part.options.table.view, begun, hole.field)
    return [n for n in likely if hole.admits(n)]


def _names_move(text: OptionText, at: int, hole: IntHole) -> bool:
    """Return whether the amount completes a move named by more than it ("Bank: 8 ore for 2 wool")."""
    option = text.options.list[at]
    if len(option.holes) > 1:
        return False
    least, most = (text.filled(at, option.fill(value)) for value in (hole.lo, hole.hi))
    return text.plain(least) != text.plain(most)


def _told(text: OptionText, at: int, value: int) -> Msg:
    """Return the move that an amount makes, without the verb, which is above."""
    return brief_label(text.filled(at, text.options.list[at].fill(value)), text.plain)


def _effects_list(part: PanelPart, at: int, hole: IntHole) -> Block:
    """Return a list of the effects of each amount, which are too many and too long for buttons."""
    picks = []
    for value in hole.values():
        told = _told(part.text, at, value)
        below = part.text.omitted(told)
        # What the rest says in full is said once.
        name, rest = (below, "") if below == part.text.plain(told) else (part.text.short(told), below)
        picks.append(part.entry(name, encode_option(part.options.list, at, (str(value),)), rest))
    return part.options_list(part.text.plain(Msg("ui-amount-question")), picks)


# ------------------------------------------------------------------ forms


def choice_row(part: PanelPart, focus: FillingHoles, hole: ChoiceHole) -> ButtonRow:
    """Return the button that opens the form of a choice, one to choose nothing if that is possible, and back."""
    table = part.options.table
    label = fit_label(part.text.plain(count_wanted(hole)), more=True)
    buttons = [Button(label, choice_id(table.info.id, table.token, focus), "main")]
    nothing = read_value(hole, "")
    if hole.admits(nothing):
        buttons.append(part.button(Msg("ui-choice-nothing"), focus.settle(write_value(hole, nothing))))
    return ButtonRow((*buttons, part.back_button()))


def trade_blocks(part: PanelPart, focus: FillingHoles) -> list[Block]:
    """Return a trade that has been filled in, initially as the rules propose it, and the button to its form."""
    option, table = part.options.list[focus.option], part.options.table
    known = focus if focus.open is None else focus.settle(focus.open)
    values = {hole.field: value for hole, value in settled_values(option, known)}
    action = replace(option.action, **values)
    form = trade_id(table.info.id, table.token, option, write_opened(option, action))
    return [
        Paragraph(part.text.terms(getattr(action, option.holes[0].field))),
        ButtonRow((Button(part.text.plain(Msg("ui-trade-form")), form, "main"), part.back_button())),
    ]


# ------------------------------------------------------------------ the last step


def _filled(part: PanelPart, focus: FillingHoles) -> list[Block]:
    """Return the last step of a choice: the buttons that send it, change it, or lead back."""
    at, text = focus.option, part.text
    option = part.options.list[at]
    if len(focus.settled) > len(option.holes):
        raise BadFocus("too many values")
    try:
        action = option.fill(*(value for _, value in settled_values(option, focus)))
    except ValueError as error:
        raise BadFocus("values do not fit") from error
    if len(part.options.alike(at)) > 1:
        again = part.button(Msg("ui-change"), FillingHoles(at, open=focus.settled[0]))
        above = [f"**{text.choice(at)}**", *settled_paths(text, focus), *chosen_amounts(text, focus)]
        sending = rows_of(sending_buttons(part, at, focus.settled))
        return [*lines(above), *sending, ButtonRow((again, part.back_button()))]
    code = encode_option(part.options.list, at, focus.settled)
    if option.danger:
        return confirmation_blocks(part, code, action)
    first = None if isinstance(option.holes[0], IntHole) else focus.settled[0]
    send = part.button(Msg("ui-do-it"), code, "good")
    again = part.button(Msg("ui-change"), FillingHoles(at, open=first))
    heading = Paragraph(f"**{text.plain(text.filled(at, action))}**")
    return [heading, ButtonRow((send, again, part.back_button()))]


def confirmation_blocks(part: PanelPart, code: str, action: Any) -> list[Block]:
    """Return the question before a dangerous move. Raises BadFocus if the action is not among the options."""
    for at, option in enumerate(part.options.list):
        if option.admits(action):
            told = part.text.filled(at, action) if option.holes else part.text.told(at)
            yes = part.button(Msg("ui-sure-yes"), code, "danger")
            asked = part.text.say(Msg("ui-sure", {"what": part.text.plain(told)}))
            return [Paragraph(asked), ButtonRow((yes, part.back_button()))]
    raise BadFocus("not possible")
