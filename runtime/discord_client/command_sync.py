"""Register the slash commands with Discord if they changed: Discord allows 200 registrations a day."""

import json
import logging
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from service.cluster.processes import Processes

COMMANDS: Final = "commands"
"""Name of the lease whose note holds what was sent last."""
BY_USERS: Final = 1
"""Discord's number of the installation by a person."""
BETWEEN_PEOPLE: Final = 2
"""Discord's number of the place that only such an installation reaches: direct messages between people, groups."""
BAD_REQUEST: Final = 400

Payload: TypeAlias = list[dict[str, Any]]

_log = logging.getLogger(__name__)


class CommandSync(NamedTuple):
    """The outcome of an update.

    sent: it was necessary. user_install: people who install the bot for themselves have its commands.
    """

    sent: bool
    user_install: bool


async def payload(tree: app_commands.CommandTree[Any]) -> Payload:
    """Return all global commands as they are sent to Discord, in every language."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def for_servers(wanted: Payload) -> Payload:
    """Return the commands as they are without installations by people."""
    return [
        {
            **command,
            "integration_types": [kind for kind in command["integration_types"] if kind != BY_USERS],
            "contexts": [place for place in command["contexts"] if place != BETWEEN_PEOPLE],
        }
        for command in wanted
    ]


async def sync_commands(bot: commands.AutoShardedBot, processes: Processes) -> CommandSync:
    """Update Discord's commands if necessary, unless another process does.

    The database holds what was sent last, and for which application. Discord is asked too, so that commands
    deleted there come back. If the application's page does not let people install it, or Discord refuses that,
    the commands are for servers alone. Raises StoreError, and HTTPException if Discord refuses them even so.
    """
    wanted, allowed = await payload(bot.tree), await _allows_user_install(bot.http)
    if not allowed:
        wanted = for_servers(wanted)
    application_id = bot.application_id
    assert application_id is not None, "logged in"
    async with processes.alone(COMMANDS):
        if await processes.note(COMMANDS) == _digest(application_id, wanted):
            there = {command.name for command in await bot.tree.fetch_commands()}
            if there == {command["name"] for command in wanted}:
                return CommandSync(False, allowed)
        try:
            await bot.http.bulk_upsert_global_commands(application_id, payload=wanted)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or not allowed:
                raise
            # The next start tries again, as the note will differ.
            _log.warning(
                "Discord refused commands that people may install, so they are for servers alone: %s", error
            )
            wanted, allowed = for_servers(wanted), False
            await bot.http.bulk_upsert_global_commands(application_id, payload=wanted)
        await processes.set_note(COMMANDS, _digest(application_id, wanted))
    _log.info("sent %d commands to Discord", len(wanted))
    return CommandSync(True, allowed)


async def _allows_user_install(http: discord.http.HTTPClient) -> bool:
    """Return whether people may install the application for themselves; True if Discord does not say."""
    application = await http.request(discord.http.Route("GET", "/applications/@me"))
    allowed = application.get("integration_types_config")
    return allowed is None or str(BY_USERS) in allowed


def _digest(application_id: int, wanted: Payload) -> str:
    text = json.dumps([application_id, wanted], sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()
