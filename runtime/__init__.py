"""Start and stop of the bot's process: settings, log, client, command sync, messages on the terminal."""
