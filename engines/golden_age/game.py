"""The Golden Age behind the protocol of `engines.core.game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.auctions import OpenAuction
from engines.core.frames import Ctx
from engines.core.game import Game, GameInfo, NoSettings, Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text import Msg, Ref, Summary
from engines.golden_age import cashing, naming, refusing, sound, suggesting, telling, thinking
from engines.golden_age.actions import Cash, GoldenAgeAction
from engines.golden_age.bidding import BiddingRules, PerformRules
from engines.golden_age.cards import cash
from engines.golden_age.common import UNIT
from engines.golden_age.data import COLOURS, DECKS, NOBODY, NUMBERS, full_deck
from engines.golden_age.draft import DraftRules
from engines.golden_age.events import AuctionOpened, BidMade, BidPassed, Cashed, GoldenAgeEvent
from engines.golden_age.geography import PROVINCES, WEST_PLACE
from engines.golden_age.points import total
from engines.golden_age.state import Bidding, Draft, GoldenAgeState, Perform, Player, Turn
from engines.golden_age.turn import TurnRules
from engines.golden_age.view import GoldenAgeView
from engines.golden_age.viewing import make_view


class GoldenAge(Game[GoldenAgeState, GoldenAgeView]):
    """The rules of The Golden Age; its matches have no settings."""

    info = GameInfo(key="golden_age", command="goldenage", seats=(3, 4), rules_version=2, hidden=True)
    state_type = GoldenAgeState
    action_type = GoldenAgeAction
    event_type = GoldenAgeEvent
    orders = suggesting.ORDERS
    of_course = frozenset({"roll"})
    auction_events = (AuctionOpened, BidMade, BidPassed, Cashed)
    units = {"amount": UNIT}
    frames = {Draft: DraftRules(), Turn: TurnRules(), Bidding: BiddingRules(), Perform: PerformRules()}

    def initial(self, seats: int, rng: Rng, settings: NoSettings) -> GoldenAgeState:
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

    def outcome(self, state: GoldenAgeState) -> Outcome | None:
        """The active seat reached the points; the others are ranked by theirs."""
        if not state.over:
            return None
        scores = tuple(total(state, seat) for seat in range(state.seats))
        # Somebody else may hold as many points, but only the active seat can win.
        others = ranks_of([score for seat, score in enumerate(scores) if seat != state.active])
        ranks = [1 + rank for rank in others]
        ranks.insert(state.active, 1)
        return Outcome("points", scores, tuple(ranks))

    def anytime(self, state: GoldenAgeState, seat: int) -> list[Option]:
        """See `cashing.cash_options`."""
        return cashing.cash_options(state, seat)

    def handle_anytime(self, ctx: Ctx[GoldenAgeState], seat: int, action: Any) -> bool:
        """Cash in a set."""
        if not isinstance(action, Cash):
            return False
        cash(ctx, seat, action.card)
        return True

    def view(self, state: GoldenAgeState, viewer: int | None) -> GoldenAgeView:
        """See `make_view`."""
        return make_view(state, viewer)

    def label(self, view: GoldenAgeView, option: Option) -> Msg:
        """See `telling.label`."""
        return telling.label(view, option)

    def place(self, view: GoldenAgeView, ref: Ref) -> Msg:
        """See `telling.place`."""
        return telling.place(view, ref)

    def empty_handed(self, view: GoldenAgeView) -> bool:
        """Whether the viewer has no card."""
        return view.viewer is not None and not view.players[view.viewer].hand

    def things(self, verb: str, field: str) -> naming.Things:
        """See `naming.things`."""
        return naming.things(verb, field)

    def tell(self, view: GoldenAgeView, events: Sequence[Any]) -> list[Msg]:
        """See `telling.tell`."""
        return telling.tell(view, events)

    def summary(self, view: GoldenAgeView) -> Summary:
        """See `telling.summary`."""
        return telling.summary(view)

    def head(self, view: GoldenAgeView) -> list[Msg]:
        """See `telling.head`."""
        return telling.head(view)

    def determinize(self, state: GoldenAgeState, seat: int, rng: Rng) -> GoldenAgeState:
        """See `thinking.determinize`."""
        return thinking.determinize(self.clone(state), seat, rng)

    def secrets(self, state: GoldenAgeState, seat: int) -> dict[str, Any]:
        """See `thinking.secrets`."""
        return thinking.secrets(state, seat)

    def invariants(self, state: GoldenAgeState) -> list[str]:
        """See `sound.faults`."""
        return sound.faults(state)

    def evaluate(self, state: GoldenAgeState, seat: int) -> float:
        """See `thinking.evaluate`."""
        return thinking.evaluate(state, seat)

    def turn(self, state: GoldenAgeState) -> int:
        """Turns begun so far."""
        return state.turns

    def ordered(self, state: GoldenAgeState, seat: int, order: str) -> Any | None:
        """See `suggesting.ordered`."""
        return suggesting.ordered(state, seat, order)

    def below_question(self, told: Msg) -> Msg:
        """See `chronicle.below_question`."""
        return telling.below_question(told)

    def auction(self, state: GoldenAgeState) -> OpenAuction | None:
        """See `suggesting.auction`."""
        return suggesting.auction(state)

    def cry(self, state: GoldenAgeState, seat: int, limit: int) -> Any:
        """See `suggesting.cry`."""
        return suggesting.cry(state, seat, limit)

    def limit(self, state: GoldenAgeState, seat: int) -> int:
        """See `suggesting.limit`."""
        return suggesting.limit(state, seat)

    def refusal(self, state: GoldenAgeState, seat: int, action: Any) -> Msg:
        """See `refusing.why_not`."""
        return refusing.why_not(state, seat, action)


GAME = GoldenAge()
