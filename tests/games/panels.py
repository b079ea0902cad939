"""Panels of any game in tests: what they show, and what may be typed in them."""

from collections import Counter
from typing import Any

from discord_ui.model.focus import HOME, Focus
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Screen, Select
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.presenter import present_panel
from discord_ui.typed.arguments import LegalArguments
from discord_ui.typed.parameters import codes_of
from discord_ui.widgets.panel_options import PanelOptions
from engines import GAMES
from engines.core.encoding.codec import tag_of
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_walk import TEXT

Table = PanelModel[Any]


def voice(table: Table) -> Localizer:
    """The match's language."""
    return Localizer(TEXT, table.info.locale, info=table.info)


def panel(table: Table, focus: Focus = HOME) -> Screen:
    """A part of the panel, as the owner of its seat reads it."""
    reader = PanelReader(100 + (table.seat or 0))
    return present_panel(GAMES[table.info.game], table, voice(table), reader, focus=focus)


def options_of(table: Table) -> PanelOptions:
    """The moves of a panel, as they are chosen step by step."""
    return PanelOptions(GAMES[table.info.game], table)


def lists(screen: Screen) -> list[Select]:
    """The lists of a screen."""
    return [block for block in screen.blocks if isinstance(block, Select)]


def legal(table: Table, verb: str) -> LegalArguments:
    """What may be typed for a verb."""
    say = TEXT.speaker(table.info.locale, game=table.info.game, names=("A", "B", "C", "D"), plain=True)
    return LegalArguments(GAMES[table.info.game], table.view, table.choices.options, verb, say)


def check_typed(table: Table) -> None:
    """Assert that every move without a choice is typed by names that differ and fit Discord."""
    for verb in {tag_of(type(option.action)) for option in table.choices.options}:
        found = legal(table, verb)
        for option in found.options:
            codes = {} if option.holes else dict(zip(found.fields, codes_of(option.action), strict=True))
            for field, code in codes.items():
                others = {name: value for name, value in codes.items() if name != field}
                values = {value.code: value.name for value in found.values(field, others)}
                assert len(values[code]) <= 100
                assert Counter(values.values())[values[code]] == 1, "two suggestions look the same"
                assert found.read(field, values[code], others) == code
