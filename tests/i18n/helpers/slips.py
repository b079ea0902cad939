"""Slips in whatever is said."""

from __future__ import annotations

import re

SLIP = re.compile(r"[{}]|  |\*\*\*\*|^\s|\s$|[ ][.,]|\b(core|err)-[a-z]|None|\?\?\?")


def slips(key: str, said: list[str]) -> list[str]:
    """The sentences with a hole, a raw key or a slip of spacing."""
    return [text for text in said if SLIP.search(text) or f"{key}-" in text or text.count("**") % 2]
