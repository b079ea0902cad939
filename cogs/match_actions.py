"""The handlers of `/match`, except those about seats: open, list, show, invite, pause, follow, move, close."""

from typing import Final

from discord import app_commands

from cogs.common.command_channel import missing_permissions, permission_names, playable_channel
from cogs.common.command_input import Person
from cogs.common.json_file import send_file
from cogs.common.localization import choices, options
from cogs.common.match_commands import ANY, UNFINISHED, Status, match_command, match_label
from discord_ui.handlers import panel
from discord_ui.handlers.screens import lobby as lobby_screen
from discord_ui.handlers.screens import replay as replay_screen
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer, escape_markdown
from discord_ui.model.match_card import rematch_notice
from discord_ui.model.paging import Page, page_buttons, page_from, page_of
from discord_ui.model.screen import Paragraph, Screen
from discord_ui.model.screen_parts import confirmation
from engines.core.text.messages import Arg, Msg
from service.base.read_models.matches import MatchListItem

STATUSES: Final[dict[str, tuple[Status, ...]]] = {
    "lobby": ("lobby",),
    "live": ("live", "paused", "frozen"),
    "over": ("over",),
}
LISTED: Final = 12
"""How many matches of a list fit a phone."""


async def show_list(ctx: InteractionContext, status: str, number: int) -> None:
    """Show a page of the matches with a status: the server's, or in direct messages the person's own."""
    wanted = STATUSES.get(status, UNFINISHED)
    guild_id = ctx.guild_id
    lists = ctx.app.kontor.lists
    if guild_id is not None:
        found = await lists.page_in_guild(ctx.user.id, guild_id, wanted, number, LISTED)
        page = page_from(*found, number, LISTED)
    else:
        page = page_of(await lists.active_of(ctx.user.id, wanted), number, LISTED)
    await ctx.show(list_screen(page, await ctx.localizer(), ctx.user.id, status))


def list_screen(page: Page[MatchListItem], localizer: Localizer, user_id: int, status: str = ANY) -> Screen:
    """Return a page of matches, each on a line with its link."""
    if not page.items:
        return Screen((Paragraph(localizer.say(Msg("list-none"))),))
    lines = [f"### {localizer.say(Msg('list-title', {'n': page.total}))}"]
    for match in page.items:
        said = localizer.plain(Msg(f"list-status-{match.status}"))
        lines.append(f"- {escape_markdown(match_label(match, localizer, user_id))} · <#{match.place}> · {said}")
    turns = page_buttons(page, localizer, lambda to: controls.LIST(status, to))
    return Screen((Paragraph("\n".join(lines)), *turns))


info = match_command("info")(lambda ctx, match_id: lobby_screen.show(ctx, match_id))
replay = match_command("replay")(lambda ctx, match_id: replay_screen.show(ctx, match_id, 0))


@match_command("export")
async def export(ctx: InteractionContext, match_id: int) -> None:
    """Send the match as a file: complete if it is over, else what the person may know."""
    record = await ctx.app.kontor.exports.export(ctx.user.id, match_id)
    found = await ctx.app.kontor.queries.info(match_id)
    said = {"over": Msg("export-whole"), "aborted": Msg("export-closed")}.get(found.status, Msg("export-partly"))
    await send_file(ctx, record, f"{found.game}-{match_id}.json", said)


# ------------------------------------------------------------------ looking after


@match_command("invite")
@options(player="opt-player")
async def invite(ctx: InteractionContext, match_id: int, *, player: Person | None = None) -> None:
    """Invite a person, or show a list of people to invite."""
    app = ctx.app
    if player is None:
        found = await app.kontor.queries.info(match_id)
        if found.status != "lobby":
            raise UserError(Msg(f"err-status-{found.status}", {"match": match_id}))
        await ctx.show(lobby_screen.invite_screen(found, await ctx.localizer(found)))
        return
    await app.kontor.lobby.invite(ctx.user, match_id, [player])
    await ctx.say(Msg("ui-invited", {"n": 1}))


@match_command("pause")
async def pause(ctx: InteractionContext, match_id: int) -> None:
    """Propose a pause; the only player pauses at once."""
    done = await ctx.app.kontor.votes.pause(ctx.user, match_id)
    await panel.show_vote_result(ctx, match_id, done, Msg("pause-done"), Msg("ui-vote-opened"))


resume = match_command("resume")(panel.resume)


@match_command("follow")
@options(watch="opt-follow")
@app_commands.choices(watch=choices("on", "off", prefix="choice-follow"))
async def follow(ctx: InteractionContext, match_id: int, *, watch: str = "on") -> None:
    """Follow or unfollow a match; "watch" is "on" or "off"."""
    on = watch != "off"
    info = await ctx.app.kontor.social.follow(ctx.user, match_id, on)
    if info.seat_of(ctx.user.id) is not None:
        await ctx.say(Msg("follow-player", {"match": match_id}))
        return
    if any(person.user_id == ctx.user.id for person in info.people):
        await ctx.say(Msg("follow-seated", {"match": match_id}))
        return
    begun = "follow-on" if info.seats else "follow-lobby"
    await ctx.say(Msg(begun, {"match": match_id}) if on else Msg("follow-off", {"match": match_id}))


@match_command("nudge")
async def nudge(ctx: InteractionContext, match_id: int) -> None:
    """Remind the awaited players."""
    await ctx.app.kontor.social.nudge(ctx.user, match_id)
    await ctx.say(Msg("nudge-done"))


@match_command("move-here")
async def move_here(ctx: InteractionContext, match_id: int) -> None:
    """Move the match to the channel of the command, and name the permissions that the bot lacks there."""
    guild_id, channel_id = playable_channel(ctx.interaction, Msg("move-not-in-thread"))
    found = await ctx.app.kontor.queries.info(match_id)
    lacking = missing_permissions(ctx.interaction)
    await ctx.app.kontor.social.move(
        ctx.user, match_id, guild_id=guild_id, channel_id=channel_id, manager=ctx.manages(found)
    )
    done: dict[str, Arg] = {"match": match_id, "rights": permission_names(lacking)}
    await ctx.say(Msg("move-done-lacks" if lacking else "move-done", done))


@match_command("rematch")
async def rematch(ctx: InteractionContext, match_id: int) -> None:
    """Open a new match with the same people."""
    made = await ctx.app.kontor.lobby.rematch(ctx.user, match_id)
    await lobby_screen.show(ctx, made.id, notice=rematch_notice(made, ctx.user.id))


@match_command("close")
async def close(ctx: InteractionContext, match_id: int) -> None:
    """Ask for confirmation: close a lobby, or propose to end a running match."""
    found = await ctx.app.kontor.queries.info(match_id)
    localizer = await ctx.localizer(found)
    if found.status in ("over", "aborted"):
        raise UserError(Msg("close-over"))
    which: dict[str, Arg] = {"match": match_id}
    if found.status == "lobby":
        if found.host_id != ctx.user.id and not ctx.manages(found):
            raise UserError(Msg("err-host-only"))
        asked, yes, control = Msg("close-ask-lobby", which), Msg("close-yes"), controls.CLOSE
    else:
        playing = [seat.user_id for seat in found.seats if seat.user_id is not None]
        if ctx.user.id not in playing:
            lent = found.seat_of(ctx.user.id) is not None
            raise UserError(Msg("err-computer-holds" if lent else "err-not-seated", which))
        asked, yes, control = Msg("close-ask-running", which), Msg("close-yes-ask"), controls.END_SURE
        if len(playing) == 1:
            asked, yes = Msg("close-ask-alone", which), Msg("close-yes-end")
    await ctx.show(confirmation(localizer, asked, yes, control(match_id)))


async def end_sure(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Propose to end a running match; the only player ends it at once."""
    match_id = press.args.match
    done = await ctx.app.kontor.votes.close(ctx.user, match_id)
    await panel.show_vote_result(ctx, match_id, done, Msg("ui-closed", {"match": match_id}), Msg("ui-vote-opened"))


ROUTES = (
    Route(controls.END_SURE, end_sure),
    Route(controls.LIST, lambda ctx, press: show_list(ctx, press.args.status, press.args.page)),
    Route(controls.PUBLIC_INVITE, lambda ctx, press: invite.handler(ctx, press.args.match)),
    Route(controls.PUBLIC_CLOSE, lambda ctx, press: close.handler(ctx, press.args.match)),
)
