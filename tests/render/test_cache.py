"""The cache holds what was used last, and no more than it may."""

from __future__ import annotations

from render.images.weighted_cache import WeightedCache


def test_what_was_used_longest_ago_goes_first() -> None:
    cache: WeightedCache[str] = WeightedCache(10, len)
    cache.put("a", "aaaa")
    cache.put("b", "bbbb")
    assert cache.get("a") == "aaaa"
    cache.put("c", "cccc")
    assert cache.get("b") is None
    assert cache.get("a") == "aaaa"
    assert cache.get("c") == "cccc"
    cache.put("d", "dddddddddd")
    assert [cache.get(key) for key in "acd"] == [None, None, "dddddddddd"]


def test_a_value_is_made_once() -> None:
    cache: WeightedCache[str] = WeightedCache(10, len)
    made: list[int] = []

    def make() -> str:
        made.append(1)
        return "x"

    assert cache.get_or("k", make) == cache.get_or("k", make) == "x"
    assert made == [1]


def test_what_is_too_heavy_is_not_kept_and_replacing_is_no_leak() -> None:
    cache: WeightedCache[str] = WeightedCache(5, len)
    cache.put("big", "123456")
    assert cache.get("big") is None
    for _ in range(9):
        cache.put("k", "1234")
    assert cache.get("k") == "1234"
    cache.clear()
    assert cache.get("k") is None
