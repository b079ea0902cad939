"""What happens in the world: messages, threads, members who come and go, interactions."""
