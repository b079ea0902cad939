"""What tests of the service share."""
