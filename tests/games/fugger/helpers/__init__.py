"""What tests of Die Fugger share."""
