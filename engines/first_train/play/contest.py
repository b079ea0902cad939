"""Auction, construction, trains and sale as contests: possible plans, and the moves that plans make.

The auction, the trains and the sale ask all seats at once. Construction asks one seat after the other, because a
line depends on those before it; a seat may still give its line in advance.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import astuple, replace

from engines.core.actions import Action, IntHole, Option, PathHole
from engines.core.encoding.cloning import cloner
from engines.core.encoding.codec import union_of
from engines.core.mechanics.errands import ErrandPart, ErrandPaths
from engines.core.mechanics.lots import LimitPaths, Lot, LotsFacts, read_limit
from engines.core.play.contests import Contest, ContestFacts, Plan
from engines.core.text.messages import Msg, Ref
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.ai.contest_plans import Choose, errands, wishes
from engines.first_train.ai.suggest import HASTY, best_bid, best_lines, suggest
from engines.first_train.data import BROWN, COMPANIES, LOADS, NOBODY, NUMBERS, TRAIN, TRAINS, CompanyName, Exchange
from engines.first_train.rules.auction import bids_of, boxes_of, least_bid, open_boxes
from engines.first_train.rules.frame_rules import options_of
from engines.first_train.rules.lines import lines_of
from engines.first_train.rules.sale import sales
from engines.first_train.rules.track import served
from engines.first_train.rules.trains import (
    buy_options,
    buying,
    can_act,
    errand_parts,
    exchangeable,
    loading,
    lying,
    train_for,
)
from engines.first_train.state import ASKING, Auction, Colour, Construction, FirstTrainState, Running, Sale
from engines.first_train.text import missed_plans
from engines.first_train.text.illegal_moves import REQUIREMENTS

CONTESTS: Mapping[type, int] = {Auction: 1, Colour: 1, Construction: 2, Running: 3, Sale: 4}
"""By type of frame, the number of its contest in the round, from 1."""
SUGGESTED_LINES = 2
"""How many lines are suggested, each from another start."""
_PHASES = ("auction", "construction", "trains", "sale")
"""The subjects of a round's contests, in order."""
_JUST: Mapping[type[Action], type[Plan]] = {
    a.Bid: p.JustBid,
    a.ChooseColour: p.JustColour,
    a.BuildLine: p.JustLine,
    a.BuyTrain: p.JustBuy,
    a.Load: p.JustLoad,
    a.SellLine: p.JustSell,
    a.Pass: p.JustPass,
}
_ACTIONS: Mapping[type[Plan], type[Action]] = {plan: action for action, plan in _JUST.items()}
_clone = cloner(FirstTrainState)


class FirstTrainContest(Contest[FirstTrainState]):
    """Plans for the phases with decisions."""

    plan_type = union_of(p, Plan)
    typed = {
        p.Wishes: ("first", "second", "then", "colour"),
        p.LineWish: ("areas", "most", "shorten", "then"),
        p.Errands: ("errands", "then"),
    }

    def facts(self, state: FirstTrainState) -> ContestFacts | None:
        """Return the contest of the phase and the seats still in it, without those that can do nothing."""
        frame = state.stack[-1] if state.stack else None
        if type(frame) not in CONTESTS:
            return None
        number = (state.round - 1) * len(_PHASES) + CONTESTS[type(frame)]
        match frame:
            case Auction(order=order, started=started):
                return LotsFacts(number, tuple(order), started, _lots(state), NUMBERS.bids)
            case Colour(seat=seat):
                return ContestFacts(number, (seat,), True)
            case Construction(left=[first, *rest]):
                able = [seat for seat in rest if lines_of(state, seat).any()]
                return ContestFacts(number, (first, *able), True)
            case Running(order=[first, *rest], started=started):
                able = [seat for seat in rest if can_act(state, seat)]
                return ContestFacts(number, (first, *able), started)
            case Sale(left=[first, *rest], started=started):
                able = [seat for seat in rest if sales(state, seat)]
                return ContestFacts(number, (first, *able), started)
        return None

    def options(self, state: FirstTrainState, seat: int) -> list[Option]:
        """Return plans by phase, every possible move, and a question while all seats are asked at once.

        The seat whose line is due builds it at once. In a contest under way, having no plan already means a
        question.
        """
        facts, frame = self.facts(state), state.stack[-1]
        found: list[Option] = []
        match frame:
            case Auction():
                found = _wishes(state, seat)
            case Construction(left=left) if left[0] != seat:
                found = _line_wishes(state, seat)
            case Running():
                found = _errands(state, frame, seat)
            case Sale():
                found = _whole_lines(state, seat)
        found += [_just(option, state, seat) for option in options_of(self.as_if_next(state, seat), seat)]
        if facts is not None and not facts.started and facts.next != seat:
            found.append(Option(p.AskMe(), group="ask-me", declines=True))
        return found

    def act(self, state: FirstTrainState, seat: int, plan: Any) -> Any | None:
        """Return the move that the plan makes, if it is legal now; otherwise None."""
        match plan, state.stack[-1]:
            case p.Wishes(colour=colour), Colour():
                return None if colour is None else a.ChooseColour(colour)
            case p.Wishes(), Auction():
                return _bid(state, seat, plan)
            case p.LineWish(), Construction():
                return _line(state, seat, plan)
            case p.Errands(), Running() as frame:
                return _errand(state, frame, seat, plan)[0]
            case p.JustLoad(after=after), Running(made=made) if after != len(made[seat]):
                return None
        action = _move_of(plan)
        return action if any(option.admits(action) for option in options_of(state, seat)) else None

    def exactly(self, state: FirstTrainState, seat: int, action: Any) -> Any | None:
        """Return the plan of only this move, followed by a question."""
        kind = _JUST.get(type(action))
        return None if kind is None else _exact(kind, action, state, seat)

    def is_used_up(self, state: FirstTrainState, seat: int, plan: Any, action: Any) -> bool:
        """Return whether the move ends the plan: a single move, or a list's last errand unless a pass follows."""
        frame = state.stack[-1]
        if isinstance(plan, p.Errands) and plan.then == "ask" and isinstance(frame, Running):
            left = Counter(plan.errands) - Counter(frame.made[seat][plan.after :])
            return left <= Counter([_as_errand(action)])
        return super().is_used_up(state, seat, plan, action)

    def foreseen(self, state: FirstTrainState, seat: int, choose: Choose) -> Any | None:
        """Return a plan for the whole auction or all errands; for lines to build or sell, one move."""
        asked = self.as_if_next(state, seat)
        match asked.stack[-1]:
            case Auction():
                return wishes(asked, seat, choose)
            case Running(made=made):
                return errands(asked, seat, choose, len(made[seat]))
        return self.exactly(state, seat, choose(asked))

    def suggest(self, state: FirstTrainState, seat: int) -> tuple[Any, ...]:
        """Return the plans of the best bid, lines or sale; none for trains, which a list serves better.

        If no line helps, a pass comes before the best lines.
        """
        asked = self.as_if_next(state, seat)
        match asked.stack[-1]:
            case Auction():
                found: list[Any] = [best_bid(asked, seat)]
            case Construction():
                best = best_lines(asked, seat, HASTY)[:SUGGESTED_LINES]
                helps = best and best[0][0] > 0
                found = [*([] if helps else [a.Pass()]), *(line for _, line in best)]
            case _:
                found = [suggest(asked, seat)]
        return tuple(self.exactly(state, seat, action) for action in found if action is not None)

    def unasked(self, facts: ContestFacts, seat: int) -> Msg:
        """Explain why the seat is not asked in this phase: it has acted already, or cannot act."""
        return Msg(f"first_train-unasked-{_PHASES[(facts.number - 1) % len(_PHASES)]}")

    def missed(self, state: FirstTrainState, seat: int, plan: Any) -> Sequence[Msg]:
        """Return what the plan missed: boxes of others, lines that cannot be built, trains and pieces gone."""
        match plan, state.stack[-1]:
            case p.Wishes(), Auction():
                return missed_plans.wishes(state, seat, plan, _bid(state, seat, plan))
            case p.LineWish(), Construction():
                return missed_plans.line(state, seat, plan, _line(state, seat, plan))
            case p.Errands(), Running() as frame:
                action, undone = _errand(state, frame, seat, plan)
                if isinstance(action, a.BuyTrain | a.Load):
                    return ()
                return missed_plans.errands(state, frame, seat, undone)
            case p.JustLoad(after=after), Running(made=made) if after != len(made[seat]):
                return ()
        return () if self.act(state, seat, plan) is not None else missed_plans.move(state, seat, _move_of(plan))

    def why_not(self, state: FirstTrainState, seat: int, plan: Any) -> Msg:
        """Explain why a plan is refused, as if the seat were next; a single move like the move itself."""
        move = _move_of(plan)
        return REQUIREMENTS(self.as_if_next(state, seat), seat, plan if move is None else move)

    def as_if_next(self, state: FirstTrainState, seat: int) -> FirstTrainState:
        """Return the position with the seat first in the order of its phase."""
        copy: FirstTrainState = _clone(state)
        frame = copy.stack[-1]
        match frame:
            case Auction(order=order) | Running(order=order):
                at = order.index(seat)
                order[:] = order[at:] + order[:at]
                frame.at = ASKING
            case Construction(left=left) | Sale(left=left):
                left.sort(key=lambda other: other != seat)
                frame.at = ASKING
        return copy


CONTEST = FirstTrainContest()


# ------------------------------------------------------------------ moves as plans


def _exact(kind: type[Plan], action: Action, state: FirstTrainState, seat: int) -> Plan:
    plan = kind(*astuple(action))
    frame = state.stack[-1]
    if isinstance(plan, p.JustLoad) and isinstance(frame, Running):
        return replace(plan, after=len(frame.made[seat]))
    return plan


def _move_of(plan: Any) -> Action | None:
    """Return the move of a single-move plan; None for other plans."""
    kind = _ACTIONS.get(type(plan))
    return None if kind is None else kind(*astuple(plan)[: len(kind.__struct_fields__)])


def _just(option: Option, state: FirstTrainState, seat: int) -> Option:
    plan = _exact(_JUST[type(option.action)], option.action, state, seat)
    return replace(option, action=plan, ends=False)


# ------------------------------------------------------------------ the auction


def _lots(state: FirstTrainState) -> tuple[Lot, ...]:
    found = enumerate(zip(state.bids, state.bidders, strict=True))
    return tuple(
        Lot(box + 1, Ref("box", str(box + 1)), least_bid(state, box), bid, bidder) for box, (bid, bidder) in found
    )


def _wishes(state: FirstTrainState, seat: int) -> list[Option]:
    own = bids_of(state, seat)
    most = state.players[seat].cubes + sum(own.values())
    ranges = tuple(
        (box + 1, least, most)
        for box in range(len(state.bids))
        if (least := own.get(box, least_bid(state, box))) <= most
    )
    if not ranges:
        return []
    holes = (
        PathHole("first", LimitPaths(ranges, empty=False), "wish"),
        PathHole("second", LimitPaths(ranges, empty=True), "wish"),
    )
    chosen = any(box.choice for box in boxes_of(state))
    colours: Sequence[CompanyName | None] = COMPANIES if chosen else (None,)
    return [
        Option(p.Wishes((), (), then, colour), holes=holes, group="wishes")
        for then in ("ask", "least")
        for colour in colours
    ]


def _bid(state: FirstTrainState, seat: int, plan: p.Wishes) -> a.Bid | None:
    """Return the least bid for the best open wish of a list without a standing bid, else what ``then`` says."""
    standing = [box + 1 for box in bids_of(state, seat)]
    free = open_boxes(state, seat)
    for ranked in (plan.first, plan.second):
        pairs = [read_limit(text) for text in ranked]
        kept = next((box for box, _ in pairs if box in standing), None)
        if kept is not None:
            standing.remove(kept)
            continue
        for box, most in pairs:
            if free.get(box - 1, most + 1) <= most:
                return a.Bid(box, free[box - 1])
    if plan.then == "ask" or not free:
        return None
    cheapest = min(free, key=free.__getitem__)
    return a.Bid(cheapest + 1, free[cheapest])


# ------------------------------------------------------------------ lines


def _line_wishes(state: FirstTrainState, seat: int) -> list[Option]:
    ways = lines_of(state, seat)
    player = state.players[seat]
    holes = (PathHole("areas", ways, "area"), IntHole("most", 1, player.cubes + sum(player.influence)))
    if not ways.any():
        return []
    return [
        Option(p.LineWish((), 1, shorten, then), holes=holes, group="line-wish")
        for shorten in (False, True)
        for then in ("ask", "pass")
    ]


def _line(state: FirstTrainState, seat: int, plan: p.LineWish) -> a.BuildLine | a.Pass | None:
    ways = lines_of(state, seat)
    hole = PathHole("areas", ways, "area")
    for length in range(len(plan.areas), 1, -1):
        areas = plan.areas[:length]
        if hole.admits(areas) and ways.bill(ways.numbers(areas)).total <= plan.most:
            return a.BuildLine(areas)
        if not plan.shorten:
            break
    return a.Pass() if plan.then == "pass" else None


# ------------------------------------------------------------------ trains


def _errands(state: FirstTrainState, frame: Running, seat: int) -> list[Option]:
    # No means are gained in this phase: what cannot be paid now never can.
    trains = tuple((buying(option.action.train), 1) for option in buy_options(state, seat))
    parts = tuple(
        ErrandPart(name, errands) for name, errands in (("buy", trains), ("load", _loads(state, seat))) if errands
    )
    if not parts:
        return []
    holes = (PathHole("errands", ErrandPaths(parts), "errand"),)
    after = len(frame.made[seat])
    return [Option(p.Errands((), then, after), holes, "errands") for then in ("ask", "missed", "pass")]


def _loads(state: FirstTrainState, seat: int) -> tuple[tuple[str, int], ...]:
    """Return what a seat can fetch, each with how many there are; first what most others can fetch too."""
    others = [served(state, other).places for other in range(state.seats) if other != seat]
    found = [
        (load, area)
        for load, places in enumerate(served(state, seat).places)
        for area in places
        if lying(state, area, load)
    ]
    found.sort(key=lambda one: -sum(one[1] in places[one[0]] for places in others))
    return tuple(
        (loading(state.chart.areas[area].id, LOADS[load]), lying(state, area, load)) for load, area in found
    )


def _errand(state: FirstTrainState, frame: Running, seat: int, plan: p.Errands) -> tuple[Any | None, list[str]]:
    """Return the first errand that can be done, or what follows the list; and the errands that cannot be done."""
    done, missed = frame.made[seat][plan.after :], list[str]()
    options = options_of(state, seat)
    for errand in plan.errands:
        if errand in done:
            done.remove(errand)
            continue
        action = _as_action(state, seat, errand)
        if any(option.admits(action) for option in options):
            return action, missed
        missed.append(errand)
    asks = plan.then == "ask" or (plan.then == "missed" and any(_is_wanting(state, seat, one) for one in missed))
    return None if asks else a.Pass(), missed


def _is_wanting(state: FirstTrainState, seat: int, missed: str) -> bool:
    """Return whether the seat might replace what it missed: always a train, a piece only if there is room."""
    load, _ = errand_parts(missed)
    return load is None or train_for(state, seat, LOADS.index(load)) != NOBODY


def _as_action(state: FirstTrainState, seat: int, errand: str) -> a.BuyTrain | a.Load:
    load, which = errand_parts(errand)
    return a.BuyTrain(which, least_exchange(state, seat, which)) if load is None else a.Load(which, load)


def _as_errand(action: Any) -> str:
    """Return the errand that a frame records for a move with trains; "" for a pass."""
    match action:
        case a.BuyTrain(train):
            return buying(train)
        case a.Load(area, load):
            return loading(area, load)
    return ""


def least_exchange(state: FirstTrainState, seat: int, train: str) -> Exchange:
    """Return what a seat exchanges for a train if it pays as much railway influence as it can; cubes go first."""
    player = state.players[seat]
    missing = NUMBERS.exchange * max(0, TRAINS[TRAIN[train]].price - player.influence[BROWN])
    paid = []
    for have in exchangeable(player).counts():
        paid.append(min(have, missing))
        missing -= paid[-1]
    return Exchange.of(paid)


# ------------------------------------------------------------------ sales


def _whole_lines(state: FirstTrainState, seat: int) -> list[Option]:
    """Return, by company, the sale of the longest line that the seat can pay."""
    found = []
    for option in sales(state, seat):
        lines: Iterator[Any] = option.holes[0].values()
        areas: tuple[str, ...] = max(lines, key=len)
        found.append(Option(p.JustSell(option.action.company, areas), group="sell-all"))
    return found
