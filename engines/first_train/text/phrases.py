"""Parts of sentences that the chronicle and the text board share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.core.text.messages import Arg, Many, Msg, SeatRef
from engines.first_train.data import LOADS, Exchange
from engines.first_train.geography import Chart
from engines.first_train.text.names import area_name, load_ref, means_in_words


def minus(n: int) -> str:
    """A number that may be less than nought."""
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """A number with its sign, as profit and loss are written."""
    return f"+{n}" if n > 0 else minus(n)


def areas_in_words(chart: Chart, areas: Iterable[str]) -> Many:
    """Areas as a list."""
    return Many(tuple(area_name(chart, area) for area in areas))


def counted(chart: Chart, load: str, n: int) -> Msg:
    """So many of a load: "2 red passengers"."""
    return Msg("first_train-loads", {"n": n, "load": load_ref(chart, load)})


def loads_in_words(chart: Chart, counts: Iterable[int]) -> Arg:
    """Loads by kind, those that there are: "2 red passengers and 1 beer"."""
    said = tuple(counted(chart, load, n) for load, n in zip(LOADS, counts, strict=True) if n)
    return Many(said) if said else Msg("core-nothing")


def exchanged(brown: int, pay: Exchange) -> Msg:
    """What is paid for a train, in railway influence and in what is exchanged for it."""
    return means_in_words(pay.cubes, (pay.white, brown, pay.red, pay.green))


def by_seat(counts: Mapping[int, int]) -> Many:
    """A number for each of some seats: "Anna 3 and Bob 1"."""
    return Many(tuple(share(seat, n) for seat, n in counts.items()))


def share(seat: int, n: int | str) -> Msg:
    """A seat's number: "Anna 3"."""
    return Msg("first_train-share", {"seat": SeatRef(seat), "n": n})
