"""The pictures of a panel: board, hand and close-up of the map, each with its alternative text."""

from __future__ import annotations

from typing import Any, TypeVar

from discord_ui.model.focus import Focus
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Paragraph, Picture
from discord_ui.widgets.base import shorten
from discord_ui.widgets.picker import OptionPicker
from engines.core.game import Game
from engines.core.text.messages import Msg, SeatRef
from render.games import has_map, has_pictures
from service.base.read_models import PanelModel

V = TypeVar("V")

HAND = "hand"
BOARD = "board"
CLOSEUP = "closeup"
ALT = 1024


def board_picture(
    game: Game[Any, V], view: V, localizer: Localizer, news: tuple[str, ...] = ()
) -> Picture | Paragraph:
    """The picture of the board; of a game without pictures, how the match stands."""
    if has_pictures(game.info.key):
        return Picture(BOARD, board_alt(game, view, localizer, news))
    summary = game.words.summary(view)
    return Paragraph("\n".join(localizer.say(escape_args(msg)) for msg in (summary.headline, *summary.standings)))


def hand_picture(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> list[Block]:
    """The picture of the reader's hand; nothing if it is empty or the game has no pictures: words are enough."""
    if table.seat is None or game.words.empty_handed(table.view) or not has_pictures(game.info.key):
        return []
    return [Picture(HAND, hand_alt(game, table.view, table.seat, localizer))]


def closeup_picture(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, chooser: OptionPicker, focus: Focus
) -> list[Block]:
    """The part of the map on which the places to choose from are labelled, with the way that leads there.

    Nothing if there are none.
    """
    labels, way = chooser.labels(focus), chooser.way(focus)
    if not (labels or way) or not has_map(game.info.key):
        return []
    told = []
    if way:
        told.append(
            Msg(
                "ui-alt-way",
                {"way": " → ".join(localizer.plain(game.words.place(table.view, ref)) for ref in way)},
            )
        )
    if labels:
        named = [f"{label} {localizer.plain(game.words.place(table.view, ref))}" for ref, label in labels.items()]
        told.append(Msg("ui-alt-closeup", {"places": localizer.plain.join(named)}))
    alt = shorten(" · ".join(map(localizer.plain, told)), ALT)
    labelled = tuple((f"{ref.kind}:{ref.id}", label) for ref, label in labels.items())
    return [Picture(CLOSEUP, alt, labelled, tuple(ref.id for ref in way))]


def hand_alt(game: Game[Any, V], view: V, seat: int, localizer: Localizer) -> str:
    """What the picture of a seat's hand shows: the seat's own part of the board in words."""
    lines = map(localizer.plain, own_part(game, view, seat))
    return shorten(" · ".join((localizer.plain(Msg("ui-alt-hand")), *lines)), ALT)


def own_part(game: Game[Any, V], view: V, seat: int) -> list[Msg]:
    """The lines of the board in words that are about a seat."""
    own = [s for s in game.words.summary(view).board if SeatRef(seat) in s.title.args.values()]
    return [line for section in own for line in section.lines]


def board_alt(game: Game[Any, V], view: V, localizer: Localizer, news: tuple[str, ...] = ()) -> str:
    """What a picture of the board shows: what changed, whose turn it is, how they stand, where to read more."""
    summary = game.words.summary(view)
    hint = localizer.plain(Msg("ui-alt-text-board"))
    standings = ", ".join(localizer.plain(entry) for entry in summary.standings)
    if summary.measure is not None:
        standings = localizer.plain(Msg("post-standings", {"measure": summary.measure, "standings": standings}))
    parts = [
        *news,
        localizer.plain(summary.headline),
        standings,
        *(localizer.plain(line) for line in summary.sight),
    ]
    told = shorten(" · ".join(parts), ALT - len(hint) - 3)
    return f"{told} · {hint}"
