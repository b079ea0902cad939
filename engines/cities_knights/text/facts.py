"""The facts of the rules, by the names that texts use."""

from engines.cities_knights.data import KINDS, NUMBERS, Numbers, full_deck
from engines.cities_knights.rules.improvements import METROPOLIS_LEVEL
from engines.cities_knights.rules.trading import CatanOffers
from engines.core.text.facts import Facts, numbers_by_name
from engines.core.text.messages import Ref


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name: those of the data file, and what follows from them.

    hold: by number of walls, the cards that are safe from a seven. ``kind_wool`` and the like are what prices are
    paid in.
    """
    points = numbers.points
    named = {f"kind_{kind}": Ref("kind", kind) for kind in KINDS}
    return (
        numbers_by_name(numbers)
        | named
        | numbers_by_name(
            {
                "hold": [
                    numbers.discard_limit + n * numbers.wall_bonus for n in range(1, numbers.pieces.wall + 1)
                ],
                "start_points": points.settlement + points.city,
                "settlement_cards": sum(numbers.costs["settlement"].values()),
                "city_cards": max(sum(cards.values()) for cards in numbers.city_produces.values()),
                "metropolis_level": METROPOLIS_LEVEL,
                "deck": len(full_deck(0)),
                "proposals": CatanOffers.proposals,
            }
        )
    )
