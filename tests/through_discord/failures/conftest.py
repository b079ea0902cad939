"""Every test here has a bot of its own, since it turns the clock or breaks things."""

from tests.through_discord.conftest import own_harness as harness

__all__ = ["harness"]
