"""The options of a panel without words: by kind, thing and offer, on the map, and as steps of a path."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.model import controls
from discord_ui.model.custom_ids import MAX_LENGTH
from discord_ui.model.focus import (
    BadFocus,
    Confirming,
    FillingHoles,
    Focus,
    Home,
    InKind,
    InThing,
    decode_action,
    encode_option,
    read_value,
    write_focus,
)
from discord_ui.model.limits import OPTIONS
from engines.core.actions import Hole, Option, PathHole, PickHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.mechanics.errands import ErrandPaths
from engines.core.mechanics.lots import LimitPaths
from engines.core.text.kinds import OFFER, VERB
from engines.core.text.messages import Ref
from render.games import has_map, read_along
from service.base.read_models.panels import MoveResult, PanelModel

PLACES: Final = 15
"""Up to this number of places are numbered buttons; a kind with more options is opened by their things."""
NOTHING: Final = MoveResult()
OFFERS: Final = 2
"""How many offers have their own row; the others are in the list of their group."""


FEW: Final = 25
"""More possible steps than this are chosen by their region first."""
SPARE: Final = 16
"""Characters of an id reserved for the choices after a path."""
STEP: Final = 2
"""Characters of an id for each step."""


class OptionKind(Struct, frozen=True):
    """Options of one heading that do one thing, by their places in the list of options.

    done: what says what they do: their verb, or a thing such as a card. alone: their heading has no other kind.
    things: what they belong to, in the order of the rules.
    """

    number: int
    group: str
    done: Ref
    alone: bool
    places: tuple[int, ...]
    things: tuple[Ref | None, ...]

    @property
    def opens_things(self) -> bool:
        """Return whether its options are so many that they are opened by their things."""
        return len(self.places) > PLACES and len(self.things) > 1


def kinds_of(game: Game[Any, Any], options: Sequence[Option]) -> Iterator[OptionKind]:
    """Yield the options by kind, in the order of the rules."""
    found: dict[tuple[str, Ref], list[int]] = {}
    for at, option in enumerate(options):
        found.setdefault((option.group, thing_done(game, option)), []).append(at)
    groups = Counter(group for group, _ in found)
    for number, ((group, done), places) in enumerate(found.items()):
        belongs = dict.fromkeys(thing for at in places for thing in options[at].belongs if thing != done)
        things = tuple(belongs) if belongs != {None: None} else ()
        yield OptionKind(number, group, done, groups[group] == 1, tuple(places), things)


def thing_done(game: Game[Any, Any], option: Option) -> Ref:
    """Return the thing of an option that names its effect, such as a card; else its verb."""
    if option.under is not None and game.names.kinds.says_what(option.under.kind):
        return option.under
    return Ref(VERB, tag_of(type(option.action)))


class PanelOptions:
    """The options that a table offers its reader.

    offers: the open offers that have a row of their own, each with its options.
    """

    def __init__(self, game: Game[Any, Any], table: PanelModel[Any]) -> None:
        self.game = game
        self.table = table
        self.list = table.choices.offered
        self.kinds = tuple(kinds_of(game, self.list))
        offers: dict[Ref, list[int]] = {}
        for at, option in enumerate(self.list):
            if option.target is not None and option.target.kind == OFFER:
                offers.setdefault(option.target, []).append(at)
        self.offers = dict(list(offers.items())[:OFFERS])

    def says_what(self, ref: Ref | None) -> bool:
        """Return whether a thing says what is done, as a verb or a played card does."""
        return ref is not None and self.game.names.kinds.says_what(ref.kind)

    def thing_done(self, at: int) -> Ref:
        """Return the thing of an option that names its effect, such as a card; else its verb."""
        return thing_done(self.game, self.list[at])

    def result(self, at: int) -> MoveResult:
        """Return what an option brings, as far as the reader can know; of one with open fields, nothing."""
        return self.table.choices.results.get(self.list[at].action, NOTHING)

    def is_final(self, at: int) -> bool:
        """Return whether the player cannot undo an option alone, as far as the reader can know."""
        return at in self.table.choices.final

    def next_step(self, at: int) -> Focus | str:
        """Return where an option leads: to another part of the panel, or to the code of its move."""
        option = self.list[at]
        if option.holes:
            return FillingHoles(at)
        code = encode_option(self.list, at)
        return Confirming(code) if option.danger else code

    def moves_at_once(self, at: int) -> bool:
        """Return whether one press makes an option's move."""
        return isinstance(self.next_step(at), str)

    def alike(self, at: int) -> list[int]:
        """Return the options that are one choice with option ``at`` until the last press."""
        return alike(self.list, at)

    # -------------------------------------------------------------- kinds

    def kind(self, number: int) -> OptionKind:
        """Return a kind. Raises BadFocus if there is none of this number."""
        if number >= len(self.kinds):
            raise BadFocus("no such kind")
        return self.kinds[number]

    @cached_property
    def at_home(self) -> tuple[OptionKind, ...]:
        """Return the kinds without the options beside an offer or end the turn."""
        beside = {at for places in self.offers.values() for at in places} | set(self.ending)
        kinds = (replace(kind, places=tuple(at for at in kind.places if at not in beside)) for kind in self.kinds)
        return tuple(kind for kind in kinds if kind.places)

    @cached_property
    def ending(self) -> tuple[int, ...]:
        """Return the options that end the turn, if there are others."""
        found = tuple(at for at, option in enumerate(self.list) if option.ends and not option.holes)
        return found if len(found) < len(self.list) else ()

    @cached_property
    def question(self) -> OptionKind | None:
        """Return the kind that is the whole question, whose options are shown at once; None if there is none.

        Beside it there are at most single answers without a place, such as declining.
        """
        several = [kind for kind in self.at_home if len(kind.places) > 1]
        if len(several) > 1 or self.ending:
            return None
        if len(self.at_home) == 1:
            return self.at_home[0]
        together = len({kind.group for kind in self.at_home}) == 1
        return several[0] if several and together else None

    @cached_property
    def opening(self) -> OptionKind | None:
        """Return the first kind if it is a path, which begins at once; None if another kind needs the map."""
        first = self.at_home[0] if self.at_home else None
        if first is None or not self.share_path(first.places) or is_listing(self.list[first.places[0]]):
            return None
        return None if any(self.on_map(kind) for kind in self.at_home[1:]) else first

    def on_map(self, kind: OptionKind) -> bool:
        """Return whether a kind chooses among several places on the map."""
        return bool(self._labels_at(kind.places))

    def share_path(self, places: Sequence[int]) -> bool:
        """Return whether options are one choice that starts with a path."""
        options = [self.list[at] for at in places]
        return begins_with_path(options[0]) and len(alike(options, 0)) == len(options)

    def belonging(self, kind: OptionKind, thing: Ref | None) -> list[int]:
        """Return the options of a kind that belong to a thing."""
        return [at for at in kind.places if thing in self.list[at].belongs]

    # -------------------------------------------------------------- parts of the panel

    def shown(self, focus: Focus) -> Sequence[int]:
        """Return the places of the options in a part of the panel. Raises BadFocus."""
        match focus:
            case Home():
                return range(len(self.list))
            case InKind(number):
                return self.kind(number).places
            case InThing(number, thing):
                kind = self.kind(number)
                return [at for one in kind.things[thing : thing + 1] for at in self.belonging(kind, one)]
        return ()

    def labels(self, focus: Focus) -> dict[Ref, str]:
        """Return the places on the map that a part of the panel offers, with their labels on the picture."""
        match focus:
            case Home() if self.opening is not None:
                return self.labels(FillingHoles(self.opening.places[0]))
            case Home() if self.question is not None:
                return self.labels(InKind(self.question.number))
            case InKind(number) if self.kind(number).opens_things:
                return labels_of(self.game, self.kind(number).things, doors=True)
            case InKind() | InThing():
                return self._labels_at(self.shown(focus))
            case FillingHoles(option, _, settled) if option < len(self.list):
                for hole in self.list[option].holes[len(settled) : len(settled) + 1]:
                    if isinstance(hole, PathHole):
                        _, steps = next_steps(self.game, self.table, focus, hole)
                        return labels_of(self.game, (Ref(hole.kind, step) for step in steps))
                    if isinstance(hole, PickHole):
                        return labels_of(self.game, (Ref(hole.kind, item) for item in hole.items))
        return {}

    def action(self, code: str) -> Any:
        """Return the action of a button's code. Raises BadFocus."""
        return decode_action(self.game, self.list, code)

    def chosen_path(self, focus: Focus) -> tuple[Ref, ...]:
        """Return the chosen path as places on the map; nothing for a path of other things. Raises BadFocus."""
        found: tuple[Ref, ...] = ()
        if isinstance(focus, FillingHoles) and focus.option < len(self.list):
            settled = focus if focus.open is None else focus.settle(focus.open)
            for hole, value in settled_values(self.list[focus.option], settled):
                if isinstance(hole, PathHole) and hole.kind in self.game.names.kinds.places:
                    found = tuple(Ref(hole.kind, place) for place in value)
        return found

    def _labels_at(self, places: Sequence[int]) -> dict[Ref, str]:
        return labels_of(self.game, (self.list[i].target for i in places))


# ------------------------------------------------------------------ paths


class StepRegion(Struct, frozen=True):
    """The possible steps of a region, by their places. part: the number of its list, from 1."""

    about: Ref | None
    places: tuple[int, ...]
    part: int
    parts: int


def begins_with_path(option: Option) -> bool:
    """Return whether an option's first hole is a path."""
    return bool(option.holes) and isinstance(option.holes[0], PathHole)


def is_listing(option: Option) -> bool:
    """Return whether an option is filled by a form: all its holes are limits for lots, or errands."""
    return bool(option.holes) and all(
        isinstance(hole, PathHole) and isinstance(hole.paths, LimitPaths | ErrandPaths) for hole in option.holes
    )


def alike(options: Sequence[Option], at: int) -> list[int]:
    """Return the options that start with the same paths as option ``at``, itself included.

    They differ only in what follows, and are one choice until the last press.
    """
    if not begins_with_path(options[at]):
        return [at]
    return [i for i, option in enumerate(options) if _same_choice(option, options[at])]


def _same_choice(one: Option, other: Option) -> bool:
    fixed = (one.holes, one.group, one.target) == (other.holes, other.group, other.target)
    return fixed and type(one.action) is type(other.action)


def settled_values(option: Option, focus: FillingHoles) -> list[tuple[Hole, Any]]:
    """Return the settled holes of an option with their values. Raises BadFocus."""
    return [(hole, read_value(hole, text)) for hole, text in zip(option.holes, focus.settled, strict=False)]


def next_steps(
    game: Game[Any, Any], table: PanelModel[Any], focus: FillingHoles, hole: PathHole
) -> tuple[list[StepRegion], list[str]]:
    """Return the regions of the next steps, and the steps shown; none until a region is open.

    Raises BadFocus if there is no such region.
    """
    text = focus.open or ""
    things = list(hole.paths.follow(read_value(hole, text)))
    here = controls.FOCUS(table.info.id, table.token, write_focus(replace(focus, page=0, open=text)))
    if len(here) + STEP + SPARE > MAX_LENGTH:
        things = []
    regions = _regions(game, table, hole, things) if len(things) > FEW else []
    if not 0 <= focus.page <= len(regions):
        raise BadFocus("no such region")
    if not regions:
        return [], things
    return regions, [things[at] for region in regions[focus.page - 1 : focus.page] for at in region.places]


def _regions(
    game: Game[Any, Any], table: PanelModel[Any], hole: PathHole, things: Sequence[str]
) -> list[StepRegion]:
    """Return many steps by region, split into the lengths of lists."""
    found: dict[Ref | None, list[int]] = {}
    for at, thing in enumerate(things):
        found.setdefault(game.map.region(table.view, Ref(hole.kind, thing)), []).append(at)
    regions = []
    for about, places in found.items():
        parts = [tuple(places[at : at + OPTIONS]) for at in range(0, len(places), OPTIONS)]
        regions += [StepRegion(about, part, n, len(parts)) for n, part in enumerate(parts, start=1)]
    return regions


# ------------------------------------------------------------------ labels on the map


def labels_of(game: Game[Any, Any], things: Iterable[Ref | None], *, doors: bool = False) -> dict[Ref, str]:
    """Return a label for each distinct place, in reading order of the map; none for less than two places.

    A game without a map has none. Places are numbered. doors: the places only lead to others and have letters, so
    that no label means one place here and another one behind a door.
    """
    kinds = game.names.kinds.places
    places = {f"{ref.kind}:{ref.id}": ref for ref in things if ref is not None and ref.kind in kinds}
    if len(places) < 2 or not has_map(game.info.key):
        return {}
    along = enumerate(read_along(game.info.key, places))
    return {places[name]: _letters(i) if doors else str(i + 1) for i, name in along}


def _letters(row: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    last = chr(ord("A") + row % 26)
    return last if row < 26 else _letters(row // 26 - 1) + last
