"""Offers, auctions, contests and resources of the shared kit."""
