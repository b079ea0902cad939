"""Signs beside words: the application's emojis, as Discord writes them in texts and buttons."""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from discord_ui.model.screen import Block, ButtonRow, Line, Paragraph, Screen, Select, SelectOption
from i18n.grammar import GAP

_SIGN: Final = re.compile(rf"<:\w+:[0-9]+>{GAP}?")


class SignStatus(Struct, frozen=True):
    """How many signs there are of those that are wanted (0 before the first look), and why some are missing.

    trouble: in English, for the operator; "" if nothing is wrong.
    """

    there: int = 0
    wanted: int = 0
    trouble: str = ""


class Signs:
    """The signs of all games' things, none until they are uploaded; changes while the bot runs."""

    def __init__(self) -> None:
        self._known: Mapping[str, Mapping[str, str]] = {}
        self.status = SignStatus()
        self.refused = False
        """Whether Discord has refused a message because of a sign since `use` was called."""

    def use(self, known: Mapping[str, Mapping[str, str]]) -> None:
        """Show these signs from now on: by game and by thing ("kind:wood"), such as ``<:wood_1a2b3c4d:12>``."""
        self._known = known
        self.refused = False

    def refuse(self) -> None:
        """Show no signs until `use` is called: Discord does not know one of them any more."""
        self._known = {}
        self.refused = True

    def of(self, game: str, thing: str) -> str:
        """Return the sign of a game's thing; "" if it has none."""
        return self._known.get(game, {}).get(thing, "")


def with_sign(sign: str, words: str) -> str:
    """Return words after their sign, if there is one."""
    return f"{sign}{GAP}{words}" if sign else words


def without_signs(text: str) -> str:
    """Return a text in words alone."""
    return _SIGN.sub("", text)


def length_in_words(text: str) -> int:
    """Return how long a text is without signs: signs never change what a panel shows."""
    return len(without_signs(text))


def in_words(screen: Screen) -> Screen:
    """Return a screen in words alone: texts, lines, buttons and lists."""
    return Screen(tuple(map(_in_words, screen.blocks)), screen.accent)


def _in_words(block: Block) -> Block:
    match block:
        case Paragraph(text):
            return Paragraph(without_signs(text))
        case Line(text, button):
            return Line(without_signs(text), _bare(button))
        case ButtonRow(buttons):
            return ButtonRow(tuple(map(_bare, buttons)))
        case Select():
            return msgspec.structs.replace(block, picks=picks_in_words(block.picks))
        case _:
            return block


def picks_in_words(picks: tuple[SelectOption, ...]) -> tuple[SelectOption, ...]:
    """Return the entries of a list without signs."""
    return tuple(map(_bare, picks))


def _bare(labelled: Any) -> Any:
    return msgspec.structs.replace(labelled, sign="") if labelled.sign else labelled
