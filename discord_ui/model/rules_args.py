"""The arguments of the controls of open rules: what is open, and what it was opened for."""

import re
from typing import Annotated

from msgspec import Struct


class OpenRules(Struct, frozen=True):
    """The open rules and their context.

    shelf: a game's key, or "core" for Kontor. match: the match they were opened for. beside: they are in a
    separate message below its panel.
    """

    shelf: str
    match: int | None = None
    beside: bool = False


class RulesEntry(Struct, frozen=True):
    """An entry of the open rules; without a topic, their start."""

    shelf: str
    topic: str
    match: int | None = None
    beside: bool = False


class RulesPage(Struct, frozen=True):
    """A page of the list below an entry: ``page2``, because a bare number could be the match."""

    shelf: str
    topic: str
    page: Annotated[str, re.compile(r"page[0-9]+\Z")]
    match: int | None = None
    beside: bool = False


class PictureCardOf(Struct, frozen=True):
    """A picture card of a game, from ``card0`` on, and the context of the open rules."""

    shelf: str
    card: Annotated[str, re.compile(r"card[0-9]{1,2}\Z")]
    match: int | None = None
    beside: bool = False
