"""A user's settings and statistics."""

from msgspec import Struct


class UserSettings(Struct, frozen=True):
    """The settings of a user; None for a choice they did not make.

    language: one of `i18n.locales.LOCALES`. notices: mention, dm, dm_hand or none. quiet: first and last minute of
    the local day. time_zone: an IANA name. vacation_until: UTC seconds. reminder_gaps: hours before the first,
    second and third reminder. style: the preferred colour and pattern. refused: users whose invitations they do
    not want.
    """

    language: str | None = None
    notices: str = "mention"
    quiet: tuple[int, int] | None = None
    time_zone: str = "UTC"
    vacation_until: int | None = None
    reminder_gaps: tuple[int, ...] | None = None
    style: int | None = None
    refused: tuple[int, ...] = ()


class PlayerStats(Struct, frozen=True):
    """A player's results in a game: matches, wins (shared ones too), seats left, best score, mean rank.

    hindsight: the matches that count for nothing else, see `store.tables.stats_rows`.
    """

    user_id: int
    game: str
    plays: int
    wins: int
    shared_wins: int
    left: int
    best_score: int | None
    average_rank: float | None
    hindsight: int = 0
