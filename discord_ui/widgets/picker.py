"""The controls of a part of a panel, chosen by its focus; and the layout of the whole table."""

from typing import Final

from discord_ui.model import controls
from discord_ui.model.focus import BadFocus, Confirming, FillingHoles, Focus, Home, InGroup, InThing
from discord_ui.model.limits import OPTIONS
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, rows_of
from discord_ui.widgets.groups import BUTTONS, SHORT, group_blocks, group_button, group_page, thing_page
from discord_ui.widgets.holes import confirmation_blocks, hole_blocks
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import OptionGroup, PanelOptions
from discord_ui.widgets.panel_part import PanelPart, fit_label
from discord_ui.widgets.paths import step_blocks
from engines.core.actions import PathHole
from engines.core.encoding.codec import tag_of
from engines.core.text.messages import Many, Msg
from service.usecases.play import DEFAULT_WAIT

GROUPS: Final = 6
"""Up to this number of groups are open in a panel; more are opened one at a time."""
MOST_ROWS: Final = 7
"""Maximum number of rows of moves in a panel."""
MOST_BUTTONS: Final = 7
"""Maximum number of buttons of groups in a panel: a phone shows long buttons one below the other."""


def option_blocks(
    options: PanelOptions, localizer: Localizer, focus: Focus, most_rows: int = MOST_ROWS
) -> list[Block]:
    """Return the controls of a part of the panel. Raises BadFocus if there is no such part.

    most_rows: maximum number of rows of moves.
    """
    part = _part(options, localizer, focus)
    match focus:
        case Home():
            shown = [*_offers(part), *_home(part, most_rows)]
            return [*part.suggestion(shown), *shown]
        case InGroup(number, page):
            return [*group_page(part, options.group(number), page), part.back()]
        case InThing():
            return thing_page(part, focus)
        case FillingHoles():
            return hole_blocks(part, focus)
        case Confirming(code):
            return confirmation_blocks(part, code, options.action(code))


def _part(options: PanelOptions, localizer: Localizer, focus: Focus) -> PanelPart:
    shown = options.shown(focus)
    one_verb = len({tag_of(type(options.list[at].action)) for at in shown}) == 1
    # With several open groups, a line above them all would seem to belong to the first one.
    alone = not isinstance(focus, Home) or len(options.groups) == 1
    effect_above = alone and options.do_one_thing(shown)
    text = OptionText(options, localizer, options.labels(focus), brief=one_verb, effect_above=effect_above)
    return PanelPart(text)


def _home(part: PanelPart, most_rows: int) -> list[Block]:
    """Return the groups of the whole table, open if there is room."""
    groups, on_map = part.options.at_home, part.options.on_map
    if len(groups) > GROUPS:
        return _closed_groups(part)
    listed = _listed(part.options)
    # A list of places is of little use without the picture with their labels.
    doors = [
        part.button(part.text.heading(group, door=True), InGroup(group.number), "main", more=True)
        for group in groups
        if group.name in on_map
    ]
    blocks = rows_of(doors)
    for group in groups:
        if group == part.options.opening:
            blocks += _begun(part, group)
        elif group.name not in on_map:
            shown = group_blocks(part, group, listed=group.name in listed)
            if any(isinstance(block, Select) for block in shown):
                blocks += part.text.common_effect(group.places)
            blocks += shown
    rows = sum(isinstance(block, ButtonRow | Select) for block in blocks)
    return _closed_groups(part) if rows > most_rows else blocks


def _begun(part: PanelPart, group: OptionGroup) -> list[Block]:
    """Return the first step of a path."""
    at = group.places[0]
    hole = part.options.list[at].holes[0]
    assert isinstance(hole, PathHole)
    heading = part.text.headed(part.text.heading(group), group.places)
    return [heading, *step_blocks(part, FillingHoles(at), hole)]


def _listed(options: PanelOptions) -> set[str]:
    """Return the groups that become lists so that all buttons fit a phone."""
    sizes = {group.name: len(group.places) for group in options.at_home if group.name not in options.on_map}
    listed = {name for name, size in sizes.items() if size > BUTTONS}
    while True:
        shown = {name: size for name, size in sizes.items() if name not in listed}
        if sum(shown.values()) <= MOST_BUTTONS:
            return listed
        # The first groups are pressed most, so the last become lists.
        listed.add(next((name for name in reversed(shown) if shown[name] > SHORT), next(reversed(shown))))


def _closed_groups(part: PanelPart) -> list[Block]:
    """Return the groups as buttons or a list that open them."""
    groups = part.options.at_home
    if len(groups) > OPTIONS:
        raise BadFocus("too many groups for one list")
    if len(groups) <= 2 * BUTTONS:
        return rows_of([group_button(part, group) for group in groups])
    picks = [part.entry(part.text.heading(group, door=True), InGroup(group.number)) for group in groups]
    return [part.options_list(part.text.plain(Msg("ui-choose-kind")), picks)]


# ------------------------------------------------------------------ offers


def _offers(part: PanelPart) -> list[Block]:
    """Return the open offers with their answers, the button to wait, and a line that names the final answers."""
    options, text = part.options, part.text
    blocks: list[Block] = []
    final: dict[str, None] = {}
    for ref, places in options.offers.items():
        told = options.game.board.offer_lines(options.table.view, ref)
        buttons = {at: _answer(part, at) for at in places}
        blocks.append(Paragraph("\n".join(map(text.say, told))))
        blocks.append(ButtonRow(tuple(buttons.values())))
        answers = (at for at in places if options.is_final(at) and options.moves_at_once(at))
        final |= {buttons[at].label: None for at in answers}
    if _may_wait(options):
        label = text.plain(Msg("ui-wait-for-answers", {"hours": DEFAULT_WAIT}))
        wait = Button(fit_label(label), controls.WAIT(options.table.info.id, DEFAULT_WAIT))
        blocks.append(ButtonRow((wait,)))
    if final:
        blocks.append(Paragraph(f"-# {text.say(Msg('ui-final-these', {'moves': Many(tuple(final))}))}"))
    return blocks


def _answer(part: PanelPart, at: int) -> Button:
    """Return the button of an answer, in a word: the offer is above."""
    button, option = part.option_button(at), part.options.list[at]
    word = part.text.plain(Msg(f"{part.options.game.info.key}-offer-{tag_of(type(option.action))}"))
    return Button(fit_label(word, more=bool(option.holes)), button.id, button.style)


def _may_wait(options: PanelOptions) -> bool:
    """Return whether the reader is awaited, not yet waiting, and has offers that others may answer.

    Optional actions of others without an offer, such as sailing after an auction, are not answers.
    """
    table = options.table
    seats, here = table.info.seats, table.seat
    if here is None or here not in table.awaited or seats[here].waits_until is not None or not options.offers:
        return False
    return any(seat.invited for seat in seats if seat.seat != here)
