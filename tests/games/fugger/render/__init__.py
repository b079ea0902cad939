"""Pictures of Die Fugger."""
