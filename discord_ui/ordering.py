"""What a standing order is given with, asked in a form: as a list, or a line of names where their order counts."""

from __future__ import annotations

from typing import Any, Final

from discord_ui.errors import UserSays
from discord_ui.ids import ScreenId
from discord_ui.limits import MODAL_TITLE
from discord_ui.meant import Value, thing_meant
from discord_ui.names import Voice
from discord_ui.panels import Field, Form, Listed
from discord_ui.screen import Pick
from discord_ui.visit import Press
from engines.core.game import Game
from engines.core.orders import Choice, Chosen
from engines.core.text import Msg, Ref

CHOSEN: Final = "chosen"
"""The field of the form."""
BETWEEN: Final = ","
EXAMPLES: Final = 3
LONGEST: Final = 400


class Ordering:
    """The things of a choice by their names, for one reader."""

    def __init__(self, game: Game[Any, Any], view: Any, voice: Voice, choice: Choice) -> None:
        self._voice = voice
        self._choice = choice
        self._names = {item: voice.plain(game.words.place(view, Ref(choice.kind, item))) for item in choice.items}

    def named(self, chosen: Chosen) -> str:
        """Chosen things in words, with commas in between."""
        return f"{BETWEEN} ".join(self._names[item] for item in chosen)

    def form(self, where: ScreenId, title: Msg, what: Msg, chosen: Chosen) -> Form:
        """The form with what is chosen now. where: to whom it is sent. what: what the order does."""
        asked = self._line(chosen) if self._choice.ranked else self._list(chosen)
        return Form(self._voice.plain(title)[:MODAL_TITLE], where, (asked,), self._voice.say(what))

    def _line(self, chosen: Chosen) -> Field:
        label = self._voice.plain(Msg("ui-ordering-ranked"))
        begin = self.named(self._choice.items[:EXAMPLES])
        return Field(
            CHOSEN, label, self.named(chosen), f"{begin} …", lo=1 if self._choice.lo else 0, hi=LONGEST, long=True
        )

    def _list(self, chosen: Chosen) -> Listed:
        picks = tuple(Pick(name, item, chosen=item in chosen) for item, name in self._names.items())
        return Listed(CHOSEN, self._voice.plain(Msg("ui-ordering-with")), picks, self._choice.lo, self._choice.hi)

    def read(self, press: Press) -> Chosen:
        """What was sent, fit for the order. Raises UserSays if a name means nothing, or too many are named."""
        if self._choice.ranked:
            line = press.fields.get(CHOSEN, "")
            chosen = tuple(dict.fromkeys(self._item(part, line) for part in self._parts(line) if part))
        else:
            sent = press.chosen.get(CHOSEN, ())
            chosen = tuple(item for item in self._choice.items if item in sent)
        if not self._choice.admits(chosen):
            raise UserSays(Msg("ui-ordering-count", {"lo": self._choice.lo, "hi": self._choice.hi}))
        return chosen

    def _parts(self, line: str) -> list[str]:
        return [part.strip() for part in line.replace("\n", BETWEEN).replace(";", BETWEEN).split(BETWEEN)]

    def _item(self, part: str, line: str) -> str:
        things = [Value(item, name) for item, name in self._names.items()]
        item = thing_meant(things, part)
        if item is None:
            raise UserSays(
                Msg(
                    "ui-ordering-unknown",
                    {"text": part, "named": self.named(self._choice.items[:EXAMPLES]), "line": line},
                )
            )
        return item
