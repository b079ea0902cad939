"""Handlers of public buttons. Each answers privately, however old its message is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from discord_ui.handlers.panel import cast_vote
from discord_ui.handlers.screens import hand as hand_screen
from discord_ui.handlers.screens import lobby as lobby_screen
from discord_ui.handlers.screens import news as news_screen
from discord_ui.handlers.screens import replay as replay_screen
from discord_ui.handlers.screens import rules as rules_screen
from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Handler
from discord_ui.model.custom_ids import BadCustomId, PublicId
from discord_ui.model.game_intro import OVERVIEW
from discord_ui.model.match_card import rematch_notice
from discord_ui.model.press import Press
from engines.core.text.messages import Msg


def _match(press: Press) -> int:
    if not isinstance(press.id, PublicId):
        raise BadCustomId(repr(press.id))
    return press.id.match


def _extra(press: Press) -> int:
    if not isinstance(press.id, PublicId) or press.id.extra is None:
        raise BadCustomId(repr(press.id))
    return press.id.extra


def _seat(press: Press) -> int | None:
    """Return the seat of a button; None if it is about all seats that an auction waits for."""
    if not isinstance(press.id, PublicId):
        raise BadCustomId(repr(press.id))
    return press.id.extra


async def move(ctx: InteractionContext, press: Press) -> None:
    """Show today's panel."""
    await show_panel(ctx, _match(press))


async def hand(ctx: InteractionContext, press: Press) -> None:
    """Show the person's hand."""
    await hand_screen.show(ctx, _match(press))


async def news(ctx: InteractionContext, press: Press) -> None:
    """Show the news from the first board of the post; without one in the id, the newest."""
    since = press.id.extra if isinstance(press.id, PublicId) else None
    await news_screen.show(ctx, _match(press), None if since is None else since + 1)


async def rules(ctx: InteractionContext, press: Press) -> None:
    """Show the almanac at the current decision."""
    await rules_screen.at_match(ctx, _match(press))


async def how(ctx: InteractionContext, press: Press) -> None:
    """Show the game in short."""
    await rules_screen.at_match(ctx, _match(press), OVERVIEW)


async def replay(ctx: InteractionContext, press: Press) -> None:
    """Replay the finished match from its first position."""
    await replay_screen.show(ctx, _match(press), 0)


async def rematch(ctx: InteractionContext, press: Press) -> None:
    """Open a new lobby with the same people."""
    info = await ctx.app.kontor.lobby.rematch(ctx.user, _match(press))
    await ctx.say(rematch_notice(info, ctx.user.id), info)


async def follow(ctx: InteractionContext, press: Press) -> None:
    """Add the person to the thread."""
    info = await ctx.app.kontor.social.follow(ctx.user, _match(press), True)
    plays = info.seat_of(ctx.user.id) is not None
    await ctx.say(Msg("follow-player", {"match": info.id}) if plays else Msg("ui-followed"))


# ------------------------------------------------------------------ the lobby


async def join(ctx: InteractionContext, press: Press) -> None:
    """Take a place."""
    match_id = _match(press)
    await ctx.app.kontor.lobby.join(ctx.user, match_id)
    await lobby_screen.show(ctx, match_id, notice=Msg("ui-joined"))


async def leave(ctx: InteractionContext, press: Press) -> None:
    """Give a place up."""
    await ctx.app.kontor.lobby.leave(ctx.user, _match(press))
    await ctx.say(Msg("ui-left"))


async def refuse(ctx: InteractionContext, press: Press) -> None:
    """Refuse further invitations from the person who sent this one."""
    name = await ctx.app.kontor.users.refuse_invitations(ctx.user, _match(press))
    await ctx.say(Msg("ui-refused-invitations", {"name": name or Msg("say-somebody-first")}))


async def add(ctx: InteractionContext, press: Press) -> None:
    """Add a computer player."""
    await ctx.app.kontor.lobby.add_computer(ctx.user, _match(press))
    await ctx.say(Msg("ui-computer-added"))


async def remove(ctx: InteractionContext, press: Press) -> None:
    """Remove a computer player."""
    await ctx.app.kontor.lobby.remove_computer(ctx.user, _match(press))
    await ctx.say(Msg("ui-computer-removed"))


async def options(ctx: InteractionContext, press: Press) -> None:
    """Show the host's options."""
    await lobby_screen.show_options(ctx, _match(press))


async def start(ctx: InteractionContext, press: Press) -> None:
    """Start the match."""
    await ctx.app.kontor.lobby.start(ctx.user, _match(press))
    await ctx.say(Msg("ui-started"))


# ------------------------------------------------------------------ votes and overdue seats


async def vote_yes(ctx: InteractionContext, press: Press) -> None:
    """Agree to a proposal."""
    await cast_vote(ctx, _match(press), _extra(press), yes=True)


async def vote_no(ctx: InteractionContext, press: Press) -> None:
    """Refuse a proposal."""
    await cast_vote(ctx, _match(press), _extra(press), yes=False)


async def overdue_wait(ctx: InteractionContext, press: Press) -> None:
    """Give more time to an overdue seat, or to all seats that an auction waits for."""
    seat = _seat(press)
    await ctx.app.kontor.seats.wait_more(ctx.user, _match(press), seat)
    await ctx.say(Msg("ui-waiting-more-auction" if seat is None else "ui-waiting-more"))


async def overdue_computer(ctx: InteractionContext, press: Press) -> None:
    """Let a computer player hold an overdue seat, or answer for all seats that an auction waits for."""
    seat, seats = _seat(press), ctx.app.kontor.seats
    if seat is None:
        await seats.let_computers_answer(ctx.user, _match(press))
        await ctx.say(Msg("ui-computers-called"))
    else:
        info = await ctx.app.kontor.queries.info(_match(press))
        await seats.lend_to_computer(ctx.user, info.id, seat, manager=ctx.manages(info))
        await ctx.say(Msg("ui-computer-called"))


async def overdue_substitute(ctx: InteractionContext, press: Press) -> None:
    """Look for a substitute for an overdue seat."""
    await ctx.app.kontor.seats.find_substitute(ctx.user, _match(press), _extra(press))
    await ctx.say(Msg("ui-substitute-called"))


async def take_seat(ctx: InteractionContext, press: Press) -> None:
    """Step in as a substitute."""
    match_id = _match(press)
    await ctx.app.kontor.seats.take_seat(ctx.user, match_id, _extra(press))
    await show_panel(ctx, match_id, notice=Msg("ui-seat-taken"))


async def accept_seat(ctx: InteractionContext, press: Press) -> None:
    """Accept the offered seat."""
    match_id = _match(press)
    await ctx.app.kontor.seats.accept(ctx.user, match_id, _extra(press))
    await show_panel(ctx, match_id, notice=Msg("ui-seat-taken"))


async def decline_seat(ctx: InteractionContext, press: Press) -> None:
    """Decline the offered seat."""
    await ctx.app.kontor.seats.decline(ctx.user, _match(press), _extra(press))
    await ctx.say(Msg("ui-seat-declined"))


PUBLIC: Final[Mapping[str, Handler]] = {
    "move": move,
    "hand": hand,
    "news": news,
    "rules": rules,
    "how": how,
    "replay": replay,
    "rematch": rematch,
    "follow": follow,
    "join": join,
    "leave": leave,
    "refuse": refuse,
    "add": add,
    "remove": remove,
    "options": options,
    "start": start,
    "vote-yes": vote_yes,
    "vote-no": vote_no,
    "overdue-wait": overdue_wait,
    "overdue-computer": overdue_computer,
    "overdue-substitute": overdue_substitute,
    "take-seat": take_seat,
    "accept-seat": accept_seat,
    "decline-seat": decline_seat,
}
