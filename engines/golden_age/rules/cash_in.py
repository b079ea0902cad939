"""Cashing in sets: an option of every seat that has a decision (rules 3.5, ruling 14)."""

from engines.core.actions import Option, plain_option
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import SETS
from engines.golden_age.rules.cards import cashable
from engines.golden_age.state import GoldenAgeState

_CASH = {name: plain_option(a.Cash(name), "cash", Ref("card", name)) for name in SETS}


def cash_options(state: GoldenAgeState, seat: int) -> list[Option]:
    """Return an option for each kind of set that the seat holds."""
    return [_CASH[name] for name in cashable(state, seat)]
