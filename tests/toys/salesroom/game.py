"""The salesroom: seats are asked at once for their bids and answer in secret.

On a turn a seat may put a thing up for sale, once, and passes. The others bid in turn order for it; the highest
bidder pays the seller and keeps it. Coins lie open; a seat's bonds are hidden, and only how many there are is
known: each may be turned into coins whenever the seat is asked. After `CIRCLES` circles the match is over; things
are worth `WORTH` each.

In its other form, `LOTS`, four lots are sold at once in each of `SALES` sales. Round and round, each seat with
fewer than two bids lays coins on a lot: at least its minimum, and more than what lies there; no seat outbids
itself. It is a duty as long as any lot can be paid. A seat that is outbid takes its coins back at once, and may
use them when its turn comes round. Once no seat can bid any more the bids are paid, and each lot's winner keeps it
for its worth in points, or has it sawn up for coins. Everything lies open. Before the next sale each seat gets
`WAGE` coins.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engines.core.actions import Option
from engines.core.ai.advice import Advice
from engines.core.frames import Ctx
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information
from engines.core.mechanics.auctions import BidLimit
from engines.core.outcome import Outcome, ranks_of
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType, amounts
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, SeatRef, Summary
from engines.core.text.words import BoardWords, EventWords, NameWords
from tests.toys.salesroom import position as pos
from tests.toys.salesroom.lots import BIDS, PURSE, PrizesRules, SellingRules, sale_of
from tests.toys.salesroom.plans import LOTS_CONTEST, AskMe, Decided, Once, Wants
from tests.toys.salesroom.rules import RICHEST, SALES, SaleRules, TurnRules

COINS = 9
BONDS = 2
WORTH = 5


def limit(state: pos.SalesState, seat: int, chosen: ChosenItems) -> BidLimit | None:
    """Return the plan for the next thing."""
    return SALES.limit_ahead(state, seat, amounts(chosen)["thing"])


def not_bought(event: Any, seat: int, chosen: ChosenItems) -> ChosenItems:
    """End the limit once its owner has bought a thing."""
    return () if event == pos.Sold(seat, getattr(event, "amount", 0)) else chosen


LIMIT = OrderType(
    "limit", limit, choice=OrderChoice("thing", ("thing",), upto=(0, 50), unit="coin"), left=not_bought
)


def initial(seats: int, rng: Rng, settings: Any) -> pos.SalesState:
    """Deal bonds, or open the first sale of lots."""
    lots = settings.lots
    bonds = 0 if lots else BONDS
    return pos.SalesState(
        seats=seats,
        rng=rng,
        stack=[sale_of(1, seats) if lots else pos.Turn(seat=0)],
        coins=[PURSE if lots else COINS] * seats,
        bonds=[[1 + rng.below(RICHEST) for _ in range(bonds)] for _ in range(seats)],
        things=[0] * seats,
        points=[0] * seats,
    )


def outcome(state: pos.SalesState) -> Outcome | None:
    """Return what all have is worth."""
    scores = tuple(int(evaluate(state, seat)) for seat in range(state.seats))
    return Outcome("points", scores, ranks_of(scores)) if state.over else None


def view(state: pos.SalesState, viewer: int | None) -> pos.SalesView:
    """Show the viewer's own bonds only."""
    frame = state.stack[-1] if state.stack else None
    lots = frame if isinstance(frame, pos.Selling | pos.Prizes) else None
    return pos.SalesView(
        coins=tuple(state.coins),
        bonds=tuple(map(len, state.bonds)),
        own=() if viewer is None else tuple(state.bonds[viewer]),
        things=tuple(state.things),
        points=tuple(state.points),
        sale=SALES.facts(state),
        by=tuple(lots.by) if lots else (),
        on=tuple(lots.on) if lots else (),
    )


def anytime(state: pos.SalesState, seat: int) -> list[Option]:
    """Offer to cash bonds."""
    return [Option(pos.Cash(bond), group="cash") for bond in sorted(set(state.bonds[seat]))]


def handle_anytime(ctx: Ctx[pos.SalesState], seat: int, action: Any) -> bool:
    """Cash a bond."""
    if not isinstance(action, pos.Cash):
        return False
    ctx.state.bonds[seat].remove(action.bond)
    ctx.state.coins[seat] += action.bond
    ctx.emit(pos.Cashed(seat, action.bond))
    return True


def turn(state: pos.SalesState) -> int:
    """Return the number of turns ended."""
    return state.turns


def label(view: pos.SalesView, option: Option) -> Msg:
    """Return a move as text, and a plan or a move for lots in words."""
    match option.action:
        case Wants(first, first_most, second, second_most, then, use):
            lots = {"first": first, "first-most": first_most, "second": second, "second-most": second_most}
            if option.holes:
                return Msg(f"lots-wants-{then}-{use}")
            return Msg(f"lots-wanted-{then}-{use}", {**lots})
        case Once(lot, amount) | pos.LotBid(lot, amount):
            several = len(option.holes) > 1
            return Msg("lots-once") if several else Msg("lots-lot-bid", {"lot": lot, "amount": amount})
        case Decided(use) | pos.Take(use):
            return Msg(f"lots-{use}")
        case AskMe():
            return Msg("lots-ask-me")
    return Msg("salesroom-option", {"text": repr(option.action)})


def place(view: pos.SalesView, ref: Ref) -> Msg:
    """Return a thing by its kind and id."""
    return Msg("core-thing", {"thing": f"{ref.kind} {ref.id}"})


def tell(view: pos.SalesView, events: Sequence[Any]) -> list[Msg]:
    """Return a sentence for each event."""
    told = []
    for event in events:
        match event:
            case pos.Laid(seat, lot, amount, _):
                told.append(Msg("lots-laid", {"seat": SeatRef(seat), "lot": lot, "amount": amount}))
            case pos.Taken(seat, lot, amount, use):
                told.append(Msg(f"lots-taken-{use}", {"seat": SeatRef(seat), "lot": lot, "amount": amount}))
            case _:
                told.append(Msg(f"salesroom-{type(event).__struct_config__.tag}", {"text": repr(event)}))
    return told


def summary(view: pos.SalesView) -> Summary:
    """Return coins and points."""
    standings = [Msg("salesroom-standing", {"seat": SeatRef(s), "n": n}) for s, n in enumerate(view.coins)]
    return Summary(Msg("salesroom-headline"), tuple(standings), ())


def resample(state: pos.SalesState, seat: int, rng: Rng) -> None:
    """Deal the bonds of others again."""
    state.bonds = [
        bonds if other == seat else [1 + rng.below(RICHEST) for _ in bonds]
        for other, bonds in enumerate(state.bonds)
    ]


def secrets(state: pos.SalesState, seat: int) -> dict[str, Any]:
    """Return the bonds of others."""
    return {f"bonds-{s}": tuple(b) for s, b in enumerate(state.bonds) if s != seat}


def invariants(state: pos.SalesState) -> list[str]:
    """Check that no seat owes anything or has three bids."""
    frame = state.stack[-1] if state.stack else None
    found = [] if min(state.coins) >= 0 else ["debts"]
    if isinstance(frame, pos.Selling) and any(frame.by.count(seat) > BIDS for seat in range(state.seats)):
        found.append("three bids")
    return found


def evaluate(state: pos.SalesState, seat: int) -> float:
    """Return coins, bonds, things and points."""
    return state.coins[seat] + sum(state.bonds[seat]) + WORTH * state.things[seat] + 3 * state.points[seat]


SALESROOM = Game(
    info=GameInfo(key="salesroom", command="salesroom", seats=(2, 4), rules_version=1, hidden=True),
    types=GameTypes(
        state=pos.SalesState, action=pos.SalesAction, event=pos.SalesEvent, settings=pos.SalesSettings
    ),
    rules=GameRules(
        frames={
            pos.Turn: TurnRules(),
            pos.Sale: SaleRules(),
            pos.Selling: SellingRules(),
            pos.Prizes: PrizesRules(),
        },
        initial=initial,
        outcome=outcome,
        invariants=invariants,
        anytime=anytime,
        handle_anytime=handle_anytime,
        turn=turn,
    ),
    information=Information(view=view, secrets=secrets, resample=resample),
    names=NameWords(label=label, place=place),
    events=EventWords(
        tell=tell, contest_events=(pos.Cried, pos.Cashed, pos.Laid, pos.Taken), contest_opening=pos.Opened
    ),
    board=BoardWords(summary=summary),
    advice=Advice(evaluate=evaluate),
    contest=SALES,
    orders=(LIMIT,),
)


class LotsSettings(pos.SalesSettings, frozen=True):
    """The options of a salesroom that sells lots."""

    lots: bool = True


LOTS = replace(
    SALESROOM,
    info=GameInfo(key="lots", command="lots", seats=(2, 4), rules_version=1, hidden=False),
    types=replace(SALESROOM.types, settings=LotsSettings),
    contest=LOTS_CONTEST,
    orders=(),
)
"""The salesroom with four lots at once: a game has contests of one kind."""
