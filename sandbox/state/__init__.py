"""The world of the sandbox: its objects, permissions and events."""
