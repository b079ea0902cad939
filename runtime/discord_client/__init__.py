"""The connection to Discord: the client, its sessions, its rate, its slash commands."""
