"""The pictures of a panel: board, hand and close-up of the map, each with its alternative text."""

from typing import Any, TypeVar

from discord_ui.model.focus import Focus
from discord_ui.model.limits import ALT, shorten
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Paragraph, Picture
from discord_ui.widgets.lots import LotBidder, lot_labels
from discord_ui.widgets.panel_options import PLACES, PanelOptions
from engines.core.game import Game
from engines.core.text.messages import Msg, SeatRef
from render.games import has_map, has_pictures, map_height
from service.base.read_models.panels import PanelModel

V = TypeVar("V")

HAND = "hand"
BOARD = "board"
CLOSEUP = "closeup"
HAND_SHARE, BOARD_SHARE, LOTS_SHARE = 44, 75, 61
REGION_SHARE = 88
"""The usual height of a close-up with pins, in percent of its width; with many places, it shows the whole map."""


def board_picture(
    game: Game[Any, V], view: V, localizer: Localizer, news: tuple[str, ...] = ()
) -> Picture | Paragraph:
    """Return the picture of the board; for a game without pictures, the standings."""
    if has_pictures(game.info.key):
        return Picture(BOARD, board_alt(game, view, localizer, news), share=BOARD_SHARE)
    summary = game.board.summary(view)
    return Paragraph("\n".join(localizer.say(escape_args(msg)) for msg in (summary.headline, *summary.standings)))


def hand_picture(game: Game[Any, V], table: PanelModel[V], localizer: Localizer) -> list[Block]:
    """Return the picture of the reader's hand; nothing if it is empty or the game has no pictures."""
    if table.seat is None or game.board.empty_handed(table.view) or not has_pictures(game.info.key):
        return []
    return [Picture(HAND, hand_alt(game, table.view, table.seat, localizer), share=HAND_SHARE)]


def closeup_picture(options: PanelOptions, localizer: Localizer, focus: Focus) -> list[Block]:
    """Return the part of the map with labels on the places to choose from, and the chosen path.

    Nothing if there are neither.
    """
    game, view = options.game, options.table.view
    labels, path = options.labels(focus), options.chosen_path(focus)
    if not (labels or path) or not has_map(game.info.key):
        return []
    told = []
    if path:
        names = (localizer.plain(game.names.place(view, ref)) for ref in path)
        told.append(Msg("ui-alt-way", {"way": " → ".join(names)}))
    if labels:
        named = [f"{label} {localizer.plain(game.names.place(view, ref))}" for ref, label in labels.items()]
        told.append(Msg("ui-alt-closeup", {"places": localizer.plain.join(named)}))
    alt = shorten(" · ".join(map(localizer.plain, told)), ALT)
    labelled = tuple((f"{ref.kind}:{ref.id}", label) for ref, label in labels.items())
    whole = map_height(game.info.key)
    share = min(REGION_SHARE, whole) if len(labels) <= PLACES else whole
    return [Picture(CLOSEUP, alt, labelled, tuple(ref.id for ref in path), share)]


def lots_picture(options: PanelOptions, bidder: LotBidder, localizer: Localizer) -> list[Block]:
    """Return the lots of an auction, with their standing bids; nothing for a game without pictures."""
    game, view = options.game, options.table.view
    if not has_map(game.info.key):
        return []
    told = []
    for lot in bidder.facts.lots:
        name: Msg = game.names.place(view, lot.thing)
        if lot.bid:
            name = Msg("ui-lots-standing", {"lot": name, "seat": SeatRef(lot.leader), "bid": lot.bid})
        told.append(localizer.plain(name))
    return [Picture(CLOSEUP, shorten(" · ".join(told), ALT), lot_labels(bidder), share=LOTS_SHARE)]


def hand_alt(game: Game[Any, V], view: V, seat: int, localizer: Localizer) -> str:
    """Return the alt text of a seat's hand: the seat's part of the board in words."""
    lines = map(localizer.plain, own_part(game, view, seat))
    return shorten(" · ".join((localizer.plain(Msg("ui-alt-hand")), *lines)), ALT)


def own_part(game: Game[Any, V], view: V, seat: int) -> list[Msg]:
    """Return the lines about a seat from the board in words."""
    own = [s for s in game.board.summary(view).board if SeatRef(seat) in s.title.args.values()]
    return [line for section in own for line in section.lines]


def board_alt(game: Game[Any, V], view: V, localizer: Localizer, news: tuple[str, ...] = ()) -> str:
    """Return the alt text of a board: changes, turn, standings, and where to read more."""
    summary = game.board.summary(view)
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
