"""New Game (author, publisher, year). README.md beside this file tells edition and rulings."""
