"""Construction of views from a position, by inclusion."""

from engines.first_train.data import COLOURS, COMPANIES, NOBODY, TRAINS, Influence, Loads, rounds_of
from engines.first_train.rules.auction import bids_of, boxes_of, least_bid
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.scoring import final_points, sets_of
from engines.first_train.rules.track import links_left, links_of
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Running, Sale, track_of
from engines.first_train.view import AreaView, BoxView, FirstTrainView, Holder, Phase, PlayerView, TrainView

_TRACKS = {track_of(company): name for company, name in enumerate(COMPANIES)}


def make_view(state: FirstTrainState, viewer: int | None) -> FirstTrainView:
    """Return the view of a seat, or of the public; they are the same."""
    phase, waiting = _phase(state)
    return FirstTrainView(
        viewer=viewer,
        map=state.map,
        south=state.south,
        board=state.board,
        round=state.round,
        rounds=rounds_of(state.seats),
        phase=phase,
        waiting=waiting,
        players=tuple(_player(state, seat) for seat in range(state.seats)),
        order=tuple(state.order),
        builders=tuple(state.builders),
        runners=tuple(state.runners),
        stacks=tuple(map(tuple, state.stacks)),
        areas=tuple(_area(state, area) for area in range(len(state.chart.areas))),
        links=tuple(_holder(owner) for owner in state.links),
        boxes=tuple(_box(state, box) for box in range(len(state.bids))),
        trains=tuple(_train(state, train) for train in range(len(TRAINS))),
        joined=state.joined,
        over=state.over,
    )


def _phase(state: FirstTrainState) -> tuple[Phase, tuple[int, ...]]:
    match state.stack[-1] if state.stack else None:
        case None:
            return "over", ()
        case Auction(order=order):
            return "auction", tuple(order)
        case Colour(seat=seat):
            return "colour", (seat,)
        case Construction(left=left):
            return "construction", tuple(left)
        case Running(order=order):
            return "running", tuple(order)
        case Sale(left=left):
            return "sale", tuple(left)
    return "set-up", ()


def _player(state: FirstTrainState, seat: int) -> PlayerView:
    player = state.players[seat]
    bidding = bool(state.stack) and isinstance(state.stack[-1], Auction)
    return PlayerView(
        cubes=player.cubes,
        influence=Influence.of(player.influence),
        points=player.points,
        final=final_points(state, seat),
        profit=player.profit,
        links=links_of(state, seat),
        left=links_left(state, seat),
        loads=Loads.of(player.loads),
        sets=sets_of(state, seat),
        trains=tuple(TRAINS[train].id for train in trains_of(state, seat)),
        standing=sum(bids_of(state, seat).values()) if bidding else 0,
    )


def _area(state: FirstTrainState, area: int) -> AreaView:
    companies = tuple(name for company, name in enumerate(COMPANIES) if state.is_company(area, company))
    red, green, landowners = state.figures[area]
    return AreaView(state.cubes[area], red, green, landowners, companies)


def _holder(owner: int) -> Holder:
    return None if owner == NOBODY else _TRACKS.get(owner, owner)


def _box(state: FirstTrainState, box: int) -> BoxView:
    data = boxes_of(state)[box]
    drawn, seat = state.drawn[box], state.bidders[box]
    return BoxView(
        number=box + 1,
        least=least_bid(state, box),
        printed=data.printed,
        choice=data.choice,
        drawn=None if drawn == NOBODY else COLOURS[drawn],
        seat=None if seat == NOBODY else seat,
        bid=state.bids[box],
    )


def _train(state: FirstTrainState, train: int) -> TrainView:
    owner = state.trains[train]
    return TrainView(TRAINS[train].id, None if owner == NOBODY else owner, Loads.of(state.wagons[train]))
