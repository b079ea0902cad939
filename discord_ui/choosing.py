"""Options as controls: which widget a group of legal moves gets, and how an open choice is made step by step."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from discord_ui.bags import KINDS, LIST, terms_pages, terms_with, total, with_count
from discord_ui.focus import (
    BadFocus,
    Filling,
    Focus,
    Home,
    InGroup,
    Sure,
    Under,
    action_at,
    code_for,
    code_of,
    read_value,
    write_focus,
    write_value,
)
from discord_ui.ids import FocusId, MoveId, ScreenId, write_id
from discord_ui.labels import labels_of
from discord_ui.names import Voice
from discord_ui.screen import Block, Button, Choice, Pick, Row, Words, rows_of
from engines.core.actions import BagHole, Hole, IntHole, Option, PickHole, TermsHole
from engines.core.codec import Undecodable, read_code
from engines.core.game import Game
from engines.core.text import Arg, Many, Msg, Ref
from service.seen import Table

BUTTONS = 5
"""So many complete options of a group are buttons; more of them are a list."""
SHORT = 2
"""A group of so many options stays buttons as long as another one can be a list instead."""
GROUPS = 6
"""So many groups stand open in one panel; more of them are opened one at a time."""
QUICK = 4
"""So many amounts are buttons; the others are typed."""


class Budget(Struct, frozen=True):
    """What fits a panel: the length of a button's label and of a list entry, rows of moves, and buttons.

    A phone shows one button a line where their labels are long.
    """

    button: int = 80
    entry: int = 100
    rows: int = 7
    buttons: int = 7


class Group(Struct, frozen=True):
    """Options of one heading, by their places in the list of options."""

    name: str
    places: tuple[int, ...]


def groups_of(options: Sequence[Option]) -> tuple[Group, ...]:
    """The options by heading, both in the order in which the rules give them."""
    names = dict.fromkeys(option.group for option in options)
    return tuple(
        Group(name, tuple(i for i, option in enumerate(options) if option.group == name)) for name in names
    )


class Chooser:
    """Makes the controls of one table for one reader."""

    def __init__(self, game: Game[Any, Any], table: Table, voice: Voice, budget: Budget) -> None:
        self.game = game
        self.table = table
        self.voice = voice
        self.budget = budget
        self.options = table.options
        self.groups = groups_of(table.options)
        self._slots = itertools.count(1)
        self._labels: dict[Ref, str] = {}

    def blocks(self, focus: Focus) -> list[Block]:
        """The controls of a part of the panel. Raises BadFocus if there is no such part."""
        self._labels = self.labels(focus)
        match focus:
            case Home():
                return [*self._suggestion(), *self._home()]
            case InGroup(group, page):
                return [*self._group(self._group_at(group), group, page), self._back()]
            case Under(group, thing, page):
                return self._under(group, thing, page)
            case Filling():
                return self._filling(focus)
            case Sure(code):
                return self._sure(code)

    def labels(self, focus: Focus) -> dict[Ref, str]:
        """The places on the map that a part of the panel offers, and what they are called on the picture there."""
        match focus:
            case Home() if len(self.groups) == 1:
                return self.labels(InGroup(0))
            case InGroup(group):
                found = self._group_at(group)
                things = self._things(found) if self._opens_things(found) else ()
                return labels_of(things) if things else self._labels_at(found.places)
            case Under(group, thing):
                things = self._things(self._group_at(group))
                at = [
                    i for i in self._group_at(group).places if self.options[i].under in things[thing : thing + 1]
                ]
                return self._labels_at(at)
            case Filling(option, _, settled) if option < len(self.options):
                for hole in self.options[option].holes[len(settled) : len(settled) + 1]:
                    if isinstance(hole, PickHole):
                        return labels_of(Ref(hole.kind, item) for item in hole.items)
        return {}

    def _labels_at(self, places: Sequence[int]) -> dict[Ref, str]:
        return labels_of(self.options[i].target for i in places)

    def _labelled(self, ref: Ref | None, name: str) -> str:
        if ref is None or ref not in self._labels:
            return name
        return self.voice.plain(Msg("ui-labelled", {"label": self._labels[ref], "what": name}))

    def _suggestion(self) -> list[Block]:
        """A button that does at once what the game would do in the reader's place."""
        action = self.table.suggestion
        code = None if action is None else code_for(self.options, action)
        if code is None:
            return []
        what = self.game.label(self.table.view, Option(action))
        label = self._label(self.voice.plain(Msg("ui-suggestion", {"what": what})))
        return [Row((Button(label, self._move(code), "good"),))]

    # -------------------------------------------------------------- groups

    def _home(self) -> list[Block]:
        if len(self.groups) > GROUPS:
            return self._closed_groups()
        listed = self._listed()
        blocks: list[Block] = []
        if self._mapped():
            # A list of places is of little use without the picture that labels them.
            blocks += rows_of(
                [
                    Button(self._label(self._heading(group), more=True), self._to(InGroup(i)), "main")
                    for i, group in enumerate(self.groups)
                    if group.name in self._mapped()
                ]
            )
        for i, group in enumerate(self.groups):
            if group.name not in self._mapped():
                blocks += self._group(group, i, 0, listed=group.name in listed)
        return self._closed_groups() if len(blocks) > self.budget.rows else blocks

    def _mapped(self) -> set[str]:
        """The groups that choose places on the map, beside other groups."""
        if len(self.groups) == 1:
            return set()
        return {group.name for group in self.groups if self._labels_at(group.places)}

    def _opens_things(self, group: Group) -> bool:
        """Whether a group is so long that it is opened by what its options belong to."""
        return len(group.places) > LIST and len(self._things(group)) > 1

    def _listed(self) -> set[str]:
        """The groups that are lists so that the buttons of all groups together fit a phone."""
        sizes = {group.name: len(group.places) for group in self.groups if group.name not in self._mapped()}
        listed = {name for name, size in sizes.items() if size > BUTTONS}
        while True:
            shown = {name: size for name, size in sizes.items() if name not in listed}
            if sum(shown.values()) <= self.budget.buttons:
                return listed
            # What the rules name first is pressed most.
            listed.add(next((name for name in reversed(shown) if shown[name] > SHORT), next(reversed(shown))))

    def _closed_groups(self) -> list[Block]:
        if len(self.groups) > LIST:
            raise BadFocus("too many groups for one list")
        if len(self.groups) <= 2 * BUTTONS:
            return rows_of(
                [Button(self._label(self._heading(g)), self._to(InGroup(i))) for i, g in enumerate(self.groups)]
            )
        picks = tuple(
            Pick(self._entry(self._heading(g)), f"f:{write_focus(InGroup(i))}") for i, g in enumerate(self.groups)
        )
        return [Choice(self._list_id(), self.voice.plain(Msg("ui-choose-kind")), picks)]

    def _group(self, group: Group, at: int, page: int, *, listed: bool = False) -> list[Block]:
        if len(group.places) <= BUTTONS and not listed:
            if page:
                raise BadFocus("no such page")
            return [Row(tuple(self._button(i) for i in group.places))]
        things = self._things(group)
        if self._opens_things(group):
            entries = [
                Pick(self._entry(self._thing(thing)), f"f:{write_focus(Under(at, i))}")
                for i, thing in enumerate(things)
            ]
        else:
            entries = [self._pick(i) for i in group.places]
        return self._paged(entries, self._heading(group), page, lambda p: InGroup(at, p))

    def _under(self, group: int, thing: int, page: int) -> list[Block]:
        things = self._things(self._group_at(group))
        if thing >= len(things):
            raise BadFocus("no such thing")
        places = [i for i in self._group_at(group).places if self.options[i].under == things[thing]]
        title = self._thing(things[thing])
        if len(places) <= BUTTONS:
            blocks: list[Block] = [Words(title), Row(tuple(self._button(i) for i in places))]
        else:
            blocks = self._paged([self._pick(i) for i in places], title, page, lambda p: Under(group, thing, p))
        return [*blocks, self._back()]

    def _things(self, group: Group) -> list[Ref | None]:
        return list(dict.fromkeys(self.options[i].under for i in group.places))

    def _thing(self, ref: Ref | None) -> str:
        if ref is None:
            return self.voice.plain(Msg("ui-choose-other"))
        return self._placed(ref)

    def _group_at(self, at: int) -> Group:
        if at >= len(self.groups):
            raise BadFocus("no such group")
        return self.groups[at]

    def _heading(self, group: Group) -> str:
        return self.voice.plain(Msg(f"{self.game.info.key}-group-{group.name}"))

    def _paged(self, entries: list[Pick], title: str, page: int, at: Callable[[int], Focus]) -> list[Block]:
        pages = max(1, -(-len(entries) // LIST))
        if page >= pages:
            raise BadFocus("no such page")
        shown = tuple(entries[page * LIST : (page + 1) * LIST])
        blocks: list[Block] = [Choice(self._list_id(), title, shown)]
        if pages > 1:
            blocks.append(self._turning(page, pages, at))
        return blocks

    def _turning(self, page: int, pages: int, at: Callable[[int], Focus]) -> Row:
        """Buttons to the page before and the page after; a list's own page is not among them."""
        buttons = []
        if page > 0:
            label = Msg("ui-page-before", {"page": page, "pages": pages})
            buttons.append(Button(self.voice.plain(label), self._to(at(page - 1))))
        if page < pages - 1:
            label = Msg("ui-page-after", {"page": page + 2, "pages": pages})
            buttons.append(Button(self.voice.plain(label), self._to(at(page + 1))))
        return Row(tuple(buttons))

    # -------------------------------------------------------------- one option

    def _name(self, at: int) -> str:
        name = self.voice.plain(self.game.label(self.table.view, self.options[at]))
        return self._labelled(self.options[at].target, name)

    def _next(self, at: int) -> Focus | str:
        """Where choosing an option leads: to another part of the panel, or to the move itself."""
        option = self.options[at]
        if option.holes:
            return Filling(at)
        code = code_of(self.options, at)
        return Sure(code) if option.danger else code

    def _button(self, at: int) -> Button:
        following = self._next(at)
        danger = self.options[at].danger
        if isinstance(following, str):
            return Button(self._label(self._name(at)), self._move(following), "main")
        label = self._label(self._name(at), more=not danger)
        return Button(label, self._to(following), "danger" if danger else "plain")

    def _pick(self, at: int) -> Pick:
        following = self._next(at)
        value = f"m:{following}" if isinstance(following, str) else f"f:{write_focus(following)}"
        return Pick(self._entry(self._name(at)), value)

    def _sure(self, code: str) -> list[Block]:
        action = self.action(code)
        for at, option in enumerate(self.options):
            if option.admits(action):
                name = self._name(at) if not option.holes else self._filled_name(at, action)
                yes = Button(self.voice.plain(Msg("ui-sure-yes")), self._move(code), "danger")
                return [Words(self.voice.say(Msg("ui-sure", {"what": name}))), Row((yes, self._back_button()))]
        raise BadFocus("not possible")

    def action(self, code: str) -> Any:
        """The action of a button's code. Raises BadFocus."""
        if code.startswith("="):
            return action_at(self.options, code)
        try:
            return read_code(self.game.action_type, code)
        except Undecodable as error:
            raise BadFocus(code) from error

    # -------------------------------------------------------------- holes

    def _filling(self, focus: Filling) -> list[Block]:
        if focus.option >= len(self.options) or not self.options[focus.option].holes:
            raise BadFocus("nothing to choose there")
        option = self.options[focus.option]
        if len(focus.settled) >= len(option.holes):
            return self._filled(focus)
        hole = option.holes[len(focus.settled)]
        title = self._name(focus.option)
        match hole:
            case IntHole():
                blocks = self._amounts(focus, hole)
            case PickHole():
                blocks = self._things_of(focus, hole)
            case BagHole():
                blocks = [*self._suggestion(), *self._kinds_of(focus, hole)]
            case TermsHole():
                blocks = self._terms_of(focus, hole)
        return [Words(f"**{title}**"), *blocks]

    def _filled(self, focus: Filling) -> list[Block]:
        option = self.options[focus.option]
        if len(focus.settled) > len(option.holes):
            raise BadFocus("too many values")
        values = [read_value(h, v) for h, v in zip(option.holes, focus.settled, strict=True)]
        try:
            action = option.fill(*values)
        except ValueError as error:
            raise BadFocus("values do not fit") from error
        code = code_of(self.options, focus.option, focus.settled)
        name = self._filled_name(focus.option, action)
        if option.danger:
            return self._sure(code)
        send = Button(self.voice.plain(Msg("ui-do-it")), self._move(code), "good")
        again = Button(self.voice.plain(Msg("ui-change")), self._to(Filling(focus.option)))
        return [Words(f"**{name}**"), Row((send, again, self._back_button()))]

    def _filled_name(self, at: int, action: Any) -> str:
        return self.voice.plain(self.game.label(self.table.view, Option(action, group=self.options[at].group)))

    def _settle(self, focus: Filling, value: str) -> str:
        """The id of settling the present hole: the next hole, or a last look at the whole move."""
        return self._to(Filling(focus.option, 0, (*focus.settled, value)))

    def _amounts(self, focus: Filling, hole: IntHole) -> list[Block]:
        option = self.options[focus.option]
        last = len(focus.settled) == len(option.holes) - 1
        buttons = []
        for value in quick_amounts(hole):
            settled = (*focus.settled, str(value))
            if last and not option.danger:
                target = self._move(code_of(self.options, focus.option, settled))
            else:
                target = self._to(Filling(focus.option, 0, settled))
            buttons.append(Button(str(value), target, "main"))
        tail = [self._back_button()]
        if (hole.hi - hole.lo) // hole.step + 1 > len(buttons):
            typed = ScreenId("amount", (str(self.table.info.id), self.table.token, write_focus(focus)))
            tail.insert(0, Button(self.voice.plain(Msg("ui-amount")), write_id(typed)))
        hint = Msg("ui-amount-range", {"lo": hole.lo, "hi": hole.hi})
        return [Words(self.voice.say(hint)), Row(tuple(buttons)), Row(tuple(tail))]

    def _placed(self, ref: Ref) -> str:
        return self._labelled(ref, self.voice.plain(self.game.place(self.table.view, ref)))

    def _things_of(self, focus: Filling, hole: PickHole) -> list[Block]:
        chosen = read_value(hole, focus.open or "0")
        pages = max(1, -(-len(hole.items) // LIST))
        if focus.page >= pages:
            raise BadFocus("no such page")
        shown = hole.items[focus.page * LIST : (focus.page + 1) * LIST]
        picks = tuple(
            Pick(
                self._entry(self._placed(Ref(hole.kind, item))),
                str(focus.page * LIST + i),
                chosen=item in chosen,
            )
            for i, item in enumerate(shown)
        )
        hint = self.voice.plain(Msg("ui-pick-range", {"lo": hole.lo, "hi": hole.hi, "n": len(chosen)}))
        slot = FocusId(self.table.info.id, self.table.token, write_focus(focus))
        blocks: list[Block] = [Choice(write_id(slot), hint, picks, 0, max(1, min(hole.hi, len(picks))))]
        if pages > 1:
            blocks.append(
                self._turning(focus.page, pages, lambda p: Filling(focus.option, p, focus.settled, focus.open))
            )
        return [*blocks, self._settling(focus, hole, chosen)]

    def _kinds_of(self, focus: Filling, hole: BagHole) -> list[Block]:
        bag = read_value(hole, focus.open or "")
        kinds = [kind for kind in hole.have.__struct_fields__ if getattr(hole.have, kind)]
        pages = max(1, -(-len(kinds) // KINDS))
        if focus.page >= pages:
            raise BadFocus("no such page")
        blocks: list[Block] = []
        for kind in kinds[focus.page * KINDS : (focus.page + 1) * KINDS]:
            most = min(getattr(hole.have, kind), hole.hi)
            texts = [write_value(hole, with_count(bag, kind, n)) for n in range(min(most, LIST - 1) + 1)]
            blocks.append(self._counts(focus, Ref(hole.field, kind), texts, getattr(bag, kind)))
        if pages > 1:
            blocks.append(
                self._turning(focus.page, pages, lambda p: Filling(focus.option, p, focus.settled, focus.open))
            )
        return [*blocks, self._settling(focus, hole, bag)]

    def _counts(self, focus: Filling, thing: Ref, texts: list[str], now: int) -> Choice:
        """A list of how many of a thing; ``texts``: by the number, the whole value if it is chosen."""
        name = self.voice.plain(self.game.place(self.table.view, thing))
        picks = []
        for n, text in enumerate(texts):
            label = self._entry(self.voice.plain(Msg("ui-bag-count", {"n": n, "thing": name})))
            changed = msgspec.structs.replace(focus, open=text)
            picks.append(Pick(label, f"f:{write_focus(changed)}", chosen=n == now))
        return Choice(self._list_id(), name, tuple(picks))

    def _terms_of(self, focus: Filling, hole: TermsHole) -> list[Block]:
        """First what is given, a list a kind, then what is wanted for it."""
        terms = read_value(hole, focus.open or "")
        pages = terms_pages(hole, terms)
        if focus.page >= len(pages):
            raise BadFocus("no such page")
        side, kinds = pages[focus.page]
        heading = Msg("ui-terms-give") if side == "give" else Msg("ui-terms-want")
        said = {name: self._bag_in_words(name, getattr(terms, name)) for name in ("give", "want")}
        blocks: list[Block] = [
            Words(f"{self.voice.say(Msg('ui-terms', said))}\n{self.voice.say(heading)}"),
        ]
        for kind in kinds:
            texts = terms_with(hole, terms, side, kind)
            blocks.append(self._counts(focus, Ref(side, kind), texts, getattr(getattr(terms, side), kind)))
        blocks.append(self._turning_sides(focus, pages))
        return [*blocks, self._settling(focus, hole, terms)]

    def _bag_in_words(self, side: str, bag: Any) -> Arg:
        parts: list[Arg] = [
            Msg("ui-bag-count", {"n": n, "thing": self.game.place(self.table.view, Ref(side, kind))})
            for kind in bag.__struct_fields__
            if (n := getattr(bag, kind))
        ]
        return Many(tuple(parts)) if parts else Msg("core-nothing")

    def _turning_sides(self, focus: Filling, pages: list[tuple[str, tuple[str, ...]]]) -> Row:
        buttons = []
        for page in (focus.page - 1, focus.page + 1):
            if not 0 <= page < len(pages):
                continue
            if pages[page][0] == pages[focus.page][0]:
                numbers: dict[str, Arg] = {"page": page + 1, "pages": len(pages)}
                label = Msg("ui-page-before", numbers) if page < focus.page else Msg("ui-page-after", numbers)
            else:
                label = Msg("ui-terms-to-give") if page < focus.page else Msg("ui-terms-to-want")
            there = msgspec.structs.replace(focus, page=page)
            buttons.append(Button(self.voice.plain(label), self._to(there)))
        return Row(tuple(buttons))

    def _settling(self, focus: Filling, hole: Hole, value: Any) -> Row:
        fits = hole.admits(value)
        count = total(value) if isinstance(value, Struct) else len(value)
        label = self.voice.plain(Msg("ui-settle", {"n": count}))
        return Row(
            (
                Button(label, self._settle(focus, write_value(hole, value)), "good", disabled=not fits),
                self._back_button(),
            )
        )

    # -------------------------------------------------------------- ids and labels

    def _move(self, code: str) -> str:
        return write_id(MoveId(self.table.info.id, self.table.token, code))

    def _to(self, focus: Focus) -> str:
        return write_id(FocusId(self.table.info.id, self.table.token, write_focus(focus)))

    def _list_id(self) -> str:
        """The id of a list whose values say for themselves what they do."""
        args = (str(self.table.info.id), self.table.token)
        return write_id(ScreenId("pick", args, next(self._slots)))

    def _back_button(self) -> Button:
        return Button(self.voice.plain(Msg("ui-back")), self._to(Home()))

    def _back(self) -> Row:
        return Row((self._back_button(),))

    def _label(self, text: str, more: bool = False) -> str:
        return shorten(f"{text}…" if more and not text.endswith("…") else text, self.budget.button)

    def _entry(self, text: str) -> str:
        return shorten(text, self.budget.entry)


def shorten(text: str, most: int) -> str:
    """The text, cut with an ellipsis if it is longer than ``most`` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def quick_amounts(hole: IntHole) -> list[int]:
    """The amounts worth a button of their own: all of few, else the least ones and the most."""
    count = (hole.hi - hole.lo) // hole.step + 1
    if count <= BUTTONS:
        return list(hole.values())
    least = [hole.lo + i * hole.step for i in range(QUICK)]
    return [*least, hole.lo + (count - 1) * hole.step]


__all__ = ["Budget", "Chooser", "Group", "groups_of", "quick_amounts", "shorten"]
