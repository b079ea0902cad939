"""Find and run the handler of each interaction; turn errors into sentences."""
