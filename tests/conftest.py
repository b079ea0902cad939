"""What holds for every test."""

from pathlib import Path

import pytest
from hypothesis import settings

# No test asserts how long something takes: the machine may be slow and shared.
settings.register_profile("kontor", deadline=None)
settings.load_profile("kontor")

LONG = (
    "tools/test_adding_a_game.py",
    "through_discord/test_kills.py",
    "tools/test_playground.py",
    "tools/test_demo.py",
)
"""Files with the longest single tests: begun last, one of them would keep one core while the other is idle."""

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first."""
    places = {HERE / name: place for place, name in enumerate(LONG)}
    items.sort(key=lambda item: places.get(item.path, len(LONG)))
