"""The evaluation of a round: risers, new prices, sales. Pure arithmetic (rules 2.5 and 2.7)."""

from collections.abc import Sequence

from engines.fugger.data import GOOD_INDEX, NUMBERS, is_sealed


def risers(counts: Sequence[int]) -> tuple[bool, ...]:
    """Return by good whether it rises: it has at least as many cards as the third place, and at least one.

    This one threshold covers the printed tie rules and the ties that they do not list (ruling 4).
    """
    threshold = max(1, sorted(counts, reverse=True)[NUMBERS.risers - 1])
    return tuple(count >= threshold for count in counts)


def moved_prices(counts: Sequence[int], prices: Sequence[int]) -> tuple[int, ...]:
    """Return the prices after the evaluation, by good.

    A riser goes up by its number of cards on the table; above the highest price it falls to the lowest, whatever
    the excess. All others fall by one, never below the lowest.
    """
    after = []
    for count, price, rises in zip(counts, prices, risers(counts), strict=True):
        if not rises:
            after.append(max(NUMBERS.price_min, price - 1))
        elif price + count > NUMBERS.price_max:
            after.append(NUMBERS.price_min)
        else:
            after.append(price + count)
    return tuple(after)


def seal_doubles(counts: Sequence[int]) -> tuple[bool, ...]:
    """Return by good whether its sealed cards pay double: at most three cards of it are on the whole table."""
    return tuple(count <= NUMBERS.seal_with_at_most for count in counts)


def sale(front: Sequence[str], counts: Sequence[int], prices: Sequence[int]) -> tuple[int, int]:
    """Return what a seat's cards in front pay at the new ``prices``: florins, and how many cards paid double."""
    doubles = seal_doubles(counts)
    florins = doubled = 0
    for card in front:
        index = GOOD_INDEX.get(card)
        if index is None:
            continue
        florins += prices[index]
        if doubles[index] and is_sealed(card):
            florins += prices[index] * (NUMBERS.seal_factor - 1)
            doubled += 1
    return florins, doubled


def deliveries(cards: Sequence[str], prices: Sequence[int]) -> int:
    """Return what face-down goods pay at the end: twice the price, seal or not."""
    return sum(NUMBERS.delivery_factor * prices[GOOD_INDEX[card]] for card in cards)
