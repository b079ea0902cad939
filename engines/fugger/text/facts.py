"""The numbers of the rules, by the names that texts use."""

from engines.core.text.facts import Facts, numbers_by_name
from engines.fugger.data import NUMBERS, Numbers, full_deck


def facts(numbers: Numbers = NUMBERS) -> Facts:
    """Return the numbers by name: those of the data file, and the cards in all."""
    own = numbers_by_name(numbers)
    # What sentences are given under this name is another number.
    del own["merchants"]
    return own | {"deck": len(full_deck())}
