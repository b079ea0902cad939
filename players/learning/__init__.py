"""Learns each seat's chance to win from matches between computer players. A tool of development."""
