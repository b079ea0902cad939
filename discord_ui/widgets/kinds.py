"""A kind of options: first what they belong to, then their places as pins, or each as a line with its result."""

from collections.abc import Sequence

from discord_ui.model.focus import BadFocus, InKind, InThing
from discord_ui.model.screen import Block, Button, Line, SelectOption, rows_of
from discord_ui.model.signs import with_sign
from discord_ui.widgets.line_texts import LINES, lines, names_of_pins, two_lines
from discord_ui.widgets.option_text import GAINS
from discord_ui.widgets.panel_options import OptionKind
from discord_ui.widgets.panel_part import PanelPart, Step
from engines.core.text.messages import Msg, Ref


def kind_page(part: PanelPart, kind: OptionKind, page: int) -> list[Block]:
    """Return the separate page of a kind. Raises BadFocus if there is no such page."""
    return [part.text.headed(part.text.title(kind), kind.places), *kind_blocks(part, kind, page)]


def kind_blocks(part: PanelPart, kind: OptionKind, page: int = 0) -> list[Block]:
    """Return the options of a kind, or the things that they belong to. Raises BadFocus without such a page."""
    if kind.opens_things:
        return _thing_blocks(part, kind, page)
    legend = part.text.legend(kind)
    return [*lines([f"-# {legend}"] if legend else []), *_options(part, kind, kind.places, page)]


def thing_page(part: PanelPart, focus: InThing) -> list[Block]:
    """Return the options of one thing of a kind. Raises BadFocus if there is no such thing or page."""
    kind = part.options.kind(focus.kind)
    if focus.thing >= len(kind.things):
        raise BadFocus("no such thing")
    places = part.options.shown(focus)
    thing, which = part.text.thing(kind.things[focus.thing]), part.text.which(places)
    heading = part.text.headed(which or thing, places, *([thing] if which else []))
    return [heading, *_options(part, kind, places, focus.page, focus), part.back()]


def _options(
    part: PanelPart,
    kind: OptionKind,
    places: Sequence[int],
    page: int = 0,
    focus: InThing | None = None,
) -> list[Block]:
    """Return options as pins, as lines, or as a page of a list. focus: of the thing that they belong to."""
    targets = [part.options.list[at].target for at in places]
    pinned = [at for at, target in zip(places, targets, strict=True) if target in part.text.rank]
    others = [at for at in places if at not in pinned]
    if not pinned and len(others) <= LINES:
        if page:
            raise BadFocus("no such page")
        shared = part.text.results_of_all(map(part.text.results, others))
        return [*part.text.each(shared), *part.lines(others, said=shared)]
    if pinned and part.text.pins(targets) and len(others) <= LINES:
        if page:
            raise BadFocus("no such page")
        return [*_pins(part, kind, pinned, focus), *part.lines(others)]
    name = part.text.heading(kind) if focus is None else part.text.thing(kind.things[focus.thing])
    entries = [(part.option_entry(at, name), part.options.next_step(at)) for at in part.text.along(places)]
    title = part.text.title(kind) if focus is None else part.text.which(places) or name
    if focus is None:
        return part.paged(entries, title, page, lambda p: InKind(kind.number, p))
    return part.paged(entries, title, page, lambda p: InThing(focus.kind, focus.thing, p))


# ------------------------------------------------------------------ places


def _pins(part: PanelPart, kind: OptionKind, places: Sequence[int], focus: InThing | None) -> list[Block]:
    """Return the results of places, and a button with the number of each on the picture.

    Where a place can be chosen in several ways, such as from several others, each way has its own buttons.
    """
    options = [part.options.list[at] for at in places]
    under = dict.fromkeys(option.under for option in options)
    several = len({option.target for option in options}) < len(options)
    if several and len(under) > 1 and all(option.under not in (None, option.target) for option in options):
        blocks: list[Block] = []
        for thing in under:
            found = [at for at in places if part.options.list[at].under == thing]
            blocks += [*lines([f"**{part.text.thing(thing)}**"]), *_pins(part, kind, found, focus)]
        return blocks
    by_target: dict[Ref, list[int]] = {}
    for at in part.text.along(places):
        target = part.options.list[at].target
        assert target is not None
        by_target.setdefault(target, []).append(at)
    buttons: list[Button] = []
    for target, found in by_target.items():
        label = part.text.label(target)
        if len(found) == 1:
            buttons.append(part.pin(label, found[0]))
        elif focus is None and target in kind.things:
            buttons.append(part.button(label, InThing(kind.number, kind.things.index(target)), "main", more=True))
        else:
            buttons += [part.option_button(at) for at in found]
    return [*_place_results(part, by_target), *rows_of(buttons)]


def _place_results(part: PanelPart, by_target: dict[Ref, list[int]]) -> list[Block]:
    """Return the names of places and what each brings: of few in a line each, of many those alike in one line.

    What all of them bring is said once, below.
    """
    text = part.text
    every = {
        target: text.place_results(found[0]) if len(found) == 1 else () for target, found in by_target.items()
    }
    shared = text.results_of_all(every.values())
    each = text.each(shared)
    named = {target: text.pinned(target, found) for target, found in by_target.items()}
    own = {target: [one for one in results if one not in shared] for target, results in every.items()}
    if not any(own.values()):
        return [*lines(names_of_pins(list(named.values()))), *each]
    if len(by_target) <= LINES:
        return [*lines([f"-# {' · '.join((name, *own[target]))}" for target, name in named.items()]), *each]
    alike: dict[str, list[str]] = {}
    for target, name in named.items():
        gains = any(text.options.result(at).gain for at in by_target[target])
        brings = own[target] if gains or text.most >= GAINS else []
        alike.setdefault(" · ".join(brings), []).append(name)
    joined = [(" · ".join(names), brings) for brings, names in alike.items()]
    told = [
        text.say(Msg("ui-result-of", {"names": names, "result": brings})) if brings else names
        for names, brings in joined
    ]
    return [*lines([f"-# {line}" for line in told]), *each]


# ------------------------------------------------------------------ things


def _thing_blocks(part: PanelPart, kind: OptionKind, page: int) -> list[Block]:
    """Return the things that options belong to, each leading to its options; and the options without a thing."""
    things = [number for number, thing in enumerate(kind.things) if thing is not None]
    loose = [at for at in kind.places if part.options.list[at].belongs == (None,)]
    belonging = {number: part.options.belonging(kind, kind.things[number]) for number in things}
    best = {number: min(map(part.text.worst_last, places)) for number, places in belonging.items()}
    shown = part.text.ordered(things, kind.things.__getitem__, best.__getitem__)
    below: list[Block] = [part.line(at) for at in loose[:LINES]]
    if len(loose) > LINES:
        shown, below = [*shown, kind.things.index(None)], []
    if part.text.pins(kind.things) and all(kind.things[number] in part.text.rank for number in shown):
        by_thing = {kind.things[number]: part.options.belonging(kind, kind.things[number]) for number in shown}
        named = _place_results(part, {thing: found for thing, found in by_thing.items() if thing is not None})
        return [*named, *rows_of([_thing_button(part, kind, number) for number in shown]), *below]
    if len(shown) <= LINES:
        return [*(_thing_line(part, kind, number) for number in shown), *below]
    entries = [_thing_entry(part, kind, number) for number in shown]
    return [*part.paged(entries, part.text.title(kind), page, lambda p: InKind(kind.number, p)), *below]


def _thing_button(part: PanelPart, kind: OptionKind, number: int) -> Button:
    """Return the button that opens the options of a thing, or makes its only move if that is about the thing."""
    thing = kind.things[number]
    assert thing is not None
    places = part.options.belonging(kind, thing)
    if len(places) == 1 and part.options.list[places[0]].target == thing:
        return part.pin(part.text.label(thing), places[0])
    return part.button(part.text.label(thing), InThing(kind.number, number), "main", more=True)


def _thing_line(part: PanelPart, kind: OptionKind, number: int) -> Line:
    """Return a thing as a line with the button to its options, or its only option."""
    thing = kind.things[number]
    places = part.options.belonging(kind, thing)
    if len(places) == 1:
        return part.line(places[0])
    below = "" if thing is None else part.text.thing_description(thing)
    button = part.button(part.text.word(places[0], door=True), InThing(kind.number, number), "main", more=True)
    return Line(two_lines(with_sign(part.text.sign(thing), part.text.thing(thing)), [below]), button)


def _thing_entry(part: PanelPart, kind: OptionKind, number: int) -> tuple[SelectOption, Step]:
    """Return the entry that opens the options of a thing, or makes its only move if that is about the thing."""
    thing = kind.things[number]
    places = part.options.belonging(kind, thing)
    if len(places) == 1 and part.options.list[places[0]].target == thing:
        return part.option_entry(places[0]), part.options.next_step(places[0])
    step = InThing(kind.number, number)
    description = "" if thing is None else part.text.thing_description(thing)
    name = f"{part.text.thing(thing, door=True)}…"
    return part.entry(name, step, description, sign=part.text.sign(thing)), step
