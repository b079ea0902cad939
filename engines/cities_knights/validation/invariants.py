"""Invariants of a position, for the conformance kit and for loading positions; faults are in words for developers.

Each function checks one matter and returns its faults, none if all is well.
"""

from engines.cities_knights.data import BANK, KINDS, NUMBERS, TRACK_OF, TRACKS, full_deck
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import knights_left, roads_left, supply, touches_road, walls_of
from engines.cities_knights.rules.improvements import LAST_LEVEL, METROPOLIS_LEVEL
from engines.cities_knights.rules.longest_road import length_of
from engines.cities_knights.rules.setup import hot_neighbours
from engines.cities_knights.state import (
    CITY,
    EMPTY,
    NOBODY,
    SETTLEMENT,
    AnyFrame,
    CatanState,
    Desertion,
    DropProgress,
    FreeRoads,
    Relocate,
    Roll,
    Turn,
)
from engines.core.frames import outermost_frame


def faults(state: CatanState) -> list[str]:
    """Check everything that holds during a match."""
    if not state.terrain:
        return ["the island was not laid out"]
    wrong = rules_broken(state, loose=False)
    for kind, name in enumerate(KINDS):
        if state.bank[kind] + sum(player.hand[kind] for player in state.players) < BANK[kind]:
            wrong.append(f"{name} cards were lost")
    for track, deck in enumerate(state.decks):
        if len(deck) + len(_held(state, track)) < len(full_deck(track)):
            wrong.append(f"{TRACKS[track]} cards were lost")
    return wrong


def rules_broken(state: CatanState, *, loose: bool) -> list[str]:
    """Check what also holds for loaded positions. loose: leave distances and connections unchecked."""
    checks = (cards, board, pieces, places, improvements, locks, hands, roads)
    return [fault for check in (*checks, *(() if loose else (distances, connections))) for fault in check(state)]


def cards(state: CatanState) -> list[str]:
    """Check that no cards were added. Some may be missing: a loaded position may leave cards out of the game."""
    wrong = []
    for kind, name in enumerate(KINDS):
        counts = [state.bank[kind], *(player.hand[kind] for player in state.players)]
        if min(counts) < 0:
            wrong.append(f"a negative count of {name}")
        if sum(counts) > BANK[kind]:
            wrong.append(f"{sum(counts)} {name} cards in hands and bank, there are {BANK[kind]}")
    for track, deck in enumerate(state.decks):
        found = [*deck, *_held(state, track)]
        printed = full_deck(track)
        for card in sorted(set(found)):
            count, most = found.count(card), printed.count(card)
            if count > most:
                wrong.append(f"{count} {card} cards, the {TRACKS[track]} deck has {most}")
    return wrong


def _held(state: CatanState, track: int) -> list[str]:
    held = [card for player in state.players for card in (*player.progress, *player.point_cards)]
    return [card for card in held if TRACK_OF[card] == track]


def board(state: CatanState) -> list[str]:
    """Check the printed hexes, tokens and harbours; no 6 or 8 beside another (the Inventor never moves them)."""
    wrong = []
    for what, found, printed in (
        ("terrain", state.terrain, NUMBERS.terrain),
        ("harbours", state.harbours, NUMBERS.harbours),
    ):
        for name, count in printed.items():
            if found.count(name) != count:
                wrong.append(f"{found.count(name)} {name} in {what}, there are {count}")
    if sorted(token for token in state.tokens if token) != sorted(NUMBERS.tokens):
        wrong.append("the tokens are not the printed ones")
    for place, (terrain, token) in enumerate(zip(state.terrain, state.tokens, strict=True)):
        if (terrain == "desert") != (token == 0):
            wrong.append(f"hex {ISLAND.names[place]} is {terrain} with the token {token}")
    if hot_neighbours(list(state.tokens)):
        wrong.append("two of 6 and 8 are neighbours")
    return wrong


def pieces(state: CatanState) -> list[str]:
    """Check that no seat has more pieces than the game has."""
    wrong = []
    for seat in range(state.seats):
        left = {
            "settlements": supply(state, seat, SETTLEMENT),
            "cities": supply(state, seat, CITY),
            "roads": roads_left(state, seat),
            "walls": NUMBERS.pieces.wall - walls_of(state, seat),
            **{f"knights of level {level}": knights_left(state, seat, level) for level in (1, 2, 3)},
        }
        wrong += [f"seat {seat} has {-n} {name} too many" for name, n in left.items() if n < 0]
    return wrong


def places(state: CatanState) -> list[str]:
    """Check that every piece is on a place of its kind, regardless of its neighbours."""
    wrong = []
    for vertex, (piece, holder) in enumerate(zip(state.piece, state.owner, strict=True)):
        if (piece == EMPTY) != (holder == NOBODY):
            wrong.append(f"vertex {vertex} is half built")
    stands = [knight.vertex for knight in state.knights]
    if stands != sorted(set(stands)):
        wrong.append("two knights on one vertex, or knights out of order")
    wrong += [f"a knight and a building at {vertex}" for vertex in stands if state.owner[vertex] != NOBODY]
    crowned = [vertex for vertex in state.metropolises if vertex != NOBODY]
    for name, marked in (("wall", state.walls), ("metropolis", crowned)):
        wrong += [f"a {name} without a city at {vertex}" for vertex in marked if state.piece[vertex] != CITY]
        if len(set(marked)) != len(marked):
            wrong.append(f"two of {name} on one vertex")
    for knight in state.knights:
        if knight.ready and not (knight.active and knight.seat == state.active):
            wrong.append(f"the knight at {knight.vertex} is ready out of turn")
    if (state.merchant_seat == NOBODY) != (state.merchant_hex == NOBODY):
        wrong.append("a merchant of nobody")
    return wrong


def distances(state: CatanState) -> list[str]:
    """Check that no building is beside another."""
    return [
        f"the buildings at {vertex} and {other} are neighbours"
        for vertex, other in ISLAND.edges
        if state.piece[vertex] != EMPTY and state.piece[other] != EMPTY
    ]


def connections(state: CatanState) -> list[str]:
    """Check that roads connect to an own building, and that knights and the merchant are at own pieces.

    A building may be without a road: the Diplomat may have removed it.
    """
    wrong = []
    for seat in range(state.seats):
        left = {edge for edge, holder in enumerate(state.roads) if holder == seat}
        reached = [vertex for vertex, holder in enumerate(state.owner) if holder == seat]
        while reached:
            vertex = reached.pop()
            for edge in ISLAND.corner_edges[vertex]:
                if edge in left:
                    left.remove(edge)
                    reached += ISLAND.edges[edge]
        wrong += [
            f"the road {ISLAND.edge_names[edge]} leads to no building of seat {seat}" for edge in sorted(left)
        ]
    for knight in state.knights:
        if not touches_road(state, knight.seat, knight.vertex):
            wrong.append(f"the knight at {knight.vertex} stands at no road of seat {knight.seat}")
    if state.merchant_hex != NOBODY and all(
        state.owner[vertex] != state.merchant_seat for vertex in ISLAND.corners[state.merchant_hex]
    ):
        wrong.append(f"the merchant stands at no building of seat {state.merchant_seat}")
    return wrong


def improvements(state: CatanState) -> list[str]:
    """Check that levels exist, and that no other seat has overtaken the holder of a metropolis."""
    wrong = []
    for track, vertex in enumerate(state.metropolises):
        levels = [player.improvements[track] for player in state.players]
        if not all(0 <= level <= LAST_LEVEL for level in levels):
            wrong.append(f"{TRACKS[track]} levels {levels}, they are 0 to {LAST_LEVEL}")
        pending = any(getattr(frame, "track", None) == track for frame in state.stack)
        if pending or (vertex != NOBODY and state.owner[vertex] == NOBODY):
            continue
        if vertex == NOBODY:
            if max(levels) >= METROPOLIS_LEVEL:
                wrong.append(f"level {max(levels)} of {TRACKS[track]} without a metropolis")
            continue
        holder = levels[state.owner[vertex]]
        if holder < METROPOLIS_LEVEL:
            wrong.append(f"the metropolis of {TRACKS[track]} belongs to a seat at level {holder}")
        elif max(levels) > holder:
            wrong.append(f"the metropolis of {TRACKS[track]} should have been taken at level {max(levels)}")
    return wrong


def locks(state: CatanState) -> list[str]:
    """Check that the ship is on its way, and that the robber waits for the first attack."""
    wrong = []
    if not 0 <= state.barbarians < NUMBERS.barbarian_steps:
        wrong.append(f"the ship is at {state.barbarians}, it moves from 0 to {NUMBERS.barbarian_steps - 1}")
    if state.attacks < 0:
        wrong.append(f"{state.attacks} attacks")
    if state.attacks == 0 and state.terrain[state.robber] != "desert":
        wrong.append("the robber left the desert before the first attack")
    return wrong


def hands(state: CatanState) -> list[str]:
    """Check that progress cards are within the limit, plus one in the own turn after the roll, and during a roll.

    A card of the roll may also have ended the match before the other seats dropped their excess cards.
    """
    turn = outermost_frame(state, Turn)
    wrong = []
    for seat, player in enumerate(state.players):
        late = state.over or any(
            isinstance(frame, Roll) and frame.at in ("start", "drop") for frame in state.stack
        )
        asked = any(isinstance(frame, DropProgress) and seat in frame.owing for frame in state.stack)
        own = seat == state.active and (turn is None or turn.at not in ("start", "before"))
        extra = late or asked or own
        if len(player.progress) > NUMBERS.progress_limit + extra:
            wrong.append(f"seat {seat} holds {len(player.progress)} progress cards")
    return wrong


def roads(state: CatanState) -> list[str]:
    """Check that the measured roads and the holder of the longest road are right."""
    wrong = []
    for seat, player in enumerate(state.players):
        if player.road != length_of(state, seat):
            wrong.append(f"seat {seat}'s road of {length_of(state, seat)} is counted as {player.road}")
    if any(map(_in_hand, state.stack)):
        return wrong
    lengths = [player.road for player in state.players]
    best = max(lengths)
    holder = state.longest_road
    if holder != NOBODY and (lengths[holder] < best or best < NUMBERS.longest_road_from):
        wrong.append(f"seat {holder} has the longest road with {lengths[holder]}, the longest is {best}")
    if holder == NOBODY and best >= NUMBERS.longest_road_from and lengths.count(best) == 1:
        wrong.append(f"the road of {best} of seat {lengths.index(best)} is not the longest road")
    return wrong


def _in_hand(frame: AnyFrame) -> bool:
    """Return whether a road or a knight is off the board, so that the longest road waits for its new place."""
    match frame:
        case FreeRoads(not_on=edge):
            return edge != NOBODY
        case Desertion(at=at):
            return at == "join"
    return isinstance(frame, Relocate)
