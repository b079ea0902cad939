"""Whether the cries of auctions are what members answered, no more and no less."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engines.core.game import Game
from engines.core.mechanics.auctions import AuctionFacts, BidLimit
from tests.rehearsal.action_log import ActionLog, Answer
from tests.rehearsal.judge.expected_posts import Entry


def cries_against(
    match: int, game: Game[Any, Any], opening: Any, log: Sequence[Entry], action_log: ActionLog
) -> Iterator[str]:
    """Yield, as sentences, cries that no answer allows."""
    before = opening
    for entry in log:
        auction, after = game.open_contest(before), game.open_contest(entry.state)
        if entry.cry and isinstance(auction, AuctionFacts):
            here = after is not None and after.number == auction.number
            amount = getattr(entry.action, "amount", 0)
            found = action_log.answers_of(match, entry.user or 0, auction.number)
            where = f"match {match}, step {entry.seq}: seat {entry.seat} of auction {auction.number}"
            if entry.seat != auction.next:
                yield f"{where} cries before its time"
            elif amount:
                if amount != auction.least:
                    yield f"{where} bids {amount} where {auction.least} is enough"
                if not any(amount <= one.most for one in found):
                    yield f"{where} bids {amount}, answered was {found}"
            elif here and after is not None and entry.seat in after.seats:
                # Money is fetched for a bid.
                pass
            elif not any(_passes(one, auction) for one in found):
                yield f"{where} passes below {auction.least}, answered was {found}"
        before = entry.state


def was_answered(match: int, auction: AuctionFacts, entry: Entry, action_log: ActionLog) -> bool:
    """Whether a move in an auction is what its maker had answered: who is asked alone there moves by an answer."""
    amount = getattr(entry.action, "amount", 0)
    found = action_log.answers_of(match, entry.user or 0, auction.number)
    if amount:
        return amount == auction.least and any(amount <= one.most for one in found)
    return any(_passes(one, auction) for one in found)


def _passes(answer: Answer, auction: AuctionFacts) -> bool:
    return answer.most < auction.least and not (answer.most and answer.asks)


def kept_against(
    match: int,
    game: Game[Any, Any],
    state: Any,
    users: Sequence[int | None],
    kept: Mapping[int, Any],
    action_log: ActionLog,
) -> Iterator[str]:
    """Yield, as sentences, confirmed answers to the open auction that are not stored.

    kept: the stored plan's row by seat.
    """
    auction = game.open_contest(state)
    if auction is None:
        return
    for seat in auction.seats:
        found = action_log.standing(match, users[seat] or 0, auction.number)
        if not found or (auction.started and seat == auction.next):
            continue
        row = kept.get(seat)
        if row is None or not any(_same(one, row) for one in found):
            yield f"match {match}: seat {seat} of auction {auction.number} answered {found}, kept is {row}"


def _same(answer: Answer, row: Any) -> bool:
    plan = msgspec.json.decode(row["payload"], type=BidLimit)
    return (str(answer.auction), answer.most, answer.asks) == (row["key"], plan.most, plan.asks)
