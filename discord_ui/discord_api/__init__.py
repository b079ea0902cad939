"""Talk to Discord: messages, threads, permissions, members and request limits."""
