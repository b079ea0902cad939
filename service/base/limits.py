"""Limits of what one person, server or guest may have or do: more than friends need, less than does harm.

Stored things are counted in the database; the rate of actions is counted in memory, from each start.
"""

from collections import defaultdict, deque

from msgspec import Struct

from service.base.clock import Clock
from service.base.config import DAY, HOUR, Limits
from service.base.errors import Refusal
from store.database import Reader, Tx
from store.tables import quota_rows, user_rows

MAX_TRACKED = 1_000
"""People to track before those without recent actions are forgotten."""


class RateLimiter:
    """Count how often each person does something within some seconds. key: of the refusal."""

    def __init__(self, clock: Clock, most: int, seconds: int, key: str) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._key = key
        self._done: defaultdict[int, deque[float]] = defaultdict(deque)

    def count(self, user_id: int) -> None:
        """Count an action of a user. Raises Refusal with the waiting time if they have reached the limit."""
        wait = self.tried(user_id)
        if wait > 0:
            raise Refusal(self._key, most=self._most, minutes=max(1, round(wait / 60)))

    def tried(self, user_id: int) -> float:
        """Count an action of a user and return 0; at the limit, return the seconds until they may act again."""
        now = self._clock.monotonic()
        if len(self._done) > MAX_TRACKED:
            for known in [user for user, done in self._done.items() if done[-1] <= now - self._seconds]:
                del self._done[known]
        done = self._done[user_id]
        while done and done[0] <= now - self._seconds:
            done.popleft()
        if len(done) >= self._most:
            return done[0] + self._seconds - now
        done.append(now)
        return 0


class RateLimits:
    """The actions counted in memory: matches opened, exports, animations, proposals, moves to other channels.

    The last counter is by match: pings about such a move.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.opened = RateLimiter(clock, limits.opened, DAY, "err-opened-often")
        self.exported = RateLimiter(clock, limits.exports, HOUR, "err-exported-often")
        self.animated = RateLimiter(clock, limits.animations, HOUR, "err-animated-often")
        self.proposed = RateLimiter(clock, limits.proposals, HOUR, "err-proposed-often")
        self.moved = RateLimiter(clock, limits.moves, HOUR, "err-moved-often")
        self.rung = RateLimiter(clock, 1, HOUR, "err-moved-often")


class InvitationCheck(Struct, frozen=True):
    """Who may be invited now (welcome), and who not (unwanted)."""

    welcome: tuple[int, ...]
    unwanted: tuple[int, ...]


async def must_have_room(tx: Tx, limits: Limits, user_id: int, but: int = 0) -> None:
    """Raise Refusal unless a person may join one more unfinished match. but: the match that they ask about.

    Locks the person's row, so another seat for them at the same moment waits until the transaction ends.
    """
    await user_rows.lock_user(tx, user_id)
    if await quota_rows.count_matches_of(tx, user_id, but) >= limits.matches:
        raise Refusal("err-too-many-matches", most=limits.matches)


async def must_be_free_to_follow(tx: Tx, limits: Limits, user_id: int, match_id: int) -> None:
    """Raise Refusal unless a person may follow a match, or does so already."""
    await user_rows.lock_user(tx, user_id)
    if await quota_rows.count_followed_by(tx, user_id, match_id) >= limits.followed:
        raise Refusal("err-follows-enough", most=limits.followed)


async def must_be_free_to_open(tx: Tx, limits: Limits, user_id: int) -> None:
    """Raise Refusal unless a person may open one more match."""
    if await quota_rows.count_lobbies_of(tx, user_id) >= limits.lobbies:
        raise Refusal("err-too-many-lobbies", most=limits.lobbies)
    await must_have_room(tx, limits, user_id)


async def check_invitations(
    conn: Reader, limits: Limits, by: int, wanted: tuple[int, ...], refusing: frozenset[int], now: int
) -> InvitationCheck:
    """Return which of some people the user ``by`` may invite now.

    refusing: those who want no invitation from them. Raises Refusal if they have invited enough people today.
    """
    if await quota_rows.count_invitations_by(conn, by, now - DAY) + len(wanted) > limits.invitations:
        raise Refusal("err-invited-often", most=limits.invitations)
    counts = await quota_rows.count_invitations_of(conn, wanted, now - DAY)
    welcome = tuple(guest for guest in wanted if guest not in refusing and counts.get(guest, 0) < limits.invited)
    return InvitationCheck(welcome, tuple(guest for guest in wanted if guest not in welcome))
