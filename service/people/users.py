"""Stored users: language, notices, quiet hours, and names."""

import asyncio
from collections.abc import Mapping, Sequence
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Struct

from i18n.locales import LOCALES, Locale, match_locale
from service.base.clock import Clock
from service.base.config import DAY
from service.base.errors import Refusal
from service.base.lenient_json import decode_leniently
from service.base.read_models.people import Preferences, UserSettings
from service.people.user import User
from store import rows
from store.database import Database, Reader, Tx
from store.errors import StoreError
from store.tables import quota_rows, user_rows

NOTICES = ("mention", "dm", "dm_hand", "none")
MAX_NAME = 80
MAX_REFUSED = 200
MAX_REMINDER_HOURS = 24 * 14
STYLES = 6
"""The number of colours and patterns of seats."""
MAX_VACATION = 366 * DAY
DM_RETRY_AFTER = 7 * DAY
"""Seconds after which a direct message is tried again for a user whom none reached."""


class StoredPreferences(Preferences, frozen=True, omit_defaults=True):
    """A user's preferences stored as JSON, beside language and time zone.

    name: used where they have no nickname. dm_closed: the last direct message could not be delivered, at dm_tried.
    discord_locale: from their last interaction.
    """

    name: str = ""
    dm_closed: bool = False
    dm_tried: int = 0
    discord_locale: str | None = None


class StoredUser(Struct, frozen=True):
    """A user as stored. nicks: their nicknames by server."""

    id: int
    locale: str | None
    time_zone: str
    kept: StoredPreferences
    deleted: bool = False
    nicks: Mapping[int, str] = {}

    def name_on(self, guild_id: int | None) -> str:
        """Return the user's name on a server, or their global name if that is None; "" if it was never seen."""
        here = None if guild_id is None else self.nicks.get(guild_id)
        return here or self.kept.name

    def language(self, *fallbacks: str | None) -> Locale:
        """Return the language that the user chose, else Discord's, else the first of these that Kontor speaks."""
        return match_locale(self.locale, self.kept.discord_locale, *fallbacks)

    def shut(self, now: int) -> bool:
        """Return whether direct messages are skipped because they are known not to reach the user."""
        return self.kept.dm_closed and abs(now - self.kept.dm_tried) < DM_RETRY_AFTER

    def vacation_end(self, now: int) -> int:
        """Return the end of the user's vacation, past or present; 0 for none, and for an impossible date."""
        until = self.kept.vacation_until or 0
        return 0 if until > now + MAX_VACATION else until

    def gets_direct_messages(self, now: int) -> bool:
        """Return whether the user wants direct messages and they get through."""
        return self.kept.notices in ("dm", "dm_hand") and not self.shut(now)

    @property
    def settings(self) -> UserSettings:
        """Return the settings that the user chose."""
        kept = {name: getattr(self.kept, name) for name in Preferences.__struct_fields__}
        return UserSettings(**kept, language=self.locale, time_zone=self.time_zone)


def from_row(row: rows.User, nicks: Mapping[int, str] | None = None) -> StoredUser:
    """Return the user of a row, with these nicknames; fields that cannot be decoded have their defaults."""
    kept = decode_leniently(row.settings, StoredPreferences)
    return StoredUser(row.id, row.locale, row.time_zone or "UTC", kept, row.deleted, nicks or {})


async def load(conn: Reader, user_ids: Sequence[int]) -> dict[int, StoredUser]:
    """Return users by id, with their nicknames."""
    ids = list(user_ids)
    found, nicks = await asyncio.gather(user_rows.get_users(conn, ids), user_rows.get_nicknames(conn, ids))
    return {user_id: from_row(row, nicks.get(user_id)) for user_id, row in found.items()}


async def save(tx: Tx, user: StoredUser) -> None:
    """Write a user."""
    await user_rows.set_user(
        tx,
        user.id,
        locale=user.locale,
        time_zone=user.time_zone,
        settings=msgspec.json.encode(user.kept).decode(),
    )


def with_names(known: StoredUser, user: User) -> StoredUser:
    """Return the stored user with the names that an interaction showed."""
    kept = msgspec.structs.replace(
        known.kept, name=user.name[:MAX_NAME], discord_locale=user.locale or known.kept.discord_locale
    )
    nicks = {guild_id: nick for guild_id, nick in known.nicks.items() if guild_id != user.guild_id}
    if user.guild_id is not None and user.nick:
        nicks[user.guild_id] = user.nick[:MAX_NAME]
    return msgspec.structs.replace(known, kept=kept, deleted=False, nicks=nicks)


async def save_names(tx: Tx, user: User) -> StoredUser:
    """Store the names that an interaction showed, beside choices made meanwhile."""
    known = with_names(from_row(await user_rows.lock_user(tx, user.id)), user)
    await save(tx, known)
    await save_nickname(tx, user)
    return known


async def save_nickname(tx: Tx, user: User) -> None:
    """Store a user's nickname on the server on which they were seen."""
    if user.guild_id is not None:
        nick = user.nick[:MAX_NAME] if user.nick else None
        await user_rows.set_nickname(tx, user.id, user.guild_id, nick)


class Users:
    """Read and change users' settings."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def get(self, user_id: int) -> StoredUser:
        """Return a user as stored, or with the defaults."""
        async with self._database.read() as conn:
            return from_row(await user_rows.get_user(conn, user_id))

    async def settings(self, user_id: int) -> UserSettings:
        """Return the user's settings, or the defaults; a vacation that is over counts as none."""
        return self._of_today(await self.get(user_id))

    def _of_today(self, user: StoredUser) -> UserSettings:
        until = user.kept.vacation_until
        over = until is not None and until <= self._clock.now()
        return msgspec.structs.replace(user.settings, vacation_until=None) if over else user.settings

    async def locale(self, user_id: int, discord_locale: str | None, guild_locale: str | None = None) -> str:
        """Return the language for private text: chosen, else Discord's, else the server's.

        If the database cannot be read, the last two decide, so that the error can be shown.
        """
        try:
            user = await self.get(user_id)
        except StoreError:
            return match_locale(discord_locale, guild_locale)
        return user.locale or match_locale(discord_locale, user.kept.discord_locale, guild_locale)

    async def update(self, user: User, **changes: object) -> UserSettings:
        """Change settings by the names of `UserSettings`. Raises Refusal if a value is impossible."""
        self._check(changes)
        async with self._database.tx() as tx:
            known = await save_names(tx, user)
            if "language" in changes:
                known = msgspec.structs.replace(known, locale=changes.pop("language"))
            if "time_zone" in changes:
                known = msgspec.structs.replace(known, time_zone=changes.pop("time_zone"))
            if "notices" in changes:
                changes["dm_closed"] = False
            known = msgspec.structs.replace(known, kept=msgspec.structs.replace(known.kept, **changes))
            await save(tx, known)
        return self._of_today(known)

    def _check(self, changes: dict[str, object]) -> None:
        unknown = set(changes) - set(UserSettings.__struct_fields__)
        if unknown:
            raise TypeError(f"no such settings: {unknown}")
        if changes.get("language") not in (None, *LOCALES):
            raise Refusal("err-language")
        if "notices" in changes and changes["notices"] not in NOTICES:
            raise Refusal("err-notices")
        zone = changes.get("time_zone")
        if "time_zone" in changes and (not isinstance(zone, str) or zone not in available_timezones()):
            raise Refusal("err-time-zone", text=str(zone)[:60])
        quiet = changes.get("quiet")
        if quiet is not None and not (
            isinstance(quiet, tuple) and len(quiet) == 2 and all(0 <= at < 24 * 60 for at in quiet)
        ):
            raise Refusal("err-quiet")
        until = changes.get("vacation_until")
        if until is not None and not (isinstance(until, int) and 0 < until - self._clock.now() <= MAX_VACATION):
            raise Refusal("err-vacation")
        gaps = changes.get("reminder_gaps")
        if gaps is not None and not (
            isinstance(gaps, tuple) and len(gaps) <= 3 and all(1 <= gap <= MAX_REMINDER_HOURS for gap in gaps)
        ):
            raise Refusal("err-reminder-gaps", most=MAX_REMINDER_HOURS)
        style = changes.get("style")
        if style is not None and not (isinstance(style, int) and 0 <= style < STYLES):
            raise Refusal("err-style")

    async def refuse_invitations(self, user: User, match_id: int) -> str:
        """Block further invitations from the user who invited this one to a match; return that user's name.

        Raises Refusal if there was no invitation.
        """
        async with self._database.tx() as tx:
            by = await quota_rows.inviter(tx, match_id, user.id)
            if by is None:
                raise Refusal("err-nobody-invited-you")
            known = await save_names(tx, user)
            # Only the newest: an endless list would be another way to do harm.
            refused = (*(other for other in known.kept.refused if other != by), by)[-MAX_REFUSED:]
            await save(
                tx, msgspec.structs.replace(known, kept=msgspec.structs.replace(known.kept, refused=refused))
            )
            return from_row(await user_rows.get_user(tx, by)).kept.name

    async def set_dm_closed(self, user_id: int, *, closed: bool) -> None:
        """Store whether direct messages reach the user; if not, they are mentioned instead for a while."""
        if not closed and not (await self.get(user_id)).kept.dm_closed:
            return
        async with self._database.tx() as tx:
            known = from_row(await user_rows.lock_user(tx, user_id))
            if not known.deleted:
                tried = self._clock.now() if closed else 0
                kept = msgspec.structs.replace(known.kept, dm_closed=closed, dm_tried=tried)
                await save(tx, msgspec.structs.replace(known, kept=kept))

    async def set_guild_locale(self, guild_id: int, locale: str | None) -> None:
        """Set the server's language. Raises Refusal for one that Kontor does not speak."""
        if locale not in (None, *LOCALES):
            raise Refusal("err-language")
        await self._database.write(user_rows.set_guild, guild_id, locale=locale)


def zone_of(user: StoredUser) -> ZoneInfo:
    """Return the user's time zone; UTC if the stored one no longer exists."""
    try:
        return ZoneInfo(user.time_zone)
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")
