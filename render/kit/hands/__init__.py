"""Cards, and how a hand and the costs of things are laid out."""
