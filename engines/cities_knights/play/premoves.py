"""Premoves for a seat's next turn. They assume that its dice bring nothing, since the roll cannot be known."""

from collections.abc import Sequence
from typing import Any, Final

from engines.cities_knights import actions as a
from engines.cities_knights.data import KIND, NUMBERS, TRACKS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import discard_limit, keeps_distance, knight_owners
from engines.cities_knights.rules.common import turn_of
from engines.cities_knights.rules.dice_roll import SEVEN
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.knights import begin_turn
from engines.cities_knights.rules.points import has_won
from engines.cities_knights.rules.trading import rates
from engines.cities_knights.state import NOBODY, CatanState, FreePromotions, FreeRoads, Metropolis, Robber, Turn
from engines.core.encoding.cloning import cloner
from engines.core.frames import outermost_frame
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Msg, Ref

NO_SEVEN: Final = "no-seven"
"""The roll of the turn was no seven."""
NO_LANDING: Final = "no-landing"
"""The barbarians have landed as often as before."""
OPEN: Final = "open"
"""Some seat could still settle at an end of an edge."""
RATE: Final = "rate"
"""The bank takes no more cards of a kind for one."""
METROPOLIS: Final = "metropolis"
"""No other seat holds the metropolis of a track."""
SAFE: Final = "safe"
"""The hand is no larger than a seven leaves it."""
NO_CARD: Final = "no-card"
"""The seat holds at most this many progress cards."""
_clone = cloner(CatanState)


class CatanPremoves(Premoves[CatanState]):
    """Premoves for the action phase of the next turn, and of those after it."""

    def asks(self, state: CatanState, seat: int) -> bool:
        """Return whether the seat decides in its action phase.

        That includes what its own actions ask: free roads, promotions, a metropolis, a chase.
        """
        frame = state.stack[-1] if state.stack else None
        match frame:
            case Turn(seat=own, at="main") | FreeRoads(seat=own) | FreePromotions(seat=own):
                return own == seat
            case Metropolis(seat=own) | Robber(seat=own, by="knight"):
                return own == seat
        return False

    def as_if_asked(self, state: CatanState, seat: int) -> CatanState | None:
        """Return the position as if the seat's turn went on, or its next turn began now, with its present hand."""
        turn = outermost_frame(state, Turn)
        if turn is None:
            return None
        if not self.resumes(state, seat):
            _begin(state, turn, seat)
        else:
            if turn.at == "before":
                state.dice = None
            turn.at = "main"
            state.stack = [turn]
        # A seat that has the points wins as soon as its turn begins.
        return None if has_won(state, seat) else state

    def resumes(self, state: CatanState, seat: int) -> bool:
        """Return whether it is the seat's own turn, before its end."""
        turn = outermost_frame(state, Turn)
        return turn is not None and turn.seat == seat and turn.at in ("before", "main")

    def ends(self, state: CatanState, seat: int, action: Any) -> bool:
        """Return whether the action ends the turn."""
        return isinstance(action, a.EndTurn)

    def beyond(self, state: CatanState, seat: int, action: Any) -> CatanState | None:
        """Return the position in the seat's following turn, or after a theft whose card is unknown."""
        after: CatanState = _clone(state)
        match action:
            case a.EndTurn() if len(after.players[seat].progress) <= NUMBERS.progress_limit:
                _begin(after, turn_of(after), seat)
            case a.MoveRobber(place, victim) if victim is not None:
                after.stack.pop()
                after.robber = ISLAND.cell(place)
            case _:
                return None
        return after if self.asks(after, seat) else None

    def conditions(self, state: CatanState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Return the conditions of a move: what dice and opponents may change without making it illegal."""
        found = [PremoveCondition(NO_SEVEN), PremoveCondition(NO_LANDING, amount=state.attacks)]
        match action:
            case a.BuildRoad(edge):
                found.append(PremoveCondition(OPEN, edge))
            case a.TradeBank(give):
                found.append(PremoveCondition(RATE, give, rates(state, turn_of(state))[KIND[give]]))
            case a.Improve(track):
                found.append(PremoveCondition(METROPOLIS, track))
            case a.EndTurn():
                found += [
                    PremoveCondition(SAFE),
                    PremoveCondition(NO_CARD, amount=len(state.players[seat].progress)),
                ]
        return [condition for condition in found if self.holds(state, seat, condition)]

    def holds(self, state: CatanState, seat: int, condition: PremoveCondition) -> bool:
        """Check the condition against the island, the last roll and the own hand."""
        match condition:
            case PremoveCondition(kind="no-seven"):
                return state.dice is None or state.dice.red + state.dice.yellow != SEVEN
            case PremoveCondition(kind="no-landing", amount=attacks):
                return state.attacks == attacks
            case PremoveCondition(kind="open", about=edge) if edge in ISLAND.edge_names:
                return any(_is_open(state, seat, vertex) for vertex in ISLAND.edges[ISLAND.edge(edge)])
            case PremoveCondition(kind="rate", about=kind, amount=most) if kind in KIND:
                turn = outermost_frame(state, Turn)
                return turn is not None and turn.seat == seat and rates(state, turn)[KIND[kind]] <= most
            case PremoveCondition(kind="metropolis", about=track) if track in TRACKS:
                vertex = state.metropolises[TRACKS.index(track)]
                return vertex == NOBODY or state.owner[vertex] == seat
            case PremoveCondition(kind="safe"):
                return size(state, seat) <= discard_limit(state, seat)
            case PremoveCondition(kind="no-card", amount=most):
                return len(state.players[seat].progress) <= most
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """Return the condition in words: “no seven was rolled”, “the bank takes at most 2 wool for a card”."""
        key = f"cities_knights-if-{condition.kind}"
        match condition.kind:
            case "rate":
                return Msg(key, {"kind": Ref("kind", condition.about), "n": condition.amount})
            case "metropolis":
                return Msg(key, {"track": Ref("track", condition.about)})
        return Msg(key)


def _begin(state: CatanState, turn: Turn, seat: int) -> None:
    """Begin the seat's next turn as if its dice had brought nothing."""
    state.turns += (seat - turn.seat) % state.seats or state.seats
    state.active = seat
    state.dice = None
    state.stack = [Turn(seat=seat, at="main")]
    begin_turn(state, seat)


def _is_open(state: CatanState, seat: int, vertex: int) -> bool:
    """Return whether the seat could settle there if a road led to it."""
    return keeps_distance(state, vertex) and knight_owners(state).get(vertex, seat) == seat
