"""Any position of The Golden Age as plain data, and back: for tests, puzzles and reports of faults.

Money is in half florins. Places are the ids of ``geography`` ("holland", "green" for the guild, "2" for the
colony), cards the keys of ``data.CARDS`` (a printed id, with ``culture-`` before it for a card of another kind in
the culture deck). All keys are optional except ``players``; empty is the default where none is named:

``players``       number of seats, 3 or 4
``active``        whose turn it is (0), ``turn`` how many turns have begun (1)
``phase``         "main" (after the dice, the default) or "roll" (before them; the seat is asked, even if it has
                  cashed in its last culture card meanwhile)
``P0`` … ``P3``   by seat:
    ``money``                    (20)
    ``pawns``                    counts by province; the others are in reserve
    ``markers``                  places, the West Indies once per marker there; the others are in reserve
    ``used``                     those of them that have been used in this turn
    ``hand``                     hidden cards, oldest first
    ``paintings``                cards, or ``{"card": "art-4", "paid": 1}``
    ``governors``, ``windmills`` provinces; how many (0)
``guilds``        by colour, the step that its controller paid (the first one); only for guilds with a marker
``decks``         by deck, all its cards, the next one first; a deck that is not named has all its cards that are
                  named nowhere else
``next``          instead, by deck, the cards drawn next; the others that are named nowhere follow
``discards``      by deck
``stadtholder``   a space (0, the first merchant), or null before it is placed
``dice``          the last roll, ``{"total": 7, "first": 3, "second": 4}``; a total alone if a die card chose it
``auctions``      number opened (0); ``unsold``: provinces whose action found no buyer in this turn
``seed``          32 hex digits, ``counter`` draws made: the state of chance (zeros)
``over``          whether the active seat has won (false)
``frames``        instead of ``phase`` and ``unsold``: what is being resolved, outermost first, as ``state``
                  describes the frames; provinces are numbers there

A named deck is complete: its cards named nowhere are out of the game, so that a short or empty deck can be
described. `dump` writes ``frames`` where ``phase`` and ``unsold`` would lose something, so that every position
comes back equal.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from engines.core.files.position_form import PositionError, check_asked, dump_table, must, read_form
from engines.core.rng import Rng
from engines.golden_age.data import CARDS, COLOURS, DECKS, NOBODY, NUMBERS, full_deck
from engines.golden_age.game import GAME
from engines.golden_age.geography import COLONY_0, GUILD_0, PLACE, PLACES, PROVINCE, PROVINCES, WEST_PLACE
from engines.golden_age.rules.points import total
from engines.golden_age.rules.setup import drafter
from engines.golden_age.state import AnyFrame, GoldenAgeState, Painting, Player, Setup, Turn
from engines.golden_age.validation import invariants
from engines.golden_age.validation.position_form import PositionForm, SeatForm, check_form, check_frames

__all__ = ["PositionError", "dump", "load"]

PHASES = {"roll": "before", "main": "main"}
"""By phase, the step of its turn."""


def load(plain: Mapping[str, Any], *, loose: bool = False) -> GoldenAgeState:
    """Return the position of plain data; see the module for its keys.

    loose: allows more cards of a kind than the printed game has. Raises PositionError with what is wrong.
    """
    given = read_form(plain, PositionForm)
    check_form(given)
    state = _bare(given)
    for seat in range(given.players):
        _place(state, seat, given.of(seat))
    for guild, price in given.guilds.items():
        state.steps[COLOURS.index(guild)] = price
    _stock(state, given)
    _check(state, loose=loose)
    return state


def dump(state: GoldenAgeState) -> dict[str, Any]:
    """Return the position as plain data with all keys; `load` turns it back into an equal position."""
    return dump_table(
        state,
        _phase(state),
        (_dump_seat(state, seat) for seat in range(state.seats)),
        active=state.active,
        turn=state.turns,
        guilds={colour: step for colour, step in zip(COLOURS, state.steps, strict=True) if step},
        decks={name: deck[::-1] for name, deck in zip(DECKS, state.decks, strict=True)},
        discards={name: pile[:] for name, pile in zip(DECKS, state.discards, strict=True)},
        stadtholder=None if state.stadtholder == NOBODY else state.stadtholder,
        dice=msgspec.to_builtins(state.dice),
        auctions=state.auctions,
    )


def _phase(state: GoldenAgeState) -> dict[str, Any] | None:
    """Return the phase and the unsold provinces, if they say everything that the frames do."""
    for phase, at in PHASES.items():
        if len(state.stack) == 1 and isinstance(turn := state.stack[0], Turn):
            unsold = turn.unsold
            if turn == Turn(seat=state.active, at=at, unsold=unsold):
                return {"phase": phase, "unsold": [PROVINCES[province] for province in unsold]}
    return None


def _dump_seat(state: GoldenAgeState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    places = [place for place, owner in enumerate(state.owner) if owner == seat]
    west = PLACES[WEST_PLACE]
    return {
        "money": player.money,
        "pawns": {PROVINCES[i]: pawns for i, pawns in enumerate(state.pawns[seat]) if pawns},
        "markers": [PLACES[place] for place in places] + [west] * state.west[seat],
        "used": [PLACES[place] for place in places if state.flipped[place]] + [west] * state.west_flipped[seat],
        "hand": player.hand[:],
        "paintings": msgspec.to_builtins(player.paintings),
        "governors": [PROVINCES[province] for province in player.governors],
        "windmills": player.windmills,
    }


# ------------------------------------------------------------------ reading


def _bare(given: PositionForm) -> GoldenAgeState:
    """Return an empty board with the frames."""
    stack: list[AnyFrame] = given.frames or []
    if given.frames is None and not given.over:
        unsold = [PROVINCE[name] for name in given.unsold]
        stack = [Turn(seat=given.active, at=PHASES[given.phase or "main"], unsold=unsold)]
    return GoldenAgeState(
        seats=given.players,
        rng=Rng(bytes.fromhex(given.seed), given.counter),
        stack=stack,
        over=given.over,
        players=[],
        pawns=[[0] * len(PROVINCES) for _ in range(given.players)],
        owner=[NOBODY] * WEST_PLACE,
        flipped=[False] * WEST_PLACE,
        west=[0] * given.players,
        west_flipped=[0] * given.players,
        steps=[0] * len(COLOURS),
        decks=[],
        discards=[given.discards.get(name, []) for name in DECKS],
        stadtholder=given.where(),
        active=given.active,
        turns=given.turn,
        auctions=given.auctions,
        dice=given.dice,
    )


def _place(state: GoldenAgeState, seat: int, given: SeatForm) -> None:
    """Place a seat's possessions and pieces; what is not on the board is in reserve."""
    for province, pawns in given.pawns.items():
        state.pawns[seat][PROVINCE[province]] = pawns
    for name in given.markers:
        place = PLACE[name]
        if place == WEST_PLACE:
            state.west[seat] += 1
        elif state.owner[place] != NOBODY:
            raise PositionError(f"P{seat} markers: two markers at {name}")
        else:
            state.owner[place] = seat
            if GUILD_0 <= place < COLONY_0:
                state.steps[place - GUILD_0] = NUMBERS.guild_prices[0]
    if Counter(given.used) - Counter(given.markers):
        raise PositionError(f"P{seat} used: a place without such a marker")
    for name in given.used:
        if PLACE[name] == WEST_PLACE:
            state.west_flipped[seat] += 1
        else:
            state.flipped[PLACE[name]] = True
    state.players.append(
        Player(
            money=given.money,
            pawns=NUMBERS.pawns - sum(given.pawns.values()),
            markers=NUMBERS.markers - len(given.markers),
            hand=given.hand,
            paintings=[
                Painting(one) if isinstance(one, str) else Painting(one.card, one.paid) for one in given.paintings
            ],
            governors=[PROVINCE[province] for province in given.governors],
            windmills=given.windmills,
        )
    )


def _stock(state: GoldenAgeState, given: PositionForm) -> None:
    """Fill the decks, completing them with the cards named nowhere."""
    named = Counter(key for pile in state.discards for key in pile)
    for player in state.players:
        named.update(player.hand)
        named.update(painting.card for painting in player.paintings)
        named.update(f"governor-{PROVINCES[province]}" for province in player.governors)
        named["windmill"] += player.windmills
    for number, name in enumerate(DECKS):
        deck = given.decks.get(name)
        if deck is None:
            first = given.next.get(name, [])
            left = Counter(full_deck(number)) - named - Counter(first)
            deck = first + [key for key in CARDS for _ in range(left[key])]
        state.decks.append(deck[::-1])


def _check(state: GoldenAgeState, *, loose: bool) -> None:
    # Refuse positions that no match can reach.
    if not state.over:
        check_frames(state)
        _check_draft(state)
    checks = (invariants.pieces, invariants.hands, invariants.guilds, invariants.used, invariants.frames)
    wrong = [fault for check in checks for fault in check(state)]
    if not loose:
        wrong += invariants.cards(state)
    must(not wrong, "; ".join(wrong))
    if state.over:
        points = total(state, state.active)
        must(points >= NUMBERS.target, f"over: seat {state.active} has {points} points; {NUMBERS.target} win")
        return
    check_asked(GAME, state)


def _check_draft(state: GoldenAgeState) -> None:
    """Check that during the setup the pieces on the board fit the frame."""
    frame = state.stack[0]
    if not isinstance(frame, Setup):
        return
    must(state.active == drafter(state, frame), f"frames: seat {drafter(state, frame)} places, not {state.active}")
    for seat in range(state.seats):
        has = (NUMBERS.markers - state.players[seat].markers, NUMBERS.pawns - state.players[seat].pawns)
        done = seat < frame.turn or frame.at == "stadtholder"
        placing = range(NUMBERS.setup_pawns) if seat == frame.turn else range(1)
        markers = 1 if done or frame.at == "pawns" else 0
        pawns = range(1) if frame.at == "marker" else {NUMBERS.setup_pawns} if done else placing
        if has[0] != markers or has[1] not in pawns:
            raise PositionError(f"frames: seat {seat} cannot have placed {has[0]} markers and {has[1]} pawns yet")
