"""Screens, forms, custom_ids, sentences and Discord's limits, as plain data."""
