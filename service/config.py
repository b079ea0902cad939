"""Numbers by which an installation, or a test, tunes the service."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

HOUR = 3600
PACES: dict[str, int] = {"fast": HOUR, "daily": 24 * HOUR, "weekly": 72 * HOUR}
"""By pace of a match, the seconds within which a decision is expected."""


class Config(Struct, frozen=True):
    """How the service runs.

    database: the SQLite file. computer_delay: seconds that a computer player takes at least and at most.
    backups: the folder of the nightly backups, kept: how many. cache: matches held in memory.
    senders: how many matches are posted to at the same time. nudge_gap: seconds between two nudges of a seat.
    lobby_life: seconds after which a lobby at which nothing happens is closed.
    owners: user ids that may administer; the bot adds its application's owner.
    """

    database: Path
    computer_delay: tuple[int, int] = (2, 6)
    backups: Path | None = None
    kept: int = 14
    cache: int = 256
    senders: int = 8
    nudge_gap: int = 12 * HOUR
    lobby_life: int = 14 * 24 * HOUR
    owners: tuple[int, ...] = ()
