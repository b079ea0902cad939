"""The value of a position for a seat."""

from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS, is_sealed
from engines.fugger.state import FuggerState, PlayerState, face_up_counts

# Weights in florins, from a regression of final scores on the positions of some thousand matches, and from trials.
# Pairs are (at the opening, when a player has a hundred).
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


def evaluate(state: FuggerState, seat: int) -> float:
    """Return the seat's expected florins minus those of its opponents, weighted towards the best of them."""
    if state.over:
        own = state.players[seat].florins
        return WON * (own - max(p.florins for other, p in enumerate(state.players) if other != seat))
    counts = expected_counts(state)
    prices = final_prices(counts, state.prices)
    progress = min(1.0, max(player.florins for player in state.players) / NUMBERS.game_ends_at)
    worth = [_worth(state, player, counts, prices, progress) for player in state.players]
    mine = worth.pop(seat)
    return mine - RIVAL * max(worth) - (1 - RIVAL) * sum(worth) / len(worth)


def expected_counts(state: FuggerState) -> list[float]:
    """Return by good the cards expected face up at the end of the round."""
    held = [0] * len(GOODS)
    for player in state.players:
        for card in player.hand:
            if card in GOOD_INDEX:
                held[GOOD_INDEX[card]] += 1
    return final_counts(face_up_counts(state), held)


def final_counts(counts: list[int], held: list[int]) -> list[float]:
    """Return by good the cards expected face up at the end of the round.

    The fullest good is expected to reach five; the others grow with it. held: cards in all hands.
    """
    missing = NUMBERS.round_ends_at - max(counts)
    total = sum(held) + len(GOODS)
    fullest = counts.index(max(counts))
    final = [count + missing * GROWTH * (n + 1) / total for count, n in zip(counts, held, strict=True)]
    final[fullest] = NUMBERS.round_ends_at
    return [min(float(NUMBERS.round_ends_at), count) for count in final]


def final_prices(counts: list[float], prices: list[int]) -> list[float]:
    """Return by good the price expected after these counts are evaluated."""
    threshold = sorted(counts)[-NUMBERS.risers]
    low, high = float(NUMBERS.price_min), float(NUMBERS.price_max)
    expected = []
    for count, price in zip(counts, prices, strict=True):
        falls = price - 1.0 if price > low else low
        # The chance that the good is among the risers, and that it then crashes.
        rises = _chance((count - threshold) / SOFT + 0.75)
        if not rises:
            expected.append(falls)
            continue
        crashes = _chance((price + count - high) / SOFT)
        risen = crashes * low + (1 - crashes) * (price + count if price + count < high else high)
        expected.append(rises * risen + (1 - rises) * falls)
    return expected


def _chance(value: float) -> float:
    return 0.0 if value < 0.0 else 1.0 if value > 1.0 else value


def _worth(
    state: FuggerState, player: PlayerState, counts: list[float], prices: list[float], progress: float
) -> float:
    worth = float(player.florins)
    for card in player.front:
        if card in GOOD_INDEX:
            good = GOOD_INDEX[card]
            worth += FRONT * prices[good] + between(FRONT_CARD, progress)
            if is_sealed(card) and counts[good] < NUMBERS.seal_with_at_most + 0.6:
                worth += SEAL * prices[good]
    early, late = FRONT_MERCHANT
    out = player.front.count(MERCHANT)
    worth += between((early[out], late[out]), progress)
    merchants = player.hand.count(MERCHANT)
    worth += min(merchants, NUMBERS.merchants_in_front) * between(HAND_MERCHANT, progress)
    worth += (len(player.hand) - merchants) * between(HAND_GOOD, progress)
    for delivered in player.delivered:
        price = state.prices[GOOD_INDEX[delivered.card]]
        worth += between(DELIVERED, progress) + progress * NUMBERS.delivery_factor * price
    return worth


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress
