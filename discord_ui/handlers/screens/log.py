"""The log of a match, page by page, the newest first."""

from collections.abc import Iterable, Iterator

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model import controls
from discord_ui.model.limits import truncate
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Button, ButtonRow, Paragraph, Screen
from discord_ui.model.screen_parts import match_heading, panel_button
from engines.core.text.messages import Msg
from service.base.read_models.history import LogEntry
from service.base.read_models.matches import MatchInfo

MINUTE = 60
PAGE = 12
LENGTH = 3500


def screen(
    info: MatchInfo, entries: list[LogEntry], localizer: Localizer, before: int | None, more: bool
) -> Screen:
    """Return a page of the log, oldest entry first. more: there are older ones."""
    lines = list(log_lines(entries, localizer)) or [localizer.say(Msg("ui-log-empty"))]
    buttons = [panel_button(localizer, info.id)]
    if more and entries:
        older = controls.LOG(info.id, entries[0].seq)
        buttons.append(Button(localizer.plain(Msg("ui-older")), older))
    if before is not None:
        buttons.append(Button(localizer.plain(Msg("ui-newest")), controls.LOG(info.id, 0)))
    heading = match_heading(localizer, info, Msg("ui-about-log"))
    return Screen((Paragraph(f"{heading}\n{truncate(chr(10).join(lines), LENGTH)}"), ButtonRow(tuple(buttons))))


def log_lines(entries: Iterable[LogEntry], localizer: Localizer) -> Iterator[str]:
    """Yield the entries, each struck out if it was taken back, below the time at which the turn's first was made.

    Turns of the same minute share its line.
    """
    mover: int | None = None
    minute = -1
    for entry in entries:
        if minute < 0 or (entry.seat != mover and entry.at // MINUTE != minute):
            minute = entry.at // MINUTE
            yield f"-# <t:{entry.at}:f>"
        mover = entry.seat
        told = " ".join(localizer.words(escape_args(msg)) for msg in entry.told)
        yield f"- ~~{told}~~" if entry.undone else f"- {told}"


async def show(ctx: InteractionContext, match_id: int, before: int | None = None) -> None:
    """Show the newest page, or the one before a step; 0 means the newest too."""
    before = before or None
    info = await ctx.app.kontor.queries.info(match_id)
    found = await ctx.app.kontor.history.log(ctx.user.id, match_id, before, PAGE + 1)
    more = len(found) > PAGE
    localizer = await ctx.localizer(info)
    await ctx.show(screen(info, found[-PAGE:], localizer, before, more))


ROUTES = (Route(controls.LOG, lambda ctx, press: show(ctx, press.args.match, press.args.step)),)
