"""Controls for paths: each press adds one thing, and the whole path is one move."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.model.bags import MAX_OPTIONS
from discord_ui.model.custom_ids import MAX_LENGTH
from discord_ui.model.focus import (
    BadFocus,
    Confirming,
    FillingHoles,
    encode_option,
    read_value,
    write_focus,
    write_value,
)
from discord_ui.model.screen import Block, Button, ButtonRow, Select, SelectOption, rows_of
from discord_ui.widgets.map_labels import labels_of
from discord_ui.widgets.option_buttons import OptionButtons
from engines.core.actions import BagHole, Hole, Option, PathHole, PickHole
from engines.core.text.messages import Msg, Ref

SIDE: Final = 5
"""Up to this number of possible steps are buttons; more are a list."""
FEW: Final = 25
"""More possible steps than this are chosen by their region first."""
SPARE: Final = 16
"""Characters of an id reserved for the choices after a path."""
STEP: Final = 2
"""Characters of an id for each step."""


class StepRegion(Struct, frozen=True):
    """The possible steps of a region, by their places. part: the number of its list, from 1."""

    about: Ref | None
    places: tuple[int, ...]
    part: int
    parts: int


def may_be_empty(hole: Hole) -> bool:
    """Return whether a hole may stay empty."""
    match hole:
        case PathHole():
            return bool(hole.paths.ends(()))
        case BagHole() | PickHole():
            return hole.lo == 0
    return False


class PathControls(OptionButtons):
    """Controls that choose a path."""

    def alike(self, at: int) -> list[int]:
        """See `alike`."""
        return alike(self.options, at)

    def _way_through(self, focus: FillingHoles) -> tuple[Ref, ...]:
        """Return the chosen path as places on the map; nothing for a path of other things."""
        texts = (*focus.settled, focus.open or "")
        found: tuple[Ref, ...] = ()
        for hole, text in zip(self.options[focus.option].holes, texts, strict=False):
            if isinstance(hole, PathHole) and hole.kind in self.game.words.kinds.places:
                found = tuple(Ref(hole.kind, place) for place in read_value(hole, text))
        return found

    def _step_labels(self, focus: FillingHoles, hole: PathHole) -> dict[Ref, str]:
        """Return the places that may follow with their labels on the picture."""
        return labels_of(self.game, (self._lying(hole, thing) for thing in self._following(focus, hole)[1]))

    def _lying(self, hole: PathHole, thing: str) -> Ref:
        return self.game.words.map_location(self.table.view, Ref(hole.kind, thing))

    # -------------------------------------------------------------- steps

    def _way_of(self, focus: FillingHoles, hole: PathHole) -> list[Block]:
        """Return the chosen path, the next steps, and the buttons that end the path."""
        way = read_value(hole, focus.open or "")
        return [
            *self._lines(self._way_so_far(focus, hole, way)),
            *self._steps(focus, hole),
            *self._way_ends(focus, hole, way),
        ]

    def _way_so_far(self, focus: FillingHoles, hole: PathHole, way: tuple[str, ...]) -> list[str]:
        """Return the chosen things and their effects; initially the question."""
        lines = self._settled_ways(focus)
        if way:
            lines += self._told_of(focus, hole, way)
        else:
            lines.append(
                self.localizer.say(Msg(f"{self.game.info.key}-param-{hole.field.replace('_', '-')}-desc"))
            )
        return lines

    def _settled_ways(self, focus: FillingHoles) -> list[str]:
        """Return the lines about the settled paths."""
        pairs = zip(self.options[focus.option].holes, focus.settled, strict=False)
        ways = [(hole, read_value(hole, text)) for hole, text in pairs if isinstance(hole, PathHole)]
        return [line for hole, way in ways if way for line in self._told_of(focus, hole, way)]

    def _told_of(self, focus: FillingHoles, hole: PathHole, way: tuple[str, ...]) -> list[str]:
        """Return a path as a line of its things, and lines about its effects."""
        named = (
            self.localizer.say(self.game.words.place(self.table.view, Ref(hole.kind, thing))) for thing in way
        )
        told = self.game.words.path_summary(self.table.view, self.options[focus.option], hole.field, way)
        return [f"**{' → '.join(named)}**", *(f"-# {self.localizer.say(line)}" for line in told)]

    def _following(self, focus: FillingHoles, hole: PathHole) -> tuple[list[StepRegion], list[str]]:
        """Return the regions of the next steps, and the steps shown; none until a region is open.

        Raises BadFocus if there is no such region.
        """
        text = focus.open or ""
        things = list(hole.paths.follow(read_value(hole, text)))
        if len(self._to(replace(focus, page=0, open=text))) + STEP + SPARE > MAX_LENGTH:
            things = []
        doors = self._doors(hole, things) if len(things) > FEW else []
        if not 0 <= focus.page <= len(doors):
            raise BadFocus("no such door")
        if not doors:
            return [], things
        return doors, [things[at] for door in doors[focus.page - 1 : focus.page] for at in door.places]

    def _doors(self, hole: PathHole, things: Sequence[str]) -> list[StepRegion]:
        """Return many steps by region, split into the lengths of lists."""
        found: dict[Ref | None, list[int]] = {}
        for at, thing in enumerate(things):
            found.setdefault(self.game.words.region(self.table.view, Ref(hole.kind, thing)), []).append(at)
        doors = []
        for about, places in found.items():
            parts = [tuple(places[at : at + MAX_OPTIONS]) for at in range(0, len(places), MAX_OPTIONS)]
            doors += [StepRegion(about, part, n, len(parts)) for n, part in enumerate(parts, start=1)]
        return doors

    def _steps(self, focus: FillingHoles, hole: PathHole) -> list[Block]:
        """Return the controls for the regions, or for the next steps."""
        doors, things = self._following(focus, hole)
        if doors and not focus.page:
            entries = [
                (self._door_name(door), self._door_told(door), replace(focus, page=n, open=focus.open or ""))
                for n, door in enumerate(doors, start=1)
            ]
            return self._entries(entries, self._asks_where(focus))
        places = {thing: at for at, thing in enumerate(hole.paths.follow(read_value(hole, focus.open or "")))}
        rank = {ref: n for n, ref in enumerate(self._labels)}
        things = sorted(things, key=lambda thing: rank.get(self._lying(hole, thing), -1))
        named = [self.game.words.place(self.table.view, Ref(hole.kind, thing)) for thing in things]
        whole = [
            self._labelled(self._lying(hole, thing), self.localizer.plain(place))
            for thing, place in zip(things, named, strict=True)
        ]
        fits = all(len(name) <= self.budget.seen for name in whole)
        entries = []
        for thing, place, name in zip(things, named, whole, strict=True):
            following = replace(focus, page=0, open=f"{focus.open or ''}{places[thing]:02x}")
            if fits:
                entries.append((name, "", following))
            else:
                brief = self._labelled(self._lying(hole, thing), self._short(place))
                entries.append((brief, self._left_out(place), following))
        return self._entries(entries, Msg("ui-way-next" if focus.open else "ui-way-first"))

    def _asks_where(self, focus: FillingHoles) -> Msg:
        """Return the question for a region."""
        own = Msg(f"{self.game.info.key}-group-{self.options[focus.option].group}-by")
        return own if self.localizer.plain.has(own.key) else Msg("ui-way-by")

    def _door_name(self, door: StepRegion) -> str:
        if door.about is None:
            return self.localizer.plain(Msg("ui-way-part", {"n": door.part, "of": door.parts}))
        name = self._short(self.game.words.place(self.table.view, door.about))
        if door.parts == 1:
            return f"{name}…"
        return f"{name} ({door.part}/{door.parts})…"

    def _door_told(self, door: StepRegion) -> str:
        return "" if door.about is None else self._left_out(self.game.words.place(self.table.view, door.about))

    def _entries(self, entries: Sequence[tuple[str, str, FillingHoles]], hint: Msg) -> list[Block]:
        """Return few steps as buttons, more as a list. entries: names, what they omit, and their targets."""
        # Names are written as inside a sentence; a label starts with a capital.
        entries = [(name[:1].upper() + name[1:], rest, focus) for name, rest, focus in entries]
        if len(entries) <= SIDE:
            return rows_of([Button(self._label(name), self._to(focus), "main") for name, _, focus in entries])
        picks = [
            SelectOption(self._entry(name), f"f:{write_focus(focus)}", self._entry(rest))
            for name, rest, focus in entries
        ]
        return [Select(self._list_id(), self.localizer.plain(hint), tuple(picks[:MAX_OPTIONS]))]

    # -------------------------------------------------------------- what can be done with a way

    def _way_ends(self, focus: FillingHoles, hole: PathHole, way: tuple[str, ...]) -> list[Block]:
        text = write_value(hole, way)
        ends = hole.paths.ends(way) and not focus.page
        blocks = rows_of(self._done_with(focus, text)) if ends else []
        tail = []
        if focus.page:
            tail.append(Button(self.localizer.plain(Msg("ui-way-undo-door")), self._to(replace(focus, page=0))))
        elif way:
            tail.append(
                Button(self.localizer.plain(Msg("ui-way-undo")), self._to(replace(focus, open=text[:-STEP])))
            )
        if len(way) > 1 or (way and focus.page):
            tail.append(
                Button(self.localizer.plain(Msg("ui-way-again")), self._to(replace(focus, page=0, open="")))
            )
        return [*blocks, ButtonRow((*tail, self._back_button()))]

    def _done_with(self, focus: FillingHoles, text: str) -> list[Button]:
        """Return the buttons that send the path, or that continue with the next hole."""
        settled = (*focus.settled, text)
        rest = self.options[focus.option].holes[len(settled) :]
        onward = self._to(FillingHoles(focus.option, 0, settled))
        if not all(map(may_be_empty, rest)):
            return [Button(self.localizer.plain(Msg("ui-way-done")), onward, "good")]
        buttons = self._sending(focus.option, (*settled, *("" for _ in rest)))
        if rest:
            more = Msg(f"{self.game.info.key}-group-{self.options[focus.option].group}-more")
            buttons.append(Button(self._label(self.localizer.plain(more), more=True), onward))
        return buttons

    def _sending(self, at: int, settled: tuple[str, ...]) -> list[Button]:
        """Return the buttons that send the choice: one for each option that shares it."""
        alike = self.alike(at)
        buttons = []
        for other in alike:
            name = self._name(other) if len(alike) > 1 else self.localizer.plain(Msg("ui-do-it"))
            code = encode_option(self.options, other, settled)
            target = self._to(Confirming(code)) if self.options[other].danger else self._move(code)
            buttons.append(Button(self._label(name), target, "good"))
        return buttons


def _begins_with_way(option: Option) -> bool:
    return bool(option.holes) and isinstance(option.holes[0], PathHole)


def alike(options: Sequence[Option], at: int) -> list[int]:
    """Return the options that start with the same paths as option ``at``, itself included.

    They differ only in what follows, and are one choice until the last press.
    """
    if not _begins_with_way(options[at]):
        return [at]
    return [i for i, option in enumerate(options) if _same_choice(option, options[at])]


def _same_choice(one: Option, other: Option) -> bool:
    fixed = (one.holes, one.group, one.target) == (other.holes, other.group, other.target)
    return fixed and type(one.action) is type(other.action)


def share_path(options: Sequence[Option]) -> bool:
    """Return whether options are one choice that starts with a path."""
    return _begins_with_way(options[0]) and len(alike(options, 0)) == len(options)
