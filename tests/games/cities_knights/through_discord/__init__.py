"""Cities & Knights played through Discord."""
