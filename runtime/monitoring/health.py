"""Check whether the bot can work now, and if not, why."""

import time
from collections.abc import Callable
from typing import Final

import discord
from msgspec import Struct

from runtime.discord_client.connection_status import ConnectionStatus, connection_status
from runtime.monitoring.timeout_probe import PROBE_TIMEOUT, TimeoutProbe
from service.app import Kontor
from store.database import TransactionResult
from store.errors import DatabaseError, StoreError

FRESH: Final = 5.0
"""Seconds after a write for which the database counts as writable."""


class Health(Struct, frozen=True):
    """The answer of ``/healthz``. alive: the event loop answers. why: sentences about what keeps it from being
    ready.
    """

    alive: bool
    ready: bool
    why: tuple[str, ...]


class HealthCheck:
    """Checks a running bot. kontor: its service. `follow` sets the client."""

    def __init__(self, kontor: Kontor, now: Callable[[], float] = time.monotonic) -> None:
        self._kontor = kontor
        self._now = now
        self._bot: discord.AutoShardedClient | None = None
        self._kept = -FRESH
        self._trying = TimeoutProbe(kontor.database.check_writable)
        kontor.database.ended.append(self._ended)

    def follow(self, bot: discord.AutoShardedClient) -> None:
        """Check this client from now on."""
        self._bot = bot

    async def close(self) -> None:
        """Stop checking."""
        self._kontor.database.ended.remove(self._ended)
        await self._trying.close()

    async def look(self) -> Health:
        """Return the bot's health now."""
        found = (self._discord(), await self._database(), self._workers())
        why = tuple(reason for reason in found if reason is not None)
        return Health(alive=True, ready=not why, why=why)

    def connection(self) -> ConnectionStatus:
        """Return the state of the bot's connection to Discord."""
        return connection_status(self._bot)

    def _discord(self) -> str | None:
        bot, shards = self._bot, self.connection()
        if self._kontor.processes.waits:
            return f"Other processes have what this one needs: {self._kontor.processes.waits}."
        if bot is None or bot.is_closed() or not bot.is_ready():
            return "The bot is not logged in to Discord."
        if shards.connected == shards.all:
            return None
        if not shards.connected:
            return "The connection to Discord is lost."
        return f"The connection to Discord is lost for {shards.all - shards.connected} of {shards.all} shards."

    async def _database(self) -> str | None:
        if self._kontor.database.lost is None and self._now() - self._kept < FRESH:
            return None
        try:
            await self._trying.ask()
        except TimeoutError:
            return f"The database has not answered for {PROBE_TIMEOUT:.0f} seconds."
        except DatabaseError as error:
            return f"The database takes no writes: {error.detail or 'closed'}."
        except StoreError as error:
            return f"The database takes no writes: {error}."
        return None

    def _workers(self) -> str | None:
        workers = self._kontor.workers()
        if not workers:
            return "The workers are not running."
        ended = sorted(name for name, runs in workers.items() if not runs)
        return f"These workers have ended: {', '.join(ended)}." if ended else None

    def _ended(self, transaction: TransactionResult) -> None:
        if transaction.error is None:
            self._kept = self._now()
        elif isinstance(transaction.error, DatabaseError):
            self._kept = self._now() - FRESH
