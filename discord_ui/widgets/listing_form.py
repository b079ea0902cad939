"""A form for options whose holes are lists: limits for lots of an auction, or errands in turn.

What it held is a text of an id: its fields joined by dots, so that a refused form opens again as it was.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from discord_ui.model.components import Field, Form, GroupField, SelectField, TextField
from discord_ui.model.label_forms import label_remainder, short_label
from discord_ui.model.limits import GROUP_OPTIONS, OPTION, OPTIONS, shorten
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import SelectOption
from discord_ui.widgets.panel_options import alike
from engines.core.actions import Hole, Option, PathHole
from engines.core.game import Game
from engines.core.mechanics.errands import ErrandPaths
from engines.core.mechanics.lots import NOBODY, Lot, LotsFacts, read_limit, write_limit
from engines.core.text.messages import Msg, Ref, SeatRef
from service.base.read_models.panels import PanelModel

LABELS: Final = 5
"""Maximum number of fields in a form."""
FIRST, THEN = "first", "then"
"""The fields for the errand that goes first, and for the variant of the option."""
_DIGITS: Final = 3
"""Digits of a typed amount that the next form shows again."""


class BadListing(ValueError):
    """A submitted form holds no action. why: what is wrong, and what would be right."""

    def __init__(self, why: Msg) -> None:
        super().__init__(why.key)
        self.why = why


def listing_form(
    game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, at: int, where: str, filled: str
) -> Form:
    """Return the form of option ``at``. where: the id of its submission. filled: what it held before."""
    option = table.choices.offered[at]
    held = filled.split(".") if filled else _held_by(table, at)
    words = _Words(game, table, localizer)
    variants = [table.choices.offered[other] for other in alike(table.choices.offered, at)]
    if _errand_paths(option) is not None:
        fields = list(words.errand_fields(option, held, LABELS - (len(variants) > 1)))
    else:
        fields = list(words.limit_fields(option, held))
    if len(variants) > 1:
        fields.append(words.variant_field(variants, held[-1] if held else ""))
    title = localizer.plain(Msg(f"{game.info.key}-group-{option.group}"))
    asked = localizer.plain(Msg(f"{game.info.key}-listing-{option.group}"))
    first, *others = fields
    if isinstance(first, GroupField | SelectField):
        first = replace(first, hint=asked)
    return Form(title, where, (first, *others))


def read_listing(
    options: Sequence[Option], at: int, fields: Mapping[str, str], chosen: Mapping[str, tuple[str, ...]]
) -> Any:
    """Return the action of a submitted form, which need not be legal. Raises BadListing."""
    variants = [options[other] for other in alike(options, at)]
    then = _index(fields.get(THEN, ""))
    option = variants[then] if then is not None and then < len(variants) else variants[0]
    paths = _errand_paths(option)
    if paths is not None:
        values = [tuple(_errands(paths, fields, chosen))]
    else:
        values = [_limits(hole, n, fields, chosen) for n, hole in enumerate(option.holes)]
        lots = [read_limit(limit)[0] for limits in values for limit in limits]
        if len(set(lots)) < len(lots):
            raise BadListing(Msg("ui-limits-twice", {"lot": lots[0]}))
    changes = {hole.field: value for hole, value in zip(option.holes, values, strict=True)}
    return replace(option.action, **changes)


def write_filled(option: Option, fields: Mapping[str, str], chosen: Mapping[str, tuple[str, ...]]) -> str:
    """Return what a submitted form held, for the id of the button that opens it again."""
    then = fields.get(THEN, "")
    paths = _errand_paths(option)
    if paths is not None:
        ticked = sum(1 << n for n in _ticked(paths, chosen))
        first = (chosen.get(FIRST) or ("",))[0]
        return ".".join((format(ticked, "x"), first, then))
    found = []
    for n in range(len(option.holes)):
        typed = "".join(char for char in fields.get(f"most{n}", "") if char.isascii() and char.isdigit())
        found += [_lot_of(n, fields, chosen), typed[:_DIGITS]]
    return ".".join((*found, then))


def filled_listing(options: Sequence[Option], at: int, action: Any) -> dict[str, str | list[str]] | None:
    """Return what a form holds for an action of option ``at`` or those alike; None if it cannot hold it."""
    option, then = options[at], [options[other].action for other in alike(options, at)]
    values = {hole.field: getattr(action, hole.field) for hole in option.holes}
    texts = {THEN: str([replace(one, **values) for one in then].index(action))}
    ticks: dict[str, tuple[str, ...]] = {}
    paths = _errand_paths(option)
    if paths is not None:
        (errands,), each = values.values(), _each(paths)
        ticked = [n for n, errand in enumerate(each) if each[:n].count(errand) < errands.count(errand)]
        for number, (_, part) in enumerate(_parts(paths)):
            ticks[f"do{number}"] = tuple(str(n) for n in part if n in ticked)
    else:
        for n, (lot, most) in enumerate(read_limit(limits[0]) for limits in values.values() if limits):
            texts |= {f"lot{n}": str(lot), f"most{n}": str(most)}
    try:
        held = read_listing(options, at, texts, ticks) == action
    except BadListing:
        return None
    return {**texts, **{name: list(places) for name, places in ticks.items()}} if held else None


# ------------------------------------------------------------------ limits for lots


def _limits(
    hole: Hole, n: int, fields: Mapping[str, str], chosen: Mapping[str, tuple[str, ...]]
) -> tuple[str, ...]:
    """Return the limit that a form's fields name for a hole. Raises BadListing."""
    assert isinstance(hole, PathHole)
    ranges = {str(lot): (least, most) for lot, least, most in hole.paths.ranges}
    lot, typed = _lot_of(n, fields, chosen), fields.get(f"most{n}", "").strip()
    if lot not in ranges:
        return ()
    least, most = ranges[lot]
    if not typed and hole.paths.empty:
        # A lot without an amount is none: a group's entry cannot be deselected.
        return ()
    if not (typed.isascii() and typed.isdigit() and least <= int(typed[:9]) <= most):
        raise BadListing(Msg("ui-limits-wrong", {"lot": int(lot), "lo": least, "hi": most}))
    return (write_limit(int(lot), int(typed)),)


def _lot_of(n: int, fields: Mapping[str, str], chosen: Mapping[str, tuple[str, ...]]) -> str:
    lot = fields.get(f"lot{n}", "") or (chosen.get(f"lot{n}") or ("",))[0]
    return lot if _index(lot) is not None else ""


# ------------------------------------------------------------------ errands


def _errand_paths(option: Option) -> ErrandPaths | None:
    hole = option.holes[0]
    return hole.paths if isinstance(hole, PathHole) and isinstance(hole.paths, ErrandPaths) else None


def _each(paths: ErrandPaths) -> list[str]:
    """Return all errands, those that can be done several times as often as that."""
    return [errand for errand, times in paths.errands for _ in range(times)]


def _parts(paths: ErrandPaths) -> Iterator[tuple[str, range]]:
    """Yield the name and the errands of each group of a form, by their places among all."""
    at = 0
    for part in paths.parts:
        end = at + sum(times for _, times in part.errands)
        yield from ((part.name, range(lo, min(lo + GROUP_OPTIONS, end))) for lo in range(at, end, GROUP_OPTIONS))
        at = end


def _ticked(paths: ErrandPaths, chosen: Mapping[str, tuple[str, ...]]) -> list[int]:
    """Return the places of the ticked errands among all."""
    places = {_index(value) for name, values in chosen.items() if name.startswith("do") for value in values}
    return sorted(n for n in places if n is not None and n < len(_each(paths)))


def _errands(
    paths: ErrandPaths, fields: Mapping[str, str], chosen: Mapping[str, tuple[str, ...]]
) -> Iterator[str]:
    """Yield the ticked errands in the order of the list, after the one that goes first."""
    each, ticked = _each(paths), _ticked(paths, chosen)
    first = _index((chosen.get(FIRST) or ("",))[0])
    if first is not None and first < len(each):
        yield each[first]
        ticked = [n for n in ticked if n != first]
    yield from (each[n] for n in ticked)


def _index(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else None


# ------------------------------------------------------------------ fields


def _held_by(table: PanelModel[Any], at: int) -> list[str]:
    """Return what the form holds for the reader's limits, if that is what they plan; nothing otherwise."""
    option = table.choices.offered[at]
    plan = None if table.choices.planning is None else table.choices.planning.plan
    if type(plan) is not type(option.action) or _errand_paths(option) is not None:
        return []
    fields = {hole.field: getattr(plan, hole.field) for hole in option.holes}
    found: list[str] = []
    for limits in fields.values():
        found += map(str, read_limit(limits[0])) if limits else ("", "")
    variants = [table.choices.offered[other].action for other in alike(table.choices.offered, at)]
    plans = [replace(variant, **fields) for variant in variants]
    return [*found, str(plans.index(plan)) if plan in plans else ""]


class _Words:
    """The fields of a form in a reader's language."""

    def __init__(self, game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer) -> None:
        self._key, self._names, self._view = game.info.key, game.names, table.view
        self._plain = localizer.plain
        facts = None if table.choices.planning is None else table.choices.planning.facts
        self._lots = {lot.number: lot for lot in facts.lots} if isinstance(facts, LotsFacts) else {}
        self._seat = table.seat

    def variant_field(self, variants: Sequence[Option], chosen: str) -> Field:
        """Return the choice between options that share their holes; the first one is chosen at first."""
        usual = chosen or "0"
        picks = tuple(
            SelectOption(
                shorten(self._plain(self._names.label(self._view, one)), OPTION), str(n), "", str(n) == usual
            )
            for n, one in enumerate(variants)
        )
        return GroupField(THEN, self._plain(Msg(f"{self._key}-listing-{variants[0].group}-then")), picks)

    def limit_fields(self, option: Option, held: Sequence[str]) -> Iterator[Field]:
        """Yield, for each hole, the choice of a lot and the amount."""
        for n, hole in enumerate(option.holes):
            assert isinstance(hole, PathHole)
            lot, amount = (*held[2 * n : 2 * n + 2], "", "")[:2]
            ranges = hole.paths.ranges[:GROUP_OPTIONS]
            picks = tuple(self._lot(self._lots[number], str(number) == lot) for number, _, _ in ranges)
            label, lo = (
                self._plain(Msg("ui-limits-lot" if not n else "ui-limits-lot-more")),
                int(not hole.paths.empty),
            )
            yield _group(f"lot{n}", label, picks, lo, self._plain(Msg("ui-which-ones")))
            bounds = {"lo": min(least for _, least, _ in ranges), "hi": max(most for *_, most in ranges)}
            yield TextField(f"most{n}", self._plain(Msg("ui-limits-most", bounds)), amount, lo=lo, hi=_DIGITS)

    def _lot(self, lot: Lot, chosen: bool) -> SelectOption:
        told = self._names.place(self._view, lot.thing)
        name, rest = short_label(told, self._plain), label_remainder(told, self._plain)
        if lot.leader == NOBODY:
            said = Msg("ui-limits-free", {"lot": name, "least": lot.least})
        elif lot.leader == self._seat:
            said = Msg("ui-limits-own", {"lot": name, "bid": lot.bid})
        else:
            said = Msg("ui-limits-over", {"lot": name, "seat": SeatRef(lot.leader), "bid": lot.bid})
        below = "" if rest is None else shorten(self._plain(rest), OPTION)
        return SelectOption(shorten(self._plain(said), OPTION), str(lot.number), below, chosen)

    def errand_fields(self, option: Option, held: Sequence[str], room: int) -> Iterator[Field]:
        """Yield groups of errands to tick, and the choice of what goes first. room: for this number of fields."""
        hole = option.holes[0]
        paths = _errand_paths(option)
        assert isinstance(hole, PathHole)
        assert paths is not None
        ticked = int(held[0] or "0", 16) if held else 0
        picks = self._errand_picks(hole.kind, paths)
        for n, (name, part) in enumerate(islice(_parts(paths), room - 1)):
            label = self._plain(Msg(f"{self._key}-errands-{name}"))
            marked = tuple(replace(picks[at], chosen=bool(ticked >> at & 1)) for at in part)
            yield _group(f"do{n}", label, marked, 0, self._plain(Msg("ui-which-ones")), several=True)
        first = held[1] if len(held) > 1 else ""
        listed = tuple(replace(pick, chosen=pick.value == first) for pick in picks[:OPTIONS])
        face = self._plain(Msg("ui-listing-any-order"))
        yield SelectField(FIRST, self._plain(Msg("ui-listing-first")), listed, 0, face=face)

    def _errand_picks(self, kind: str, paths: ErrandPaths) -> tuple[SelectOption, ...]:
        found: list[SelectOption] = []
        for errand, times in paths.errands:
            ref = Ref(kind, errand)
            name, effect = self._plain(self._names.place(self._view, ref)), self._names.effect(self._view, ref)
            name = name[:1].upper() + name[1:]
            below = "" if effect is None else shorten(self._plain(effect), OPTION)
            for n in range(times):
                label = name if not n else self._plain(Msg("ui-listing-again", {"what": name, "n": n + 1}))
                found.append(SelectOption(shorten(label, OPTION), str(len(found)), below))
        return tuple(found)


def _group(
    name: str, label: str, picks: tuple[SelectOption, ...], lo: int, face: str, *, several: bool = False
) -> Field:
    """Return a group; a list for a single entry, because Discord has no group of one. face: of the closed list."""
    if len(picks) < 2:
        return SelectField(name, label, picks, lo, face=face)
    return GroupField(name, label, picks, several, lo, len(picks) if several else 1)
