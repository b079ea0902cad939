"""Routes of Discord without their variable parts: ids, tokens, names of a server's emoji."""

from typing import Final

WORDS: Final = frozenset((
    "@me", "@original", "applications", "archived", "bot", "callback", "channels", "commands", "gateway", "guilds",
    "interactions", "members", "messages", "oauth2", "permissions", "private", "public", "reactions", "roles",
    "thread-members", "threads", "typing", "users", "webhooks",
))  # fmt: skip
"""The fixed parts of the addresses that Kontor uses; a test compares them with its requests."""
_PREFIX: Final = 2
"""Number of leading parts of a path to skip: ``api`` and the version."""
_MOST: Final = 7
METHODS: Final = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})
OTHER: Final = "other"


def route_of(method: str, path: str) -> str:
    """Return the route of a request, such as ``POST channels/-/messages``; a hyphen replaces a variable part."""
    parts = path.strip("/").split("/")
    if method not in METHODS or parts[:1] != ["api"] or len(parts) > _PREFIX + _MOST:
        return OTHER
    return f"{method} " + "/".join(part if part in WORDS else "-" for part in parts[_PREFIX:])


def answer_of(status: int | None) -> str:
    """Return the meaning of a status, one of `ANSWERS`. None: no answer came."""
    if status is None:
        return "none"
    if status < 400:
        return "ok"
    if status in (401, 403, 404, 429):
        return str(status)
    return "4xx" if status < 500 else "5xx"


ANSWERS: Final = ("ok", "401", "403", "404", "429", "4xx", "5xx", "none")
