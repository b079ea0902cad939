"""What tests of figures share."""
