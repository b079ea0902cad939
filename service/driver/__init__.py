"""How a match goes on: the repository, publishing, contests, undoing, pausing."""
