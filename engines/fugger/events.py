"""Events of Die Fugger."""

from engines.core.actions import Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began: its number, the starting seat, and Jakob's face-up goods."""

    round: int
    starter: int
    jakob: tuple[str, ...]


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew cards. The seat itself sees `Drawn` instead."""

    seat: int
    count: int


class Drawn(Drew, frozen=True, tag="drawn"):
    """A seat drew these cards; shown to it alone."""

    cards: tuple[str, ...]


class Played(Event, frozen=True, tag="played"):
    """A card was played face up."""

    seat: int
    card: str


class Delivered(Event, frozen=True, tag="delivered"):
    """A seat played a good face down. The seat itself sees `DeliveredCard` instead."""

    seat: int
    round: int


class DeliveredCard(Delivered, frozen=True, tag="delivered-card"):
    """A seat played this good face down; shown to it alone."""

    card: str


class JakobDrew(Event, frozen=True, tag="jakob-drew"):
    """Jakob got a good, after a delivery or a pair of turns; merchants turned up for him were discarded."""

    card: str
    merchants: int = 0


class JakobWithout(Event, frozen=True, tag="jakob-without"):
    """Jakob should have got a good, but none was left."""


class Skipped(Event, frozen=True, tag="skipped"):
    """A seat could do nothing and was skipped."""

    seat: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became the new draw pile."""

    cards: int


class PricesMoved(Event, frozen=True, tag="prices-moved"):
    """The evaluation of a round: by good the cards on the table and the prices before and after.

    trigger: the seat that ended the round.
    """

    round: int
    trigger: int
    counts: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    risen: tuple[bool, ...]


class Sold(Event, frozen=True, tag="sold"):
    """A seat sold its goods in front: the cards, how many of them paid double for their seal, and the florins."""

    seat: int
    cards: tuple[str, ...]
    doubled: int
    florins: int
    total: int


class Delivery(Event, frozen=True, tag="delivery"):
    """At the end: a seat's face-down goods, what they paid, and its final florins."""

    seat: int
    cards: tuple[str, ...]
    florins: int
    total: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over; the seats with the most florins won."""

    winners: tuple[int, ...]
    florins: int
