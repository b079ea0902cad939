"""What every panel has behind *More*: looks at the match, rules, a note, and moves planned ahead."""

from typing import Any

from discord_ui.model import controls
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Line, Paragraph, Screen
from discord_ui.model.screen_parts import match_heading
from discord_ui.panel.lesson import again_button
from engines.core.text.messages import Msg
from service.base.read_models.panels import PanelModel


def more_screen(table: PanelModel[Any], localizer: Localizer) -> Screen:
    """Return the list of what is behind *More*, with the button back to the panel.

    A button that every panel should have is added to these lines.
    """
    match = table.info.id

    def line(name: Msg, about: str, where: str) -> Line:
        return Line(localizer.say(Msg(about)), Button(localizer.plain(name), where))

    blocks: list[Block] = [
        Paragraph(match_heading(localizer, table.info, Msg("ui-more"))),
        line(Msg("ui-news"), "ui-news-about", controls.NEWS(match)),
        line(Msg("ui-board"), "ui-board-about", controls.BOARD(match, "picture")),
    ]
    given_ahead = table.instructions.orders or table.instructions.premoves is not None
    if given_ahead and not table.info.lesson:
        given = len(table.instructions.premoves.lines) if table.instructions.premoves else 0
        given += sum(order.on for order in table.instructions.orders)
        name = Msg("ui-ahead-given", {"n": given}) if given else Msg("ui-ahead-door")
        blocks.append(line(name, "ui-ahead-about", controls.ORDERS(match)))
    blocks.append(line(Msg("ui-rules"), "ui-rules-about", controls.RULES(match)))
    if table.info.lesson:
        again = again_button(localizer, match)
        blocks.append(Line(localizer.say(Msg("ui-lesson-again-about")), again))
    elif table.seat is not None:
        blocks.append(line(Msg("ui-note"), "ui-note-about", controls.NOTE(match)))
    # Back shows today's panel, so there is no other button to refresh it.
    back = Button(localizer.plain(Msg("ui-back")), controls.PANEL(match))
    return Screen((*blocks, ButtonRow((back,))))
