"""Tests that concern one game, and what the tests of all games know of it (`tests.games.profiles`)."""
