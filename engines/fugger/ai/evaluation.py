"""What computer players need: positions a seat cannot tell apart, their secrets, and how good one is."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS, full_deck, in_order, is_sealed
from engines.fugger.state import DeliveredState, FuggerState, PlayerState, face_up_counts

# Weights in florins, by regression of final scores on positions of some thousand matches and by trial. Those of
# cards are (at the opening, with somebody at a hundred).
WON = 1.5
RIVAL = 0.6
GROWTH = 1.2
SOFT = 1.5
FRONT = 0.85
FRONT_CARD = (0.5, 0.0)
SEAL = 0.6
FRONT_MERCHANT = ((0.0, 9.0, 13.0), (0.0, 0.0, 0.0))
HAND_MERCHANT = (4.3, 0.0)
HAND_GOOD = (5.0, 0.9)
DELIVERED = (15.0, 0.0)


def resample(state: FuggerState, seat: int, rng: Rng) -> FuggerState:
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
    """Florins in sight for the seat, less those of its opponents, the best of them first."""
    if state.over:
        own = state.players[seat].florins
        return WON * (own - max(p.florins for other, p in enumerate(state.players) if other != seat))
    counts = _final_counts(state)
    prices = _final_prices(counts, state.prices)
    progress = min(1.0, max(player.florins for player in state.players) / NUMBERS.game_ends_at)
    worth = [_worth(state, player, counts, prices, progress) for player in state.players]
    mine = worth.pop(seat)
    return mine - RIVAL * max(worth) - (1 - RIVAL) * sum(worth) / len(worth)


def _final_counts(state: FuggerState) -> list[float]:
    """By good, the cards that may lie open when the round ends: the fullest reaches five, others grow with it."""
    counts = face_up_counts(state)
    missing = NUMBERS.round_ends_at - max(counts)
    held = [0] * len(GOODS)
    for player in state.players:
        for card in player.hand:
            if card in GOOD_INDEX:
                held[GOOD_INDEX[card]] += 1
    total = sum(held) + len(GOODS)
    fullest = counts.index(max(counts))
    final = [count + missing * GROWTH * (n + 1) / total for count, n in zip(counts, held, strict=True)]
    final[fullest] = NUMBERS.round_ends_at
    return [min(float(NUMBERS.round_ends_at), count) for count in final]


def _final_prices(counts: list[float], prices: list[int]) -> list[float]:
    """By good, the price to be expected after the evaluation of those counts."""
    threshold = sorted(counts)[-NUMBERS.risers]
    expected = []
    for count, price in zip(counts, prices, strict=True):
        # How sure it is that the good is among the risers, and that it then stays below the crash.
        rises = min(1.0, max(0.0, 0.5 + (count - threshold) / SOFT + 0.25))
        crashes = min(1.0, max(0.0, (price + count - NUMBERS.price_max) / SOFT))
        risen = crashes * NUMBERS.price_min + (1 - crashes) * min(NUMBERS.price_max, price + count)
        expected.append(rises * risen + (1 - rises) * max(NUMBERS.price_min, price - 1))
    return expected


def _worth(
    state: FuggerState, player: PlayerState, counts: list[float], prices: list[float], progress: float
) -> float:
    worth = float(player.florins)
    for card in player.front:
        if card in GOOD_INDEX:
            good = GOOD_INDEX[card]
            worth += FRONT * prices[good] + _between(FRONT_CARD, progress)
            if is_sealed(card) and counts[good] < NUMBERS.seal_with_at_most + 0.6:
                worth += SEAL * prices[good]
    early, late = FRONT_MERCHANT
    out = player.front.count(MERCHANT)
    worth += _between((early[out], late[out]), progress)
    merchants = player.hand.count(MERCHANT)
    worth += min(merchants, NUMBERS.merchants_in_front) * _between(HAND_MERCHANT, progress)
    worth += (len(player.hand) - merchants) * _between(HAND_GOOD, progress)
    for delivered in player.delivered:
        price = state.prices[GOOD_INDEX[delivered.card]]
        worth += _between(DELIVERED, progress) + progress * NUMBERS.delivery_factor * price
    return worth


def _between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress
