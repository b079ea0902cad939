"""Groups of options as rows of buttons or paged lists, with doors to the options of one thing."""

from collections.abc import Sequence
from typing import Final

from discord_ui.model.focus import BadFocus, FillingHoles, InGroup, InThing
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption
from discord_ui.widgets.panel_options import OptionGroup
from discord_ui.widgets.panel_part import SEEN, PanelPart, Step

BUTTONS: Final = 5
"""Up to this number of options, a group is shown as buttons; above it, as a list."""
SHORT: Final = 2
"""Groups of at most this size are the last to become lists."""


def group_page(part: PanelPart, group: OptionGroup, page: int) -> list[Block]:
    """Return the separate page of a group. Raises BadFocus if there is no such page."""
    text = part.text
    if group.opens_things and len(group.things) <= BUTTONS and not page:
        title = text.title(group)
        doors = text.ordered(range(len(group.things)), group.things.__getitem__)
        return [
            text.headed(title, group.places) if text.effect_above else Paragraph(f"**{title}**"),
            ButtonRow(tuple(_thing_button(part, group, thing) for thing in doors)),
        ]
    blocks = group_blocks(part, group, page)
    if any(isinstance(block, Select) for block in blocks):
        # The placeholder of a list is its heading.
        return [*text.common_effect(group.places), *blocks]
    return [text.headed(text.heading(group), group.places), *blocks]


def group_blocks(part: PanelPart, group: OptionGroup, page: int = 0, *, listed: bool = False) -> list[Block]:
    """Return a group as buttons, or as a page of a list. listed: as a list in any case.

    Raises BadFocus if there is no such page.
    """
    text = part.text
    legend = text.legend(group)
    if len(group.places) > 1 and part.options.share_path(group.places):
        return [ButtonRow((group_button(part, group),))]
    if not listed and _fits_buttons(part, group.places, legend):
        if page:
            raise BadFocus("no such page")
        return part.buttons(group.places, legend)
    ends = _ends(part, group)
    title = text.title(group)
    if group.opens_things:
        # The options without a thing are exactly those that end the group.
        doors = [i for i, thing in enumerate(group.things) if thing is not None or not ends]
        entries = [_thing_entry(part, group, i) for i in text.ordered(doors, group.things.__getitem__)]
    else:
        entries = _entries(part, [i for i in text.along(group.places) if i not in ends], title)
    blocks = part.paged(entries, title, page, lambda p: InGroup(group.number, p))
    return [*blocks, *part.row(ends)] if ends else blocks


def thing_page(part: PanelPart, focus: InThing) -> list[Block]:
    """Return the options of one thing of a group. Raises BadFocus if there is no such thing or page."""
    things = part.options.group(focus.group).things
    if focus.thing >= len(things):
        raise BadFocus("no such thing")
    places = part.options.shown(focus)
    title = part.text.thing(things[focus.thing])
    if _fits_buttons(part, places):
        return [part.text.headed(title, places), *part.buttons(places), part.back()]
    entries = _entries(part, part.text.along(places), title)
    listed = part.paged(entries, title, focus.page, lambda p: InThing(focus.group, focus.thing, p))
    return [*part.text.common_effect(places), *listed, part.back()]


def group_button(part: PanelPart, group: OptionGroup) -> Button:
    """Return the button that opens a group, or makes its only move, if the label is complete."""
    first = group.places[0]
    shared = part.options.share_path(group.places)
    if len(group.places) == 1 and not shared and _says_all(part, first):
        return part.option_button(first)
    step = FillingHoles(first) if shared else InGroup(group.number)
    return part.button(part.text.heading(group, door=True), step, more=True)


def _thing_button(part: PanelPart, group: OptionGroup, thing: int) -> Button:
    """Return the button that opens the options of a thing, or makes its only move."""
    places = part.options.belonging(group, group.things[thing])
    if len(places) == 1 and _says_all(part, places[0]):
        return part.option_button(places[0])
    label = part.text.thing(group.things[thing], door=True)
    return part.button(label, InThing(group.number, thing), "main", more=True)


def _thing_entry(part: PanelPart, group: OptionGroup, thing: int) -> tuple[SelectOption, Step]:
    """Return the entry that opens the options of a thing, or makes its only move if that targets the thing."""
    ref = group.things[thing]
    places = part.options.belonging(group, ref)
    if len(places) == 1 and part.options.list[places[0]].target == ref:
        return _entries(part, places)[0]
    description = "" if ref is None else part.text.thing_description(ref)
    if ref is not None and not description and not part.text.effect_above and part.options.do_one_thing(places):
        description = part.text.effect(places[0])
    step = InThing(group.number, thing)
    return part.entry(f"{part.text.thing(ref, door=True)}…", step, description), step


def _entries(part: PanelPart, places: Sequence[int], title: str = "") -> list[tuple[SelectOption, Step]]:
    return [(part.option_entry(at, title), part.options.next_step(at)) for at in places]


def _says_all(part: PanelPart, at: int) -> bool:
    """Return whether an option's button needs no text beside it."""
    return not part.text.leaves_out(at) and not part.text.hides_final(at)


def _fits_buttons(part: PanelPart, places: Sequence[int], legend: str = "") -> bool:
    """Return whether options become buttons, which have one line each; entries of a list have two.

    legend: the line above them. Above a single button there is room for all that its label omits.
    """
    if len(places) > BUTTONS:
        return False
    if len(places) > 1 and not legend and any(map(part.text.leaves_out, places)):
        return False
    return not any(len(part.text.name(i)) > SEEN and part.text.shows_action(i) for i in places)


def _ends(part: PanelPart, group: OptionGroup) -> list[int]:
    """Return the options without a thing among those with one, such as declining; they go below the list."""
    options = part.options.list
    plain = (i for i in group.places if options[i].target is None and options[i].under is None)
    found = [i for i in plain if not part.text.leaves_out(i)]
    return found if len(found) <= SHORT and len(found) < len(group.places) else []
