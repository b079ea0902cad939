"""First Train to Nuremberg. The README.md beside this file names the edition and lists the rulings."""
