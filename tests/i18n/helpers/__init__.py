"""What tests of texts share."""
