"""Matches as all readers may see them: infos, lines of lists, votes, waiting matches."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engines.core.outcome import Outcome
from engines.core.text.messages import Msg
from service.base.config import STAND_IN


class LobbyPerson(Struct, frozen=True):
    """A member of a lobby: a user or a computer player, and the name to show."""

    user_id: int | None
    computer: str | None
    name: str


class SeatInfo(Struct, frozen=True):
    """A seat as all readers may know it.

    user_id: who plays it now; None for a computer player. owner_id: who owns it and may take it back. computer:
    the kind of computer player that holds it. awaited: it owes a decision, since ``awaited_since``. invited: it
    has an optional decision. hindsight: its player undid moves alone that had shown them something. waits_until:
    it waits for answers until then. style: index of its colour and pattern. own: the number of its own actions,
    never falling.
    """

    seat: int
    user_id: int | None
    owner_id: int | None
    computer: str | None
    name: str
    awaited: bool
    awaited_since: int | None
    style: int
    own: int
    left: bool
    rank: int | None
    score: int | None
    invited: bool = False
    waits_until: int | None = None
    hindsight: bool = False


class MatchInfo(Struct, frozen=True):
    """A match as all readers may know it. Times are UTC seconds.

    status: lobby, live, paused, over, aborted or frozen. people: the lobby's members in order of joining. seats:
    empty in a lobby. seats_wanted: the number of players. options: the lobby's options by name. stand_in: hours
    after which the computer player ``stand_in_by`` answers once for an awaited player; 0 for never. seed_hash:
    published at the start; seed: hex, only when over. trouble: what Discord refused last. table_talk: computer
    players comment on the match in its posts. lesson: it is one, and only its person sees it.
    """

    id: int
    game: str
    status: str
    locale: str
    pace: str
    grace: int
    options: Mapping[str, Any]
    host_id: int
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    seq: int
    published: int
    created: int
    updated: int
    seats_wanted: int
    people: tuple[LobbyPerson, ...]
    seats: tuple[SeatInfo, ...]
    seed_hash: str | None
    seed: str | None
    outcome: Outcome | None
    trouble: Msg | None
    stand_in: int = 0
    stand_in_by: str = STAND_IN
    table_talk: bool = True
    lesson: bool = False

    @property
    def place(self) -> int:
        """Return the channel in which the match is played: its thread, or the parent channel if there is none."""
        return self.thread_id or self.channel_id

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat that a user plays now, or owns while a computer player holds it, or None."""
        played = [seat.seat for seat in self.seats if seat.user_id == user_id]
        owned = [seat.seat for seat in self.seats if seat.owner_id == user_id]
        return next(iter(played + owned), None)


class MatchListItem(Struct, frozen=True):
    """A match as a line of a list. place: the channel in which it is played. awaited: the users it waits for.

    names, members: of its seats, or of its lobby; a member is None for a computer player. offered: the seat that
    the reader is offered, in a list of invitations.
    """

    id: int
    game: str
    status: str
    place: int
    names: tuple[str, ...]
    members: tuple[int | None, ...]
    awaited: tuple[int, ...]
    offered: int | None = None


class ProposalInfo(Struct, frozen=True):
    """An open vote. kind: undo, pause or close. asked: ids of users who have to agree; yes: those who have agreed.

    moves: what would be undone, as it was reported to all.
    """

    id: int
    match_id: int
    kind: str
    by_user: int
    to_seq: int
    asked: tuple[int, ...]
    yes: tuple[int, ...]
    moves: Msg | None = None


class WaitingMatch(Struct, frozen=True):
    """A match that waits for a user: since when, and the address of its channel. prompt: the question.

    optional: the user may answer, but the game does not wait.
    """

    info: MatchInfo
    seat: int
    since: int
    prompt: Msg
    url: str
    optional: bool = False
