"""Cards, and the layout of a hand and of costs."""
