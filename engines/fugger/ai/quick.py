"""What a sensible player would do at once, found without playing each card on a copy of the position."""

from typing import Final

from engines.fugger.actions import Deliver, Draw, FuggerAction, Play
from engines.fugger.ai import evaluation as value
from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS, in_order, is_sealed
from engines.fugger.rules.round_scoring import moved_prices, seal_doubles
from engines.fugger.rules.turn import may_deliver, may_draw, may_play_merchant
from engines.fugger.state import FuggerState, PlayerState, face_up_counts

SEALS_PAY_BELOW: Final = NUMBERS.seal_with_at_most + 0.6
"""The number of cards expected of a good up to which its seals are likely to pay."""
MERCHANTS: Final = NUMBERS.merchants / (NUMBERS.merchants + NUMBERS.per_good * len(GOODS))
"""The chance that a card drawn is a merchant."""


def quick(state: FuggerState, seat: int) -> FuggerAction:
    """Return the action of a seat that is asked after which `evaluation.evaluate` would be about the best."""
    player = state.players[seat]
    progress = min(1.0, max(other.florins for other in state.players) / NUMBERS.game_ends_at)
    table = _Table(state, seat, progress)
    good_held, merchant_held = (
        value.between(value.HAND_GOOD, progress),
        value.between(value.HAND_MERCHANT, progress),
    )
    now = table.lead()
    best: FuggerAction = Draw()
    drawn = (1 - MERCHANTS) * good_held + MERCHANTS * merchant_held
    most = now + drawn if may_draw(state, player) else float("-inf")
    delivers = may_deliver(state, player)
    for card in in_order(set(player.hand)):
        if card == MERCHANT:
            if may_play_merchant(player) and (then := now + _sent_out(player, progress)) > most:
                best, most = Play(card), then
            continue
        if (then := table.lead_with(card) - good_held) > most:
            best, most = Play(card), then
        if delivers:
            price = state.prices[GOOD_INDEX[card]]
            worth = value.between(value.DELIVERED, progress) + progress * NUMBERS.delivery_factor * price
            if (then := now + worth - good_held) > most:
                best, most = Deliver(card), then
    return best


def _sent_out(player: PlayerState, progress: float) -> float:
    """Return the worth of playing a merchant."""
    early, late = value.FRONT_MERCHANT
    out = player.front.count(MERCHANT)
    gained = value.between((early[out + 1], late[out + 1]), progress)
    gained -= value.between((early[out], late[out]), progress)
    spare = player.hand.count(MERCHANT) > NUMBERS.merchants_in_front
    return gained if spare else gained - value.between(value.HAND_MERCHANT, progress)


class _Table:
    """What a card of each good in front is worth to a seat, counted once, and how far it leads with one more.

    The rival that counts most is taken to be the one who leads now, whatever the card changes.

    worth, sealed: by good, the cards in front of the seat, and those with a seal, less those of its rivals.
    held: by good, the cards in all hands.
    """

    def __init__(self, state: FuggerState, seat: int, progress: float) -> None:
        self._prices = state.prices
        self._each = value.between(value.FRONT_CARD, progress)
        self._counts = face_up_counts(state)
        self._held = [0] * len(GOODS)
        self._worth, self._sealed = [0.0] * len(GOODS), [0.0] * len(GOODS)
        ahead = max((n for n in range(state.seats) if n != seat), key=lambda n: _shown(state, n))
        share = (1 - value.RIVAL) / (state.seats - 1)
        for at, player in enumerate(state.players):
            weight = 1.0 if at == seat else -share - value.RIVAL * (at == ahead)
            for card in player.front:
                if card != MERCHANT:
                    self._worth[GOOD_INDEX[card]] += weight
                    if is_sealed(card):
                        self._sealed[GOOD_INDEX[card]] += weight
            for card in player.hand:
                if card != MERCHANT:
                    self._held[GOOD_INDEX[card]] += 1

    def lead(self) -> float:
        """Return how far the seat leads by what the cards in front are expected to pay."""
        counts = value.final_counts(self._counts, self._held)
        prices = value.final_prices(counts, self._prices)
        lead = 0.0
        for price, count, cards, seals in zip(prices, counts, self._worth, self._sealed, strict=True):
            lead += cards * (value.FRONT * price + self._each)
            if count < SEALS_PAY_BELOW:
                lead += seals * value.SEAL * price
        return lead

    def lead_with(self, card: str) -> float:
        """Return how far the seat leads once it has played a good."""
        good, sealed = GOOD_INDEX[card], is_sealed(card)
        self._move(good, sealed, 1)
        ends = self._counts[good] >= NUMBERS.round_ends_at
        lead = self._lead_after_sale() if ends else self.lead()
        self._move(good, sealed, -1)
        return lead

    def _move(self, good: int, sealed: bool, by: int) -> None:
        self._counts[good] += by
        self._worth[good] += by
        self._sealed[good] += by * sealed
        self._held[good] -= by

    def _lead_after_sale(self) -> float:
        prices = moved_prices(self._counts, self._prices)
        doubles = seal_doubles(self._counts)
        sold = zip(prices, doubles, self._worth, self._sealed, strict=True)
        return sum(price * (cards + seals * double) for price, double, cards, seals in sold)


def _shown(state: FuggerState, seat: int) -> int:
    """Return a seat's florins, and what its goods in front would pay at the prices of now."""
    player = state.players[seat]
    return player.florins + sum(state.prices[GOOD_INDEX[card]] for card in player.front if card != MERCHANT)
