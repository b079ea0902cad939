"""What tests through Discord share."""
