"""Faults of a position, in words for developers: for the conformance kit, and for loading positions.

Each function checks one aspect and yields its faults.
"""

from collections import Counter
from collections.abc import Iterator

from engines.golden_age.data import CARDS, COLOURS, DECK_SIZES, DECKS, NOBODY, NUMBERS, full_deck
from engines.golden_age.geography import GUILD_0, LENGTH, MERCHANTS, PLACES, PROVINCES, WEST_PLACE
from engines.golden_age.state import Bidding, GoldenAgeState, Perform, Setup, Turn

_PRINTED = [Counter(full_deck(deck)) for deck in range(len(DECKS))]


def faults(state: GoldenAgeState) -> list[str]:
    """Return all faults of a match in progress."""
    wrong = [
        *shapes(state),
        *money(state),
        *pieces(state),
        *cards(state),
        *hands(state),
        *guilds(state),
        *used(state),
        *frames(state),
    ]
    for deck, size in enumerate(DECK_SIZES):
        if len(_everywhere(state, deck)) < size:
            wrong.append(f"{DECKS[deck]} cards were lost")
    return wrong


def shapes(state: GoldenAgeState) -> Iterator[str]:
    """Check the lengths of lists by seat, place and deck, and the ranges of numbers."""
    for name, found, wanted in (
        ("players", state.players, state.seats),
        ("pawns", state.pawns, state.seats),
        ("west", state.west, state.seats),
        ("west_flipped", state.west_flipped, state.seats),
        ("owner", state.owner, WEST_PLACE),
        ("flipped", state.flipped, WEST_PLACE),
        ("steps", state.steps, len(COLOURS)),
        ("decks", state.decks, len(DECKS)),
        ("discards", state.discards, len(DECKS)),
    ):
        if len(found) != wanted:
            yield f"{len(found)} entries in {name}, not {wanted}"
    if any(not NOBODY <= owner < state.seats for owner in state.owner):
        yield "a marker of a seat that does not play"
    if not NOBODY <= state.stadtholder < LENGTH:
        yield f"the Stadtholder stands on space {state.stadtholder}"
    if not 0 <= state.active < state.seats:
        yield f"seat {state.active} is active"


def money(state: GoldenAgeState) -> list[str]:
    """Check that no seat has debts."""
    return [f"seat {seat} has {p.money} half florins" for seat, p in enumerate(state.players) if p.money < 0]


def pieces(state: GoldenAgeState) -> Iterator[str]:
    """Check that every seat has its five pawns and six markers, on the board or in reserve."""
    for seat, player in enumerate(state.players):
        pawns = [*state.pawns[seat], player.pawns]
        markers = player.markers + state.owner.count(seat) + state.west[seat]
        if min(pawns) < 0 or sum(pawns) != NUMBERS.pawns:
            yield f"seat {seat} has {sum(pawns)} pawns ({player.pawns} in reserve), not {NUMBERS.pawns}"
        if player.markers < 0 or state.west[seat] < 0 or markers != NUMBERS.markers:
            yield f"seat {seat} has {markers} markers ({player.markers} in reserve), not {NUMBERS.markers}"


def cards(state: GoldenAgeState) -> Iterator[str]:
    """Check that no card is extra; cards may be missing in loaded positions."""
    for deck, printed in enumerate(_PRINTED):
        for key, found in Counter(_everywhere(state, deck)).items():
            if found > printed[key]:
                yield f"{found} {key} cards, the {DECKS[deck]} deck has {printed[key]}"


def hands(state: GoldenAgeState) -> Iterator[str]:
    """Check that hands hold hidden cards only, and that no painting has too many payments."""
    for seat, player in enumerate(state.players):
        yield from (
            f"seat {seat} has {key} in hand" for key in player.hand if key not in CARDS or not CARDS[key].hidden
        )
        for painting in player.paintings:
            if not 0 <= painting.paid <= CARDS[painting.card].data.payments:
                yield f"{painting.paid} payments for {painting.card} of seat {seat}"


def _everywhere(state: GoldenAgeState, deck: int) -> list[str]:
    """Return the cards of a deck, wherever they are."""
    found = state.decks[deck] + state.discards[deck]
    for player in state.players:
        held = player.hand + [painting.card for painting in player.paintings]
        held += [f"governor-{PROVINCES[province]}" for province in player.governors]
        held += ["windmill"] * player.windmills
        found += [key for key in held if CARDS[key].deck == deck]
    return found


def guilds(state: GoldenAgeState) -> Iterator[str]:
    """Check that the controller of a guild paid one of its steps."""
    for guild, step in enumerate(state.steps):
        held = state.owner[GUILD_0 + guild] != NOBODY
        if step not in NUMBERS.guild_prices if held else step:
            yield f"the {COLOURS[guild]} guild is on step {step}, {'held' if held else 'free'}"


def used(state: GoldenAgeState) -> Iterator[str]:
    """Check that only markers of the active seat are flipped, and only in its turn."""
    for place, flipped in enumerate(state.flipped):
        if flipped and state.owner[place] != state.active:
            yield f"the marker at {PLACES[place]} is flipped"
    for seat, flipped_there in enumerate(state.west_flipped):
        if not 0 <= flipped_there <= (state.west[seat] if seat == state.active else 0):
            yield f"{flipped_there} markers of seat {seat} are flipped in the West Indies"


def frames(state: GoldenAgeState) -> Iterator[str]:
    """Check that the frames fit the position."""
    for frame in state.stack:
        match frame:
            case Setup():
                if state.stadtholder != NOBODY:
                    yield "the Stadtholder stands during the setup"
            case Turn():
                if state.stadtholder == NOBODY:
                    yield "a turn without the Stadtholder"
                if frame.seat != state.active:
                    yield f"seat {frame.seat} plays the turn of seat {state.active}"
                if any(offer.seat == frame.seat for offer in frame.offers):
                    yield "an offer to the active seat"
            case Bidding():
                yield from _bidding(state, frame)
            case Perform():
                if state.owner[frame.place] != state.active or not state.flipped[frame.place]:
                    yield f"the action of {PLACES[frame.place]} is performed and not used"
    if state.stadtholder != NOBODY and not state.turns and state.stadtholder not in MERCHANTS:
        yield "the Stadtholder does not begin with a merchant"


def _bidding(state: GoldenAgeState, frame: Bidding) -> Iterator[str]:
    if state.owner[frame.place] != frame.seller or frame.seller != state.active or state.flipped[frame.place]:
        yield f"seat {frame.seller} cannot offer the action of {PLACES[frame.place]}"
    if frame.seller in frame.bidders or len(set(frame.bidders)) != len(frame.bidders):
        yield f"bidders are {frame.bidders}"
    if frame.leader != NOBODY and frame.leader not in frame.bidders:
        yield f"the leader {frame.leader} is out"
    if frame.leader != NOBODY and frame.highest > state.players[frame.leader].money:
        yield f"seat {frame.leader} cannot pay {frame.highest}"
