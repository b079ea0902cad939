"""Lessons: a match that only its person sees."""
