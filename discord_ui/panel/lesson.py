"""The coach of a lesson: what the last move did, and what to do, between the picture and the controls."""

import re
from typing import Any

from discord_ui.model import controls
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, Paragraph, rows_of
from engines.core.text.messages import Msg
from service.base.read_models.matches import MatchInfo
from service.base.read_models.panels import LessonView, PanelModel


def lesson_title(info: MatchInfo, lesson: LessonView | None) -> Msg:
    """Return the heading of a lesson; without a present step, of the match that it has become."""
    game = Msg(f"{info.game}-name")
    if lesson is None:
        return Msg("ui-lesson-played-on", {"game": game})
    return Msg("ui-lesson-title", {"game": game, "n": lesson.number, "of": lesson.of})


def coach(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return what the coach says now, with the buttons that lead on; nothing outside a lesson."""
    lesson = table.lesson
    if lesson is None:
        return []
    game, match = table.info.game, table.info.id
    said = [Msg(f"{game}-lesson-{lesson.heard}")] if lesson.heard else []
    buttons: list[Button] = []
    if lesson.over:
        said.append(Msg(f"{game}-lesson-tips"))
        buttons = [
            Button(localizer.plain(Msg("ui-lesson-play")), controls.LESSON_PLAY(match), "main"),
            again_button(localizer, match),
        ]
    elif lesson.task:
        said += [Msg("ui-lesson-later")] if lesson.later else []
        said.append(Msg(f"{game}-lesson-{lesson.task}"))
    elif not lesson.pauses:
        said.append(Msg("ui-lesson-meanwhile"))
    if not lesson.over and (lesson.pauses or not lesson.task):
        on = Button(localizer.plain(Msg("ui-lesson-on")), controls.LESSON_ON(match, lesson.at), "main")
        buttons.append(on)
    words = [f"> {line}" for msg in said for line in localizer.say(msg).splitlines()]
    return [*([Paragraph("\n".join(words))] if words else []), *rows_of(buttons)]


def reminder(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return the move that the coach asks for, for a part of the panel; nothing if there is none.

    Sentences name it in bold at their end.
    """
    if table.lesson is None or not table.lesson.task:
        return []
    said = localizer.say(Msg(f"{table.info.game}-lesson-{table.lesson.task}"))
    return [Paragraph(f"> {move}") for move in re.findall(r"\*\*.+?\*\*", said)[-1:]]


def again_button(localizer: Localizer, match_id: int) -> Button:
    """Return the button that begins the lesson from its first step."""
    return Button(localizer.plain(Msg("ui-lesson-again")), controls.LESSON_AGAIN(match_id))
