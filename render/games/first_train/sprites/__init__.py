"""The drawings pasted on the pictures of First Train."""
