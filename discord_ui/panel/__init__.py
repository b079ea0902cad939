"""Compose one reader's private panel: its text, its controls and its images."""
