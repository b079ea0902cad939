"""A user's settings."""

from msgspec import Struct


class Preferences(Struct, frozen=True):
    """The preferences of a user; None for a choice they did not make.

    notices: mention, dm, dm_hand or none. quiet: first and last minute of the local day. vacation_until: UTC
    seconds. reminder_gaps: hours before the first, second and third reminder. style: the preferred colour and
    pattern. refused: users whose invitations they do not want.
    """

    notices: str = "mention"
    quiet: tuple[int, int] | None = None
    vacation_until: int | None = None
    reminder_gaps: tuple[int, ...] | None = None
    style: int | None = None
    refused: tuple[int, ...] = ()


class UserSettings(Preferences, frozen=True):
    """The settings of a user. language: one of `i18n.locales.LOCALES`. time_zone: an IANA name."""

    language: str | None = None
    time_zone: str = "UTC"
