"""What tests of pictures share."""
