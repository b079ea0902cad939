"""Users: preferences, names, quiet hours, and what they may see."""
