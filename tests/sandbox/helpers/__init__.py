"""What tests of the sandbox share."""
