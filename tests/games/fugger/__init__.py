"""Tests of Die Fugger."""
