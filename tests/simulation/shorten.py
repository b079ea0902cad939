"""Shorten the schedule of a failing world: leave out what the failure does not need."""

from collections.abc import Callable

from tests.simulation.plan import Plan


def shortened(plan: Plan, fails: Callable[[Plan], bool], most: int = 150) -> Plan:
    """Return a plan with as few incidents as `most` more worlds can find; it fails, too.

    Ever smaller parts of the schedule are left out, as in delta debugging.
    """
    tries, size = 0, max(1, len(plan) // 2)
    while size >= 1:
        at = 0
        while at < len(plan) and tries < most:
            tries += 1
            shorter = plan.without(frozenset(range(at, at + size)))
            if fails(shorter):
                plan = shorter
            else:
                at += size
        if size == 1:
            return plan
        size = max(1, size // 2)
    return plan
