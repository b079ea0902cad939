"""The drawings that are pasted onto the pictures of Die Fugger."""
