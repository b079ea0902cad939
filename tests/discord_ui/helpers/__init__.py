"""What tests of the Discord layer share."""
