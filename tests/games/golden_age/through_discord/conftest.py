"""The fixtures of tests through Discord."""

from tests.through_discord.conftest import *  # noqa: F403
