"""Kinds of things: those that every game shares, and what a game says of its own.

A thing is a `Ref` of a kind and an id; catalogues and `Words.place` give it a name. What panels do with a kind,
such as labelling it on a map, is said by the game; no other layer knows a kind by name but those here.
"""

from __future__ import annotations

from msgspec import Struct

VERB = "verb"
"""A kind of action, by its tag."""
SEAT = "seat"
"""A seat, by its number."""
OFFER = "offer"
"""An offer that stands, by its number: what may be done about it is shown beside it."""
GIVE, WANT = "give", "want"
"""The two sides of a trade: fields of its terms, and the kinds of what is on them, by the kind of goods."""


class ThingKinds(Struct, frozen=True):
    """What a game's own kinds of things are.

    places: they lie on a map, so that pictures label them where one of several is chosen. deeds: they say what is
    done, as a verb does, such as a card that is played: a heading of one alone says it at once.
    """

    places: frozenset[str] = frozenset()
    verb_kinds: frozenset[str] = frozenset()

    def says_what(self, kind: str) -> bool:
        """Whether things of a kind say what is done."""
        return kind == VERB or kind in self.verb_kinds
