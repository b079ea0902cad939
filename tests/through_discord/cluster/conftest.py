"""Every test here has a bot of its own, for it starts it again with other shards."""

from tests.through_discord.conftest import own_harness as harness

__all__ = ["harness"]
