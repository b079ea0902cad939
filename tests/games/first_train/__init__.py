"""Tests of First Train to Nuremberg."""
