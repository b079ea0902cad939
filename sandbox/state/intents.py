"""Gateway intents: which events a bot asks for."""

import enum


class Intent(enum.IntFlag):
    """The intents the sandbox has events for, and the three that need Discord's consent."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MODERATION = 1 << 2
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = int(Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT)
KNOWN = (1 << 26) - 1
"""Bits beyond these are refused (close code 4013)."""
