"""What can be set when a sandbox starts. Defaults are kind to tests; the strict switches behave like Discord."""

from __future__ import annotations

from dataclasses import dataclass

TOKEN = "sandbox.token.of-the-bot"
"""The bot token a sandbox accepts unless told otherwise; it opens nothing but a sandbox."""


@dataclass(slots=True)
class Settings:
    """All times in seconds, all sizes in bytes."""

    token: str = TOKEN
    bot_name: str = "Kontor"
    answer_within: float = 3.0
    """How long an interaction waits for its first answer (Discord: 3 s)."""
    reaction: float = 0.03
    """How long a member looks at a message or modal before acting on it, at least: no human outruns the answer
    to the request that showed it."""
    token_life: float = 900.0
    """How long an interaction's token works (Discord: 15 min), by the sandbox's clock."""
    strict_rate_limits: bool = False
    """Discord's buckets (messages 5 in 5 s a channel, and so on) instead of very wide ones."""
    global_limit: int | None = None
    """Requests a second over all routes but interactions' (Discord: 50); None: no limit."""
    old_edit_limit: int | None = None
    """Edits of messages older than an hour, per channel and `old_edit_window`, before error 30046."""
    old_edit_window: float = 20.0
    nonce_window: float = 180.0
    """How long a nonce is remembered, by the sandbox's clock."""
    max_active_threads: int = 1000
    max_file_size: int = 10 * 1024 * 1024
    file_budget: int = 1024 * 1024 * 1024
    """Attachments kept in memory; past it the oldest are forgotten (their address answers 404)."""
    shards: int = 1
    """How many shards the bot is told to use; it may use another number."""
    max_concurrency: int = 1
    """How many sessions may begin in `identify_pause`, each of another bucket (shard % this)."""
    identify_pause: float = 0.0
    """How long after a session has begun the next of its bucket may (Discord: 5 s); a faster one is refused."""
    heartbeat: float = 41.25
    resume_events: int = 2000
    """Events kept for a gateway session that may resume."""
    offline: bool = False
    """Whether the bot cannot reach this Discord: requests are reset, the gateway takes nobody in."""
    privileged_intents: bool = False
    """Whether the application may ask for members, presences and message content."""
