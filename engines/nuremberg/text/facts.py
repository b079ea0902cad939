"""The numbers of the rules, by the names that texts use."""

from engines.core.text.facts import Facts, numbers_by_name
from engines.nuremberg.data import CARDS, GOODS, NUMBERS, RESOURCES, ROUTES, Numbers
from engines.nuremberg.geography.city import TOWERS, WALLS
from engines.nuremberg.rules.trading import NurembergOffers


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name: those of the data files, and what follows from them."""
    compass, points = GOODS["compass"], numbers.points
    return numbers_by_name(numbers) | numbers_by_name(
        {
            "goods": GOODS,
            "compass_earns": compass.price - compass.toll,
            "compass_doubled": 2 * compass.price,
            "compass_doubled_earns": 2 * compass.price - compass.toll,
            "cards_in_all": len(RESOURCES) * numbers.cards_of_each_kind,
            "deck": len(CARDS),
            "walls": WALLS,
            "towers": len(TOWERS),
            "routes": len(ROUTES),
            "offer_size": NurembergOffers.most,
            "proposals": NurembergOffers.proposals,
            "council": len(points.council),
            "workshop_cards": sum(numbers.costs["workshop"].values()),
            "settlement_cards": sum(numbers.costs["settlement"].values()),
            "start_points": 2 * points.settlement + points.right,
        }
    )
