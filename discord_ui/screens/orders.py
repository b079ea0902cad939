"""Standing orders: whether each is in force, what it does, when it ends, and a button that turns it round."""

from __future__ import annotations

from discord_ui.ids import BadId, ScreenId
from discord_ui.panel_presses import numbers
from discord_ui.presenter import order_buttons
from discord_ui.screen import Block, Row, Screen, Words, rows_of
from discord_ui.screens.common import title, to_panel
from discord_ui.visit import Press, Visit
from engines.core.text import Arg, Msg
from service.errors import NotSeated
from service.play import USUAL_WAIT


async def show(visit: Visit, match_id: int) -> None:
    """Explain the standing orders of a match. Raises NotSeated for somebody without a seat."""
    table = await visit.ui.kontor.play.table(visit.user, match_id)
    if table.seat is None or not table.holds:
        raise NotSeated("err-not-seated" if table.seat is None else "err-computer-holds", match=match_id)
    game = visit.ui.kontor.games[table.info.game]
    voice = await visit.voice(table.info)
    blocks: list[Block] = [Words(title(voice, table.info, Msg("ui-orders")))]
    if table.orders:
        lines = [voice.say(Msg("ui-orders-how"))]
        for key, on in table.orders:
            said: dict[str, Arg] = {
                "order": Msg(f"{game.info.key}-order-{key}"),
                "on": int(on),
                "what": Msg(f"{game.info.key}-order-{key}-desc"),
            }
            lines.append(f"- {voice.say(Msg('ui-orders-line', said))}")
        blocks.append(Words("\n".join(lines)))
    else:
        blocks.append(Words(voice.say(Msg("ui-orders-none", {"game": Msg(f"{game.info.key}-name")}))))
    blocks += rows_of(order_buttons(game, table, voice))
    blocks.append(Row((to_panel(voice, match_id),)))
    await visit.show(Screen(tuple(blocks)))


async def turn(visit: Visit, press: Press) -> None:
    """Give or cancel an order, and show the panel; opened for this, it does not end orders for an absence."""
    match_id = numbers(press, 1)[0]
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if len(args) != 3 or args[2] not in ("on", "off"):
        raise BadId(repr(press.id))
    table = await visit.ui.kontor.orders.set(visit.user, match_id, args[1], args[2] == "on")
    await visit.ui.show_table(visit, table)


async def wait(visit: Visit, press: Press) -> None:
    """Wait for answers to one's offers."""
    match_id, hours = numbers(press, 2)
    await wait_for(visit, match_id, hours)


async def wait_for(visit: Visit, match_id: int, hours: int = USUAL_WAIT) -> None:
    """Wait for answers at most so many hours, and show the panel."""
    table = await visit.ui.kontor.play.wait_for_answers(visit.user, match_id, hours)
    await visit.ui.show_table(visit, table)


async def look(visit: Visit, press: Press) -> None:
    """The standing orders, in the panel's place."""
    await show(visit, numbers(press, 1)[0])


SCREENS = {"orders": look, "order": turn, "wait": wait}
