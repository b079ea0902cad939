"""What happened: since the reader last looked, or else lately."""

from __future__ import annotations

from discord_ui.panel_presses import numbers
from discord_ui.screens import log
from discord_ui.visit import Press, Visit


async def press(visit: Visit, press: Press) -> None:
    """Show what happened lately, as the log's newest page."""
    await log.show(visit, numbers(press, 1)[0])


SCREENS = {"news": press}
