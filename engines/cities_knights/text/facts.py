"""The numbers of the rules, by the names that texts use."""

from engines.cities_knights.data import NUMBERS, Numbers, full_deck
from engines.cities_knights.rules.improvements import METROPOLIS_LEVEL
from engines.cities_knights.rules.trading import CatanOffers
from engines.core.text.facts import Facts, numbers_by_name


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name: those of the data file, and what follows from them.

    hold: by number of walls, the cards that are safe from a seven.
    """
    points = numbers.points
    return numbers_by_name(numbers) | numbers_by_name(
        {
            "hold": [numbers.discard_limit + n * numbers.wall_bonus for n in range(1, numbers.pieces.wall + 1)],
            "start_points": points.settlement + points.city,
            "settlement_cards": sum(numbers.costs["settlement"].values()),
            "city_cards": max(sum(cards.values()) for cards in numbers.city_produces.values()),
            "metropolis_level": METROPOLIS_LEVEL,
            "deck": len(full_deck(0)),
            "proposals": CatanOffers.proposals,
        }
    )
