"""What tests of the store share."""
