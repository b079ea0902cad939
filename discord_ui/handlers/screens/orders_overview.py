"""The orders, plans and planned moves of a person in all matches; one press ends each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.paging import page_buttons, page_of
from discord_ui.model.screen import Block, Button, Line, Paragraph, Screen
from discord_ui.panel.premoves import premove_lines
from discord_ui.panel.presenter import planned_sentence
from discord_ui.widgets.order_form import order_line
from engines.core.game import Game
from engines.core.text.messages import Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.errors import Refusal
from service.base.read_models.panels import InstructionInfo

MOST: Final = 6
"""How many fit a phone, a line each."""
LONGEST: Final = 500
"""Maximum number of characters about one instruction."""


def _plan(game: Game[Any, Any], one: InstructionInfo[Any], localizer: Localizer) -> str:
    if one.planning is None:
        return ""
    return localizer.say(escape_args(planned_sentence(game, one.view, one.planning)))


def _ahead(game: Game[Any, Any], one: InstructionInfo[Any], localizer: Localizer) -> str:
    moves = () if one.ahead is None else premove_lines(one.ahead, localizer)
    return "\n".join([localizer.say(Msg("ui-ahead-what")), *moves])


Words = Callable[[Game[Any, Any], InstructionInfo[Any], Localizer], str]
WORDS: Final[Mapping[str, Words]] = {
    "order": lambda game, one, localizer: order_line(game, one.view, localizer, one),
    "plan": _plan,
    "ahead": _ahead,
}
"""The text of each kind of instruction."""


def screen(
    text: Text,
    locale: Locale,
    games: Mapping[str, Game[Any, Any]],
    stands: Sequence[InstructionInfo[Any]],
    number: int = 0,
    notice: Msg | None = None,
) -> Screen:
    """Return a page of the list, by match, below a sentence. An empty list explains what can be planned where."""
    general = Localizer(text, locale)
    above: list[Block] = [] if notice is None else [Paragraph(general.say(escape_args(notice)))]
    if not stands:
        return Screen((*above, Paragraph(general.say(Msg("ui-standing-none")))))
    page = page_of(stands, number, MOST)
    blocks: list[Block] = [*above, Paragraph(f"### {general.say(Msg('ui-standing', {'n': page.total}))}")]
    for one in page.items:
        blocks.append(_entry(games[one.info.game], one, Localizer(text, locale, info=one.info), page.number))
    return Screen((*blocks, *page_buttons(page, general, controls.STANDING)))


def _entry(game: Game[Any, Any], one: InstructionInfo[Any], localizer: Localizer, page: int) -> Line:
    which = localizer.say(Msg("ui-panel-title", {"game": Msg(f"{one.info.game}-name"), "match": one.info.id}))
    end = controls.STANDING_END(one.info.id, one.kind, one.key, page)
    words = shorten(WORDS[one.kind](game, one, localizer), LONGEST)
    return Line(f"{which}\n{words}", Button(localizer.plain(Msg("ui-standing-end")), end, "danger"))


async def show(ctx: InteractionContext, number: int = 0, notice: Msg | None = None) -> None:
    """Show a page of the list, below a sentence."""
    kontor = ctx.app.kontor
    stands = await kontor.lists.instructions_of(ctx.user.id)
    await ctx.show(screen(ctx.app.text, await ctx.locale(), kontor.games, stands, number, notice))


async def end(ctx: InteractionContext, press: Press[controls.Instruction]) -> None:
    """End one instruction, and show its page; if it is over already or cannot be ended, say so there."""
    ended = press.args
    try:
        await ctx.app.kontor.standing_orders.end(ctx.user, ended.match, ended.kind, ended.key)
    except Refusal as refused:
        await show(ctx, ended.page, refused.msg)
        return
    await show(ctx, ended.page, Msg("ui-standing-ended", {"match": ended.match}))


ROUTES = (
    Route(controls.STANDING, lambda ctx, press: show(ctx, press.args.page or 0)),
    Route(controls.STANDING_END, end),
)
