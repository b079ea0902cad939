"""The playable trade cards (rules 3): their options and effects."""

from collections.abc import Callable, Sequence

from engines.cities_knights import card_actions as a
from engines.cities_knights.data import COMMODITIES, KIND, KINDS, RESOURCES, Cards
from engines.cities_knights.events import CardsTaken
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules import commercial_harbour
from engines.cities_knights.rules.building import hexes_at
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.progress_cards.common import (
    Effects,
    Offers,
    if_useful,
    opponents,
    richer,
    upon_each,
)
from engines.cities_knights.state import CatanState, Plunder, Turn
from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import move_available
from engines.core.text.kinds import SEAT


def _open_harbour(_: Ctx[CatanState], turn: Turn, __: a.CommercialHarbour) -> None:
    turn.harbour = True


def _plunder(ctx: Ctx[CatanState], turn: Turn, action: a.MasterMerchant) -> None:
    # The hand is shown now, even if nothing is taken later.
    ctx.reveal()
    ctx.push(Plunder(seat=turn.seat, victim=action.victim))


def _place_merchant(ctx: Ctx[CatanState], turn: Turn, action: a.Merchant) -> None:
    ctx.state.merchant_hex = ISLAND.cell(action.hex)
    ctx.state.merchant_seat = turn.seat


def _collect(ctx: Ctx[CatanState], turn: Turn, kind: str, most: int) -> None:
    ctx.reveal()
    for seat in opponents(ctx.state, turn.seat):
        hand, own = ctx.state.players[seat].hand, ctx.state.players[turn.seat].hand
        cards = Cards.of(move_available(hand, own, Cards(**{kind: most}).counts()))
        if cards.total():
            ctx.emit(CardsTaken(turn.seat, seat, cards))


def _of_hidden_hands(kinds: Sequence[str]) -> Callable[[CatanState, Turn], Sequence[str]]:
    """Return the kinds that a monopoly may name: all, if any opponent holds a card, since its kind is hidden."""
    return lambda state, turn: kinds if any(size(state, seat) for seat in opponents(state, turn.seat)) else ()


def _merchant_places(state: CatanState, turn: Turn) -> list[str]:
    here = (state.merchant_hex, state.merchant_seat)
    return [ISLAND.names[place] for place in hexes_at(state, turn.seat) if here != (place, turn.seat)]


OPTIONS: Offers = {
    # While one is in force, a second copy would bring nothing.
    "commercial_harbor": if_useful(
        a.CommercialHarbour(), lambda state, turn: not turn.harbour and commercial_harbour.partners(state, turn)
    ),
    "master_merchant": upon_each(a.MasterMerchant, SEAT, lambda state, turn: richer(state, turn.seat)),
    "merchant_fleet": upon_each(
        a.MerchantFleet, "kind", lambda _, turn: [kind for i, kind in enumerate(KINDS) if i not in turn.fleets]
    ),
    "merchant": upon_each(a.Merchant, "hex", _merchant_places),
    "resource_monopoly": upon_each(a.ResourceMonopoly, "kind", _of_hidden_hands(RESOURCES)),
    "trade_monopoly": upon_each(a.TradeMonopoly, "kind", _of_hidden_hands(COMMODITIES)),
}

EFFECTS: Effects = {
    a.CommercialHarbour: _open_harbour,
    a.MasterMerchant: _plunder,
    a.MerchantFleet: lambda _, turn, action: turn.fleets.append(KIND[action.kind]),
    a.Merchant: _place_merchant,
    a.ResourceMonopoly: lambda ctx, turn, action: _collect(ctx, turn, action.kind, 2),
    a.TradeMonopoly: lambda ctx, turn, action: _collect(ctx, turn, action.kind, 1),
}
