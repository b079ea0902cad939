"""What `/help` says of the bot that runs here: its operator's pages on the web, and its release."""

from __future__ import annotations

from msgspec import Struct


class PolicyLinks(Struct, frozen=True):
    """Addresses of the privacy policy and the terms of use, or None where there are none. release: "" hides it."""

    privacy: str | None = None
    terms: str | None = None
    release: str = ""


NO_LINKS = PolicyLinks()
"""No pages, no release."""
