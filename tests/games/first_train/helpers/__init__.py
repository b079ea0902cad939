"""What tests of First Train to Nuremberg share."""
