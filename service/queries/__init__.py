"""Reading without changing: panels, lists, posts, statistics, exports."""
