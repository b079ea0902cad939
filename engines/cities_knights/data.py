"""Numbers, cards and kinds of the printed game, read once from ``data/``."""

from pathlib import Path

from msgspec import Struct

from engines.core.files.data_files import DataFile
from engines.core.mechanics.resource_counts import ResourceCounts

FOLDER = Path(__file__).parent / "data"

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
COMMODITIES = ("paper", "cloth", "coin")
KINDS = RESOURCES + COMMODITIES
"""The eight kinds of cards in a hand, in the order of every list "by kind"."""
KIND = {kind: i for i, kind in enumerate(KINDS)}
LUMBER, BRICK, WOOL, GRAIN, ORE, PAPER, CLOTH, COIN = range(8)
TRACKS = ("trade", "politics", "science")
TRADE, POLITICS, SCIENCE = range(3)
"""Improvement tracks, also the colours of the progress decks and of the event die's gates."""


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of one seat; ``knight`` counts each of the three levels."""

    road: int
    settlement: int
    city: int
    wall: int
    knight: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """What counts towards the target; a metropolis counts on top of its city."""

    settlement: int
    city: int
    metropolis: int
    longest_road: int
    defender: int
    merchant: int
    point_card: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Counts, costs and limits. Costs and yields are by kind; improvements cost 1 to 5 of their commodity."""

    terrain: dict[str, int]
    produces: dict[str, str]
    tokens: tuple[int, ...]
    harbours: dict[str, int]
    bank: dict[str, int]
    pieces: Pieces
    costs: dict[str, dict[str, int]]
    city_produces: dict[str, dict[str, int]]
    improvement_costs: tuple[int, ...]
    commodity: dict[str, str]
    points: Points
    target: int
    discard_limit: int
    wall_bonus: int
    progress_limit: int
    barbarian_steps: int
    longest_road_from: int
    event_die: tuple[str, ...]


class CardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A progress card. when: "main" (after the roll), "before_roll" (instead of two dice), "drawn" (a point)."""

    id: str
    count: int
    when: str


NUMBERS = DataFile(FOLDER / "numbers.json").read(Numbers)
DECKS = DataFile(FOLDER / "cards.json").read(dict[str, tuple[CardData, ...]])
TRACK_OF = {card.id: TRACKS.index(track) for track, cards in DECKS.items() for card in cards}
"""By progress card, the track whose deck it belongs to."""
POINT_CARDS = frozenset(card.id for cards in DECKS.values() for card in cards if card.when == "drawn")
COMMODITY_OF = tuple(KIND[NUMBERS.commodity[track]] for track in TRACKS)
"""By track, the commodity that pays for its levels."""
BANK = tuple(NUMBERS.bank[kind] for kind in KINDS)


def by_kind(counts: dict[str, int]) -> tuple[int, ...]:
    """Return counts by name as a list by kind."""
    return tuple(counts.get(kind, 0) for kind in KINDS)


ROAD_COST = by_kind(NUMBERS.costs["road"])
SETTLEMENT_COST = by_kind(NUMBERS.costs["settlement"])
CITY_COST = by_kind(NUMBERS.costs["city"])
MEDICINE_COST = by_kind(NUMBERS.costs["city_medicine"])
KNIGHT_COST = by_kind(NUMBERS.costs["knight"])
ACTIVATE_COST = by_kind(NUMBERS.costs["activate_knight"])
PROMOTE_COST = by_kind(NUMBERS.costs["promote_knight"])
WALL_COST = by_kind(NUMBERS.costs["wall"])
CITY_YIELD = {terrain: by_kind(counts) for terrain, counts in NUMBERS.city_produces.items()}
SETTLEMENT_YIELD = {terrain: by_kind({kind: 1}) for terrain, kind in NUMBERS.produces.items()}


def full_deck(track: int) -> list[str]:
    """Return the eighteen cards of a track's deck, unshuffled."""
    return [card.id for card in DECKS[TRACKS[track]] for _ in range(card.count)]


class Cards(ResourceCounts, frozen=True):
    """Counts of cards by kind, as actions, events and views name them."""

    lumber: int = 0
    brick: int = 0
    wool: int = 0
    grain: int = 0
    ore: int = 0
    paper: int = 0
    cloth: int = 0
    coin: int = 0
