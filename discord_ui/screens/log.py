"""What happened in a match, page by page, the newest first."""

from __future__ import annotations

from discord_ui.ids import ScreenId, write_id
from discord_ui.limits import cut
from discord_ui.names import Voice, safe
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.screens.common import title, to_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Msg
from service.base.read_models import LogEntry, MatchInfo

PAGE = 12
LENGTH = 3500


def screen(info: MatchInfo, entries: list[LogEntry], voice: Voice, before: int | None, more: bool) -> Screen:
    """A page of the log, oldest entry first. more: there are older ones."""
    lines = [line(entry, voice) for entry in entries] or [voice.say(Msg("ui-log-empty"))]
    buttons = [to_panel(voice, info.id)]
    if more and entries:
        older = write_id(ScreenId("log", (str(info.id), str(entries[0].seq))))
        buttons.append(Button(voice.plain(Msg("ui-older")), older))
    if before is not None:
        buttons.append(Button(voice.plain(Msg("ui-newest")), write_id(ScreenId("log", (str(info.id), "0")))))
    heading = title(voice, info, Msg("ui-about-log"))
    return Screen((Words(f"{heading}\n{cut(chr(10).join(lines), LENGTH)}"), Row(tuple(buttons))))


def line(entry: LogEntry, voice: Voice) -> str:
    """One entry: when, and what happened; struck out if it was taken back."""
    told = " ".join(voice.say(safe(msg)) for msg in entry.told)
    if entry.undone:
        told = f"~~{told}~~"
    return f"- <t:{entry.at}:f> {told}"


async def show(visit: Visit, match_id: int, before: int | None = None) -> None:
    """Show the newest page, or the one before a step."""
    reading = visit.ui.kontor.queries
    info = await reading.info(match_id)
    found = await reading.log(visit.user.id, match_id, before, PAGE + 1)
    more = len(found) > PAGE
    voice = await visit.voice(info)
    await visit.show(screen(info, found[-PAGE:], voice, before, more))


async def press(visit: Visit, press: Press) -> None:
    """Show the page of the button; 0 is the newest."""
    match_id, before = numbers(press, 2)
    await show(visit, match_id, before or None)


ROUTES = {
    "log": Route(press),
}
