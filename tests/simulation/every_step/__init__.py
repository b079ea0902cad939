"""A fault at every step of scripted sessions: each statement, commit, file operation and request fails once."""
