"""A scripted member at a sandbox: reads a panel, knows a sensible move, and finds its control."""
