"""Commands about who plays a seat: hand over, take back, find a substitute."""

from __future__ import annotations

from discord_ui.commands.command_input import CommandInput
from discord_ui.commands.finding import carries_out
from discord_ui.errors import UserSays
from discord_ui.showing import show_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Arg, Msg
from service.base.read_models import MatchInfo
from service.match.invitations import OFFER_DAYS


@carries_out("handover")
async def handover(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Offer the own seat to a person, or lend it to the computer player that is named.

    With a seat, let a computer player hold that one, whose person cannot act there any more.
    """
    seat, computer = given.number("seat"), given.text("computer")
    if seat is not None:
        if given.person is not None or computer is not None:
            raise UserSays(Msg("handover-other"))
        await lend(visit, match_id, seat - 1)
        return
    if given.person is not None and computer is not None:
        raise UserSays(Msg("handover-one"))
    seats = visit.ui.kontor.seats
    if given.person is not None:
        if given.person.id == visit.user.id:
            raise UserSays(Msg("handover-yourself"))
        await seats.hand_over(visit.user, match_id, to=given.person)
        said: dict[str, Arg] = {"name": given.person.name, "match": match_id, "days": OFFER_DAYS}
        await visit.say(Msg("handover-person", said))
        return
    await seats.hand_over(visit.user, match_id, computer=computer)
    await visit.say(Msg("handover-computer", {"match": match_id}))


async def lend(visit: Visit, match_id: int, seat: int) -> None:
    """Let a computer player hold somebody else's seat."""
    info = await visit.ui.kontor.queries.info(match_id)
    await visit.ui.kontor.seats.lend_to_computer(visit.user, match_id, seat, manager=visit.manages(info))
    await visit.say(Msg("ui-computer-called"))


@carries_out("takeback")
async def takeback(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Play the own seat again."""
    await visit.ui.kontor.seats.take_back(visit.user, match_id)
    await show_panel(visit, match_id, notice=Msg("ui-taken-back"))


@carries_out("substitute")
async def substitute(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Call for somebody to take a seat: the one named, else the only other one that is awaited, else one's own."""
    info = await visit.ui.kontor.queries.info(match_id)
    if not info.seats or info.status in ("over", "aborted"):
        raise UserSays(Msg(f"err-status-{info.status}", {"match": match_id}))
    await visit.ui.kontor.seats.find_substitute(
        visit.user, match_id, _seat(info, visit.user.id, given.number("seat"))
    )
    await visit.say(Msg("substitute-called"))


def _seat(info: MatchInfo, user_id: int, named: int | None) -> int:
    """named: the number of a seat, from 1."""
    if named is not None:
        if not 1 <= named <= len(info.seats):
            raise UserSays(Msg("substitute-which", {"n": len(info.seats)}))
        return named - 1
    late = [seat.seat for seat in info.seats if seat.awaited and seat.user_id not in (None, user_id)]
    if len(late) == 1:
        return late[0]
    own = info.seat_of(user_id)
    if late or own is None:
        raise UserSays(Msg("substitute-which", {"n": len(info.seats)}))
    return own
