"""Die Siedler von Nürnberg played through Discord."""
