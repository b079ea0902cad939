"""Deliver jobs of the outbox to Discord, a module for each kind; `discord_delivery` picks the module."""
