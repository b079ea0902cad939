"""Read and suggest time zones: by name, city, country or abbreviation, in several languages."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from msgspec import Struct

from discord_ui.typed.times import UnreadableTime
from i18n.almanac import fold

_COMMON: Final = (
    "Europe/Paris",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Brussels",
    "Europe/Zurich",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Montreal",
    "America/Sao_Paulo",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "Australia/Sydney",
    "UTC",
)
_LANGUAGES: Final = ("en", "en_GB", "en_AU", "fr", "de", "es", "it")
"""The languages whose names of countries and abbreviations are understood, those of the first winning."""
_ALSO: Final = {"uk": "GB", "england": "GB", "usa": "US"}
"""Names of countries that the language data lack."""
_MANY: Final = 3
"""A country with more different times than this needs a city."""
_PREFIX: Final = 3
"""The least number of characters of a country's name for which its zones are suggested."""


class _Zone(Struct, frozen=True):
    """name: "Europe/Paris". folded: the same, comparable. city: comparable."""

    name: str
    folded: str
    city: str


def zone_or_utc(name: str) -> ZoneInfo:
    """Return the time zone, or UTC if the name no longer exists."""
    return ZoneInfo(name) if name in available_timezones() else ZoneInfo("UTC")


def matching_zones(typed: str, most: int = 25) -> list[str]:
    """Return the time zones whose names contain the text, the well-known ones first, and those that it means."""
    wanted = fold(typed)
    if not wanted:
        return list(_COMMON)
    found = [zone for zone in _zones() if wanted in zone.folded]
    found.sort(key=lambda zone: (zone.name not in _COMMON, not zone.city.startswith(wanted), zone.name))
    meant = [zone for zone in (_abbreviations().get(wanted),) if zone is not None]
    if len(wanted) >= _PREFIX:
        begun = {code for name, code in _countries().items() if name.startswith(wanted)}
        meant += [zone for code in sorted(begun) for zone in _zones_of().get(code, ())]
    return list(dict.fromkeys([*meant, *(zone.name for zone in found)]))[:most]


def read_zone(text: str) -> str:
    """Return the time zone of a name, a city ("paris"), an abbreviation ("MEZ") or a country ("Germany").

    An abbreviation means the time of a place, summer time included. Raises UnreadableTime, also for a country with
    many time zones.
    """
    typed, wanted = text.strip(), fold(text)
    if typed in {zone.name for zone in _zones()}:
        return typed
    if not wanted:
        raise UnreadableTime(text)
    near = [zone for zone in _zones() if wanted in (zone.folded, zone.city)]
    if near:
        # Of two matches, prefer the full name, then the well-known zone.
        return min(near, key=lambda zone: (zone.folded != wanted, zone.name not in _COMMON, zone.name)).name
    meant = _abbreviations().get(wanted) or _zone_of(_countries().get(wanted, ""))
    if meant is not None:
        return meant
    if typed in available_timezones():
        return typed
    raise UnreadableTime(text)


@cache
def _zones() -> tuple[_Zone, ...]:
    """Return the zones of places, and UTC. Bare names such as EST are old ones without summer time."""
    names = sorted(name for name in available_timezones() if "/" in name or name == "UTC")
    return tuple(
        _Zone(
            name, fold(name.replace("_", " ").replace("/", " ")), fold(name.rpartition("/")[2].replace("_", " "))
        )
        for name in names
    )


# ------------------------------------------------------------------ countries


@cache
def _countries() -> Mapping[str, str]:
    """Return the codes of the countries with time zones by their codes and names."""
    named = {fold(code): code for code in _zones_of()}
    for language in reversed(_LANGUAGES):
        territories = Locale.parse(language).territories
        named |= {fold(name): code for code, name in territories.items() if code in _zones_of()}
    return named | _ALSO


@cache
def _zones_of() -> Mapping[str, Sequence[str]]:
    """Return the zones of each country by its code, the most populous first where the table has it so."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            code, _, name, *_ = line.split("\t")
            found[code].append(name)
    return found


@cache
def _zone_of(code: str) -> str | None:
    """Return the time zone of most people in a country; None if it has many."""
    zones = _zones_of().get(code, ())
    year = datetime.now(UTC).year
    days = [datetime(year, month, 1, tzinfo=UTC) for month in (1, 7)]
    times = {tuple(day.astimezone(ZoneInfo(zone)).utcoffset() for day in days) for zone in zones}
    return zones[0] if 1 <= len(times) <= _MANY else None


# ------------------------------------------------------------------ abbreviations


@cache
def _abbreviations() -> Mapping[str, str]:
    """Return a zone for each abbreviation ("CEST", "MEZ"): one of its language's country if there is one."""
    named: dict[str, str] = {}
    alike: dict[str, list[str]] = defaultdict(list)
    for zone, shared in get_global("meta_zones").items():
        alike[shared].append(zone)
    for language in _LANGUAGES:
        locale = Locale.parse(language)
        home = set(_zones_of().get(locale.territory or language.upper(), ()))
        for shared, names in locale.meta_zones.items():
            zones = sorted(alike[shared], key=lambda zone: (zone not in home, _rank(zone), zone))
            for name in names.get("short", {}).values() if zones else ():
                named.setdefault(fold(name), zones[0])
        for zone, names in locale.time_zones.items():
            for name in names.get("short", {}).values() if zone.startswith("Europe/") else ():
                named.setdefault(fold(name), zone)
    return named


def _rank(zone: str) -> int:
    return _COMMON.index(zone) if zone in _COMMON else len(_COMMON)
