"""What a sensible player would do at once, found without playing each card on a copy of the position."""

from collections.abc import Sequence
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
    """The goods in front of all seats, counted once, and how far a seat leads with one more.

    fronts, seals: by seat and good, its cards, and those with a seal. held: by good, the cards in all hands.
    """

    def __init__(self, state: FuggerState, seat: int, progress: float) -> None:
        self._state, self._seat = state, seat
        self._each = value.between(value.FRONT_CARD, progress)
        self._counts = face_up_counts(state)
        self._held = [0] * len(GOODS)
        self._fronts: list[list[int]] = []
        self._seals: list[list[int]] = []
        for player in state.players:
            front, seals = [0] * len(GOODS), [0] * len(GOODS)
            for card in player.front:
                if card != MERCHANT:
                    front[GOOD_INDEX[card]] += 1
                    seals[GOOD_INDEX[card]] += is_sealed(card)
            self._fronts.append(front)
            self._seals.append(seals)
            for card in player.hand:
                if card != MERCHANT:
                    self._held[GOOD_INDEX[card]] += 1

    def lead(self) -> float:
        """Return how far the seat leads by what the cards in front are expected to pay."""
        counts = value.final_counts(self._counts, self._held)
        prices = value.final_prices(counts, self._state.prices)
        extra = [
            value.SEAL * price if count < SEALS_PAY_BELOW else 0.0
            for price, count in zip(prices, counts, strict=True)
        ]
        return self._ahead([value.FRONT * price + self._each for price in prices], extra)

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
        self._fronts[self._seat][good] += by
        self._seals[self._seat][good] += by * sealed
        self._held[good] -= by

    def _lead_after_sale(self) -> float:
        prices = moved_prices(self._counts, self._state.prices)
        doubles = seal_doubles(self._counts)
        return self._ahead(prices, [price * double for price, double in zip(prices, doubles, strict=True)])

    def _ahead(self, paid: Sequence[float], extra: Sequence[float]) -> float:
        """Return how far the seat leads for what a card of each good pays, and what a seal adds."""
        one, two, three, four, five = paid
        worth: list[float] = []
        for player, (a, b, c, d, e), seals in zip(self._state.players, self._fronts, self._seals, strict=True):
            own = player.florins + a * one + b * two + c * three + d * four + e * five
            if any(seals):
                own += sum(count * more for count, more in zip(seals, extra, strict=True))
            worth.append(own)
        mine = worth.pop(self._seat)
        return mine - value.RIVAL * max(worth) - (1 - value.RIVAL) * sum(worth) / len(worth)
