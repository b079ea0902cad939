"""Die Siedler von Nürnberg. The README.md beside this file names the edition and lists the rulings."""
