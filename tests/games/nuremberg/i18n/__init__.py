"""Die Siedler von Nürnberg in words."""
