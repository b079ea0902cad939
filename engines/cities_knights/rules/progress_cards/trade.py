"""The playable trade cards (rules 3): their options and effects."""

from engines.cities_knights import card_actions as a
from engines.cities_knights.data import COMMODITIES, KIND, KINDS, RESOURCES, Cards
from engines.cities_knights.events import CardsTaken
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules import commercial_harbour
from engines.cities_knights.rules.building import hexes_at
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.progress_cards.common import Effects, Offers, named, opponents, richer, upon
from engines.cities_knights.state import CatanState, Plunder, Turn
from engines.core.actions import Option
from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import move_available
from engines.core.text.kinds import SEAT

_HARBOUR = named(a.CommercialHarbour())


def _commercial_harbour(state: CatanState, turn: Turn) -> list[Option]:
    # While one is in force, a second copy would bring nothing.
    return [_HARBOUR] if not turn.harbour and commercial_harbour.partners(state, turn) else []


def _open_harbour(_: Ctx[CatanState], turn: Turn, __: a.CommercialHarbour) -> None:
    turn.harbour = True


def _master_merchant(state: CatanState, turn: Turn) -> list[Option]:
    return [upon(a.MasterMerchant, SEAT, seat) for seat in richer(state, turn.seat)]


def _plunder(ctx: Ctx[CatanState], turn: Turn, action: a.MasterMerchant) -> None:
    # The hand is shown now, even if nothing is taken later.
    ctx.reveal()
    ctx.push(Plunder(seat=turn.seat, victim=action.victim))


def _merchant_fleet(state: CatanState, turn: Turn) -> list[Option]:
    return [upon(a.MerchantFleet, "kind", kind) for i, kind in enumerate(KINDS) if i not in turn.fleets]


def _merchant(state: CatanState, turn: Turn) -> list[Option]:
    return [
        upon(a.Merchant, "hex", ISLAND.names[place])
        for place in hexes_at(state, turn.seat)
        if (state.merchant_hex, state.merchant_seat) != (place, turn.seat)
    ]


def _place_merchant(ctx: Ctx[CatanState], turn: Turn, action: a.Merchant) -> None:
    ctx.state.merchant_hex = ISLAND.cell(action.hex)
    ctx.state.merchant_seat = turn.seat


def _hidden_hands(state: CatanState, turn: Turn) -> bool:
    """Return whether any opponent holds a card; its kind is hidden."""
    return any(size(state, seat) for seat in opponents(state, turn.seat))


def _resource_monopoly(state: CatanState, turn: Turn) -> list[Option]:
    if not _hidden_hands(state, turn):
        return []
    return [upon(a.ResourceMonopoly, "kind", kind) for kind in RESOURCES]


def _trade_monopoly(state: CatanState, turn: Turn) -> list[Option]:
    if not _hidden_hands(state, turn):
        return []
    return [upon(a.TradeMonopoly, "kind", kind) for kind in COMMODITIES]


def _collect(ctx: Ctx[CatanState], turn: Turn, kind: str, most: int) -> None:
    ctx.reveal()
    for seat in opponents(ctx.state, turn.seat):
        hand, own = ctx.state.players[seat].hand, ctx.state.players[turn.seat].hand
        cards = Cards.of(move_available(hand, own, Cards(**{kind: most}).counts()))
        if cards.total():
            ctx.emit(CardsTaken(turn.seat, seat, cards))


OPTIONS: Offers = {
    "commercial_harbor": _commercial_harbour,
    "master_merchant": _master_merchant,
    "merchant_fleet": _merchant_fleet,
    "merchant": _merchant,
    "resource_monopoly": _resource_monopoly,
    "trade_monopoly": _trade_monopoly,
}

EFFECTS: Effects = {
    a.CommercialHarbour: _open_harbour,
    a.MasterMerchant: _plunder,
    a.MerchantFleet: lambda _, turn, action: turn.fleets.append(KIND[action.kind]),
    a.Merchant: _place_merchant,
    a.ResourceMonopoly: lambda ctx, turn, action: _collect(ctx, turn, action.kind, 2),
    a.TradeMonopoly: lambda ctx, turn, action: _collect(ctx, turn, action.kind, 1),
}
