"""The channel of a command: whether a match may be played there, and which permissions the bot lacks."""

from typing import Final

import discord

from discord_ui.discord_api import required_permissions
from discord_ui.interaction.context import Interaction
from discord_ui.model.errors import UserError
from engines.core.text.messages import Many, Msg

THREADS: Final = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def playable_channel(interaction: Interaction, in_thread: Msg) -> tuple[int, int]:
    """Return the ids of the server and of the channel in which a match may be played.

    Raises UserError outside a server, and in a thread, where `in_thread` says why.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError(Msg("new-only-server"))
    if interaction.channel is not None and interaction.channel.type in THREADS:
        raise UserError(in_thread)
    return interaction.guild_id, interaction.channel_id


def missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in the channel.

    Raises UserError if a match cannot be played without them.
    """
    missing = required_permissions.missing_permissions(interaction.app_permissions)
    if set(missing) & set(required_permissions.VITAL):
        raise UserError(Msg("new-lacks-vital", {"rights": permission_names(missing)}))
    return missing


def permission_names(missing: tuple[str, ...]) -> Many:
    """Return the names of permissions as a list for a sentence."""
    return Many(tuple(required_permissions.NAMES[name] for name in missing))
