"""What moves, and plans for contests, require, and what is said to one that may not be made.

The requirements come in the order of a person at the table: does such a place exist; is this the moment; is it
allowed there; can it be paid. Refusals are the catalogue's keys ``first_train-no-…``.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from engines.core.encoding.codec import tag_of
from engines.core.mechanics.lots import read_limit
from engines.core.requirements import Requirements, RequirementTable, first_objection
from engines.core.text.messages import Arg, Many, Msg, SeatRef, quoted
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.data import (
    BROWN,
    COLOURS,
    COMPANIES,
    GREEN,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    RED,
    TRAIN,
    TRAINS,
    WHITE,
    WHITE_CUBE,
    company_colour,
)
from engines.first_train.geography import Chart
from engines.first_train.rules.auction import bids_of, boxes_of, least_bid, open_boxes
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.lines import lines_of
from engines.first_train.rules.sale import cost_of
from engines.first_train.rules.track import borders_of, links_left, served, track
from engines.first_train.rules.trains import buying, errand_parts, exchangeable, lying, train_for
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Running, Sale, track_of
from engines.first_train.text.names import area_name, company_ref, errand_name, load_ref, means_ref

_ASKED: Mapping[type, tuple[str, tuple[type, ...]]] = {
    Auction: ("bid", (a.Bid, p.Wishes)),
    Colour: ("colour", (a.ChooseColour,)),
    Construction: ("line", (a.BuildLine, a.Pass, p.LineWish)),
    Running: ("run", (a.BuyTrain, a.Load, a.Pass, p.Errands)),
    Sale: ("sell", (a.SellLine, a.Pass)),
}
"""By question, what is asked, and the moves and plans that answer it."""


def _every(state: FirstTrainState, seat: int, action: Any) -> Requirements:
    yield from _exists(state, action)
    yield from _asked(state, seat, action)


def _exists(state: FirstTrainState, action: Any) -> Requirements:
    areas: tuple[str, ...] = ()
    match action:
        case a.Bid(box):
            yield _is_box(state, box)
        case a.BuyTrain(train):
            yield train in TRAIN, Msg("first_train-no-such-train", {"text": quoted(train)})
        case p.Wishes(first, second):
            yield all(map(_is_wish, (*first, *second))), Msg("err-illegal")
        case p.Errands(errands):
            for errand in errands:
                yield _is_errand(state.chart, errand), Msg("first_train-no-such-errand", {"text": quoted(errand)})
        case a.Load(area):
            areas = (area,)
        case a.BuildLine() | a.SellLine() | p.LineWish():
            areas = action.areas
    for area in areas:
        yield area in state.chart.area, Msg("first_train-no-such-area", {"text": quoted(area)})


def _is_box(state: FirstTrainState, box: int) -> tuple[bool, Msg]:
    last = len(boxes_of(state))
    return 1 <= box <= last, Msg("first_train-no-such-box", {"box": box, "n": last})


def _is_wish(wish: str) -> bool:
    box, _, most = wish.partition("-")
    return box.isdecimal() and most.isdecimal()


def _is_errand(chart: Chart, errand: str) -> bool:
    load, which = errand_parts(errand)
    return errand == buying(which) and which in TRAIN if load is None else which in chart.area


def _asked(state: FirstTrainState, seat: int, action: Any) -> Requirements:
    """Yield that this sort of move or plan is asked for now."""
    frame = state.stack[-1]
    if isinstance(action, a.Pass) and isinstance(frame, Auction):
        yield False, _must_bid(state, seat)
    yield not isinstance(action, p.AskMe), Msg("first_train-no-ask-me")
    duty, fitting = _ASKED[type(frame)]
    when = Msg(f"first_train-when-{tag_of(type(action))}")
    now = Msg("first_train-no-not-now", {"when": when, "duty": Msg(f"first_train-duty-{duty}")})
    yield isinstance(action, fitting), now


# ------------------------------------------------------------------ the auction


def _must_bid(state: FirstTrainState, seat: int) -> Msg:
    """Return why a seat cannot pass in the auction, with the cheapest bid there is."""
    boxes = open_boxes(state, seat)
    if not boxes:
        return Msg("first_train-no-pass-here")
    box = min(boxes, key=boxes.__getitem__)
    return Msg("first_train-no-pass", {"box": box + 1, "n": boxes[box]})


def bid(state: FirstTrainState, seat: int, action: a.Bid) -> Requirements:
    """Yield what a bid on a box of the board requires."""
    box, cubes, have = action.box, action.cubes, state.players[seat].cubes
    holder, standing, least = state.bidders[box - 1], state.bids[box - 1], least_bid(state, box - 1)
    args: dict[str, Arg] = {"box": box, "n": least}
    yield holder != seat, Msg("first_train-no-own-bid", {"box": box, "n": standing})
    yield state.bidders.count(seat) < NUMBERS.bids, Msg("first_train-no-more-bids", {"n": NUMBERS.bids})
    yield holder != NOBODY or cubes >= least, Msg("first_train-no-low-bid", args)
    over = Msg("first_train-no-low-bid-over", args | {"seat": SeatRef(holder), "standing": standing})
    yield cubes >= least, over
    yield cubes <= have, Msg("first_train-no-cubes", {"have": have, "cubes": cubes})


def _wishes(state: FirstTrainState, seat: int, plan: p.Wishes) -> Requirements:
    yield bool(plan.first), Msg("first_train-no-wish")
    standing, boxes = bids_of(state, seat), boxes_of(state)
    have = state.players[seat].cubes + sum(standing.values())
    for ranked in (plan.first, plan.second):
        named: set[int] = set()
        for box, most in map(read_limit, ranked):
            yield _is_box(state, box)
            yield box not in named, Msg("first_train-no-wish-twice", {"box": box})
            named.add(box)
            least = standing.get(box - 1, least_bid(state, box - 1))
            yield most >= least, Msg("first_train-no-low-bid", {"box": box, "n": least})
            yield most <= have, Msg("first_train-no-cubes", {"have": have, "cubes": most})
    chosen = any(box.choice for box in boxes)
    yield not chosen or plan.colour is not None, Msg("first_train-no-wish-colour", {"box": len(boxes)})
    yield chosen or plan.colour is None, Msg("first_train-no-choice")


# ------------------------------------------------------------------ lines


def build_line(state: FirstTrainState, seat: int, action: a.BuildLine) -> Requirements:
    """Yield what building a line through areas of the map requires."""
    areas, starts, player = action.areas, lines_of(state, seat).starts, state.players[seat]
    yield from _shape(state, areas)
    begins, turns = (state.chart.area[area] in starts for area in (areas[0], areas[-1]))
    turned = a.BuildLine(areas[::-1], action.pay)
    args: dict[str, Arg] = {"area": area_name(state.chart, areas[0])}
    if not begins and turns and first_objection(build_line(state, seat, turned)) is None:
        yield False, Msg("first_train-no-line-turned", args | {"other": area_name(state.chart, areas[-1])})
    yield begins, Msg("first_train-no-line-begin", args)
    for one, other in pairwise(areas):
        yield from _link(state, seat, one, other)
    links, left = len(areas) - 1, links_left(state, seat)
    yield links <= left, Msg("first_train-no-pieces", {"n": links, "left": left})
    yield from _line_paid(state, seat, areas)
    for colour, (n, have) in enumerate(zip(action.pay.counts(), player.influence, strict=True)):
        args = {"n": n, "have": have, "means": means_ref(COLOURS[colour])}
        yield n <= have, Msg("first_train-no-pay-first", args)
    yield min(action.pay.counts()) >= 0, Msg("err-illegal")


def _shape(state: FirstTrainState, areas: Sequence[str]) -> Requirements:
    yield len(areas) > 1, Msg("first_train-no-line-length")
    for at, area in enumerate(areas):
        yield area not in areas[:at], Msg("first_train-no-line-twice", {"area": area_name(state.chart, area)})


def _ends(chart: Chart, one: str, other: str) -> dict[str, Arg]:
    return {"a": area_name(chart, one), "b": area_name(chart, other)}


def _link(state: FirstTrainState, seat: int, one: str, other: str) -> Requirements:
    """Yield what a link from one area to another requires."""
    chart, args = state.chart, _ends(state.chart, one, other)
    here, there = chart.area[one], chart.area[other]
    border = chart.between.get((here, there))
    if border is None:
        yield False, Msg("first_train-no-border", args)
        return
    yield not chart.borders[border].forbidden, Msg("first_train-no-closed", args)
    for area in (chart.areas[here], chart.areas[there]):
        yield area.open, Msg(f"first_train-no-{area.terrain}", {"area": area_name(chart, area.id)})
    yield any(step.border == border for step in chart.steps(state.south)[here]), Msg("first_train-no-south", args)
    owner = state.links[border]
    yield owner != seat, Msg("first_train-no-link-yours", args)
    yield owner <= NOBODY, Msg("first_train-no-link-taken", args | {"seat": SeatRef(owner)})
    for company, name in enumerate(COMPANIES):
        sold = Msg("first_train-no-link-company", args | {"company": company_ref(name)})
        yield owner != track_of(company), sold


def _line_paid(state: FirstTrainState, seat: int, areas: Sequence[str]) -> Requirements:
    """Yield what a line's price requires, first the parts bound to a colour."""
    ways, player = lines_of(state, seat), state.players[seat]
    bill, have = ways.bill(ways.numbers(areas)), player.influence
    args: dict[str, Arg] = {"n": bill.landowners, "white": bill.white, "have": have[WHITE]}
    yield bill.white <= have[WHITE], Msg("first_train-no-landowners", args)
    for colour, need in ((RED, bill.red), (GREEN, bill.green)):
        args = {"n": need, "have": have[colour], "means": means_ref(COLOURS[colour])}
        yield need <= have[colour], Msg("first_train-no-fee", args)
    args = {"n": bill.points, "cubes": player.cubes, "influence": sum(have) - sum(bill.due)}
    yield ways.affords(bill), Msg("first_train-no-points", args)


def _line_wish(state: FirstTrainState, seat: int, plan: p.LineWish) -> Requirements:
    yield from build_line(state, seat, a.BuildLine(plan.areas))
    most = state.players[seat].cubes + sum(state.players[seat].influence)
    yield 1 <= plan.most <= most, Msg("first_train-no-line-most", {"n": most})


def sell_line(state: FirstTrainState, seat: int, action: a.SellLine) -> Requirements:
    """Yield what a sale requires: a line of own links from a town of the company to any town."""
    chart, areas, company = state.chart, action.areas, COMPANIES.index(action.company)
    yield from _shape(state, areas)
    own = borders_of(state, seat)
    for one, other in pairwise(areas):
        laid = chart.between.get((chart.area[one], chart.area[other])) in own
        yield laid, Msg("first_train-no-own-link", _ends(chart, one, other))
    first, last = chart.area[areas[0]], chart.area[areas[-1]]
    args: dict[str, Arg] = {"area": area_name(chart, areas[0]), "company": company_ref(action.company)}
    begins, turned = state.is_company(first, company), a.SellLine(action.company, areas[::-1])
    turns = not begins and state.is_company(last, company)
    if turns and first_objection(sell_line(state, seat, turned)) is None:
        yield False, Msg("first_train-no-sale-turned", args | {"other": area_name(chart, areas[-1])})
    yield begins, Msg("first_train-no-sale-begin", args)
    yield chart.areas[last].is_town, Msg("first_train-no-sale-end", {"area": area_name(chart, areas[-1])})
    links, have = len(areas) - 1, state.players[seat].influence[company_colour(company)]
    args = {"n": links, "paid": cost_of(links), "have": have, "means": means_ref(action.company)}
    most = have * NUMBERS.links_sold_for_one
    yield cost_of(links) <= have, Msg("first_train-no-sale-pay", args | {"most": most})


# ------------------------------------------------------------------ trains


def any_purchase(state: FirstTrainState, seat: int, train: str) -> Requirements:
    """Yield what buying a train requires with any payment."""
    holder, mine = state.trains[TRAIN[train]], [TRAINS[number] for number in trains_of(state, seat)]
    yield holder == NOBODY, Msg("first_train-no-train-taken", {"name": train, "seat": SeatRef(holder)})
    yield len(mine) < NUMBERS.locomotives, Msg("first_train-no-locomotive", {"n": NUMBERS.locomotives})
    price, player = TRAINS[TRAIN[train]].price, state.players[seat]
    for one in mine:
        same = Msg("first_train-no-same-price", {"name": train, "other": one.id, "n": price})
        yield one.price != price, same
    brown, have = player.influence[BROWN], exchangeable(player).total()
    args: dict[str, Arg] = {"name": train, "price": price, "brown": brown, "n": have, "for": NUMBERS.exchange}
    yield brown + have // NUMBERS.exchange >= price, Msg("first_train-no-train-pay", args)


def _buy_train(state: FirstTrainState, seat: int, action: a.BuyTrain) -> Requirements:
    yield from any_purchase(state, seat, action.train)
    player, pay, price = state.players[seat], action.pay, TRAINS[TRAIN[action.train]].price
    brown, total = player.influence[BROWN], pay.total()
    means = zip(pay.__struct_fields__, pay.counts(), exchangeable(player).counts(), strict=True)
    for name, n, have in means:
        yield n <= have, Msg("first_train-no-exchange-have", {"n": n, "have": have, "means": means_ref(name)})
    rest = Msg("first_train-no-exchange-rest", {"n": total, "for": NUMBERS.exchange})
    yield total % NUMBERS.exchange == 0, rest
    args: dict[str, Arg] = {"name": action.train, "price": price, "brown": brown}
    most, least = NUMBERS.exchange * price, NUMBERS.exchange * max(0, price - brown)
    yield total <= most, Msg("first_train-no-exchange-more", args | {"n": most})
    yield total >= least, Msg("first_train-no-exchange-less", args | {"n": least})
    yield min(pay.counts()) >= 0, Msg("err-illegal")


def _service(state: FirstTrainState, seat: int, area: str, load: str) -> Requirements:
    """Yield what a piece requires to be served by a seat's track."""
    kind, number = LOADS.index(load), state.chart.area[area]
    args: dict[str, Arg] = {"area": area_name(state.chart, area), "load": load_ref(state.chart, load)}
    mark = "goods_white" if kind == WHITE_CUBE else "goods_yellow"
    fits = kind in PASSENGERS or state.chart.areas[number].mark == mark
    yield fits and lying(state, number, kind) > 0, Msg("first_train-no-load-there", args)
    yield number in served(state, seat).places[kind], _unserved(state, seat, number, kind, args)


def _unserved(state: FirstTrainState, seat: int, area: int, kind: int, args: dict[str, Arg]) -> Msg:
    if kind == WHITE_CUBE:
        return _no_arrow(state, area, args)
    if area not in track(state).network(seat):
        return Msg("first_train-no-track", args)
    if kind in PASSENGERS:
        return Msg("first_train-no-destination", args | {"company": company_ref(COMPANIES[kind])})
    return Msg("first_train-no-company-track", args)


def _no_arrow(state: FirstTrainState, area: int, args: dict[str, Arg]) -> Msg:
    """Return the towns that still serve white goods, or that there are none."""
    chart = state.chart
    open_towns = (chart.areas[town].id for town in chart.arrows[area] if not state.companies[town])
    towns = tuple(area_name(chart, town) for town in open_towns)
    if not towns:
        return Msg("first_train-no-arrow-left", args)
    return Msg("first_train-no-arrow", args | {"towns": Many(towns), "n": len(towns)})


def load_piece(state: FirstTrainState, seat: int, action: a.Load) -> Requirements:
    """Yield what loading a piece of an area of the map requires."""
    yield from _service(state, seat, action.area, action.load)
    kind = LOADS.index(action.load)
    yield seat in state.trains, Msg("first_train-no-train")
    full = Msg("first_train-no-carriage" if kind in PASSENGERS else "first_train-no-wagon")
    yield train_for(state, seat, kind) != NOBODY, full


def _errands(state: FirstTrainState, seat: int, plan: p.Errands) -> Requirements:
    yield bool(plan.errands), Msg("first_train-no-errand")
    for at, errand in enumerate(plan.errands):
        load, which = errand_parts(errand)
        if load is None:
            yield from any_purchase(state, seat, which)
        else:
            yield from _service(state, seat, which, load)
        there = 1 if load is None else lying(state, state.chart.area[which], LOADS.index(load))
        often = Msg("first_train-no-errand-often", {"errand": errand_name(state.chart, errand), "n": there})
        yield plan.errands[: at + 1].count(errand) <= there, often


REQUIREMENTS = RequirementTable(
    _every,
    {
        a.Bid: bid,
        a.BuildLine: build_line,
        a.BuyTrain: _buy_train,
        a.Load: load_piece,
        a.SellLine: sell_line,
        p.Wishes: _wishes,
        p.LineWish: _line_wish,
        p.Errands: _errands,
    },
)
"""What moves and plans require."""
