"""Laid track: whose links lie where, which areas they connect, and which pieces can be fetched over them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import compress, count

from msgspec import Struct

from engines.first_train.data import COMPANIES, NOBODY, NUMBERS
from engines.first_train.geography import CHARTS, Chart, MapName
from engines.first_train.state import FirstTrainState, track_of

Network = Mapping[int, tuple[int, ...]]
"""By area that links touch, in the order of the map, the areas they lead to."""
MOST_TRACKS = 512
"""How many tracks are cached at once."""


class Served(Struct, frozen=True):
    """The areas from which a seat can fetch pieces. places: by load, areas in the order of the map."""

    places: tuple[tuple[int, ...], ...]


class Track:
    """All that follows from the owners of links and towns, each part found when it is first asked for."""

    def __init__(self, chart: Chart, links: tuple[int, ...], companies: tuple[int, ...]) -> None:
        self.chart, self.links, self.companies = chart, links, companies
        self._starts: dict[int, tuple[int, ...]] = {}
        self._served: dict[int, Served] = {}

    def with_links(self, borders: Sequence[int], seat: int) -> Track:
        """Return the track with new links of a seat where none lay; keep what they do not change."""
        links = list(self.links)
        for border in borders:
            links[border] = seat
        after = Track(self.chart, tuple(links), self.companies)
        after.borders = {**self.borders, seat: tuple(sorted((*self.borders.get(seat, ()), *borders)))}
        after.company_towns, after.company_areas = self.company_towns, self.company_areas
        after._starts = {other: areas for other, areas in self._starts.items() if other != seat}
        after._served = {other: areas for other, areas in self._served.items() if other != seat}
        return after

    @cached_property
    def borders(self) -> Mapping[int, tuple[int, ...]]:
        """By owner, the borders with its links; without those who have none."""
        found: dict[int, list[int]] = {}
        for border in [border for border, owner in enumerate(self.links) if owner != NOBODY]:
            found.setdefault(self.links[border], []).append(border)
        return {owner: tuple(borders) for owner, borders in found.items()}

    def network(self, owner: int) -> Network:
        """Return the network of a seat or company."""
        return network(self.chart.id, self.borders.get(owner, ()))

    @cached_property
    def company_towns(self) -> tuple[int, ...]:
        """The areas with towns of companies."""
        return tuple(compress(count(), self.companies))

    @cached_property
    def company_areas(self) -> frozenset[int]:
        """The areas that track of a company touches."""
        return frozenset(area for company in range(len(COMPANIES)) for area in self.network(track_of(company)))

    def starts(self, seat: int) -> tuple[int, ...]:
        """Return where a seat may begin a line, if it can go on: at towns of companies and at own track."""
        found = self._starts.get(seat)
        if found is None:
            found = self._starts[seat] = tuple(sorted({*self.company_towns, *self.network(seat)}))
        return found

    def served(self, seat: int) -> Served:
        """Return the areas from which a seat can fetch pieces, regardless of what lies there."""
        found = self._served.get(seat)
        if found is None:
            found = self._served[seat] = self._serves(seat)
        return found

    def _serves(self, seat: int) -> Served:
        own, is_town, closed = self.network(seat), self.chart.is_town, self.company_areas
        towns = [area for area in own if is_town[area]]
        passengers = []
        for company in range(len(COMPANIES)):
            joined = connected(own, [area for area in own if self.companies[area] >> company & 1])
            passengers.append(tuple([town for town in towns if town in joined]))
        white = {area for town in towns if not self.companies[town] for area in self.chart.serves[town]}
        yellow = [area for area in own if not is_town[area] and area not in closed]
        return Served((*passengers, tuple(sorted(white)), tuple(yellow)))


def connected(own: Network, areas: Iterable[int]) -> set[int]:
    """Return these areas of a network and all areas that it connects with one of them."""
    found = set(areas)
    edge = list(found)
    for area in edge:
        for other in own[area]:
            if other not in found:
                found.add(other)
                edge.append(other)
    return found


_TRACKS: dict[tuple[MapName, int, int], Track] = {}


def track(state: FirstTrainState) -> Track:
    """Return the track of a position, found once for all positions with the same links and companies."""
    # Copies share both tuples until one is replaced, so their identities are a key that needs no look at 200
    # links. A cached track holds its tuples, so that nothing else can have their identities.
    key = (state.map, id(state.links), id(state.companies))
    return _TRACKS.get(key) or _cached(Track(state.chart, state.links, state.companies))


def _cached(found: Track) -> Track:
    if len(_TRACKS) >= MOST_TRACKS:
        _TRACKS.clear()
    _TRACKS[found.chart.id, id(found.links), id(found.companies)] = found
    return found


def lay_line(state: FirstTrainState, borders: Sequence[int], seat: int) -> None:
    """Lay links of a seat across borders where none lie."""
    state.links = _cached(track(state).with_links(borders, seat)).links


@lru_cache(maxsize=4096)
def network(map_name: MapName, borders: tuple[int, ...]) -> Network:
    """Return the network of links across these borders."""
    found: dict[int, list[int]] = {}
    ends = CHARTS[map_name].ends
    for border in borders:
        a, b = ends[border]
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return {area: tuple(sorted(found[area])) for area in sorted(found)}


@lru_cache(maxsize=1024)
def served_by(map_name: MapName, links: tuple[int, ...], companies: tuple[int, ...], seat: int) -> Served:
    """Return the areas that serve a seat. links: by border, the owner of its link. companies: by area, as bits."""
    return Track(CHARTS[map_name], links, companies).served(seat)


def served(state: FirstTrainState, seat: int) -> Served:
    """Return the areas from which a seat can fetch pieces, regardless of what lies there."""
    return track(state).served(seat)


def borders_of(state: FirstTrainState, owner: int) -> tuple[int, ...]:
    """Return the borders with links of a seat or company."""
    return track(state).borders.get(owner, ())


def links_of(state: FirstTrainState, seat: int) -> int:
    """Return the number of a seat's links on the map."""
    return len(borders_of(state, seat))


def links_left(state: FirstTrainState, seat: int) -> int:
    """Return how many more links a seat can lay."""
    return NUMBERS.links - links_of(state, seat)


def lay_links(state: FirstTrainState, borders: Iterable[int], owner: int) -> None:
    """Lay links of a seat or company across borders, in place of any that lie there."""
    links = list(state.links)
    for border in borders:
        links[border] = owner
    state.links = tuple(links)
