"""Cities & Knights behind the protocol of `engines.core.game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from engines.cities_knights import naming, outline, refusing, sound, suggesting, telling, thinking, upcasts
from engines.cities_knights.actions import ANSWERS, CatanAction
from engines.cities_knights.answers import (
    DropRules,
    MetropolisRules,
    OwingRules,
    RelocateRules,
    RobberRules,
)
from engines.cities_knights.cards import (
    DesertionRules,
    FreePromotionsRules,
    FreeRoadsRules,
    PlunderRules,
    SpyingRules,
)
from engines.cities_knights.data import BANK, KINDS, TRACKS, full_deck
from engines.cities_knights.draft import DraftRules
from engines.cities_knights.events import CatanEvent
from engines.cities_knights.harbour import HarbourRules
from engines.cities_knights.points import total
from engines.cities_knights.roll import AttackRules, RazeRules, RollRules
from engines.cities_knights.state import (
    EMPTY,
    NOBODY,
    Attack,
    CatanState,
    Desertion,
    Draft,
    DropProgress,
    FreePromotions,
    FreeRoads,
    Harbour,
    Metropolis,
    Owing,
    Player,
    Plunder,
    Raze,
    Relocate,
    Robber,
    Roll,
    Spying,
    Turn,
)
from engines.cities_knights.turn import TurnRules
from engines.cities_knights.view import CatanView
from engines.cities_knights.viewing import make_view
from engines.core.actions import Option
from engines.core.game import Game, GameInfo, Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text import Msg, Ref, Summary


class CatanSettings(Struct, frozen=True):
    """Options of the lobby. board: how the island is laid out."""

    board: Literal["spiral", "random", "fixed"] = "spiral"


class CitiesKnights(Game[CatanState, CatanView]):
    """The rules of Catan: Cities & Knights."""

    info = GameInfo(key="cities_knights", command="catan", seats=(3, 4), rules_version=2, hidden=True)
    settings = CatanSettings
    state_type = CatanState
    action_type = CatanAction
    event_type = CatanEvent
    orders = suggesting.ORDERS
    of_course = frozenset({"roll"})
    answers = ANSWERS
    upcasts = {1: upcasts.from_1}
    frames = {
        Draft: DraftRules(),
        Turn: TurnRules(),
        Roll: RollRules(),
        Attack: AttackRules(),
        DropProgress: DropRules(),
        Owing: OwingRules(),
        Raze: RazeRules(),
        Robber: RobberRules(),
        Relocate: RelocateRules(),
        Metropolis: MetropolisRules(),
        Harbour: HarbourRules(),
        Plunder: PlunderRules(),
        Spying: SpyingRules(),
        Desertion: DesertionRules(),
        FreeRoads: FreeRoadsRules(),
        FreePromotions: FreePromotionsRules(),
    }

    def initial(self, seats: int, rng: Rng, settings: CatanSettings) -> CatanState:
        """An empty island; the draft's first step lays it out."""
        return CatanState(
            seats=seats,
            rng=rng,
            stack=[Draft(board=settings.board)],
            players=[
                Player(hand=[0] * len(KINDS), improvements=[0] * len(TRACKS), progress=[], point_cards=[])
                for _ in range(seats)
            ],
            terrain=(),
            tokens=[],
            harbours=(),
            owner=[NOBODY] * 54,
            piece=[EMPTY] * 54,
            roads=[NOBODY] * 72,
            walls=[],
            knights=[],
            metropolises=[NOBODY] * len(TRACKS),
            bank=list(BANK),
            decks=[full_deck(track) for track in range(len(TRACKS))],
            robber=0,
        )

    def outcome(self, state: CatanState) -> Outcome | None:
        """The winner reached the points on their turn; the others are ranked by theirs."""
        if not state.over:
            return None
        scores = tuple(total(state, seat) for seat in range(state.seats))
        # Somebody else may hold as many points off turn, but only the active seat can win.
        others = ranks_of([score for seat, score in enumerate(scores) if seat != state.active])
        ranks = [1 + rank for rank in others]
        ranks.insert(state.active, 1)
        return Outcome("points", scores, tuple(ranks))

    def view(self, state: CatanState, viewer: int | None) -> CatanView:
        """See `make_view`."""
        return make_view(state, viewer)

    def label(self, view: CatanView, option: Option) -> Msg:
        """See `telling.label`."""
        return telling.label(view, option)

    def place(self, view: CatanView, ref: Ref) -> Msg:
        """See `telling.place`."""
        return telling.place(view, ref)

    def empty_handed(self, view: CatanView) -> bool:
        """Whether the viewer has no card of any kind, and is shown none of somebody else's."""
        if view.viewer is None:
            return False
        own = view.players[view.viewer]
        shown = view.seen_hand is not None or view.seen_cards is not None
        return not (own.held or own.progress or shown)

    def deed(self, view: CatanView, ref: Ref) -> Msg:
        """See `naming.deed`."""
        return naming.deed(view, ref)

    def things(self, verb: str, field: str) -> naming.Things:
        """See `naming.things`."""
        return naming.things(field)

    def tell(self, view: CatanView, events: Sequence[Any]) -> list[Msg]:
        """See `telling.tell`."""
        return telling.tell(view, events)

    def summary(self, view: CatanView) -> Summary:
        """See `telling.summary`."""
        return telling.summary(view)

    def determinize(self, state: CatanState, seat: int, rng: Rng) -> CatanState:
        """See `thinking.determinize`."""
        return thinking.determinize(self.clone(state), seat, rng)

    def secrets(self, state: CatanState, seat: int) -> dict[str, Any]:
        """See `thinking.secrets`."""
        return thinking.secrets(state, seat)

    def invariants(self, state: CatanState) -> list[str]:
        """See `sound.faults`."""
        return sound.faults(state)

    def evaluate(self, state: CatanState, seat: int) -> float:
        """See `thinking.evaluate`."""
        return thinking.evaluate(state, seat)

    def turn(self, state: CatanState) -> int:
        """Turns begun so far."""
        return state.turns

    def standing(self, view: CatanView, ref: Ref) -> list[Msg]:
        """See `outline.offer_lines`."""
        return [line for offer in view.offers if str(offer.id) == ref.id for line in outline.offer_lines(offer)]

    def suggest(self, state: CatanState, seat: int) -> Any | None:
        """See `suggesting.suggest`."""
        return suggesting.suggest(state, seat)

    def ordered(self, state: CatanState, seat: int, order: str) -> Any | None:
        """See `suggesting.ordered`."""
        return suggesting.ordered(state, seat, order)

    def refusal(self, state: CatanState, seat: int, action: Any) -> Msg:
        """See `refusing.why_not`."""
        return refusing.why_not(state, seat, action)


GAME = CitiesKnights()
