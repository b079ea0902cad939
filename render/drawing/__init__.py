"""Pens, outlines, colours and letters: the tools of every drawing."""
