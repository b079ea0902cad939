"""All matches that wait for a user, on all servers."""

import asyncio
from collections.abc import Sequence
from typing import Union

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model import controls
from discord_ui.model.localizer import Localizer, clean_name, escape_args, escape_markdown
from discord_ui.model.paging import page_buttons, page_of
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen
from discord_ui.model.screen_parts import below_notice
from engines.core.text.messages import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.read_models.matches import MatchListItem, WaitingMatch

MOST = 7
"""How many matches fit a phone with a button each."""

Item = Union[WaitingMatch, MatchListItem]


def screen(
    text: Text,
    locale: Locale,
    waiting: Sequence[WaitingMatch],
    invited: Sequence[MatchListItem] = (),
    number: int = 0,
) -> Screen:
    """Return a page of the list: waiting matches, oldest first, then optional ones, then invitations.

    Each has a link and a button; waiting matches have their time.
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
        blocks += _invitation(item, general) if isinstance(item, MatchListItem) else _waiting(item, text, locale)
    return Screen((*blocks, *page_buttons(page, general, lambda to: controls.TURNS(to))))


def _part(item: Item) -> str:
    """Return the heading of a match's section."""
    if isinstance(item, MatchListItem):
        return "ui-turns-invited"
    return "ui-turns-offers" if item.optional else "ui-turns"


def _waiting(item: WaitingMatch, text: Text, locale: Locale) -> tuple[Block, ...]:
    localizer = Localizer(text, locale, info=item.info)
    label = localizer.plain(Msg("ui-open-match", {"match": item.info.id}))
    go = Button(label, controls.PANEL(item.info.id), "main")
    return Paragraph(waiting_line(item, localizer)), ButtonRow(
        (go, Button(localizer.plain(Msg("ui-go-there")), url=item.url))
    )


def _invitation(match: MatchListItem, localizer: Localizer) -> tuple[Block, ...]:
    people = localizer.plain.join([name for name in map(clean_name, match.names) if name])
    args: dict[str, Arg] = {
        "game": Msg(f"{match.game}-name"),
        "match": match.id,
        "people": escape_markdown(people),
    }
    said = localizer.say(Msg("ui-turns-invitation", args))
    if match.offered is None:
        label, pressed = "ui-join-match", controls.JOIN(match.id)
    else:
        label, pressed = "ui-accept-seat-in", controls.ACCEPT_SEAT(match.id, match.offered)
    accept = Button(localizer.plain(Msg(label, {"match": match.id})), pressed, "main")
    return Paragraph(f"{said} · <#{match.place}>"), ButtonRow((accept,))


def waiting_line(item: WaitingMatch, localizer: Localizer) -> str:
    """Return the line of a waiting match: its name, the question, since when."""
    when = f"<t:{item.since}:R>"
    args: dict[str, Arg] = {"game": Msg(f"{item.info.game}-name"), "match": item.info.id, "when": when}
    which = Msg("ui-turns-offer", args) if item.optional else Msg("ui-turns-entry", args)
    return f"{localizer.say(which)}\n{localizer.say(escape_args(item.prompt))}"


async def show(ctx: InteractionContext, number: int = 0, *, notice: Msg | None = None) -> None:
    """Show a page of the list, below a sentence."""
    lists = ctx.app.kontor.lists
    waiting, invited = await asyncio.gather(lists.waiting_for(ctx.user.id), lists.invitations_of(ctx.user.id))
    listed = screen(ctx.app.text, await ctx.locale(), waiting, invited, number)
    await ctx.show(below_notice(listed, notice, await ctx.localizer()))


ROUTES = (Route(controls.TURNS, lambda ctx, press: show(ctx, press.args.page or 0)),)
