"""The posts that a stored match must have brought, and their pings, derived from the promises.

It holds for matches among people without a grace, in which no one takes back, pauses, gives orders, or waits for
answers.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from engines.core.actions import Option
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from service.match import pending


class Entry(Struct, frozen=True):
    """A step of the log. user: who made it; in an auction, for whom it was made. state: the position after it.

    milestone: something after which the board is posted in any case.
    """

    seq: int
    seat: int
    user: int | None
    origin: str
    action: Any
    barrier: bool
    state: Any
    milestone: bool = False

    @property
    def cry(self) -> bool:
        return self.origin == "auto" and self.user is not None


class Post(Struct, frozen=True):
    """A post. upto: its last step. rung: the ids of the users it pings."""

    upto: int
    rung: frozenset[int]


class ExpectedPosts(Struct, frozen=True):
    """Return the posts of a match up to its newest step, without that of its end; and who is awaited now."""

    posts: tuple[Post, ...]
    awaited: frozenset[int]


def expected_posts(
    game: Game[Any, Any],
    opening: Any,
    log: Sequence[Entry],
    users: Sequence[int | None],
    told: Collection[int],
) -> ExpectedPosts:
    """What the log of a match must have brought.

    opening: the first position. users: by seat. told: the steps up to which there were posts; they only say
    where an auction stopped to ask a seat again.
    """
    reader = _Reader(game, opening, users)
    reader.begin(log, told)
    return ExpectedPosts(tuple(reader.posts), frozenset(reader.awaited))


class _Reader:
    """Follows a log unit by unit: a move, or the cries of an auction, with what follows by itself."""

    def __init__(self, game: Game[Any, Any], opening: Any, users: Sequence[int | None]) -> None:
        self.posts: list[Post] = []
        self.awaited: set[int] = set()
        self._game = game
        self._users = users
        self._state = self._shown = opening
        self._seq = 1
        self._milestone = False
        self._unseen: list[int] = []
        """Who made the moves that are not public yet."""
        self._invited: set[int] = set()
        self._told_in: dict[int, int] = {}
        """By seat, the turn of its last post about an offer."""

    def begin(self, log: Sequence[Entry], told: Collection[int]) -> None:
        at = self._follow(log, 0)
        self._publish(None)
        while at < len(log):
            at = self._cries(log, at, told) if log[at].cry else self._move(log, at)

    def _move(self, log: Sequence[Entry], at: int) -> int:
        """Handle a player's move: public at once unless its seat goes on and nothing is new to others."""
        entry = log[at]
        seat, actor = entry.seat, entry.user
        waited_for = seat in self._awaited(self._state)
        if self._unseen and self._unseen[-1] != seat:
            self._publish(actor)
        self._take(entry)
        barrier = entry.barrier
        at += 1
        while at < len(log) and _by_itself(log[at]) and log[at].seat == seat:
            barrier |= log[at].barrier
            self._take(log[at])
            at += 1
        goes_on = self._awaited(self._state) == {seat}
        news = waited_for and seat in self._awaited(self._state) and self._offers_changed(seat)
        if self._state.over or barrier or not waited_for or news or not goes_on:
            at = self._follow(log, at)
            self._publish(actor)
        return at

    def _cries(self, log: Sequence[Entry], at: int, told: Collection[int]) -> int:
        """Handle cries from answers, until the auction was over or a seat was asked again.

        The last to answer is pinged like the others: neither log nor post may show who that was.
        """
        number = self._auction().number
        while at < len(log) and log[at].cry and (auction := self._auction()) and auction.number == number:
            self._take(log[at])
            at += 1
            if self._seq in told and self._auction() is not None:
                break
        again = self._auction()
        at = self._follow(log, at)
        if again is not None and again.number == number:
            self._publish(None, {again.next})
        else:
            self._publish(None, self._awaited(self._state))
        return at

    def _follow(self, log: Sequence[Entry], at: int) -> int:
        while at < len(log) and _by_itself(log[at]):
            self._take(log[at])
            at += 1
        return at

    def _take(self, entry: Entry) -> None:
        self._state, self._seq = entry.state, entry.seq
        self._unseen.append(entry.seat)
        self._milestone |= entry.milestone

    def _publish(self, actor: int | None, anew: Collection[int] = ()) -> None:
        """Show the newest position and ask the seats that owe or are offered something new.

        actor: the user whose act it is, if known.
        """
        moved, self._unseen, self._shown = self._unseen, [], self._state
        milestone, self._milestone = self._milestone, False
        if self._state.over:
            self.awaited = set()
            return
        now = self._awaited(self._shown)
        newly = []
        for seat in range(len(self._users)):
            if seat not in now:
                self._excuse(seat)
            elif seat not in self.awaited or seat in moved or seat in anew:
                goes_on = seat in self.awaited and seat not in anew and moved[-1:] == [seat]
                self._excuse(seat)
                self.awaited.add(seat)
                newly += [] if goes_on else [seat]
        told = newly + self._newly_invited()
        if told or milestone:
            rung = frozenset(user for seat in told if (user := self._users[seat]) is not None and user != actor)
            self.posts.append(Post(self._seq, rung))

    def _excuse(self, seat: int) -> None:
        if seat in self.awaited:
            self.awaited.discard(seat)
            self._invited.discard(seat)

    def _newly_invited(self) -> list[int]:
        """Return the seats that may answer an offer and heard of none in this turn."""
        may, turn = self._may_answer(self._shown), self._game.rules.turn(self._shown)
        found = []
        for seat in may - self._invited:
            if self._told_in.get(seat) != turn:
                self._told_in[seat] = turn
                found.append(seat)
        self._invited = may
        return found

    def _offers_changed(self, mover: int) -> bool:
        now, before = self._may_answer(self._state), self._may_answer(self._shown)
        return now != before or any(
            self._options(self._state, seat) != self._options(self._shown, seat) for seat in now - {mover}
        )

    def _awaited(self, state: Any) -> set[int]:
        if state.over:
            return set()
        return {
            decision.seat for decision in pending.decisions(LegalMoves(self._game, state)) if not decision.optional
        }

    def _may_answer(self, state: Any) -> set[int]:
        if state.over:
            return set()
        return {d.seat for d in self._game.pending(state) if d.optional} - self._awaited(state)

    def _options(self, state: Any, seat: int) -> list[Option]:
        return self._game.options(state, seat)

    def _auction(self) -> Any:
        return None if self._state.over else self._game.open_contest(self._state)


def _by_itself(entry: Entry) -> bool:
    return entry.origin == "auto" and not entry.cry
