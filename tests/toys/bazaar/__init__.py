"""A small game of turns, offers and secret choices; see `game`."""
