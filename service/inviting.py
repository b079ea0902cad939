"""Invitations to a lobby: whom the post rings, whom a direct message tells, and who is told once awake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.core.text import Msg
from service.jobs import Announce, Invite, TryLater
from service.live import Live
from service.rest import rests_until
from service.unit import Unit
from service.users import StoredUser

Way = Literal["", "mention", "dm"]


def tell(unit: Unit, by: str, guests: Sequence[StoredUser]) -> None:
    """Name all guests in one post, and ring each as they like it: there, by direct message, or not at all.

    Whoever rests is rung when that ends.
    """
    said = Msg("say-invited", {"name": by, "match": unit.live.id})
    loud, silent = [], []
    for guest in guests:
        until = rests_until(guest, unit.now)
        way = _way(guest, unit.now)
        if way == "mention" and until is None:
            loud.append(guest.id)
            continue
        silent.append(guest.id)
        if way:
            job = Invite(guest.id, unit.live.id, said)
            unit.say(job, key=f"invite:{guest.id}:{unit.live.id}", after=0 if until is None else until - unit.now)
    unit.say(Announce(unit.live.id, said, ping=tuple(loud), named=tuple(silent), call="invitation"))


def way_to(live: Live, guest: StoredUser, now: int) -> Way:
    """How somebody who is invited is to be rung now; "" if not at all, such as when they sit there already.

    Raises TryLater while they rest.
    """
    seated = any(person.user_id == guest.id for person in live.people)
    if live.row.status != "lobby" or seated or len(live.people) >= live.settings.seats:
        return ""
    until = rests_until(guest, now)
    if until is not None and _way(guest, now):
        raise TryLater("who is invited rests", until - now)
    return _way(guest, now)


def _way(guest: StoredUser, now: int) -> Way:
    if guest.deleted or guest.kept.notices == "none":
        return ""
    return "dm" if guest.rung_by_message(now) else "mention"
