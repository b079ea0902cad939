"""Cities & Knights, put together."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.cities_knights import (
    chronicle,
    effects,
    invariants,
    labelling,
    naming,
    refusing,
    suggesting,
    summary,
    thinking,
    upcasts,
)
from engines.cities_knights.actions import ANSWERS, CatanAction
from engines.cities_knights.ahead import CatanAhead
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
from engines.cities_knights.common import settle
from engines.cities_knights.data import BANK, KINDS, NUMBERS, TRACKS, full_deck
from engines.cities_knights.draft import DraftRules
from engines.cities_knights.events import BarbariansLanded, CatanEvent
from engines.cities_knights.harbour import HarbourRules
from engines.cities_knights.ordering import ORDERS
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
from engines.core.game import Game, GameInfo
from engines.core.kinds import Kinds
from engines.core.mind import Mind
from engines.core.rng import Rng
from engines.core.text import Msg, Ref
from engines.core.winners import Outcome, ranks_behind
from engines.core.words import Words


class CatanSettings(Struct, frozen=True):
    """Options of the lobby. board: how the island is laid out."""

    board: Literal["spiral", "random", "fixed"] = "spiral"


def initial(seats: int, rng: Rng, settings: CatanSettings) -> CatanState:
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


def outcome(state: CatanState) -> Outcome | None:
    """The active seat reached the points; others may hold as many, but can only win on their turn."""
    if not state.over:
        return None
    scores = tuple(total(state, seat) for seat in range(state.seats))
    return Outcome("points", scores, ranks_behind(state.active, scores))


def empty_handed(view: CatanView) -> bool:
    """Whether the viewer has no card of any kind, and is shown none of somebody else's."""
    if view.viewer is None:
        return False
    own = view.players[view.viewer]
    shown = view.seen_hand is not None or view.seen_cards is not None
    return not (own.held or own.progress or shown)


def standing(view: CatanView, ref: Ref) -> list[Msg]:
    """An offer as its reader sees it, and who has answered it."""
    hand = None if view.viewer is None else view.players[view.viewer].hand
    found = (offer for offer in view.offers if str(offer.id) == ref.id)
    return [line for offer in found for line in naming.TRADE.standing_for(offer, view.viewer, hand)]


GAME = Game(
    info=GameInfo(key="cities_knights", command="catan", seats=(3, 4), rules_version=2, hidden=True),
    settings=CatanSettings,
    state_type=CatanState,
    action_type=CatanAction,
    event_type=CatanEvent,
    frames={
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
    },
    initial=initial,
    outcome=outcome,
    view=make_view,
    redraw=thinking.redraw,
    secrets=thinking.secrets,
    invariants=invariants.faults,
    upcasts={1: upcasts.from_1},
    always=settle,
    turn=lambda state: state.turns,
    words=Words(
        label=labelling.label,
        place=naming.place,
        effect=effects.effect,
        tell=chronicle.tell,
        summary=summary.summary,
        empty_handed=empty_handed,
        standing=standing,
        why_not=refusing.why_not,
        things=naming.things,
        answers=ANSWERS,
        routine=frozenset({"cities_knights-ask-turn"}),
        minor=chronicle.MINOR,
        stays=chronicle.STAYS,
        personal=chronicle.PERSONAL,
        scoring=chronicle.SCORING,
        course=summary.course,
        goal=NUMBERS.target,
        milestones=(BarbariansLanded,),
        kinds=Kinds(places=frozenset({"vertex", "edge", "hex"}), deeds=frozenset({"card"})),
        of_course=frozenset({"roll"}),
    ),
    mind=Mind(evaluate=thinking.evaluate, suggest=suggesting.suggest),
    orders=ORDERS,
    ahead=CatanAhead(),
)
