"""How the bot's process begins and ends: settings, log, client, sync of commands, sentences for the terminal."""
