"""A bot on a small Discord for a person to play on: supervised, restarted on request, with scenes."""
