"""Asking people to a match: to a place in its lobby, or to somebody's seat once it has begun.

Who may be asked, what is kept of it, whom the post rings, whom a direct message, and who is told once awake.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

from engines.core.text.messages import Many, Msg
from service import limits, servers, users
from service.config import HOUR
from service.errors import Refusal
from service.jobs import Announce, Invite, TryLater
from service.live import Live
from service.people import User
from service.rest import rests_until
from service.unit import Unit
from service.users import StoredUser
from store import rows, social_rows, user_rows
from store.db import Reader, Tx

Way = Literal["", "mention", "dm"]
OFFERED_DAYS = 3
"""Days for which an offered seat can be accepted."""
OFFERED_FOR = OFFERED_DAYS * 24 * HOUR


def is_open(live: Live, asked: rows.Invitation, now: int) -> bool:
    """Tell whether an offered seat can still be accepted: in time, and its giver still owns it."""
    if asked.seat is None or now - asked.at >= OFFERED_FOR or not asked.seat < len(live.seats):
        return False
    return asked.by_user is not None and live.seats[asked.seat].owner_id == asked.by_user


def offered_by(live: Live, known: Sequence[rows.Invitation], seat: int, now: int) -> rows.Invitation | None:
    """The open offer of a seat, of all that a match's people have invited."""
    return next((asked for asked in known if asked.seat == seat and is_open(live, asked, now)), None)


async def whom(
    conn: Reader, unit: Unit, by: User, wanted: Sequence[User], *, all_or_none: bool
) -> list[StoredUser]:
    """Return those of ``wanted`` who may be asked to the match now.

    all_or_none: raise Refusal if that is not everyone. It does not tell who refuses invitations from ``by``.
    """
    ids = tuple(dict.fromkeys(guest.id for guest in wanted))
    await servers.must_admit(conn, unit.live.row.guild_id, ids)
    known = await users.load(conn, ids)
    refusing = frozenset(guest for guest in ids if by.id in known[guest].kept.refused)
    found = await limits.guests(conn, unit.config.limits, by.id, ids, refusing, unit.now)
    if found.unwanted and all_or_none:
        called = {guest.id: guest.name for guest in wanted}
        names = (known[guest].name_on(unit.live.row.guild_id) or called[guest] for guest in found.unwanted)
        raise Refusal("err-not-invited", names=Many(tuple(names)))
    return [known[guest] for guest in found.welcome]


def ask(
    unit: Unit, by: User, wanted: Sequence[User], welcome: Sequence[StoredUser], seat: int | None = None
) -> None:
    """Keep that those of ``wanted`` who are ``welcome`` are asked, and ring them; with a seat, to take that over.

    Someone who asked to be forgotten is not rung, and nothing is stored about them.
    """
    ids = {guest.id for guest in welcome}
    unit.also(partial(_must_be_within_limits, unit, by.id, {one.id: one.name for one in wanted if one.id in ids}))
    for guest in welcome:
        unit.also(partial(_keep, unit.live.id, guest.id, by.id, unit.now, seat))
    known = {guest.id for guest in welcome if not guest.deleted}
    for person in wanted:
        # Someone who joins through the direct message is called as on the match's server.
        if person.id in known:
            unit.also(partial(users.hear_name, user=person))
    _tell(unit, unit.users[by.id].name_on(unit.live.row.guild_id), welcome, seat)


async def _must_be_within_limits(unit: Unit, by: int, names: Mapping[int, str], tx: Tx) -> None:
    """Raise Refusal if what others do at the same moment has used up what may be asked in a day.

    names: of who is asked, by id.
    """
    for user_id in sorted({by, *names}):
        await user_rows.hold(tx, user_id)
    found = await limits.guests(tx, unit.config.limits, by, tuple(names), frozenset(), unit.now)
    if found.unwanted:
        raise Refusal("err-not-invited", names=Many(tuple(names[guest] for guest in found.unwanted)))


async def _keep(match_id: int, guest_id: int, by: int, now: int, seat: int | None, tx: Tx) -> None:
    if seat is None:
        await social_rows.invite(tx, match_id, guest_id, by, now)
    else:
        await social_rows.offer_seat(tx, match_id, guest_id, by, now, seat)


def _tell(unit: Unit, by: str, guests: Sequence[StoredUser], seat: int | None) -> None:
    """Name all guests in one post, and ring each as they like it: there, by direct message, or not at all.

    Whoever rests is rung when that ends.
    """
    said = Msg("say-invited", {"name": by, "match": unit.live.id})
    if seat is not None:
        said = Msg("say-offered-seat", {"name": by, "match": unit.live.id, "days": OFFERED_DAYS})
    loud, silent = [], []
    for guest in guests:
        until = rests_until(guest, unit.now)
        way = _way(guest, unit.now)
        if way == "mention" and until is None:
            loud.append(guest.id)
            continue
        silent.append(guest.id)
        if way:
            job = Invite(guest.id, unit.live.id, said, seat)
            unit.say(job, key=f"invite:{guest.id}:{unit.live.id}", after=0 if until is None else until - unit.now)
    unit.say(Announce(unit.live.id, said, tuple(loud), "invitation", seat, named=tuple(silent)))


def way_to(live: Live, guest: StoredUser, now: int, offer: rows.Invitation | None) -> Way:
    """How somebody who is invited is to be rung now; "" if not at all, such as when they sit there already.

    offer: what they are offered of a match that has begun. Raises TryLater while they rest.
    """
    if live.row.status == "lobby":
        seated = any(person.user_id == guest.id for person in live.people)
        vain = seated or len(live.people) >= live.settings.seats
    else:
        vain = live.row.status not in ("live", "paused") or offer is None or not is_open(live, offer, now)
    if vain:
        return ""
    until = rests_until(guest, now)
    if until is not None and _way(guest, now):
        raise TryLater("who is invited rests", until - now)
    return _way(guest, now)


def _way(guest: StoredUser, now: int) -> Way:
    if guest.deleted or guest.kept.notices == "none":
        return ""
    return "dm" if guest.rung_by_message(now) else "mention"
