"""The instructions of a seat that are in force: standing orders, a plan for a contest, premoves."""

from hashlib import blake2b
from typing import Any

from service.autoplay import contest_view, premoves, standing_orders
from service.autoplay.premoves import PremoveList
from service.base.read_models.matches import MatchInfo
from service.base.read_models.panels import InstructionInfo
from service.match.snapshot import MatchSnapshot


def list_instructions(match: MatchSnapshot, info: MatchInfo, seat: int) -> list[InstructionInfo[Any]]:
    """Return the instructions that a seat's player has given in a match."""
    view = match.game.view(match.readable(seat), seat)
    orders = standing_orders.orders_in_force(match, seat)
    found: list[InstructionInfo[Any]] = []
    given = premoves.read_premoves(match, seat)
    if given is not None and given.moves:
        moves = premoves.describe(match, seat, given)
        found.append(InstructionInfo(info, "ahead", premoves_digest(given), view, ahead=moves))
    if (number := planned_contest(match, seat)) is not None:
        found.append(
            InstructionInfo(info, "plan", str(number), view, planning=contest_view.view_contest(match, seat))
        )
    for order in match.game.orders:
        if order.key in orders:
            found.append(
                InstructionInfo(info, "order", order.key, view, choice=order.choice, chosen=orders[order.key])
            )
    return found


def planned_contest(match: MatchSnapshot, seat: int) -> int | None:
    """Return the number of the contest that a seat has planned for without being asked; None if there is none."""
    facts = match.contest
    if facts is None or match.plan_of(seat) is None or seat in match.awaited(match.state):
        return None
    return facts.number


def premoves_digest(given: PremoveList) -> str:
    """Return a digest that identifies these premoves."""
    said = repr([(one.move, one.conditions) for one in given.moves])
    return blake2b(said.encode(), digest_size=6).hexdigest()
