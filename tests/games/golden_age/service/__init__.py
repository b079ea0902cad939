"""The Golden Age at the service."""
