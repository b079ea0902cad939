"""Let a world happen, of either kind."""

from pathlib import Path

from tests.simulation import world
from tests.simulation.cluster import world as world_of_two
from tests.simulation.plan import Plan
from tests.simulation.world import Outcome


def run(plan: Plan, blank: Path) -> Outcome:
    """Let a world happen. blank: a database without rows, which is copied."""
    return (world.run if plan.services == 1 else world_of_two.run)(plan, blank)
