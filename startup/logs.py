"""The log on standard error: one line an event, and no secret in any of them."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from typing import Final

FORM: Final = "{asctime} {levelname:<7} {name}: {message}"
INTERACTION: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.\-=]{20,}")
"""Interaction tokens stand in addresses; for a quarter of an hour they speak for the bot."""


class Discreet(logging.Formatter):
    """Formats a record and takes out secrets, from messages and tracebacks alike."""

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__(FORM, style="{")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The line, or the lines of a traceback."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return INTERACTION.sub(r"\1[secret]", text)


def configure(level: int, secrets: Collection[str]) -> None:
    """Send all logs to standard error, ours at ``level``, those of libraries from WARNING on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("aiohttp", "aiosqlite", "alembic", "asyncio", "PIL", "sqlalchemy"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    logging.getLogger("discord").setLevel(logging.INFO if level == logging.DEBUG else max(level, logging.WARNING))
    logging.captureWarnings(True)
