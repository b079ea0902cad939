"""The legal moves of a verb, completed and read field by field for a slash command."""

import itertools
import re
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from discord_ui.model.bags import one_for_one_trades
from discord_ui.model.label_forms import brief_label, short_label
from discord_ui.typed.amounts import UnreadableAmount, read_amount, write_amount
from discord_ui.typed.goods import GoodsParser, UnreadableGoods
from discord_ui.typed.name_matching import NAME, PLUS, NamedValue, begins_word, resolve_names
from discord_ui.typed.parameters import required_type, verb_parameters
from discord_ui.typed.paths import PathParser
from engines.core.actions import BagHole, Hole, IntHole, Option, PathHole, PickHole, TermsHole
from engines.core.encoding.codec import DecodeError, fields_of, read_field, tag_of, write_field
from engines.core.game import Game
from engines.core.text.kinds import GIVE, SEAT, WANT
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef
from i18n.almanac import fold
from i18n.text import Speaker

_NUMBER: Final = re.compile(r"-?\d{1,9}")
MAX_COMBINATIONS: Final = 2000
"""Maximum number of a hole's values that are tried."""


class LegalArguments:
    """The legal moves of one verb for one reader, field by field."""

    def __init__(
        self, game: Game[Any, Any], view: Any, options: Sequence[Option], verb: str, say: Speaker
    ) -> None:
        """Take the options of a verb. say: names things in the reader's language, without markdown."""
        self.game = game
        self.view = view
        self.verb = verb
        self.say = say
        self.options = [option for option in options if tag_of(type(option.action)) == verb]
        self.fields = [field.name for field in verb_parameters(game.commands[verb])]

    def values(self, field: str, given: Mapping[str, str] | None = None) -> list[NamedValue]:
        """Return the legal values of a field, given the codes of the others, in the rules' order.

        Cards and trades are only a selection; see `typed`.
        """
        given = given or {}
        found: dict[str, list[Option]] = {}
        for option in self.options:
            if all(self._fits(option, name, code) for name, code in given.items() if name != field):
                for code in self._codes(option, field):
                    found.setdefault(code, []).append(option)
        return [
            NamedValue(self._written(field, code), self._name(field, code, opts)) for code, opts in found.items()
        ]

    def sole(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return the codes of omitted fields for which only one value fits the ``given`` ones."""
        found: dict[str, str] = {}
        for field in self.fields:
            if field not in given and field not in self.game.names.units:
                values = self.values(field, {**given, **found})
                if len(values) == 1:
                    found[field] = values[0].code
        return found

    def begun(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return the codes of omitted seats, as preset in a form: an offer goes to all seats."""
        found: dict[str, str] = {}
        for option in self.options[:1]:
            for hole in option.holes:
                if isinstance(hole, PickHole) and hole.kind == SEAT and hole.field not in given:
                    seats = getattr(option.action, hole.field)
                    if hole.admits(seats):
                        found[hole.field] = write_field(seats)
        return found

    def typed(self, field: str, text: str) -> list[NamedValue]:
        """Return the legal cards, trades ("2 wool for 1 ore") or paths that match or complete a text."""
        found: dict[str, NamedValue] = {}
        for option in self.options:
            hole = _hole(option, field)
            if isinstance(hole, PathHole):
                for way, name in self._typed_way(hole).completions(text):
                    code = write_field(way)
                    # A code that is too long is replaced by the names, which are read back.
                    found.setdefault(name, NamedValue(code if len(code) <= NAME else name, name))
            elif isinstance(hole, BagHole | TermsHole):
                for value in GoodsParser(hole, self._names).readings(text):
                    if hole.admits(value):
                        code = write_field(value)
                        found.setdefault(code, NamedValue(code, self._name(field, code, [option])))
        return list(found.values())

    def _typed_way(self, hole: PathHole) -> PathParser:
        others = {thing.code: thing.name for thing in self._things(hole.field)}

        def named(thing: str) -> Sequence[str]:
            place = self.game.names.place(self.view, Ref(hole.kind, thing))
            return tuple(dict.fromkeys((self.say(place), self.say(short_label(place, self.say)))))

        return PathParser(hole, named, others, most=NAME)

    def _read_way(self, field: str, text: str, given: Mapping[str, str]) -> str | None:
        """Return the code of a typed path, preferring legal ones; None if the text is not a path."""
        found: list[str] = []
        for option in self.options:
            hole = _hole(option, field)
            if isinstance(hole, PathHole):
                way = self._typed_way(hole).read(text)
                fits = all(self._fits(option, name, code) for name, code in given.items() if name != field)
                if way is not None and fits:
                    code = write_field(way)
                    found.insert(0 if hole.admits(way) else len(found), code)
        return found[0] if found else None

    def goods(self, field: str) -> GoodsParser | None:
        """Return the parser of a field for cards; None for other fields."""
        holes = (_hole(option, field) for option in self.options)
        return next((GoodsParser(h, self._names) for h in holes if isinstance(h, BagHole | TermsHole)), None)

    def bounds(self, field: str) -> tuple[Num, Num] | None:
        """Return the least and the highest amount of a field; None if it takes no amounts."""
        holes = [hole for option in self.options if isinstance(hole := _hole(option, field), IntHole)]
        if field not in self.game.names.units or not holes:
            return None
        unit = self.game.names.units[field]
        return Num(min(hole.lo for hole in holes), unit), Num(max(hole.hi for hole in holes), unit)

    def readable(self, field: str, code: str) -> bool:
        """Return whether a code is of a field's type, legal or not."""
        try:
            self._value(field, code)
        except DecodeError:
            return False
        return True

    def moves(self, most: int) -> Msg | None:
        """Return at most ``most`` legal moves of the verb as a list in words; None if there are none."""
        labels: list[Arg] = [self.game.names.label(self.view, option) for option in self.options[:most]]
        return Msg("core-thing", {"thing": Many(tuple(labels))}) if labels else None

    def read(self, field: str, text: str, given: Mapping[str, str] | None = None) -> str:
        """Return the code of a text: a code, or an unambiguous name; else the text."""
        if any(isinstance(_hole(option, field), PathHole) for option in self.options):
            way = self._read_way(field, text, given or {})
            return text if way is None else way
        goods = self.goods(field)
        if goods is not None:
            if self.readable(field, text):
                return text
            try:
                return write_field(goods.read(text))
            except UnreadableGoods:
                return text
        if field in self.game.names.units:
            try:
                return str(read_amount(text, self._per(field)))
            except UnreadableAmount:
                return text
        if required_type(self._hint(field)) is int and _NUMBER.fullmatch(text.strip()):
            # Names of places and amounts contain other numbers, such as yields, which do not count.
            return text.strip()
        values = self.values(field, given)
        if any(value.code == text for value in values):
            return text
        exact = [value for value in values if fold(value.name) == fold(text)]
        things = self._things(field)
        if things and not exact:
            # Words around a thing's name in a label ("Sell the green action") do not count.
            return resolve_names(
                things, text, {part for value in values for part in value.code.split(PLUS)}, self._several(field)
            )
        near = exact or [value for value in values if begins_word(value, text)]
        return near[0].code if len(near) == 1 else text

    def meant(self, field: str, text: str, given: Mapping[str, str] | None = None) -> list[NamedValue]:
        """Return the values that `read` finds in a text if they are legal: "3½" for "3,5"."""
        try:
            code = self._written(field, self.read(field, text, given))
        except ValueError:
            return []
        return [value for value in self.values(field, given) if value.code == code]

    def _hint(self, field: str) -> Any:
        return fields_of(self.game.commands[self.verb])[field]

    def _things(self, field: str) -> list[NamedValue]:
        """Return all things that can be named in a field, legal or not; empty if the game lists none."""
        return [
            NamedValue(code, self._bare(ref)) for code, ref in self.game.names.things(self.view, self.verb, field)
        ]

    def _several(self, field: str) -> bool:
        """Return whether a field holds a list of things."""
        return typing.get_origin(self._hint(field)) is tuple

    def _names(self, ref: Ref) -> Sequence[str]:
        """Return the names of a thing, including those after numbers."""
        place = self.game.names.place(self.view, ref)
        thing = place.args.get("thing")
        return (self.say(place), *(self.say.counted(thing) if isinstance(thing, Ref) else ()))

    def _bare(self, thing: Ref | Msg) -> str:
        if isinstance(thing, Msg):
            return self.say(thing)
        return self.say(Msg("core-thing", {"thing": SeatRef(int(thing.id)) if thing.kind == SEAT else thing}))

    def _per(self, field: str) -> int:
        return self.say.per(self.game.names.units[field])

    def _written(self, field: str, code: str) -> str:
        """Return a code as people type it, with amounts in wholes."""
        return write_amount(int(code), self._per(field)) if field in self.game.names.units else code

    def _codes(self, option: Option, field: str) -> list[str]:
        hole = _hole(option, field)
        if hole is None:
            return [write_field(getattr(option.action, field))]
        if isinstance(hole, PathHole):
            # Paths are completed while typed; here only one or several matters.
            return [write_field(way) for way in itertools.islice(hole.values(), 2)]
        values = (
            one_for_one_trades(hole)
            if isinstance(hole, TermsHole)
            else itertools.islice(hole.values(), MAX_COMBINATIONS)
        )
        return [write_field(value) for value in values]

    def _value(self, field: str, code: str) -> Any:
        """Return the value of a field's code. Raises DecodeError."""
        return read_field(self.game.commands[self.verb], field, code)

    def _fits(self, option: Option, field: str, code: str) -> bool:
        hole = _hole(option, field)
        if hole is None:
            return code in self._codes(option, field)
        try:
            return hole.admits(self._value(field, code))
        except DecodeError:
            return False

    def _place(self, ref: Ref) -> str:
        return self.say(self.game.names.place(self.view, ref))

    def _name(self, field: str, code: str, options: list[Option]) -> str:
        hole = _hole(options[0], field)
        if isinstance(hole, PickHole):
            picked = [self._place(Ref(hole.kind, item)) for item in code.split(PLUS) if item]
            return self.say.join(picked) if picked else self._things_named(field, code)
        if isinstance(hole, PathHole):
            return self._typed_way(hole).written(self._value(field, code))
        if isinstance(hole, BagHole):
            return self._cards(hole.field, self._value(field, code))
        if isinstance(hole, TermsHole):
            terms = self._value(field, code)
            sides = {side: self._cards(side, getattr(terms, side)) for side in (GIVE, WANT)}
            return self.say(Msg("typed-terms", dict(sides)))
        if hole is not None:
            unit = self.game.names.units.get(field)
            if unit is not None:
                return self.say(Msg("core-thing", {"thing": Num(int(code), unit)}))
            return self._amount(options[0], field, code) if len(options) == 1 else code
        under = None if len(options) > 1 else options[0].under
        starts = under is not None and under.id == code and under != options[0].target
        if len(options) == 1 and not options[0].holes and not starts:
            # The command itself names the verb; a label without its verb may leave out what it belongs to.
            return self.say(brief_label(self.game.names.label(self.view, options[0]), self.say))
        for refs in ({option.target for option in options}, {option.under for option in options}):
            ref = refs.pop() if len(refs) == 1 else None
            if ref is not None and ref.id == code:
                return self._place(ref)
        return self._things_named(field, code)

    def _amount(self, option: Option, field: str, code: str) -> str:
        """Return an amount with its effect, if it is the option's only hole and the label names the effect."""
        if len(option.holes) > 1:
            return code
        filled = Option(msgspec.structs.replace(option.action, **{field: int(code)}), group=option.group)
        label = self.game.names.label(self.view, filled)
        brief = brief_label(label, self.say)
        return code if brief is label else self.say(brief)

    def _things_named(self, field: str, code: str) -> str:
        """Return the names of the things of a code; the code if they have none."""
        names = {thing.code: thing.name for thing in self._things(field)}
        parts = code.split(PLUS)
        return self.say.join([names[part] for part in parts]) if all(part in names for part in parts) else code

    def _cards(self, side: str, bag: Any) -> str:
        counts = ((kind, getattr(bag, kind)) for kind in bag.__struct_fields__)
        parts = [
            self.say(Msg("typed-cards", {"n": n, "kind": self._place(Ref(side, kind))})) for kind, n in counts if n
        ]
        return ", ".join(parts) if parts else self.say(Msg("core-nothing"))


def _hole(option: Option, field: str) -> Hole | None:
    return next((hole for hole in option.holes if hole.field == field), None)
