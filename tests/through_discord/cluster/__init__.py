"""Several processes that play through Discord."""
