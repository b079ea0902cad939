"""A trade in one form: the given cards, the wanted cards, and the seats asked.

Each side is a group of boxes; where they would be too many, boxes for one of each kind and a list for larger
numbers. An entry is all that is traded of its kind; of two entries of a kind, the larger number counts.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from discord_ui.model import controls
from discord_ui.model.components import Field, Form, GroupField, SelectField
from discord_ui.model.focus import BadFocus, read_value, write_value
from discord_ui.model.label_forms import short_label
from discord_ui.model.limits import GROUP_OPTIONS, OPTIONS
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import SelectOption
from engines.core.actions import Option, PickHole, TermsHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.text.kinds import GIVE, SEAT, VERB, WANT
from engines.core.text.messages import Msg, Ref
from service.base.read_models.panels import PanelModel

TO: Final = "to"
MORE: Final = "-more"
"""What the name of a side's list adds to that of its boxes."""
NOBODY: Final = "-"
Entry = tuple[str, int]
"""A kind and a number of it."""


def is_trade(option: Option) -> bool:
    """Return whether an option is chosen in one form: terms, and perhaps the seats asked."""
    match option.holes:
        case (TermsHole(),):
            return True
        case (TermsHole(), PickHole() as asked):
            return asked.kind == SEAT
    return False


def trade_id(match_id: int, token: str, option: Option, opened: str = "") -> str:
    """Return the id of the button that opens a trade's form. opened: its initial content, by `write_opened`."""
    return controls.TRADE(match_id, token, *_which(option), opened)


def opens_form(trade: controls.Trade, option: Option) -> bool:
    """Return whether a trade's button opens the form of an option."""
    return (trade.verb, trade.about) == _which(option)


def _which(option: Option) -> tuple[str, str]:
    """Return what distinguishes a trade from a seat's other trades, also after others have moved."""
    return tag_of(type(option.action)), NOBODY if option.target is None else option.target.id


# ------------------------------------------------------------------ the content of a form in an id


def write_opened(option: Option, action: Any) -> str:
    """Return the content of a form, which need not be legal. Raises ValueError if it does not fit an id."""
    return ".".join(write_value(hole, getattr(action, hole.field)) for hole in option.holes)


def read_opened(option: Option, text: str) -> Any:
    """Return the action of a text; a value that is missing is the one that the rules propose. Raises BadFocus."""
    values = text.split(".") if text else []
    found = {hole.field: read_value(hole, value) for hole, value in zip(option.holes, values, strict=False)}
    return replace(option.action, **found)


# ------------------------------------------------------------------ entries of its lists


def side_entries(hole: TermsHole, side: str, bag: Any) -> tuple[list[Entry], list[Entry]]:
    """Return the boxes of a side and the entries of its list; the list is empty if the boxes are enough.

    bag: what is chosen at first, which is always among them.
    """
    there = [kind for kind in hole.have.__struct_fields__ if side == WANT or getattr(hole.have, kind)]
    most = {kind: hole.most if side == WANT else min(hole.most, getattr(hole.have, kind)) for kind in there}
    every = [(kind, n) for kind in there for n in range(1, most[kind] + 1)]
    if len(every) <= GROUP_OPTIONS:
        return every, []
    boxes = [(kind, 1) for kind in there[:GROUP_OPTIONS]]
    chosen = [entry for entry in chosen_entries(bag) if entry in every and entry not in boxes]
    others = [entry for entry in every if entry not in boxes and entry not in chosen]
    listed = [*chosen, *sorted(others, key=lambda entry: entry[1])][:OPTIONS]
    return boxes, sorted(listed, key=lambda entry: (entry[1], every.index(entry)))


def chosen_entries(bag: Any) -> list[Entry]:
    """Return the entries of a bag's kinds."""
    return [(kind, n) for kind in bag.__struct_fields__ if (n := getattr(bag, kind))]


def _value(entry: Entry) -> str:
    kind, n = entry
    return f"{kind}-{n}"


def read_terms(hole: TermsHole, chosen: Mapping[str, Sequence[str]]) -> Any:
    """Return the terms of the chosen entries, which need not satisfy the hole's bounds. Raises BadFocus.

    An entry that is no longer offered because the hand has changed still counts.
    """
    sides = ([*chosen.get(side, ()), *chosen.get(side + MORE, ())] for side in (GIVE, WANT))
    return type(hole.blank)(*(_largest(hole, values) for values in sides))


def _largest(hole: TermsHole, values: Sequence[str]) -> Any:
    counts: dict[str, int] = {}
    for value in values:
        kind, _, n = value.rpartition("-")
        if kind not in hole.have.__struct_fields__ or not n.isdecimal():
            raise BadFocus(value)
        counts[kind] = max(counts.get(kind, 0), int(n))
    return type(hole.have)(**counts)


def read_asked(hole: PickHole, chosen: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return the chosen seats that may still be asked; all seats if the form had no such list."""
    return tuple(item for item in hole.items if item in chosen.get(TO, hole.items))


def filled(option: Option, action: Any) -> dict[str, list[str]]:
    """Return the chosen entries of the form's fields for an action of the option."""
    hole = option.holes[0]
    assert isinstance(hole, TermsHole)
    terms, values = getattr(action, hole.field), {}
    for side in (GIVE, WANT):
        bag = getattr(terms, side)
        for name, entries in zip((side, side + MORE), side_entries(hole, side, bag), strict=True):
            if entries:
                values[name] = [_value(entry) for entry in chosen_entries(bag) if entry in entries]
    for asked in _asked(option):
        values[TO] = list(getattr(action, asked.field))
    return values


def _asked(option: Option) -> list[PickHole]:
    """Return the holes for the seats asked, unless there is only one seat."""
    return [hole for hole in option.holes[1:] if isinstance(hole, PickHole) and len(hole.items) > 1]


# ------------------------------------------------------------------ the form


def trade_form(
    game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, option: Option, where: str, begun: Any
) -> Form:
    """Return the form of one of a table's trades, for one reader.

    where: the id of its handler. begun: an action of the option's type, which it shows at first.
    """
    plain, view, hole = localizer.plain, table.view, option.holes[0]
    assert isinstance(hole, TermsHole)
    terms = getattr(begun, hole.field)

    def side_fields(side: str) -> list[Field]:
        bag = getattr(terms, side)
        boxes, listed = side_entries(hole, side, bag)

        def picks(entries: Sequence[Entry]) -> tuple[SelectOption, ...]:
            found = []
            for kind, n in entries:
                thing = game.names.place(view, Ref(side, kind))
                label = plain(Msg("ui-bag-count", {"n": n, "thing": thing}))
                found.append(SelectOption(label, _value((kind, n)), chosen=getattr(bag, kind) == n))
            return tuple(found)

        least = 0 if listed else 1
        fields: list[Field] = [
            GroupField(side, plain(Msg(f"ui-trade-{side}")), picks(boxes), True, least, len(boxes))
        ]
        if listed:
            label = plain(Msg(f"ui-trade-{side}-more"))
            face = plain(Msg("ui-amount-question"))
            fields.append(SelectField(side + MORE, label, picks(listed), 0, len(listed), face=face))
        return fields

    effect = game.names.effect(view, Ref(VERB, tag_of(type(option.action))))
    about = "" if effect is None else localizer.say(Msg("ui-effect", {"effect": effect}))

    def asked_field(asked: PickHole) -> GroupField:
        proposed = getattr(begun, asked.field)
        names = {item: plain(game.names.place(view, Ref(asked.kind, item))) for item in asked.items}
        picks = tuple(SelectOption(name, item, chosen=item in proposed) for item, name in names.items())
        # A form has five parts, so what happens is a hint and not a text above.
        return GroupField(TO, plain(Msg("ui-pick-whom")), picks, True, asked.lo, min(asked.hi, len(picks)), about)

    title = short_label(game.names.label(view, option), plain)
    asked = [asked_field(hole) for hole in _asked(option)]
    fields = (*side_fields(GIVE), *side_fields(WANT), *asked)
    return Form(plain(title), where, fields, "" if asked else about)
