"""The settings by which an installation, or a test, tunes the service."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from service.base.shards import Shards

HOUR = 3600
DAY = 24 * HOUR
PACES: dict[str, int] = {"fast": HOUR, "daily": DAY, "weekly": 3 * DAY}
"""By a match's pace, the seconds within which a decision is expected."""
DEFAULT_COMPUTER = "greedy"
"""The computer player at a seat of its own if none is named."""
STAND_IN = "strong"
"""The one that plays for a person who is late or away, if the table or the person names no other."""


class Limits(Struct, frozen=True):
    """The most that one person, server or guest may have or do; see `service.base.limits`.

    Per host: lobbies. Per person: matches (not over), followed; per day opened and invitations; per hour exports,
    animations, proposals (votes opened and matches resumed) and moves (to other channels). Per server: server
    (matches not over). Per guest and day: invited.
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
    """The configuration of the service.

    database: the SQLite file, or the address of a database on a server.

    computer_delay: the least and most seconds until a computer player begins to think. thinking: the seconds from
    then to its move, however long it thinks; 0 for a move as soon as it is found. thinkers: processes in which
    strong ones think at most; 0 for none, then they think little, in a thread. players: commands
    of programs that hosts may choose as computer players, by name. order_delay: the least and most
    seconds that a standing order with a secret or optional answer takes.

    backups: the folder of the nightly backups. kept: how many of them to hold. cache: matches held in memory.

    lobby_life: seconds after which an idle lobby is closed. senders: matches that are posted to at the same time.
    nudge_gap: seconds between two nudges of a seat. owners: user ids that may administer; the bot adds its
    application's owner. limits: of what people may do. shards: Discord's shards that this process carries; None
    for all.
    """

    database: Path | str
    computer_delay: tuple[int, int] = (0, 3)
    thinking: float = 0.0
    thinkers: int = 0
    players: Mapping[str, str] = {}
    order_delay: tuple[int, int] = (30, 180)
    backups: Path | None = None
    kept: int = 14
    cache: int = 256
    lobby_life: int = 14 * DAY
    senders: int = 8
    nudge_gap: int = 12 * HOUR
    owners: tuple[int, ...] = ()
    limits: Limits = Limits()
    shards: Shards | None = None
