"""What slash commands do: each errand is asked for by a cog, and answered privately.

An errand registers itself under its name when its module is imported, so all of them are imported here.
"""

from discord_ui.errands import (
    finding,
    help,  # noqa: A004
    moderating,
    persons,
    playing,
    ruling,
    running,
    seats,
    settings,
    tables,
    typed,
)

__all__ = [
    "finding",
    "help",
    "moderating",
    "persons",
    "playing",
    "ruling",
    "running",
    "seats",
    "settings",
    "tables",
    "typed",
]
