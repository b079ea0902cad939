"""Answers of commands as JSON files."""

import io
import json
from typing import Any

import discord

from discord_ui.interaction.context import InteractionContext
from engines.core.text.messages import Msg


async def send_file(ctx: InteractionContext, data: Any, name: str, said: Msg) -> None:
    """Answer with plain data as a JSON file."""
    await ctx.acknowledge()
    text = json.dumps(data, ensure_ascii=False, indent=1)
    file = discord.File(io.BytesIO(text.encode()), filename=name)
    content = (await ctx.localizer()).say(said)
    await ctx.interaction.followup.send(content, file=file, ephemeral=True)
