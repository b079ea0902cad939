"""The command that moves a database."""
