"""What tests of several engines share."""
