"""Panels as the service composes them while people play a match, with the news since they last looked."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.read_models.panels import PanelModel
from tests.service.helpers.match import ServiceMatch
from tools.scripted_member.adviser import any_move

SUGGESTED = 60
"""How many percent of the moves follow the suggestion, if there is one; the others are random."""
SEED = bytes(range(16))


class PlayedPanel(NamedTuple):
    """What a person sees who opens their panel, or after their move. done: the results of the move."""

    table: PanelModel[Any]
    done: tuple[Msg, ...]


async def played_panels(
    game: Game[Any, Any], folder: Path, patch: pytest.MonkeyPatch, moves: int
) -> AsyncIterator[PlayedPanel]:
    """Yield the panels of a match of as many people as can play; they look when they are asked."""
    patch.setattr("service.driver.starting.secrets.token_bytes", lambda size: SEED[:size])
    patch.setattr("service.driver.starting.SystemRandom", lambda: random.Random(1))
    match = await ServiceMatch.empty(folder)
    try:
        await match.begin(people=game.info.seats[1], game=game.info.key)
        rng, made, mover = Rng(SEED), 0, None
        while made < moves and (await match.info()).status == "live":
            asked, before = await match.awaited(), made
            for user in match.people:
                table = await match.look(user)
                planning = table.choices.planning
                answered = planning is not None and (not planning.asked or planning.plan is not None)
                if not table.choices.offered or answered or (asked and table.seat not in asked and rng.below(4)):
                    continue
                if user is not mover:
                    table = await match.look(user, look=True)
                    yield PlayedPanel(table, ())
                best = table.choices.suggestion
                wanted = best is not None and rng.below(100) < SUGGESTED
                try:
                    done = await match.do(user, best if wanted else any_move(table.choices.offered, rng))
                except Refusal:
                    continue
                made, mover = made + 1, user
                yield PlayedPanel(done.table, done.told)
                break
            if made == before:
                mover = None
                await match.wait(20)
    finally:
        await match.kontor.close()
