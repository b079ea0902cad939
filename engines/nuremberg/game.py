"""`GAME`: all parts of Nuremberg put together."""

from typing import Literal, Union

from msgspec import Struct

from engines.core.actions import Event
from engines.core.ai.advice import Advice, Lookahead
from engines.core.encoding.codec import union_of
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information
from engines.core.mechanics.bank_trades import BankTraded
from engines.core.mechanics.trade_offers import Traded, TradeEvent
from engines.core.rng import Rng
from engines.core.score_curve import score_by_rounds
from engines.core.text.kinds import ThingKinds
from engines.core.text.words import BoardWords, EventWords, MapWords, NameWords
from engines.nuremberg import actions, events
from engines.nuremberg.ai import evaluation, hidden_information, suggest
from engines.nuremberg.ai.chances import CHANCES
from engines.nuremberg.build_view import make_view
from engines.nuremberg.data import KINDS, NOBODY, NUMBERS, RESOURCES, ROUTES, Goods, council_points
from engines.nuremberg.events import CouncilTaken, RightTaken, YearsPassed
from engines.nuremberg.geography.city import SITES, TOWERS
from engines.nuremberg.geography.countryside import CASTLE, CROSSINGS
from engines.nuremberg.play import standing_orders
from engines.nuremberg.play.premoves import NurembergPremoves
from engines.nuremberg.rules.common import settle
from engines.nuremberg.rules.council import CouncilRules
from engines.nuremberg.rules.duties import FreeClayRules, KnightRules
from engines.nuremberg.rules.points import outcome
from engines.nuremberg.rules.setup import SetupRules
from engines.nuremberg.rules.turn import TurnRules
from engines.nuremberg.state import Council, FreeClay, Knight, NurembergState, Player, Setup, Turn
from engines.nuremberg.text import board_text, changes, event_text, illegal_moves, labels, names, quick_offers
from engines.nuremberg.text.facts import facts
from engines.nuremberg.validation import invariants
from engines.nuremberg.view import NurembergView

Trading = Union[BankTraded[Goods], TradeEvent[Goods]]


class NurembergSettings(Struct, frozen=True):
    """Options of the lobby. setup: by the beginners' plan, or each seat places its own pieces."""

    setup: Literal["beginner", "advanced"] = "beginner"


def initial(seats: int, rng: Rng, settings: NurembergSettings) -> NurembergState:
    """Return an empty board; the draft's first step draws for the first turn."""
    return NurembergState(
        seats=seats,
        rng=rng,
        stack=[Setup(setup=settings.setup)],
        players=[Player(purse=[0] * len(KINDS)) for _ in range(seats)],
        stations=[[] for _ in ROUTES],
        settlements=[NOBODY] * len(CROSSINGS),
        workshops=[NOBODY] * len(SITES),
        rights=[NOBODY] * len(ROUTES),
        council=[NOBODY] * len(council_points(seats)),
        knight=CASTLE,
        bank=[NUMBERS.cards_of_each_kind] * len(RESOURCES),
        deck=[],
        towers=[False] * len(TOWERS),
    )


GAME: Game[NurembergState, NurembergView] = Game(
    info=GameInfo(
        key="nuremberg",
        command="nuremberg",
        seats=(3, 4),
        rules_version=2,
        hidden=True,
        weight="medium",
        minutes={3: (60, 90), 4: (75, 105)},
        days={3: (3, 17), 4: (6, 20)},
    ),
    types=GameTypes(
        settings=NurembergSettings,
        state=NurembergState,
        action=actions.NurembergAction,
        event=union_of(events, Event) | Trading,
    ),
    rules=GameRules(
        frames={
            Setup: SetupRules(),
            Turn: TurnRules(),
            FreeClay: FreeClayRules(),
            Knight: KnightRules(),
            Council: CouncilRules(),
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
        kinds=ThingKinds(places=frozenset({"crossing", "site", "tower", "field", "route"})),
    ),
    events=EventWords(
        tell=event_text.tell,
        answers=actions.ANSWERS,
        routine=frozenset({"nuremberg-ask-turn"}),
        ranks=event_text.RANKS,
        milestones=(YearsPassed,),
        moods={
            Traded: {"seat": "trade", "partner": "trade"},
            CouncilTaken: {"seat": "gain", "loser": "loss"},
            RightTaken: {"seat": "gain", "loser": "loss"},
        },
        self_explanatory=frozenset({"draw"}),
    ),
    map=MapWords(place_rank=labels.place_rank),
    board=BoardWords(
        summary=board_text.summary,
        panel_head=board_text.panel_head,
        empty_handed=lambda view: view.viewer is not None and not view.players[view.viewer].held,
        offer_lines=lambda view, ref: names.TRADE.offer_lines_at(view, ref, board_text.purse(view)),
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
            duty=suggest.suggest,
            until=lambda state: state.turns + state.seats,
            chances=CHANCES,
            playouts=160,
        ),
    ),
    orders=standing_orders.ORDERS,
    premoves=NurembergPremoves(),
)
