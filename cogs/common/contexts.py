"""Where a command can be used: on servers with the bot, or anywhere by people who have installed it themselves.

Discord offers a command where both say yes: who has installed the bot, and the place.
"""

from typing import Final, TypeVar

from discord.app_commands import AppCommandContext, AppInstallationType, Command

BY_SERVERS: Final = AppInstallationType(guild=True, user=False)
BY_ALL: Final = AppInstallationType(guild=True, user=True)

ON_SERVERS: Final = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
WITH_THE_BOT: Final = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""On servers and in direct messages with the bot."""
EVERYWHERE: Final = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Also in direct messages between people, and in groups."""

C = TypeVar("C", bound=Command)  # type: ignore[type-arg]


def anywhere(command: C) -> C:
    """Offer a command, whose answer concerns its user alone, wherever people who have installed the bot are."""
    command.allowed_installs = BY_ALL
    command.allowed_contexts = EVERYWHERE
    return command
