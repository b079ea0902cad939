"""The drawings pasted on the pictures of Nuremberg."""
