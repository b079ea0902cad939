"""Construction of views from a position, by inclusion."""

from engines.core.encoding.codec import tag_of
from engines.core.frames import outermost_frame
from engines.core.mechanics.turn_order import snake_seat
from engines.nuremberg.data import GOODS, LAST_SQUARE, NOBODY, YEARS, Cards, council_points
from engines.nuremberg.geography.countryside import CASTLE, COUNTRY
from engines.nuremberg.rules.building import pieces_left
from engines.nuremberg.rules.council import is_safe
from engines.nuremberg.rules.hands import size
from engines.nuremberg.rules.points import points_of
from engines.nuremberg.rules.selling import doubles
from engines.nuremberg.rules.trading import rates
from engines.nuremberg.state import UNANSWERED, YES, Council, FreeClay, Knight, NurembergState, Setup, Turn
from engines.nuremberg.view import ChosenView, CouncilView, NurembergView, PlayerView


def make_view(state: NurembergState, viewer: int | None) -> NurembergView:
    """Return the view of a seat, or of the public; everything is open once the match is over."""
    turn, draft = outermost_frame(state, Turn), outermost_frame(state, Setup)
    top = state.stack[-1] if state.stack else None
    return NurembergView(
        viewer=viewer,
        players=tuple(_player(state, seat, state.over or seat == viewer) for seat in range(state.seats)),
        stations=tuple(map(tuple, state.stations)),
        settlements=_holders(state.settlements),
        rights=_holders(state.rights),
        workshops=_holders(state.workshops),
        walls=state.walls,
        towers=tuple(state.towers),
        council=_council(state),
        knight=COUNTRY.names[state.knight],
        at_castle=state.knight == CASTLE,
        bank=Cards.of(state.bank),
        deck=len(state.deck),
        drawn=tuple(state.drawn),
        card=state.card or None,
        square=state.square,
        year=YEARS[state.square].year,
        active=state.active,
        turn=state.turns,
        placing=snake_seat(draft.turn, state.seats, draft.first) if draft else None,
        first=draft.first if draft else None,
        phase=("over", "") if top is None else (tag_of(type(top)), top.at),
        owing=_owing(state, top),
        asked=_asked(top),
        chosen=_chosen(top, viewer),
        offers=tuple(turn.offers) if turn else (),
        closed=tuple(turn.closed) if turn else (),
        over=state.over,
        years=state.over and state.square == LAST_SQUARE,
    )


def _holders(seats: list[int]) -> tuple[int | None, ...]:
    return tuple(None if seat == NOBODY else seat for seat in seats)


def _council(state: NurembergState) -> tuple[CouncilView, ...]:
    # The seat whose gain is being settled may still swap.
    swapping = [frame.seat for frame in state.stack if isinstance(frame, Council)]
    return tuple(
        CouncilView(worth, None if seat == NOBODY else seat, is_safe(state, card) and seat not in swapping)
        for card, (worth, seat) in enumerate(zip(council_points(state.seats), state.council, strict=True))
    )


def _player(state: NurembergState, seat: int, shown: bool) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        points=points_of(state, seat),
        gold=player.gold,
        prestige=player.prestige,
        held=size(state, seat),
        rates=rates(state, seat),
        doubled=tuple(good for good in GOODS if doubles(state, seat, good)),
        stations=pieces_left(state, seat, "station"),
        settlements=pieces_left(state, seat, "settlement"),
        workshops=pieces_left(state, seat, "workshop"),
        hand=Cards.of(player.hand) if shown else None,
    )


# ------------------------------------------------------------------ answers


def _owing(state: NurembergState, top: object) -> tuple[int, ...]:
    if not isinstance(top, Knight):
        return (0,) * state.seats
    return tuple(0 if cards else n for n, cards in zip(top.amounts, top.given, strict=True))


def _asked(top: object) -> tuple[int, ...]:
    if not isinstance(top, FreeClay):
        return ()
    return tuple(seat for seat in top.order if top.answers[seat] == UNANSWERED)


def _chosen(top: object, viewer: int | None) -> ChosenView | None:
    """Return the viewer's own secret answers."""
    if viewer is None:
        return None
    match top:
        case FreeClay() if top.answers[viewer] != UNANSWERED and viewer in top.order:
            return ChosenView(wall=top.answers[viewer] == YES)
        case Knight():
            mine = viewer == top.seat and top.field != NOBODY
            if not mine and top.given[viewer] is None:
                return None
            return ChosenView(
                cards=top.given[viewer],
                field=COUNTRY.names[top.field] if mine else None,
                victim=top.victim if mine and top.victim != NOBODY else None,
            )
    return None
