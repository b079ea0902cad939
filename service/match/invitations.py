"""Invitations to a match: to a place in its lobby, or to take over a seat once it has begun.

Who may be invited, what is stored, whom the post pings, who gets a direct message, and who is notified once awake.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from engines.core.text.messages import Many, Msg
from service.base import limits
from service.base.config import DAY
from service.base.errors import Refusal
from service.base.jobs import Announce, SendInvitation, TryLater
from service.match import server_rules
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from service.people import users
from service.people.quiet_hours import rests_until
from service.people.user import User
from service.people.users import StoredUser
from store import rows
from store.database import Reader, Tx
from store.tables import social_rows, user_rows

InvitationChannel = Literal["", "mention", "dm"]
OFFER_DAYS = 3
"""Days for which an offered seat can be accepted."""
OFFER_SECONDS = OFFER_DAYS * DAY


def is_offer_open(match: MatchSnapshot, asked: rows.Invitation, now: int) -> bool:
    """Return whether an offered seat can still be accepted: in time, and its giver still owns it."""
    if asked.seat is None or now - asked.at >= OFFER_SECONDS or not asked.seat < len(match.seats):
        return False
    return asked.by_user is not None and match.seats[asked.seat].owner_id == asked.by_user


def find_open_offer(
    match: MatchSnapshot, known: Sequence[rows.Invitation], seat: int, now: int
) -> rows.Invitation | None:
    """Return the open offer of a seat among the match's invitations; None if there is none."""
    return next((asked for asked in known if asked.seat == seat and is_offer_open(match, asked, now)), None)


async def find_invitable(
    conn: Reader, unit: UnitOfWork, by: User, wanted: Sequence[User], *, all_or_none: bool
) -> list[StoredUser]:
    """Return those of ``wanted`` who may be invited to the match now.

    all_or_none: raise Refusal if that is not all. It does not reveal who blocks invitations from ``by``.
    """
    ids = tuple(dict.fromkeys(guest.id for guest in wanted))
    await server_rules.must_be_welcome(conn, unit.match.row.guild_id, ids)
    known = await users.load(conn, ids)
    refusing = frozenset(guest for guest in ids if by.id in known[guest].kept.refused)
    found = await limits.check_invitations(conn, unit.config.limits, by.id, ids, refusing, unit.now)
    if found.unwanted and all_or_none:
        called = {guest.id: guest.name for guest in wanted}
        names = (known[guest].name_on(unit.match.row.guild_id) or called[guest] for guest in found.unwanted)
        raise Refusal("err-not-invited", names=Many(tuple(names)))
    return [known[guest] for guest in found.welcome]


def send_invitations(
    unit: UnitOfWork, by: User, wanted: Sequence[User], welcome: Sequence[StoredUser], seat: int | None = None
) -> None:
    """Store and send invitations to those of ``wanted`` who are ``welcome``; with a seat, offers to take it over.

    A person who asked to be forgotten is not pinged, and nothing is stored about them.
    """
    ids = {guest.id for guest in welcome}
    unit.also_write(_must_be_within_limits, unit, by.id, {one.id: one.name for one in wanted if one.id in ids})
    for guest in welcome:
        if seat is None:
            unit.also_write(social_rows.invite, unit.match.id, guest.id, by.id, unit.now)
        else:
            unit.also_write(social_rows.offer_seat, unit.match.id, guest.id, by.id, unit.now, seat)
    known = {guest.id for guest in welcome if not guest.deleted}
    for person in wanted:
        # A person who joins through the direct message keeps their name on the match's server.
        if person.id in known:
            unit.also_write(users.save_nickname, person)
    _tell(unit, unit.users[by.id].name_on(unit.match.row.guild_id), welcome, seat)


async def _must_be_within_limits(tx: Tx, unit: UnitOfWork, by: int, names: Mapping[int, str]) -> None:
    """Raise Refusal if concurrent invitations have used up the day's limit.

    names: of the invited people, by id.
    """
    for user_id in sorted({by, *names}):
        await user_rows.lock_user(tx, user_id)
    found = await limits.check_invitations(tx, unit.config.limits, by, tuple(names), frozenset(), unit.now)
    if found.unwanted:
        raise Refusal("err-not-invited", names=Many(tuple(names[guest] for guest in found.unwanted)))


def _tell(unit: UnitOfWork, by: str, guests: Sequence[StoredUser], seat: int | None) -> None:
    """Name all guests in one post, and notify each as they prefer: by a ping, a direct message, or not.

    A guest who rests is notified when that ends.
    """
    said = Msg("say-invited", {"name": by, "match": unit.match.id})
    if seat is not None:
        said = Msg("say-offered-seat", {"name": by, "match": unit.match.id, "days": OFFER_DAYS})
    loud, silent = [], []
    for guest in guests:
        until = rests_until(guest, unit.now)
        way = _channel(guest, unit.now)
        if way == "mention" and until is None:
            loud.append(guest.id)
            continue
        silent.append(guest.id)
        if way:
            job = SendInvitation(unit.match.id, guest.id, said, seat)
            unit.queue(
                job, key=f"invite:{guest.id}:{unit.match.id}", after=0 if until is None else until - unit.now
            )
    unit.queue(Announce(unit.match.id, said, tuple(loud), "invitation", seat, named=tuple(silent)))


def invitation_channel(
    match: MatchSnapshot, guest: StoredUser, now: int, offer: rows.Invitation | None
) -> InvitationChannel:
    """Return how to notify an invited user now; "" for not at all, for instance if they have joined already.

    offer: the seat they are offered in a match that has begun. Raises TryLater while they rest.
    """
    if match.row.status == "lobby":
        seated = any(person.user_id == guest.id for person in match.people)
        vain = seated or len(match.people) >= match.settings.seats
    else:
        vain = match.row.status not in ("live", "paused") or offer is None or not is_offer_open(match, offer, now)
    if vain:
        return ""
    until = rests_until(guest, now)
    if until is not None and _channel(guest, now):
        raise TryLater("who is invited rests", until - now)
    return _channel(guest, now)


def _channel(guest: StoredUser, now: int) -> InvitationChannel:
    if guest.deleted or guest.kept.notices == "none":
        return ""
    return "dm" if guest.gets_direct_messages(now) else "mention"
