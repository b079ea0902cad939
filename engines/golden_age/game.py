"""The Golden Age, assembled from its parts."""

from engines.core.actions import Action, Event
from engines.core.ai.advice import Advice, Lookahead
from engines.core.encoding.codec import union_of
from engines.core.frames import Ctx
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information, NoSettings
from engines.core.outcome import Outcome, ranks_behind
from engines.core.rng import Rng
from engines.core.score_curve import score_by_rounds
from engines.core.text.kinds import ThingKinds
from engines.core.text.words import BoardWords, EventWords, NameWords
from engines.golden_age import actions, events
from engines.golden_age.actions import Cash
from engines.golden_age.ai import evaluation, hidden_information
from engines.golden_age.ai.chances import CHANCES
from engines.golden_age.ai.quick import quick
from engines.golden_age.build_view import make_view
from engines.golden_age.data import COLOURS, DECKS, NOBODY, NUMBERS, full_deck
from engines.golden_age.events import (
    AuctionOpened,
    AuctionWon,
    BidMade,
    BidPassed,
    Cashed,
    GuildTaken,
    PaintingFinished,
)
from engines.golden_age.geography import PROVINCES, WEST_PLACE
from engines.golden_age.play import standing_orders
from engines.golden_age.play.contest import AUCTIONS
from engines.golden_age.play.premoves import GoldenAgePremoves
from engines.golden_age.rules.auctions import BiddingRules, PerformRules
from engines.golden_age.rules.cards import cash, cash_options
from engines.golden_age.rules.common import UNIT
from engines.golden_age.rules.points import total
from engines.golden_age.rules.setup import SetupRules
from engines.golden_age.rules.turn import TurnRules
from engines.golden_age.state import Bidding, GoldenAgeState, Perform, Player, Setup, Turn
from engines.golden_age.text import board_text, changes, event_text, illegal_moves, labels, names
from engines.golden_age.text.facts import facts
from engines.golden_age.validation import invariants
from engines.golden_age.view import GoldenAgeView


def initial(seats: int, rng: Rng, settings: NoSettings) -> GoldenAgeState:
    """Return an empty board; the setup's first step shuffles the decks."""
    return GoldenAgeState(
        seats=seats,
        rng=rng,
        stack=[Setup()],
        players=[
            Player(NUMBERS.money, NUMBERS.pawns, NUMBERS.markers, hand=[], paintings=[], governors=[])
            for _ in range(seats)
        ],
        pawns=[[0] * len(PROVINCES) for _ in range(seats)],
        owner=[NOBODY] * WEST_PLACE,
        flipped=[False] * WEST_PLACE,
        west=[0] * seats,
        west_flipped=[0] * seats,
        steps=[0] * len(COLOURS),
        decks=[full_deck(deck) for deck in range(len(DECKS))],
        discards=[[] for _ in DECKS],
    )


def outcome(state: GoldenAgeState) -> Outcome | None:
    """Return the result: only the active seat can win, even if others have as many points."""
    if not state.over:
        return None
    scores = tuple(total(state, seat) for seat in range(state.seats))
    return Outcome("points", scores, ranks_behind(state.active, scores))


def cash_sets(ctx: Ctx[GoldenAgeState], seat: int, action: Action) -> bool:
    """Carry out the one action that is possible at any time: cashing in a set."""
    if not isinstance(action, Cash):
        return False
    cash(ctx, seat, action.card)
    return True


def empty_handed(view: GoldenAgeView) -> bool:
    """Return whether the viewer has no card."""
    return view.viewer is not None and not view.players[view.viewer].hand


GAME = Game(
    info=GameInfo(
        key="golden_age",
        command="goldenage",
        seats=(3, 4),
        rules_version=2,
        hidden=True,
        weight="medium",
        minutes={3: (60, 90), 4: (75, 105)},
        days={3: (8, 17), 4: (12, 28)},
    ),
    types=GameTypes(state=GoldenAgeState, action=union_of(actions, Action), event=union_of(events, Event)),
    rules=GameRules(
        frames={Setup: SetupRules(), Turn: TurnRules(), Bidding: BiddingRules(), Perform: PerformRules()},
        initial=initial,
        outcome=outcome,
        invariants=invariants.faults,
        anytime=cash_options,
        handle_anytime=cash_sets,
        turn=lambda state: state.turns,
    ),
    information=Information(
        view=make_view, resample=hidden_information.resample, secrets=hidden_information.secrets
    ),
    names=NameWords(
        label=labels.label,
        place=names.place,
        effect=names.effect,
        things=names.things,
        kinds=ThingKinds(
            places=frozenset({"province", "guild", "colony", "space"}), verb_kinds=frozenset({"card"})
        ),
        units={"amount": UNIT},
        facts=facts(),
    ),
    events=EventWords(
        tell=event_text.tell,
        below_question=event_text.below_question,
        routine=frozenset({"golden_age-ask-turn"}),
        ranks=event_text.RANKS,
        self_explanatory=frozenset({"roll"}),
        contest_events=(BidMade, BidPassed, Cashed),
        contest_opening=AuctionOpened,
        moods={
            PaintingFinished: {"seat": "gain"},
            AuctionWon: {"seat": "gain", "seller": "trade"},
            GuildTaken: {"displaced": "loss"},
        },
    ),
    board=BoardWords(
        summary=board_text.summary,
        panel_head=board_text.panel_head,
        empty_handed=empty_handed,
        changes=changes.changes,
        score_stage=score_by_rounds,
        goal=NUMBERS.target,
    ),
    why_not=illegal_moves.REQUIREMENTS,
    advice=Advice(
        evaluate=evaluation.evaluate,
        lookahead=Lookahead(
            worth=evaluation.own_worth,
            duty=quick,
            until=lambda state: state.turns + state.seats,
            chances=CHANCES,
            playouts=32,
        ),
    ),
    contest=AUCTIONS,
    orders=standing_orders.ORDERS,
    premoves=GoldenAgePremoves(),
)
