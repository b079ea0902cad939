"""Die Siedler von Nürnberg. README.md beside this file tells edition and rulings."""
