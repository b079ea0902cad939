"""Register the slash commands with Discord if they changed: Discord allows 200 registrations a day."""

import json
import logging
from hashlib import blake2b
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from service.cluster.processes import Processes

COMMANDS: Final = "commands"
"""Name of the lease whose note holds what was sent last."""

_log = logging.getLogger(__name__)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return all global commands as they are sent to Discord, in every language."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def sync_commands(bot: commands.AutoShardedBot, processes: Processes) -> bool:
    """Update Discord's commands if necessary, unless another process does. Return whether it was necessary.

    The database holds what was sent last, and for which application. Discord is asked too, so that commands
    deleted there come back. Raises StoreError.
    """
    wanted = await payload(bot.tree)
    text = json.dumps([bot.application_id, wanted], sort_keys=True, ensure_ascii=False)
    digest = blake2b(text.encode(), digest_size=16).hexdigest()
    async with processes.alone(COMMANDS):
        if await processes.note(COMMANDS) == digest:
            there = {command.name for command in await bot.tree.fetch_commands()}
            if there == {command["name"] for command in wanted}:
                return False
        await bot.tree.sync()
        await processes.set_note(COMMANDS, digest)
    _log.info("sent %d commands to Discord", len(wanted))
    return True
