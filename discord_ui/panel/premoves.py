"""The panel of planned moves: the moves, their conditions, and the moves that may be planned next."""

from typing import Any, TypeVar

from discord_ui.model import controls
from discord_ui.model.focus import HOME, Focus, Home
from discord_ui.model.limits import OPTION, shorten
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Button, Line, Paragraph, Screen, Select, SelectOption
from discord_ui.model.screen_parts import match_heading
from discord_ui.panel.bottom_rows import bottom_rows
from discord_ui.panel.heights import fitting
from discord_ui.panel.pictures import closeup_picture, hand_picture
from discord_ui.widgets.panel_options import PanelOptions
from discord_ui.widgets.picker import option_blocks
from engines.core.game import Game
from engines.core.text.messages import Many, Msg
from service.base.read_models.panels import PanelModel, PremoveInfo, PremovesInfo

V = TypeVar("V")


def present_premoves(
    game: Game[Any, V],
    table: PanelModel[V],
    localizer: Localizer,
    *,
    focus: Focus = HOME,
    notice: Msg | None = None,
) -> Screen:
    """Return the screen of a table whose options are moves to plan. Raises BadFocus if it lacks the focus."""
    return Screen(tuple(fitting(lambda most: _blocks(game, table, localizer, focus, notice, most))))


def _blocks(
    game: Game[Any, V],
    table: PanelModel[V],
    localizer: Localizer,
    focus: Focus,
    notice: Msg | None,
    most: int,
) -> list[Block]:
    given = table.instructions.premoves or PremovesInfo()
    home = isinstance(focus, Home)
    blocks: list[Block] = [Paragraph(match_heading(localizer, table.info, Msg("ui-ahead")))]
    if notice is not None:
        blocks.append(Paragraph(localizer.say(escape_args(notice))))
    if home:
        blocks.append(Paragraph(localizer.say(Msg("ui-ahead-how"))))
        blocks += [*_planned(table, given, localizer), *_conditions(table, given, localizer)]
    if table.choices.options:
        options = PanelOptions(game, table)
        controls = option_blocks(options, localizer, focus, most)
        blocks += closeup_picture(options, localizer, focus) or hand_picture(game, table, localizer)
        if home:
            blocks.append(Paragraph(localizer.say(Msg("ui-ahead-more" if given.lines else "ui-ahead-first"))))
        blocks += controls
    elif home:
        blocks.append(Paragraph(localizer.say(Msg("ui-ahead-all" if given.lines else "ui-ahead-nothing"))))
    if home:
        blocks += bottom_rows(table, localizer)
    return blocks


def _planned(table: PanelModel[Any], given: PremovesInfo, localizer: Localizer) -> list[Block]:
    """Return the planned moves, the last one beside the button that removes it."""
    *earlier, last = premove_lines(given, localizer) or [""]
    if not last:
        return []
    drop = controls.PREMOVE_DROP(table.info.id, table.token, "last")
    line = Line(last, Button(localizer.plain(Msg("ui-ahead-drop")), drop))
    return [Paragraph("\n".join(earlier)), line] if earlier else [line]


def premove_lines(given: PremovesInfo, localizer: Localizer) -> list[str]:
    """Return a line for each planned move: its conditions, and whether it would be made now."""
    return [f"{at}. {_line(one, localizer)}" for at, one in enumerate(given.lines, 1)]


def _line(one: PremoveInfo, localizer: Localizer) -> str:
    said = localizer.say(escape_args(one.label))
    conditions = tuple(condition for condition, on in one.conditions if on)
    if one.turn:
        said = localizer.say(Msg("ui-ahead-later", {"move": escape_args(one.label), "turn": one.turn + 1}))
    if conditions:
        said = f"{said} · {localizer.say(Msg('ui-ahead-if', {'conditions': Many(conditions)}))}"
    return said if one.stands else f"{said} · {localizer.say(Msg('ui-ahead-not-now'))}"


def _conditions(table: PanelModel[Any], given: PremovesInfo, localizer: Localizer) -> list[Block]:
    """Return the list of the conditions of the last move."""
    if not given.lines or not given.lines[-1].conditions:
        return []
    offered = given.lines[-1].conditions
    picks = tuple(
        SelectOption(shorten(localizer.plain(said), OPTION), str(at), chosen=on)
        for at, (said, on) in enumerate(offered)
    )
    where = controls.PREMOVE_IF(table.info.id, table.token)
    return [Select(where, localizer.plain(Msg("ui-ahead-any")), picks, 0, len(picks))]
