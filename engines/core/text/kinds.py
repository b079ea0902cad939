"""Kinds of things: those that every game shares, and the properties of a game's own.

A thing is a `Ref` of a kind and an id; catalogues and `NameWords.place` give it a name. The game says what panels
do with a kind, such as labelling it on a map; other layers know only the kinds defined here by name.
"""

from msgspec import Struct

VERB = "verb"
"""A kind of action, by its tag."""
SEAT = "seat"
"""A seat, by its number."""
OFFER = "offer"
"""An open offer, by its number; options about it are shown beside it."""
GIVE, WANT = "give", "want"
"""The two sides of a trade: fields of its terms, and the kinds of the things on them, by the kind of goods."""


class ThingKinds(Struct, frozen=True):
    """Properties of a game's own kinds of things.

    places: kinds that lie on a map; pictures label them where one of several is chosen. verb_kinds: kinds that
    name what is done, as a verb does, such as a card that is played; a heading needs no verb beside them.
    """

    places: frozenset[str] = frozenset()
    verb_kinds: frozenset[str] = frozenset()

    def says_what(self, kind: str) -> bool:
        """Return whether things of a kind say what is done."""
        return kind == VERB or kind in self.verb_kinds

    def words_of(self, verb: str) -> tuple[str, ...]:
        """Return what may name an action, the most precise first: its verb, and the kind of what it plays."""
        return (verb, *(kind for kind in sorted(self.verb_kinds) if verb.startswith(f"{kind}-")))
