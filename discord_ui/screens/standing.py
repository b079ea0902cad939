"""All that a person has given beforehand and that stands, in all matches; one press ends each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from discord_ui.ahead import lines_of
from discord_ui.choosing import shorten
from discord_ui.ids import BadId, ScreenId, number_of, write_id
from discord_ui.names import Voice, safe
from discord_ui.ordering import Ordering
from discord_ui.paging import page_of, turning
from discord_ui.presenter import planned
from discord_ui.press import Press, numbers, word
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Row, Screen, Words
from discord_ui.visit import Visit
from engines.core.game import Game
from engines.core.text.messages import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.errors import Refusal
from service.base.read_models import InstructionInfo

MOST: Final = 6
"""So much fits a phone with its buttons."""
LONGEST: Final = 500
"""So many characters tell of one thing that stands."""


def _order(game: Game[Any, Any], one: InstructionInfo[Any], voice: Voice) -> str:
    key = f"{game.info.key}-order-{one.key}"
    said: dict[str, Arg] = {"order": Msg(key), "on": 1, "what": Msg(f"{key}-desc")}
    if one.choice is not None and one.chosen:
        said["chosen"] = Ordering(game, one.view, voice, one.choice).named(one.chosen)
        return voice.say(Msg("ui-orders-line-with", said))
    return voice.say(Msg("ui-orders-line", said))


def _plan(game: Game[Any, Any], one: InstructionInfo[Any], voice: Voice) -> str:
    return "" if one.planning is None else voice.say(safe(planned(game, one.view, one.planning)))


def _ahead(game: Game[Any, Any], one: InstructionInfo[Any], voice: Voice) -> str:
    moves = () if one.ahead is None else lines_of(one.ahead, voice)
    return "\n".join([voice.say(Msg("ui-ahead-what")), *moves])


Line = Callable[[Game[Any, Any], InstructionInfo[Any], Voice], str]
LINES: Final[Mapping[str, Line]] = {"order": _order, "plan": _plan, "ahead": _ahead}
"""What is said of each kind of thing that stands."""


def screen(
    text: Text,
    locale: Locale,
    games: Mapping[str, Game[Any, Any]],
    stands: Sequence[InstructionInfo[Any]],
    number: int = 0,
    notice: Msg | None = None,
) -> Screen:
    """A page of the list, by match; below a sentence. An empty one says what is given beforehand, and where."""
    general = Voice(text, locale)
    above: list[Block] = [] if notice is None else [Words(general.say(safe(notice)))]
    if not stands:
        return Screen((*above, Words(general.say(Msg("ui-standing-none")))))
    page = page_of(stands, number, MOST)
    blocks: list[Block] = [*above, Words(f"### {general.say(Msg('ui-standing', {'n': page.total}))}")]
    for slot, one in enumerate(page.items):
        blocks += _entry(games[one.info.game], one, Voice(text, locale, info=one.info), page.number, slot)
    return Screen((*blocks, *turning(page, general, lambda to: ScreenId("standing", (str(to),)))))


def _entry(
    game: Game[Any, Any], one: InstructionInfo[Any], voice: Voice, page: int, slot: int
) -> tuple[Block, ...]:
    match = str(one.info.id)
    which = voice.say(Msg("ui-panel-title", {"game": Msg(f"{one.info.game}-name"), "match": one.info.id}))
    end = write_id(ScreenId("standing-end", (match, one.kind, one.key, str(page))))
    change = write_id(ScreenId("orders", (match,), slot))
    buttons = (
        Button(voice.plain(Msg("ui-standing-end")), end, "danger"),
        Button(f"{voice.plain(Msg('ui-standing-match', {'match': one.info.id}))}…", change),
    )
    return Words(f"{which}\n{shorten(LINES[one.kind](game, one, voice), LONGEST)}"), Row(buttons)


async def show(visit: Visit, number: int = 0, notice: Msg | None = None) -> None:
    """Show a page of the list, below a sentence."""
    kontor = visit.ui.kontor
    stands = await kontor.standing_orders.list(visit.user)
    await visit.show(screen(visit.ui.text, await visit.locale(), kontor.games, stands, number, notice))


async def turn(visit: Visit, press: Press) -> None:
    """Show another page."""
    await show(visit, numbers(press, 1)[0])


async def end(visit: Visit, press: Press) -> None:
    """End one thing, and show the page it stood on; what is over already, or cannot be ended, is said there."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if len(args) != 4:
        raise BadId(repr(press.id))
    match_id, page = numbers(press, 1)[0], number_of(args[3])
    try:
        await visit.ui.kontor.standing_orders.end(visit.user, match_id, word(press, 1), word(press, 2))
    except Refusal as refused:
        await show(visit, page, refused.msg)
        return
    await show(visit, page, Msg("ui-standing-ended", {"match": match_id}))


ROUTES = {
    "standing": Route(turn, free=True),
    "standing-end": Route(end),
}
