"""States, actions and events as bytes, and copies of states."""
