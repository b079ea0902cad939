"""Events in the world: messages, threads, members joining and leaving, interactions."""
