"""Rate limits: one bucket per route and major parameter, with the headers for a client's limiter."""

import hashlib
import re
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.validation.errors import Refusal

WIDE = (10_000, 1.0)
"""Requests and seconds of a bucket unless limits are strict."""

STRICT: tuple[tuple[str, str, tuple[int, float]], ...] = (
    ("POST", r"/channels/\{channel_id\}/messages$", (5, 5.0)),
    ("PATCH", r"/channels/\{channel_id\}/messages/", (5, 5.0)),
    ("DELETE", r"/channels/\{channel_id\}/messages/", (5, 1.0)),
    ("GET", r"/channels/\{channel_id\}/messages", (5, 5.0)),
    ("POST", r"/channels/\{channel_id\}/typing$", (5, 5.0)),
    ("POST", r"/channels/\{channel_id\}/.*threads$", (50, 300.0)),
    ("POST", r"/users/@me/channels$", (10, 10.0)),
    ("PUT", r"/applications/", (2, 20.0)),
    (".*", r"/webhooks/", (5, 2.0)),
)
"""Method, template and bucket as on Discord (or as they seem to be); every other route: 50 in 1 s."""

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class _Bucket:
    limit: int
    per: float
    resets: float
    used: int = 0


class RateLimits:
    """Counts requests. Uses real time, since clients really sleep."""

    def __init__(self, *, strict: bool, everywhere: int | None) -> None:
        self.strict = strict
        self.everywhere = everywhere
        self.refused_everywhere = 0
        """Number of requests refused by the limit over all connections of the bot."""
        self.refused: Counter[str] = Counter()
        """Number of requests refused by the limit of their own route, by "METHOD /route"."""
        self._buckets: dict[str, _Bucket] = {}
        self._second = (0.0, 0)

    def take(self, method: str, template: str, params: Mapping[str, str]) -> dict[str, str]:
        """Count one request and return the headers of its answer. Raises Refusal 429 when nothing is left."""
        now = time.time()
        unlimited = template.startswith("/interactions/")
        if not unlimited and not template.startswith("/webhooks/"):
            self._take_everywhere(now)
        if unlimited:
            return {}
        limit, per = self._size(method, template)
        hashed = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        key = hashed + "".join(f":{params[name]}" for name in MAJOR if name in params)
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.resets or bucket.limit != limit:
            bucket = self._buckets[key] = _Bucket(limit, per, now + per)
        over = bucket.used >= bucket.limit
        if not over:
            bucket.used += 1
        wait = max(0.001, bucket.resets - now)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashed,
        }
        if over:
            self.refused[f"{method} {template}"] += 1
            raise _limited(wait, headers | {"X-RateLimit-Scope": "user"}, everywhere=False)
        if len(self._buckets) > 10_000:
            self._buckets = {name: one for name, one in self._buckets.items() if one.resets > now}
        return headers

    def _take_everywhere(self, now: float) -> None:
        if self.everywhere is None:
            return
        start, used = self._second
        if now - start >= 1.0:
            start, used = now, 0
        if used >= self.everywhere:
            self.refused_everywhere += 1
            wait = max(0.001, start + 1.0 - now)
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            raise _limited(wait, headers, everywhere=True)
        self._second = (start, used + 1)

    def _size(self, method: str, template: str) -> tuple[int, float]:
        if not self.strict:
            return WIDE
        for wanted, pattern, size in STRICT:
            if re.fullmatch(wanted, method) and re.search(pattern, template):
                return size
        return 50, 1.0


def _limited(wait: float, headers: dict[str, str], *, everywhere: bool) -> Refusal:
    seconds = round(wait, 3)
    return Refusal(
        429,
        0,
        "You are being rate limited.",
        extra={"retry_after": seconds, "global": everywhere},
        headers=headers | {"Retry-After": str(seconds), "Via": "1.1 google"},
    )
