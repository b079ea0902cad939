"""Mechanics that several games share: auctions, trade, draw piles, hex grids."""
