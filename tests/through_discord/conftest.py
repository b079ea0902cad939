"""A house for each test that wants one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.through_discord.house import House, running


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot, connected to a sandbox, with an empty database."""
    async with running(tmp_path) as one:
        yield one
