"""Everything that waits for a user, on any server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Union

from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice, clean, escape, safe
from discord_ui.paging import page_of, turning
from discord_ui.press import Press
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Row, Screen, Words
from discord_ui.visit import Visit
from engines.core.text.messages import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.read_models import MatchListItem, WaitingMatch

MOST = 7
"""So many matches fit a phone with a button each."""

Item = Union[WaitingMatch, MatchListItem]


def screen(
    text: Text,
    locale: Locale,
    waiting: Sequence[WaitingMatch],
    invited: Sequence[MatchListItem] = (),
    number: int = 0,
) -> Screen:
    """A page of the list: what waits, oldest first, then what is only offered, then invitations.

    Each with a link and a button, what waits with its time.
    """
    general = Voice(text, locale)
    if not waiting and not invited:
        return Screen((Words(general.say(Msg("ui-turns-none"))),))
    owed = sum(not item.optional for item in waiting)
    items: list[Item] = [*waiting, *invited]
    page = page_of(items, number, MOST)
    blocks: list[Block] = []
    shown = ""
    for item in page.items:
        if (part := _part(item)) != shown:
            blocks.append(Words(f"### {general.say(Msg(part, {'n': owed}))}"))
            shown = part
        blocks += _invitation(item, general) if isinstance(item, MatchListItem) else _waiting(item, text, locale)
    return Screen((*blocks, *turning(page, general, lambda to: ScreenId("turns", (str(to),)))))


def _part(item: Item) -> str:
    """The heading below which a match stands."""
    if isinstance(item, MatchListItem):
        return "ui-turns-invited"
    return "ui-turns-offers" if item.optional else "ui-turns"


def _waiting(item: WaitingMatch, text: Text, locale: Locale) -> tuple[Block, ...]:
    voice = Voice(text, locale, info=item.info)
    label = voice.plain(Msg("ui-open-match", {"match": item.info.id}))
    go = Button(label, write_id(ScreenId("panel", (str(item.info.id),))), "main")
    return Words(entry(item, voice)), Row((go, Button(voice.plain(Msg("ui-go-there")), url=item.url)))


def _invitation(match: MatchListItem, voice: Voice) -> tuple[Block, ...]:
    people = voice.plain.join([name for name in map(clean, match.names) if name])
    args: dict[str, Arg] = {"game": Msg(f"{match.game}-name"), "match": match.id, "people": escape(people)}
    said = voice.say(Msg("ui-turns-invitation", args))
    if match.offered is None:
        label, pressed = "ui-join-match", ScreenId("join", (str(match.id),))
    else:
        label, pressed = "ui-accept-seat-in", ScreenId("accept-seat", (str(match.id), str(match.offered)))
    accept = Button(voice.plain(Msg(label, {"match": match.id})), write_id(pressed), "main")
    return Words(f"{said} · <#{match.place}>"), Row((accept,))


def entry(item: WaitingMatch, voice: Voice) -> str:
    """One match that waits: which, what is asked, since when."""
    when = f"<t:{item.since}:R>"
    args: dict[str, Arg] = {"game": Msg(f"{item.info.game}-name"), "match": item.info.id, "when": when}
    which = Msg("ui-turns-offer", args) if item.optional else Msg("ui-turns-entry", args)
    return f"{voice.say(which)}\n{voice.say(safe(item.prompt))}"


async def show(visit: Visit, number: int = 0) -> None:
    """Show a page of the list."""
    reading = visit.ui.kontor.queries
    waiting, invited = await asyncio.gather(
        reading.waiting_for(visit.user.id), reading.invitations_of(visit.user.id)
    )
    await visit.show(screen(visit.ui.text, await visit.locale(), waiting, invited, number))


async def press(visit: Visit, press: Press) -> None:
    """Show the list, or a page of it."""
    page = press.id.args[0] if isinstance(press.id, ScreenId) and press.id.args else "0"
    if not page.isdecimal():
        raise BadId(repr(press.id))
    await show(visit, int(page))


ROUTES = {
    "turns": Route(press, free=True),
}
