"""Controls that fill the holes of an option step by step."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.model import controls
from discord_ui.model.bags import total
from discord_ui.model.focus import BadFocus, FillingHoles, encode_option, read_value, write_focus, write_value
from discord_ui.model.label_forms import brief_label
from discord_ui.model.limits import OPTION, OPTIONS, shorten
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption, rows_of
from discord_ui.widgets.option_text import OptionText, lines
from discord_ui.widgets.panel_options import settled_values
from discord_ui.widgets.panel_part import PanelPart, page_count
from discord_ui.widgets.paths import path_blocks, sending_buttons, settled_paths
from discord_ui.widgets.trade_form import trade_id
from engines.core.actions import BagHole, Hole, IntHole, PathHole, PickHole, TermsHole
from engines.core.text.kinds import SEAT
from engines.core.text.messages import Msg, Ref

BUTTONS: Final = 12
"""Up to this number of amounts, all have a button."""
WIDE: Final = 5
"""Buttons in a row."""
MAX_KINDS: Final = 5
"""How many kinds of a bag one page asks for."""
QUICK: Final = 4
"""Of more amounts, this number have a button; the others are typed."""


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
    hole: Hole = holes[len(focus.settled)]
    if isinstance(hole, PathHole):
        return [heading, *path_blocks(part, focus, hole)]
    return [heading, *lines(settled_paths(part.text, focus)), *_widget(part, focus, hole)]


def _widget(part: PanelPart, focus: FillingHoles, hole: Hole) -> list[Block]:
    match hole:
        case IntHole():
            return amount_blocks(part, focus, hole)
        case PickHole():
            return pick_blocks(part, focus, hole)
        case BagHole():
            # Beside a half-made choice, people would press the suggestion by mistake.
            suggestion = part.suggestion() if focus.open is None else []
            return [*suggestion, *bag_blocks(part, focus, hole)]
        case TermsHole():
            return terms_blocks(part, focus, hole)
    raise BadFocus("unknown hole")


# ------------------------------------------------------------------ amounts


def amount_blocks(part: PanelPart, focus: FillingHoles, hole: IntHole) -> list[Block]:
    """Return the controls for an amount, below its bounds."""
    at, option, count = focus.option, part.options.list[focus.option], len(list(hole.values()))
    hint = "\n".join(_bounds(part.text, focus, hole))
    names_move = _names_move(part.text, at, hole)
    if QUICK < count <= OPTIONS and not option.danger and names_move:
        return [_effects_list(part, at, hole, hint), part.back()]
    last = len(focus.settled) == len(option.holes) - 1
    buttons = []
    for value in _likely(part, focus, hole) or quick_amounts(hole):
        label, settled = str(value), focus.settle(str(value))
        if names_move and count <= QUICK:
            label = part.text.short(part.text.filled(at, option.fill(value)))
        sends = last and not option.danger and len(part.options.alike(at)) == 1
        step = encode_option(part.options.list, at, settled.settled) if sends else settled
        buttons.append(part.button(label, step, "main"))
    tail = [part.back_button()]
    if count > len(buttons):
        table = part.options.table
        typed = controls.AMOUNT(table.info.id, table.token, write_focus(focus))
        tail.insert(0, Button(part.text.plain(Msg("ui-amount")), typed))
    rows = -(-len(buttons) // WIDE)
    return [Paragraph(hint), *rows_of(buttons, -(-len(buttons) // rows)), ButtonRow(tuple(tail))]


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


def _bounds(text: OptionText, focus: FillingHoles, hole: IntHole) -> list[str]:
    """Return the bounds of an amount; of several amounts, its meaning below the other values."""
    if len(text.options.list[focus.option].holes) == 1:
        return [text.say(Msg("ui-amount-range", {"lo": hole.lo, "hi": hole.hi}))]
    return [*chosen_amounts(text, focus), text.say(text.about(hole))]


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


def _effects_list(part: PanelPart, at: int, hole: IntHole, hint: str) -> Block:
    """Return a list of the effects of each amount, which are too many and too long for buttons."""
    option, text = part.options.list[at], part.text
    picks = []
    for value in hole.values():
        told = brief_label(text.filled(at, option.fill(value)), text.plain)
        code = encode_option(part.options.list, at, (str(value),))
        picks.append(part.entry(text.short(told), code, text.omitted(told)))
    return part.options_list(hint, picks)


# ------------------------------------------------------------------ things, bags and terms


def pick_blocks(part: PanelPart, focus: FillingHoles, hole: PickHole) -> list[Block]:
    """Return the list of a choice of things, and the button that ends it; initially seats as the rules propose."""
    text, table = part.text, part.options.table
    proposed = getattr(part.options.list[focus.option].action, hole.field)
    chosen = read_value(hole, focus.open or "")
    if focus.open is None and hole.kind == SEAT and hole.admits(proposed):
        chosen = proposed
    pages = page_count(hole.items, focus.page, OPTIONS)
    shown = range(focus.page * OPTIONS, min((focus.page + 1) * OPTIONS, len(hole.items)))
    things = {i: Ref(hole.kind, hole.items[i]) for i in shown}
    picks = tuple(
        SelectOption(
            shorten(text.thing(things[i], door=True), OPTION),
            str(i),
            shorten(text.thing_description(things[i]), OPTION),
            hole.items[i] in chosen,
        )
        for i in sorted(shown, key=lambda i: text.rank.get(things[i], -1))
    )
    hint = text.plain(Msg("ui-pick-range", {"lo": hole.lo, "hi": hole.hi, "n": len(chosen)}))
    where = controls.FOCUS(table.info.id, table.token, write_focus(focus))
    # A list with all entries chosen hides its placeholder.
    asked = [text.say(text.about(hole))]
    if hole.kind == SEAT:
        settled = settled_values(part.options.list[focus.option], focus)
        asked = [text.terms(value) for before, value in settled if isinstance(before, TermsHole)]
        asked.append(text.say(Msg("ui-pick-whom")))
    return [
        *lines(asked),
        Select(where, hint, picks, 0, max(1, min(hole.hi, len(picks)))),
        *part.turning(focus.page, pages, lambda page: replace(focus, page=page)),
        _settling(part, focus, hole, chosen),
    ]


def bag_blocks(part: PanelPart, focus: FillingHoles, hole: BagHole) -> list[Block]:
    """Return a list of counts for each kind of a bag, and the button that ends the choice."""
    bag = read_value(hole, focus.open or "")
    kinds = [kind for kind in hole.have.__struct_fields__ if getattr(hole.have, kind)]
    pages = page_count(kinds, focus.page, MAX_KINDS)
    return [
        *(_counts(part, focus, hole, bag, kind) for kind in kinds[focus.page * MAX_KINDS :][:MAX_KINDS]),
        *part.turning(focus.page, pages, lambda page: replace(focus, page=page)),
        _settling(part, focus, hole, bag),
    ]


def _counts(part: PanelPart, focus: FillingHoles, hole: BagHole, bag: Any, kind: str) -> Select:
    """Return the list of counts of a kind."""
    most = min(getattr(hole.have, kind), hole.hi, OPTIONS - 1)
    thing, picks = Ref(hole.field, kind), []
    for n in range(most + 1):
        changed = replace(focus, open=write_value(hole, replace(bag, **{kind: n})))
        label = part.text.plain(part.text.count(thing, n))
        picks.append(part.entry(label, changed, chosen=n == getattr(bag, kind)))
    return part.options_list(part.text.plain(part.text.place(thing)), picks)


def terms_blocks(part: PanelPart, focus: FillingHoles, hole: TermsHole) -> list[Block]:
    """Return the current terms, initially those that the rules propose, and the button to their form."""
    option, table = part.options.list[focus.option], part.options.table
    opened = write_value(hole, getattr(option.action, hole.field)) if focus.open is None else focus.open
    form = trade_id(table.info.id, table.token, option, opened)
    return [
        Paragraph(part.text.terms(read_value(hole, opened))),
        ButtonRow((Button(part.text.plain(Msg("ui-trade-form")), form, "main"), part.back_button())),
    ]


def _settling(part: PanelPart, focus: FillingHoles, hole: PickHole | BagHole, value: Any) -> ButtonRow:
    """Return the button that ends a choice; for a fixed total, with the chosen and the required number."""
    label = Msg("ui-settle", {"n": total(value) if isinstance(value, Struct) else len(value)})
    if isinstance(hole, BagHole) and hole.lo == hole.hi:
        label = Msg("ui-settle-of", {"n": total(value), "of": hole.hi})
    done = part.button(label, focus.settle(write_value(hole, value)), "good")
    return ButtonRow((replace(done, disabled=not hole.admits(value)), part.back_button()))


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
