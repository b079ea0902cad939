"""The lesson of First Train."""
