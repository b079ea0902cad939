"""Access control: members of a match's server who can see its channel may see the match and act in it.

A user who has a seat, is in the lobby or hosts the match may read their own view from anywhere; to act they must
be a member. A match without a server, such as a lesson, is its people's alone.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from service.base.errors import AccessUnknown, NoSuchMatch, Refusal
from service.people.user import User
from store.database import Database
from store.tables import match_rows
from store.tables.match_rows import MatchLocation

MembershipStatus = Literal["there", "gone", "blind", "out", "unknown"]
AccessRight = Literal["act", "read", "any"]
"""The right that a change of a match requires: to act there; to read it, as for giving up one's own; or none."""


class Membership(Struct, frozen=True):
    """What Discord says about a user and a channel.

    where: "there", a member of its server who can see it; "gone", a member, but the channel no longer exists;
    "blind", a member who cannot see it; "out", not a member; "unknown", Discord did not answer. manages: the
    member manages the server.
    """

    where: MembershipStatus
    manages: bool = False


UNKNOWN_MEMBERSHIP = Membership("unknown")


class MembershipLookup(Protocol):
    """Ask Discord who can see a channel."""

    async def membership(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """Return the membership; asks Discord only if it was not learned in the last minutes."""

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """Return the membership learned in the last minutes, without asking."""


class OpenMemberships:
    """The lookup of a service without Discord: one answer for all users, by default that they see all channels."""

    def __init__(self, where: MembershipStatus = "there") -> None:
        self._all = Membership(where)

    async def membership(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """See `MembershipLookup`."""
        return self._all

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """See `MembershipLookup`."""
        return self._all


class AccessControl:
    """Decide who may see a match and act in it."""

    def __init__(self, database: Database, in_memory: Callable[[int], MatchLocation | None]) -> None:
        self._database = database
        self._in_memory = in_memory
        self._sight: MembershipLookup = OpenMemberships("unknown")

    def use_memberships(self, sight: MembershipLookup) -> None:
        """Use this lookup from now on."""
        self._sight = sight

    async def must_see(self, user_id: int, match_id: int, *, asks: bool = True) -> None:
        """Raise NoSuchMatch unless the user may read the match, AccessUnknown if Discord does not answer.

        A match that does not exist and one they may not see cause the same requests and the same answer. asks: if
        False, do not ask Discord; what is unknown counts as a no.
        """
        place = await self._place(match_id)
        if place is not None and place.match_id == match_id and user_id in place.people:
            return
        if place is not None and place.guild_id is None:
            place = await self._database.ask(match_rows.location_or_decoy, match_id, hides_lesson=True)
        presence = await self._presence(user_id, place, asks)
        if presence.where == "unknown" and asks:
            raise AccessUnknown("err-no-answer")
        if place is None or place.match_id != match_id or presence.where != "there":
            raise NoSuchMatch("err-no-such-match", match=match_id)

    async def must_act(self, user_id: int, match_id: int) -> None:
        """Raise as `must_see` does unless the user may act in the match, and Refusal if they may only read it.

        People of the match may go on if Discord does not answer, or if the channel no longer exists.
        """
        place = await self._place(match_id)
        if place is None or place.match_id != match_id or user_id not in place.people:
            await self.must_see(user_id, match_id)
        elif (barred := _refusal(match_id, await self._presence(user_id, place))) is not None:
            raise barred

    async def must_have_right(self, user_id: int, match_id: int, right: AccessRight) -> None:
        """Raise as `must_act` or `must_see` do unless the user has a right in the match."""
        if right == "act":
            await self.must_act(user_id, match_id)
        elif right == "read":
            await self.must_see(user_id, match_id)

    async def guests_must_see(self, guests: Sequence[User], match_id: int) -> None:
        """Raise Refusal, naming the first, unless all guests may see the match themselves."""
        place = await self._place(match_id)
        for guest in guests:
            presence = await self._presence(guest.id, place)
            if presence.where == "unknown":
                raise AccessUnknown("err-no-answer")
            if presence.where != "there":
                raise Refusal("err-guest-outside", name=guest.name)

    async def refusal_for(self, user_id: int, match_id: int) -> Refusal | None:
        """Return why a user can no longer act in a match, if Discord says so for certain; else None."""
        return _refusal(match_id, await self._presence(user_id, await self._place(match_id)))

    async def is_excluded(self, user_id: int, match_id: int) -> bool:
        """Return whether Discord says for certain that a user can no longer act in a match."""
        return await self.refusal_for(user_id, match_id) is not None

    async def excluded_by_move(self, people: Sequence[int], match_id: int, channel_id: int) -> list[int]:
        """Return the people who can act in a match, but could not in another channel of its server.

        Raises AccessUnknown if Discord does not answer.
        """
        place = await self._place(match_id)
        found = []
        for user_id in people:
            if await self.is_excluded(user_id, match_id) or place is None:
                continue
            there = await self._presence(user_id, MatchLocation(match_id, place.guild_id, channel_id, frozenset()))
            if there.where == "unknown":
                raise AccessUnknown("err-no-answer")
            if there.where != "there":
                found.append(user_id)
        return found

    async def can_see(
        self, user_id: int, guild_id: int | None, channel_id: int | None, *, asks: bool = True
    ) -> bool:
        """Return whether a user can see a channel, for lists; what is unknown counts as a no."""
        place = MatchLocation(0, guild_id, channel_id, frozenset())
        return (await self._presence(user_id, place, asks)).where == "there"

    async def _place(self, match_id: int) -> MatchLocation | None:
        known = self._in_memory(match_id)
        if known is not None:
            return known
        return await self._database.ask(match_rows.location_or_decoy, match_id)

    async def _presence(self, user_id: int, place: MatchLocation | None, asks: bool = True) -> Membership:
        if place is None:
            return Membership("out")
        if place.guild_id is None or place.channel_id is None:
            return Membership("there" if user_id in place.people else "out")
        if not asks:
            return self._sight.known(user_id, place.guild_id, place.channel_id)
        return await self._sight.membership(user_id, place.guild_id, place.channel_id)


def _refusal(match_id: int, presence: Membership) -> Refusal | None:
    """Return why a person of a match cannot act there, if Discord says so for certain; else None."""
    if presence.where == "out":
        return Refusal("err-members-left", match=match_id)
    return Refusal("err-members-only", match=match_id) if presence.where == "blind" else None
