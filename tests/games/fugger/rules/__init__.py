"""The rules of Die Fugger, section by section."""
