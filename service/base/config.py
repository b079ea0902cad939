"""Numbers by which an installation, or a test, tunes the service."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from service.base.shards import Shards

HOUR = 3600
PACES: dict[str, int] = {"fast": HOUR, "daily": 24 * HOUR, "weekly": 72 * HOUR}
"""By pace of a match, the seconds within which a decision is expected."""
DEFAULT_COMPUTER = "greedy"
"""The computer player that comes where nobody has said which."""


class Limits(Struct, frozen=True):
    """How much is too much; see `service.base.limits`.

    lobbies: matches that have not begun, a host. matches: not over, a person. server: not over, a server.
    opened, invitations: a person and day; invited: a guest and day. followed: a person. exports, animations,
    proposals (votes that are opened and matches that are resumed), moves (to other channels): a person and hour.
    """

    lobbies: int = 20
    matches: int = 60
    server: int = 400
    opened: int = 30
    invitations: int = 40
    invited: int = 8
    followed: int = 50
    exports: int = 20
    animations: int = 12
    proposals: int = 12
    moves: int = 6


class Config(Struct, frozen=True):
    """How the service runs.

    database: the SQLite file, or the address of a database on a server.
    computer_delay: seconds that a computer player takes at least and at most.
    order_delay: the same for standing orders that answer in secret or unasked.
    backups: the folder of the nightly backups, kept: how many. cache: matches held in memory.
    lobby_life: seconds after which a lobby at which nothing happens is closed.
    read: the folder in which what was read of the catalogues is kept between starts; None for nowhere.
    senders: how many matches are posted to at the same time. nudge_gap: seconds between two nudges of a seat.
    owners: user ids that may administer; the bot adds its application's owner. limits: of what people may do.
    shards: of Discord that this process carries; None for all.
    """

    database: Path | str
    computer_delay: tuple[int, int] = (2, 6)
    order_delay: tuple[int, int] = (30, 180)
    backups: Path | None = None
    read: Path | None = None
    kept: int = 14
    cache: int = 256
    lobby_life: int = 14 * 24 * HOUR
    senders: int = 8
    nudge_gap: int = 12 * HOUR
    owners: tuple[int, ...] = ()
    limits: Limits = Limits()
    shards: Shards | None = None
