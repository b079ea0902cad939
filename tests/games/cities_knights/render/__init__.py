"""Pictures of Cities & Knights."""
