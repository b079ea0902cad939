"""What `/help` says about this bot: its operator's web pages, and its release."""

from msgspec import Struct


class PolicyLinks(Struct, frozen=True):
    """Addresses of the privacy policy and the terms of use, or None. release: "" hides it."""

    privacy: str | None = None
    terms: str | None = None
    release: str = ""


NO_LINKS = PolicyLinks()
"""No pages, no release."""
