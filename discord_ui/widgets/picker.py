"""The controls of each part of a panel: groups of legal moves, and half-made choices."""

from collections.abc import Sequence

from discord_ui.model.bags import MAX_OPTIONS
from discord_ui.model.focus import (
    BadFocus,
    Confirming,
    FillingHoles,
    Focus,
    Home,
    InGroup,
    InThing,
    write_focus,
)
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption, rows_of
from discord_ui.widgets.groups import BUTTONS, SHORT, GroupControls, OptionGroup
from discord_ui.widgets.map_labels import labels_of
from discord_ui.widgets.paths import share_path
from engines.core.actions import PathHole, PickHole
from engines.core.encoding.codec import tag_of
from engines.core.text.messages import Many, Msg, Ref

GROUPS = 6
"""Up to this number of groups are open in a panel; more are opened one at a time."""


class OptionPicker(GroupControls):
    """All controls of one table for one reader."""

    def blocks(self, focus: Focus) -> list[Block]:
        """Return the controls of a part of the panel. Raises BadFocus if there is no such part."""
        self._labels = self.labels(focus)
        self._brief = self._says_verb(focus)
        # With several open groups, a line above them all would seem to belong to the first one.
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
        """Return the places of the chosen path in a part of the panel. Raises BadFocus."""
        if isinstance(focus, FillingHoles) and focus.option < len(self.options):
            return self._way_through(focus)
        return ()

    def labels(self, focus: Focus) -> dict[Ref, str]:
        """Return the places on the map that a part of the panel offers, with their labels on the picture."""
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
        """Return whether all options of a part of the panel have one verb, which the heading names."""
        return len({tag_of(type(self.options[i].action)) for i in self._shown(focus)}) == 1

    def _shown(self, focus: Focus) -> Sequence[int]:
        """Return the places of the options in a part of the panel."""
        match focus:
            case Home():
                return range(len(self.options))
            case InGroup(group):
                return self._group_at(group).places
            case InThing(group, thing):
                found = self._group_at(group)
                return [i for one in self._things(found)[thing : thing + 1] for i in self._of(found, one)]
        return ()

    def _final_answers(self) -> list[Block]:
        """Return the line that names final answers to offers."""
        shown = [at for places in self._standing().values() for at in places]
        final = [at for at in shown if self._final(at) and isinstance(self._next(at), str)]
        said = tuple(dict.fromkeys(self._offer_button(at).label for at in final))
        return (
            [Paragraph(f"-# {self.localizer.say(Msg('ui-final-these', {'moves': Many(said)}))}")] if said else []
        )

    # -------------------------------------------------------------- groups

    def _at_home(self) -> list[tuple[int, OptionGroup]]:
        """Return the groups with their places, without the options that are beside an offer."""
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
            # A list of places is of little use without the picture with their labels.
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
        """Return the groups that choose places on the map, if there are other groups."""
        if len(self.groups) == 1:
            return set()
        return {group.name for group in self.groups if self._labels_at(group.places)}

    def _opening(self) -> OptionGroup | None:
        """Return the group whose path starts at once; None if another group needs the map."""
        first = self.groups[0] if self.groups else None
        if first is None or not share_path([self.options[i] for i in first.places]):
            return None
        return None if self._mapped() else first

    def _begun(self, group: OptionGroup) -> list[Block]:
        """Return the first step of a path."""
        at = group.places[0]
        hole = self.options[at].holes[0]
        assert isinstance(hole, PathHole)
        return [self._headed(self._heading(group), group.places), *self._steps(FillingHoles(at), hole)]

    def _listed(self) -> set[str]:
        """Return the groups that become lists so that all buttons fit a phone."""
        sizes = {g.name: len(g.places) for _, g in self._at_home() if g.name not in self._mapped()}
        listed = {name for name, size in sizes.items() if size > BUTTONS}
        while True:
            shown = {name: size for name, size in sizes.items() if name not in listed}
            if sum(shown.values()) <= self.budget.buttons:
                return listed
            # The first groups are pressed most, so the last become lists.
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
