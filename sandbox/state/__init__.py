"""The world of the sandbox: its things, permissions and events."""
