"""Labels of options on buttons and in lists: the action, its place, and its cost."""

from typing import Any

from engines.core.actions import Option
from engines.core.text.messages import Arg, Msg, Ref, SeatRef
from engines.golden_age import actions as a
from engines.golden_age.data import COLOURS, JOKER, NUMBERS, SETS, TRIO
from engines.golden_age.geography import LENGTH, PLACE, PROVINCE, move_cost
from engines.golden_age.rules.points import WORTH_AT
from engines.golden_age.rules.special_actions import COST_AT
from engines.golden_age.text.names import (
    PAYMENTS,
    action_ref,
    back_ref,
    bare,
    card_ref,
    cards_in_words,
    colour_at,
    colour_ref,
    florins,
    marker_place,
    province_ref,
    space_name,
)
from engines.golden_age.view import GoldenAgeView, PlayerView

LIKELIEST = 7
"""The most frequent total of two dice."""
_DECKS = {
    a.DrawInvestment: "investment",
    a.DrawArt: "art",
    a.DrawColony: "colony",
    a.DrawCulture: "culture",
    a.DrawSpice: "spice",
}


def label(view: GoldenAgeView, option: Option) -> Msg:
    """Return an option's name, at most 80 characters with names of usual length."""
    action: Any = option.action
    match action:
        case a.PlaceMarker(province):
            colour = colour_at(province)
            args: dict[str, Arg] = {"province": province_ref(province), "colour": colour_ref(colour)}
            return Msg("golden_age-place-marker", args | {"deed": action_ref(colour)})
        case a.PlacePawn(province):
            args = {"province": province_ref(province), "colour": colour_ref(colour_at(province))}
            return Msg("golden_age-place-pawn", args | {"n": sum(view.provinces[PROVINCE[province]].pawns)})
        case a.PlaceStadtholder(space):
            ahead = space_name((space + LIKELIEST) % LENGTH)
            return Msg("golden_age-stadtholder", {"n": space, "total": LIKELIEST, "space": ahead})
        case a.Roll():
            return Msg("golden_age-roll")
        case a.PlayDie(total):
            return Msg("golden_age-die-open") if option.holes else _die(view, total)
        case a.EndTurn():
            points = _player(view).points.total
            key = "golden_age-end-winning" if points >= NUMBERS.target else "golden_age-end"
            return Msg(key, {"points": points})
        case a.OpenAuction(marker):
            colour = colour_at(marker)
            args = {"province": province_ref(marker), "colour": colour_ref(colour), "deed": action_ref(colour)}
            return Msg("golden_age-auction", args)
        case a.Bid(amount):
            if option.holes:
                return Msg("golden_age-bid-open", {"least": florins(amount)})
            return Msg("golden_age-bid", {"money": florins(amount), "left": _left(view, amount)})
        case a.Pass():
            offered = option.group == "offer" or view.phase[0] == "turn"
            return Msg("golden_age-pass-offer" if offered else "golden_age-pass-bid")
        case a.Cash(card):
            data = SETS[card]
            args = {"n": data.set, "card": card_ref(card)}
            args |= _cost(data.pays)
            return Msg("golden_age-cash", args)
        case a.MovePawn(start, to):
            args = _cost(move_cost(PROVINCE[start], PROVINCE[to]))
            return Msg("golden_age-move", args | {"start": province_ref(start), "province": province_ref(to)})
        case a.TakeGuild(guild):
            there = view.guilds[COLOURS.index(guild)]
            args = _cost(there.price or 0) | {"guild": Ref("guild", guild)}
            if there.marker is None:
                return Msg("golden_age-guild", args)
            return Msg("golden_age-guild-displace", args | {"seat": SeatRef(there.marker.seat)})
        case a.MakeMarker(province, source):
            args = {"province": province_ref(province), "n": NUMBERS.settle}
            if source is None:
                return Msg("golden_age-marker", args)
            return Msg("golden_age-marker-moved", args | {"source": marker_place(source)})
        case a.Sail():
            return _sail(view, option, action)
    return _special(view, action)


# ------------------------------------------------------------------ whose, and what it changes


def _player(view: GoldenAgeView) -> PlayerView:
    return view.players[view.active if view.viewer is None else view.viewer]


def _left(view: GoldenAgeView, cost: int) -> Arg:
    """Return the money that remains after a payment."""
    return bare(_player(view).money - cost)


def _cost(amount: int) -> dict[str, Arg]:
    """Return an amount that is paid, or gained, with its unit and without."""
    return {"money": florins(amount), "price": bare(amount)}


def _points(view: GoldenAgeView, gain: int) -> dict[str, Arg]:
    """Return the points before and after a voyage whose crew is not chosen yet."""
    before = _player(view).points.total
    return {"before": before, "after": before + gain}


# ------------------------------------------------------------------ the setup and the roll


def _die(view: GoldenAgeView, total: int) -> Msg:
    """Return a die card with a total: where it leads, and what the seat receives there."""
    ahead = next((ahead for ahead in view.ahead if ahead.total == total), None)
    if ahead is None:
        return Msg("golden_age-die-total", {"total": total})
    income = ahead.income[view.active if view.viewer is None else view.viewer]
    args: dict[str, Arg] = {"total": total, "space": space_name(ahead.space), "money": florins(income)}
    return Msg("golden_age-die", args)


# ------------------------------------------------------------------ pawns and markers


def _sail(view: GoldenAgeView, option: Option, action: a.Sail) -> Msg:
    gain = WORTH_AT[PLACE[action.space]] - (0 if action.source is None else WORTH_AT[PLACE[action.source]])
    args: dict[str, Arg] = {"colony": marker_place(action.space)} | _points(view, gain)
    if action.source is not None:
        args["source"] = marker_place(action.source)
    if option.holes:
        return Msg("golden_age-sail-open" if action.source is None else "golden_age-sail-moved-open", args)
    jokers = len(TRIO) - len(action.cards)
    args["cards"] = cards_in_words((*action.cards, *(JOKER,) * jokers))
    return Msg("golden_age-sail" if action.source is None else "golden_age-sail-moved", args)


# ------------------------------------------------------------------ special actions


def _special(view: GoldenAgeView, action: a.SpecialAction) -> Msg:
    marker: str | None = action.marker
    by: dict[str, Arg] = {} if marker is None else {"marker": marker_place(marker)}
    cost = 0 if marker is None else COST_AT[PLACE[marker]]
    match action:
        case a.AddPawn(province):
            args = by | {"province": province_ref(province)} | _cost(cost)
            return Msg("golden_age-pawn-won" if marker is None else "golden_age-pawn", args)
        case a.PayPainter(painting):
            return _painter(painting, by)
    args = by | {"card": back_ref(_DECKS[type(action)])} | _cost(cost)
    return Msg("golden_age-draw-won" if marker is None else "golden_age-draw", args)


def _painter(name: str, by: dict[str, Arg]) -> Msg:
    """Return the label of a payment for a painting: its name and the number of the payment."""
    points, paid = (int(part) for part in name.split("-"))
    args = by | {"card": card_ref(f"art-{points}"), "n": paid + 1, "payments": PAYMENTS[points]}
    args |= _cost(NUMBERS.painter)
    return Msg("golden_age-pay-painter" if by else "golden_age-pay-painter-won", args)
