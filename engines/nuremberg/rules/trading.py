"""Trade with the bank and among seats; gold is one of the goods."""

from engines.core.actions import Option
from engines.core.frames import Ctx
from engines.core.mechanics.bank_trades import BankTraded, TradeBank, bank_trade_option
from engines.core.mechanics.resource_counts import move_pieces
from engines.core.mechanics.trade_offers import TradeOffers
from engines.nuremberg.data import GOLD, KIND, KINDS, NUMBERS, RESOURCES, Goods
from engines.nuremberg.geography.city import ANY, SITES
from engines.nuremberg.rules.hands import pay
from engines.nuremberg.state import NurembergState

_RATES = NUMBERS.rates
TO_GOLD = _RATES.to_gold
"""Alike resources for a piece of gold, regardless of workshops (resolution 12)."""
_PRINTED = tuple((site, KIND[data.trade]) for site, data in enumerate(SITES) if data.trade in RESOURCES)
_ANY_SITES = tuple(site for site, data in enumerate(SITES) if data.trade == ANY)


def rates(state: NurembergState, seat: int) -> tuple[int, ...]:
    """Return, by kind including gold, how many the bank takes from a seat for one resource."""
    sites = state.workshops
    if seat not in sites:
        return _USUAL
    everything = any(sites[site] == seat for site in _ANY_SITES)
    found = list(_BETTER if everything else _USUAL)
    for site, kind in _PRINTED:
        if sites[site] == seat:
            found[kind] = _RATES.printed
    return tuple(found)


_USUAL = (*(_RATES.usual for _ in RESOURCES), _RATES.gold)
_BETTER = (*(_RATES.any for _ in RESOURCES), _RATES.gold_any)


def rate(state: NurembergState, seat: int, give: int, get: int) -> int:
    """Return how many of a kind the bank takes for one of another."""
    return TO_GOLD if get == GOLD else rates(state, seat)[give]


def bank_options(state: NurembergState, seat: int) -> list[Option]:
    """Return every pair of kinds that purse and bank allow; the number of sets is open if there is a choice."""
    purse = state.players[seat].purse
    found: list[Option] = []
    if max(purse) < _RATES.printed:
        return found
    for give, need in enumerate(rates(state, seat)):
        have = purse[give]
        if have >= need:
            sets = have // need
            for get, stock in enumerate(state.bank):
                if stock and get != give:
                    found.append(bank_trade_option(KINDS[give], KINDS[get], min(sets, stock)))
        if have >= TO_GOLD and give != GOLD:
            found.append(bank_trade_option(KINDS[give], KINDS[GOLD], have // TO_GOLD))
    return found


def trade_with_bank(ctx: Ctx[NurembergState], seat: int, action: TradeBank) -> None:
    """Trade sets with the bank; several sets in one go are separate trades at the same rate."""
    state = ctx.state
    paid = rate(state, seat, KIND[action.give], KIND[action.get]) * action.sets
    gave, got = Goods(**{action.give: paid}), Goods(**{action.get: action.sets})
    pay(state, seat, [n - m for n, m in zip(gave.counts(), got.counts(), strict=True)])
    ctx.emit(BankTraded(seat, gave, got))


# ------------------------------------------------------------------ among seats


class NurembergOffers(TradeOffers[NurembergState, Goods]):
    """Offers of cards and gold for cards and gold, with a limit of pieces on a side."""

    most = 12
    proposals = 12

    def goods(self, state: NurembergState, seat: int) -> Goods:
        """Return the hand and the gold."""
        return Goods.of(state.players[seat].purse)

    def hand_over(self, state: NurembergState, giver: int, taker: int, goods: Goods) -> None:
        """Move cards and gold from purse to purse."""
        move_pieces(state.players[giver].purse, state.players[taker].purse, goods.counts())


OFFERS = NurembergOffers()
