"""Metrics for Prometheus, and the bot's health."""
