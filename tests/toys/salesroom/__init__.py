"""A small game of auctions; see `game`."""
