"""Auctions and contests that are answered over days."""
