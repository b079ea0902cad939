"""Before the first turn: decks, first markers, first pawns, the Stadtholder (rules 3.1)."""

from functools import cache

from engines.core.actions import Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import DECKS, NOBODY, NUMBERS
from engines.golden_age.events import MarkerPlaced, PawnPlaced, StadtholderPlaced
from engines.golden_age.geography import MERCHANTS, PROVINCE, PROVINCES
from engines.golden_age.rules.common import ask
from engines.golden_age.rules.pieces import put
from engines.golden_age.state import GoldenAgeState, Setup, Turn


def drafter(state: GoldenAgeState, frame: Setup) -> int:
    """Return the seat that places: in seat order; the last one places the Stadtholder as well."""
    return state.seats - 1 if frame.at == "stadtholder" else frame.turn


def pawns_to_place(state: GoldenAgeState, seat: int) -> int:
    """Return how many pawns the seat still has to place in the setup."""
    return NUMBERS.setup_pawns - sum(state.pawns[seat])


def marker_spots(state: GoldenAgeState) -> list[int]:
    """Return the provinces for a first marker: at most one in each."""
    return [province for province in range(len(PROVINCES)) if state.owner[province] == NOBODY]


def pawn_spots(state: GoldenAgeState) -> list[int]:
    """Return the provinces for a first pawn: without a marker, at most two pawns in each."""
    return [
        province
        for province in marker_spots(state)
        if sum(pawns[province] for pawns in state.pawns) < NUMBERS.setup_limit
    ]


@cache
def _marker(province: str) -> Option:
    return plain_option(a.PlaceMarker(province), "setup", Ref("province", province))


@cache
def _pawn(province: str) -> Option:
    return plain_option(a.PlacePawn(province), "setup", Ref("province", province))


STADTHOLDER = [plain_option(a.PlaceStadtholder(space), "setup", Ref("space", str(space))) for space in MERCHANTS]


class SetupRules(FrameRules[GoldenAgeState, Setup, a.SetupAction]):
    """Place one marker and two pawns per seat, and the Stadtholder's first space."""

    def pending(self, state: GoldenAgeState, frame: Setup) -> list[Decision]:
        """Return the decision of the seat that places."""
        seat = drafter(state, frame)
        match frame.at:
            case "marker":
                return [ask(seat, "place-marker", "setup")]
            case "pawns":
                return [ask(seat, "place-pawn", "setup", n=pawns_to_place(state, seat))]
            case "stadtholder":
                return [ask(seat, "stadtholder", "setup")]
        return []

    def options(self, state: GoldenAgeState, frame: Setup, seat: int) -> list[Option]:
        """Return the free provinces, or the merchants."""
        match frame.at:
            case "marker":
                return [_marker(PROVINCES[province]) for province in marker_spots(state)]
            case "pawns":
                return [_pawn(PROVINCES[province]) for province in pawn_spots(state)]
        return list(STADTHOLDER)

    def handle(self, ctx: Ctx[GoldenAgeState], frame: Setup, seat: int, action: a.SetupAction) -> None:
        """Place the piece."""
        state = ctx.state
        match action:
            case a.PlaceMarker(province):
                state.players[seat].markers -= 1
                put(state, seat, PROVINCE[province])
                ctx.emit(MarkerPlaced(seat, province))
                self._next(state, frame, "pawns")
            case a.PlacePawn(province):
                state.players[seat].pawns -= 1
                state.pawns[seat][PROVINCE[province]] += 1
                ctx.emit(PawnPlaced(seat, province))
                if not pawns_to_place(state, seat):
                    self._next(state, frame, "stadtholder")
            case _:
                state.stadtholder = action.space
                ctx.emit(StadtholderPlaced(seat, action.space))
                state.stack[-1] = Turn(seat=0)
        if frame.at != "stadtholder":
            state.active = drafter(state, frame)

    def _next(self, state: GoldenAgeState, frame: Setup, after: str) -> None:
        frame.turn += 1
        if frame.turn == state.seats:
            frame.turn, frame.at = 0, after

    def resume(self, ctx: Ctx[GoldenAgeState], frame: Setup) -> None:
        """Shuffle the decks."""
        for name, deck in zip(DECKS, ctx.state.decks, strict=True):
            ctx.shuffle(deck, f"deck.{name}", pile=True)
        frame.at = "marker"
