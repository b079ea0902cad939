"""The log on standard error: one line an event, no secret in any of them, and nothing that a terminal obeys."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from typing import Any, Final

FORM: Final = "{asctime} {levelname:<7} {name}: {message}"
INTERACTION: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.\-=]{20,}")
"""Interaction tokens stand in addresses; for a quarter of an hour they speak for the bot."""

PASSWORD: Final = re.compile(r"(postgres\w*(?:\+\w+)?://[^:/\s@]*:)[^@\s]+@")
"""The password in the address of a database, whatever it is."""

BELOW: Final = "    | "
"""Before each line of a traceback, so that none can be taken for a record of its own."""


class RedactingFormatter(logging.Formatter):
    """Formats a record and takes out secrets, from messages and tracebacks alike.

    What others have written may stand in either: a line break or a control character is told, not obeyed.
    """

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__(FORM, style="{")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The line, and indented below it those of a traceback."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return INTERACTION.sub(r"\1[secret]", PASSWORD.sub(r"\1[secret]@", text))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name that logging calls
        """The line of a record."""
        return _told(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name that logging calls
        """A traceback, below its record."""
        return _below(super().formatException(ei))

    def formatStack(self, stack_info: str) -> str:  # noqa: N802 - the name that logging calls
        """A stack, below its record."""
        return _below(super().formatStack(stack_info))


def _below(text: str) -> str:
    return "\n".join(BELOW + _told(line) for line in text.split("\n"))


def _told(text: str) -> str:
    """Text in which what cannot be printed is told by its number."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def configure(level: int, secrets: Collection[str]) -> None:
    """Send all logs to standard error, ours at ``level``, those of libraries from WARNING on."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("aiohttp", "aiosqlite", "alembic", "asyncio", "PIL", "sqlalchemy"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    logging.getLogger("discord").setLevel(logging.INFO if level == logging.DEBUG else max(level, logging.WARNING))
    logging.captureWarnings(True)
