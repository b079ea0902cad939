"""All matches that wait for a user, on all servers."""

import asyncio
from collections.abc import Sequence
from typing import Union

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model import controls
from discord_ui.model.localizer import Localizer, clean_name, escape_args, escape_markdown
from discord_ui.model.paging import page_buttons, page_of
from discord_ui.model.screen import Block, Button, Line, Paragraph, Screen
from discord_ui.model.screen_parts import below_notice, panel_button
from engines.core.text.messages import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.read_models.matches import MatchListItem, WaitingMatch

MOST = 7
"""How many matches fit a phone, a line each."""

Item = Union[WaitingMatch, MatchListItem]


def screen(
    text: Text,
    locale: Locale,
    waiting: Sequence[WaitingMatch],
    invited: Sequence[MatchListItem] = (),
    number: int = 0,
) -> Screen:
    """Return a page of the list: waiting matches, oldest first, then optional ones, then invitations.

    Each is a line with a link to its place, beside a button; waiting matches have their time.
    """
    general = Localizer(text, locale)
    if not waiting and not invited:
        return Screen((Paragraph(general.say(Msg("ui-turns-none"))),))
    owed = sum(not item.optional for item in waiting)
    items: list[Item] = [*waiting, *invited]
    page = page_of(items, number, MOST)
    blocks: list[Block] = []
    shown = ""
    for item in page.items:
        if (part := _part(item)) != shown:
            blocks.append(Paragraph(f"### {general.say(Msg(part, {'n': owed}))}"))
            shown = part
        blocks.append(
            _invitation(item, general) if isinstance(item, MatchListItem) else _waiting(item, text, locale)
        )
    return Screen((*blocks, *page_buttons(page, general, lambda to: controls.TURNS(to))))


def _part(item: Item) -> str:
    """Return the heading of a match's section."""
    if isinstance(item, MatchListItem):
        return "ui-turns-invited"
    return "ui-turns-offers" if item.optional else "ui-turns"


def _waiting(item: WaitingMatch, text: Text, locale: Locale) -> Line:
    localizer = Localizer(text, locale, info=item.info)
    return Line(waiting_line(item, localizer), panel_button(localizer, item.info.id))


def _invitation(match: MatchListItem, localizer: Localizer) -> Line:
    people = localizer.plain.join([name for name in map(clean_name, match.names) if name])
    args: dict[str, Arg] = {
        "game": Msg(f"{match.game}-name"),
        "match": match.id,
        "people": escape_markdown(people),
    }
    said = localizer.say(Msg("ui-turns-invitation", args))
    if match.offered is None:
        label, pressed = "ui-join", controls.JOIN(match.id)
    else:
        label, pressed = "ui-take-seat", controls.ACCEPT_SEAT(match.id, match.offered)
    return Line(f"{said} · <#{match.place}>", Button(localizer.plain(Msg(label)), pressed, "main"))


def waiting_line(item: WaitingMatch, localizer: Localizer) -> str:
    """Return a waiting match: its name, since when, the link to its place, and the question."""
    when = f"<t:{item.since}:R>"
    args: dict[str, Arg] = {"game": Msg(f"{item.info.game}-name"), "match": item.info.id, "when": when}
    which = Msg("ui-turns-offer", args) if item.optional else Msg("ui-turns-entry", args)
    there = f"[{localizer.say(Msg('ui-go-there'))}]({item.url})"
    return f"{localizer.say(which)} · {there}\n{localizer.say(escape_args(item.prompt))}"


async def show(ctx: InteractionContext, number: int = 0, *, notice: Msg | None = None) -> None:
    """Show a page of the list, below a sentence."""
    lists = ctx.app.kontor.lists
    waiting, invited = await asyncio.gather(lists.waiting_for(ctx.user.id), lists.invitations_of(ctx.user.id))
    listed = screen(ctx.app.text, await ctx.locale(), waiting, invited, number)
    await ctx.show(below_notice(listed, notice, await ctx.localizer()))


ROUTES = (Route(controls.TURNS, lambda ctx, press: show(ctx, press.args.page or 0)),)
