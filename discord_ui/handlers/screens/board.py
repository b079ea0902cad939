"""The board as a picture or as text, as its reader may see it, and the reader's hand."""

from collections.abc import Sequence
from itertools import count
from typing import Any, TypeVar

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model import controls
from discord_ui.model.limits import ALT, shorten
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Picture, Screen
from discord_ui.model.screen_parts import match_heading, panel_button
from discord_ui.panel.pictures import CLOSEUP, board_picture, hand_picture, own_part
from engines.core.game import Game
from engines.core.text.messages import Msg
from engines.core.text.words import Part
from render.games import has_pictures
from service.base.errors import NotSeated
from service.base.read_models.panels import PanelModel

V = TypeVar("V")

ROOM = 3500
"""Characters of the text board on a page; a message has room for a few more around them."""


def screen(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, form: str, page: int = 0) -> Screen:
    """Return the board of a table. form: picture, text, or part, which is an enlarged part of a map; anything
    else is a picture, if the game has pictures.

    page: of the text, or the number of the part, from 0.
    """
    drawn = has_pictures(game.info.key)
    other: list[tuple[str, controls.BoardForm]]
    if form == "text" or not drawn:
        blocks, other = _as_text(game, table, localizer, page), [("ui-as-picture", "picture")] if drawn else []
    else:
        blocks, other = _as_picture(game, table, localizer, page if form == "part" else None)
    below = [Button(localizer.plain(Msg(key)), controls.BOARD(table.info.id, there)) for key, there in other]
    heading = Paragraph(match_heading(localizer, table.info, Msg("ui-about-board")))
    return Screen((heading, *blocks, ButtonRow((panel_button(localizer, table.info.id), *below))))


def _as_text(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, page: int) -> list[Block]:
    """Return a page of the text board, or the last one if there are fewer, with buttons to other pages."""
    pages = text_pages(game, table.view, localizer)
    page = min(page, len(pages) - 1)
    turning = []
    if page > 0:
        said = Msg("ui-page-before", {"page": page, "pages": len(pages)})
        turning.append(Button(localizer.plain(said), controls.BOARD(table.info.id, "text", page - 1)))
    if page < len(pages) - 1:
        said = Msg("ui-page-after", {"page": page + 2, "pages": len(pages)})
        turning.append(Button(localizer.plain(said), controls.BOARD(table.info.id, "text", page + 1)))
    return [Paragraph(pages[page]), *([ButtonRow(tuple(turning))] if turning else [])]


def _as_picture(
    game: Game[Any, V], table: PanelModel[V], localizer: Localizer, number: int | None
) -> tuple[list[Block], list[tuple[str, controls.BoardForm]]]:
    """Return a part of the map, or the whole board, with buttons for the parts; and the other forms offered.

    number: the part, None for the whole board.
    """
    rows = game.map.parts(table.view)
    parts = [part for row in rows for part in row]
    as_text: tuple[str, controls.BoardForm] = ("ui-as-text", "text")
    if number is not None and number < len(parts):
        closer = _part_picture(game, table, localizer, parts[number])
        return [closer, *_parts(table, localizer, rows)], [("ui-whole-board", "picture"), as_text]
    return [board_picture(game, table.view, localizer), *_parts(table, localizer, rows)], [as_text]


def _parts(table: PanelModel[Any], localizer: Localizer, rows: Sequence[Sequence[Part]]) -> list[Block]:
    """Return buttons to the parts of a map, arranged like the parts."""
    number = count()
    return [
        ButtonRow(
            tuple(
                Button(localizer.plain(name), controls.BOARD(table.info.id, "part", next(number)))
                for name, _ in row
            )
        )
        for row in rows
    ]


def _part_picture(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, part: Part) -> Picture:
    name, places = part
    named = localizer.plain.join([localizer.plain(game.names.place(table.view, ref)) for ref in places])
    alt = shorten(localizer.plain(Msg("ui-alt-part", {"part": name, "places": named})), ALT)
    return Picture(CLOSEUP, alt, tuple((f"{ref.kind}:{ref.id}", "") for ref in places))


def text_pages(game: Game[Any, Any], view: Any, localizer: Localizer) -> list[str]:
    """Return the text board in pages, cut between its lists where possible."""
    pages = [""]
    for part in board_parts(game, view, localizer):
        # A list that is longer than a page is split by lines.
        for piece in [part] if len(part) <= ROOM else part.split("\n"):
            if pages[-1] and len(pages[-1]) + len(piece) + 1 > ROOM:
                pages.append("")
            pages[-1] = f"{pages[-1]}\n{piece}" if pages[-1] else piece
    return pages


def board_text(game: Game[Any, Any], view: Any, localizer: Localizer) -> str:
    """Return the whole text board."""
    return "\n".join(board_parts(game, view, localizer))


def board_parts(game: Game[Any, Any], view: Any, localizer: Localizer) -> list[str]:
    """Return the headline and the titled lists of all that the viewer may know, in words alone."""
    summary = game.board.summary(view)
    parts = [localizer.words(summary.headline)]
    for section in summary.board:
        lines = [f"- {localizer.words(line)}" for line in section.lines]
        parts.append("\n".join((f"**{localizer.plain(section.title)}**", *lines)))
    return parts


async def show(ctx: InteractionContext, match_id: int, form: str, page: int = 0) -> None:
    """Show the board. Raises Refusal while the match is a lobby."""
    table = await ctx.app.kontor.play.panel(ctx.user, match_id)
    shown = screen(ctx.app.kontor.games[table.info.game], table, await ctx.localizer(table.info), form, page)
    await ctx.draw(shown, table)


async def show_hand(ctx: InteractionContext, match_id: int) -> None:
    """Show the reader's hand. Raises NotSeated for a person without a seat."""
    table = await ctx.app.kontor.play.panel(ctx.user, match_id)
    if table.seat is None:
        raise NotSeated("err-not-seated", match=match_id)
    game, localizer = ctx.app.kontor.games[table.info.game], await ctx.localizer(table.info)
    shown = Screen(
        (
            Paragraph(match_heading(localizer, table.info, Msg("ui-about-hand"))),
            *hand_picture(game, table, localizer),
            Paragraph("\n".join(f"- {localizer.say(line)}" for line in own_part(game, table.view, table.seat))),
            ButtonRow((panel_button(localizer, match_id),)),
        )
    )
    await ctx.draw(shown, table)


ROUTES = (
    Route(controls.BOARD, lambda ctx, press: show(ctx, press.args.match, press.args.form, press.args.page)),
    Route(controls.HAND, lambda ctx, press: show_hand(ctx, press.args.match)),
    Route(controls.PUBLIC_HAND, lambda ctx, press: show_hand(ctx, press.args.match)),
)
