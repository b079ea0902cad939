"""The rules of New Game, section by section."""
