"""Faults of a state, in words for developers: for the conformance kit, and for loading positions."""

from engines.fugger.data import MERCHANT, NUMBERS, full_deck, in_order
from engines.fugger.state import FuggerState, face_up_counts


def faults(state: FuggerState) -> list[str]:
    """Return what is wrong with the deck (49 cards), prices, hands, merchants and deliveries."""
    wrong = merchants(state)
    cards = [*state.pile, *state.discards, *state.jakob]
    for seat, player in enumerate(state.players):
        cards += [*player.hand, *player.front, *(card.card for card in player.delivered)]
        rounds = [card.round for card in player.delivered]
        if len(set(rounds)) != len(rounds) or any(n > NUMBERS.delivery_rounds for n in rounds):
            wrong.append(f"seat {seat} delivered in rounds {rounds}")
        if player.florins < 0:
            wrong.append(f"seat {seat} has {player.florins} florins")
    if in_order(cards) != full_deck():
        wrong.append("the cards are not the printed deck")
    if not all(NUMBERS.price_min <= price <= NUMBERS.price_max for price in state.prices):
        wrong.append(f"prices {state.prices}")
    if not state.over and max(face_up_counts(state)) >= NUMBERS.round_ends_at:
        wrong.append("five cards of a good lie open and the round goes on")
    return wrong


def merchants(state: FuggerState) -> list[str]:
    """Return the merchants that lie where the rules cannot work with them."""
    wrong = ["Jakob keeps a merchant"] if MERCHANT in state.jakob else []
    for seat, player in enumerate(state.players):
        if player.front.count(MERCHANT) > NUMBERS.merchants_in_front:
            wrong.append(f"seat {seat} has more than {NUMBERS.merchants_in_front} merchants in front")
        if any(card.card == MERCHANT for card in player.delivered):
            wrong.append(f"seat {seat} delivered a merchant")
    return wrong
