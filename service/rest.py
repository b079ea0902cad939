"""When people rest: quiet hours of their local day, and vacations."""

from __future__ import annotations

from datetime import datetime, timedelta

from service.users import StoredUser, zone_of


def rests_until(user: StoredUser, now: int) -> int | None:
    """When the user's quiet hours or vacation end, if they rest now; UTC seconds, later than ``now``."""
    vacation = user.kept.vacation_until
    if vacation is not None and vacation > now:
        return max(vacation, _quiet_until(user, vacation) or 0)
    return _quiet_until(user, now)


def _quiet_until(user: StoredUser, now: int) -> int | None:
    if user.kept.quiet is None:
        return None
    first, last = user.kept.quiet
    if first == last:
        return None
    local = datetime.fromtimestamp(now, zone_of(user))
    minute = local.hour * 60 + local.minute
    quiet = first <= minute < last if first < last else minute >= first or minute < last
    if not quiet:
        return None
    end = local.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
    # When clocks are set back an hour of the day comes twice, when they are set forward it never comes.
    ends = [int((end + timedelta(days=day)).replace(fold=fold).timestamp()) for day in (0, 1) for fold in (0, 1)]
    return next(end for end in ends if end > now)


def takes_pings(user: StoredUser, now: int) -> bool:
    """Whether a mention of the user may ping now."""
    return not user.deleted and user.kept.notices != "none" and rests_until(user, now) is None
