"""Shared by the cogs: localized commands, the match of a command, its input, its channel."""
