"""The almanac: what a rule or a word means, beginning at the present decision or with the game in short.

It opens in a message of its own: from a panel beside it, so that closing it leads back; opened for a match from
elsewhere, it leads to the panel. A game's rules lead to how Kontor works, and that leads back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.choosing import shorten
from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.limits import MODAL_TITLE
from discord_ui.names import Voice, escape
from discord_ui.newcomers import SHORT, first_lines
from discord_ui.pages import NONE, Pages
from discord_ui.paging import page_of, turning
from discord_ui.panels import Field, Form
from discord_ui.press import Press
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Choice, Pick, Screen, Words, rows_of
from discord_ui.screens.common import to_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Many, Msg
from i18n.almanac import CORE, Almanac, Entry
from service.base.read_models import PanelModel

LIST = 25
"""So many entries stand in a list."""
NEAR = 5
"""So many neighbours of an entry have a button."""
BESIDE = "beside"
POLICIES = ("privacy", "terms")
"""The entries to which the help itself leads."""


class Opened(Struct, frozen=True):
    """Which rules are open, and what for.

    shelf: a game's key, or "core" for Kontor. match: the match that they were opened for. beside: they stand in a
    message of their own beside its panel.
    """

    shelf: str
    match: int | None = None
    beside: bool = False

    def way(self, verb: str, *args: str, slot: int = 0) -> ScreenId:
        """What a control does that stays with these rules."""
        place = () if self.match is None else (str(self.match), *((BESIDE,) if self.beside else ()))
        return ScreenId(verb, (self.shelf, *args, *place), slot)


class Shelf(Struct, frozen=True):
    """What a list offers: entries of a shelf, or what a search found (``hits``). number: its page.

    games: all that Kontor knows. own: that of the match, if there is one.
    """

    entries: Sequence[Entry]
    games: Sequence[str] = ()
    own: str = ""
    hits: bool = False
    number: int | None = None


def screen(
    almanac: Almanac,
    opened: Opened,
    voice: Voice,
    entry: Entry | None,
    shelf: Shelf,
    notice: Msg | None = None,
    pages: Pages = NONE,
) -> Screen:
    """An entry with its neighbours, or Kontor's help without one, and lists of others to look up.

    pages: to which the help leads besides.
    """
    blocks: list[Block] = [] if notice is None else [Words(voice.say(notice))]
    if entry is None:
        blocks.append(Words(help_words(voice, shelf.games, pages.release)))
        blocks += rows_of(_policies(almanac, opened, voice, pages))
    else:
        blocks.append(Words(_told(opened, voice, entry)))
        near = [e for topic in entry.see_also[:NEAR] if (e := almanac.entry(entry.game, topic, voice.locale))]
        # A game may have an entry on a topic of Kontor's, so that each is read among its own.
        own = replace(opened, shelf=entry.game)
        blocks += rows_of([_to(shorten(e.title, 80), own, e.topic, i) for i, e in enumerate(near)])
    blocks += _list(opened, voice, entry, shelf)
    return Screen((*blocks, *_ways(opened, voice, entry, shelf)))


def help_words(voice: Voice, games: Sequence[str], release: str) -> str:
    """Say in a few lines how Kontor works, which games it knows, and which release it is, unless that is ""."""
    lines = [
        Msg("help-open"),
        Msg("help-play"),
        Msg("help-typed"),
        Msg("help-turns"),
        Msg("help-settings"),
        Msg("help-picked"),
    ]
    if games:
        names = Many(tuple(Msg(f"{key}-name") for key in games))
        lines.insert(0, Msg("help-games", {"games": names}))
    said = (f"- {voice.say(line)}" for line in lines)
    last = [f"-# {voice.say(Msg('help-release', {'release': release}))}"] if release else []
    return "\n".join((f"### {voice.say(Msg('help-title'))}", voice.say(Msg("help-what")), *said, *last))


def _policies(almanac: Almanac, opened: Opened, voice: Voice, pages: Pages) -> list[Button]:
    """The way from the help to what Kontor keeps and on which terms it is used, here and on the web."""
    found = []
    for slot, topic in enumerate(POLICIES, 50):
        entry = almanac.entry(CORE, topic, voice.locale)
        if entry is not None:
            found.append(_to(shorten(entry.title, 80), replace(opened, shelf=CORE), topic, slot))
    for key, address in (("help-privacy-page", pages.privacy), ("help-terms-page", pages.terms)):
        if address is not None:
            found.append(Button(voice.plain(Msg(key)), url=address))
    return found


def _told(opened: Opened, voice: Voice, entry: Entry) -> str:
    of = Msg("ui-rules-kontor") if entry.game == CORE else Msg("ui-rules-of", {"game": Msg(f"{entry.game}-name")})
    told = f"### {entry.title}\n-# {voice.say(of)}\n{entry.body}"
    lines = first_lines(voice) if entry.game == opened.shelf and entry.topic == SHORT else []
    return "\n".join((told, "", *lines)) if lines else told


def _list(opened: Opened, voice: Voice, entry: Entry | None, shelf: Shelf) -> list[Block]:
    """The entries of a page, by default that of the entry shown."""
    at = shelf.entries.index(entry) if entry in shelf.entries else 0
    page = page_of(shelf.entries, at // LIST if shelf.number is None else shelf.number, LIST)
    if not page.items:
        return []
    picks = tuple(
        Pick(shorten(e.title, 100), f"{e.game}/{e.topic}", _from(opened, voice, e), chosen=e == entry)
        for e in page.items
    )
    head = Msg("ui-rules-found" if shelf.hits else "ui-rules-choose", {"n": page.total})
    topic = entry.topic if entry else ""
    blocks: list[Block] = [Choice(write_id(opened.way("rules-pick")), voice.plain(head), picks)]
    # A page's number is no match's, for which a number alone would be taken.
    blocks += turning(page, voice, lambda to: opened.way("rules-page", topic, f"page{to}"))
    return blocks


def _from(opened: Opened, voice: Voice, entry: Entry) -> str:
    """Whose an entry of other rules is."""
    if entry.game == opened.shelf:
        return ""
    return voice.plain(Msg("ui-rules-kontor" if entry.game == CORE else f"{entry.game}-name"))


def _ways(opened: Opened, voice: Voice, entry: Entry | None, shelf: Shelf) -> list[Block]:
    """Back, to the beginning, to other rules, and to a search."""
    row = []
    if opened.match is not None:
        closes = Button(voice.plain(Msg("ui-back")), write_id(ScreenId("rules-close")), "main")
        row.append(closes if opened.beside else to_panel(voice, opened.match))
    row.append(Button(voice.plain(Msg("ui-rules-search")), write_id(opened.way("rules-search"))))
    if opened.shelf != CORE and (shelf.hits or entry is None or entry.topic != SHORT):
        row.append(_to(voice.plain(Msg("ui-rules-short")), opened, SHORT, 7))
    if opened.shelf != CORE or entry is not None or shelf.hits:
        row.append(_to(voice.plain(Msg("ui-rules-kontor")), replace(opened, shelf=CORE), "", 8))
    elif opened.match is None:
        row.append(Button(voice.plain(Msg("help-waiting")), write_id(ScreenId("turns"))))
    return [*rows_of(row), *(rows_of(_games(opened, voice, shelf)) if opened.shelf == CORE else ())]


def _games(opened: Opened, voice: Voice, shelf: Shelf) -> list[Button]:
    """The way from Kontor's help to the rules of the match's game, or of any."""
    found = []
    for slot, key in enumerate((shelf.own,) if shelf.own else shelf.games, 10):
        said = voice.plain(Msg("ui-rules-of", {"game": Msg(f"{key}-name")}))
        found.append(_to(shorten(said, 80), replace(opened, shelf=key), SHORT, slot))
    return found


def _to(label: str, opened: Opened, topic: str, slot: int) -> Button:
    return Button(label, write_id(opened.way("rules-entry", topic, slot=slot)))


async def show(
    visit: Visit, opened: Opened, topic: str = "", *, number: int | None = None, notice: Msg | None = None
) -> None:
    """Show an entry of a shelf or, without its topic, a game in short, or Kontor's help.

    number: the page of the list. notice: a sentence above it all. Raises BadId for a shelf that there is not.
    """
    shelf = await _shelf(visit, opened)
    entry = visit.ui.almanac.entry(opened.shelf, topic or SHORT, await visit.locale())
    found = replace(shelf, number=number)
    voice = await _voice(visit, opened)
    await visit.show(screen(visit.ui.almanac, opened, voice, entry, found, notice, visit.ui.pages))


async def look_up(visit: Visit, opened: Opened, words: str) -> None:
    """Show the entry of a topic (or of ``shelf/topic``), the best hit of a search, or that there is none.

    A search among Kontor's entries that finds nothing there goes through the rules of all games.
    """
    almanac, locale = visit.ui.almanac, await visit.locale()
    game, _, topic = words.partition("/")
    if topic and almanac.entry(game, topic, locale):
        await show(visit, replace(opened, shelf=game), topic)
        return
    if almanac.entry(opened.shelf, words, locale):
        await show(visit, opened, words)
        return
    found = almanac.search(opened.shelf, words, locale, LIST)
    if not found and opened.shelf == CORE:
        found = almanac.anywhere(words, locale, LIST)
    if not found:
        await show(visit, opened, notice=Msg("ui-rules-nothing", {"text": escape(shorten(words, 40))}))
        return
    shelf = replace(await _shelf(visit, opened), entries=found, hits=True)
    await visit.show(screen(almanac, opened, await _voice(visit, opened), found[0], shelf))


async def _voice(visit: Visit, opened: Opened) -> Voice:
    return await visit.voice(game=None if opened.shelf == CORE else opened.shelf)


async def _shelf(visit: Visit, opened: Opened) -> Shelf:
    ui = visit.ui
    if opened.shelf != CORE and opened.shelf not in ui.kontor.games:
        raise BadId(opened.shelf)
    own = "" if opened.match is None else (await ui.kontor.queries.visible_info(visit.user.id, opened.match)).game
    return Shelf(ui.almanac.entries(opened.shelf, await visit.locale()), tuple(ui.kontor.games), own)


async def at_match(visit: Visit, match_id: int, topic: str = "", *, beside: bool = False) -> None:
    """Show the entry of a topic, or of the decision that the match is at, or else the game in short.

    beside: next to a panel, which stays as it is.
    """
    ui = visit.ui
    info = await ui.kontor.queries.info(match_id)
    if info.seats and not topic:
        topic = topic_of(await ui.kontor.play.panel(visit.user, match_id))
    known = ui.almanac.entry(info.game, topic, await visit.locale()) if topic else None
    await show(visit, Opened(info.game, match_id, beside), topic if known else "")


def topic_of(table: PanelModel[Any]) -> str:
    """The almanac's topic of what the reader is asked; empty if they are asked nothing."""
    return table.decisions[0].topic if table.decisions else ""


# ------------------------------------------------------------------ presses


def _opened(press: Press, own: int) -> tuple[Opened, tuple[str, ...]]:
    """Which rules a control belongs to, and its own arguments, of which there are so many. Raises BadId."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    match args[own + 1 :]:
        case () if len(args) == own + 1:
            return Opened(args[0]), args[1:]
        case (number,) if number.isdecimal():
            return Opened(args[0], int(number)), args[1 : own + 1]
        case (number, "beside") if number.isdecimal():
            return Opened(args[0], int(number), beside=True), args[1 : own + 1]
    raise BadId(repr(press.id))


async def press_match(visit: Visit, press: Press) -> None:
    """The buttons of a panel: the rules at the present decision, or an entry of them, beside it."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if len(args) not in (1, 2) or not args[0].isdecimal():
        raise BadId(repr(press.id))
    await visit.apart()
    await at_match(visit, int(args[0]), *args[1:], beside=True)


async def press_entry(visit: Visit, press: Press) -> None:
    """An entry next to the one shown, or where other rules begin."""
    opened, (topic,) = _opened(press, 1)
    await show(visit, opened, topic)


async def press_page(visit: Visit, press: Press) -> None:
    """Another page of the list below the same entry."""
    opened, (topic, page) = _opened(press, 2)
    number = page.removeprefix("page")
    if not number.isdecimal():
        raise BadId(repr(press.id))
    await show(visit, opened, topic, number=int(number))


async def press_pick(visit: Visit, press: Press) -> None:
    """An entry of the list."""
    opened, _ = _opened(press, 0)
    shelf, _, topic = (press.values or ("",))[0].partition("/")
    await show(visit, replace(opened, shelf=shelf), topic)


async def press_close(visit: Visit, press: Press) -> None:
    """Back to the panel, which stands above."""
    await visit.close()


async def press_search(visit: Visit, press: Press) -> None:
    """Ask for words to look up with a form, or look them up."""
    opened, _ = _opened(press, 0)
    if press.kind == "form" or not isinstance(press.id, ScreenId):
        await look_up(visit, opened, press.fields.get("words", "").strip())
        return
    voice = await visit.voice()
    field = Field("words", voice.plain(Msg("ui-rules-words"))[:MODAL_TITLE], lo=1, hi=60)
    await visit.form(Form(voice.plain(Msg("ui-rules-search"))[:MODAL_TITLE], press.id, (field,)))


ROUTES = {
    "rules-entry": Route(press_entry, free=True),
    "rules-page": Route(press_page, free=True),
    "rules-pick": Route(press_pick, free=True),
    "rules-close": Route(press_close, free=True),
    "rules": Route(press_match, form=True),
    "rules-search": Route(press_search, form=True, free=True),
}
