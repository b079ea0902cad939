"""Giving one's next turn beforehand: what is given, on which conditions, and what may be given next."""

from __future__ import annotations

from typing import Any, TypeVar

from discord_ui.choosing import Budget, Chooser, shorten
from discord_ui.focus import HOME, Focus, Home
from discord_ui.ids import ScreenId, write_id
from discord_ui.names import Voice, safe
from discord_ui.presenter import closeup, hand_picture
from discord_ui.screen import Block, Button, Choice, Pick, Row, Screen, Words
from discord_ui.screens.common import title, to_panel
from engines.core.game import Game
from engines.core.text.messages import Many, Msg
from service.base.read_models import PanelModel, PremoveInfo, PremovesInfo

V = TypeVar("V")

ROWS = 5
"""So many rows of moves at most: the conditions and the buttons below need some."""
ENTRY = 100
"""Discord's limit for an entry of a list, in characters."""


def present_ahead(
    game: Game[Any, V], table: PanelModel[V], voice: Voice, *, focus: Focus = HOME, notice: Msg | None = None
) -> Screen:
    """The screen of a table whose options are moves to be given. Raises BadFocus if it has no such part."""
    given = table.ahead or PremovesInfo()
    home = isinstance(focus, Home)
    blocks: list[Block] = [Words(title(voice, table.info, Msg("ui-ahead")))]
    if notice is not None:
        blocks.append(Words(voice.say(safe(notice))))
    if home:
        blocks.append(Words("\n".join([voice.say(Msg("ui-ahead-how")), *lines_of(given, voice)])))
        blocks += _conditions(table, given, voice)
    if table.options:
        chooser = Chooser(game, table, voice, Budget(rows=ROWS))
        controls = chooser.blocks(focus)
        blocks += closeup(game, table, voice, chooser, focus) or hand_picture(game, table, voice)
        if home:
            blocks.append(Words(voice.say(Msg("ui-ahead-more" if given.lines else "ui-ahead-first"))))
        blocks += controls
    elif home:
        blocks.append(Words(voice.say(Msg("ui-ahead-all" if given.lines else "ui-ahead-nothing"))))
    if home:
        blocks.append(Row((*_taking_back(table, given, voice), to_panel(voice, table.info.id))))
    return Screen(tuple(blocks))


def lines_of(given: PremovesInfo, voice: Voice) -> list[str]:
    """What was given, a line each: on which conditions, and whether it would be made as things are."""
    return [f"{at}. {_line(one, voice)}" for at, one in enumerate(given.lines, 1)]


def _line(one: PremoveInfo, voice: Voice) -> str:
    said = voice.say(safe(one.label))
    conditions = tuple(condition for condition, on in one.conditions if on)
    if one.turn:
        said = voice.say(Msg("ui-ahead-later", {"move": safe(one.label), "turn": one.turn + 1}))
    if conditions:
        said = f"{said} · {voice.say(Msg('ui-ahead-if', {'conditions': Many(conditions)}))}"
    return said if one.stands else f"{said} · {voice.say(Msg('ui-ahead-not-now'))}"


def _conditions(table: PanelModel[Any], given: PremovesInfo, voice: Voice) -> list[Block]:
    """The list that says on which conditions the last move is made."""
    if not given.lines or not given.lines[-1].conditions:
        return []
    offered = given.lines[-1].conditions
    picks = tuple(
        Pick(shorten(voice.plain(said), ENTRY), str(at), chosen=on) for at, (said, on) in enumerate(offered)
    )
    where = write_id(ScreenId("ahead-if", (str(table.info.id), table.token)))
    return [Choice(where, voice.plain(Msg("ui-ahead-any")), picks, 0, len(picks))]


def _taking_back(table: PanelModel[Any], given: PremovesInfo, voice: Voice) -> list[Button]:
    if not given.lines:
        return []
    match = str(table.info.id)
    last = Button(
        voice.plain(Msg("ui-ahead-drop")), write_id(ScreenId("ahead-drop", (match, table.token, "last")))
    )
    every = Button(
        voice.plain(Msg("ui-ahead-drop-all")), write_id(ScreenId("ahead-drop", (match, table.token, "all")))
    )
    return [last] if len(given.lines) == 1 else [last, every]
