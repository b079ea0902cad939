"""One reader's private panel: its text, controls and images."""
