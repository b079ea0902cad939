"""The almanac: what a rule or a word means, beginning at the present decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord_ui.choosing import shorten
from discord_ui.errors import UserSays
from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice
from discord_ui.panel_presses import TITLE
from discord_ui.panels import Field, Form
from discord_ui.screen import Block, Button, Choice, Pick, Row, Screen, Words
from discord_ui.visit import Press, Visit
from engines.core.text import Msg
from i18n.almanac import Almanac, Entry
from service.seen import Table

CORE = "core"
LIST = 25


def screen(almanac: Almanac, game: str, voice: Voice, entry: Entry | None, found: Sequence[Entry]) -> Screen:
    """An entry with its neighbours, and a list of others to look up. found: what the list offers."""
    blocks: list[Block] = []
    if entry is not None:
        blocks.append(Words(f"### {entry.title}\n{entry.body}"))
        near = [e for topic in entry.see_also if (e := almanac.entry(entry.game, topic, voice.locale))]
        if near:
            blocks.append(
                Row(tuple(Button(shorten(e.title, 80), _id(game, e.topic, i)) for i, e in enumerate(near[:5], 1)))
            )
    else:
        name = Msg("ui-rules-kontor") if game == CORE else Msg(f"{game}-name")
        blocks.append(Words(f"### {voice.say(Msg('ui-rules-of', {'game': name}))}"))
    chosen = entry.topic if entry else None
    picks = tuple(
        Pick(shorten(e.title, 100), f"{e.game}/{e.topic}", chosen=e.topic == chosen) for e in found[:LIST]
    )
    if picks:
        listed = write_id(ScreenId("rules-pick", (game,)))
        blocks.append(Choice(listed, voice.plain(Msg("ui-rules-choose")), picks))
    search = Button(voice.plain(Msg("ui-rules-search")), write_id(ScreenId("rules-search", (game,))))
    other = CORE if game != CORE else None
    row = [search]
    if other:
        row.append(Button(voice.plain(Msg("ui-rules-kontor")), _id(other, "", 9)))
    return Screen((*blocks, Row(tuple(row))))


def _id(game: str, topic: str, slot: int) -> str:
    return write_id(ScreenId("rules-entry", (game, topic), slot))


async def show(visit: Visit, game: str, query: str = "") -> None:
    """Show the entry of a topic, the best hit of a search, or the table of contents."""
    almanac = visit.ui.almanac
    locale = await visit.locale()
    voice = await visit.voice(game=None if game == CORE else game)
    entries = almanac.entries(game, locale)
    if not query:
        await visit.show(screen(almanac, game, voice, None, entries))
        return
    entry = almanac.entry(game, query, locale)
    found = entries if entry else almanac.search(game, query, locale, LIST)
    if entry is None and not found:
        raise UserSays(Msg("ui-rules-nothing", {"text": shorten(query, 40)}))
    await visit.show(screen(almanac, game, voice, entry or found[0], found))


async def at_match(visit: Visit, match_id: int, topic: str = "") -> None:
    """Show the entry of a topic, or that of the decision that the match is at."""
    ui = visit.ui
    info = await ui.kontor.reading.info(match_id)
    if info.seats and not topic:
        topic = topic_of(await ui.kontor.play.table(visit.user, match_id))
    known = ui.almanac.entry(info.game, topic, await visit.locale()) if topic else None
    await show(visit, info.game, topic if known else "")


def topic_of(table: Table[Any]) -> str:
    """The almanac's topic of what the reader is asked; empty if they are asked nothing."""
    return table.decisions[0].topic if table.decisions else ""


async def press_match(visit: Visit, press: Press) -> None:
    """The Rules button of a panel."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if len(args) not in (1, 2) or not args[0].isdigit():
        raise BadId(repr(press.id))
    await at_match(visit, int(args[0]), *args[1:])


async def press_entry(visit: Visit, press: Press) -> None:
    """An entry next to the one shown, or a table of contents."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if len(args) != 2:
        raise BadId(repr(press.id))
    await show(visit, args[0], args[1])


async def press_pick(visit: Visit, press: Press) -> None:
    """An entry of the list."""
    game, _, topic = (press.values or ("",))[0].partition("/")
    await show(visit, game, topic)


async def press_search(visit: Visit, press: Press) -> None:
    """Ask for words to look up with a form, or look them up."""
    if not isinstance(press.id, ScreenId) or len(press.id.args) != 1:
        raise BadId(repr(press.id))
    game = press.id.args[0]
    if press.kind == "form":
        await show(visit, game, press.fields.get("words", "").strip())
        return
    voice = await visit.voice()
    field = Field("words", voice.plain(Msg("ui-rules-words"))[:TITLE], lo=1, hi=60)
    await visit.form(Form(voice.plain(Msg("ui-rules-search"))[:TITLE], press.id, (field,)))


SCREENS = {"rules": press_match, "rules-entry": press_entry, "rules-pick": press_pick}
FORMS = {"rules-search": press_search}
