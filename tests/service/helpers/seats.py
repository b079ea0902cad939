"""Seats at the table, for tests."""

from __future__ import annotations

from typing import Any

import pytest

from service.base.errors import Refusal

DAY = 24 * 3600


async def key_of(attempt: Any) -> str:
    """The key of the sentence with which something is refused."""
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.msg.key
