"""Pause a match when a moderator deletes or locks its thread."""

import logging

import discord
from discord.ext import commands

from service.app import Kontor

_log = logging.getLogger(__name__)


def watch_threads(bot: commands.Bot | commands.AutoShardedBot, kontor: Kontor) -> None:
    """Listen for threads that are deleted without their channel, or locked."""

    async def closed(thread_id: int) -> None:
        try:
            await kontor.moderation.thread_closed(thread_id)
        except Exception:
            # The next post into the thread will notice.
            _log.exception("thread %s was closed, and its match could not rest", thread_id)

    async def on_raw_thread_delete(payload: discord.RawThreadDeleteEvent) -> None:
        if await kontor.queries.match_at(payload.thread_id) is None:
            return
        try:
            await bot.fetch_channel(payload.parent_id)
        except discord.HTTPException:
            # The channel is gone too, which says nothing about the match.
            return
        await closed(payload.thread_id)

    async def on_raw_thread_update(payload: discord.RawThreadUpdateEvent) -> None:
        if payload.data["thread_metadata"].get("locked"):
            await closed(payload.thread_id)

    bot.add_listener(on_raw_thread_delete, "on_raw_thread_delete")
    bot.add_listener(on_raw_thread_update, "on_raw_thread_update")
