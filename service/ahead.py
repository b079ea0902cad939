"""Giving moves of one's next turn beforehand, and taking them back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any, Final

from msgspec import structs

from engines.core.actions import Option, TermsHole
from engines.core.text.messages import Msg
from service import given_ahead
from service.errors import Refusal, RulesSayNo, Stale
from service.given_ahead import Given, GivenMove
from service.live import Live
from service.matches import Matches
from service.people import User
from service.play import make_given
from service.read_models import Table
from service.reading import Reading
from service.unit import Unit

MARK: Final = "a"
"""What a token of moves that are given begins with; others begin with a digit."""


class Ahead:
    """The moves that a user has given for their seat; nobody else can ask for them."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading

    async def table(self, user: User, match_id: int) -> Table[Any]:
        """The table as if the user's next turn had come, after the moves that they gave: what they may give next.

        Its options are empty where nothing more can be given. Raises NoSuchMatch, NotSeated, or Refusal if the
        match does not run or its game knows nothing of the kind.
        """
        table = await self._reading.table(user, match_id)
        live = await self._matches.get(match_id)
        seat = _must_have(live, user)
        given = await self._reading.given_ahead(live, seat)
        options = _options(live, seat, given)
        chosen_in = given_ahead.position(live, seat, given)
        return structs.replace(
            table,
            view=table.view if chosen_in is None else live.game.view(chosen_in.state, seat),
            decisions=(),
            options=options,
            token=_token(options, given),
            suggestion=None,
            planning=None,
            final=frozenset(),
            passes_on=False,
            orders=(),
            ahead=structs.replace(given_ahead.lines(live, seat, given), choosing=True),
        )

    async def give(self, user: User, match_id: int, action: Any, token: str | None = None) -> None:
        """Give one more move, on all conditions that the game offers for it.

        Raises as `table` does, Stale for an old token, and RulesSayNo for a move that cannot be given.
        """
        async with self._matches.unit(match_id, user) as unit:
            seat, given = _must_give(unit, user, token)
            live = unit.live
            chosen_in = given_ahead.position(live, seat, given)
            option = next((o for o in _options(live, seat, given) if o.admits(action)), None)
            if chosen_in is None or option is None or live.game.premoves is None:
                raise RulesSayNo(Msg("err-ahead-cannot"))
            state, turn = chosen_in
            offered = tuple(live.game.premoves.conditions(state, seat, action))
            one = GivenMove(
                live.game.actions.encode(action).decode(),
                live.game.words.label(live.game.view(state, seat), Option(action, group=option.group)),
                turn,
                offered,
                offered,
            )
            if given is None or not given.moves:
                here = live.game.premoves.resumes(live.readable(seat), seat)
                given = Given(user.id, live.game.turn(live.readable(seat)), here)
            _keep(unit, seat, structs.replace(given, moves=(*given.moves, one), lapsed=None))

    async def only_if(self, user: User, match_id: int, chosen: Collection[int], token: str | None = None) -> None:
        """Make the last given move only on these of the conditions that were offered for it, by their places.

        Raises as `give` does; Refusal if nothing is given.
        """
        async with self._matches.unit(match_id, user) as unit:
            seat, given = _must_give(unit, user, token)
            if given is None or not given.moves:
                raise Refusal("err-ahead-nothing")
            last = given.moves[-1]
            wanted = tuple(one for at, one in enumerate(last.offered) if at in chosen)
            last = structs.replace(last, conditions=wanted)
            _keep(unit, seat, structs.replace(given, moves=(*given.moves[:-1], last)))

    async def take_back(self, user: User, match_id: int, token: str | None = None, *, every: bool = False) -> None:
        """Take back the move that was given last, or every one. Raises as `only_if` does."""
        async with self._matches.unit(match_id, user) as unit:
            seat, given = _must_give(unit, user, token)
            if given is None:
                raise Refusal("err-ahead-nothing")
            kept = () if every else given.moves[:-1]
            _keep(unit, seat, structs.replace(given, moves=kept) if kept else None)

    async def make_now(self, user: User, match_id: int) -> Table[Any]:
        """Make the given moves that fit, in the user's turn; returns the panel after them.

        Raises as `table` does; Refusal if nothing that was given can be made now.
        """
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("live")
            seat = unit.live.must_play(user.id).seat
            if given_ahead.next_move(unit, seat) is None:
                raise Refusal("err-ahead-nothing")
            make_given(unit, seat)
            unit.looks(user.id)
        return await self._reading.table(user, match_id)


def is_of_ahead(token: str) -> bool:
    """Whether a token belongs to moves that are given beforehand."""
    return token.startswith(MARK)


def _must_have(live: Live, user: User) -> int:
    """The seat that a user plays in a match whose game lets moves be given. Raises Refusal, NotSeated."""
    live.must_be("live", "paused")
    seat = live.must_play(user.id).seat
    if live.game.premoves is None:
        raise Refusal("err-ahead-cannot")
    return seat


def _must_give(unit: Unit, user: User, token: str | None) -> tuple[int, Given | None]:
    """Whose moves these are, and what they gave. Raises as `Ahead.give` does."""
    live = unit.live
    seat = _must_have(live, user)
    given = unit.ahead.get(seat)
    if token is not None and token != _token(_options(live, seat, given), given):
        raise Stale("err-stale", match=live.id)
    return seat, given


def _keep(unit: Unit, seat: int, given: Given | None) -> None:
    """Keep what was given. That somebody came by to give it shows in nothing."""
    unit.meets = None
    given_ahead.put(unit, seat, given)


def _options(live: Live, seat: int, given: Given | None) -> tuple[Option, ...]:
    """What a seat may give after what it gave; offers to others it may not, for they want an answer."""
    chosen_in = given_ahead.position(live, seat, given)
    found = [] if chosen_in is None else live.game.options(chosen_in.state, seat)
    return tuple(option for option in found if not any(isinstance(hole, TermsHole) for hole in option.holes))


def _token(options: Sequence[Option], given: Given | None) -> str:
    moves = () if given is None else given.moves
    said = f"{options!r}{[(one.move, one.conditions) for one in moves]!r}"
    return f"{MARK}{len(moves)}-{blake2b(said.encode(), digest_size=4).hexdigest()[:6]}"
