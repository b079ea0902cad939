"""A match in memory: its rows decoded and its positions. Treated as a value; a unit of work makes the next one."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from engines.core.codec import write_code
from engines.core.game import Game
from engines.core.text import Msg
from service.errors import NotSeated, Refusal
from store import rows


class MatchSettings(Struct, frozen=True):
    """What the lobby agreed on, as it is stored with the match.

    seats: how many shall play. grace: seconds before an ended turn goes out. options: the game's own, by name.
    styles: by seat, the colour and pattern worn. paused_at: when a pause began.
    """

    seats: int = 2
    grace: int = 15
    options: dict[str, Any] = {}
    styles: tuple[int, ...] = ()
    paused_at: int | None = None


class Untold(NamedTuple):
    """A step that no post tells yet. seat: whose move it is, None for a step of the service."""

    seq: int
    seat: int | None
    computer: bool


@dataclass(frozen=True, slots=True)
class Live:
    """A match: its row and seats, the newest position and the one that is published.

    state, shown: None while it is a lobby. people: the lobby's table. untold: effective steps no post tells yet.
    """

    row: rows.Match
    settings: MatchSettings
    seats: tuple[rows.Seat, ...]
    people: tuple[rows.LobbyMember, ...]
    game: Game[Any, Any]
    state: Any = None
    shown: Any = None
    untold: tuple[Untold, ...] = ()

    @property
    def id(self) -> int:
        """The match's number."""
        return self.row.id

    def seat_played_by(self, user_id: int) -> rows.Seat | None:
        """The seat that the user plays now, not one that a computer player holds for them."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_owned_by(self, user_id: int) -> rows.Seat | None:
        """The seat that is the user's, whoever plays it now."""
        played = self.seat_played_by(user_id)
        return played or next((seat for seat in self.seats if seat.owner_id == user_id), None)

    def must_play(self, user_id: int) -> rows.Seat:
        """The seat that the user plays. Raises NotSeated."""
        seat = self.seat_played_by(user_id)
        if seat is not None:
            return seat
        if self.seat_owned_by(user_id) is not None:
            raise NotSeated("err-computer-holds", match=self.id)
        raise NotSeated("err-not-seated", match=self.id)

    def must_be(self, *statuses: str) -> None:
        """Raise Refusal with what is wrong unless the match is in one of the states."""
        if self.row.status not in statuses:
            raise Refusal(f"err-status-{self.row.status}", match=self.id)

    def awaited(self, state: Any) -> set[int]:
        """The seats without which a position cannot go on."""
        return {decision.seat for decision in self.game.pending(state) if not decision.optional}

    def humans(self) -> tuple[rows.Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    @property
    def mover(self) -> int | None:
        """Whose moves there are that only they see yet, if any."""
        return next((step.seat for step in reversed(self.untold) if step.seq > self.row.published), None)

    def readable(self, seat: int | None) -> Any:
        """The position that a reader may look at: the published one, or the newest if its moves are their own."""
        return self.state if seat is not None and seat == self.mover else self.shown

    def token(self, seat: int) -> str:
        """Freshness of a seat's private buttons: its own actions so far, and what it may do."""
        options = self.game.options(self.readable(seat), seat)
        codes = "|".join(f"{write_code(option.action)}{option.holes}" for option in options)
        return f"{self.seats[seat].own}-{blake2b(codes.encode(), digest_size=4).hexdigest()[:3]}"

    def with_seat(self, seat: int, **fields: Any) -> Live:
        """The same match with changed fields of one seat."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **fields)
        return replace(self, seats=tuple(seats))


def settings_of(row: rows.Match) -> MatchSettings:
    """The settings stored with a match."""
    return msgspec.json.decode(row.settings, type=MatchSettings)


def write_msg(msg: Msg | None) -> str | None:
    """A sentence to be as text for a row."""
    return None if msg is None else msgspec.json.encode(msg).decode()


def read_msg(text: str | None) -> Msg | None:
    """The sentence to be of a row."""
    return None if text is None else msgspec.json.decode(text, type=Msg)


def plain_json(value: Any) -> str:
    """Anything encodable as compact JSON text."""
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    """Plain data of JSON text."""
    return json.loads(text)
