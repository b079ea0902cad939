"""A button, and the first line of a list's entry, fit a phone; what they leave out stands where one chooses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
import pytest

from discord_ui.model.custom_ids import MoveId, read_id
from discord_ui.model.focus import HOME, FillingHoles, Focus, write_focus
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button, ButtonRow, Picture, Screen, Select, SelectOption
from discord_ui.panel.presenter import PanelReader, present_panel
from discord_ui.widgets.base import Budget
from discord_ui.widgets.picker import OptionPicker
from engines import GAMES
from engines.core.actions import Option
from engines.core.game import Game
from engines.core.mechanics.auctions import AuctionFacts
from engines.golden_age.actions import Bid, Pass
from i18n.locales import LOCALES, Locale
from service.base.read_models.panels import ContestView, PanelModel
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import TEXT, positions, reached

V = TypeVar("V")

PHONE = 30
"""So many characters of a label are seen on a phone's screen."""
HEADING = 40
"""A list's hint may be longer: it is one line of its own, and the list below it tells what it is about."""
MATCHES, ENOUGH = 60, 40
"""At most so many matches are looked through until so many labels have told a number or a name."""
NAMES = ("Anna", "Ben", "Clara", "David")
EVERY = [pytest.param(game, locale, id=f"{key}-{locale}") for key, game in GAMES.items() for locale in LOCALES]


def tables(game: Game[Any, Any], seed: int, locale: Locale) -> Iterator[PanelModel[Any]]:
    """The panels of all who are asked in a random match of as many as can play, under names of usual length."""
    for state in positions(game, game.info.seats[1], seed, steps=400, every=11):
        auction = game.open_contest(state)
        for seat in sorted({decision.seat for decision in game.pending(state)}):
            more: dict[str, Any] = {"suggestion": game.advice.suggest(state, seat)}
            if auction is not None and game.contest is not None:
                plans = tuple(game.contest.options(state, seat))
                more["planning"] = ContestView(auction, plans, True, None, None)
            if isinstance(auction, AuctionFacts):
                more["options"] = tuple(o for o in game.options(state, seat) if isinstance(o.action, Bid | Pass))
            table = table_of(state, seat, game=game, locale=locale, **more)
            seats = tuple(msgspec.structs.replace(one, name=NAMES[one.seat]) for one in table.info.seats)
            yield msgspec.structs.replace(table, info=msgspec.structs.replace(table.info, seats=seats))


def screens(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> Iterator[Screen]:
    """Everything that a panel leads to."""
    seen: set[str] = set()
    queue: list[Focus] = [HOME]
    while queue:
        focus = queue.pop()
        if write_focus(focus) in seen:
            continue
        seen.add(write_focus(focus))
        screen = present_panel(game, table, localizer, PanelReader(100), focus=focus)
        yield screen
        for step in reached(screen):
            # A walk through what a choice of cards leaves open would never end.
            if not isinstance(step, str) and not (
                isinstance(step, FillingHoles) and isinstance(focus, FillingHoles)
            ):
                queue.append(step)


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_every_label_of_a_match_fits_a_phone(game: Game[Any, Any], locale: Locale) -> None:
    long: set[str] = set()
    for table in tables(game, 1, locale):
        for screen in screens(game, table, Localizer(TEXT, locale, info=table.info)):
            for block in screen.blocks:
                if isinstance(block, ButtonRow):
                    long |= {one.label for one in block.buttons if len(one.label) > PHONE}
                elif isinstance(block, Select):
                    long |= {block.placeholder} if len(block.placeholder) > HEADING else set()
                    long |= {one.label for one in block.picks if len(one.label) > PHONE}
    assert long == set()


def facts(text: str) -> set[str]:
    """The numbers and the players that a text names."""
    return {*re.findall(r"\d+½?|½", text), *(name for name in NAMES if name in text)}


def moves(screen: Screen) -> Iterator[tuple[str, str]]:
    """The code of each move on a screen, and all that its reader sees before they make it."""
    above = " ".join([screen.text, *(block.alt for block in screen.blocks if isinstance(block, Picture))])
    for block in screen.blocks:
        chosen: tuple[Button | SelectOption, ...] = ()
        hint = ""
        if isinstance(block, ButtonRow):
            chosen = block.buttons
        elif isinstance(block, Select):
            chosen, hint = block.picks, block.placeholder
        for one in chosen:
            said = f"{above} {hint} {one.label}"
            if isinstance(one, SelectOption) and one.value.startswith("m:"):
                yield one.value[2:], f"{said} {one.description}"
            elif isinstance(one, Button) and isinstance(known := read_id(one.id), MoveId):
                yield known.code, said


def tellings(game: Game[Any, Any], table: PanelModel[Any], locale: Locale) -> Iterator[bool]:
    """By move on the screens of a panel, whether its whole label tells a number or a name. They are read there."""
    localizer = Localizer(TEXT, locale, info=table.info)
    chooser = OptionPicker(game, table, localizer, Budget())
    for screen in screens(game, table, localizer):
        for code, shown in moves(screen):
            action = chooser.action(code)
            group = next(option.group for option in table.offered if option.admits(action))
            whole = localizer.plain(game.words.label(table.view, Option(action, group=group)))
            # Who reads it is "you".
            told = facts(whole) - {NAMES[table.seat or 0]}
            assert told <= facts(shown), (whole, shown)
            yield bool(told)


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_who_chooses_reads_every_number_and_name_that_the_whole_label_tells(
    game: Game[Any, Any], locale: Locale
) -> None:
    told = 0
    # Where matches are short, several are looked through.
    for seed in range(2, 2 + MATCHES):
        told += sum(sum(tellings(game, table, locale)) for table in tables(game, seed, locale))
        if told > ENOUGH:
            return
    raise AssertionError(f"only {told} labels tell a number or a name")
