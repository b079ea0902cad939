"""Tests of New Game."""
