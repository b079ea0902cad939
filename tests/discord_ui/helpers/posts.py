"""What tests of posts and screens share: the texts, a guard that lets everything pass, and a check of size."""

from __future__ import annotations

from discord_ui.model.components import button_view
from discord_ui.model.limits import LimitChecker
from discord_ui.model.screen import TextMessage
from engines.core.text.messages import Msg
from i18n.text import Text

TEXT = Text.load(strict=True)
GUARD = LimitChecker(strict=True)
ASK = Msg("fugger-ask-turn")


def checked(note: TextMessage) -> TextMessage:
    """A note that Discord would take."""
    GUARD.check(content=note.content)
    button_view(note.row, GUARD)
    return note
