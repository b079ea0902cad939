"""Read models: what the service shows, built for one reader."""
