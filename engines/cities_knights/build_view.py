"""Construction of views from a position, by inclusion."""

from engines.cities_knights.data import KINDS, NUMBERS, TRACKS, Cards
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import discard_limit, knights_left, roads_left, supply, walls_of
from engines.cities_knights.rules.hands import backs
from engines.cities_knights.rules.knights import defence_of, endangered
from engines.cities_knights.rules.points import points_of
from engines.cities_knights.rules.trading import rates
from engines.cities_knights.state import CITY, EMPTY, NOBODY, SETTLEMENT, CatanState, Plunder, Setup, Spying, Turn
from engines.cities_knights.view import PIECES, BuildingView, CatanView, HexView, KnightView, PlayerView, RoadView
from engines.core.frames import outermost_frame
from engines.core.mechanics.turn_order import snake_seat


def make_view(state: CatanState, viewer: int | None) -> CatanView:
    """Return the view of a seat, or of the public; everything is open once the match is over."""
    turn = outermost_frame(state, Turn)
    draft = outermost_frame(state, Setup)
    top = state.stack[-1] if state.stack else None
    mine = viewer is not None and top is not None and getattr(top, "seat", NOBODY) == viewer
    seen_hand: Cards | None = None
    seen_cards: tuple[str, ...] | None = None
    if mine and isinstance(top, Plunder):
        seen_hand = Cards.of(state.players[top.victim].hand)
    if mine and isinstance(top, Spying):
        seen_cards = tuple(sorted(state.players[top.victim].progress))
    return CatanView(
        viewer=viewer,
        hexes=hexes(state),
        harbours=state.harbours,
        buildings=_buildings(state),
        roads=tuple(
            RoadView(ISLAND.edge_names[edge], seat) for edge, seat in enumerate(state.roads) if seat != NOBODY
        ),
        knights=tuple(
            KnightView(k.vertex, k.seat, k.level, k.active, k.ready)
            for k in sorted(state.knights, key=lambda knight: knight.vertex)
        ),
        players=tuple(_player(state, seat, state.over or seat == viewer) for seat in range(state.seats)),
        robber=ISLAND.names[state.robber],
        merchant=None
        if state.merchant_seat == NOBODY
        else (ISLAND.names[state.merchant_hex], state.merchant_seat),
        bank=Cards.of(state.bank),
        decks=tuple(map(len, state.decks)),
        barbarians=state.barbarians,
        attacks=state.attacks,
        strength=state.piece.count(CITY),
        defence=sum(defence_of(state, seat) for seat in range(state.seats)),
        metropolises=tuple(None if vertex == NOBODY else state.owner[vertex] for vertex in state.metropolises),
        longest_road=None if state.longest_road == NOBODY else state.longest_road,
        active=state.active,
        turn=state.turns,
        dice=state.dice,
        phase=("over", "") if top is None else (type(top).__struct_config__.tag, top.at),  # type: ignore[arg-type]
        cranes=turn.cranes if turn else 0,
        fleets=tuple(KINDS[kind] for kind in turn.fleets) if turn else (),
        offers=tuple(turn.offers) if turn else (),
        closed=tuple(turn.closed) if turn else (),
        seen_hand=seen_hand,
        seen_cards=seen_cards,
        over=state.over,
        rates=rates(state, turn) if turn else (),
        endangered=() if state.over else tuple(endangered(state)),
        placing=snake_seat(draft.turn, state.seats) if draft else None,
    )


def hexes(state: CatanState) -> tuple[HexView, ...]:
    """Return the hexes as they are now."""
    found = zip(ISLAND.names, state.terrain, state.tokens, strict=True)
    return tuple(HexView(name, terrain, token or None) for name, terrain, token in found)


def _buildings(state: CatanState) -> tuple[BuildingView, ...]:
    crowned = {vertex: TRACKS[track] for track, vertex in enumerate(state.metropolises) if vertex != NOBODY}
    return tuple(
        BuildingView(vertex, state.owner[vertex], PIECES[piece], vertex in state.walls, crowned.get(vertex))
        for vertex, piece in enumerate(state.piece)
        if piece != EMPTY
    )


def _player(state: CatanState, seat: int, shown: bool) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        points=points_of(state, seat),
        held=sum(player.hand),
        progress=len(player.progress),
        backs=backs(state, seat),
        improvements=player.improvements,
        point_cards=player.point_cards,
        road=player.road,
        defence=defence_of(state, seat),
        supply=(
            roads_left(state, seat),
            supply(state, seat, SETTLEMENT),
            supply(state, seat, CITY),
            NUMBERS.pieces.wall - walls_of(state, seat),
            *(knights_left(state, seat, level) for level in (1, 2, 3)),
        ),
        discard_limit=discard_limit(state, seat),
        hand=Cards.of(player.hand) if shown else None,
        cards=player.progress if shown else None,
    )
