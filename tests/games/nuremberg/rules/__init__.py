"""The rules of Die Siedler von Nürnberg, section by section."""
