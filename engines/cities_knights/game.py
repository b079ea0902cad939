"""`GAME`: all parts of Cities & Knights put together."""

from typing import Literal

from msgspec import Struct

from engines.cities_knights import upcasts
from engines.cities_knights.actions import ANSWERS, CatanAction
from engines.cities_knights.ai import evaluation, hidden_information, suggest
from engines.cities_knights.ai.chances import CHANCES
from engines.cities_knights.build_view import make_view
from engines.cities_knights.data import BANK, KINDS, NUMBERS, TRACKS, full_deck
from engines.cities_knights.events import (
    BarbariansLanded,
    CatanEvent,
    CityRazed,
    DefenderNamed,
    KnightDisplaced,
    MetropolisBuilt,
)
from engines.cities_knights.play.premoves import CatanPremoves
from engines.cities_knights.play.standing_orders import ORDERS
from engines.cities_knights.rules.card_duties import (
    DesertionRules,
    FreePromotionsRules,
    FreeRoadsRules,
    PlunderRules,
    SpyingRules,
)
from engines.cities_knights.rules.commercial_harbour import HarbourRules
from engines.cities_knights.rules.common import settle
from engines.cities_knights.rules.dice_roll import AttackRules, RazeRules, RollRules
from engines.cities_knights.rules.duties import (
    CardsOwedRules,
    DropRules,
    MetropolisRules,
    RelocateRules,
    RobberRules,
)
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.setup import SetupRules
from engines.cities_knights.rules.turn import TurnRules
from engines.cities_knights.state import (
    EMPTY,
    NOBODY,
    Attack,
    CardsOwed,
    CatanState,
    Desertion,
    DropProgress,
    FreePromotions,
    FreeRoads,
    Harbour,
    Metropolis,
    Player,
    Plunder,
    Raze,
    Relocate,
    Robber,
    Roll,
    Setup,
    Spying,
    Turn,
)
from engines.cities_knights.text import (
    board_text,
    changes,
    costs,
    event_text,
    illegal_moves,
    labels,
    names,
    quick_offers,
)
from engines.cities_knights.text.facts import facts
from engines.cities_knights.validation import invariants
from engines.cities_knights.view import CatanView
from engines.core.ai.advice import Advice, Lookahead
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information
from engines.core.mechanics.trade_offers import Traded
from engines.core.outcome import Outcome, ranks_behind
from engines.core.rng import Rng
from engines.core.score_curve import score_by_rounds
from engines.core.text.kinds import ThingKinds
from engines.core.text.words import BoardWords, EventWords, MapWords, NameWords


class CatanSettings(Struct, frozen=True):
    """Options of the lobby. board: how the island is laid out."""

    board: Literal["spiral", "random", "fixed"] = "spiral"


def initial(seats: int, rng: Rng, settings: CatanSettings) -> CatanState:
    """Return an empty island; the draft's first step lays it out."""
    return CatanState(
        seats=seats,
        rng=rng,
        stack=[Setup(board=settings.board)],
        players=[
            Player(hand=[0] * len(KINDS), improvements=(0,) * len(TRACKS), progress=(), point_cards=())
            for _ in range(seats)
        ],
        terrain=(),
        tokens=[],
        harbours=(),
        owner=(NOBODY,) * 54,
        piece=(EMPTY,) * 54,
        roads=(NOBODY,) * 72,
        walls=(),
        knights=(),
        metropolises=(NOBODY,) * len(TRACKS),
        bank=list(BANK),
        decks=[tuple(full_deck(track)) for track in range(len(TRACKS))],
        robber=0,
    )


def outcome(state: CatanState) -> Outcome | None:
    """Return the outcome once the active seat has the points.

    Other seats may hold as many, but can win only on their own turn.
    """
    if not state.over:
        return None
    scores = tuple(total(state, seat) for seat in range(state.seats))
    return Outcome("points", scores, ranks_behind(state.active, scores))


def empty_handed(view: CatanView) -> bool:
    """Return whether the viewer holds no card at all and is shown no card of another seat."""
    if view.viewer is None:
        return False
    own = view.players[view.viewer]
    shown = view.seen_hand is not None or view.seen_cards is not None
    return not (own.held or own.progress or shown)


GAME = Game(
    info=GameInfo(
        key="cities_knights",
        command="catan",
        seats=(3, 4),
        rules_version=2,
        hidden=True,
        weight="medium",
        minutes={3: (90, 120), 4: (105, 150)},
        days={3: (14, 22), 4: (21, 50)},
    ),
    types=GameTypes(
        state=CatanState, action=CatanAction, event=CatanEvent, settings=CatanSettings, upcasts={1: upcasts.from_1}
    ),
    rules=GameRules(
        frames={
            Setup: SetupRules(),
            Turn: TurnRules(),
            Roll: RollRules(),
            Attack: AttackRules(),
            DropProgress: DropRules(),
            CardsOwed: CardsOwedRules(),
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
        invariants=invariants.faults,
        always=settle,
        turn=lambda state: state.turns,
    ),
    information=Information(
        view=make_view, resample=hidden_information.resample, secrets=hidden_information.secrets
    ),
    names=NameWords(
        label=labels.label,
        place=names.place,
        effect=names.effect,
        facts=facts(),
        things=names.things,
        kinds=ThingKinds(places=frozenset({"vertex", "edge", "hex"}), verb_kinds=frozenset({"card"})),
    ),
    events=EventWords(
        tell=event_text.tell,
        answers=ANSWERS,
        routine=frozenset({"cities_knights-ask-turn"}),
        ranks=event_text.RANKS,
        milestones=(BarbariansLanded,),
        moods={
            Traded: {"seat": "trade", "partner": "trade"},
            MetropolisBuilt: {"seat": "gain", "loser": "loss"},
            DefenderNamed: {"seat": "gain"},
            CityRazed: {"seat": "loss"},
            KnightDisplaced: {"seat": "loss"},
        },
        self_explanatory=frozenset({"roll"}),
    ),
    map=MapWords(place_rank=labels.place_rank),
    board=BoardWords(
        summary=board_text.summary,
        empty_handed=empty_handed,
        offer_lines=lambda view, ref: names.TRADE.offer_lines_at(view, ref, costs.hand_of(view)),
        quick_offers=quick_offers.offers,
        changes=changes.changes,
        score_stage=score_by_rounds,
        goal=NUMBERS.target,
    ),
    why_not=illegal_moves.REQUIREMENTS,
    advice=Advice(
        evaluate=evaluation.evaluate,
        suggest=suggest.suggest,
        lookahead=Lookahead(
            worth=evaluation.own_worth,
            duty=suggest.quick,
            choices=suggest.robberies,
            until=lambda state: state.turns + state.seats,
            chances=CHANCES,
            playouts=48,
        ),
    ),
    orders=ORDERS,
    premoves=CatanPremoves(),
)
