"""Groups of options as rows of buttons or paged lists, with doors to the options of one thing."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.model.bags import MAX_OPTIONS
from discord_ui.model.focus import BadFocus, FillingHoles, Focus, InGroup, InThing, read_focus, write_focus
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption
from discord_ui.widgets.base import Budget
from discord_ui.widgets.map_labels import labels_of
from discord_ui.widgets.offers import OfferControls
from discord_ui.widgets.paths import share_path
from engines.core.actions import Option
from engines.core.game import Game
from engines.core.text.kinds import VERB
from engines.core.text.messages import Msg, Ref
from service.base.read_models.panels import PanelModel

BUTTONS = 5
"""Up to this number of options, a group is shown as buttons; above it, as a list."""
SHORT = 2
"""Groups of at most this size are the last to become lists."""
PHONE = 14
"""Maximum length of a readable list; a longer one is opened by the things of its options."""


class OptionGroup(Struct, frozen=True):
    """The options of one heading, by their places in the list of options."""

    name: str
    places: tuple[int, ...]


def group_options(options: Sequence[Option]) -> tuple[OptionGroup, ...]:
    """Return the options by heading, both in the order of the rules."""
    names = dict.fromkeys(option.group for option in options)
    return tuple(
        OptionGroup(name, tuple(i for i, option in enumerate(options) if option.group == name)) for name in names
    )


class GroupControls(OfferControls):
    """Controls of one group of options."""

    def __init__(self, game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, budget: Budget) -> None:
        super().__init__(game, table, localizer, budget)
        self.groups = group_options(table.offered)

    def _group_at(self, at: int) -> OptionGroup:
        if at >= len(self.groups):
            raise BadFocus("no such group")
        return self.groups[at]

    def _things(self, group: OptionGroup) -> list[Ref | None]:
        return list(dict.fromkeys(thing for i in group.places for thing in self.options[i].belongs))

    def _of(self, group: OptionGroup, thing: Ref | None) -> list[int]:
        """Return the options of a group that belong to a thing."""
        return [i for i in group.places if thing in self.options[i].belongs]

    def _opens_things(self, group: OptionGroup) -> bool:
        """Return whether a group is so long that it is opened by the things of its options."""
        return len(group.places) > PHONE and len(self._things(group)) > 1

    def _page_of(self, group: OptionGroup, at: int, page: int) -> list[Block]:
        """Return the separate page of a group."""
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
            # The placeholder of a list is its heading.
            return [*self._lines(self._said_of_all(group.places)), *blocks]
        return [self._headed(self._heading(group), group.places), *blocks]

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
            # The options without a thing are exactly those that end the group.
            things = self._things(group)
            doors = [i for i, thing in enumerate(things) if thing is not None or not ends]
            entries = [self._door_pick(group, at, i) for i in self._ordered(doors, things.__getitem__)]
        else:
            entries = [self._pick(i, title) for i in self._along(group.places) if i not in ends]
        blocks = self._paged(entries, title, page, lambda p: InGroup(at, p))
        return [*blocks, *self._row(ends)] if ends else blocks

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

    def _door(self, group: OptionGroup, at: int, thing: int) -> Button:
        """Return the button that opens the options of a thing, or makes its only move."""
        ref = self._things(group)[thing]
        places = self._of(group, ref)
        if len(places) == 1 and not self._leaves_out(places[0]) and not self._hides_final(places[0]):
            return self._button(places[0])
        return Button(self._label(self._thing(ref, door=True), more=True), self._to(InThing(at, thing)), "main")

    def _door_pick(self, group: OptionGroup, at: int, thing: int) -> SelectOption:
        """Return the entry that opens the options of a thing, or makes its only move if that targets the thing."""
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
        """Return the button that opens a group, or makes its only move, if the label is complete."""
        first = group.places[0]
        if share_path([self.options[i] for i in group.places]):
            return Button(self._label(self._heading(group, door=True), more=True), self._to(FillingHoles(first)))
        if len(group.places) == 1 and not self._leaves_out(first) and not self._hides_final(first):
            return self._button(first)
        return Button(self._label(self._heading(group, door=True), more=True), self._to(InGroup(at)))

    def _fits_buttons(self, places: Sequence[int], legend: str = "") -> bool:
        """Return whether options become buttons, which have one line each; entries of a list have two.

        legend: the line above them. Above a single button there is room for all that its label omits.
        """
        if len(places) > BUTTONS:
            return False
        if len(places) > 1 and not legend and any(map(self._leaves_out, places)):
            return False
        long = (i for i in places if len(self._name(i)) > self.budget.seen)
        return not any(map(self._shows_action, long))

    def _buttons(self, places: Sequence[int], legend: str = "") -> list[Block]:
        """Return options as buttons below the legend; above the only one, what its label omits."""
        if not legend and len(places) == 1:
            legend = self._alone(places[0])
        return self._row(self._along(places), legend)

    def _alone(self, at: int) -> str:
        """Return the line above the only button: all that its label omits, and the effect of a card."""
        whole = self.localizer.say(self._told(at)) if self._leaves_out(at) else ""
        return self._with_effect(at, whole) if whole or self._thing_done(at).kind != VERB else ""

    def _legend(self, group: OptionGroup) -> str:
        """Return the meaning of the numbers on a group's buttons; empty if the labels include it."""
        key = f"{self.game.info.key}-group-{group.name}-legend"
        return self.localizer.say(Msg(key)) if self.localizer.plain.has(key) else ""

    def _ends(self, group: OptionGroup) -> list[int]:
        """Return the options without a thing among those with one, such as declining; they go below the list."""
        found = [
            i
            for i in group.places
            if self.options[i].target is None and self.options[i].under is None and not self._leaves_out(i)
        ]
        return found if len(found) <= SHORT and len(found) < len(group.places) else []

    def _said_of_all(self, places: Sequence[int]) -> list[str]:
        """Return the common effect of a list's options; empty if each entry shows its own."""
        return [f"-# {line}" for line in self._effects(places)] if self._told_above else []

    def _thing(self, ref: Ref | None, *, door: bool = False) -> str:
        """Return the full name of a thing, or the label of the button that opens it."""
        if ref is None:
            return self.localizer.plain(Msg("ui-choose-other"))
        if door:
            return self._labelled(ref, self._short(self.game.words.place(self.table.view, ref)))
        return self._placed(ref)

    def _question(self, group: OptionGroup) -> str:
        """Return the question for the first choice in a group, if the game has one; else the heading."""
        key = f"{self.game.info.key}-group-{group.name}-by"
        asks = self._opens_things(group) and self.localizer.plain.has(key)
        return self.localizer.plain(Msg(key)) if asks else self._heading(group)

    def _heading(self, group: OptionGroup, *, door: bool = False) -> str:
        """Return the full heading of a group, or the label of the button that opens it."""
        things = self._things(group)
        if len(things) == 1 and things[0] is not None and self._says_what(things[0]):
            return self._thing(things[0], door=door)
        said = Msg(f"{self.game.info.key}-group-{group.name}")
        return self._short(said) if door else self.localizer.plain(said)

    def _labels_at(self, places: Sequence[int]) -> dict[Ref, str]:
        return labels_of(self.game, (self.options[i].target for i in places))

    def _along(self, places: Sequence[int]) -> list[int]:
        """Return options in the order of their labels, grouped by verb or card; the others keep their places."""
        under = [self.options[i].under for i in places]
        kinds = list(dict.fromkeys(ref if ref is not None and self._says_what(ref) else None for ref in under))

        def kind(i: int) -> int:
            ref = self.options[i].under
            return kinds.index(ref if ref in kinds else None)

        return self._ordered(places, lambda i: self.options[i].target, kind)

    def _ordered(
        self, at: Sequence[int], thing: Callable[[int], Ref | None], before: Callable[[int], int] = lambda _: 0
    ) -> list[int]:
        """Order items with labelled things by ``before`` and by their labels; the others keep their places."""
        rank: dict[Ref | None, int] = {ref: n for n, ref in enumerate(self._labels)}
        labelled = iter(sorted((i for i in at if thing(i) in rank), key=lambda i: (before(i), rank[thing(i)])))
        return [next(labelled) if thing(i) in rank else i for i in at]

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
        """Return the only entry of a list as a button, below the texts of the list."""
        verb, _, rest = pick.value.partition(":")
        target = self._move(rest) if verb == "m" else self._to(read_focus(rest))
        said = f"**{title}**\n-# {pick.description}" if pick.description else f"**{title}**"
        return [Paragraph(said), ButtonRow((Button(self._label(pick.label), target, "main"),))]
