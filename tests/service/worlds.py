"""Positions that differ in secrets only, and everything that a reader gets of a match."""

from __future__ import annotations

import dataclasses
from typing import Any

from engines.core.rng import rng_from
from service.people.user import User
from tests.service.bazaar import Draw, Pass, Put
from tests.service.table import Table


async def everything(table: Table, reader: User) -> Any:
    """All that the service tells a reader of a match, as plain data."""
    reading = table.kontor.queries
    shown = await table.look(reader)
    info = await table.info()
    refusals = []
    for action in (Put(1), Put(9), Draw(), Pass()):
        if not shown.options and shown.info.game == "bazaar":
            try:
                await table.kontor.play.submit(reader, table.id, [action])
            except Exception as error:
                refusals.append(repr(error))
    return (
        shown,
        info,
        refusals,
        await reading.published_story(table.id),
        await reading.log(reader.id, table.id, None, 50),
        await table.kontor.exports.export(reader.id, table.id),
        await reading.waiting_for(reader.id),
        await table.kontor.stats.of_user(reader.id, reader.id),
    )


async def swap_secrets(table: Table, seat: int, seed: str) -> Any:
    """Replace the positions in memory by ones that the seat cannot tell apart; the old ones are returned."""
    # What is being written now would bring the old ones back.
    await table.settle()
    live = await table.live()
    game = live.game
    same = live.state is live.shown or live.state == live.shown
    state = game.determinize(live.state, seat, rng_from(seed))
    shown = state if same else game.determinize(live.shown, seat, rng_from(seed))
    table.kontor.matches._keep(dataclasses.replace(live, state=state, shown=shown))
    return live
