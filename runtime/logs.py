"""The log on standard error: one line an event, without secrets and without terminal control characters."""

import logging
import re
from collections.abc import Collection
from typing import Any, Final

FORM: Final = "{asctime} {levelname:<7} {name}: {message}"
INTERACTION: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.\-=]{20,}")
"""Matches interaction tokens in addresses; for a quarter of an hour they authorise answers as the bot."""

PASSWORD: Final = re.compile(r"(postgres\w*(?:\+\w+)?://[^:/\s@]*:)[^@\s]+@")
"""Matches the password in a database address."""

BELOW: Final = "    | "
"""Prefix of a traceback's lines, so that none can be mistaken for a record."""


class RedactingFormatter(logging.Formatter):
    """Formats records and removes secrets, from messages and tracebacks alike.

    Both may contain text from outside: line breaks and control characters are escaped.
    """

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__(FORM, style="{")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, with the indented lines of a traceback below."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return INTERACTION.sub(r"\1[secret]", PASSWORD.sub(r"\1[secret]@", text))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name that logging calls
        """Return the line of a record."""
        return _told(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name that logging calls
        """Return a traceback, to follow its record."""
        return _below(super().formatException(ei))

    def formatStack(self, stack_info: str) -> str:  # noqa: N802 - the name that logging calls
        """Return a stack, to follow its record."""
        return _below(super().formatStack(stack_info))


def _below(text: str) -> str:
    return "\n".join(BELOW + _told(line) for line in text.split("\n"))


def _told(text: str) -> str:
    """Escape unprintable characters by their numbers."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def configure(level: int, secrets: Collection[str]) -> None:
    """Send all logs to standard error, ours from `level` on, those of libraries from WARNING on."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("aiohttp", "aiosqlite", "alembic", "asyncio", "PIL", "sqlalchemy"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    logging.getLogger("discord").setLevel(logging.INFO if level == logging.DEBUG else max(level, logging.WARNING))
    logging.captureWarnings(True)
