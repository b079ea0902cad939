"""Pictures of Die Siedler von Nürnberg."""
