"""The permissions that Kontor asks a server for; each serves something that players see."""

from typing import Final

import discord

from engines.core.text.messages import Msg

REQUIRED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions of the invite: see the channel, post in it and in its threads, open a thread for each match,
attach the board, and find an own message again after a crash."""

VITAL: Final = ("view_channel", "send_messages")
"""Without these no match can be played; without the others, in the channel or in text alone."""

NAMES: Final = {
    "view_channel": Msg("perm-view-channel"),
    "send_messages": Msg("perm-send-messages"),
    "send_messages_in_threads": Msg("perm-send-messages-in-threads"),
    "create_public_threads": Msg("perm-create-public-threads"),
    "attach_files": Msg("perm-attach-files"),
    "read_message_history": Msg("perm-read-message-history"),
}
"""Their names in a server's settings."""


def invite_permissions() -> discord.Permissions:
    """Return the permissions of the invite address."""
    return discord.Permissions(**dict.fromkeys(REQUIRED, True))


def missing_permissions(granted: discord.Permissions) -> tuple[str, ...]:
    """Return the required permissions that the bot lacks, in the order of `REQUIRED`."""
    return tuple(name for name in REQUIRED if not getattr(granted, name))


def invite_url(application_id: int) -> str:
    """Return the address at which a server's administrator adds the bot."""
    return discord.utils.oauth_url(
        application_id, permissions=invite_permissions(), scopes=("bot", "applications.commands")
    )
