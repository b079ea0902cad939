"""Conversion of any position of Cities & Knights to plain data and back: for tests, puzzles and reports of faults.

Vertices are 0 to 53, edges pairs of vertices, hexes "q,r"; kinds, tracks and cards are the ids of ``data``.
Only ``players`` is required; keys without a default given here are empty by default:

``players``       number of seats, 3 or 4
``active``        the seat whose turn it is (0); ``turn``: number of turns begun (1)
``phase``         "roll" (before the dice) or "main" (after them, the default)
``P0`` … ``P3``   by seat:
    ``settlements``, ``cities``, ``walls``   vertices; ``tipped``: city pieces that are turned over
    ``roads``                                pairs of vertices
    ``knights``                              ``{"v": 18, "level": 1, "active": false}``, and if it differs from
                                             what follows, ``ready`` (if it is active and its seat too) and
                                             ``promoted`` in this turn (false)
    ``hand``                                 counts by kind
    ``improvements``                         levels by track
    ``progress``, ``vp_cards``               cards in hand; Printer and Constitution
    ``defender``                             points as Defender of Catan (0)
``bank``          counts by kind; a kind not named has all cards that no hand holds
``decks``         by track, the next card first; a track not named has all its cards that no hand holds
``metropolis``    by track, ``[seat, vertex]``
``merchant``      ``[seat, hex]``
``robber``        a hex (the desert)
``barbarian``     steps of the ship, 0 to 6 (0); ``attacks`` until now (0)
``longest_road``  a seat, or null for none (the only leader with five or more)
``board``         ``terrain`` and ``tokens`` by hex and ``harbours`` by place, in the order of ``data/board.json``,
                  null for the desert's token (the beginners' board)
``dice``          the last roll, ``[red, yellow, event]`` (null)
``seed``          32 hex digits, ``counter`` draws made: the state of the random generator (zeros)
``over``          whether the active seat has won (false)
``frames``        instead of ``phase``: what is being resolved, outermost first, as ``state`` describes the frames
``loose``         whether distances and connections are left unchecked (false)

A deck or a kind of the bank that is named has exactly the named cards; cards named nowhere are out of the game,
so that a short bank can be described. A position with ``frames`` may stop in the middle of a turn (open offers,
unused Cranes), of a roll or of a card. `dump` writes ``frames`` when ``phase`` alone would lose something, so that
`load` restores an equal position.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from engines.cities_knights.data import BANK, KIND, KINDS, NUMBERS, TRACKS, full_deck
from engines.cities_knights.game import GAME
from engines.cities_knights.geography import BOARD, ISLAND, BoardLayout
from engines.cities_knights.rules.longest_road import length_of
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.setup import place_board
from engines.cities_knights.state import (
    CITY,
    EMPTY,
    NOBODY,
    SETTLEMENT,
    TIPPED,
    AnyFrame,
    CatanState,
    Dice,
    Knight,
    Player,
    Setup,
    Turn,
    replaced,
)
from engines.cities_knights.validation import invariants
from engines.cities_knights.validation.position_form import PositionForm, SeatForm, check_form
from engines.cities_knights.validation.position_frames import check_frames
from engines.core.files.position_form import PositionError, check_asked, dump_table, must, read_form
from engines.core.rng import Rng

__all__ = ["PositionError", "dump", "load"]

PHASES = {"roll": "before", "main": "main"}
"""By phase, the step of its turn."""


def load(plain: Mapping[str, Any], *, loose: bool = False) -> CatanState:
    """Return the position that plain data describe; the module lists the keys.

    loose: distances and connections are not checked, as with the key ``loose``. Raises PositionError with the rule
    that the data break.
    """
    given = read_form(plain, PositionForm)
    check_form(given)
    state = _bare(given)
    for seat in range(given.players):
        _place(state, seat, given.of(seat))
    _stock(state, given)
    for track, holder in given.metropolis.items():
        if holder is not None:
            _crown(state, track, *holder)
    if given.merchant is not None:
        state.merchant_seat, state.merchant_hex = given.merchant[0], ISLAND.cell(given.merchant[1])
    if given.robber is not None:
        state.robber = ISLAND.cell(given.robber)
    _measure(state, given)
    _check_rules(state, loose=loose or given.loose)
    return state


def dump(state: CatanState) -> dict[str, Any]:
    """Return the position as plain data; `load` restores an equal position, unless ``loose`` is needed."""
    phase = next((name for name, at in PHASES.items() if state.stack == [Turn(seat=state.active, at=at)]), None)
    board = BoardLayout(state.terrain, tuple(token or None for token in state.tokens), state.harbours)
    laid = {name: list(getattr(board, name)) for name in board.__struct_fields__}
    crowns = zip(TRACKS, state.metropolises, strict=True)
    merchant = None if state.merchant_seat == NOBODY else ISLAND.names[state.merchant_hex]
    return dump_table(
        state,
        None if phase is None else {"phase": phase},
        (_dump_seat(state, seat) for seat in range(state.seats)),
        active=state.active,
        turn=state.turns,
        **({} if board == BOARD.fixed else {"board": laid}),
        bank=dict(zip(KINDS, state.bank, strict=True)),
        decks={track: list(deck[::-1]) for track, deck in zip(TRACKS, state.decks, strict=True)},
        metropolis={track: [state.owner[v], v] for track, v in crowns if v != NOBODY},
        merchant=None if merchant is None else [state.merchant_seat, merchant],
        robber=ISLAND.names[state.robber],
        barbarian=state.barbarians,
        attacks=state.attacks,
        longest_road=None if state.longest_road == NOBODY else state.longest_road,
        dice=None if state.dice is None else [state.dice.red, state.dice.yellow, state.dice.event],
    )


def _dump_seat(state: CatanState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    own = [piece if holder == seat else EMPTY for holder, piece in zip(state.owner, state.piece, strict=True)]
    at = {piece: [v for v, stands in enumerate(own) if stands == piece] for piece in (SETTLEMENT, CITY, TIPPED)}
    return {
        "settlements": at[SETTLEMENT],
        "cities": at[CITY],
        "tipped": at[TIPPED],
        "walls": [vertex for vertex in state.walls if state.owner[vertex] == seat],
        "roads": [list(ISLAND.edges[edge]) for edge, holder in enumerate(state.roads) if holder == seat],
        "knights": [_dump_knight(state, knight) for knight in state.knights if knight.seat == seat],
        "hand": {kind: count for kind, count in zip(KINDS, player.hand, strict=True) if count},
        "improvements": dict(zip(TRACKS, player.improvements, strict=True)),
        "progress": list(player.progress),
        "vp_cards": list(player.point_cards),
        "defender": player.defender,
    }


def _dump_knight(state: CatanState, knight: Knight) -> dict[str, Any]:
    plain: dict[str, Any] = {"v": knight.vertex, "level": knight.level, "active": knight.active}
    if knight.ready != (knight.active and knight.seat == state.active):
        plain["ready"] = knight.ready
    if knight.promoted:
        plain["promoted"] = True
    return plain


# ------------------------------------------------------------------ reading


def _bare(given: PositionForm) -> CatanState:
    """Return the island and the frames, without any pieces."""
    stack: list[AnyFrame] = given.frames or []
    if given.frames is None and not given.over:
        stack = [Turn(seat=given.active, at=PHASES[given.phase or "main"])]
    state = CatanState(
        seats=given.players,
        rng=Rng(bytes.fromhex(given.seed), given.counter),
        stack=stack,
        over=given.over,
        players=[
            Player(
                hand=list(seat.hand.counts()),
                improvements=tuple([seat.improvements.get(track, 0) for track in TRACKS]),
                progress=tuple(seat.progress),
                point_cards=tuple(seat.vp_cards),
                defender=seat.defender,
            )
            for seat in map(given.of, range(given.players))
        ],
        terrain=(),
        tokens=[],
        harbours=(),
        owner=(NOBODY,) * len(ISLAND.spots),
        piece=(EMPTY,) * len(ISLAND.spots),
        roads=(NOBODY,) * len(ISLAND.edges),
        walls=(),
        knights=(),
        metropolises=(NOBODY,) * len(TRACKS),
        bank=[],
        decks=[],
        robber=0,
        barbarians=given.barbarian,
        attacks=given.attacks,
        active=given.active,
        turns=given.turn,
        dice=None if given.dice is None else Dice(*given.dice),
    )
    place_board(state, given.board.terrain, given.board.tokens, given.board.harbours)
    return state


def _place(state: CatanState, seat: int, given: SeatForm) -> None:
    """Place a seat's pieces; a tipped city may be named among the settlements too."""
    settlements = [vertex for vertex in given.settlements if vertex not in given.tipped]
    for vertices, piece in ((settlements, SETTLEMENT), (given.cities, CITY), (given.tipped, TIPPED)):
        for vertex in vertices:
            must(state.piece[vertex] == EMPTY, f"P{seat}: two buildings at {vertex}")
            state.owner = replaced(state.owner, vertex, seat)
            state.piece = replaced(state.piece, vertex, piece)
    for vertex in given.walls:
        if state.owner[vertex] != seat or state.piece[vertex] != CITY:
            raise PositionError(f"P{seat} walls: no own city at {vertex}")
        state.walls = tuple(sorted((*state.walls, vertex)))
    for pair in given.roads:
        edge = ISLAND.edge_between(*pair)
        assert edge is not None
        must(state.roads[edge] == NOBODY, f"P{seat} roads: two roads from {pair[0]} to {pair[1]}")
        state.roads = replaced(state.roads, edge, seat)
    for knight in given.knights:
        if any(other.vertex == knight.v for other in state.knights):
            raise PositionError(f"P{seat} knights: two knights at {knight.v}")
        ready = knight.active and seat == state.active if knight.ready is None else knight.ready
        placed = Knight(seat, knight.v, knight.level, knight.active, ready, knight.promoted)
        state.knights = tuple(sorted((*state.knights, placed), key=lambda other: other.vertex))


def _stock(state: CatanState, given: PositionForm) -> None:
    """Fill the bank and the decks with the cards that no hand holds."""
    hands = [sum(player.hand[kind] for player in state.players) for kind in range(len(KINDS))]
    state.bank = [given.bank.get(kind, max(0, BANK[KIND[kind]] - hands[KIND[kind]])) for kind in KINDS]
    for number, track in enumerate(TRACKS):
        deck = given.decks.get(track)
        if deck is None:
            deck = full_deck(number)
            for player in state.players:
                for card in (*player.progress, *player.point_cards):
                    if card in deck:
                        deck.remove(card)
        state.decks.append(tuple(deck[::-1]))


def _crown(state: CatanState, track: str, seat: int, vertex: int) -> None:
    if vertex not in range(len(ISLAND.spots)) or (state.owner[vertex], state.piece[vertex]) != (seat, CITY):
        raise PositionError(f"metropolis {track}: seat {seat} has no city at {vertex}")
    state.metropolises = replaced(state.metropolises, TRACKS.index(track), vertex)


def _measure(state: CatanState, given: PositionForm) -> None:
    """Measure the roads, and find the holder of the longest one if it is not given."""
    for seat, player in enumerate(state.players):
        player.road = length_of(state, seat)
    lengths = [player.road for player in state.players]
    best = max(lengths)
    if isinstance(given.longest_road, int):
        state.longest_road = given.longest_road
    elif given.longest_road is msgspec.UNSET:
        alone = best >= NUMBERS.longest_road_from and lengths.count(best) == 1
        state.longest_road = lengths.index(best) if alone else NOBODY


def _check_rules(state: CatanState, *, loose: bool) -> None:
    wrong = invariants.rules_broken(state, loose=loose)
    must(not wrong, "; ".join(wrong))
    points = total(state, state.active)
    if state.over != (points >= NUMBERS.target):
        raise PositionError(f"over: seat {state.active} is to move with {points} points; {NUMBERS.target} win")
    _check_frames(state)


def _check_frames(state: CatanState) -> None:
    """Check that the frames fit together and that some seat can go on."""
    if state.over:
        return
    check_frames(state)
    first = state.stack[0] if state.stack else None
    if not isinstance(first, Setup | Turn) or (isinstance(first, Turn) and first.seat != state.active):
        raise PositionError(f"frames: the first one is a draft, or the turn of seat {state.active}")
    check_asked(GAME, state)
