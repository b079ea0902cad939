"""Cities & Knights at the service."""
