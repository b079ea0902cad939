"""Positions that differ in secrets only, and everything that a reader gets of a match."""

import dataclasses
import itertools
from collections.abc import Iterable
from typing import Any

from engines.core.rng import rng_from
from service.people.user import User
from tests.service.helpers.match import ServiceMatch
from tests.toys.bazaar.position import Draw, Pass, Put


async def everything(match: ServiceMatch, reader: User) -> Any:
    """Return all that the service shows a reader of a match, as plain data."""
    shown = await match.look(reader)
    info = await match.info()
    refusals = []
    for action in (Put(1), Put(9), Draw(), Pass()):
        if not shown.choices.options and shown.info.game == "bazaar":
            try:
                await match.kontor.play.submit(reader, match.id, [action])
            except Exception as error:
                refusals.append(repr(error))
    return (
        shown,
        info,
        refusals,
        await match.kontor.history.published_story(match.id),
        await match.kontor.history.log(reader.id, match.id, None, 50),
        await match.kontor.exports.export(reader.id, match.id),
        await match.kontor.lists.waiting_for(reader.id),
        await match.kontor.stats.of_user(reader.id, reader.id),
    )


async def swap_secrets(match: ServiceMatch, seat: int, seed: str) -> Any:
    """Replace the positions in memory by ones that look the same to the seat; return the old ones."""
    # What is being written now would bring the old ones back.
    await match.settle()
    live = await match.live()
    game = live.game
    same = live.state is live.shown or live.state == live.shown
    state = game.determinize(live.state, seat, rng_from(seed))
    shown = state if same else game.determinize(live.shown, seat, rng_from(seed))
    match.kontor.matches._keep(dataclasses.replace(live, state=state, shown=shown))
    return live


def first_difference(one: Iterable[str], other: Iterable[str]) -> str | None:
    """Return the first thing that readers got in one of two worlds only, with what is around it, or None."""
    for here, there in itertools.zip_longest(one, other, fillvalue=""):
        if here != there:
            at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            around = slice(max(0, at - 200), at + 200)
            return f"{here[:80]}…{here[around]}\nis elsewhere …{there[around]}"
    return None
