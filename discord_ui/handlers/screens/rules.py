"""The almanac: rules and words explained, starting at the current decision or with the game in short.

It opens in a separate message. Opened from a panel, it closes to show the panel again; opened for a match from
elsewhere, it leads to the panel. A game's rules lead to Kontor's help, and that leads back.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from discord_ui.interaction.app import NO_LINKS, App, PolicyLinks
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.components import Form, TextField
from discord_ui.model.custom_ids import BadCustomId, Control, in_slot
from discord_ui.model.game_intro import OVERVIEW, has_lesson, intro_lines, learn_button
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_markdown
from discord_ui.model.paging import page_buttons, page_of
from discord_ui.model.rules_args import OpenRules, RulesEntry, RulesPage
from discord_ui.model.screen import Block, Button, Paragraph, Screen, Select, SelectOption, rows_of
from discord_ui.model.screen_parts import panel_button
from engines.core.text.messages import Msg
from i18n.almanac import CORE, Almanac, Entry
from i18n.locales import Locale
from render.picture_cards import cards_of
from service.base.read_models.panels import PanelModel

LIST = 25
"""Entries on a page of the list."""
NEAR = 5
"""How many neighbours of an entry have a button."""
HOSTING = "hosting"
"""The entry for those who manage a server."""
LINKED = {(CORE, topic) for topic in ("privacy", "terms", HOSTING)}
"""The entries that the help has in a list apart."""


class EntryList(Struct, frozen=True):
    """The entries of a list: those of a shelf, or search results (``hits``). number: the page.

    games: all games of Kontor. own: the game of the match, if there is one.
    """

    entries: Sequence[Entry]
    games: Sequence[str] = ()
    own: str = ""
    hits: bool = False
    number: int | None = None


def screen(
    almanac: Almanac,
    opened: OpenRules,
    localizer: Localizer,
    entry: Entry | None,
    shelf: EntryList,
    notice: Msg | None = None,
    policy_links: PolicyLinks = NO_LINKS,
) -> Screen:
    """Return an entry with its neighbours, or without one Kontor's help, and lists of other entries.

    policy_links: web pages that the help links.
    """
    blocks: list[Block] = [] if notice is None else [Paragraph(localizer.say(notice))]
    if entry is None:
        blocks.append(Paragraph(help_words(localizer, policy_links)))
    else:
        blocks.append(Paragraph(_told(opened, localizer, entry)))
        near = [e for topic in entry.see_also[:NEAR] if (e := almanac.entry(entry.game, topic, localizer.locale))]
        # A game and Kontor may have entries of the same topic, so each entry is shown on its own shelf.
        own = replace(opened, shelf=entry.game)
        blocks += rows_of([_to(shorten(e.title, 80), own, e.topic, i) for i, e in enumerate(near)])
    blocks += _list(opened, localizer, entry, shelf)
    return Screen((*blocks, *_ways(opened, localizer, entry, shelf)))


def help_words(localizer: Localizer, policy_links: PolicyLinks) -> str:
    """Return a few lines about Kontor, and in small text its release and pages on the web, if there are any."""
    lines = [
        Msg("help-open"),
        Msg("help-play"),
        Msg("help-learn"),
        Msg("help-turns"),
        Msg("help-settings"),
        Msg("help-typed"),
    ]
    said = (f"- {localizer.say(line)}" for line in lines)
    pages = {
        "help-privacy-page": policy_links.privacy,
        "help-terms-page": policy_links.terms,
        "help-playing-page": policy_links.document("playing.md"),
        "help-hosting-page": policy_links.document("hosting.md"),
    }
    release = policy_links.release
    small = [localizer.say(Msg("help-release", {"release": release}))] if release else []
    small += [f"[{localizer.say(Msg(key))}]({address})" for key, address in pages.items() if address is not None]
    last = [f"-# {' · '.join(small)}"] if small else []
    return "\n".join((f"### {localizer.say(Msg('help-title'))}", localizer.say(Msg("help-what")), *said, *last))


def hosting_buttons(almanac: Almanac, localizer: Localizer, policy_links: PolicyLinks) -> list[Button]:
    """Return the buttons to what a server's managers should know, here and on the web."""
    here = _entries(almanac, OpenRules(CORE), localizer, (HOSTING,))
    return [*here, *_hosting_page(localizer, policy_links)]


def _hosting_page(localizer: Localizer, policy_links: PolicyLinks) -> list[Button]:
    return _pages(localizer, ("help-hosting-page", policy_links.document("hosting.md")))


def _entries(almanac: Almanac, opened: OpenRules, localizer: Localizer, topics: Sequence[str]) -> list[Button]:
    """Return the buttons to entries of Kontor's help."""
    found = []
    for slot, topic in enumerate(topics, 50):
        entry = almanac.entry(CORE, topic, localizer.locale)
        if entry is not None:
            found.append(_to(shorten(entry.title, 80), replace(opened, shelf=CORE), topic, slot))
    return found


def _pages(localizer: Localizer, *pages: tuple[str, str | None]) -> list[Button]:
    """Return the buttons to pages on the web, of those that have an address."""
    return [Button(localizer.plain(Msg(key)), url=address) for key, address in pages if address is not None]


def _told(opened: OpenRules, localizer: Localizer, entry: Entry) -> str:
    of = Msg("ui-rules-kontor") if entry.game == CORE else Msg("ui-rules-of", {"game": Msg(f"{entry.game}-name")})
    told = f"### {entry.title}\n-# {localizer.say(of)}\n{entry.body}"
    lines = intro_lines(localizer) if entry.game == opened.shelf and entry.topic == OVERVIEW else []
    return "\n".join((told, "", *lines)) if lines else told


def _list(opened: OpenRules, localizer: Localizer, entry: Entry | None, shelf: EntryList) -> list[Block]:
    """Return the entries of a page, by default that of the entry shown; in Kontor's help, some in a list apart."""
    apart = [e for e in shelf.entries if entry is None and not shelf.hits and (e.game, e.topic) in LINKED]
    entries = [e for e in shelf.entries if e not in apart]
    at = entries.index(entry) if entry in entries else 0
    page = page_of(entries, at // LIST if shelf.number is None else shelf.number, LIST)
    if not page.items:
        return []

    def picks_of(entries: Sequence[Entry]) -> tuple[SelectOption, ...]:
        return tuple(
            SelectOption(
                shorten(e.title, 100), f"{e.game}/{e.topic}", _from(opened, localizer, e), chosen=e == entry
            )
            for e in entries
        )

    head = Msg("ui-rules-found" if shelf.hits else "ui-rules-choose", {"n": page.total})
    topic = entry.topic if entry else ""
    blocks: list[Block] = [Select(_at(controls.RULES_PICK, opened), localizer.plain(head), picks_of(page.items))]
    if apart:
        where = in_slot(_at(controls.RULES_PICK, opened), 11)
        blocks.append(Select(where, localizer.plain(Msg("help-about")), picks_of(apart)))
    blocks += page_buttons(page, localizer, lambda to: _at(controls.RULES_PAGE, opened, topic, f"page{to}"))
    return blocks


def _from(opened: OpenRules, localizer: Localizer, entry: Entry) -> str:
    """Return the game of an entry from other rules."""
    if entry.game == opened.shelf:
        return ""
    return localizer.plain(Msg("ui-rules-kontor" if entry.game == CORE else f"{entry.game}-name"))


def _ways(opened: OpenRules, localizer: Localizer, entry: Entry | None, shelf: EntryList) -> list[Block]:
    """Return the buttons back, to the start, to other rules, and to the search."""
    row = []
    if opened.match is not None:
        closes = Button(localizer.plain(Msg("ui-back")), controls.RULES_CLOSE())
        row.append(closes if opened.beside else panel_button(localizer, opened.match))
    row.append(Button(localizer.plain(Msg("ui-rules-search")), _at(controls.RULES_SEARCH, opened)))
    if cards_of(opened.shelf).cards:
        pictures = controls.PICTURES(opened.shelf, "card0", opened.match, opened.beside)
        row.append(Button(localizer.plain(Msg("ui-rules-pictures")), pictures, "main"))
    if opened.shelf != CORE and (shelf.hits or entry is None or entry.topic != OVERVIEW):
        row.append(_to(localizer.plain(Msg("ui-rules-short")), opened, OVERVIEW, 7))
    elif opened.shelf != CORE and has_lesson(localizer):
        row.append(learn_button(localizer, opened.shelf))
    if opened.shelf != CORE or entry is not None or shelf.hits:
        row.append(_to(localizer.plain(Msg("ui-rules-kontor")), replace(opened, shelf=CORE), "", 8))
    else:
        row.append(learn_button(localizer, shelf.own))
        if opened.match is None:
            row.append(Button(localizer.plain(Msg("help-waiting")), controls.TURNS()))
    return [*rows_of(row), *(_games(opened, localizer, shelf) if opened.shelf == CORE else ())]


def _games(opened: OpenRules, localizer: Localizer, shelf: EntryList) -> list[Block]:
    """Return the way from Kontor's help to the rules of the match's game, or the list of all games."""
    keys = (shelf.own,) if shelf.own else shelf.games
    if len(keys) == 1:
        said = localizer.plain(Msg("ui-rules-of", {"game": Msg(f"{keys[0]}-name")}))
        return rows_of([_to(shorten(said, 80), replace(opened, shelf=keys[0]), OVERVIEW, 10)])
    picks = tuple(SelectOption(localizer.plain(Msg(f"{key}-name")), f"{key}/{OVERVIEW}") for key in keys)
    where = in_slot(_at(controls.RULES_PICK, opened), 10)
    return [Select(where, localizer.plain(Msg("ui-rules-which")), picks)] if picks else []


def _to(label: str, opened: OpenRules, topic: str, slot: int) -> Button:
    return Button(label, in_slot(_at(controls.RULES_ENTRY, opened, topic), slot))


def _at(control: Control[..., Struct], opened: OpenRules, *about: str) -> str:
    """Return the id of a control that stays with these rules."""
    return control(opened.shelf, *about, opened.match, opened.beside)


async def show(
    ctx: InteractionContext,
    opened: OpenRules,
    topic: str = "",
    *,
    number: int | None = None,
    notice: Msg | None = None,
) -> None:
    """Show an entry of a shelf or, without its topic, a game in short, or Kontor's help.

    number: the page of the list. notice: a sentence at the top. Raises BadCustomId for an unknown shelf.
    """
    shelf = await _shelf(ctx, opened)
    entry = ctx.app.almanac.entry(opened.shelf, topic or OVERVIEW, await ctx.locale())
    found = replace(shelf, number=number)
    localizer = await _localizer(ctx, opened)
    await ctx.show(screen(ctx.app.almanac, opened, localizer, entry, found, notice, ctx.app.policy_links))


async def look_up(ctx: InteractionContext, opened: OpenRules, words: str) -> None:
    """Show the entry of a topic (or of ``shelf/topic``), the best search result, or that there is none.

    A search of Kontor's entries without a result continues in the rules of all games.
    """
    almanac, locale = ctx.app.almanac, await ctx.locale()
    game, topic, found = await asyncio.to_thread(_find, almanac, opened.shelf, words, locale)
    if topic:
        await show(ctx, replace(opened, shelf=game), topic)
        return
    if not found:
        await show(ctx, opened, notice=Msg("ui-rules-nothing", {"text": escape_markdown(shorten(words, 40))}))
        return
    shelf = replace(await _shelf(ctx, opened), entries=found, hits=True)
    await ctx.show(screen(almanac, opened, await _localizer(ctx, opened), found[0], shelf))


def _find(almanac: Almanac, shelf: str, words: str, locale: Locale) -> tuple[str, str, list[Entry]]:
    """Return the shelf and topic that words name, or else no topic and the search results."""
    game, _, topic = words.partition("/")
    if topic and almanac.entry(game, topic, locale):
        return game, topic, []
    if almanac.entry(shelf, words, locale):
        return shelf, words, []
    found = almanac.search(shelf, words, locale, LIST)
    if not found and shelf == CORE:
        found = almanac.anywhere(words, locale, LIST)
    return shelf, "", found


async def read_entries(app: App, shelf: str, locale: Locale) -> list[Entry]:
    """Return the entries of a shelf. At their first use a worker thread parses them, and Kontor's own."""
    return await asyncio.to_thread(_read, app.almanac, shelf, locale)


def _read(almanac: Almanac, shelf: str, locale: Locale) -> list[Entry]:
    almanac.entries(CORE, locale)
    return almanac.entries(shelf, locale)


async def _localizer(ctx: InteractionContext, opened: OpenRules) -> Localizer:
    return await ctx.localizer(game=None if opened.shelf == CORE else opened.shelf)


async def _shelf(ctx: InteractionContext, opened: OpenRules) -> EntryList:
    app = ctx.app
    if opened.shelf != CORE and opened.shelf not in app.kontor.games:
        raise BadCustomId(opened.shelf)
    own = "" if opened.match is None else (await app.kontor.queries.visible_info(ctx.user.id, opened.match)).game
    return EntryList(await read_entries(app, opened.shelf, await ctx.locale()), tuple(app.kontor.games), own)


async def at_match(ctx: InteractionContext, match_id: int, topic: str = "", *, beside: bool = False) -> None:
    """Show the entry of a topic, or of the match's current decision, or else the game in short.

    beside: in a separate message below a panel, which does not change.
    """
    app = ctx.app
    info = await app.kontor.queries.info(match_id)
    if info.seats and not topic:
        topic = topic_of(await app.kontor.play.panel(ctx.user, match_id))
    known = None
    if topic:
        known = await asyncio.to_thread(app.almanac.entry, info.game, topic, await ctx.locale())
    await show(ctx, OpenRules(info.game, match_id, beside), topic if known else "")


def topic_of(table: PanelModel[Any]) -> str:
    """Return the almanac's topic of the reader's decision; empty without one."""
    return table.choices.decisions[0].topic if table.choices.decisions else ""


# ------------------------------------------------------------------ presses


def _opened(args: RulesEntry | RulesPage) -> OpenRules:
    return OpenRules(args.shelf, args.match, args.beside)


async def press_match(ctx: InteractionContext, press: Press[controls.Topic]) -> None:
    """Show the rules of a panel's button at the current decision, or one entry, in a separate message."""
    await ctx.answer_separately()
    await at_match(ctx, press.args.match, press.args.topic, beside=True)


async def press_page(ctx: InteractionContext, press: Press[RulesPage]) -> None:
    """Show another page of the list below the same entry."""
    number = int(press.args.page.removeprefix("page"))
    await show(ctx, _opened(press.args), press.args.topic, number=number)


async def press_pick(ctx: InteractionContext, press: Press[OpenRules]) -> None:
    """Show an entry of the list."""
    shelf, _, topic = (press.values or ("",))[0].partition("/")
    await show(ctx, replace(press.args, shelf=shelf), topic)


async def press_search(ctx: InteractionContext, press: Press[OpenRules]) -> None:
    """Ask for words with a form, or look up the submitted ones."""
    if press.kind == "form":
        await look_up(ctx, press.args, press.fields.get("words", "").strip())
        return
    localizer = await ctx.localizer()
    field = TextField("words", localizer.plain(Msg("ui-rules-words")), lo=1, hi=60)
    await ctx.form(Form(localizer.plain(Msg("ui-rules-search")), press.id, (field,)))


ROUTES = (
    Route(controls.RULES_ENTRY, lambda ctx, press: show(ctx, _opened(press.args), press.args.topic)),
    Route(controls.RULES_PAGE, press_page),
    Route(controls.RULES_PICK, press_pick),
    Route(controls.RULES_CLOSE, lambda ctx, _: ctx.close()),
    Route(controls.RULES, press_match, form=True),
    Route(controls.PUBLIC_RULES, lambda ctx, press: at_match(ctx, press.args.match)),
    Route(controls.PUBLIC_HOW, lambda ctx, press: at_match(ctx, press.args.match, OVERVIEW)),
    Route(controls.RULES_SEARCH, press_search, form=True),
)
