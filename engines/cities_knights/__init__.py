"""Catan: Cities & Knights. README.md beside this file tells edition and rulings."""
