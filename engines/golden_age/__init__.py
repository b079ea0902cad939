"""The Golden Age. README.md beside this file tells edition and rulings."""
