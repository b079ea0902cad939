"""What tests of moving share."""
