"""The lobbies to which a person can invite one member of a server."""

from typing import Final

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, clean_name, escape_markdown
from discord_ui.model.match_card import match_status
from discord_ui.model.screen import Block, Button, Line, Paragraph, Screen
from engines.core.text.messages import Arg, Msg
from service.base.read_models.matches import MatchInfo
from service.people.user import User

LISTED: Final = 6
"""How many lobbies fit a phone with a button each."""
NAME: Final = 80


async def show(ctx: InteractionContext, guest: User) -> None:
    """Show the reader's open lobbies on this server, each with a button that invites the guest.

    Raises UserError for the reader themselves.
    """
    _must_be_another(ctx, guest)
    lobbies = [] if ctx.guild_id is None else await ctx.app.kontor.lists.open_lobbies_of(ctx.user.id, ctx.guild_id)
    await ctx.show(screen(guest, lobbies, await ctx.localizer()))


def screen(guest: User, lobbies: list[MatchInfo], localizer: Localizer) -> Screen:
    """Return the lobbies to choose from, newest first; if there is none, how to open one."""
    who: dict[str, Arg] = {"name": escape_markdown(shorten(clean_name(guest.nick or guest.name), NAME))}
    if not lobbies:
        return Screen((Paragraph(localizer.say(Msg("invite-no-lobby", who))),))
    blocks: list[Block] = [Paragraph(localizer.say(Msg("invite-where", who)))]
    label = localizer.plain(Msg("ui-invite"))
    for info in lobbies[:LISTED]:
        title = localizer.say(Msg("ui-panel-title", {"game": Msg(f"{info.game}-name"), "match": info.id}))
        text = f"**{title}** <#{info.place}>\n{localizer.say(match_status(info))}"
        blocks.append(Line(text, Button(label, controls.INVITE_TO(info.id, guest.id), "main")))
    if len(lobbies) > LISTED:
        blocks.append(Paragraph(f"-# {localizer.say(Msg('invite-others', {'n': len(lobbies) - LISTED}))}"))
    return Screen(tuple(blocks))


async def invite(ctx: InteractionContext, press: Press[controls.Guest]) -> None:
    """Invite the guest to the lobby, under the names that the match's server has for them."""
    info = await ctx.app.kontor.queries.info(press.args.match)
    guest = None
    if info.guild_id is not None:
        guest = await ctx.app.directory.person(press.args.user, info.guild_id)
    if guest is None:
        raise UserError(Msg("invite-not-here"))
    _must_be_another(ctx, guest)
    await ctx.app.kontor.lobby.invite(ctx.user, info.id, [guest])
    await ctx.show_sentence(
        Msg("invite-done", {"name": guest.nick or guest.name, "game": Msg(f"{info.game}-name"), "match": info.id}),
        info,
    )


def _must_be_another(ctx: InteractionContext, guest: User) -> None:
    if guest.id == ctx.user.id:
        raise UserError(Msg("invite-yourself"))


ROUTES = (Route(controls.INVITE_TO, invite),)
