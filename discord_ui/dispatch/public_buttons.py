"""Handlers of buttons that only public messages have. Each answers privately, however old its message is."""

from discord_ui.handlers.panel import lend
from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from engines.core.text.messages import Msg


async def follow(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Add the person to the thread."""
    info = await ctx.app.kontor.social.follow(ctx.user, press.args.match, True)
    plays = info.seat_of(ctx.user.id) is not None
    await ctx.say(Msg("follow-player", {"match": info.id}) if plays else Msg("ui-followed"))


async def refuse(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Refuse further invitations from the person who sent this one."""
    name = await ctx.app.kontor.users.refuse_invitations(ctx.user, press.args.match)
    await ctx.say(Msg("ui-refused-invitations", {"name": name or Msg("say-somebody-first")}))


# ------------------------------------------------------------------ overdue and offered seats


async def overdue_wait(ctx: InteractionContext, press: Press[controls.LateSeats]) -> None:
    """Give more time to an overdue seat, or to all seats that an auction waits for."""
    seat = press.args.seat
    await ctx.app.kontor.seats.wait_more(ctx.user, press.args.match, seat)
    await ctx.say(Msg("ui-waiting-more-auction" if seat is None else "ui-waiting-more"))


async def overdue_computer(ctx: InteractionContext, press: Press[controls.LateSeats]) -> None:
    """Let a computer player hold an overdue seat, or answer for all seats that an auction waits for."""
    match_id, seat = press.args.match, press.args.seat
    if seat is None:
        await ctx.app.kontor.seats.let_computers_answer(ctx.user, match_id)
        await ctx.say(Msg("ui-computers-called"))
    else:
        await lend(ctx, match_id, seat)


async def overdue_substitute(ctx: InteractionContext, press: Press[controls.SeatOfPost]) -> None:
    """Look for a substitute for an overdue seat."""
    await ctx.app.kontor.seats.find_substitute(ctx.user, press.args.match, press.args.seat)
    await ctx.say(Msg("ui-substitute-called"))


async def take_seat(ctx: InteractionContext, press: Press[controls.SeatOfPost]) -> None:
    """Step in as a substitute."""
    await ctx.app.kontor.seats.take_seat(ctx.user, press.args.match, press.args.seat)
    await show_panel(ctx, press.args.match, notice=Msg("ui-seat-taken"))


async def decline_seat(ctx: InteractionContext, press: Press[controls.SeatOfPost]) -> None:
    """Decline the offered seat."""
    await ctx.app.kontor.seats.decline(ctx.user, press.args.match, press.args.seat)
    await ctx.say(Msg("ui-seat-declined"))


ROUTES = (
    Route(controls.PUBLIC_FOLLOW, follow),
    Route(controls.PUBLIC_REFUSE, refuse),
    Route(controls.PUBLIC_OVERDUE_WAIT, overdue_wait),
    Route(controls.PUBLIC_OVERDUE_COMPUTER, overdue_computer),
    Route(controls.PUBLIC_OVERDUE_SUBSTITUTE, overdue_substitute),
    Route(controls.PUBLIC_TAKE_SEAT, take_seat),
    Route(controls.PUBLIC_DECLINE_SEAT, decline_seat),
)
