"""Setup before the first turn: the board, and two pieces for each seat in snake order (rules 1.2 and 1.3)."""

from engines.cities_knights.actions import BuildCity, Building, BuildRoad, BuildSettlement
from engines.cities_knights.data import NUMBERS, TRACKS
from engines.cities_knights.events import Built, RoadBuilt
from engines.cities_knights.geography import BOARD, ISLAND, spirals
from engines.cities_knights.rules.building import draft_spots
from engines.cities_knights.rules.common import ask, at_vertex, road_at
from engines.cities_knights.rules.longest_road import recount
from engines.cities_knights.rules.production import starting_cards
from engines.cities_knights.state import CITY, NOBODY, SETTLEMENT, CatanState, Setup, Turn, replaced
from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.turn_order import snake_seat

HOT = (6, 8)


class SetupRules(FrameRules[CatanState, Setup, Building]):
    """A settlement and a road for each seat, then in reverse order a city and a road."""

    def pending(self, state: CatanState, frame: Setup) -> list[Decision]:
        """Ask the seat that places next."""
        if frame.at == "start":
            return []
        second = frame.turn >= state.seats
        what = "draft-road" if frame.at == "road" else "draft-city" if second else "draft-settlement"
        return [ask(snake_seat(frame.turn, state.seats), what, "draft")]

    def options(self, state: CatanState, frame: Setup, seat: int) -> list[Option]:
        """Offer every vertex that keeps the distance, then the edges at the piece."""
        if frame.at == "road":
            return [road_at(edge) for edge in ISLAND.corner_edges[frame.vertex] if state.roads[edge] == NOBODY]
        piece = BuildCity if frame.turn >= state.seats else BuildSettlement
        return [at_vertex(piece, vertex, "draft") for vertex in draft_spots(state)]

    def handle(self, ctx: Ctx[CatanState], frame: Setup, seat: int, action: Building) -> None:
        """Place a piece or its road."""
        state = ctx.state
        if not isinstance(action, BuildRoad):
            city = frame.turn >= state.seats
            frame.vertex = action.vertex
            state.owner = replaced(state.owner, frame.vertex, seat)
            state.piece = replaced(state.piece, frame.vertex, CITY if city else SETTLEMENT)
            ctx.emit(Built(seat, "city" if city else "settlement", frame.vertex, free=True))
            if city:
                starting_cards(ctx, seat, frame.vertex)
            frame.at = "road"
            return
        state.roads = replaced(state.roads, ISLAND.edge(action.edge), seat)
        ctx.emit(RoadBuilt(seat, action.edge, free=True))
        recount(ctx, [seat])
        frame.turn += 1
        frame.at = "piece"
        if frame.turn == 2 * state.seats:
            state.stack[-1] = Turn(seat=0)

    def resume(self, ctx: Ctx[CatanState], frame: Setup) -> None:
        """Lay out the board and shuffle the decks."""
        lay_out(ctx, frame.board)
        for number, track in enumerate(TRACKS):
            deck = list(ctx.state.decks[number])
            ctx.shuffle(deck, f"deck.{track}", pile=True)
            ctx.state.decks[number] = tuple(deck)
        frame.at = "piece"


def lay_out(ctx: Ctx[CatanState], board: str) -> None:
    """Lay out terrain, tokens and harbours of a new island. board: "spiral", "random" or "fixed"."""
    state = ctx.state
    if board == "fixed":
        place_board(state, BOARD.fixed.terrain, BOARD.fixed.tokens, BOARD.fixed.harbours)
        return
    terrain = [kind for kind, count in NUMBERS.terrain.items() for _ in range(count)]
    harbours = [kind for kind, count in NUMBERS.harbours.items() for _ in range(count)]
    ctx.shuffle(terrain, "board.terrain")
    ctx.shuffle(harbours, "board.harbours")
    tokens: list[int | None] = [None] * len(ISLAND.names)
    if board == "spiral":
        order = spirals()[ctx.below(len(spirals()), "board.spiral")]
        left = iter(NUMBERS.tokens)
        for place in order:
            if terrain[place] != "desert":
                tokens[place] = next(left)
    else:
        places = [place for place in range(len(ISLAND.names)) if terrain[place] != "desert"]
        loose = list(NUMBERS.tokens)
        while True:
            ctx.shuffle(loose, "board.tokens")
            for place, token in zip(places, loose, strict=True):
                tokens[place] = token
            if not hot_neighbours(tokens):
                break
    place_board(state, tuple(terrain), tuple(tokens), tuple(harbours))


def hot_neighbours(tokens: list[int | None]) -> bool:
    """Return whether two tokens of 6 or 8 are on neighbouring hexes."""
    return any(
        tokens[place] in HOT and tokens[other] in HOT
        for place in range(len(ISLAND.names))
        for other in ISLAND.cell_neighbours[place]
    )


def place_board(
    state: CatanState, terrain: tuple[str, ...], tokens: tuple[int | None, ...], harbours: tuple[str, ...]
) -> None:
    """Write an island into a state; the robber goes to the desert."""
    state.terrain = terrain
    state.tokens = [token or 0 for token in tokens]
    state.harbours = harbours
    state.robber = terrain.index("desert")
