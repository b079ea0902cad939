"""Pages on the web to which whoever runs the bot wants its help to lead."""

from __future__ import annotations

from msgspec import Struct


class Pages(Struct, frozen=True):
    """Addresses of the privacy policy and of the terms of use; None where nobody has set one."""

    privacy: str | None = None
    terms: str | None = None


NONE = Pages()
"""Nobody has set one."""
