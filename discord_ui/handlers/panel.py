"""Presses in a panel: moves, navigation, withdrawal, votes and the other actions of a seat."""

from typing import Any

from discord_ui.handlers.screens import lobby
from discord_ui.handlers.show_panel import read_panel, show_loaded_panel, show_panel, show_result
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.focus import BadFocus, decode_action, read_focus
from discord_ui.model.match_card import rematch_notice
from discord_ui.panel.more import more_screen
from engines.core.text.messages import Msg
from service.base.errors import Stale
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.base.read_models.panels import PanelModel, RepeatedPress
from service.usecases.premoves import is_premove_token


async def do_move(ctx: InteractionContext, match_id: int, token: str, code: str) -> None:
    """Make the move of a code, unless the table has changed since it was offered.

    A second press shows the result of the first.
    """
    app = ctx.app
    if is_premove_token(token):
        await add_premove(ctx, match_id, token, code)
        return
    try:
        action = decode_action(*await app.kontor.panels.offered(ctx.user, match_id, token), code)
        done = await app.kontor.play.submit(ctx.user, match_id, [action], token)
    except Stale:
        did = await app.kontor.play.find_repeated_press(ctx.user, match_id, token)
        if did is None or did.kind == "undo":
            raise
        info = await app.kontor.queries.info(match_id)
        if did.kind != "answer" and decode_action(app.kontor.games[info.game], did.options, code) != did.action:
            raise
        await show_earlier_result(ctx, match_id, did)
        return
    await show_result(ctx, done)


async def add_premove(ctx: InteractionContext, match_id: int, token: str, code: str) -> None:
    """Plan the move of a code, and show the moves that may be planned next."""
    premoves = ctx.app.kontor.premoves
    table = await fresh_table(ctx, match_id, token)
    action = decode_action(ctx.app.kontor.games[table.info.game], table.choices.offered, code)
    await premoves.give(ctx.user, match_id, action, token)
    await show_loaded_panel(ctx, await premoves.panel(ctx.user, match_id))


async def show_earlier_result(ctx: InteractionContext, match_id: int, did: RepeatedPress) -> None:
    """Show the result of a button's first press, or of the reader's answer, with today's panel."""
    table = await read_panel(ctx, match_id)
    if did.kind == "plan":
        # The panel repeats the plan.
        await show_loaded_panel(ctx, table)
        return
    notice = Msg("ui-answered-already" if did.kind == "answer" else "ui-done-already")
    ranks = ctx.app.kontor.games[table.info.game].events.ranks
    brought = any(not ranks.is_own_choice(msg, table.seat) for msg in did.told)
    # The panel leaves the reader's own choices out, and the notice leads to what follows.
    await show_loaded_panel(ctx, table, notice=notice, done=did.told if brought else (Msg("ui-done"),))


async def look(ctx: InteractionContext, press: Press[controls.Part]) -> None:
    """Show a part of the panel, or the next step of a half-made choice."""
    table = await fresh_table(ctx, press.args.match, press.args.token)
    await show_loaded_panel(ctx, table, focus=read_focus(press.args.focus))


async def pick(ctx: InteractionContext, press: Press[controls.OfPanel]) -> None:
    """Run an entry of a list whose values name their effects."""
    match_id, token = press.args.match, press.args.token
    verb, _, rest = (press.values or ("",))[0].partition(":")
    if verb == "m":
        await do_move(ctx, match_id, token, rest)
    elif verb == "f":
        table = await fresh_table(ctx, match_id, token)
        await show_loaded_panel(ctx, table, focus=read_focus(rest))
    else:
        raise BadFocus(verb)


async def fresh_table(ctx: InteractionContext, match_id: int, token: str) -> PanelModel[Any]:
    """Return the table if the token is still valid. Raises Stale; then no news count as read."""
    if is_premove_token(token):
        premoves = await ctx.app.kontor.premoves.panel(ctx.user, match_id)
        if premoves.token != token:
            raise Stale("ui-stale")
        return premoves
    if not await ctx.app.kontor.play.is_fresh(ctx.user, match_id, token):
        raise Stale("ui-stale")
    return await read_panel(ctx, match_id)


# ------------------------------------------------------------------ besides moves


async def more(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Show what is behind *More*."""
    table = await ctx.app.kontor.play.panel(ctx.user, press.args.match)
    await ctx.show(more_screen(table, await ctx.localizer(table.info)))


async def send(ctx: InteractionContext, press: Press[controls.OfPanel]) -> None:
    """Publish an ended turn now."""
    sent = await ctx.app.kontor.play.send_now(ctx.user, press.args.match)
    await show_loaded_panel(ctx, sent.table, notice=Msg("ui-sent"), done=sent.told, moment=sent.moment)


async def withdraw(ctx: InteractionContext, press: Press[controls.OfPanel]) -> None:
    """Withdraw a plan that was made before the question."""
    table = await ctx.app.kontor.play.withdraw_plan(ctx.user, press.args.match, press.args.token)
    await show_loaded_panel(ctx, table, notice=Msg("ui-plan-withdrawn"))


async def takeback(ctx: InteractionContext, match_id: int) -> None:
    """Take the own seat back from the computer player."""
    await ctx.app.kontor.seats.take_back(ctx.user, match_id)
    await show_panel(ctx, match_id, notice=Msg("ui-taken-back"))


async def lend(ctx: InteractionContext, match_id: int, seat: int) -> None:
    """Let a computer player hold another person's seat."""
    info = await ctx.app.kontor.queries.info(match_id)
    await ctx.app.kontor.seats.lend_to_computer(ctx.user, match_id, seat, manager=ctx.manages(info))
    await ctx.say(Msg("ui-computer-called"))


async def keep_seat(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Withdraw the offer of the own seat."""
    await ctx.app.kontor.seats.withdraw(ctx.user, press.args.match)
    await show_panel(ctx, press.args.match, notice=Msg("ui-seat-kept"))


async def rematch(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Open a lobby with the same people."""
    info = await ctx.app.kontor.lobby.rematch(ctx.user, press.args.match)
    await lobby.show(ctx, info.id, notice=rematch_notice(info, ctx.user.id))


async def resume(ctx: InteractionContext, match_id: int) -> None:
    """Resume a paused match."""
    info = await ctx.app.kontor.queries.info(match_id)
    await ctx.app.kontor.votes.resume(ctx.user, info.id, manager=ctx.manages(info))
    await show_panel(ctx, info.id, notice=Msg("ui-resumed"))


async def cast_vote(ctx: InteractionContext, vote: controls.Vote | controls.VoteOfPost, *, yes: bool) -> None:
    """Answer a proposal and show the panel with the state of the vote."""
    left = await ctx.app.kontor.votes.answer(ctx.user, vote.proposal, yes)
    if not yes:
        notice = Msg("ui-voted-no")
    elif left is None:
        notice = Msg("ui-voted-settled")
    else:
        notice = _agreed(left)
    await show_panel(ctx, vote.match, notice=notice)


async def show_vote_result(
    ctx: InteractionContext, match_id: int, done: PanelModel[Any] | MatchInfo | ProposalInfo, now: Msg, later: Msg
) -> None:
    """Show the panel below a sentence: ``now`` if it is done, ``later`` while others must agree."""
    notice = now
    if isinstance(done, ProposalInfo):
        notice = later if done.by_user == ctx.user.id else _agreed(done)
    await show_panel(ctx, match_id, notice=notice)


def _agreed(vote: ProposalInfo) -> Msg:
    """Return the state of a vote to which the reader has just agreed."""
    return Msg("ui-voted-yes", {"yes": len(vote.yes), "asked": len(vote.asked)})


ROUTES = (
    Route(controls.MOVE, lambda ctx, press: do_move(ctx, press.args.match, press.args.token, press.args.code)),
    Route(controls.FOCUS, look),
    Route(controls.PICK, pick),
    Route(controls.MORE, more),
    Route(controls.PANEL, lambda ctx, press: show_panel(ctx, press.args.match)),
    Route(controls.PUBLIC_MOVE, lambda ctx, press: show_panel(ctx, press.args.match)),
    Route(controls.SEND, send),
    Route(controls.WITHDRAW, withdraw),
    Route(controls.TAKEBACK, lambda ctx, press: takeback(ctx, press.args.match)),
    Route(controls.KEEP_SEAT, keep_seat),
    Route(controls.REMATCH, rematch),
    Route(controls.PUBLIC_REMATCH, rematch),
    Route(controls.RESUME, lambda ctx, press: resume(ctx, press.args.match)),
    Route(controls.VOTE_YES, lambda ctx, press: cast_vote(ctx, press.args, yes=True)),
    Route(controls.PUBLIC_VOTE_YES, lambda ctx, press: cast_vote(ctx, press.args, yes=True)),
    Route(controls.VOTE_NO, lambda ctx, press: cast_vote(ctx, press.args, yes=False)),
    Route(controls.PUBLIC_VOTE_NO, lambda ctx, press: cast_vote(ctx, press.args, yes=False)),
)
