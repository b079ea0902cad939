"""First Train to Nuremberg in words."""
