"""What slash commands do: a cog names what is to be carried out, and it is answered privately.

Each registers itself under its name when its module is imported, so all of them are imported here.
"""

from discord_ui.commands import (
    finding,
    help,  # noqa: A004
    matches,
    moderating,
    persons,
    playing,
    ruling,
    running,
    seats,
    settings,
    typed,
)

__all__ = [
    "finding",
    "help",
    "matches",
    "moderating",
    "persons",
    "playing",
    "ruling",
    "running",
    "seats",
    "settings",
    "typed",
]
