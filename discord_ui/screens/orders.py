"""Standing orders: whether each is in force, what it does, when it ends, and a button that turns it round."""

from __future__ import annotations

from typing import Any

from discord_ui.ahead import lines_of
from discord_ui.errors import UserSays
from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice, safe
from discord_ui.ordering import Ordering
from discord_ui.presenter import order_buttons
from discord_ui.press import Press, numbers, word
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Row, Screen, Words, rows_of
from discord_ui.screens.common import title, to_panel
from discord_ui.showing import show_table
from discord_ui.visit import Visit
from engines.core.game import Game
from engines.core.text.messages import Arg, Msg
from service.base.errors import NotSeated, Refusal
from service.base.read_models import PanelModel, StandingOrderInfo
from service.usecases.play import DEFAULT_WAIT


async def show(visit: Visit, match_id: int, notice: Msg | None = None) -> None:
    """Explain the standing orders of a match, below a sentence. Raises NotSeated for somebody without a seat."""
    table = await visit.ui.kontor.play.panel(visit.user, match_id)
    if table.seat is None or not table.holds:
        raise NotSeated("err-not-seated" if table.seat is None else "err-computer-holds", match=match_id)
    game = visit.ui.kontor.games[table.info.game]
    voice = await visit.voice(table.info)
    blocks: list[Block] = [Words(title(voice, table.info, Msg("ui-ahead-door")))]
    if notice is not None:
        blocks.append(Words(voice.say(safe(notice))))
    blocks += _next_turn(table, voice)
    if table.orders:
        lines = [_line(game, table, voice, info) for info in table.orders]
        blocks.append(Words("\n".join([voice.say(Msg("ui-orders-how")), *lines])))
    elif table.ahead is None:
        blocks.append(Words(voice.say(Msg("ui-orders-none", {"game": Msg(f"{game.info.key}-name")}))))
    blocks += rows_of(order_buttons(game, table, voice))
    blocks.append(Row((to_panel(voice, match_id),)))
    await visit.show(Screen(tuple(blocks)))


def _next_turn(table: PanelModel[Any], voice: Voice) -> list[Block]:
    """What was given of one's next turns, and the button that leads to giving."""
    given = table.ahead
    if given is None:
        return []
    said = [voice.say(Msg("ui-ahead-what")), *lines_of(given, voice)]
    where = write_id(ScreenId("ahead", (str(table.info.id),)))
    label = voice.plain(Msg("ui-ahead-change" if given.lines else "ui-ahead"))
    return [Words("\n".join(said)), Row((Button(f"{label}…", where, "main"),))]


def _line(game: Game[Any, Any], table: PanelModel[Any], voice: Voice, info: StandingOrderInfo) -> str:
    key = f"{game.info.key}-order-{info.key}"
    said: dict[str, Arg] = {"order": Msg(key), "on": int(info.on), "what": Msg(f"{key}-desc")}
    choice = info.choice
    if choice is not None and info.chosen:
        named = Ordering(game, table.view, voice, choice).named(info.chosen)
        return f"- {voice.say(Msg('ui-orders-line-with', {**said, 'chosen': named}))}"
    return f"- {voice.say(Msg('ui-orders-line', said))}"


async def turn(visit: Visit, press: Press) -> None:
    """Give or cancel an order, and show the panel; opened for this, it does not end orders for an absence."""
    match_id = numbers(press, 1)[0]
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if len(args) != 3 or args[2] not in ("on", "off"):
        raise BadId(repr(press.id))
    table = await visit.ui.kontor.standing_orders.set(visit.user, match_id, args[1], args[2] == "on")
    await show_table(visit, table)


async def wait(visit: Visit, press: Press) -> None:
    """Wait for answers to one's offers."""
    match_id, hours = numbers(press, 2)
    await wait_for(visit, match_id, hours)


async def wait_for(visit: Visit, match_id: int, hours: int = DEFAULT_WAIT) -> None:
    """Wait for answers at most so many hours, and show the panel."""
    table = await visit.ui.kontor.play.wait_for_answers(visit.user, match_id, hours)
    await show_table(visit, table)


async def look(visit: Visit, press: Press) -> None:
    """The standing orders, in the panel's place."""
    await show(visit, numbers(press, 1)[0])


async def give_with(visit: Visit, press: Press) -> None:
    """Ask in a form what an order is given with, or give it with what was sent."""
    match_id, key = numbers(press, 1)[0], word(press, 1)
    ui = visit.ui
    table = await ui.kontor.play.panel(visit.user, match_id)
    info = next((info for info in table.orders if info.key == key), None)
    if info is None or info.choice is None:
        raise Refusal("err-no-such-order")
    voice = await visit.voice(table.info)
    game = ui.kontor.games[table.info.game]
    ordering = Ordering(game, table.view, voice, info.choice)
    if press.kind == "form":
        try:
            chosen = ordering.read(press)
        except UserSays as wrong:
            await show(visit, match_id, wrong.msg)
            return
        await show_table(visit, await ui.kontor.standing_orders.set(visit.user, match_id, key, True, chosen))
        return
    name = f"{game.info.key}-order-{key}"
    where = ScreenId("order-with", (str(match_id), key))
    await visit.form(ordering.form(where, Msg(name), Msg(f"{name}-desc"), info.chosen))


ROUTES = {
    "orders": Route(look),
    "order": Route(turn),
    "wait": Route(wait),
    "order-with": Route(give_with, form=True),
}
