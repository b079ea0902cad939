"""The bot with all its cogs, not connected; and a house in which it is."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.common.localization import CatalogueTranslator
from discord_ui.interaction.app import App
from render.queue import RenderQueue
from runtime.discord_client.client import COGS, KontorBot
from runtime.discord_client.command_sync import payload
from service.app import Kontor
from service.base.config import Config
from tests.through_discord.conftest import *  # noqa: F403


async def never(bot: KontorBot) -> None:
    """What is done once the bot is connected, which it is not."""


@pytest.fixture
async def commands(tmp_path: Path) -> AsyncIterator[list[dict[str, Any]]]:
    """All global commands as Discord gets them."""
    kontor = await Kontor.open(Config(tmp_path / "kontor.db"))
    bot = KontorBot(App(kontor, RenderQueue()), never)
    await bot.tree.set_translator(CatalogueTranslator(kontor.text))
    async with bot:
        for name in COGS:
            await bot.load_extension(name)
        yield await payload(bot.tree)
    await kontor.close()
