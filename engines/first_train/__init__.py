"""First Train to Nuremberg. README.md beside this file tells edition and rulings."""
