"""Waiting for the first answer to an interaction, in the place of what takes long."""

from __future__ import annotations

import re

from sandbox.handle import Sandbox
from tests.discord_ui.conftest import eventually

CALLBACK = re.compile(r"/interactions/.*/callback")
PATIENCE = 2.0
"""Seconds to wait for what never comes if it does not come first: less than Discord's three."""


async def acknowledged(sandbox: Sandbox, since: int) -> None:
    """Wait until one of the bot's requests after the first ``since`` acknowledges. Raises TimeoutError if none."""

    async def found() -> bool:
        return any(CALLBACK.search(one["path"]) for one in (await sandbox.requests())[since:])

    await eventually(found, PATIENCE)
