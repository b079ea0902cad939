"""What tests of The Golden Age share."""
