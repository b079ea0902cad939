"""Commercial Harbour: resources offered to opponents, who have to give a commodity in return (rules 3).

The card is in force for the rest of a turn, once for each opponent, who chooses the commodity. The active seat
offers resources to one opponent after the other; the opponents then answer in parallel. Until all have answered
nothing else happens; before and after that the turn is free.
"""

from collections.abc import Sequence

from engines.cities_knights import actions as a
from engines.cities_knights.data import COMMODITIES, KIND, KINDS, RESOURCES, Cards
from engines.cities_knights.events import HarbourOffered, HarbourReturned, Swapped
from engines.cities_knights.rules.common import PASS, ask, turn_of
from engines.cities_knights.rules.hands import commodities, size
from engines.cities_knights.state import NOBODY, CatanState, Harbour, Turn
from engines.core.actions import Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.resource_counts import move_pieces
from engines.core.mechanics.turn_order import clockwise
from engines.core.text.kinds import SEAT
from engines.core.text.messages import Ref, SeatRef


def partners(state: CatanState, turn: Turn) -> list[int]:
    """Return the opponents to whom a resource may still be offered: once each, if they hold a card (A14)."""
    done = (turn.seat, *turn.harbours)
    return [seat for seat in range(state.seats) if seat not in done and size(state, seat)]


def lying(frame: Harbour) -> list[int]:
    """Return the opponents who have not answered yet, in seat order."""
    return [seat for seat, kind in enumerate(frame.laid) if kind != NOBODY]


def turn_options(state: CatanState, turn: Turn) -> list[Option]:
    """Return what the card offers in the turn in which it was played."""
    return _laying(state, turn, (), "harbour") if turn.harbour else []


def begin(ctx: Ctx[CatanState], turn: Turn, action: a.OfferResource) -> None:
    """Offer the first resource of a group that is answered together."""
    frame = Harbour(seat=turn.seat, laid=[NOBODY] * ctx.state.seats)
    ctx.push(frame)
    _lay(ctx, turn, frame, action)


def _laying(state: CatanState, turn: Turn, laid: Sequence[int], group: str) -> list[Option]:
    hand = state.players[turn.seat].hand
    return [
        plain_option(a.OfferResource(victim, kind), group, Ref("kind", kind), Ref(SEAT, str(victim)))
        for victim in partners(state, turn)
        for kind in RESOURCES
        if hand[KIND[kind]] > laid.count(KIND[kind])
    ]


def _lay(ctx: Ctx[CatanState], turn: Turn, frame: Harbour, action: a.OfferResource) -> None:
    turn.harbours.append(action.victim)
    frame.laid[action.victim] = KIND[action.kind]
    ctx.emit(HarbourOffered(turn.seat, action.victim, action.kind))


class HarbourRules(FrameRules[CatanState, Harbour, a.CatanAction]):
    """Resources offered to opponents, and the commodities given for them."""

    def pending(self, state: CatanState, frame: Harbour) -> list[Decision]:
        """Ask the active seat while, by open facts, it may offer more; then all opponents at once."""
        if frame.at == "reply":
            return [_owes(frame, seat) for seat in lying(frame)]
        if partners(state, turn_of(state)) and size(state, frame.seat) > len(lying(frame)):
            return [ask(frame.seat, "harbour", "harbour")]
        return []

    def options(self, state: CatanState, frame: Harbour, seat: int) -> list[Option]:
        """Offer opponents and own resources to the active seat; offer own commodities to an opponent."""
        if frame.at == "reply":
            hand = state.players[seat].hand
            held = [kind for kind in COMMODITIES if hand[KIND[kind]]]
            return [plain_option(a.GiveCommodity(kind), "answer", Ref("kind", kind)) for kind in held]
        return [*_laying(state, turn_of(state), frame.laid, "answer"), PASS]

    def handle(self, ctx: Ctx[CatanState], frame: Harbour, seat: int, action: a.CatanAction) -> None:
        """Offer another resource, let the opponents answer, or answer."""
        match action:
            case a.OfferResource():
                _lay(ctx, turn_of(ctx.state), frame, action)
            case a.GiveCommodity(kind):
                gave = KINDS[frame.laid[seat]]
                frame.laid[seat] = NOBODY
                ours, theirs = (ctx.state.players[who].hand for who in (frame.seat, seat))
                move_pieces(ours, theirs, Cards(**{gave: 1}).counts())
                move_pieces(theirs, ours, Cards(**{kind: 1}).counts())
                ctx.emit(Swapped(frame.seat, seat, gave, kind))
                ctx.reveal()
            case _:
                _let_answer(ctx, frame)

    def resume(self, ctx: Ctx[CatanState], frame: Harbour) -> None:
        """Let the opponents answer, if nothing more can be offered; end the frame after the last answer."""
        if frame.at == "start":
            _let_answer(ctx, frame)
        else:
            ctx.pop()


def _owes(frame: Harbour, seat: int) -> Decision:
    kind = Ref("kind", KINDS[frame.laid[seat]])
    return ask(seat, "commodity", "harbour", kind=kind, seat=SeatRef(frame.seat))


def _let_answer(ctx: Ctx[CatanState], frame: Harbour) -> None:
    """Show the opponents what is offered to them; return the resource of an opponent without commodities."""
    frame.at = "reply"
    ctx.reveal()
    for seat in clockwise(frame.seat, ctx.state.seats):
        if frame.laid[seat] != NOBODY and not commodities(ctx.state, seat):
            ctx.emit(HarbourReturned(frame.seat, seat, KINDS[frame.laid[seat]]))
            frame.laid[seat] = NOBODY
