"""What a sensible player would do at once, found without playing each card on a copy of the position."""

from typing import Final

from engines.fugger.actions import Deliver, Draw, FuggerAction, Play
from engines.fugger.ai import evaluation as ev
from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS, in_order, is_sealed
from engines.fugger.rules.round_scoring import moved_prices
from engines.fugger.rules.turn import may_deliver, may_draw, may_play_merchant
from engines.fugger.state import FuggerState, face_up_counts

_SEAL_LIMIT: Final = NUMBERS.seal_with_at_most + 0.6
_FULL: Final = NUMBERS.round_ends_at


def quick(state: FuggerState, seat: int) -> FuggerAction:
    """Return the action of a seat that is asked after which `evaluation.evaluate` would be about the best."""
    return _Table(state, seat).best()


class _Table:
    """The cards in front of all, by seat and good, and what is worth the same whatever is played."""

    def __init__(self, state: FuggerState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.counts = face_up_counts(state)
        self.progress = min(1.0, max(player.florins for player in state.players) / NUMBERS.game_ends_at)
        self.fronts: list[list[int]] = []
        self.seals: list[list[int]] = []
        self.held = [0] * len(GOODS)
        for player in state.players:
            front, seals = [0] * len(GOODS), [0] * len(GOODS)
            for card in player.front:
                good = GOOD_INDEX.get(card)
                if good is not None:
                    front[good] += 1
                    if is_sealed(card):
                        seals[good] += 1
            self.fronts.append(front)
            self.seals.append(seals)
            for card in player.hand:
                good = GOOD_INDEX.get(card)
                if good is not None:
                    self.held[good] += 1

    def best(self) -> FuggerAction:
        player, progress = self.player, self.progress
        in_hand = ev._between(ev.HAND_GOOD, progress)
        merchant = ev._between(ev.HAND_MERCHANT, progress)
        now = self.gap(self.counts, self.held)
        best: FuggerAction = Draw()
        most = now + 0.93 * in_hand + 0.07 * merchant if may_draw(self.state, player) else float("-inf")
        delivers = may_deliver(self.state, player)
        for card in in_order(set(player.hand)):
            if card == MERCHANT:
                if may_play_merchant(player):
                    early, late = ev.FRONT_MERCHANT
                    out = player.front.count(MERCHANT)
                    gain = ev._between((early[out + 1], late[out + 1]), progress) - ev._between(
                        (early[out], late[out]), progress
                    )
                    spare = player.hand.count(MERCHANT) > NUMBERS.merchants_in_front
                    value = now + gain - (0.0 if spare else merchant)
                    if value > most:
                        best, most = Play(card), value
                continue
            good, sealed = GOOD_INDEX[card], is_sealed(card)
            value = self.played(good, sealed) - in_hand
            if value > most:
                best, most = Play(card), value
            if delivers:
                value = now - in_hand + ev._between(ev.DELIVERED, progress)
                value += progress * NUMBERS.delivery_factor * self.state.prices[good]
                if value > most:
                    best, most = Deliver(card), value
        return best

    def played(self, good: int, sealed: bool) -> float:
        """Return how far the seat is ahead after it played a good."""
        counts, front, seals = self.counts, self.fronts[self.seat], self.seals[self.seat]
        counts[good] += 1
        front[good] += 1
        seals[good] += sealed
        self.held[good] -= 1
        value = self.ended() if counts[good] >= _FULL else self.gap(counts, self.held)
        counts[good] -= 1
        front[good] -= 1
        seals[good] -= sealed
        self.held[good] += 1
        return value

    def gap(self, counts: list[int], held: list[int]) -> float:
        final = ev.final_counts(counts, held)
        prices = ev.final_prices(final, self.state.prices)
        each = ev._between(ev.FRONT_CARD, self.progress)
        paid = [ev.FRONT * price + each for price in prices]
        extra = [
            ev.SEAL * price if count < _SEAL_LIMIT else 0.0 for price, count in zip(prices, final, strict=True)
        ]
        return self.ahead(paid, extra)

    def ended(self) -> float:
        prices = moved_prices(self.counts, self.state.prices)
        extra = [
            price if count <= NUMBERS.seal_with_at_most else 0
            for price, count in zip(prices, self.counts, strict=True)
        ]
        return self.ahead(prices, extra)

    def ahead(self, paid: object, extra: object) -> float:
        worth = []
        for player, front, seals in zip(self.state.players, self.fronts, self.seals, strict=True):
            a, b, c, d, e = front
            value = player.florins + a * paid[0] + b * paid[1] + c * paid[2] + d * paid[3] + e * paid[4]
            if any(seals):
                value += sum(map(int.__mul__ if False else (lambda n, x: n * x), seals, extra))
            worth.append(value)
        mine = worth.pop(self.seat)
        return mine - ev.RIVAL * max(worth) - (1 - ev.RIVAL) * sum(worth) / len(worth)
