"""What all commands and controls share: the service, the catalogues, the pictures and what watches over messages.

It knows no interaction and nothing that answers one, so whatever does may depend on it.
"""

from __future__ import annotations

from collections.abc import Callable

from discord_ui.busy import Busy
from discord_ui.directory import Directory
from discord_ui.drawing import Drawing
from discord_ui.late import Late
from discord_ui.limits import Guard
from discord_ui.open_panels import OpenPanels
from discord_ui.pages import NONE, Pages
from discord_ui.presences import Presences
from discord_ui.timing import Answered
from i18n.almanac import Almanac
from i18n.text import Text
from render.queue import RenderQueue
from service.app import Kontor


class Ui:
    """The parts of the private surface. Made once and shared by all cogs; holds no state of any match.

    pages: where whoever runs the bot has put its policies. strict: raise instead of logging if a message is over
    Discord's limits, for tests.
    """

    def __init__(self, kontor: Kontor, render: RenderQueue, *, pages: Pages = NONE, strict: bool = False) -> None:
        self.kontor = kontor
        self.pages = pages
        self.text: Text = kontor.text
        self.almanac: Almanac = kontor.almanac
        self.drawing = Drawing(kontor.games, render)
        self.directory = Directory(kontor.clock)
        self.presences = Presences(self.directory, kontor.clock)
        kontor.access.through(self.presences)
        self.late = Late()
        self.open = OpenPanels()
        kontor.matches.changed.append(self.open.match_changed)
        self.busy = Busy()
        self.answered: list[Callable[[Answered], None]] = []
        """Told of each interaction that is over; must not raise."""
        self.guard = Guard(strict=strict)
