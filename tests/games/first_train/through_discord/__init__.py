"""First Train to Nuremberg played through Discord."""
