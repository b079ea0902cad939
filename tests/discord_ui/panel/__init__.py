"""Panels: what they show, offer and do."""
