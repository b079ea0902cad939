"""Who speaks to the service."""

from __future__ import annotations

from msgspec import Struct


class User(Struct, frozen=True):
    """A Discord user as an interaction shows them.

    name: the display name there, kept for pictures and lists. locale: Discord's locale of the user.
    """

    id: int
    name: str
    locale: str | None = None
