"""The handlers of `/match` about who plays a seat: handover, takeback, substitute."""

from discord import app_commands

from cogs.common.command_input import Person
from cogs.common.localization import choices, options
from cogs.common.match_commands import match_command
from discord_ui.handlers import panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.model.errors import UserError
from engines.core.text.messages import Arg, Msg
from service.base.read_models.matches import MatchInfo
from service.match.invitations import OFFER_DAYS


@match_command("handover")
@options(player="opt-player", computer="opt-computer", seat="opt-seat-left")
@app_commands.choices(computer=choices("strong", "greedy", "easy", prefix="choice-computer"))
async def handover(
    ctx: InteractionContext,
    match_id: int,
    *,
    player: Person | None = None,
    computer: str | None = None,
    seat: app_commands.Range[int, 1, 8] | None = None,
) -> None:
    """Offer the own seat to a person, or lend it to the named computer player.

    With a seat number, let a computer player hold that seat, whose player cannot act any more.
    """
    if seat is not None:
        if player is not None or computer is not None:
            raise UserError(Msg("handover-other"))
        await panel.lend(ctx, match_id, seat - 1)
        return
    if player is not None and computer is not None:
        raise UserError(Msg("handover-one"))
    seats = ctx.app.kontor.seats
    if player is not None:
        if player.id == ctx.user.id:
            raise UserError(Msg("handover-yourself"))
        await seats.hand_over(ctx.user, match_id, to=player)
        said: dict[str, Arg] = {"name": player.name, "match": match_id, "days": OFFER_DAYS}
        await ctx.say(Msg("handover-person", said))
        return
    await seats.hand_over(ctx.user, match_id, computer=computer)
    await ctx.say(Msg("handover-computer", {"match": match_id}))


takeback = match_command("takeback")(panel.takeback)


@match_command("substitute")
@options(seat="opt-seat")
async def substitute(
    ctx: InteractionContext, match_id: int, *, seat: app_commands.Range[int, 1, 8] | None = None
) -> None:
    """Look for a substitute for the named seat, else the only other awaited seat, else the own seat."""
    info = await ctx.app.kontor.queries.info(match_id)
    if not info.seats or info.status in ("over", "aborted"):
        raise UserError(Msg(f"err-status-{info.status}", {"match": match_id}))
    await ctx.app.kontor.seats.find_substitute(ctx.user, match_id, _seat(info, ctx.user.id, seat))
    await ctx.say(Msg("substitute-called"))


def _seat(info: MatchInfo, user_id: int, named: int | None) -> int:
    """Return the seat that needs a substitute, from 0. named: the number of a seat, from 1."""
    if named is not None:
        if not 1 <= named <= len(info.seats):
            raise UserError(Msg("substitute-which", {"n": len(info.seats)}))
        return named - 1
    late = [seat.seat for seat in info.seats if seat.awaited and seat.user_id not in (None, user_id)]
    if len(late) == 1:
        return late[0]
    own = info.seat_of(user_id)
    if late or own is None:
        raise UserError(Msg("substitute-which", {"n": len(info.seats)}))
    return own
