"""The drawings that are pasted onto the pictures of Nuremberg."""
