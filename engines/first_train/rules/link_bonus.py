"""The link bonus: owners of the links on the shortest ways between two places, once track connects them."""

from engines.first_train.data import NOBODY
from engines.first_train.state import FirstTrainState

LINK, OWN = 1000, 999
"""Cost of a foreign and of an own link: ways with fewest links are best, then those with most own ones."""
Edge = list[int]
"""An edge: its target, its room, its cost, and the number of the reverse edge."""


def way_points(state: FirstTrainState) -> list[int] | None:
    """Return, by seat, its own links on the shortest way that has one; None if no way connects the places.

    A way runs over track of any owner and through no area twice.
    """
    areas = _reached(state)
    if not _arrives(state, areas):
        return None
    laid = [
        number
        for number, (end, _) in enumerate(state.chart.ends)
        if end in areas and state.links[number] != NOBODY
    ]
    return [_own_links(state, seat, laid) for seat in range(state.seats)]


def joined(state: FirstTrainState) -> bool:
    """Return whether track of any owners connects the areas of the link bonus; False on maps without one."""
    return _arrives(state, _reached(state))


def _arrives(state: FirstTrainState, areas: set[int]) -> bool:
    return any(area in areas for area in state.chart.start)


def _reached(state: FirstTrainState) -> set[int]:
    """Return the areas that track of any owners connects with the second place of the bonus."""
    chart = state.chart
    found, edge = set(chart.to), list(chart.to)
    for area in edge:
        for other, border in chart.neighbours[area]:
            if state.links[border] != NOBODY and other not in found:
                found.add(other)
                edge.append(other)
    return found


def _own_links(state: FirstTrainState, seat: int, laid: list[int]) -> int:
    own = [border for border in laid if state.links[border] == seat]
    ways = [cost for border in own if (cost := _through(state, seat, laid, border)) is not None]
    return 0 if not ways else -min(ways) % LINK


def _through(state: FirstTrainState, seat: int, laid: list[int], border: int) -> int | None:
    """Return the cost of the best way across a border: two ways without a common area, one from each of its ends.

    This is a minimum-cost flow of two units from the ends of the border to both places, each area having room for
    one unit. Returns None if there is no such way.
    """
    chart = state.chart
    flow = Flow(2 * len(chart.areas))
    source, sink = flow.node(), flow.node()
    for area in {end for other in laid for end in chart.ends[other]}:
        flow.edge(2 * area, 2 * area + 1, 0)
    for other in laid:
        if other != border:
            a, b = chart.ends[other]
            cost = OWN if state.links[other] == seat else LINK
            flow.edge(2 * a + 1, 2 * b, cost)
            flow.edge(2 * b + 1, 2 * a, cost)
    for end in chart.ends[border]:
        flow.edge(source, 2 * end, 0)
    for places in (chart.start, chart.to):
        node = flow.node()
        for area in places:
            flow.edge(2 * area + 1, node, 0)
        flow.edge(node, sink, 0)
    costs = [flow.unit(source, sink) for _ in range(2)]
    return None if None in costs else OWN + sum(cost for cost in costs if cost is not None)


class Flow:
    """A network in which each edge has room for one unit."""

    def __init__(self, nodes: int) -> None:
        self._out: list[list[Edge]] = [[] for _ in range(nodes)]

    def node(self) -> int:
        """Add a node; return its number."""
        self._out.append([])
        return len(self._out) - 1

    def edge(self, start: int, to: int, cost: int) -> None:
        """Add an edge for one unit."""
        self._out[start].append([to, 1, cost, len(self._out[to])])
        self._out[to].append([start, 0, -cost, len(self._out[start]) - 1])

    def unit(self, source: int, sink: int) -> int | None:
        """Send one more unit the cheapest way, perhaps rerouting earlier ones; return the additional cost.

        Returns None if there is no way.
        """
        costs: list[int | None] = [None] * len(self._out)
        came: list[tuple[int, int]] = [(NOBODY, NOBODY)] * len(self._out)
        costs[source] = 0
        line = [source]
        for node in line:
            base = costs[node]
            assert base is not None
            for i, (to, room, cost, _) in enumerate(self._out[node]):
                old = costs[to]
                if room and (old is None or base + cost < old):
                    costs[to], came[to] = base + cost, (node, i)
                    line.append(to)
        node = sink
        while costs[sink] is not None and node != source:
            node, i = came[node]
            edge = self._out[node][i]
            edge[1] -= 1
            self._out[edge[0]][edge[3]][1] += 1
        return costs[sink]
