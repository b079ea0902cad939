"""The Golden Age. README.md beside this file gives edition and rulings."""
