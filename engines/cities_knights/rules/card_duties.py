"""Decisions that follow a progress card: plunder, spy, deserter, free roads and promotions."""

from engines.cities_knights import actions as a
from engines.cities_knights.data import TRACK_OF, Cards
from engines.cities_knights.events import KnightDeserted, KnightJoined, ProgressStolen, ProgressStolenSeen
from engines.cities_knights.rules.building import knight_spots, knights_left, road_spots
from engines.cities_knights.rules.common import PASS, ask, at_vertex, road_at
from engines.cities_knights.rules.hands import give, size, take_progress
from engines.cities_knights.rules.knights import knight_at, may_promote, set_up, take_off
from engines.cities_knights.rules.longest_road import award, recount
from engines.cities_knights.rules.turn import lay_road, promote
from engines.cities_knights.state import CatanState, Desertion, FreePromotions, FreeRoads, Knight, Plunder, Spying
from engines.core.actions import BagHole, Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Ref, SeatRef

MOST_PLUNDER = 2


class PlunderRules(FrameRules[CatanState, Plunder, a.TakeCards]):
    """Master Merchant: take two cards from the hand that is shown."""

    def pending(self, state: CatanState, frame: Plunder) -> list[Decision]:
        """Ask the active seat."""
        n = min(MOST_PLUNDER, size(state, frame.victim))
        return [ask(frame.seat, "plunder", "plunder", seat=SeatRef(frame.victim), n=n)]

    def options(self, state: CatanState, frame: Plunder, seat: int) -> list[Option]:
        """Offer every two cards, or the only one."""
        hand = Cards.of(state.players[frame.victim].hand)
        n = min(MOST_PLUNDER, hand.total())
        return [Option(a.TakeCards(hand), holes=(BagHole("cards", hand, n, n),), group="answer")]

    def handle(self, ctx: Ctx[CatanState], frame: Plunder, seat: int, action: a.TakeCards) -> None:
        """Take the cards."""
        ctx.pop()
        give(ctx, frame.victim, seat, action.cards, "plunder")


class SpyingRules(FrameRules[CatanState, Spying, a.CatanAction]):
    """Spy: take one of the progress cards that are shown, or none."""

    def pending(self, state: CatanState, frame: Spying) -> list[Decision]:
        """Ask the active seat."""
        return [ask(frame.seat, "spy", "spy", seat=SeatRef(frame.victim))]

    def options(self, state: CatanState, frame: Spying, seat: int) -> list[Option]:
        """Offer each of the cards, or none."""
        cards = sorted(set(state.players[frame.victim].progress), key=list(TRACK_OF).index)
        return [*(plain_option(a.TakeProgress(card), "answer", Ref("card", card)) for card in cards), PASS]

    def handle(self, ctx: Ctx[CatanState], frame: Spying, seat: int, action: a.CatanAction) -> None:
        """Take the card, or leave all."""
        ctx.pop()
        ctx.reveal()
        if not isinstance(action, a.TakeProgress):
            ctx.emit(ProgressStolen(seat, frame.victim, False))
            return
        take_progress(ctx.state, frame.victim, action.card)
        ctx.state.players[seat].progress += (action.card,)
        known = ProgressStolenSeen(seat, frame.victim, True, action.card)
        ctx.emit(known, to=(seat, frame.victim), others=ProgressStolen(seat, frame.victim, True))


class DesertionRules(FrameRules[CatanState, Desertion, a.CatanAction]):
    """Deserter: the opponent gives up a knight; the active seat may place one like it (A9)."""

    def pending(self, state: CatanState, frame: Desertion) -> list[Decision]:
        """Ask the victim first, then the active seat."""
        if frame.at == "start":
            own = [knight for knight in state.knights if knight.seat == frame.victim]
            return [ask(frame.victim, "desert", "deserter", auto=len(own) == 1, seat=SeatRef(frame.seat))]
        if frame.level and knight_spots(state, frame.seat):
            knight = Ref("knight", str(frame.level))
            return [ask(frame.seat, "knight", "deserter", knight=knight, active=int(frame.active))]
        return []

    def options(self, state: CatanState, frame: Desertion, seat: int) -> list[Option]:
        """Offer own knights to the victim; then free vertices at own roads, or no knight."""
        if frame.at == "start":
            own = sorted(knight.vertex for knight in state.knights if knight.seat == seat)
            return [at_vertex(a.Desert, vertex, "answer") for vertex in own]
        return [*(at_vertex(a.PlaceKnight, v, "answer") for v in knight_spots(state, seat)), PASS]

    def handle(self, ctx: Ctx[CatanState], frame: Desertion, seat: int, action: a.CatanAction) -> None:
        """Remove the knight, place it, or decline."""
        state = ctx.state
        match action:
            case a.Desert(vertex):
                knight = knight_at(state, vertex)
                assert knight is not None
                ctx.emit(KnightDeserted(seat, frame.seat, vertex, knight.level))
                take_off(state, knight)
                levels = [n for n in range(knight.level, 0, -1) if knights_left(state, frame.seat, n)]
                frame.at, frame.level, frame.active = "join", levels[0] if levels else 0, knight.active
            case a.PlaceKnight(vertex):
                ctx.pop()
                ctx.emit(KnightJoined(seat, vertex, frame.level))
                set_up(state, Knight(seat, vertex, frame.level, frame.active))
                award(ctx)
            case _:
                ctx.pop()
                award(ctx)

    def resume(self, ctx: Ctx[CatanState], frame: Desertion) -> None:
        """End the frame: there is no piece or place for the knight."""
        ctx.pop()
        award(ctx)


class FreeRoadsRules(FrameRules[CatanState, FreeRoads, a.CatanAction]):
    """Free roads, one after the other; what cannot be placed is lost."""

    def pending(self, state: CatanState, frame: FreeRoads) -> list[Decision]:
        """Ask the seat that builds."""
        if self._spots(state, frame):
            return [ask(frame.seat, "free-road", "free-roads", n=frame.left)]
        return []

    def options(self, state: CatanState, frame: FreeRoads, seat: int) -> list[Option]:
        """Offer free edges; the Diplomat's road may also be declined."""
        found = [road_at(edge) for edge in self._spots(state, frame)]
        return [*found, PASS] if frame.optional else found

    def handle(self, ctx: Ctx[CatanState], frame: FreeRoads, seat: int, action: a.CatanAction) -> None:
        """Lay the road, or decline it."""
        if isinstance(action, a.BuildRoad):
            lay_road(ctx, seat, action.edge, free=True)
            frame.left -= 1
        else:
            frame.left = 0

    def resume(self, ctx: Ctx[CatanState], frame: FreeRoads) -> None:
        """End the frame: no road is left, or there is no place for one."""
        ctx.pop()
        recount(ctx, [frame.seat])

    def _spots(self, state: CatanState, frame: FreeRoads) -> list[int]:
        if not frame.left:
            return []
        return [edge for edge in road_spots(state, frame.seat) if edge != frame.not_on]


class FreePromotionsRules(FrameRules[CatanState, FreePromotions, a.CatanAction]):
    """Smith: up to two knights rise one level each."""

    def pending(self, state: CatanState, frame: FreePromotions) -> list[Decision]:
        """Ask the active seat."""
        if frame.left and self._able(state, frame):
            return [ask(frame.seat, "smith", "smith", n=frame.left)]
        return []

    def options(self, state: CatanState, frame: FreePromotions, seat: int) -> list[Option]:
        """Offer knights that may rise, or to stop."""
        able = [at_vertex(a.PromoteKnight, knight.vertex, "knight") for knight in self._able(state, frame)]
        return [*able, PASS]

    def handle(self, ctx: Ctx[CatanState], frame: FreePromotions, seat: int, action: a.CatanAction) -> None:
        """Promote the knight, or stop."""
        if isinstance(action, a.PromoteKnight):
            knight = knight_at(ctx.state, action.vertex)
            assert knight is not None
            promote(ctx, knight, free=True)
            frame.left -= 1
        else:
            frame.left = 0

    def resume(self, ctx: Ctx[CatanState], frame: FreePromotions) -> None:
        """End the frame."""
        ctx.pop()

    def _able(self, state: CatanState, frame: FreePromotions) -> list[Knight]:
        own = [k for k in state.knights if k.seat == frame.seat and may_promote(state, k)]
        return sorted(own, key=lambda knight: knight.vertex)
