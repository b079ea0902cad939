"""The drawings pasted on the pictures of Cities & Knights."""
