"""What happened is described in the words of its own day, however the board has changed since."""

import dataclasses
from typing import Any

import pytest

from engines.cities_knights.actions import EndTurn
from engines.cities_knights.game import GAME
from engines.core.game import GameInfo
from service.base.read_models.history import LogEntry
from service.base.read_models.matches import ProposalInfo
from tests.games.cities_knights.helpers.positions import path, position
from tests.games.cities_knights.helpers.service_positions import lay_out, renaming
from tests.service.helpers.match import ANNA, BEN, CHLOE, STRANGER, ServiceMatch
from tests.service.helpers.replayed_steps import count_replayed
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import Draw, Pass, Put
from tests.toys.bazaar.rules import TurnRules


def island() -> Any:
    """Anna may build a road and swap number tokens."""
    roads = path(8, 13)
    hand = {"lumber": 2, "brick": 2}
    return position(P0={"settlements": [8], "roads": roads, "hand": hand, "progress": ["inventor"]}, seed="0" * 32)


async def entry(match: ServiceMatch, key: str, user: Any = STRANGER) -> LogEntry:
    """Return the newest entry of the log with a sentence of a key."""
    entries = await match.kontor.history.log(user.id, match.id, None, 50)
    return next(one for one in reversed(entries) if any(msg.key == key for msg in one.told))


ROAD = "cities_knights-event-road-built"


async def test_the_log_and_the_news_tell_a_place_as_it_was_called_then(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights", grace=0)
    state = island()
    road, swap = renaming(state)
    await lay_out(match, state)
    await match.look(BEN, look=True)
    built = await match.do(ANNA, road)
    await match.do(ANNA, swap)
    await match.do(ANNA, EndTurn())
    assert (await entry(match, ROAD)).told == (await entry(match, ROAD, ANNA)).told == built.told
    assert built.told[0] in (await match.look(BEN)).news.lines
    told = [msg for said in match.discord.delivered for step in said.steps for msg in step.told]
    assert built.told[0] in told, "as the post told it"


async def test_a_move_that_was_taken_back_is_still_called_as_it_was(match: ServiceMatch) -> None:
    await match.begin(3, game="cities_knights", grace=0)
    state = island()
    road, swap = renaming(state)
    await lay_out(match, state)
    await match.do(ANNA, swap)
    built = await match.do(ANNA, road)
    await match.do(ANNA, EndTurn())
    for _ in range(3):
        vote = await match.undo(ANNA)
        if isinstance(vote, ProposalInfo):
            await match.agree(vote, BEN, CHLOE)
    assert (await match.look(ANNA)).view.roads == GAME.view(state, 0).roads
    undone = await entry(match, ROAD)
    assert undone.undone
    assert undone.told == built.told
    again = await match.do(ANNA, road)
    assert (await entry(match, ROAD, ANNA)).told == again.told != built.told


class Forgetful(TurnRules):
    """Knows nothing any more of cards that are put on the table."""

    def handle(self, ctx: Any, frame: Any, seat: int, action: Any) -> None:
        if isinstance(action, Put):
            raise KeyError("no such card")
        super().handle(ctx, frame, seat, action)


LATER_BAZAAR = dataclasses.replace(
    BAZAAR,
    info=GameInfo(key="bazaar", command="bazaar", seats=(2, 4), rules_version=2, hidden=True),
    rules=dataclasses.replace(
        BAZAAR.rules, frames={**BAZAAR.rules.frames, next(iter(BAZAAR.rules.frames)): Forgetful()}
    ),
)
"""Rules by which the past cannot be played any more."""


async def test_what_happened_by_older_rules_is_told_though_those_of_today_cannot_play_it(
    match: ServiceMatch,
) -> None:
    await match.begin(grace=0)
    token = (await match.look(ANNA)).token
    await match.do(ANNA, Put((await match.look(ANNA)).view.hand[0]))
    await match.do(ANNA, Pass())
    await match.restart(LATER_BAZAAR)
    placed = ["bazaar-event-placed", "bazaar-event-passed"]
    assert await told_by_the_log(match) == placed
    await match.do(BEN, Draw())
    assert await told_by_the_log(match) == [*placed, "bazaar-event-drew"]
    assert await match.kontor.play.find_repeated_press(ANNA, match.id, token) is None, (
        "such a button is just stale"
    )


async def told_by_the_log(match: ServiceMatch) -> list[str]:
    return [msg.key for one in await match.kontor.history.log(STRANGER.id, match.id) for msg in one.told]


async def test_a_page_of_the_log_costs_no_more_than_the_way_from_the_checkpoint_before_it(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await count_replayed(match, monkeypatch, moves=48)
    assert len(await match.kontor.history.log(STRANGER.id, match.id, None, 12)) == 12
    assert (await match.info()).seq > 40
    assert len(played) <= 20 + 8


async def test_a_move_at_which_the_rules_break_down_takes_no_panel_away(match: ServiceMatch) -> None:
    await match.begin()
    await match.restart(LATER_BAZAAR)
    shown = await match.look(ANNA)
    assert {type(option.action) for option in shown.choices.options} >= {Put, Draw}
    assert {type(shown.choices.options[at].action) for at in shown.choices.final} == {Draw}, (
        "the other moves are still told of"
    )
    await match.do(ANNA, Draw())
