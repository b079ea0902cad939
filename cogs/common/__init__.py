"""What several cogs share: localized commands, the match that a command is about, its input."""
