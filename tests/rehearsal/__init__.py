"""Scripted members play at a sandbox while the bot is killed; afterwards a judge looks for what that broke."""
