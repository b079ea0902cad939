"""What computer players need: positions a seat cannot tell apart, their secrets, and how good one is."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.fugger.data import MERCHANT, NUMBERS, full_deck, in_order
from engines.fugger.evaluation import deliveries, moved_prices, sale
from engines.fugger.state import DeliveredState, FuggerState, PlayerState, face_up_counts

HAND_GOOD = 2.2
HAND_MERCHANT = 3.0
FRONT_MERCHANT = (0.0, 5.5, 8.0)


def determinize(state: FuggerState, seat: int, rng: Rng) -> FuggerState:
    """Deal every card that the seat cannot see anew; ``state`` is written on.

    What everybody knows stays true: face-down cards are goods, and whose turn it is can act.
    """
    if state.over:
        return state
    others = [player for other, player in enumerate(state.players) if other != seat]
    unknown = list(state.pile)
    for player in others:
        unknown += player.hand
        unknown += [card.card for card in player.delivered]
    unknown = in_order(unknown)
    rng.shuffle(unknown)
    for player in others:
        player.delivered = [DeliveredState(old.round, _next_good(unknown)) for old in player.delivered]
    must_play = _needs_a_good(state, seat)
    for player in others:
        kept = [_next_good(unknown)] if player is must_play else []
        player.hand = kept + [unknown.pop() for _ in range(len(player.hand) - len(kept))]
    state.pile = unknown
    state.rng = Rng(rng.word().to_bytes(8, "big") * 2)
    return state


def _needs_a_good(state: FuggerState, seat: int) -> PlayerState | None:
    # With nothing to draw and two merchants out, only a good in hand saves a seat from being skipped.
    active = state.stack[-1].seat
    player = state.players[active]
    if active == seat or state.pile or state.discards:
        return None
    return player if player.front.count(MERCHANT) == NUMBERS.merchants_in_front else None


def _next_good(cards: list[str]) -> str:
    at = next(i for i in range(len(cards) - 1, -1, -1) if cards[i] != MERCHANT)
    return cards.pop(at)


def secrets(state: FuggerState, seat: int) -> dict[str, Any]:
    """Hands and face-down cards of the others, the draw pile's order, and the seed."""
    if state.over:
        return {}
    found: dict[str, Any] = {"pile": tuple(state.pile), "seed": state.rng.seed}
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(in_order(player.hand))
            found[f"delivered-{other}"] = tuple(card.card for card in player.delivered)
    return found


def invariants(state: FuggerState) -> list[str]:
    """49 cards, each kind as often as printed; prices on the circle; hands, merchants and deliveries in bounds."""
    wrong = []
    cards = [*state.pile, *state.discards, *state.jakob]
    for seat, player in enumerate(state.players):
        cards += [*player.hand, *player.front, *(card.card for card in player.delivered)]
        if player.front.count(MERCHANT) > NUMBERS.merchants_in_front:
            wrong.append(f"seat {seat} has more than two merchants in front")
        rounds = [card.round for card in player.delivered]
        if len(set(rounds)) != len(rounds) or any(n > NUMBERS.delivery_rounds for n in rounds):
            wrong.append(f"seat {seat} delivered in rounds {rounds}")
        if any(card.card == MERCHANT for card in player.delivered):
            wrong.append(f"seat {seat} delivered a merchant")
        if player.florins < 0:
            wrong.append(f"seat {seat} has {player.florins} florins")
    if in_order(cards) != full_deck():
        wrong.append("the cards are not the printed deck")
    if MERCHANT in state.jakob:
        wrong.append("Jakob keeps a merchant")
    if not all(NUMBERS.price_min <= price <= NUMBERS.price_max for price in state.prices):
        wrong.append(f"prices {state.prices}")
    if not state.over and max(face_up_counts(state)) >= NUMBERS.round_ends_at:
        wrong.append("five cards of a good lie open and the round goes on")
    return wrong


def evaluate(state: FuggerState, seat: int) -> float:
    """Florins in sight for the seat, less those of its best opponent."""
    if state.over:
        own = state.players[seat].florins
        return own - max(p.florins for other, p in enumerate(state.players) if other != seat)
    counts = face_up_counts(state)
    after = moved_prices(counts, state.prices)
    worth = [_worth(state, player, counts, after) for player in state.players]
    mine = worth.pop(seat)
    return mine - 0.6 * max(worth) - 0.4 * sum(worth) / len(worth)


def _worth(state: FuggerState, player: PlayerState, counts: list[int], after: tuple[int, ...]) -> float:
    # Prices keep moving until the round ends, so that goods in front are worth between today's and the next.
    now, _ = sale(player.front, counts, state.prices)
    then, _ = sale(player.front, counts, after)
    closeness = max(counts) / NUMBERS.round_ends_at
    merchants = player.hand.count(MERCHANT)
    goods = len(player.hand) - merchants
    return (
        player.florins
        + then * closeness
        + now * (1 - closeness) * 0.8
        + FRONT_MERCHANT[player.front.count(MERCHANT)]
        + goods * HAND_GOOD
        + min(merchants, NUMBERS.merchants_in_front) * HAND_MERCHANT
        + 0.75 * deliveries([card.card for card in player.delivered], state.prices)
    )
