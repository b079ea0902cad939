"""Read typed times, dates and hours."""

import re
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

DAY: Final = 24 * 60
_CLOCK: Final = re.compile(r"(\d{1,2})(?:\s*[:.hH]\s*(\d{2})?)?\s*(am|pm|AM|PM)?\Z")
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})\Z")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})[./ ](\d{1,2})[./ ](\d{4})\Z")


class UnreadableTime(ValueError):
    """Text that is not a time, date, number of hours or time zone."""


def read_clock(text: str) -> int:
    """Return a time of day ("22:30", "22h30", "7", "7 pm") in minutes since midnight. Raises UnreadableTime."""
    found = _CLOCK.match(text.strip())
    if found is None:
        raise UnreadableTime(text)
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half:
        if not 1 <= hour <= 12:
            raise UnreadableTime(text)
        hour = hour % 12 + (12 if half == "pm" else 0)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise UnreadableTime(text)
    return (60 * hour + minute) % DAY


def write_clock(minutes: int) -> str:
    """Return minutes since midnight as "22:30"."""
    return f"{minutes // 60}:{minutes % 60:02}"


def read_last_day(text: str, zone: ZoneInfo) -> int:
    """Return the end of a day ("2027-08-15", "15.8.2027", "15/08/2027") in a time zone, in UTC seconds.

    Raises UnreadableTime.
    """
    iso, day_first = _ISO.match(text.strip()), _DAY_FIRST.match(text.strip())
    try:
        if iso is not None:
            day = date(int(iso[1]), int(iso[2]), int(iso[3]))
        elif day_first is not None:
            day = date(int(day_first[3]), int(day_first[2]), int(day_first[1]))
        else:
            raise UnreadableTime(text)
        return int(datetime.combine(day + timedelta(days=1), time(0), zone).timestamp())
    except (ValueError, OverflowError) as error:
        raise UnreadableTime(text) from error


def write_last_day(end: int, zone: ZoneInfo) -> str:
    """Return the last day before a moment in UTC seconds, for `read_last_day`: "2027-08-15"."""
    return datetime.fromtimestamp(end - 1, zone).date().isoformat()


def read_hours(text: str) -> tuple[int, ...]:
    """Return one to three numbers of hours ("12 24 48", "12, 24, 48"). Raises UnreadableTime."""
    parts = [part for part in re.split(r"[\s,;/]+", text.strip()) if part]
    if not 1 <= len(parts) <= 3 or not all(re.fullmatch(r"\d{1,3}", part.rstrip("h")) for part in parts):
        raise UnreadableTime(text)
    return tuple(int(part.rstrip("h")) for part in parts)
