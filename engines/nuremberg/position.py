"""Conversion of any position of Nuremberg to plain data and back: for tests, puzzles and reports of faults.

Places have the ids of the data files: routes "I" to "V" with their sections 1 to 8, crossings and towers
by their corners ("N:1,1", "S:0,-2"), workshop sites "H-N" to "B-NW", hexes "q,r". Event cards are 1 to 36.
Only ``players`` is required; keys without a default given here are empty by default:

``players``       number of seats, 3 or 4
``active``        the seat whose turn it is (0); ``turn``: number of turns begun (1)
``phase``         "draw" (before the event card) or "main" (after it, the default)
``P0`` … ``P3``   by seat:
    ``stations``      ``{"route": "II", "section": 1}``; all seats' stations on a route leave no gap from 1 on
    ``settlements``   corners
    ``workshops``     sites
    ``hand``          resource cards by kind; ``gold`` (0)
    ``prestige``      from walls and towers (0)
``walls``         number of walls (as many as the prestige of all seats needs beside the towers)
``towers``        corners
``rights``        by route, the holder of its right of way, or null (the seat with most stations on it; in a tie,
                  the one nearest to Nuremberg)
``council``       by points of a card ("4", "3", "2"), its holder, or null (seats with at least 3 prestige, by
                  prestige, in a tie by seat; if some cards are named, the others are free)
``knight``        the hex of the robber knight (his castle)
``bank``          resource cards by kind; a kind not named has all cards that no hand holds
``deck``          event cards, the next one first; those named nowhere follow in the order of their numbers
``drawn``         event cards since they were last shuffled, in order (the cards of the years that passed since)
``card``          the last event card (the last one of ``drawn``)
``year``          of the timeline, 1355 to 1400 (1355)
``seed``          32 hex digits, ``counter`` draws made: the state of the random generator (zeros)
``over``          whether the match has ended, by the points of the active seat or in the last year (false)
``frames``        instead of ``phase``: what is being resolved, outermost first, as ``state`` describes the frames
``loose``         whether what only play could reach is left unchecked (false): stations on the routes of
                  settlements, distances, the rights of way and council cards that follow from them, the prestige
                  that walls and towers bring, the cards of the years that passed

A kind of the bank that is named has exactly the named cards, so that a short bank can be described; event cards
are always complete. A position with ``frames`` may stop in the middle of the setup, of a turn (open offers) or of
an event. `dump` writes ``frames`` when ``phase`` alone would lose something, so that `load` restores an equal
position.
"""

from collections.abc import Mapping
from typing import Any

from engines.core.files.position_form import PositionError, check_asked, dump_table, must, read_form
from engines.core.frames import outermost_frame
from engines.core.rng import Rng
from engines.nuremberg.data import CARDS, LAST_SQUARE, NOBODY, NUMBERS, RESOURCES, YEARS, council_points, route_of
from engines.nuremberg.game import GAME, NurembergSettings, initial
from engines.nuremberg.geography.city import SITE, SITES, TOWER_AT
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING_AT, CROSSINGS
from engines.nuremberg.rules.building import first_holder
from engines.nuremberg.rules.council import FROM
from engines.nuremberg.rules.points import total
from engines.nuremberg.state import Council, NurembergState, Setup, Turn
from engines.nuremberg.validation import invariants
from engines.nuremberg.validation.position_form import NUMERALS, PositionForm, SeatForm, check_form, check_frames

__all__ = ["PositionError", "dump", "load"]


def load(plain: Mapping[str, Any], *, loose: bool = False) -> NurembergState:
    """Return the position that plain data describe; the module lists the keys.

    loose: what only play could reach is not checked, as with the key ``loose``. Raises PositionError with the rule
    that the data break.
    """
    given = read_form(plain, PositionForm)
    check_form(given)
    state = _bare(given)
    _lay_stations(state, given)
    for seat in range(given.players):
        _place(state, seat, given.of(seat))
    _build_city(state, given)
    _hand_out_cards(state, given)
    _stock(state, given)
    _check_rules(state, loose=loose or given.loose)
    return state


def dump(state: NurembergState) -> dict[str, Any]:
    """Return the position as plain data; `load` restores an equal position, unless ``loose`` is needed."""
    phase = next((phase for phase in ("draw", "main") if state.stack == [Turn(seat=state.active, at=phase)]), None)
    return dump_table(
        state,
        None if phase is None else {"phase": phase},
        (_dump_seat(state, seat) for seat in range(state.seats)),
        active=state.active,
        turn=state.turns,
        walls=state.walls,
        towers=[corner for corner, place in TOWER_AT.items() if state.towers[place]],
        rights=dict(zip(NUMERALS, map(_named, state.rights), strict=True)),
        council=dict(zip(map(str, council_points(state.seats)), map(_named, state.council), strict=True)),
        knight=COUNTRY.names[state.knight],
        bank=dict(zip(RESOURCES, state.bank, strict=True)),
        deck=state.deck[::-1],
        drawn=state.drawn[:],
        card=state.card or None,
        year=YEARS[state.square].year,
    )


def _named(holder: int) -> int | None:
    return None if holder == NOBODY else holder


def _dump_seat(state: NurembergState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "stations": [
            {"route": numeral, "section": section}
            for numeral, stations in zip(NUMERALS, state.stations, strict=True)
            for section, holder in enumerate(stations, start=1)
            if holder == seat
        ],
        "settlements": [
            COUNTRY.corner_id(corner)
            for corner, holder in zip(CROSSINGS, state.settlements, strict=True)
            if holder == seat
        ],
        "workshops": [site.id for site, holder in zip(SITES, state.workshops, strict=True) if holder == seat],
        "hand": {kind: count for kind, count in zip(RESOURCES, player.hand, strict=True) if count},
        "gold": player.gold,
        "prestige": player.prestige,
    }


# ------------------------------------------------------------------ reading


def _bare(given: PositionForm) -> NurembergState:
    """Return the frames and what the seats hold, without any buildings."""
    state = initial(given.players, Rng(bytes.fromhex(given.seed), given.counter), NurembergSettings())
    state.stack = given.frames or []
    if given.frames is None and not given.over:
        state.stack = [Turn(seat=given.active, at=given.phase or "main")]
    state.over = given.over
    state.active, state.turns = given.active, given.turn
    if given.knight is not None:
        state.knight = COUNTRY.cell(given.knight)
    for player, form in zip(state.players, map(given.of, range(given.players)), strict=True):
        player.purse = [*form.hand.counts(), form.gold]
        player.prestige = form.prestige
    return state


def _lay_stations(state: NurembergState, given: PositionForm) -> None:
    """Place all stations, in the order of their sections."""
    laid = sorted(
        (station.section, route_of(station.route), seat)
        for seat in range(given.players)
        for station in given.of(seat).stations
    )
    for section, route, seat in laid:
        stations = state.stations[route]
        twice = section <= len(stations)
        must(not twice, f"P{seat} stations: two stations on section {section} of {NUMERALS[route]}")
        gap = section > len(stations) + 1
        must(not gap, f"P{seat} stations: no station on section {section - 1} of {NUMERALS[route]}")
        stations.append(seat)


def _place(state: NurembergState, seat: int, given: SeatForm) -> None:
    for corner in given.settlements:
        crossing = CROSSING_AT[corner]
        must(state.settlements[crossing] == NOBODY, f"P{seat} settlements: two settlements at {corner}")
        state.settlements[crossing] = seat
    for name in given.workshops:
        site = SITE[name.lower()]
        must(state.workshops[site] == NOBODY, f"P{seat} workshops: two workshops on {name}")
        state.workshops[site] = seat


def _build_city(state: NurembergState, given: PositionForm) -> None:
    """Build the towers, and as many walls as the remaining prestige needs, unless their number is given."""
    for corner in given.towers:
        state.towers[TOWER_AT[corner]] = True
    worth = NUMBERS.prestige
    gained = sum(player.prestige for player in state.players)
    left = gained - len(given.towers) * worth.tower
    state.walls = max(0, left // worth.wall) if given.walls is None else given.walls


def _hand_out_cards(state: NurembergState, given: PositionForm) -> None:
    """Assign the rights of way and council cards that are not given."""
    drafting = outermost_frame(state, Setup) is not None
    for route, (numeral, stations) in enumerate(zip(NUMERALS, state.stations, strict=True)):
        holder = given.rights.get(numeral, NOBODY if drafting else first_holder(stations))
        state.rights[route] = NOBODY if holder is None else holder
    prestige = [player.prestige for player in state.players]
    if given.council is None:
        ready = [seat for seat in range(state.seats) if prestige[seat] >= FROM]
        holders: list[int | None] = [*sorted(ready, key=lambda seat: -prestige[seat])]
    else:
        holders = [given.council.get(str(points)) for points in council_points(state.seats)]
    for card, seat in zip(range(len(state.council)), holders, strict=False):
        state.council[card] = NOBODY if seat is None else seat


def _stock(state: NurembergState, given: PositionForm) -> None:
    """Fill the bank with the cards that no hand holds, and the deck with the event cards named nowhere."""
    held = [sum(player.purse[kind] for player in state.players) for kind in range(len(RESOURCES))]
    all_cards = NUMBERS.cards_of_each_kind
    state.bank = [given.bank.get(kind, max(0, all_cards - n)) for kind, n in zip(RESOURCES, held, strict=True)]
    state.square = next(square for square, data in enumerate(YEARS) if data.year == given.year)
    passing = [number for number, data in CARDS.items() if data.event == "years_pass" and number not in given.deck]
    state.drawn = passing[: invariants.since_shuffled(state)] if given.drawn is None else given.drawn
    rest = [card for card in sorted(CARDS) if card not in (*given.deck, *state.drawn)]
    state.deck = [*given.deck, *rest][::-1]
    last = state.drawn[-1] if state.drawn else 0
    state.card = last if given.card is None else given.card


def _check_rules(state: NurembergState, *, loose: bool) -> None:
    wrong = [*invariants.describable(state)]
    if not loose:
        wrong += invariants.reachable(state)
    must(not wrong, "; ".join(wrong))
    _check_end(state)
    if not state.over:
        check_frames(state)
        check_asked(GAME, state)


def _check_end(state: NurembergState) -> None:
    points = total(state, state.active)
    # The setup ends no match, and a council choice is finished first.
    going_on = any(isinstance(frame, Setup | Council) for frame in state.stack)
    ended = (points >= NUMBERS.target and not going_on) or state.square == LAST_SQUARE
    now = f"seat {state.active} is to move with {points} points in {YEARS[state.square].year}"
    must(state.over == ended, f"over: {now}; {NUMBERS.target} win, {YEARS[-1].year} ends the match")
