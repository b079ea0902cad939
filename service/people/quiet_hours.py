"""Rest times of users: quiet hours of their local day, and vacations."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from service.people.users import StoredUser, zone_of


def rests_until(user: StoredUser, now: int) -> int | None:
    """Return when the quiet hours or vacation of a resting user end, in UTC seconds; None if they do not rest."""
    vacation = user.vacation_end(now)
    if vacation > now:
        return max(vacation, _quiet_until(user, vacation) or 0)
    return _quiet_until(user, now)


def _quiet_until(user: StoredUser, now: int) -> int | None:
    if user.kept.quiet is None:
        return None
    first, last = user.kept.quiet
    if first == last:
        return None
    zone = zone_of(user)
    today = datetime.fromtimestamp(now, zone).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    until = now
    # If clocks change in the only hour that is not quiet, a night may run into the next one.
    for night in (today + timedelta(days=day) for day in (-1, 0, 1)):
        begins, _ = _instants(night + timedelta(minutes=first), zone)
        ends = _end(night + timedelta(days=int(last < first), minutes=last), zone)
        if begins <= until < ends:
            until = ends
    return until if until > now else None


def _end(wall: datetime, zone: ZoneInfo) -> int:
    """Return when quiet hours end, once no clock will show their last minute again; UTC seconds."""
    _, reached = _instants(wall, zone)
    _, minute = _instants(wall - timedelta(minutes=1), zone)
    return min(reached, minute + 60)


def _instants(wall: datetime, zone: ZoneInfo) -> tuple[int, int]:
    """Return when the clocks of a zone first and last reach a time of day; UTC seconds.

    When clocks are set back an hour comes twice, and quiet hours last as long as a clock shows them. When clocks
    are set forward, times in the skipped hour count as reached at the change.
    """
    one, other = (int(wall.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1))
    if one <= other:
        return one, other
    before, after = other, one
    skipped = datetime.fromtimestamp(after, zone).utcoffset()
    while after - before > 1:
        between = (before + after) // 2
        if datetime.fromtimestamp(between, zone).utcoffset() == skipped:
            after = between
        else:
            before = between
    return after, after


def accepts_pings(user: StoredUser, now: int) -> bool:
    """Return whether a mention of the user may ping now."""
    return not user.deleted and user.kept.notices != "none" and rests_until(user, now) is None
