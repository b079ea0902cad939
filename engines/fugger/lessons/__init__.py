"""The lesson of Die Fugger."""
