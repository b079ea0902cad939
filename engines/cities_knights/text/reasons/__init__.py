"""Why moves are refused, by what they are about. Only what the moving seat may know is told."""
