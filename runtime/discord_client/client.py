"""The Discord client: its events, its cogs, and what happens once it is connected."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.contexts import BY_SERVERS, WITH_THE_BOT
from cogs.common.localization import CatalogueTranslator
from cogs.routes import all_routes
from discord_ui.discord_api import no_retry
from discord_ui.discord_api.invalid_requests import InvalidRequestCounter
from discord_ui.discord_api.required_permissions import invite_url
from discord_ui.discord_api.surrogates import replace_lone_surrogates
from discord_ui.dispatch.dispatcher import listen
from discord_ui.dispatch.error_boundary import cause_of, command_context
from discord_ui.interaction.app import App
from discord_ui.interaction.response_times import ResponseTime
from discord_ui.model.errors import AlreadyAnswered
from runtime.discord_client.command_sync import sync_commands
from runtime.discord_client.connection_status import connection_status
from runtime.discord_client.rate_limit import RequestRateLimit
from runtime.discord_client.reconnection import limit_pauses, wait_for_session_start
from service.base.cancellation import cancel_and_wait
from service.base.read_models.installation import ProcessStatus
from store.errors import StoreError

COGS: Final = (
    "cogs.matches",
    "cogs.play",
    "cogs.context_menus",
    "cogs.games",
    "cogs.settings",
    "cogs.rules",
    "cogs.stats",
    "cogs.privacy",
    "cogs.server",
    "cogs.admin",
)

BETWEEN_SESSIONS: Final = 5.5
"""Seconds between the starts of two sessions that may not start together; Discord asks for five."""

# Kontor uses no voice: without this, discord.py warns about missing libraries.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

_log = logging.getLogger(__name__)


def intents() -> discord.Intents:
    """Return the intents: guilds only, no privileged intent, no messages."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted


class CommandTree(app_commands.CommandTree["KontorBot"]):
    """The slash commands. The error boundary answers whatever goes wrong in one."""

    async def _call(self, interaction: discord.Interaction[KontorBot]) -> None:
        """Run or autocomplete a command: discord.py reports the end of commands alone."""
        begun = time.perf_counter()
        interaction.data = replace_lone_surrogates(interaction.data)
        await super()._call(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            took = time.perf_counter() - begun
            for tell in self.client.app.response_listeners:
                tell(ResponseTime("suggestion", took if interaction.response.is_done() else None, took))

    async def on_error(
        self, interaction: discord.Interaction[KontorBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Turn an error into a sentence for the user of the command."""
        cause = cause_of(error)
        if isinstance(cause, AlreadyAnswered):
            return
        async with command_context(interaction):
            raise cause


class KontorBot(commands.AutoShardedBot):
    """Kontor on Discord.

    ui: shared by commands and buttons. ready: called once, at the first connection. The bot carries the shards of
    the service's configuration, or all that Discord recommends if that names none.
    """

    def __init__(self, app: App, ready: Callable[[KontorBot], Awaitable[None]]) -> None:
        refusals, shards = InvalidRequestCounter(), app.kontor.config.shards
        trace = refusals.trace()
        no_retry.forbid_retries(trace)
        if app.kontor.database.shared:
            RequestRateLimit(app.kontor.processes, shards).hold(trace)
        carried: dict[str, Any] = {}
        if shards is not None:
            carried = {"shard_ids": list(shards.ids), "shard_count": shards.count}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=WITH_THE_BOT,
            allowed_installs=BY_SERVERS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,
            http_trace=trace,
            **carried,
        )
        self.refusals = refusals
        self.app = app
        self.user_install = True
        """Discord lets people install the bot for themselves."""
        self._when_ready = ready
        self._was_ready = False
        self._beside: set[asyncio.Task[None]] = set()
        self._turns: dict[int, str] = {}
        """By shard, the slot in which its session began."""
        app.kontor.processes.facts = self._facts

    def _facts(self) -> ProcessStatus:
        connection = connection_status(self)
        return ProcessStatus(
            shards="" if self.app.kontor.config.shards is None else str(self.app.kontor.config.shards),
            carried=connection.all,
            connected=connection.connected,
            servers=connection.servers,
            latency=connection.latency,
        )

    async def setup_hook(self) -> None:
        """Add the cogs and update the commands: logged in, not yet connected."""
        await self.tree.set_translator(CatalogueTranslator(self.app.text))
        bot: Any = self
        listen(bot, self.app, all_routes())
        for name in COGS:
            await self.load_extension(name)
        self.user_install = (await sync_commands(self, self.app.kontor.processes)).user_install
        if self.application_id is not None:
            sys.stdout.write(f"Invite Kontor to a server: {invite_url(self.application_id)}\n")
            sys.stdout.flush()

    def run_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that nothing waits for, until the bot closes."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def close(self) -> None:
        """Disconnect, after the work beside."""
        await cancel_and_wait(*self._beside)
        await super().close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for our turn to begin a session, if several processes run."""
        at_once = await wait_for_session_start(self.http)
        if self.app.kontor.database.shared:
            turn = self._turns[shard_id or 0] = f"identify:{(shard_id or 0) % at_once}"
            await self.app.kontor.processes.wait_turn(turn, BETWEEN_SESSIONS)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a session has begun; on a busy machine late, so that the next one must wait longer."""
        limit_pauses(self, shard_id)
        if shard_id in self._turns:
            with suppress(StoreError):
                await self.app.kontor.processes.turn_begins(self._turns[shard_id], BETWEEN_SESSIONS)

    async def on_ready(self) -> None:
        """Handle a connection, possibly a repeated one."""
        _log.info("connected as %s in %d servers", self.user, len(self.guilds))
        if not self._was_ready:
            self._was_ready = True
            await self._when_ready(self)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Handle an invitation to a server, possibly a repeated one."""
        self.app.kontor.outages.changed(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Handle a server's return from an outage."""
        self.app.kontor.outages.changed(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handle the removal from a server; every request there would be refused."""
        await self.app.kontor.outages.lost(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle a deleted channel."""
        await self.app.kontor.outages.lost(channel.guild.id, channel.id)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Handle a channel that is new, or visible now."""
        self.app.kontor.outages.changed(channel.guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Handle a changed channel, perhaps with other permissions."""
        self.app.kontor.outages.changed(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Handle a changed role, perhaps one of the bot's."""
        self.app.kontor.outages.changed(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Handle a member's changed roles; without the intent for members, only the bot's."""
        self.app.kontor.outages.changed(after.guild.id)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore ordinary messages: without the intent they come from DMs and mentions only."""
