"""Parts of sentences shared by event text and board text."""

from collections.abc import Iterable, Mapping

from engines.core.text.messages import Arg, Many, Msg, SeatRef
from engines.first_train.data import LOADS, Exchange
from engines.first_train.geography import Chart
from engines.first_train.text.names import area_name, load_ref, means_in_words


def minus(n: int) -> str:
    """Return a number with a proper minus sign if it is negative."""
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """Return a number with its sign, as profit and loss are written."""
    return f"+{n}" if n > 0 else minus(n)


def areas_in_words(chart: Chart, areas: Iterable[str]) -> Many:
    """Return areas as a list."""
    return Many(tuple(area_name(chart, area) for area in areas))


def counted(chart: Chart, load: str, n: int) -> Msg:
    """Return a number of pieces of a load: "2 red passengers"."""
    return Msg("first_train-loads", {"n": n, "load": load_ref(chart, load)})


def loads_in_words(chart: Chart, counts: Iterable[int]) -> Arg:
    """Return the loads with at least one piece: "2 red passengers and 1 beer"."""
    said = tuple(counted(chart, load, n) for load, n in zip(LOADS, counts, strict=True) if n)
    return Many(said) if said else Msg("core-nothing")


def exchanged(brown: int, pay: Exchange) -> Msg:
    """Return what is paid for a train, in railway influence and in its replacements."""
    return means_in_words(pay.cubes, (pay.white, brown, pay.red, pay.green))


def by_seat(counts: Mapping[int, int]) -> Many:
    """Return a number for each of some seats: "Anna 3 and Bob 1"."""
    return Many(tuple(share(seat, n) for seat, n in counts.items()))


def share(seat: int, n: int | str) -> Msg:
    """Return a seat's number: "Anna 3"."""
    return Msg("first_train-share", {"seat": SeatRef(seat), "n": n})
