"""Other players get the same whatever moves for a seat, and whatever it does there that is secret."""

import pytest

from tests.service.helpers.databases import DatabaseFactory
from tests.service.secrecy.contest_scenes import CONTESTS
from tests.service.secrecy.turn_scenes import TURNS
from tests.service.secrecy.twins import Scene, differences


@pytest.mark.promise("hidden")
@pytest.mark.promise("orders")
@pytest.mark.promise("secret-bids")
@pytest.mark.promise("stand-in")
@pytest.mark.parametrize("scene", [*CONTESTS, *TURNS], ids=lambda scene: scene.name)
async def test_watchers_cannot_tell_worlds_apart(databases: DatabaseFactory, scene: Scene) -> None:
    worlds = [await scene.played(databases, number) for number in range(len(scene.ways))]
    assert worlds[0].moments
    for way, world in zip(scene.ways, worlds, strict=True):
        assert differences(world, worlds[0]) == {}, way
