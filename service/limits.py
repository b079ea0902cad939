"""How much one person, one server and one guest may have or do: more than friends need, less than does harm.

What is stored is counted in the database; how often somebody does something is counted in memory, from each start.
"""

from __future__ import annotations

from collections import defaultdict, deque

from msgspec import Struct

from service.config import HOUR, Limits
from service.errors import Refusal
from store import limit_rows
from store.db import Reader

DAY = 24 * HOUR
FORGOTTEN = 1_000
"""People whose deeds are counted before those who have done nothing lately are forgotten."""


class Often:
    """Counts what people do within some seconds."""

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds
        self._done: defaultdict[int, deque[float]] = defaultdict(deque)

    def count(self, user_id: int, now: float, key: str) -> None:
        """Somebody does it. Raises Refusal, with when they may again, if they have done it often enough."""
        if len(self._done) > FORGOTTEN:
            for known in [user for user, done in self._done.items() if done[-1] <= now - self._seconds]:
                del self._done[known]
        done = self._done[user_id]
        while done and done[0] <= now - self._seconds:
            done.popleft()
        if len(done) >= self._most:
            minutes = max(1, round((done[0] + self._seconds - now) / 60))
            raise Refusal(key, most=self._most, minutes=minutes)
        done.append(now)


class Habits:
    """What is counted in memory: matches opened, exports, animations."""

    def __init__(self, limits: Limits) -> None:
        self.opened = Often(limits.opened, DAY)
        self.exported = Often(limits.exports, HOUR)
        self.animated = Often(limits.animations, HOUR)


class Guests(Struct, frozen=True):
    """Whom somebody may invite now, and whom not."""

    welcome: tuple[int, ...]
    unwanted: tuple[int, ...]


async def must_have_room(conn: Reader, limits: Limits, user_id: int) -> None:
    """Raise Refusal unless a person may sit at one more match that is not over."""
    if await limit_rows.matches_of(conn, user_id) >= limits.matches:
        raise Refusal("err-too-many-matches", most=limits.matches)


async def must_have_room_for(conn: Reader, limits: Limits, user_id: int, name: str) -> None:
    """`must_have_room` of somebody else, who is named."""
    if await limit_rows.matches_of(conn, user_id) >= limits.matches:
        raise Refusal("err-too-many-matches-of", name=name, most=limits.matches)


async def may_open(conn: Reader, limits: Limits, user_id: int) -> None:
    """Raise Refusal unless a person may open one more match."""
    if await limit_rows.lobbies_of(conn, user_id) >= limits.lobbies:
        raise Refusal("err-too-many-lobbies", most=limits.lobbies)
    await must_have_room(conn, limits, user_id)


async def guests(
    conn: Reader, limits: Limits, by: int, wanted: tuple[int, ...], refusing: frozenset[int], now: int
) -> Guests:
    """Of some people those who may be invited now. refusing: of them those who want nothing from whoever invites.

    Raises Refusal if whoever invites has invited enough people today.
    """
    if await limit_rows.invitations_by(conn, by, now - DAY) + len(wanted) > limits.invitations:
        raise Refusal("err-invited-often", most=limits.invitations)
    counts = await limit_rows.invitations_of(conn, wanted, now - DAY)
    welcome = tuple(guest for guest in wanted if guest not in refusing and counts.get(guest, 0) < limits.invited)
    return Guests(welcome, tuple(guest for guest in wanted if guest not in welcome))
