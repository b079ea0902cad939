"""Kills, outages and faults while people play."""
