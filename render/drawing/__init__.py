"""Pens, outlines, colours and letters: what every drawing is made with."""
