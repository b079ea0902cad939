"""Trade by computer players: the one offer worth making in a turn, and answers to the offers of others.

All follows from what the seat may know: positions are drawn from that, so a hidden hand counts only as likely.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, Final

from msgspec import Struct

from engines.core.actions import Option, TermsHole
from engines.core.game import Game
from engines.core.mechanics.trade_offers import Offer, TradeAccept, TradeCounter, TradeDecline, TradeOffer
from engines.core.rng import Rng

WORLDS: Final = 6
"""Positions that the seat cannot distinguish, in which trades are tried."""
SHAPES: Final = ((1, 1), (2, 1))
"""Pieces given and wanted: who is asked for more than they get refuses."""
SHORTLIST: Final = 5
"""Terms of each shape that are tried with every partner."""
JUDGED: Final = 5
"""Most terms compared by how they change each seat's chance to win."""
MARGIN: Final = 0.4
"""The least gain of the evaluation for which a seat trades."""
LIKELY: Final = 0.33
"""The least part of the worlds in which a partner gains as well by an offer."""
PERHAPS: Final = 0.15
"""The same for a seat that is asked with others, and for a counter-offer."""
STRONG: Final = 1.6
"""By this multiple of an equal chance to win, a seat is too strong to trade with; late in a match, by one."""
MUCH: Final = 2.0
"""A trade that adds more than this many times as much to the other seat's chance is not fair."""
LATE: Final = 0.75
"""The part of the way to victory from which a match counts as late."""


class _Tried(Struct, frozen=True):
    """A trade in one of the worlds, by number: the position after it, and what two seats gain by it."""

    world: int
    after: Any
    mine: float
    theirs: float


class _Worlds:
    """The worlds of a decision, and what trades bring in them."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> None:
        assert game.advice.lookahead is not None
        self.game, self.seat = game, seat
        self.lookahead = game.advice.lookahead
        self.states = [game.determinize(state, seat, rng.fork(f"trade {n}")) for n in range(WORLDS)]
        self.chances = [self.lookahead.chances.of(world) for world in self.states]
        self._values: dict[tuple[int, int], float] = {}

    def traded(self, n: int, actions: Sequence[tuple[int, Any]], taker: int) -> Any | None:
        """Return a world after a seat has taken what was just offered by actions; None if it could not."""
        after = self.game.clone(self.states[n])
        for actor, action in actions:
            self.game.play(after, actor, action)
        taking = TradeAccept(after.stack[-1].offers_made)
        if all(option.action != taking for option in self.game.options(after, taker)):
            return None
        self.game.play(after, taker, taking)
        return after

    def tried(self, n: int, after: Any, partner: int) -> _Tried:
        """Return a trade with a partner, by the position after it in a world."""
        return _Tried(n, after, self._gain(n, after, self.seat), self._gain(n, after, partner))

    def _gain(self, n: int, after: Any, who: int) -> float:
        evaluate = self.game.advice.evaluate
        if (n, who) not in self._values:
            self._values[n, who] = evaluate(self.states[n], who)
        return evaluate(after, who) - self._values[n, who]

    def dangerous(self, who: int) -> bool:
        """Return whether a seat is too close to victory to trade with."""
        return self._too_good(fmean(chances[who] for chances in self.chances), self.states[0])

    def gain(self, trades: Sequence[_Tried], partner: int, *, asking: bool) -> float | None:
        """Return what a trade with a partner adds to a seat's chance; None if it should not agree to it.

        asking: the partner has to find it fair as well, and takes it only in worlds in which that pays.
        """
        trades = [one for one in trades if one.theirs >= MARGIN] if asking else trades
        if not trades or fmean(one.mine for one in trades) < MARGIN:
            return None
        before = [self.chances[one.world] for one in trades]
        after = [self.lookahead.chances.of(one.after) for one in trades]
        mine, theirs = (
            fmean(now[who] - was[who] for was, now in zip(before, after, strict=True))
            for who in (self.seat, partner)
        )
        reached = fmean(now[partner] for now in after)
        fair = 0 < mine >= theirs / MUCH and not (asking and mine > theirs * MUCH)
        return mine if fair and not self._too_good(reached, trades[0].after) else None

    def _too_good(self, chance: float, state: Any) -> bool:
        late = self.lookahead.chances.progress(state) >= LATE
        most: float = (1.0 if late else STRONG) / state.seats
        return chance >= most


# ------------------------------------------------------------------ offers


def best_offer(game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any | None:
    """Return the offer that a seat should make now in its own turn; None if none is worth it.

    It is the first and only one of the turn, so nothing is offered twice. It goes to those who may gain by it, but
    to none who is close to victory or would come closer to it than the seat does. state: as for
    `players.base.Player`.
    """
    option = next((one for one in game.options(state, seat) if isinstance(one.action, TradeOffer)), None)
    if option is None or state.stack[-1].proposals:
        return None
    worlds = _Worlds(game, state, seat, rng)
    partners = [who for who in map(int, option.action.to) if not worlds.dangerous(who)]
    ways = [(terms, _trades(worlds, terms, partners)) for terms in _promising(worlds, option.holes[0], partners)]
    ways.sort(key=lambda way: -_hope(way[1])[0])
    best, most = None, 0.0
    for terms, trades in ways[:JUDGED]:
        likely = {who: tried for who, tried in trades.items() if _hope({who: tried})[1] >= PERHAPS}
        asked = ((who, worlds.gain(tried, who, asking=True)) for who, tried in likely.items())
        gains = {who: gain for who, gain in asked if gain is not None}
        hope = _hope({who: likely[who] for who in gains})[1]
        if hope >= LIKELY and hope * max(gains.values()) > most:
            best, most = option.fill(terms, tuple(map(str, gains))), hope * max(gains.values())
    if best is None:
        return None
    # Of many terms, the luckiest in the worlds drawn was chosen: new ones show whether it was luck alone.
    others = _Worlds(game, state, seat, rng.fork("confirm"))
    confirmed = _trades(others, best.terms, list(map(int, best.to)))
    return best if _hope(confirmed)[1] >= LIKELY else None


def _trades(worlds: _Worlds, terms: Any, partners: Sequence[int]) -> dict[int, list[_Tried]]:
    """Return, by partner, the trade in the worlds in which they could take it."""
    offering = [(worlds.seat, TradeOffer(terms, tuple(map(str, partners))))]
    found: dict[int, list[_Tried]] = {}
    for who in partners:
        found[who] = [
            worlds.tried(n, after, who)
            for n in range(WORLDS)
            if (after := worlds.traded(n, offering, who)) is not None
        ]
    return found


def _hope(trades: dict[int, list[_Tried]]) -> tuple[float, float]:
    """Return the mean gain of an offer, and the part of the worlds in which a partner gains by it as well."""
    best: dict[int, float] = {}
    for one in (one for tried in trades.values() for one in tried if one.theirs >= MARGIN):
        best[one.world] = max(one.mine, best.get(one.world, one.mine))
    return sum(best.values()) / WORLDS, len(best) / WORLDS


def _promising(worlds: _Worlds, hole: Any, partners: Sequence[int]) -> Iterator[Any]:
    """Yield the few terms of each shape that bring the seat most, if a partner could take them."""
    worth, seat = worlds.lookahead.worth, worlds.seat
    before = worth(worlds.states[0], seat)
    takers: dict[Any, tuple[int, int] | None] = {}
    to = tuple(map(str, partners))
    for shape in SHAPES:
        found = []
        for terms in _terms(hole, *shape):
            offering = [(seat, TradeOffer(terms, to))]
            if terms.want not in takers:
                pairs = ((n, who) for n in range(WORLDS) for who in partners)
                takers[terms.want] = next((one for one in pairs if worlds.traded(one[0], offering, one[1])), None)
            taker = takers[terms.want]
            if taker is not None:
                gain = worth(worlds.traded(taker[0], offering, taker[1]), seat) - before
                if gain >= MARGIN:
                    found.append((gain, terms))
        found.sort(key=lambda one: -one[0])
        yield from (terms for _, terms in found[:SHORTLIST])


def _terms(hole: TermsHole, gives: int, wants: int) -> Iterator[Any]:
    """Yield all terms of one kind for another, with these numbers of pieces."""
    bag = type(hole.have)
    for give in bag.__struct_fields__:
        if getattr(hole.have, give) >= gives:
            for want in bag.__struct_fields__:
                if want != give:
                    yield type(hole.blank)(bag(**{give: gives}), bag(**{want: wants}))


# ------------------------------------------------------------------ answers


def answer(game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any | None:
    """Return a seat's answer to open offers: it takes the best fair one, else counters or declines one.

    None if no offer asks it. Counter-offers in its own turn are answered as well. state: as for
    `players.base.Player`.
    """
    options = game.options(state, seat)
    asked = [one.action.offer for one in options if isinstance(one.action, TradeDecline)]
    if not asked:
        return None
    worlds = _Worlds(game, state, seat, rng)
    offers: dict[int, Offer[Any]] = {one.id: one for one in state.stack[-1].offers}
    found = []
    for option in options:
        if isinstance(option.action, TradeAccept):
            partner = offers[option.action.offer].seat
            trades = [worlds.tried(n, _played(worlds, n, option.action), partner) for n in range(WORLDS)]
            gain = None if worlds.dangerous(partner) else worlds.gain(trades, partner, asking=False)
            if gain is not None:
                found.append((gain, option.action))
    if found:
        return max(found, key=lambda one: one[0])[1]
    counter = next((one for one in options if isinstance(one.action, TradeCounter)), None)
    if counter is not None and not worlds.dangerous(offers[counter.action.offer].seat):
        better = _better_terms(worlds, counter, offers[counter.action.offer])
        if better is not None:
            return counter.fill(better)
    return TradeDecline(asked[0])


def _played(worlds: _Worlds, n: int, action: Any) -> Any:
    after = worlds.game.clone(worlds.states[n])
    worlds.game.play(after, worlds.seat, action)
    return after


def _better_terms(worlds: _Worlds, counter: Option, offer: Offer[Any]) -> Any | None:
    """Return terms on which the seat would trade after all: it gets a piece more, or gives one fewer."""
    best, most = None, 0.0
    for terms in _haggled(counter, offer):
        made = [(worlds.seat, TradeCounter(offer.id, terms))]
        trades = [
            worlds.tried(n, after, offer.seat)
            for n in range(WORLDS)
            if (after := worlds.traded(n, made, offer.seat)) is not None
        ]
        gain, likely = worlds.gain(trades, offer.seat, asking=True), _hope({offer.seat: trades})[1]
        if gain is not None and likely >= PERHAPS and gain * likely > most:
            best, most = terms, gain * likely
    return best


def _haggled(counter: Option, offer: Offer[Any]) -> Iterator[Any]:
    (hole,) = counter.holes
    assert isinstance(hole, TermsHole)
    bag, kind = type(hole.have), type(hole.blank)
    for place in range(len(bag.__struct_fields__)):
        more, fewer = list(offer.give.counts()), list(offer.want.counts())
        more[place] += 1
        fewer[place] -= 1
        yield from filter(hole.admits, (kind(offer.want, bag.of(more)), kind(bag.of(fewer), offer.give)))
