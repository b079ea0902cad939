"""The Golden Age, put together."""

from __future__ import annotations

from engines.core.frames import Ctx
from engines.core.game import Game, GameInfo, NoSettings
from engines.core.kinds import Kinds
from engines.core.mind import Mind
from engines.core.rng import Rng
from engines.core.winners import Outcome, ranks_behind
from engines.core.words import Words
from engines.golden_age import (
    cashing,
    chronicle,
    invariants,
    labelling,
    naming,
    ordering,
    refusing,
    summary,
    thinking,
)
from engines.golden_age.actions import Cash, GoldenAgeAction
from engines.golden_age.ahead import GoldenAgeAhead
from engines.golden_age.bidding import BiddingRules, PerformRules
from engines.golden_age.cards import cash
from engines.golden_age.common import UNIT
from engines.golden_age.contest import AUCTIONS
from engines.golden_age.data import COLOURS, DECKS, NOBODY, NUMBERS, full_deck
from engines.golden_age.draft import DraftRules
from engines.golden_age.events import AuctionOpened, BidMade, BidPassed, Cashed, GoldenAgeEvent
from engines.golden_age.geography import PROVINCES, WEST_PLACE
from engines.golden_age.points import total
from engines.golden_age.state import Bidding, Draft, GoldenAgeState, Perform, Player, Turn
from engines.golden_age.turn import TurnRules
from engines.golden_age.view import GoldenAgeView
from engines.golden_age.viewing import make_view


def initial(seats: int, rng: Rng, settings: NoSettings) -> GoldenAgeState:
    """An empty board; the setup's first step shuffles the decks."""
    return GoldenAgeState(
        seats=seats,
        rng=rng,
        stack=[Draft()],
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
    """The active seat reached the points; others may hold as many, but can only win on their turn."""
    if not state.over:
        return None
    scores = tuple(total(state, seat) for seat in range(state.seats))
    return Outcome("points", scores, ranks_behind(state.active, scores))


def cash_in(ctx: Ctx[GoldenAgeState], seat: int, action: GoldenAgeAction) -> bool:
    """Carry out the one action that is possible at any time."""
    if not isinstance(action, Cash):
        return False
    cash(ctx, seat, action.card)
    return True


def empty_handed(view: GoldenAgeView) -> bool:
    """Whether the viewer has no card."""
    return view.viewer is not None and not view.players[view.viewer].hand


GAME = Game(
    info=GameInfo(key="golden_age", command="goldenage", seats=(3, 4), rules_version=2, hidden=True),
    state_type=GoldenAgeState,
    action_type=GoldenAgeAction,
    event_type=GoldenAgeEvent,
    frames={Draft: DraftRules(), Turn: TurnRules(), Bidding: BiddingRules(), Perform: PerformRules()},
    initial=initial,
    outcome=outcome,
    view=make_view,
    redraw=thinking.redraw,
    secrets=thinking.secrets,
    invariants=invariants.faults,
    anytime=cashing.cash_options,
    handle_anytime=cash_in,
    turn=lambda state: state.turns,
    words=Words(
        label=labelling.label,
        place=naming.place,
        effect=naming.effect,
        tell=chronicle.tell,
        below_question=chronicle.below_question,
        summary=summary.summary,
        head=summary.head,
        empty_handed=empty_handed,
        why_not=refusing.why_not,
        things=naming.things,
        routine=frozenset({"golden_age-ask-turn"}),
        minor=chronicle.MINOR,
        stays=chronicle.STAYS,
        personal=chronicle.PERSONAL,
        scoring=chronicle.SCORING,
        course=summary.course,
        goal=NUMBERS.target,
        of_course=frozenset({"roll"}),
        contest_events=(BidMade, BidPassed, Cashed),
        contest_opening=AuctionOpened,
        kinds=Kinds(places=frozenset({"province", "guild", "colony", "space"}), deeds=frozenset({"card"})),
        units={"amount": UNIT},
    ),
    mind=Mind(evaluate=thinking.evaluate),
    contest=AUCTIONS,
    orders=ordering.ORDERS,
    ahead=GoldenAgeAhead(),
)
