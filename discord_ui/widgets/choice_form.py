"""The form in which several things of one choice are ticked: cards of a hand by kind, or things by name."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from discord_ui.model import controls
from discord_ui.model.components import Field, Form, GroupField, SelectField
from discord_ui.model.focus import BadFocus, FillingHoles, read_value, write_focus
from discord_ui.model.limits import GROUP_OPTIONS, MODAL_INPUTS, OPTION, OPTIONS, shorten
from discord_ui.model.screen import SelectOption
from discord_ui.widgets.option_text import OptionText
from engines.core.actions import BagHole, Hole, Option, PickHole
from engines.core.text.messages import Msg, Ref

SEVERAL: Final = "several"
"""The name of a form's fields, before their numbers."""

ChoiceHole: TypeAlias = BagHole | PickHole


def is_choice(hole: Hole) -> bool:
    """Return whether a hole is filled by ticking several things."""
    return isinstance(hole, BagHole | PickHole)


def begins_with_choice(option: Option) -> bool:
    """Return whether the form can be opened as soon as the option is chosen."""
    return bool(option.holes) and is_choice(option.holes[0])


def choice_id(match_id: int, token: str, focus: FillingHoles) -> str:
    """Return the id of the button that opens the form for a focus's hole, filled in with its open value."""
    return controls.CHOOSE(match_id, token, write_focus(focus))


def count_wanted(hole: ChoiceHole) -> Msg:
    """Return how many things are to be chosen."""
    step = hole.step if isinstance(hole, BagHole) else 1
    most = min(hole.hi, len(list(_boxes(hole))))
    if hole.lo == most:
        return Msg("ui-choice-exact", {"n": hole.lo})
    if step > 1:
        return Msg("ui-choice-steps", {"lo": hole.lo, "hi": most, "step": step})
    return Msg("ui-choice-range", {"lo": hole.lo, "hi": most})


def choice_form(text: OptionText, focus: FillingHoles, hole: ChoiceHole, where: str) -> Form:
    """Return the form for the next hole of an option. where: the id of its handler."""
    boxes = list(_boxes(hole))
    chosen = set(ticked(hole, read_value(hole, focus.open or "")))
    fields = _split(boxes)
    alone = len(fields) == 1
    hint = text.plain(count_wanted(hole))
    made: list[Field] = []
    for number, part in enumerate(fields):
        picks = tuple(_entry(text, value, thing, value in chosen) for value, thing in part)
        lo, hi = (hole.lo, min(hole.hi, len(part))) if alone else (0, len(part))
        label = text.plain(Msg("ui-choice-more")) if number else hint
        name = f"{SEVERAL}{number}"
        if len(part) > GROUP_OPTIONS:
            made.append(SelectField(name, label, picks, lo, hi, face=text.plain(Msg("ui-which-ones"))))
        else:
            made.append(GroupField(name, label, picks, True, lo, hi))
    return Form(text.choice(focus.option), where, tuple(made))


def read_choice(hole: ChoiceHole, chosen: Mapping[str, Sequence[str]]) -> Any:
    """Return the value of the ticked entries, which need not satisfy the hole's bounds. Raises BadFocus."""
    known = dict(_boxes(hole))
    values = [value for name, values in chosen.items() if name.startswith(SEVERAL) for value in values]
    if not known.keys() >= set(values):
        raise BadFocus("no such thing")
    if isinstance(hole, PickHole):
        return tuple(item for at, item in enumerate(hole.items) if str(at) in values)
    kinds = [known[value].id for value in set(values)]
    return type(hole.have)(**{kind: kinds.count(kind) for kind in hole.have.__struct_fields__})


def ticked(hole: ChoiceHole, value: Any) -> list[str]:
    """Return the entries of a value."""
    if isinstance(hole, PickHole):
        return [str(at) for at, item in enumerate(hole.items) if item in value]
    return [f"{kind}-{n}" for kind in value.__struct_fields__ for n in range(1, getattr(value, kind) + 1)]


def filled_choice(hole: ChoiceHole, value: Any) -> dict[str, list[str]]:
    """Return the ticked entries of each of the form's fields for a value."""
    chosen = ticked(hole, value)
    fields = enumerate(_split(list(_boxes(hole))))
    return {f"{SEVERAL}{number}": [box for box, _ in part if box in chosen] for number, part in fields}


def _boxes(hole: ChoiceHole) -> Iterator[tuple[str, Ref]]:
    """Yield an entry for each thing, or for each card by kind: its value, and its name."""
    if isinstance(hole, PickHole):
        yield from ((str(at), Ref(hole.kind, item)) for at, item in enumerate(hole.items))
        return
    for kind in hole.have.__struct_fields__:
        for n in range(1, min(getattr(hole.have, kind), hole.hi) + 1):
            yield f"{kind}-{n}", Ref(hole.field, kind)


def _split(boxes: list[tuple[str, Ref]]) -> list[list[tuple[str, Ref]]]:
    """Return the entries by field: in visible groups if they fit, else in lists."""
    size = GROUP_OPTIONS if len(boxes) <= GROUP_OPTIONS * MODAL_INPUTS else OPTIONS
    return [boxes[at : at + size] for at in range(0, len(boxes), size)][:MODAL_INPUTS]


def _entry(text: OptionText, value: str, thing: Ref, chosen: bool) -> SelectOption:
    name, below = text.thing(thing, door=True), text.thing_description(thing)
    return SelectOption(shorten(name, OPTION), value, "" if below == name else shorten(below, OPTION), chosen)
