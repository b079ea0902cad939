"""A trade in one form: the given cards, the wanted cards, and the seats asked."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord_ui.model import controls
from discord_ui.model.components import Form, SelectField
from discord_ui.model.focus import BadFocus
from discord_ui.model.label_forms import short_label
from discord_ui.model.limits import OPTIONS
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import SelectOption
from engines.core.actions import Option, PickHole, TermsHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.text.kinds import GIVE, SEAT, VERB, WANT
from engines.core.text.messages import Msg, Ref
from service.base.read_models.panels import PanelModel

TO: Final = "to"
NOBODY: Final = "-"


def is_trade(option: Option) -> bool:
    """Return whether an option is chosen in one form: terms, and perhaps the seats asked."""
    match option.holes:
        case (TermsHole(),):
            return True
        case (TermsHole(), PickHole() as asked):
            return asked.kind == SEAT
    return False


def trade_id(match_id: int, token: str, option: Option, opened: str = "") -> str:
    """Return the id of the button that opens a trade's form. opened: initial terms, written as in a focus."""
    return controls.TRADE(match_id, token, *_which(option), opened)


def opens_form(trade: controls.Trade, option: Option) -> bool:
    """Return whether a trade's button opens the form of an option."""
    return (trade.verb, trade.about) == _which(option)


def _which(option: Option) -> tuple[str, str]:
    """Return what distinguishes a trade from a seat's other trades, also after others have moved."""
    return tag_of(type(option.action)), NOBODY if option.target is None else option.target.id


# ------------------------------------------------------------------ entries of its lists


def count_steps(most: int, room: int) -> list[int]:
    """Return at most ``room`` counts whose sums reach ``most``: 1, 2, 3 … if that is enough."""
    plain = list(range(1, min(most, room) + 1))
    return plain if sum(plain) >= most else [2**n for n in range(room)]


def side_entries(hole: TermsHole, side: str) -> list[tuple[str, int]]:
    """Return the kinds and counts in the list of a side, one of each first; chosen entries are added up."""
    there = [kind for kind in hole.have.__struct_fields__ if side == WANT or getattr(hole.have, kind)]
    room = OPTIONS // max(1, len(there))
    most = {kind: hole.most if side == WANT else min(hole.most, getattr(hole.have, kind)) for kind in there}
    found = [(kind, n) for kind in there for n in count_steps(most[kind], room)]
    return sorted(found, key=lambda entry: entry[1])


def entries_for_bag(hole: TermsHole, side: str, bag: Any) -> list[tuple[str, int]]:
    """Return the entries that add up to a bag, the largest first; a remainder is omitted."""
    left = {kind: getattr(bag, kind) for kind in bag.__struct_fields__}
    found = []
    for kind, n in sorted(side_entries(hole, side), key=lambda entry: -entry[1]):
        if left[kind] >= n:
            left[kind] -= n
            found.append((kind, n))
    return found


def _value(kind: str, n: int) -> str:
    return f"{kind}-{n}"


def read_terms(hole: TermsHole, chosen: Mapping[str, Sequence[str]]) -> Any:
    """Return the sums of the chosen entries, which need not satisfy the hole's bounds. Raises BadFocus.

    An entry that is no longer offered because the hand has changed still counts.
    """
    return type(hole.blank)(*(_added_up(hole, chosen.get(side, ())) for side in (GIVE, WANT)))


def _added_up(hole: TermsHole, values: Sequence[str]) -> Any:
    counts: dict[str, int] = {}
    for value in values:
        kind, _, n = value.rpartition("-")
        if kind not in hole.have.__struct_fields__ or not n.isdecimal():
            raise BadFocus(value)
        counts[kind] = counts.get(kind, 0) + int(n)
    return type(hole.have)(**counts)


def read_asked(hole: PickHole, chosen: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return the chosen seats that may still be asked; all seats if the form had no such list."""
    return tuple(item for item in hole.items if item in chosen.get(TO, hole.items))


def filled(option: Option, action: Any) -> dict[str, list[str]]:
    """Return the chosen entries of the form's lists for an action of the option."""
    hole = option.holes[0]
    assert isinstance(hole, TermsHole)
    terms = getattr(action, hole.field)
    lists = {side: entries_for_bag(hole, side, getattr(terms, side)) for side in (GIVE, WANT)}
    values = {side: [_value(*entry) for entry in chosen] for side, chosen in lists.items()}
    for asked in _asked(option):
        values[TO] = list(getattr(action, asked.field))
    return values


def _asked(option: Option) -> list[PickHole]:
    """Return the holes for the seats asked, unless there is only one seat."""
    return [hole for hole in option.holes[1:] if isinstance(hole, PickHole) and len(hole.items) > 1]


# ------------------------------------------------------------------ the form


def trade_form(
    game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, option: Option, where: str, terms: Any
) -> Form:
    """Return the form of one of a table's trades, for one reader. where: the id of its handler. terms: initial."""
    plain, view, hole = localizer.plain, table.view, option.holes[0]
    assert isinstance(hole, TermsHole)

    def side_list(side: str) -> SelectField:
        chosen = entries_for_bag(hole, side, getattr(terms, side))
        picks = []
        for kind, n in side_entries(hole, side):
            count = Msg("ui-bag-count", {"n": n, "thing": game.names.place(view, Ref(side, kind))})
            picks.append(SelectOption(plain(count), _value(kind, n), chosen=(kind, n) in chosen))
        hint = plain(Msg("ui-trade-adds-up"))
        return SelectField(side, plain(Msg(f"ui-trade-{side}")), tuple(picks), 1, len(picks), hint)

    def asked_list(asked: PickHole) -> SelectField:
        proposed = getattr(option.action, asked.field)
        names = {item: plain(game.names.place(view, Ref(asked.kind, item))) for item in asked.items}
        picks = tuple(SelectOption(name, item, chosen=item in proposed) for item, name in names.items())
        return SelectField(TO, plain(Msg("ui-pick-whom")), picks, asked.lo, min(asked.hi, len(picks)))

    title = short_label(game.names.label(view, option), plain)
    lists = (*map(side_list, (GIVE, WANT)), *map(asked_list, _asked(option)))
    effect = game.names.effect(view, Ref(VERB, tag_of(type(option.action))))
    above = "" if effect is None else localizer.say(Msg("ui-effect", {"effect": effect}))
    return Form(plain(title), where, lists, above)
