"""Die Fugger (Klaus-Jürgen Wrede, Adlung-Spiele 2003). README.md beside this file gives edition and rulings."""
