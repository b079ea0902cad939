"""The drawings pasted on the pictures of The Golden Age."""
