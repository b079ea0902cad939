"""Messages without a language, and what a game says with them."""
