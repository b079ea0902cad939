"""Move everything of an installation from one database to another; the command is `tools.move_database`."""
