"""Settings of a sandbox. The defaults suit tests; the strict switches behave like Discord."""

from dataclasses import dataclass

TOKEN = "sandbox.token.of-the-bot"
"""The default bot token; it works with a sandbox only."""


@dataclass(slots=True)
class Settings:
    """All times in seconds, all sizes in bytes."""

    token: str = TOKEN
    bot_name: str = "Kontor"
    answer_within: float = 3.0
    """Seconds that an interaction waits for its first answer (Discord: 3)."""
    reaction: float = 0.03
    """Seconds that a member looks at a message or modal before acting on it, at least: no person is faster than
    the answer to the request that showed it.
    """
    token_life: float = 900.0
    """Seconds that an interaction's token works (Discord: 15 min), by the sandbox's clock."""
    strict_rate_limits: bool = False
    """Discord's buckets (messages 5 in 5 s a channel, and so on) instead of very wide ones."""
    global_limit: int | None = None
    """Requests a second over all routes but interactions' (Discord: 50); None: no limit."""
    old_edit_limit: int | None = None
    """Edits of messages older than an hour, per channel and `old_edit_window`, before error 30046."""
    old_edit_window: float = 20.0
    nonce_window: float = 180.0
    """Seconds that a nonce is remembered, by the sandbox's clock."""
    max_active_threads: int = 1000
    max_file_size: int = 10 * 1024 * 1024
    file_budget: int = 1024 * 1024 * 1024
    """Bytes of attachments to hold in memory; beyond it the oldest are forgotten (their address answers 404)."""
    shards: int = 1
    """Number of shards recommended to the bot; it may use another."""
    max_concurrency: int = 1
    """Number of sessions that may begin in `identify_pause`, each of another bucket (shard % this)."""
    identify_pause: float = 0.0
    """Seconds between the starts of two sessions of a bucket (Discord: 5); a faster one is refused."""
    heartbeat: float = 41.25
    resume_events: int = 2000
    """Events stored for a gateway session that may resume."""
    offline: bool = False
    """Whether the bot cannot reach this Discord: requests are reset, the gateway accepts no connection."""
    user_install: bool = True
    """Whether the application's page on Discord lets people install it for themselves."""
    privileged_intents: bool = False
    """Whether the application may ask for members, presences and message content."""
