"""Which shards a bot carries."""

import pytest

from service.base.shards import Shards


def test_some_of_all_shards_are_named() -> None:
    assert Shards((0, 2), 3).ids == (0, 2)


@pytest.mark.parametrize(("ids", "count"), [((), 2), ((2,), 2), ((-1,), 2), ((0,), 0)])
def test_shards_that_there_are_not_are_refused(ids: tuple[int, ...], count: int) -> None:
    with pytest.raises(ValueError, match="no shards"):
        Shards(ids, count)
