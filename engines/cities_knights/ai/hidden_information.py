"""Information hidden from a seat: secrets, and worlds that look the same to the seat."""

from typing import Any

from engines.cities_knights.data import KINDS, POINT_CARDS, RESOURCES, TRACK_OF, TRACKS
from engines.cities_knights.rules.commercial_harbour import lying
from engines.cities_knights.state import NOBODY, CatanState, Harbour, Plunder, Spying, Turn
from engines.core.frames import outermost_frame
from engines.core.rng import Rng

_COMMODITY_KINDS = range(len(RESOURCES), len(KINDS))


def resample(state: CatanState, seat: int, rng: Rng) -> None:
    """Redeal everything that the seat cannot see. Changes ``state``.

    The other hands keep their public sizes and, since the bank is open, their combined contents. Each covers the
    cards that its seat offers, and a seat that must answer a Commercial Harbour holds a commodity. Progress cards
    keep their totals by colour. A hand that is being shown to the seat does not change.
    """
    top = state.stack[-1]
    shown = top.victim if isinstance(top, Plunder) and top.seat == seat else NOBODY
    spied = top.victim if isinstance(top, Spying) and top.seat == seat else NOBODY
    others = [other for other in range(state.seats) if other != seat]
    _deal_hands(state, [other for other in others if other != shown], rng)
    _deal_progress(state, [other for other in others if other != spied], rng)


def _deal_hands(state: CatanState, others: list[int], rng: Rng) -> None:
    sizes = {other: sum(state.players[other].hand) for other in others}
    known = _known(state, others)
    pool = [
        kind
        for kind in range(len(KINDS))
        for _ in range(sum(state.players[other].hand[kind] - known[other][kind] for other in others))
    ]
    rng.shuffle(pool)
    for other in _answering(state):
        if other in known and not any(known[other][kind] for kind in _COMMODITY_KINDS):
            kind = next(kind for kind in pool if kind in _COMMODITY_KINDS)
            pool.remove(kind)
            known[other][kind] += 1
    for other, hand in known.items():
        for _ in range(sizes[other] - sum(hand)):
            hand[pool.pop()] += 1
        state.players[other].hand = hand


def _known(state: CatanState, others: list[int]) -> dict[int, list[int]]:
    """Return, by seat and kind, the cards publicly known to be in a hand because they are offered."""
    turn, top = outermost_frame(state, Turn), state.stack[-1]
    known = {other: [0] * len(KINDS) for other in others}
    for offer in turn.offers if turn else ():
        if offer.seat in known:
            known[offer.seat] = list(map(max, known[offer.seat], offer.give.counts()))
    if isinstance(top, Harbour) and top.seat in known:
        laid = [top.laid.count(kind) for kind in range(len(KINDS))]
        known[top.seat] = list(map(max, known[top.seat], laid))
    return known


def _answering(state: CatanState) -> list[int]:
    """Return the seats publicly known to hold a commodity because they must give one."""
    top = state.stack[-1]
    return lying(top) if isinstance(top, Harbour) and top.at == "reply" else []


def _deal_progress(state: CatanState, others: list[int], rng: Rng) -> None:
    for track in range(len(TRACKS)):
        held = {
            other: [i for i, card in enumerate(state.players[other].progress) if TRACK_OF[card] == track]
            for other in others
        }
        pool = sorted(state.decks[track])
        for other, places in held.items():
            pool += [state.players[other].progress[i] for i in places]
        points = sorted(card for card in pool if card in POINT_CARDS)
        loose = sorted(card for card in pool if card not in POINT_CARDS)
        rng.shuffle(loose)
        for other, places in held.items():
            dealt = list(state.players[other].progress)
            for i in places:
                dealt[i] = loose.pop()
            state.players[other].progress = tuple(dealt)
        rest = sorted(loose + points)
        rng.shuffle(rest)
        state.decks[track] = tuple(rest)


def secrets(state: CatanState, seat: int) -> dict[str, Any]:
    """Return the other seats' hands and progress cards, and the order of the decks."""
    top = state.stack[-1]
    found: dict[str, Any] = {f"deck-{track}": deck for track, deck in zip(TRACKS, state.decks, strict=True)}
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        if not (isinstance(top, Plunder) and top.seat == seat and top.victim == other):
            found[f"hand-{other}"] = tuple(player.hand)
        if not (isinstance(top, Spying) and top.seat == seat and top.victim == other):
            found[f"progress-{other}"] = tuple(sorted(player.progress))
    return found
