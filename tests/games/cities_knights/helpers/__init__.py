"""What tests of Cities & Knights share."""
