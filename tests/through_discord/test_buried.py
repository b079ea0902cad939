"""A process that the others took for ended while its connection to Discord is lost: it ends, and begins again."""

from __future__ import annotations

import asyncio

import pytest

from service.cluster.processes import DeclaredDead
from store.cluster import process_rows
from tests.postgres import Server
from tests.through_discord.house import PATIENCE, running


@pytest.mark.promise("accidents")
async def test_a_process_that_is_buried_while_its_shard_connects_again_ends(postgresql: Server) -> None:
    url = postgresql.migrated()
    async with running(url) as house:
        await house.sandbox.fault(route="/gateway/bot", delay=4 * PATIENCE, times=None)
        hung = house.server.faults
        await house.sandbox.call("gateway_drop", resume=False)
        async with asyncio.timeout(PATIENCE):
            while not any(fault["hits"] for fault in hung.listed()):  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.02)
        async with house.kontor.database.tx() as tx:
            assert house.kontor.processes.share.me is not None
            await process_rows.mark_dead(tx, house.kontor.processes.share.me)
        assert house._running is not None
        await asyncio.wait((house._running,), timeout=PATIENCE)
        assert isinstance(house._running.exception(), DeclaredDead)
        await house.sandbox.clear_faults()
        house._running = None
        await house.restart()
        owner = await house.owner()
        assert not (await owner.slash("turns")).failed
    postgresql.give_back(url)
