"""The drawings pasted on the pictures of Die Fugger."""
