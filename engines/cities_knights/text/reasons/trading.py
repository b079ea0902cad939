"""Reasons why a trade with the bank or with others is refused (rules 1.3 and 2.11)."""

from engines.cities_knights import actions as a
from engines.cities_knights.data import KIND
from engines.cities_knights.rules.trading import OFFERS, rates
from engines.cities_knights.state import CatanState, Turn
from engines.cities_knights.text.names import TRADE
from engines.core.text.messages import Arg, Msg, Ref


def trade(state: CatanState, turn: Turn, seat: int, action: a.CatanAction) -> Msg | None:
    """Explain why a seat, active or not, may not trade this way."""
    if isinstance(action, a.TradeBank):
        return _bank(state, turn, action)
    return TRADE.why_not(OFFERS, state, turn, seat, action)


def _bank(state: CatanState, turn: Turn, action: a.TradeBank) -> Msg | None:
    give, get = KIND[action.give], KIND[action.get]
    args: dict[str, Arg] = {"give": Ref("kind", action.give), "get": Ref("kind", action.get)}
    if give == get:
        return Msg("cities_knights-no-bank-same", {"kind": Ref("kind", action.give)})
    if action.sets < 1:
        return Msg("cities_knights-no-bank-sets")
    need = rates(state, turn)[give] * action.sets
    have = state.players[turn.seat].hand[give]
    if have < need:
        return Msg("cities_knights-no-bank-pay", args | {"n": need, "sets": action.sets, "have": have})
    if state.bank[get] < action.sets:
        return Msg("cities_knights-no-bank-stock", {"kind": Ref("kind", action.get), "n": state.bank[get]})
    return None
