"""Everything that waits for a user, on any server."""

from __future__ import annotations

from collections.abc import Sequence

from discord_ui.ids import ScreenId, write_id
from discord_ui.names import Voice, safe
from discord_ui.screen import Block, Button, Row, Screen, Words
from discord_ui.visit import Press, Visit
from engines.core.text import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.seen import Waiting

MOST = 8
"""So many matches fit a phone with a button each; the others are counted."""


def screen(text: Text, locale: Locale, waiting: Sequence[Waiting]) -> Screen:
    """The list, oldest first, each with its waiting time, a link and a button; what is only offered comes last."""
    general = Voice(text, locale)
    if not waiting:
        return Screen((Words(general.say(Msg("ui-turns-none"))),))
    owed = sum(not item.optional for item in waiting)
    blocks: list[Block] = [Words(f"### {general.say(Msg('ui-turns', {'n': owed}))}")] if owed else []
    for n, item in enumerate(waiting[:MOST]):
        if n == owed:
            blocks.append(Words(f"### {general.say(Msg('ui-turns-offers'))}"))
        voice = Voice(text, locale, info=item.info)
        blocks.append(Words(entry(item, voice)))
        label = voice.plain(Msg("ui-open-match", {"match": item.info.id}))
        go = Button(label, write_id(ScreenId("panel", (str(item.info.id),))), "main")
        blocks.append(Row((go, Button(voice.plain(Msg("ui-go-there")), url=item.url))))
    left = len(waiting) - MOST
    if left > 0:
        blocks.append(Words(general.say(Msg("ui-turns-more", {"n": left}))))
    return Screen(tuple(blocks))


def entry(item: Waiting, voice: Voice) -> str:
    """One match that waits: which, what is asked, since when."""
    when = f"<t:{item.since}:R>"
    args: dict[str, Arg] = {"game": Msg(f"{item.info.game}-name"), "match": item.info.id, "when": when}
    which = Msg("ui-turns-offer", args) if item.optional else Msg("ui-turns-entry", args)
    return f"{voice.say(which)}\n{voice.say(safe(item.prompt))}"


async def show(visit: Visit) -> None:
    """Show the list."""
    waiting = await visit.ui.kontor.reading.waiting(visit.user.id)
    await visit.show(screen(visit.ui.text, await visit.locale(), waiting))


async def press(visit: Visit, press: Press) -> None:
    """Show the list again."""
    await show(visit)


SCREENS = {"turns": press}
