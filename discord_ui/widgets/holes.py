"""Controls that fill the holes of an option step by step."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from discord_ui.model import controls
from discord_ui.model.bags import MAX_KINDS, MAX_OPTIONS, total, with_count
from discord_ui.model.focus import BadFocus, FillingHoles, encode_option, read_value, write_focus, write_value
from discord_ui.model.label_forms import brief_label
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption, rows_of
from discord_ui.widgets.paths import PathControls
from discord_ui.widgets.trade_form import trade_id
from engines.core.actions import BagHole, Hole, IntHole, Option, PathHole, PickHole, TermsHole
from engines.core.text.kinds import GIVE, SEAT, WANT
from engines.core.text.messages import Arg, Many, Msg, Ref

BUTTONS: Final = 12
"""Up to this number of amounts, all have a button."""
WIDE: Final = 5
"""Buttons in a row."""
QUICK: Final = 4
"""Of more amounts, this number have a button; the others are typed."""


class HoleControls(PathControls):
    """Controls that fill an option's holes."""

    def _filling(self, focus: FillingHoles) -> list[Block]:
        if focus.option >= len(self.options) or not self.options[focus.option].holes:
            raise BadFocus("nothing to choose there")
        option = self.options[focus.option]
        if len(focus.settled) >= len(option.holes):
            return self._filled(focus)
        hole = option.holes[len(focus.settled)]
        title = self.localizer.plain(self._choice_called(focus.option))
        match hole:
            case IntHole():
                blocks = self._amounts(focus, hole)
            case PickHole():
                blocks = self._things_of(focus, hole)
            case BagHole():
                # Beside a half-made choice, people would press the suggestion by mistake.
                suggestion = self._suggestion() if focus.open is None else []
                blocks = [*suggestion, *self._kinds_of(focus, hole)]
            case TermsHole():
                blocks = self._terms_of(focus, hole)
            case PathHole():
                blocks = self._way_of(focus, hole)
        if not isinstance(hole, PathHole):
            blocks = [*self._lines(self._settled_ways(focus)), *blocks]
        heading = self._headed(title, [focus.option])
        if self._final(focus.option):
            heading = Paragraph(f"{heading.text}\n-# {self.localizer.say(Msg('ui-final'))}")
        return [heading, *blocks]

    def _filled(self, focus: FillingHoles) -> list[Block]:
        option = self.options[focus.option]
        if len(focus.settled) > len(option.holes):
            raise BadFocus("too many values")
        values = [read_value(h, v) for h, v in zip(option.holes, focus.settled, strict=True)]
        try:
            action = option.fill(*values)
        except ValueError as error:
            raise BadFocus("values do not fit") from error
        code = encode_option(self.options, focus.option, focus.settled)
        if len(self.alike(focus.option)) > 1:
            return self._filled_alike(focus)
        name = self._filled_name(focus.option, action)
        if option.danger:
            return self._sure(code)
        send = Button(self.localizer.plain(Msg("ui-do-it")), self._move(code), "good")
        first = None if isinstance(option.holes[0], IntHole) else focus.settled[0]
        again = Button(self.localizer.plain(Msg("ui-change")), self._to(FillingHoles(focus.option, open=first)))
        return [Paragraph(f"**{name}**"), ButtonRow((send, again, self._back_button()))]

    def _filled_alike(self, focus: FillingHoles) -> list[Block]:
        """Return the last step of a choice that several options share: one button for each."""
        title = self.localizer.plain(self._choice_called(focus.option))
        told = self._settled_ways(focus)
        told += [
            self.localizer.say(Msg("ui-amount-chosen", {"what": self._about(hole), "amount": value}))
            for hole, value in zip(self.options[focus.option].holes, focus.settled, strict=True)
            if isinstance(hole, IntHole)
        ]
        again = Button(
            self.localizer.plain(Msg("ui-change")), self._to(FillingHoles(focus.option, open=focus.settled[0]))
        )
        sending = rows_of(self._sending(focus.option, focus.settled))
        return [Paragraph("\n".join((f"**{title}**", *told))), *sending, ButtonRow((again, self._back_button()))]

    def _sure(self, code: str) -> list[Block]:
        action = self.action(code)
        for at, option in enumerate(self.options):
            if option.admits(action):
                name = self.localizer.plain(self._told(at)) if not option.holes else self._filled_name(at, action)
                yes = Button(self.localizer.plain(Msg("ui-sure-yes")), self._move(code), "danger")
                return [
                    Paragraph(self.localizer.say(Msg("ui-sure", {"what": name}))),
                    ButtonRow((yes, self._back_button())),
                ]
        raise BadFocus("not possible")

    def _filled_name(self, at: int, action: Any) -> str:
        return self.localizer.plain(self._filled_label(at, action))

    def _choice_called(self, at: int) -> Msg:
        """Return the name of the choice: the option, or what options that share it have in common."""
        if len(self.alike(at)) == 1:
            return self._told(at)
        return Msg(f"{self.game.info.key}-group-{self.options[at].group}")

    def _filled_label(self, at: int, action: Any) -> Msg:
        return self.game.words.label(self.table.view, Option(action, group=self.options[at].group))

    def _settle(self, focus: FillingHoles, value: str) -> str:
        """Return the id that settles the current hole: it leads to the next hole, or to the whole move."""
        return self._to(FillingHoles(focus.option, 0, (*focus.settled, value)))

    def _amounts(self, focus: FillingHoles, hole: IntHole) -> list[Block]:
        option = self.options[focus.option]
        if (
            QUICK < _amounts_in(hole) <= MAX_OPTIONS
            and not option.danger
            and self._called_by_amount(focus.option, hole)
        ):
            return self._listed_amounts(focus.option, hole)
        last = len(focus.settled) == len(option.holes) - 1
        buttons = []
        for value in self._likely(focus, hole) or quick_amounts(hole):
            settled = (*focus.settled, str(value))
            if last and not option.danger and len(self.alike(focus.option)) == 1:
                target = self._move(encode_option(self.options, focus.option, settled))
            else:
                target = self._to(FillingHoles(focus.option, 0, settled))
            buttons.append(Button(self._amount_name(focus.option, hole, value), target, "main"))
        tail = [self._back_button()]
        if _amounts_in(hole) > len(buttons):
            typed = controls.AMOUNT(self.table.info.id, self.table.token, write_focus(focus))
            tail.insert(0, Button(self.localizer.plain(Msg("ui-amount")), typed))
        hint = self._amounts_so_far(focus, hole)
        rows = -(-len(buttons) // WIDE)
        return [Paragraph(hint), *rows_of(buttons, -(-len(buttons) // rows)), ButtonRow(tuple(tail))]

    def _likely(self, focus: FillingHoles, hole: IntHole) -> list[int]:
        """Return the likely amounts after the settled values; none if the game suggests none."""
        option = self.options[focus.option]
        chosen = {
            done.field: read_value(done, text) for done, text in zip(option.holes, focus.settled, strict=False)
        }
        begun = msgspec.structs.replace(option, action=msgspec.structs.replace(option.action, **chosen))
        return [n for n in self.game.words.likely_amounts(self.table.view, begun, hole.field) if hole.admits(n)]

    def _amount_name(self, at: int, hole: IntHole, value: int) -> str:
        """Return an amount, or the whole move if its name depends on the amount ("Bank: 8 ore for 2 wool")."""
        if self._called_by_amount(at, hole) and _amounts_in(hole) <= QUICK:
            return self._label(self._short(self._filled_label(at, self.options[at].fill(value))))
        return str(value)

    def _called_by_amount(self, at: int, hole: IntHole) -> bool:
        """Return whether the amount completes a move whose name says more than the amount."""
        option = self.options[at]
        if len(option.holes) > 1:
            return False
        return self._filled_name(at, option.fill(hole.lo)) != self._filled_name(at, option.fill(hole.hi))

    def _listed_amounts(self, at: int, hole: IntHole) -> list[Block]:
        """Return a list of the effects of each amount, which are too many and too long for buttons."""
        option = self.options[at]
        picks = []
        for value in hole.values():
            told = brief_label(self._filled_label(at, option.fill(value)), self.localizer.plain)
            code = encode_option(self.options, at, (str(value),))
            picks.append(
                SelectOption(self._entry(self._short(told)), f"m:{code}", self._entry(self._left_out(told)))
            )
        return [Select(self._list_id(), self._amounts_so_far(FillingHoles(at), hole), tuple(picks)), self._back()]

    def _amounts_so_far(self, focus: FillingHoles, hole: IntHole) -> str:
        """Return the bounds of an amount; of several amounts, its position and the other values."""
        holes = self.options[focus.option].holes
        if len(holes) == 1:
            return self.localizer.say(Msg("ui-amount-range", {"lo": hole.lo, "hi": hole.hi}))
        said = [
            Msg("ui-amount-chosen", {"what": self._about(one), "amount": value})
            for one, value in zip(holes, focus.settled, strict=False)
            if isinstance(one, IntHole)
        ]
        return "\n".join(map(self.localizer.say, (*said, self._about(hole))))

    def _about(self, hole: IntHole | PickHole) -> Msg:
        return Msg(f"{self.game.info.key}-param-{hole.field.replace('_', '-')}-desc")

    def _opened(self, focus: FillingHoles, hole: PickHole | TermsHole) -> str:
        """Return the current choice; initially the rules' proposal, for terms and seats."""
        if focus.open is not None:
            return focus.open
        proposed = getattr(self.options[focus.option].action, hole.field)
        if isinstance(hole, TermsHole):
            return write_value(hole, proposed)
        return write_value(hole, proposed) if hole.kind == SEAT and hole.admits(proposed) else "0"

    def _things_of(self, focus: FillingHoles, hole: PickHole) -> list[Block]:
        chosen = read_value(hole, self._opened(focus, hole))
        pages = max(1, -(-len(hole.items) // MAX_OPTIONS))
        if focus.page >= pages:
            raise BadFocus("no such page")
        rank = {ref.id: n for n, ref in enumerate(self._labels)}
        shown = range(focus.page * MAX_OPTIONS, min((focus.page + 1) * MAX_OPTIONS, len(hole.items)))
        picks = tuple(
            self._placed_pick(Ref(hole.kind, hole.items[i]), str(i), chosen=hole.items[i] in chosen)
            for i in sorted(shown, key=lambda i: rank.get(hole.items[i], -1))
        )
        hint = self.localizer.plain(Msg("ui-pick-range", {"lo": hole.lo, "hi": hole.hi, "n": len(chosen)}))
        slot = controls.FOCUS(self.table.info.id, self.table.token, write_focus(focus))
        asked = self._whom(focus) if hole.kind == SEAT else [Paragraph(self.localizer.say(self._about(hole)))]
        blocks: list[Block] = [*asked]
        blocks.append(Select(slot, hint, picks, 0, max(1, min(hole.hi, len(picks)))))
        if pages > 1:
            blocks.append(
                self._turning(
                    focus.page, pages, lambda p: FillingHoles(focus.option, p, focus.settled, focus.open)
                )
            )
        return [*blocks, self._settling(focus, hole, chosen)]

    def _whom(self, focus: FillingHoles) -> list[Block]:
        """Return the purpose of a choice of seats: a list with all entries chosen hides its placeholder."""
        lines = [self.localizer.say(Msg("ui-pick-whom"))]
        for hole, value in zip(self.options[focus.option].holes, focus.settled, strict=False):
            if isinstance(hole, TermsHole):
                lines.insert(0, self._terms_in_words(read_value(hole, value)))
        return [Paragraph("\n".join(lines))]

    def _kinds_of(self, focus: FillingHoles, hole: BagHole) -> list[Block]:
        bag = read_value(hole, focus.open or "")
        kinds = [kind for kind in hole.have.__struct_fields__ if getattr(hole.have, kind)]
        pages = max(1, -(-len(kinds) // MAX_KINDS))
        if focus.page >= pages:
            raise BadFocus("no such page")
        blocks: list[Block] = []
        for kind in kinds[focus.page * MAX_KINDS : (focus.page + 1) * MAX_KINDS]:
            most = min(getattr(hole.have, kind), hole.hi)
            texts = [write_value(hole, with_count(bag, kind, n)) for n in range(min(most, MAX_OPTIONS - 1) + 1)]
            blocks.append(self._counts(focus, Ref(hole.field, kind), texts, getattr(bag, kind)))
        if pages > 1:
            blocks.append(
                self._turning(
                    focus.page, pages, lambda p: FillingHoles(focus.option, p, focus.settled, focus.open)
                )
            )
        return [*blocks, self._settling(focus, hole, bag)]

    def _counts(self, focus: FillingHoles, thing: Ref, texts: list[str], now: int) -> Select:
        """Return a list of counts of a thing. texts: by count, the whole value that results."""
        name = self.localizer.plain(self.game.words.place(self.table.view, thing))
        picks = []
        for n, text in enumerate(texts):
            label = self._entry(self.localizer.plain(Msg("ui-bag-count", {"n": n, "thing": name})))
            changed = msgspec.structs.replace(focus, open=text)
            picks.append(SelectOption(label, f"f:{write_focus(changed)}", chosen=n == now))
        return Select(self._list_id(), name, tuple(picks))

    def _terms_of(self, focus: FillingHoles, hole: TermsHole) -> list[Block]:
        """Return the current terms, and the button to their form."""
        opened = self._opened(focus, hole)
        option = self.options[focus.option]
        form = trade_id(self.table.info.id, self.table.token, option, opened)
        blocks: list[Block] = [Paragraph(self._terms_in_words(read_value(hole, opened)))]
        return [
            *blocks,
            ButtonRow((Button(self.localizer.plain(Msg("ui-trade-form")), form, "main"), self._back_button())),
        ]

    def _terms_in_words(self, terms: Any) -> str:
        said = {name: self._bag_in_words(name, getattr(terms, name)) for name in (GIVE, WANT)}
        return self.localizer.say(Msg("ui-terms", said))

    def _bag_in_words(self, side: str, bag: Any) -> Arg:
        parts: list[Arg] = [
            Msg("ui-bag-count", {"n": n, "thing": self.game.words.place(self.table.view, Ref(side, kind))})
            for kind in bag.__struct_fields__
            if (n := getattr(bag, kind))
        ]
        return Many(tuple(parts)) if parts else Msg("core-nothing")

    def _settling(self, focus: FillingHoles, hole: Hole, value: Any) -> ButtonRow:
        done = self._settle(focus, write_value(hole, value))
        label = self.localizer.plain(_settled(hole, value))
        return ButtonRow((Button(label, done, "good", disabled=not hole.admits(value)), self._back_button()))


def _settled(hole: Hole, value: Any) -> Msg:
    """Return the label that ends a choice; for a fixed total, with the chosen and the required number."""
    match hole:
        case BagHole(lo=lo, hi=hi) if lo == hi:
            return Msg("ui-settle-of", {"n": total(value), "of": hi})
    return Msg("ui-settle", {"n": total(value) if isinstance(value, Struct) else len(value)})


def _amounts_in(hole: IntHole) -> int:
    return (hole.hi - hole.lo) // hole.step + 1


def quick_amounts(hole: IntHole) -> list[int]:
    """Return the amounts that get a button: all of few, else the least ones and the highest."""
    count = _amounts_in(hole)
    if count <= BUTTONS:
        return list(hole.values())
    least = [hole.lo + i * hole.step for i in range(QUICK)]
    return [*least, hole.lo + (count - 1) * hole.step]
