"""What tests of Die Siedler von Nürnberg share."""
