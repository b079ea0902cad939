"""What happened is told in the words of its own day, however the board has changed since."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engines.cities_knights.actions import EndTurn
from engines.cities_knights.game import GAME
from engines.core.game import GameInfo
from service.app import Kontor
from service.base.read_models import LogEntry, ProposalInfo
from service.history import replay
from service.match import unit_of_work
from service.match.snapshot import MatchSnapshot
from store import rows
from tests.engines.cities_knights.table import path, position
from tests.service.bazaar import BAZAAR, Draw, Pass, Put, TurnRules
from tests.service.catan import lay_out, renaming
from tests.service.table import ALL_GAMES, ANNA, BEN, CHLOE, STRANGER, Table


def island() -> Any:
    """Anna may build a road and swap number tokens."""
    roads = path(8, 13)
    hand = {"lumber": 2, "brick": 2}
    return position(P0={"settlements": [8], "roads": roads, "hand": hand, "progress": ["inventor"]}, seed="0" * 32)


async def entry(table: Table, key: str, user: Any = STRANGER) -> LogEntry:
    """The newest entry of the log that tells something of a key."""
    entries = await table.kontor.queries.log(user.id, table.id, None, 50)
    return next(one for one in reversed(entries) if any(msg.key == key for msg in one.told))


ROAD = "cities_knights-event-road-built"


async def test_the_log_and_the_news_tell_a_place_as_it_was_called_then(table: Table) -> None:
    await table.begin(3, game="cities_knights", grace=0)
    state = island()
    road, swap = renaming(state)
    await lay_out(table, state)
    await table.look(BEN, look=True)
    built = await table.do(ANNA, road)
    await table.do(ANNA, swap)
    await table.do(ANNA, EndTurn())
    assert (await entry(table, ROAD)).told == (await entry(table, ROAD, ANNA)).told == built.told
    assert built.told[0] in (await table.look(BEN)).news
    told = [msg for said in table.ears.heard for step in said.steps for msg in step.told]
    assert built.told[0] in told, "as the post told it"


async def test_a_move_that_was_taken_back_is_still_called_as_it_was(table: Table) -> None:
    await table.begin(3, game="cities_knights", grace=0)
    state = island()
    road, swap = renaming(state)
    await lay_out(table, state)
    await table.do(ANNA, swap)
    built = await table.do(ANNA, road)
    await table.do(ANNA, EndTurn())
    for _ in range(3):
        vote = await table.undo(ANNA)
        if isinstance(vote, ProposalInfo):
            for user in (BEN, CHLOE):
                await table.kontor.votes.answer(user, vote.id, True)
            await table.settle()
    assert (await table.look(ANNA)).view.roads == GAME.view(state, 0).roads
    undone = await entry(table, ROAD)
    assert undone.undone
    assert undone.told == built.told
    again = await table.do(ANNA, road)
    assert (await entry(table, ROAD, ANNA)).told == again.told != built.told


class Forgetful(TurnRules):
    """Knows nothing any more of cards that are put on the table."""

    def handle(self, ctx: Any, frame: Any, seat: int, action: Any) -> None:
        """Draw or pass."""
        if isinstance(action, Put):
            raise KeyError("no such card")
        super().handle(ctx, frame, seat, action)


LATER_BAZAAR = dataclasses.replace(
    BAZAAR,
    info=GameInfo(key="bazaar", command="bazaar", seats=(2, 4), rules_version=2, hidden=True),
    frames={**BAZAAR.frames, next(iter(BAZAAR.frames)): Forgetful()},
)
"""Rules by which the past cannot be played any more."""


async def test_what_happened_by_older_rules_is_told_though_those_of_today_cannot_play_it(table: Table) -> None:
    await table.begin(grace=0)
    token = (await table.look(ANNA)).token
    await table.do(ANNA, Put((await table.look(ANNA)).view.hand[0]))
    await table.do(ANNA, Pass())
    await table.kontor.close()
    table.kontor = await Kontor.open(table.config, table.clock, {**ALL_GAMES, "bazaar": LATER_BAZAAR})
    await table._start()
    placed = ["bazaar-event-placed", "bazaar-event-passed"]
    assert await told_by_the_log(table) == placed
    await table.do(BEN, Draw())
    assert await told_by_the_log(table) == [*placed, "bazaar-event-drew"]
    assert await table.kontor.play.find_repeated_press(ANNA, table.id, token) is None, (
        "such a button is just stale"
    )


async def told_by_the_log(table: Table) -> list[str]:
    """What the log tells everybody."""
    return [msg.key for one in await table.kontor.queries.log(STRANGER.id, table.id) for msg in one.told]


async def test_a_page_of_the_log_costs_no_more_than_the_way_from_the_checkpoint_before_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unit_of_work, "CHECKPOINT_EVERY", 8)
    await table.begin(game="fugger", grace=0)
    for _ in range(48):
        able = [user for user in table.people if (await table.look(user)).options]
        await table.do(able[0], next((await table.look(able[0])).options[0].expand()))
    played: list[int] = []
    play = replay.apply_step

    def count(live: MatchSnapshot, state: Any, action: rows.Action) -> None:
        played.append(action.seq)
        play(live, state, action)

    monkeypatch.setattr(replay, "apply_step", count)
    newest = await table.kontor.queries.log(STRANGER.id, table.id, None, 12)
    assert len(newest) == 12
    assert (await table.info()).seq > 40
    assert len(played) <= 20 + 8


async def test_a_move_at_which_the_rules_break_down_takes_no_panel_away(table: Table) -> None:
    await table.begin()
    await table.kontor.close()
    table.kontor = await Kontor.open(table.config, table.clock, {**ALL_GAMES, "bazaar": LATER_BAZAAR})
    await table._start()
    shown = await table.look(ANNA)
    assert {type(option.action) for option in shown.options} >= {Put, Draw}
    assert {type(shown.options[at].action) for at in shown.final} == {Draw}, "the other moves are still told of"
    await table.do(ANNA, Draw())
