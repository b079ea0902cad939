"""Every test here has a bot of its own, which it starts again with other shards."""

from tests.through_discord.conftest import own_harness as harness

__all__ = ["harness"]
