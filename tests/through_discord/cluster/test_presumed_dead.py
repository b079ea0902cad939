"""A process that the others took for ended while its connection to Discord is lost: it ends, and begins again."""

from __future__ import annotations

import asyncio

import pytest

from service.cluster.processes import DeclaredDead
from store.cluster import process_rows
from tests.postgres import Server
from tests.through_discord.helpers.harness import PATIENCE, running


@pytest.mark.promise("accidents")
async def test_a_process_that_is_buried_while_its_shard_connects_again_ends(postgresql: Server) -> None:
    url = postgresql.migrated()
    async with running(url) as harness:
        await harness.sandbox.fault(route="/gateway/bot", delay=4 * PATIENCE, times=None)
        hung = harness.server.faults
        await harness.sandbox.call("gateway_drop", resume=False)
        async with asyncio.timeout(PATIENCE):
            while not any(fault["hits"] for fault in hung.listed()):  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.02)
        async with harness.kontor.database.tx() as tx:
            assert harness.kontor.processes.share.me is not None
            await process_rows.mark_dead(tx, harness.kontor.processes.share.me)
        assert harness._running is not None
        await asyncio.wait((harness._running,), timeout=PATIENCE)
        assert isinstance(harness._running.exception(), DeclaredDead)
        await harness.sandbox.clear_faults()
        harness._running = None
        await harness.restart()
        owner = await harness.owner()
        assert not (await owner.slash("turns")).failed
    postgresql.give_back(url)
