"""Options as controls: which widget a group of legal moves gets, and how an open choice is made step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.model.bags import MAX_OPTIONS
from discord_ui.model.focus import (
    BadFocus,
    Confirming,
    FillingHoles,
    Focus,
    Home,
    InGroup,
    InThing,
    read_focus,
    write_focus,
)
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption, rows_of
from discord_ui.widgets.base import Budget, shorten
from discord_ui.widgets.holes import quick_amounts
from discord_ui.widgets.map_labels import labels_of
from discord_ui.widgets.offers import OfferControls
from discord_ui.widgets.paths import share_path
from engines.core.actions import Option, PathHole, PickHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.text.kinds import VERB
from engines.core.text.messages import Many, Msg, Ref
from service.base.read_models import PanelModel

BUTTONS = 5
"""So many complete options of a group are buttons; more of them are a list."""
SHORT = 2
"""A group of so many options stays buttons as long as another one can be a list instead."""
PHONE = 14
"""A list of so many entries can be overlooked; a longer one is opened by what its options belong to."""
GROUPS = 6
"""So many groups stand open in one panel; more of them are opened one at a time."""


class OptionGroup(Struct, frozen=True):
    """Options of one heading, by their places in the list of options."""

    name: str
    places: tuple[int, ...]


def group_options(options: Sequence[Option]) -> tuple[OptionGroup, ...]:
    """The options by heading, both in the order in which the rules give them."""
    names = dict.fromkeys(option.group for option in options)
    return tuple(
        OptionGroup(name, tuple(i for i, option in enumerate(options) if option.group == name)) for name in names
    )


class OptionPicker(OfferControls):
    """Makes the controls of one table for one reader."""

    def __init__(self, game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, budget: Budget) -> None:
        super().__init__(game, table, localizer, budget)
        self.groups = group_options(table.offered)

    def blocks(self, focus: Focus) -> list[Block]:
        """The controls of a part of the panel. Raises BadFocus if there is no such part."""
        self._labels = self.labels(focus)
        self._brief = self._says_verb(focus)
        # Where several groups stand open, a line above them all would be taken for the first one's.
        alone = not isinstance(focus, Home) or len(self.groups) == 1
        self._told_above = alone and self._do_one_thing(self._shown(focus))
        match focus:
            case Home():
                shown = [*self._offers(), *self._final_answers(), *self._home()]
                return [*self._suggestion(shown), *shown]
            case InGroup(group, page):
                return [*self._page_of(self._group_at(group), group, page), self._back()]
            case InThing(group, thing, page):
                return self._under(group, thing, page)
            case FillingHoles():
                return self._filling(focus)
            case Confirming(code):
                return self._sure(code)

    def way(self, focus: Focus) -> tuple[Ref, ...]:
        """The places of the way that a part of the panel has come to. Raises BadFocus."""
        if isinstance(focus, FillingHoles) and focus.option < len(self.options):
            return self._way_through(focus)
        return ()

    def labels(self, focus: Focus) -> dict[Ref, str]:
        """The places on the map that a part of the panel offers, and what they are called on the picture there."""
        match focus:
            case Home() if (opening := self._opening()) is not None:
                return self.labels(FillingHoles(opening.places[0]))
            case Home() if len(self.groups) == 1:
                return self.labels(InGroup(0))
            case InGroup(group):
                found = self._group_at(group)
                things = self._things(found) if self._opens_things(found) else ()
                return labels_of(self.game, things, doors=True) if things else self._labels_at(found.places)
            case InThing(group, thing):
                things = self._things(self._group_at(group))
                chosen = things[thing : thing + 1]
                found = self._group_at(group)
                return self._labels_at(self._of(found, chosen[0]) if chosen else ())
            case FillingHoles(option, _, settled) if option < len(self.options):
                for hole in self.options[option].holes[len(settled) : len(settled) + 1]:
                    if isinstance(hole, PathHole):
                        return self._step_labels(focus, hole)
                    if isinstance(hole, PickHole):
                        return labels_of(self.game, (Ref(hole.kind, item) for item in hole.items))
        return {}

    def _says_verb(self, focus: Focus) -> bool:
        """Whether what stands above a part of the panel tells what all of its options do."""
        return len({tag_of(type(self.options[i].action)) for i in self._shown(focus)}) == 1

    def _shown(self, focus: Focus) -> Sequence[int]:
        """The options among which a part of the panel chooses."""
        match focus:
            case Home():
                return range(len(self.options))
            case InGroup(group):
                return self._group_at(group).places
            case InThing(group, thing):
                found = self._group_at(group)
                return [i for one in self._things(found)[thing : thing + 1] for i in self._of(found, one)]
        return ()

    def _labels_at(self, places: Sequence[int]) -> dict[Ref, str]:
        return labels_of(self.game, (self.options[i].target for i in places))

    def _along(self, places: Sequence[int]) -> list[int]:
        """Options in the order of their labels, each verb's or card's apart; others stay where they are."""
        under = [self.options[i].under for i in places]
        deeds = list(dict.fromkeys(ref if ref is not None and self._says_what(ref) else None for ref in under))

        def deed(i: int) -> int:
            ref = self.options[i].under
            return deeds.index(ref if ref in deeds else None)

        return self._ordered(places, lambda i: self.options[i].target, deed)

    def _ordered(
        self, at: Sequence[int], thing: Callable[[int], Ref | None], before: Callable[[int], int] = lambda _: 0
    ) -> list[int]:
        """Those with a labelled thing in the order of ``before`` and of the labels; others stay where they are."""
        rank: dict[Ref | None, int] = {ref: n for n, ref in enumerate(self._labels)}
        labelled = iter(sorted((i for i in at if thing(i) in rank), key=lambda i: (before(i), rank[thing(i)])))
        return [next(labelled) if thing(i) in rank else i for i in at]

    def _final_answers(self) -> list[Block]:
        """Which answers to offers cannot be taken back."""
        shown = [at for places in self._standing().values() for at in places]
        final = [at for at in shown if self._final(at) and isinstance(self._next(at), str)]
        said = tuple(dict.fromkeys(self._offer_button(at).label for at in final))
        return (
            [Paragraph(f"-# {self.localizer.say(Msg('ui-final-these', {'moves': Many(said)}))}")] if said else []
        )

    # -------------------------------------------------------------- groups

    def _at_home(self) -> list[tuple[int, OptionGroup]]:
        """The groups by their places, without what stands beside an offer."""
        shown = {at for places in self._standing().values() for at in places}
        left = [
            (i, OptionGroup(group.name, tuple(at for at in group.places if at not in shown)))
            for i, group in enumerate(self.groups)
        ]
        return [(i, group) for i, group in left if group.places]

    def _home(self) -> list[Block]:
        groups = self._at_home()
        if len(groups) > GROUPS:
            return self._closed_groups()
        listed = self._listed()
        blocks: list[Block] = []
        if self._mapped():
            # A list of places is of little use without the picture that labels them.
            blocks += rows_of(
                [
                    Button(self._label(self._heading(group, door=True), more=True), self._to(InGroup(i)), "main")
                    for i, group in groups
                    if group.name in self._mapped()
                ]
            )
        opening = self._opening()
        for i, group in groups:
            if group == opening:
                blocks += self._begun(group)
            elif group.name not in self._mapped():
                shown = self._group(group, i, 0, listed=group.name in listed)
                if any(isinstance(block, Select) for block in shown):
                    blocks += self._lines(self._said_of_all(group.places))
                blocks += shown
        rows = sum(isinstance(block, ButtonRow | Select) for block in blocks)
        return self._closed_groups() if rows > self.budget.rows else blocks

    def _mapped(self) -> set[str]:
        """The groups that choose places on the map, beside other groups."""
        if len(self.groups) == 1:
            return set()
        return {group.name for group in self.groups if self._labels_at(group.places)}

    def _opening(self) -> OptionGroup | None:
        """The group whose way is begun at once; None if its places would hide the map from another one's."""
        first = self.groups[0] if self.groups else None
        if first is None or not share_path([self.options[i] for i in first.places]):
            return None
        return None if self._mapped() else first

    def _begun(self, group: OptionGroup) -> list[Block]:
        """The first step of a way."""
        at = group.places[0]
        hole = self.options[at].holes[0]
        assert isinstance(hole, PathHole)
        return [self._headed(self._heading(group), group.places), *self._steps(FillingHoles(at), hole)]

    def _opens_things(self, group: OptionGroup) -> bool:
        """Whether a group is so long that it is opened by what its options belong to."""
        return len(group.places) > PHONE and len(self._things(group)) > 1

    def _listed(self) -> set[str]:
        """The groups that are lists so that the buttons of all groups together fit a phone."""
        sizes = {g.name: len(g.places) for _, g in self._at_home() if g.name not in self._mapped()}
        listed = {name for name, size in sizes.items() if size > BUTTONS}
        while True:
            shown = {name: size for name, size in sizes.items() if name not in listed}
            if sum(shown.values()) <= self.budget.buttons:
                return listed
            # What the rules name first is pressed most.
            listed.add(next((name for name in reversed(shown) if shown[name] > SHORT), next(reversed(shown))))

    def _closed_groups(self) -> list[Block]:
        groups = self._at_home()
        if len(groups) > MAX_OPTIONS:
            raise BadFocus("too many groups for one list")
        if len(groups) <= 2 * BUTTONS:
            return rows_of([self._group_door(g, i) for i, g in groups])
        picks = tuple(
            SelectOption(self._entry(self._heading(g, door=True)), f"f:{write_focus(InGroup(i))}")
            for i, g in groups
        )
        return [Select(self._list_id(), self.localizer.plain(Msg("ui-choose-kind")), picks)]

    def _page_of(self, group: OptionGroup, at: int, page: int) -> list[Block]:
        """A group on a page of its own."""
        things = self._things(group)
        if self._opens_things(group) and len(things) <= BUTTONS and not page:
            heading = self._question(group)
            return [
                self._headed(heading, group.places) if self._told_above else Paragraph(f"**{heading}**"),
                ButtonRow(
                    tuple(self._door(group, at, i) for i in self._ordered(range(len(things)), things.__getitem__))
                ),
            ]
        blocks = self._group(group, at, page)
        if any(isinstance(block, Select) for block in blocks):
            # The hint of a list is its heading.
            return [*self._lines(self._said_of_all(group.places)), *blocks]
        return [self._headed(self._heading(group), group.places), *blocks]

    def _said_of_all(self, places: Sequence[int]) -> list[str]:
        """What the options of a list do, if that is the same; else each entry tells it."""
        return [f"-# {line}" for line in self._effects(places)] if self._told_above else []

    def _door(self, group: OptionGroup, at: int, thing: int) -> Button:
        """The button that opens what belongs to a thing, or does it if that is one move alone."""
        ref = self._things(group)[thing]
        places = self._of(group, ref)
        if len(places) == 1 and not self._leaves_out(places[0]) and not self._hides_final(places[0]):
            return self._button(places[0])
        return Button(self._label(self._thing(ref, door=True), more=True), self._to(InThing(at, thing)), "main")

    def _door_pick(self, group: OptionGroup, at: int, thing: int) -> SelectOption:
        """The entry that opens what belongs to a thing, or the only move there if it is about the thing itself."""
        ref = self._things(group)[thing]
        places = self._of(group, ref)
        if len(places) == 1 and self.options[places[0]].target == ref:
            return self._pick(places[0])
        opens = f"f:{write_focus(InThing(at, thing))}"
        if ref is None:
            return SelectOption(f"{self._thing(ref)}…", opens)
        pick = self._placed_pick(ref, opens, more=True)
        if pick.description or self._told_above or not self._do_one_thing(places):
            return pick
        return replace(pick, description=self._entry(self._effect(places[0])))

    def _group_door(self, group: OptionGroup, at: int) -> Button:
        """The button that opens a group, or does the one move that it holds if its name tells all of it."""
        first = group.places[0]
        if share_path([self.options[i] for i in group.places]):
            return Button(self._label(self._heading(group, door=True), more=True), self._to(FillingHoles(first)))
        if len(group.places) == 1 and not self._leaves_out(first) and not self._hides_final(first):
            return self._button(first)
        return Button(self._label(self._heading(group, door=True), more=True), self._to(InGroup(at)))

    def _group(self, group: OptionGroup, at: int, page: int, *, listed: bool = False) -> list[Block]:
        legend = self._legend(group)
        if len(group.places) > 1 and share_path([self.options[i] for i in group.places]):
            return [ButtonRow((self._group_door(group, at),))]
        if not listed and self._fits_buttons(group.places, legend):
            if page:
                raise BadFocus("no such page")
            return self._buttons(group.places, legend)
        ends = self._ends(group)
        title = self._question(group)
        if self._opens_things(group):
            # What belongs to nothing is just what ends it.
            things = self._things(group)
            doors = [i for i, thing in enumerate(things) if thing is not None or not ends]
            entries = [self._door_pick(group, at, i) for i in self._ordered(doors, things.__getitem__)]
        else:
            entries = [self._pick(i, title) for i in self._along(group.places) if i not in ends]
        blocks = self._paged(entries, title, page, lambda p: InGroup(at, p))
        return [*blocks, *self._row(ends)] if ends else blocks

    def _fits_buttons(self, places: Sequence[int], legend: str = "") -> bool:
        """Whether options are buttons, which have one line each; entries of a list have two.

        legend: what a line above them says. Above a single button there is room for all that it leaves out.
        """
        if len(places) > BUTTONS:
            return False
        if len(places) > 1 and not legend and any(map(self._leaves_out, places)):
            return False
        long = (i for i in places if len(self._name(i)) > self.budget.seen)
        return not any(map(self._tells_deed, long))

    def _buttons(self, places: Sequence[int], legend: str = "") -> list[Block]:
        """Options as buttons, below the legend, or below all of the only one if its name leaves something out."""
        if not legend and len(places) == 1:
            legend = self._alone(places[0])
        return self._row(self._along(places), legend)

    def _alone(self, at: int) -> str:
        """What stands above the only button: all that its name leaves out, and what a card does."""
        whole = self.localizer.say(self._told(at)) if self._leaves_out(at) else ""
        return self._with_effect(at, whole) if whole or self._thing_done(at).kind != VERB else ""

    def _legend(self, group: OptionGroup) -> str:
        """What the numbers on the buttons of a group are; empty if they tell it themselves."""
        key = f"{self.game.info.key}-group-{group.name}-legend"
        return self.localizer.say(Msg(key)) if self.localizer.plain.has(key) else ""

    def _ends(self, group: OptionGroup) -> list[int]:
        """What is about nothing among options that are about something: declining stands below their list."""
        found = [
            i
            for i in group.places
            if self.options[i].target is None and self.options[i].under is None and not self._leaves_out(i)
        ]
        return found if len(found) <= SHORT and len(found) < len(group.places) else []

    def _under(self, group: int, thing: int, page: int) -> list[Block]:
        things = self._things(self._group_at(group))
        if thing >= len(things):
            raise BadFocus("no such thing")
        places = self._of(self._group_at(group), things[thing])
        title = self._thing(things[thing])
        if self._fits_buttons(places):
            blocks: list[Block] = [self._headed(title, places), *self._buttons(places)]
        else:
            picks = [self._pick(i, title) for i in self._along(places)]
            listed = self._paged(picks, title, page, lambda p: InThing(group, thing, p))
            blocks = [*self._lines(self._said_of_all(places)), *listed]
        return [*blocks, self._back()]

    def _things(self, group: OptionGroup) -> list[Ref | None]:
        return list(dict.fromkeys(thing for i in group.places for thing in self.options[i].belongs))

    def _of(self, group: OptionGroup, thing: Ref | None) -> list[int]:
        """The options of a group that belong to a thing."""
        return [i for i in group.places if thing in self.options[i].belongs]

    def _thing(self, ref: Ref | None, *, door: bool = False) -> str:
        """A thing in full, or as the button that opens it names it."""
        if ref is None:
            return self.localizer.plain(Msg("ui-choose-other"))
        if door:
            return self._labelled(ref, self._short(self.game.words.place(self.table.view, ref)))
        return self._placed(ref)

    def _group_at(self, at: int) -> OptionGroup:
        if at >= len(self.groups):
            raise BadFocus("no such group")
        return self.groups[at]

    def _question(self, group: OptionGroup) -> str:
        """What is chosen first in a group: where a thing could be taken for what comes of it, this asks for it."""
        key = f"{self.game.info.key}-group-{group.name}-by"
        asks = self._opens_things(group) and self.localizer.plain.has(key)
        return self.localizer.plain(Msg(key)) if asks else self._heading(group)

    def _heading(self, group: OptionGroup, *, door: bool = False) -> str:
        """What a group is about in full, or as the button that opens it names it."""
        things = self._things(group)
        if len(things) == 1 and things[0] is not None and self._says_what(things[0]):
            return self._thing(things[0], door=door)
        said = Msg(f"{self.game.info.key}-group-{group.name}")
        return self._short(said) if door else self.localizer.plain(said)

    def _paged(
        self, entries: list[SelectOption], title: str, page: int, at: Callable[[int], Focus]
    ) -> list[Block]:
        pages = max(1, -(-len(entries) // MAX_OPTIONS))
        if page >= pages:
            raise BadFocus("no such page")
        shown = tuple(entries[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS])
        if len(entries) == 1:
            return self._only(entries[0], title)
        blocks: list[Block] = [Select(self._list_id(), title, shown)]
        if pages > 1:
            blocks.append(self._turning(page, pages, at))
        return blocks

    def _only(self, pick: SelectOption, title: str) -> list[Block]:
        """The only entry of a list as a button, below all that the list would have said of it."""
        verb, _, rest = pick.value.partition(":")
        target = self._move(rest) if verb == "m" else self._to(read_focus(rest))
        said = f"**{title}**\n-# {pick.description}" if pick.description else f"**{title}**"
        return [Paragraph(said), ButtonRow((Button(self._label(pick.label), target, "main"),))]


__all__ = ["Budget", "OptionGroup", "OptionPicker", "group_options", "quick_amounts", "shorten"]
