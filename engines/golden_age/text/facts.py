"""The numbers of the rules, by the names that texts use."""

from engines.core.text.facts import Facts, numbers_by_name
from engines.core.text.messages import Num
from engines.golden_age.data import DECK_SIZES, DECKS, NUMBERS, PRINTED, SETS, Numbers
from engines.golden_age.geography import TRACK


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name; a sum of money also without its unit, as ``…_bare``."""
    colonies, points = numbers.colonies, numbers.points
    paintings = [card.points for card in PRINTED["art"]]
    start = points.marker + numbers.setup_pawns * points.pawn + numbers.money // points.money
    money = numbers_by_name(
        {
            "start_money": numbers.money,
            "card_cost": numbers.card_cost,
            "pawn_cost": numbers.pawn_cost,
            "painter": numbers.painter,
            "step_cost": numbers.step_cost,
            "raise": numbers.least_raise,
            "guild": {"least": numbers.guild_prices[0], "most": numbers.guild_prices[-1]},
            "guild_raise": numbers.guild_prices[1] - numbers.guild_prices[0],
            "spice": {"least": colonies[0].cost, "most": colonies[-1].cost},
            "pay": TRACK.pay,
            "set": {card.id: card.pays for card in SETS.values()},
            "point_cost": points.money,
        }
    )
    return {
        **numbers_by_name(
            {
                "start_pawns": numbers.pawns,
                "start_markers": numbers.markers,
                "pawns_a_marker": numbers.settle,
                "target": numbers.target,
                "set_size": {card.id: card.set for card in SETS.values()},
                "painting": {card.id: card.points for card in PRINTED["art"]},
                "deck": dict(zip(DECKS, DECK_SIZES, strict=True)),
                "cards_in_all": sum(DECK_SIZES),
                "points": {
                    "pawn": points.pawn,
                    "marker": points.marker,
                    "windmill": points.windmill,
                    "governor": points.governor,
                    "east": colonies[0].points,
                    "west": colonies[-1].points,
                    "settled": numbers.settle * points.pawn,
                    "painting_least": min(paintings),
                    "painting_most": max(paintings),
                    "start": start,
                },
            }
        ),
        **{name: Num(n, "half-florin") for name, n in money.items()},
        **{f"{name}_bare": Num(n, "half") for name, n in money.items()},
    }
