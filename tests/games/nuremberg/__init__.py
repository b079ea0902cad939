"""Tests of Die Siedler von Nürnberg."""
