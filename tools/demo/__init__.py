"""A whole match of any game, played by itself through a small Discord."""
