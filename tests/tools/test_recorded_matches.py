"""The recorded matches are of today's rules, and are what their scenes promise."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines import GAMES
from engines.core.mechanics.trade_offers import TradeAccept
from service.app import Kontor
from service.base.config import Config
from service.base.errors import Stale
from service.base.read_models.panels import PanelModel
from service.people.access import OpenMemberships
from service.people.user import User
from tests.tiers import few
from tools.playground import recorded_matches
from tools.playground.recorded_matches import ANEW, Lobby, OutOfDate, RecordedMatch, insert_into, read
from tools.playground.scenes import Scene, long_scenes

ANNA, BERT = User(11, "Anna", "fr"), User(12, "Bert", "en-GB")
SCENES = {scene.key: scene for scene in long_scenes(GAMES)}
MOST = 64_000
"""Bytes that all of them may have together."""


def kept(key: str) -> RecordedMatch:
    found = read(key)
    assert found is not None, f"{key} was never played beforehand: {ANEW}"
    return found


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Kontor]:
    kontor = await Kontor.open(Config(database=folder / "kontor.db"))
    kontor.access.use_memberships(OpenMemberships())
    yield kontor
    await kontor.close()


async def lobby(kontor: Kontor, scene: Scene, found: RecordedMatch) -> Lobby:
    people = (ANNA, BERT)[: scene.people]
    info = await kontor.lobby.create(
        ANNA, game=scene.game, guild_id=1, channel_id=2, seats=found.seats, grace=0, locale=None
    )
    for guest in people[1:]:
        await kontor.lobby.join(guest, info.id)
    for _ in range(found.seats - len(people)):
        await kontor.lobby.add_computer(ANNA, info.id)
    return Lobby(info.id, 1, 2, people)


SHOWS: dict[str, Callable[[PanelModel[Any]], bool]] = {
    "midgame": lambda table: (
        table.info.status == "live" and table.info.seats[0].awaited and bool(table.choices.offered)
    ),
    "finished": lambda table: table.info.status == "over" and table.info.outcome is not None,
    "offer": lambda table: any(isinstance(option.action, TradeAccept) for option in table.choices.offered),
    "auction": lambda table: table.choices.planning is not None and table.choices.planning.plan is None,
}


@pytest.mark.parametrize("key", SCENES)
def test_a_match_is_of_the_rules_of_today(key: str) -> None:
    now = GAMES[SCENES[key].game].info.rules_version
    assert kept(key).rules_version == now, f"{key} is of other rules: {ANEW}"


@pytest.mark.parametrize("key", few(5, SCENES))
async def test_the_bot_goes_on_from_a_match_and_it_is_what_its_scene_says(key: str, tmp_path: Path) -> None:
    scene, found = SCENES[key], kept(key)
    async with opened(tmp_path) as kontor:
        at = await lobby(kontor, scene, found)
        await asyncio.to_thread(insert_into, found, GAMES[scene.game], tmp_path / "kontor.db", at)
        with pytest.raises(Stale):
            await kontor.lobby.start(ANNA, at.match)
        table = await kontor.play.panel(ANNA, at.match)
        assert SHOWS[scene.kind](table)
        assert len((await kontor.history.story(at.match, 0, table.info.published)).steps) > len(found.moves)
        assert table.info.locale == "fr", "it speaks as a match that this person had opened"
        if table.info.status == "live" and table.choices.offered:
            moved = next(option for option in table.choices.offered if not option.holes)
            await kontor.play.submit(ANNA, at.match, [moved.action])


async def test_one_that_no_longer_follows_the_rules_leaves_the_lobby_as_it_is(tmp_path: Path) -> None:
    scene = SCENES["midgame-fugger"]
    found = kept(scene.key)
    async with opened(tmp_path) as kontor:
        at = await lobby(kontor, scene, found)
        others = (
            msgspec.structs.replace(found, digest="0" * 16),
            msgspec.structs.replace(found, moves=(*found.moves, (0, "fly/away"))),
            msgspec.structs.replace(found, moves=(*found.moves[:-1], found.moves[0])),
        )
        for other in others:
            with pytest.raises(OutOfDate, match=ANEW):
                await asyncio.to_thread(insert_into, other, GAMES[scene.game], tmp_path / "kontor.db", at)
        await kontor.lobby.start(ANNA, at.match)
        assert (await kontor.queries.info(at.match)).status == "live"


def test_there_are_no_others_and_all_are_small() -> None:
    assert {path.name for path in recorded_matches.FOLDER.iterdir()} == {f"{key}.json" for key in SCENES}
    assert sum(path.stat().st_size for path in recorded_matches.FOLDER.iterdir()) <= MOST
