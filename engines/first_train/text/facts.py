"""The numbers of the rules, by the names that texts use."""

from engines.core.text.facts import Facts, numbers_by_name
from engines.first_train.data import BOARDS, NUMBERS, TRAINS, Numbers


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name: those of the data files, and what follows from them.

    printed_upper, printed_lower: points of a box. upkeep: what a link costs on profit and loss; link_lost: at the
    end. exchange_dear: points for the dearest train.
    """
    larger, own = BOARDS["3-4"], numbers_by_name(numbers)
    # What sentences are given under these names is another number.
    del own["bids"], own["links"]
    return own | numbers_by_name(
        {
            "boards": BOARDS,
            "trains": {train.id: train for train in TRAINS},
            "own_links": numbers.links,
            "influence_counters": larger.bag.total(),
            "printed_upper": larger.boxes[0].printed.total(),
            "printed_lower": larger.boxes[-1].printed.total(),
            "goods_in_all": sum(numbers.goods.values()),
            "cubes_kept": numbers.cubes_most - numbers.cubes_a_round,
            "fee_twice": 2 * numbers.fee,
            "upkeep": -numbers.profit.link,
            "link_lost": -numbers.points.link,
            "most_loss": -numbers.profit_least,
            "exchange_dear": numbers.exchange * max(train.price for train in TRAINS),
        }
    )
