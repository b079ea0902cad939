"""How a test with many examples shares them out between `scripts/test` and `scripts/test --all`."""

from collections.abc import Iterable
from typing import Any

import pytest


def few(number: int, examples: Iterable[Any]) -> list[Any]:
    """List examples for `parametrize`: the first `number` run always, the others are marked `long`.

    An example is a value, or a tuple of values for several parameters.
    """
    found = []
    for place, example in enumerate(examples):
        values = example if isinstance(example, tuple) else (example,)
        found.append(pytest.param(*values, marks=() if place < number else pytest.mark.long))
    return found
