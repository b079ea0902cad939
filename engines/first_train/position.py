"""Conversion of any position of First Train to plain data and back: for tests, puzzles and reports of faults.

Areas, trains, colours and companies are ids; a border is its two areas ("fuerth--muggenhof"), in either order.
Only ``players`` is required; keys without a default given here are empty by default:

``players``       number of seats, 2 to 4
``map``           "nuernberg" (the default), "nuernberg_compact", "wensleydale" or "wensleydale_compact"
``board``         "2-3" or "3-4": the side of the boards (two seats: 2-3, four: 3-4, three: either, 3-4 by
                  default); ``south``: "original", "extended"
``turn``          the round (1)
``phase``         "auction" (the default), "construction", "trains" or "sale", in which ``active`` (0) acts next;
                  in construction and sale, and while no train is bought, the seats before it in their order
                  have acted; what seats have done in "trains" with trains bought is not known
``P0`` … ``P3``   by seat:
    ``cubes``                    in hand (those of 12 that lie on no box)
    ``influence``                by colour (1 white, 2 brown, 1 red, 1 green)
    ``points``, ``profit``       (0)
    ``loads``                    in front of it: counts of "red", "green", "white" and "yellow"
    ``links``                    borders
``tracks``        by company, borders
``order``         the general order (by profit and loss), ``builders`` and ``runners`` those of construction and
                  trains (by influence now; empty in the first auction, before they are set)
``stacks``        by colour, and for "profit", all seats by when their discs arrived, the latest last (the general
                  order, its first seat on top)
``areas``         by area, ``cubes``, ``red``, ``green`` and ``landowners`` on it, and ``companies`` that own its
                  town (the printed ones)
``drawn``         by box, the colour of its counter (the counters of the bag in the order of colours)
``bids``          by number of the box, ``{"seat": 0, "cubes": 3}``
``trains``        by train, ``{"seat": 0, "loads": {"white": 1}}``
``joined``        whether the link bonus was given (whether track joins its places)
``seed``          32 hex digits, ``counter`` draws made: the state of the random generator (zeros)
``over``          whether the match is over (false)
``frames``        instead of ``phase``: what is being resolved, outermost first, as ``state`` describes the frames;
                  areas and boxes are numbers there
``loose``         whether what only play could reach is left unchecked (false): more pieces than the game has, and
                  pieces where companies have cleared them; figures, landowners and towns that track has changed;
                  orders, counters, trains and bids that do not follow from what was played before

`dump` writes ``frames`` when ``phase`` alone would lose something, and ``loose`` when no match could have led to
the position (for example after a move from one without the errands of "trains"), so that `load` restores an equal
position.
"""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from engines.core.files.position_form import PositionError, dump_table, must, read_form
from engines.core.rng import Rng
from engines.first_train.data import (
    BOARDS,
    BROWN,
    COLOURS,
    COMPANIES,
    NOBODY,
    NUMBERS,
    TRAIN,
    TRAINS,
    WHITE,
    Influence,
    Loads,
)
from engines.first_train.game import GAME, empty
from engines.first_train.rules.common import PASS, influence_order, replaced
from engines.first_train.rules.link_bonus import joined
from engines.first_train.rules.scoring import profit_order
from engines.first_train.rules.track import borders_of, lay_links
from engines.first_train.state import (
    ASKING,
    AnyFrame,
    Auction,
    Construction,
    FirstTrainState,
    Player,
    Round,
    Running,
    Sale,
    track_of,
)
from engines.first_train.validation import invariants
from engines.first_train.validation.position_form import STACKS, Phase, PositionForm, border_of, check_form
from engines.first_train.validation.position_frames import AFTER, check_frames, unplayed

__all__ = ["PositionError", "dump", "load"]


def load(plain: Mapping[str, Any], *, loose: bool = False) -> FirstTrainState:
    """Return the position that plain data describe; the module lists the keys.

    loose: what only play could reach is not checked, as with the key ``loose``. Raises PositionError with what is
    wrong.
    """
    given = read_form(plain, PositionForm)
    check_form(given)
    loose = loose or given.loose
    state = empty(given.players, Rng(bytes.fromhex(given.seed), given.counter), given.map, given.side, given.south)
    _seats(state, given)
    _map(state, given)
    _boards(state, given)
    state.joined = joined(state) if given.joined is None else given.joined
    state.over = given.over
    if given.over:
        state.stack = []
    elif given.frames is not None:
        state.stack = given.frames
    else:
        phase = given.phase or "auction"
        if not _order_in(state, phase):
            raise PositionError(f"phase: there is no order of {phase} yet")
        state.stack = frames_of(state, phase, given.active)
    _check(state, loose=loose)
    return state


def frames_of(state: FirstTrainState, phase: str, active: int) -> list[AnyFrame]:
    """Return the frames of a phase in which a seat acts next."""
    order = _order_in(state, phase)
    at = order.index(active)
    left, turned = order[at:], order[at:] + order[:at]
    frame: AnyFrame
    match phase:
        case "construction":
            frame = Construction(at=ASKING, left=left)
        case "trains":
            bought = set(state.trains) != {NOBODY}
            still = turned if bought else left
            frame = Running(at=ASKING, order=still, made=[[] for _ in order], started=not bought and at > 0)
        case "sale":
            frame = Sale(at=ASKING, left=left, started=at > 0)
        case _:
            frame = Auction(at=ASKING, order=turned, started=any(state.bids))
    return [Round(at=AFTER[type(frame)]), frame]


def _order_in(state: FirstTrainState, phase: str) -> list[int]:
    """Return the order in which a phase asks."""
    return {"construction": state.builders, "trains": state.runners}.get(phase, state.order)


def dump(state: FirstTrainState) -> dict[str, Any]:
    """Return the position as plain data with all keys; `load` restores an equal position."""
    return dump_table(
        state,
        _phase(state),
        (_dump_seat(state, seat) for seat in range(state.seats)),
        map=state.map,
        board=state.board,
        south=state.south,
        turn=state.round,
        tracks={name: _links(state, track_of(company)) for company, name in enumerate(COMPANIES)},
        order=state.order[:],
        builders=state.builders[:],
        runners=state.runners[:],
        stacks={name: stack[:] for name, stack in zip(STACKS, state.stacks, strict=True)},
        areas={area.id: _dump_area(state, number) for number, area in enumerate(state.chart.areas)},
        drawn=[COLOURS[colour] for colour in state.drawn],
        bids={
            str(number): {"seat": seat, "cubes": bid}
            for number, (seat, bid) in enumerate(zip(state.bidders, state.bids, strict=True), start=1)
            if seat != NOBODY
        },
        trains={
            train.id: {"seat": seat, "loads": msgspec.to_builtins(Loads.of(wagons))}
            for train, seat, wagons in zip(TRAINS, state.trains, state.wagons, strict=True)
            if seat != NOBODY
        },
        joined=state.joined,
        **({"loose": True} if _unreachable(state) else {}),
    )


def _dump_seat(state: FirstTrainState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "cubes": player.cubes,
        "influence": msgspec.to_builtins(Influence.of(player.influence)),
        "points": player.points,
        "profit": player.profit,
        "loads": msgspec.to_builtins(Loads.of(player.loads)),
        "links": _links(state, seat),
    }


def _links(state: FirstTrainState, owner: int) -> list[str]:
    return [state.chart.borders[border].id for border in borders_of(state, owner)]


def _phase(state: FirstTrainState) -> dict[str, Any] | None:
    """Return the phase and the seat to act, if the frames hold nothing more."""
    for decision in GAME.pending(state):
        for phase in get_args(Phase):
            seat = decision.seat
            if seat in _order_in(state, phase) and state.stack == frames_of(state, phase, seat):
                return {"phase": phase, "active": seat}
    return None


def _dump_area(state: FirstTrainState, area: int) -> dict[str, Any]:
    red, green, landowners = state.figures[area]
    companies = [name for company, name in enumerate(COMPANIES) if state.is_company(area, company)]
    found = {"cubes": state.cubes[area], "red": red, "green": green, "landowners": landowners}
    return {**found, "companies": companies}


# ------------------------------------------------------------------ reading


def _seats(state: FirstTrainState, given: PositionForm) -> None:
    """Set what the seats have, and the orders that follow from it unless they are given."""
    everybody = list(range(given.players))
    state.round = given.turn
    for seat in everybody:
        form = given.of(seat)
        on_boxes = sum(bid.cubes for bid in given.bids.values() if bid.seat == seat)
        state.players[seat] = Player(
            influence=list(form.influence.counts()),
            loads=list(form.loads.counts()),
            cubes=max(0, NUMBERS.cubes_a_round - on_boxes) if form.cubes is None else form.cubes,
            points=form.points,
            profit=form.profit,
        )
    usual = sorted(everybody, key=lambda seat: -state.players[seat].profit) if given.order is None else given.order
    state.stacks = [given.stacks.get(name, usual[::-1]) for name in STACKS]
    state.order = profit_order(state) if given.order is None else given.order
    unset = given.turn == 1 and given.frames is None and given.phase in (None, "auction") and not given.over
    orders = [[] if unset else influence_order(state, colour) for colour in (WHITE, BROWN)]
    state.builders = orders[0] if given.builders is None else given.builders
    state.runners = orders[1] if given.runners is None else given.runners


def _map(state: FirstTrainState, given: PositionForm) -> None:
    chart = given.chart
    owners = {f"P{seat}": (seat, given.of(seat).links) for seat in range(given.players)}
    owners |= {name: (track_of(COMPANIES.index(name)), names) for name, names in given.tracks.items()}
    for where, (owner, names) in owners.items():
        for name in names:
            border = border_of(chart, where, name)
            must(state.links[border] == NOBODY, f"{where}: {name!r} has a link already")
            lay_links(state, [border], owner)
    for name, form in given.areas.items():
        area = chart.area[name]
        state.cubes[area] = form.cubes
        state.figures[area] = (form.red, form.green, form.landowners)
        if form.companies is not None:
            companies = sum(1 << COMPANIES.index(company) for company in set(form.companies))
            state.companies = replaced(state.companies, area, companies)


def _boards(state: FirstTrainState, given: PositionForm) -> None:
    bag = [colour for colour, n in enumerate(BOARDS[state.board].bag.counts()) for _ in range(n)]
    boxes = len(state.drawn)
    state.drawn = bag[:boxes] if given.drawn is None else [COLOURS.index(name) for name in given.drawn]
    for number, bid in given.bids.items():
        state.bidders[int(number) - 1], state.bids[int(number) - 1] = bid.seat, bid.cubes
    for name, train in given.trains.items():
        state.trains[TRAIN[name]] = train.seat
        state.wagons[TRAIN[name]] = train.loads.counts()


def _unreachable(state: FirstTrainState) -> list[str]:
    """Return what no match could have led to, even if no rule is broken."""
    return invariants.faults(state) or ([] if state.over else unplayed(state))


def _check(state: FirstTrainState, *, loose: bool) -> None:
    if wrong := invariants.always(state):
        raise PositionError("; ".join(wrong))
    if not state.over:
        check_frames(state)
    if not loose and (wrong := _unreachable(state)):
        raise PositionError("; ".join(wrong))
    if state.over:
        return
    options = [option for decision in GAME.pending(state) for option in GAME.options(state, decision.seat)]
    if all(option == PASS for option in options):
        raise PositionError("phase: nobody can do anything in it")
