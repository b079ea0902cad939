"""Tests of The Golden Age."""
