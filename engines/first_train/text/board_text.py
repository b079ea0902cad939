"""The position as titled lists: own means, prices, auction, trains, influence, the map and every seat."""

from collections.abc import Iterator, Mapping, Sequence

from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Arg, Many, Msg, SeatRef, Section, Summary, seats_in_words
from engines.core.text.words import measure, thing
from engines.first_train.data import (
    COLOURS,
    COMPANIES,
    LOADS,
    NUMBERS,
    PASSENGERS,
    TRAINS,
    WHITE_CUBE,
    YELLOW_CUBE,
)
from engines.first_train.geography import AreaData
from engines.first_train.text.names import (
    area_name,
    areas_in_words,
    box_gain,
    company_ref,
    final_parts,
    load_ref,
    loads_in_words,
    means_in_words,
    means_ref,
    minus,
    share,
    signed,
    sum_of,
    train_name,
    whole_line,
)
from engines.first_train.view import AreaView, BoxView, FirstTrainView, Holder, Phase, PlayerView, TrainView

BIDDING: tuple[Phase, ...] = ("auction", "colour")
"""The phases in which the boxes matter."""


def score_stage(view: FirstTrainView) -> ScoreStage:
    """Return every seat's points if the match ended now, by rounds."""
    return ScoreStage(view.round, tuple(player.final for player in view.players))


def summary(view: FirstTrainView) -> Summary:
    """Return the whole position: only the counters still in the bag are hidden."""
    return Summary(
        _headline(view),
        tuple(_standing(view, seat, player) for seat, player in enumerate(view.players)),
        (
            _prices(view),
            *_auction(view),
            *_trains(view),
            *_orders(view),
            _influence(view),
            *(_seat(view, seat) for seat in range(len(view.players))),
            *_companies(view),
            *_waiting(view),
        ),
        measure("first_train", view.over),
        _sight(view),
    )


def _standing(view: FirstTrainView, seat: int, player: PlayerView) -> Msg:
    """Return a seat's points if the match ended now, with their parts; once it is over, with names for these."""
    args: dict[str, Arg] = {"seat": SeatRef(seat), "n": minus(player.final)}
    if view.over:
        parts = final_parts(player.final, player.sets, player.profit, player.links)
        return Msg("first_train-standing-over", args | parts)
    if player.final == player.points:
        return Msg("first_train-standing", args)
    return Msg("first_train-standing-sum", args | {"sum": sum_of(player)})


def panel_head(view: FirstTrainView) -> list[Msg]:
    """Return the viewer's means."""
    if view.viewer is None or view.over or not view.round:
        return []
    return [Msg("first_train-head", _means(view, view.viewer))]


def _headline(view: FirstTrainView) -> Msg:
    if view.over:
        return Msg("first_train-headline-over", {"rounds": view.rounds})
    args: dict[str, Arg] = {"round": view.round, "rounds": view.rounds}
    if not view.waiting:
        return Msg("first_train-headline-begin", args)
    return Msg(f"first_train-headline-{view.phase}", args | {"seat": SeatRef(view.waiting[0])})


def _sight(view: FirstTrainView) -> tuple[Msg, ...]:
    """Return the position in short: each seat's standing and trains, the boxes, then each seat's track."""
    seats = range(len(view.players))
    lines = tuple(
        Msg("first_train-sight-links", {"seat": SeatRef(seat), "links": links})
        for seat in seats
        for links in _track(view, seat)
    )
    standing = tuple(
        Msg("first_train-sight-bid", _bid(box))
        for box in view.boxes
        if box.seat is not None and view.phase in BIDDING
    )
    bids = (Msg("first_train-sight-bids", {"bids": Many(standing)}),) if standing else ()
    trains = tuple(line for section in _trains(view) for line in section.lines)
    own = (Msg("first_train-sight-seat", _means(view, seat) | {"seat": SeatRef(seat)}) for seat in seats)
    return (*own, *bids, *trains, *lines)


# ------------------------------------------------------------------ prices and orders


def _prices(view: FirstTrainView) -> Section:
    """Return the costs of links, fees, landowners, trains and sales."""
    cost = NUMBERS.link_cost
    dear: tuple[Msg, ...] = ()
    if view.chart.data.rivers:
        dear += (Msg("first_train-board-link-river", {"n": cost.river}),)
    if any(area.terrain == "valley" for area in view.chart.areas):
        dear += (Msg("first_train-board-link-valley", {"n": cost.valley}),)
    trains = []
    for train in TRAINS:
        args: dict[str, Arg] = {"train": train_name(train.id), "n": train.price}
        args |= {"passengers": train.passengers, "goods": train.goods}
        trains.append(Msg("first_train-board-train-price", args))
    return Section(
        Msg("first_train-board-prices"),
        (
            Msg("first_train-board-link", {"n": cost.plain}),
            *dear,
            Msg("first_train-board-fee", {"n": NUMBERS.fee}),
            Msg("first_train-board-landowner", {"n": NUMBERS.landowner}),
            *trains,
            Msg("first_train-board-exchange", {"n": NUMBERS.exchange}),
            Msg("first_train-board-sale", {"n": NUMBERS.links_sold_for_one}),
        ),
    )


def _orders(view: FirstTrainView) -> Iterator[Section]:
    orders = {"general": view.order, "builders": view.builders, "runners": view.runners}
    lines = tuple(
        Msg(f"first_train-board-order-{name}", {"seats": seats_in_words(order)})
        for name, order in orders.items()
        if order
    )
    if view.round and lines:
        yield Section(Msg("first_train-board-orders"), lines)


def _influence(view: FirstTrainView) -> Section:
    """Return, by track and for profit and loss, all seats; among equals the one on top first."""
    lines = []
    for colour, name in enumerate(COLOURS):
        values = [player.influence.counts()[colour] for player in view.players]
        lines.append(_stack(view, colour, values, thing(means_ref(name))))
    profits = [player.profit for player in view.players]
    lines.append(_stack(view, len(COLOURS), profits, Msg("first_train-profit")))
    return Section(Msg("first_train-board-influence"), tuple(lines))


def _stack(view: FirstTrainView, track: int, values: Sequence[int], name: Arg) -> Msg:
    height = view.stacks[track].index
    seats = sorted(range(len(values)), key=lambda seat: (-values[seat], -height(seat)))
    signs = track == len(COLOURS)
    shares = tuple(share(seat, signed(values[seat]) if signs else values[seat]) for seat in seats)
    return Msg("first_train-board-track", {"track": name, "seats": Many(shares)})


# ------------------------------------------------------------------ boxes and trains


def _auction(view: FirstTrainView) -> Iterator[Section]:
    if view.phase in BIDDING:
        yield Section(Msg("first_train-board-boxes"), tuple(_box(box) for box in view.boxes))


def _box(box: BoxView) -> Msg:
    args: dict[str, Arg] = {"box": box.number, "points": box_gain(box), "least": box.least}
    if box.seat is None:
        return Msg("first_train-board-box", args)
    return Msg("first_train-board-box-bid", args | _bid(box))


def _bid(box: BoxView) -> dict[str, Arg]:
    assert box.seat is not None
    return {"seat": SeatRef(box.seat), "box": box.number, "cubes": box.bid}


def _trains(view: FirstTrainView) -> Iterator[Section]:
    """Yield each seat's trains and what they carry."""
    lines = tuple(_train(view, train) for train in view.trains if train.seat is not None)
    free = tuple(train_name(train.id) for train in view.trains if train.seat is None)
    if lines or view.phase == "running":
        lines += (Msg("first_train-board-trains-free", {"trains": Many(free)}),) if free else ()
        yield Section(Msg("first_train-board-trains"), lines)


def _train(view: FirstTrainView, train: TrainView) -> Msg:
    assert train.seat is not None
    args: dict[str, Arg] = {"train": train_name(train.id), "seat": SeatRef(train.seat)}
    return Msg("first_train-board-train", args | {"loads": loads_in_words(view.chart, train.loads.counts())})


# ------------------------------------------------------------------ the map


def _companies(view: FirstTrainView) -> Iterator[Section]:
    """Yield the companies' towns and track."""
    for company in COMPANIES:
        towns = [area.id for area, seen in _areas(view) if company in seen.companies]
        name = company_ref(company)
        lines = Msg("first_train-board-towns", {"n": len(towns), "areas": areas_in_words(view.chart, towns)})
        title = Msg("first_train-board-company", {"company": name})
        yield Section(title, (lines, *_track(view, company)))


def _waiting(view: FirstTrainView) -> Iterator[Section]:
    """Yield what lies on the map, by kind, and whether the link bonus has been given."""
    lines = []
    for load, name in enumerate(LOADS):
        places = {area.id: lying_there(area, seen, load) for area, seen in _areas(view)}
        lines += _lying(view, places, thing(load_ref(view.chart, name)))
    owners = {area.id: seen.landowners for area, seen in _areas(view)}
    lines += _lying(view, owners, Msg("first_train-landowners"))
    if view.chart.start:
        lines.append(Msg("first_train-board-joined" if view.joined else "first_train-board-not-joined"))
    yield Section(Msg("first_train-board-map"), tuple(lines))


def _lying(view: FirstTrainView, places: Mapping[str, int], what: Msg) -> list[Msg]:
    """Return where pieces lie; areas with several show how many."""
    found = tuple(
        Msg("first_train-board-count", {"area": area_name(view.chart, area), "n": n})
        for area, n in places.items()
        if n
    )
    if not found:
        return []
    return [Msg("first_train-board-lying", {"what": what, "n": sum(places.values()), "areas": Many(found)})]


def lying_there(area: AreaData, seen: AreaView, load: int) -> int:
    """Return the number of pieces of a load on an area."""
    if load in PASSENGERS:
        return (seen.red, seen.green)[load]
    kind = WHITE_CUBE if area.mark == "goods_white" else YELLOW_CUBE
    return seen.cubes if load == kind else 0


def _areas(view: FirstTrainView) -> Iterator[tuple[AreaData, AreaView]]:
    return zip(view.chart.areas, view.areas, strict=True)


def _track(view: FirstTrainView, holder: Holder) -> Iterator[Msg]:
    """Yield all track of a seat or company, in as few lines as possible."""
    borders = [number for number, whose in enumerate(view.links) if whose == holder]
    if borders:
        ids = view.chart.areas
        lines = tuple(whole_line(view.chart, [ids[area].id for area in line]) for line in chains(view, borders))
        yield Msg("first_train-board-links", {"n": len(borders), "lines": Many(lines)})


def chains(view: FirstTrainView, borders: Sequence[int]) -> list[list[int]]:
    """Return links as lines through areas, each link in one of them; lines begin at ends and forks first."""
    left: dict[int, list[int]] = {}
    for border in borders:
        a, b = view.chart.ends[border]
        left.setdefault(a, []).append(b)
        left.setdefault(b, []).append(a)
    found = []
    while any(left.values()):
        # Where an odd number of links meets, a line must end; without such places only circles are left.
        start = min((area for area in left if left[area]), key=lambda area: (len(left[area]) % 2 == 0, area))
        line = [start]
        while left[line[-1]]:
            here, there = line[-1], left[line[-1]][0]
            left[here].remove(there)
            left[there].remove(here)
            line.append(there)
        found.append(line)
    return found


# ------------------------------------------------------------------ a seat


def _seat(view: FirstTrainView, seat: int) -> Section:
    player = view.players[seat]
    lines = [
        Msg(
            "first_train-board-points-over" if view.over else "first_train-board-points",
            {"final": minus(player.final), "sum": sum_of(player)},
        ),
        Msg("first_train-board-means", _means(view, seat)),
    ]
    if player.loads.total():
        loads = loads_in_words(view.chart, player.loads.counts())
        lines.append(Msg("first_train-board-loads", {"loads": loads, "n": player.sets}))
    title = Msg("first_train-board-seat", {"seat": SeatRef(seat)})
    return Section(title, (*lines, *_track(view, seat)))


def _means(view: FirstTrainView, seat: int) -> dict[str, Arg]:
    """Return what a seat can still use: cubes, influence, pieces of track; and its profit and loss."""
    player = view.players[seat]
    return {
        "cubes": player.cubes,
        "influence": means_in_words(0, player.influence.counts()),
        "left": player.left,
        "profit": signed(player.profit),
        "points": player.points,
    }
