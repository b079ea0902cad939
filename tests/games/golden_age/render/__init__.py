"""Pictures of The Golden Age."""
