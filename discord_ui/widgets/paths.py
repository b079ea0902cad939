"""Controls for paths: each press adds one thing, and the whole path is one move."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from discord_ui.model.focus import Confirming, FillingHoles, encode_option, read_value, write_value
from discord_ui.model.limits import OPTIONS
from discord_ui.model.screen import Block, Button, ButtonRow, rows_of
from discord_ui.widgets.line_texts import LINES, lines, names_of_pins
from discord_ui.widgets.option_text import GAINS, OptionText
from discord_ui.widgets.panel_options import STEP, StepRegion, is_listing, next_steps, settled_values
from discord_ui.widgets.panel_part import SEEN, PanelPart
from engines.core.actions import BagHole, Hole, PathHole, PickHole
from engines.core.text.messages import Msg, Ref

SIDE: Final = 5
"""Up to this number of possible steps are buttons; more are a list."""


def path_blocks(part: PanelPart, focus: FillingHoles, hole: PathHole) -> list[Block]:
    """Return the chosen path or its question, the next steps, and the buttons that end the path."""
    if is_listing(part.options.list[focus.option]):
        form = part.button(Msg("ui-listing-open"), FillingHoles(focus.option), "main", more=True)
        return [ButtonRow((form, part.back_button()))]
    path = read_value(hole, focus.open or "")
    said = part.text.path(focus, hole, path) if path else [part.text.say(part.text.about(hole))]
    settled = settled_paths(part.text, focus)
    return [*lines([*settled, *said]), *step_blocks(part, focus, hole), *_ends(part, focus, hole, path)]


def settled_paths(text: OptionText, focus: FillingHoles) -> list[str]:
    """Return the lines about the settled paths."""
    settled = settled_values(text.options.list[focus.option], focus)
    paths = [(hole, path) for hole, path in settled if isinstance(hole, PathHole) and path]
    return [line for hole, path in paths for line in text.path(focus, hole, path)]


def step_blocks(part: PanelPart, focus: FillingHoles, hole: PathHole) -> list[Block]:
    """Return the controls for the regions, or for the next steps. Raises BadFocus if there is no such region."""
    text, options = part.text, part.options
    regions, steps = next_steps(options.game, options.table, focus, hole)
    if regions and not focus.page:
        asked = text.question(options.list[focus.option].group) or Msg("ui-way-by")
        entries = [
            (*_region_name(text, region), replace(focus, page=n, open=focus.open or ""))
            for n, region in enumerate(regions, start=1)
        ]
        return _step_controls(part, entries, asked)
    numbers = {step: at for at, step in enumerate(hole.paths.follow(read_value(hole, focus.open or "")))}
    steps = sorted(steps, key=lambda step: text.rank.get(Ref(hole.kind, step), -1))
    named = {step: text.place(Ref(hole.kind, step)) for step in steps}
    good = [step for step in _good_steps(part, focus, hole) if step in steps]
    # If the game suggests something else, these are only the best of their kind.
    suggested = good if _is_suggested(part, focus) else []
    mark = text.plain(Msg("ui-suggested"))
    tight = text.most < GAINS
    notes: dict[str, str] = {}
    for step in steps:
        marked = mark if step in suggested else ""
        near = "" if tight and not marked else text.step_note(focus, hole, step)
        notes[step] = " · ".join(filter(None, (marked, near)))
    follow = {step: replace(focus, page=0, open=f"{focus.open or ''}{numbers[step]:02x}") for step in steps}
    pins = [Ref(hole.kind, step) for step in steps]
    if text.pins(pins) and all(pin in text.rank for pin in pins):
        labels = {step: text.label(pin) for pin, step in zip(pins, steps, strict=True)}
        told = {step: f"**{label}** {text.say(named[step])}" for step, label in labels.items()}
        buttons = [
            part.button(label, follow[step], "good" if step in suggested else "main")
            for step, label in labels.items()
        ]
        return [*lines(_step_lines(told, notes, good)), *rows_of(buttons)]
    names = {step: (text.plain(name), "") for step, name in named.items()}
    labelled = {step: text.labelled(Ref(hole.kind, step), names[step][0]) for step in steps}
    if any(len(name) > SEEN for name in labelled.values()):
        names = {step: (text.short(name), text.omitted(name)) for step, name in named.items()}
    entries = [
        (
            text.labelled(Ref(hole.kind, step), name),
            " · ".join(filter(None, (notes[step], rest))),
            follow[step],
        )
        for step, (name, rest) in names.items()
    ]
    return _step_controls(part, entries, Msg("ui-way-next" if focus.open else "ui-way-first"))


def _step_lines(names: Mapping[str, str], notes: Mapping[str, str], good: Sequence[str]) -> list[str]:
    """Return small lines about the next steps; of many, only the good ones with what lies near.

    names, notes: by step, its name and what follows it.
    """
    full = {step: " · ".join(filter(None, (name, notes[step]))) for step, name in names.items()}
    if len(names) <= LINES:
        return names_of_pins(list(full.values()))
    if not good:
        return names_of_pins([" · ".join(names.values())])
    others = [name for step, name in names.items() if step not in good]
    return [*names_of_pins([full[step] for step in good]), *names_of_pins([" · ".join(others)])]


def _is_suggested(part: PanelPart, focus: FillingHoles) -> bool:
    """Return whether the game suggests a move like the option of a focus."""
    return type(part.options.table.choices.suggestion) is type(part.options.list[focus.option].action)


def _good_steps(part: PanelPart, focus: FillingHoles, hole: PathHole) -> list[str]:
    """Return the next steps of the paths that the game finds best, best first; none if they are other paths."""
    choices, kind = part.options.table.choices, type(part.options.list[focus.option].action)
    path = read_value(hole, focus.open or "")
    whole: Any = (getattr(it, hole.field) for it in (choices.suggestion, *choices.next_best) if type(it) is kind)
    return list(dict.fromkeys(way[len(path)] for way in whole if way[: len(path)] == path and way[len(path) :]))


def _region_name(text: OptionText, region: StepRegion) -> tuple[str, str]:
    """Return the name of a region's list, and what it omits."""
    if region.about is None:
        return text.plain(Msg("ui-way-part", {"n": region.part, "of": region.parts})), ""
    place = text.place(region.about)
    which = "" if region.parts == 1 else f" ({region.part}/{region.parts})"
    return f"{text.short(place)}{which}…", text.omitted(place)


def _step_controls(part: PanelPart, entries: list[tuple[str, str, FillingHoles]], hint: Msg) -> list[Block]:
    """Return few steps as buttons, more as a list. entries: names, what they omit, and their targets."""
    # Names are written as inside a sentence; a label starts with a capital.
    entries = [(name[:1].upper() + name[1:], rest, focus) for name, rest, focus in entries]
    if len(entries) <= SIDE:
        labels = [(name, f"{name} · {rest}" if rest else name, focus) for name, rest, focus in entries]
        return rows_of(
            [part.button(full if len(full) <= SEEN else name, focus, "main") for name, full, focus in labels]
        )
    picks = [part.entry(name, focus, rest) for name, rest, focus in entries[:OPTIONS]]
    return [part.options_list(part.text.plain(hint), picks)]


# ------------------------------------------------------------------ what can be done with a path


def _ends(part: PanelPart, focus: FillingHoles, hole: PathHole, path: tuple[str, ...]) -> list[Block]:
    text = write_value(hole, path)
    ends = hole.paths.ends(path) and not focus.page
    tail = []
    if focus.page:
        tail.append(part.button(Msg("ui-way-undo-door"), replace(focus, page=0)))
    elif path:
        tail.append(part.button(Msg("ui-way-undo"), replace(focus, open=text[:-STEP])))
    if len(path) > 1 or (path and focus.page):
        tail.append(part.button(Msg("ui-way-again"), replace(focus, page=0, open="")))
    done = rows_of(_done_with(part, focus.settle(text))) if ends else []
    return [*done, ButtonRow((*tail, part.back_button()))]


def _done_with(part: PanelPart, settled: FillingHoles) -> list[Button]:
    """Return the buttons that send the path, or that continue with the next hole."""
    option = part.options.list[settled.option]
    rest = option.holes[len(settled.settled) :]
    if not all(map(may_be_empty, rest)):
        return [part.button(Msg("ui-way-done"), settled, "good")]
    buttons = sending_buttons(part, settled.option, (*settled.settled, *("" for _ in rest)))
    if rest:
        more = Msg(f"{part.options.game.info.key}-group-{option.group}-more")
        buttons.append(part.button(more, settled, more=True))
    return buttons


def sending_buttons(part: PanelPart, at: int, settled: tuple[str, ...]) -> list[Button]:
    """Return the buttons that send the choice: one for each option that shares it."""
    alike = part.options.alike(at)
    buttons = []
    for other in alike:
        code = encode_option(part.options.list, other, settled)
        step = Confirming(code) if part.options.list[other].danger else code
        label = part.text.name(other) if len(alike) > 1 else part.text.word(other)
        buttons.append(part.button(label, step, "good"))
    return buttons


def may_be_empty(hole: Hole) -> bool:
    """Return whether a hole may stay empty."""
    match hole:
        case PathHole():
            return bool(hole.paths.ends(()))
        case BagHole() | PickHole():
            return hole.lo == 0
    return False
