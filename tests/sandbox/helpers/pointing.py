"""discord.py in this process, pointed at a sandbox."""

import contextlib
from collections.abc import Iterator

import discord.asset
import discord.gateway
import discord.http

from sandbox.launch import point_discord_at


@contextlib.contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Have discord.py talk to the sandbox at an address until the block ends."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    point_discord_at(url)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE = (
            before
        )
