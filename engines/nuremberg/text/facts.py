"""The facts of the rules, by the names that texts use."""

from engines.core.text.facts import Facts, numbers_by_name
from engines.core.text.messages import Ref
from engines.nuremberg.data import CARDS, GOODS, NUMBERS, RESOURCES, ROUTES, Numbers
from engines.nuremberg.geography.city import TOWERS, WALLS
from engines.nuremberg.rules.trading import NurembergOffers
from engines.nuremberg.text.names import gold


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name: those of the data files, and what follows from them.

    ``kind_wood`` and the like are what prices are paid in; ``gold_wall`` and the like are amounts of gold.
    """
    compass, points = GOODS["compass"], numbers.points
    named = {f"kind_{kind}": Ref("kind", kind) for kind in RESOURCES}
    paid = {f"gold_{what}": gold(numbers.costs[what]["gold"]) for what in ("wall", "tower", "free_wall")}
    return (
        numbers_by_name(numbers)
        | named
        | paid
        | numbers_by_name(
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
    )
