"""Give premoves for one's next turn, and take them back."""

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any, Final

from msgspec import structs

from engines.core.actions import Option, TermsHole
from engines.core.text.messages import Msg
from service.autoplay import premoves
from service.autoplay.premoves import Premove, PremoveList
from service.base.errors import IllegalMove, Refusal, Stale
from service.base.read_models.panels import PanelChoices, PanelModel
from service.driver import driver
from service.driver.repository import MatchRepository
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.panel_queries import PanelQueries

TOKEN_MARK: Final = "a"
"""The first character of a premove token; other tokens begin with a digit."""


class Premoves:
    """The premoves of a user's seat; no other user can ask for them."""

    def __init__(self, matches: MatchRepository, panels: PanelQueries) -> None:
        self._matches = matches
        self._panels = panels

    async def panel(self, user: User, match_id: int) -> PanelModel[Any]:
        """Return the panel as if the user's next turn had come, after their premoves: what they may give next.

        Its options are empty if no further premove is possible. Raises NoSuchMatch, NotSeated, or Refusal if the
        match does not run or its game has no premoves.
        """
        table = await self._panels.panel(user, match_id)
        match = await self._matches.get(match_id)
        seat = _must_take_premoves(match, user)
        given = premoves.read_premoves(match, seat)
        options = _options(match, seat, given)
        chosen_in = premoves.find_next_position(match, seat, given)
        return structs.replace(
            table,
            view=table.view if chosen_in is None else match.game.view(chosen_in.state, seat),
            token=_token(options, given),
            choices=PanelChoices(options=options, unasked=table.choices.unasked),
            instructions=structs.replace(
                table.instructions,
                orders=(),
                premoves=structs.replace(premoves.describe(match, seat, given), choosing=True),
            ),
        )

    async def give(self, user: User, match_id: int, action: Any, token: str | None = None) -> None:
        """Give one more premove, on all conditions that the game offers with it.

        Raises as `panel` does, Stale for an old token, and IllegalMove if the move cannot be given.
        """
        async with self._matches.change(match_id, user) as unit:
            seat, given = _must_give(unit, user, token)
            match = unit.match
            chosen_in = premoves.find_next_position(match, seat, given)
            option = next((o for o in _options(match, seat, given) if o.admits(action)), None)
            if chosen_in is None or option is None or match.game.premoves is None:
                raise IllegalMove(Msg("err-ahead-cannot"))
            state, turn = chosen_in
            offered = tuple(match.game.premoves.conditions(state, seat, action))
            one = Premove(
                match.game.actions.encode(action).decode(),
                match.game.names.label(match.game.view(state, seat), Option(action, group=option.group)),
                turn,
                offered,
                offered,
            )
            if given is None or not given.moves:
                here = match.game.premoves.resumes(match.readable(seat), seat)
                given = PremoveList(user.id, match.game.rules.turn(match.readable(seat)), here)
            _save(unit, seat, structs.replace(given, moves=(*given.moves, one), lapsed=None))

    async def set_conditions(
        self, user: User, match_id: int, chosen: Collection[int], token: str | None = None
    ) -> None:
        """Set which of its offered conditions, by index, the last premove depends on.

        Raises as `give` does; Refusal if there is no premove.
        """
        async with self._matches.change(match_id, user) as unit:
            seat, given = _must_give(unit, user, token)
            if given is None or not given.moves:
                raise Refusal("err-ahead-nothing")
            last = given.moves[-1]
            wanted = tuple(one for at, one in enumerate(last.offered) if at in chosen)
            last = structs.replace(last, conditions=wanted)
            _save(unit, seat, structs.replace(given, moves=(*given.moves[:-1], last)))

    async def take_back(self, user: User, match_id: int, token: str | None = None, *, every: bool = False) -> None:
        """Take back the last premove, or all of them. Raises as `set_conditions` does."""
        async with self._matches.change(match_id, user) as unit:
            seat, given = _must_give(unit, user, token)
            if given is None:
                raise Refusal("err-ahead-nothing")
            kept = () if every else given.moves[:-1]
            _save(unit, seat, structs.replace(given, moves=kept) if kept else None)

    async def make_now(self, user: User, match_id: int) -> PanelModel[Any]:
        """Make the playable premoves in the user's turn; return the panel after them.

        Raises as `panel` does; Refusal if no premove can be made now.
        """
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live")
            seat = unit.match.must_play(user.id).seat
            if premoves.next_move(unit, seat) is None:
                raise Refusal("err-ahead-nothing")
            driver.make_premoves(unit, seat)
            unit.mark_seen(user.id)
        return await self._panels.panel(user, match_id)


def is_premove_token(token: str) -> bool:
    """Return whether a token belongs to premoves."""
    return token.startswith(TOKEN_MARK)


def _must_take_premoves(match: MatchSnapshot, user: User) -> int:
    """Return the seat that a user plays in a match whose game has premoves. Raises Refusal, NotSeated."""
    match.must_have_status("live", "paused")
    seat = match.must_play(user.id).seat
    if match.game.premoves is None:
        raise Refusal("err-ahead-cannot")
    return seat


def _must_give(unit: UnitOfWork, user: User, token: str | None) -> tuple[int, PremoveList | None]:
    """Return the user's seat and its premoves. Raises as `Premoves.give` does."""
    match = unit.match
    seat = _must_take_premoves(match, user)
    given = premoves.read_premoves(match, seat)
    if token is not None and token != _token(_options(match, seat, given), given):
        raise Stale("err-stale", match=match.id)
    return seat, given


def _save(unit: UnitOfWork, seat: int, given: PremoveList | None) -> None:
    """Store premoves without a trace that their owner was here."""
    unit.meets = None
    premoves.save(unit, seat, given)


def _options(match: MatchSnapshot, seat: int, given: PremoveList | None) -> tuple[Option, ...]:
    """Return the premoves that a seat may add; without offers to others, which need their answer."""
    chosen_in = premoves.find_next_position(match, seat, given)
    found = [] if chosen_in is None else match.game.options(chosen_in.state, seat)
    return tuple(option for option in found if not any(isinstance(hole, TermsHole) for hole in option.holes))


def _token(options: Sequence[Option], given: PremoveList | None) -> str:
    moves = () if given is None else given.moves
    said = f"{options!r}{[(one.move, one.conditions) for one in moves]!r}"
    return f"{TOKEN_MARK}{len(moves)}-{blake2b(said.encode(), digest_size=4).hexdigest()[:6]}"
