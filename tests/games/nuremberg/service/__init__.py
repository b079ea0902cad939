"""Die Siedler von Nürnberg at the service."""
