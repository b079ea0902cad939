"""Trade with the bank and among seats (rules 1.3 and 2.11)."""

from functools import cache

from engines.cities_knights.data import COMMODITIES, KIND, KINDS, NUMBERS, TRADE, Cards
from engines.cities_knights.geography import HARBOUR_AT
from engines.cities_knights.rules.remembered import with_buildings
from engines.cities_knights.state import CatanState, Turn
from engines.core.actions import Option
from engines.core.frames import Ctx
from engines.core.mechanics.bank_trades import BankTraded, TradeBank, bank_trade_option
from engines.core.mechanics.resource_counts import can_pay, move_pieces
from engines.core.mechanics.trade_offers import TradeOffers

GUILD = 3
"""The level of trade that swaps two commodities of a kind."""


def rates(state: CatanState, turn: Turn) -> tuple[int, ...]:
    """Return, by kind, how many cards the active seat gives the bank for one.

    The best rate counts; rates do not add.
    """
    seat = turn.seat
    usual = _harbour_rates(state, seat)
    guild = state.players[seat].improvements[TRADE] >= GUILD
    if not (guild or turn.fleets or state.merchant_seat == seat):
        return usual
    found = list(usual)
    if state.merchant_seat == seat:
        product = NUMBERS.produces.get(state.terrain[state.merchant_hex])
        if product is not None:
            found[KIND[product]] = 2
    if guild:
        for kind in COMMODITIES:
            found[KIND[kind]] = 2
    for number in turn.fleets:
        found[number] = 2
    return tuple(found)


@with_buildings
def _harbour_rates(state: CatanState, seat: int) -> tuple[int, ...]:
    harbours = [state.harbours[place] for vertex, place in HARBOUR_AT.items() if state.owner[vertex] == seat]
    found = [3 if "any" in harbours else 4] * len(KINDS)
    for kind in harbours:
        if kind != "any":
            found[KIND[kind]] = 2
    return tuple(found)


def bank_options(state: CatanState, turn: Turn) -> list[Option]:
    """Return every pair of kinds that hand and bank allow; the number of sets is open if there is a choice."""
    hand, bank = state.players[turn.seat].hand, state.bank
    found: list[Option] = []
    if max(hand) < 2:
        return found
    least = min(bank)
    for give, rate in enumerate(rates(state, turn)):
        if hand[give] < rate:
            continue
        most = hand[give] // rate
        if least >= most:
            found += _for_any_kind(give, most)
        else:
            for get, stock in enumerate(bank):
                if stock and get != give:
                    found.append(bank_trade_option(KINDS[give], KINDS[get], min(most, stock)))
    return found


@cache
def _for_any_kind(give: int, most: int) -> list[Option]:
    """Return the options of giving a kind for any other, up to ``most`` times; the bank has enough of all."""
    return [bank_trade_option(KINDS[give], kind, most) for kind in KINDS if kind != KINDS[give]]


def trade_with_bank(ctx: Ctx[CatanState], turn: Turn, action: TradeBank) -> None:
    """Trade sets with the bank; several sets in one go are separate trades at the same rate (A30)."""
    state = ctx.state
    gave = Cards(**{action.give: rates(state, turn)[KIND[action.give]] * action.sets})
    got = Cards(**{action.get: action.sets})
    hand = state.players[turn.seat].hand
    move_pieces(hand, state.bank, gave.counts())
    move_pieces(state.bank, hand, got.counts())
    ctx.emit(BankTraded(turn.seat, gave, got))


# ------------------------------------------------------------------ among seats


class CatanOffers(TradeOffers[CatanState, Cards]):
    """Offers of cards for cards, at most six on a side."""

    most = 6
    proposals = 12

    def goods(self, state: CatanState, seat: int) -> Cards:
        """Return the hand."""
        return Cards.of(state.players[seat].hand)

    def can_give(self, state: CatanState, seat: int, goods: Cards) -> bool:
        """Return whether the hand holds the cards."""
        return can_pay(state.players[seat].hand, goods.counts())

    def hand_over(self, state: CatanState, giver: int, taker: int, goods: Cards) -> None:
        """Move the cards from hand to hand."""
        move_pieces(state.players[giver].hand, state.players[taker].hand, goods.counts())


OFFERS = CatanOffers()
