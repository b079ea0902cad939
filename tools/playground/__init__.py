"""A bot on a small Discord of its own that a person plays on: kept alive, restarted when asked, with scenes."""
