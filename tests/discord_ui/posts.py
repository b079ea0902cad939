"""What tests of posts and screens share: the texts, a guard that lets everything pass, and a check of size."""

from __future__ import annotations

from discord_ui.limits import Guard
from discord_ui.panels import row_view
from discord_ui.posts import Note
from engines.core.text.messages import Msg
from i18n.text import Text

TEXT = Text.load(strict=True)
GUARD = Guard(strict=True)
ASK = Msg("fugger-ask-turn")


def checked(note: Note) -> Note:
    """A note that Discord would take."""
    GUARD.check(content=note.content)
    row_view(note.row, GUARD)
    return note
