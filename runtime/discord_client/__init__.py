"""The connection to Discord: client, sessions, rate limit, slash commands."""
