"""What is refused, and why."""

from collections.abc import Awaitable
from typing import Any

import pytest

from service.base.errors import Refusal

DAY = 24 * 3600


async def key_of(attempt: Awaitable[Any], kind: type[Refusal] = Refusal) -> str:
    """Return the key of the sentence with which an attempt is refused, by an error of a kind."""
    with pytest.raises(kind) as refused:
        await attempt
    return refused.value.msg.key
