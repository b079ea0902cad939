"""Places, cards, money and seats as parts of sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial

from engines.core.text.kinds import VERB
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef, seats_in_words
from engines.core.text.words import Things
from engines.golden_age.data import CARDS, COLONY_IDS, COLOUR_NAMES, COLOURS, DIE, JOKER, SETS, TRIO
from engines.golden_age.geography import (
    LENGTH,
    PLACE,
    PLACE_COLOUR,
    PLACE_KIND,
    PLACES,
    PROVINCE,
    PROVINCE_COLOUR,
    PROVINCES,
    SPACES,
)
from engines.golden_age.view import GoldenAgeView

PAYMENTS = {card.data.points: card.data.payments for card in CARDS.values() if card.data.payments}
"""By a painting's points, the number of its payments."""


# ------------------------------------------------------------------ things


def marker_place(name: str) -> Ref:
    """Return a place of a marker: "Holland", "green guild", "East Indies 4"."""
    return Ref(PLACE_KIND[PLACE[name]], name)


province_ref = partial(Ref, "province")
"""A province by its name alone."""
card_ref = partial(Ref, "card")
"""A printed card."""
back_ref = partial(Ref, "back")
"""A card of a deck when only its back is known."""
colour_ref = partial(Ref, "colour")
"""A colour, as said of provinces, guilds and actions."""
action_ref = partial(Ref, "deed")
"""What the action of a colour brings."""


def colour_at(name: str) -> str:
    """Return the colour of a marker's action at a place."""
    return COLOUR_NAMES[PLACE_COLOUR[PLACE[name]]]


def place(view: GoldenAgeView, ref: Ref) -> Msg:
    """Return anything an option may be about, in the words of a player."""
    match ref.kind:
        case "province" if ref.id in PROVINCE:
            colour = COLOUR_NAMES[PROVINCE_COLOUR[PROVINCE[ref.id]]]
            return Msg("golden_age-place-province", {"province": ref, "colour": colour_ref(colour)})
        case "space":
            return Msg("golden_age-place-space", {"n": int(ref.id), "space": space_name(int(ref.id))})
        case "painting":
            return painting_name(ref.id)
        case "seat":
            return Msg("core-thing", {"thing": SeatRef(int(ref.id))})
    return Msg("core-thing", {"thing": ref})


def effect(view: GoldenAgeView, ref: Ref) -> Msg | None:
    """Return what a verb does, in half a line; labels say what cards are cashed in for."""
    if ref.kind != VERB or ref.id == "cash":
        return None
    return Msg(f"golden_age-does-{ref.id}")


def things(view: GoldenAgeView, verb: str, field: str) -> Things:
    """Return everything that a field of an action may name; see `NameWords.things`."""
    if field == "space":
        return _COLONIES if verb == "sail" else ()
    return _THINGS.get(field, ())


def _by_id(refs: Iterable[Ref]) -> Things:
    return tuple((ref.id, ref) for ref in refs)


_COLONIES = _by_id(map(marker_place, COLONY_IDS))
_PROVINCES = _by_id(map(province_ref, PROVINCES))
_MARKERS = _by_id(map(marker_place, PLACES))
_CREW = _by_id(map(card_ref, TRIO))
_THINGS = {
    "province": _PROVINCES,
    "start": _PROVINCES,
    "to": _PROVINCES,
    "guild": _by_id(map(marker_place, COLOURS)),
    "marker": _MARKERS,
    "source": _MARKERS,
    "card": (*_by_id(map(card_ref, SETS)), *_CREW, *_by_id(map(card_ref, (JOKER, DIE)))),
    # Jokers replace the cards that are not given.
    "cards": (*_CREW, ("", card_ref(JOKER))),
}
"""By field, for all verbs."""


def painting_name(name: str) -> Msg:
    """Return an unfinished painting by its id: its points and the payments made."""
    points, paid = (int(part) for part in name.split("-"))
    args: dict[str, Arg] = {"card": card_ref(f"art-{points}"), "paid": paid, "payments": PAYMENTS[points]}
    return Msg("golden_age-painting", args)


@lru_cache(maxsize=LENGTH)
def space_name(space: int) -> Msg:
    """Return what a space of the track shows: two provinces, a merchant or William II."""
    shown = SPACES[space]
    if shown.type != "provinces":
        return Msg("core-thing", {"thing": Ref("space", shown.type)})
    first, second = shown.provinces
    return Msg("golden_age-space", {"a": province_ref(first), "b": province_ref(second)})


# ------------------------------------------------------------------ amounts


def florins(amount: int) -> Num:
    """Return money with its unit: "3½ florins"."""
    return Num(amount, "half-florin")


def bare(amount: int) -> Num:
    """Return money where its unit is clear: "3½"."""
    return Num(amount, "half")


def paid_seats(income: Sequence[int]) -> Msg:
    """Return what each seat received, as a sentence."""
    if not any(income):
        return Msg("golden_age-income-none")
    if len(set(income)) == 1:
        seats = seats_in_words(range(len(income)))
        return Msg("golden_age-income-all", {"money": florins(income[0]), "seats": seats})
    return Msg("golden_age-income", {"seats": amounts_in_words(income)})


def amounts_in_words(income: Sequence[int]) -> Many:
    """Return seats with what they receive: "Anna 3 and Bob 1½"; seats that receive nothing are left out."""
    return Many(tuple(seat_amount(seat, amount) for seat, amount in enumerate(income) if amount))


def seat_amount(seat: int, amount: int) -> Msg:
    """Return a seat with an amount of money: "Anna 3"."""
    return Msg("golden_age-seat-amount", {"seat": SeatRef(seat), "money": bare(amount)})


def counted(n: int, thing: Ref) -> Msg:
    """Return a number of things of a kind: "2 spice cards"."""
    return Msg("golden_age-counted", {"n": n, "thing": thing})


def cards_in_words(cards: Iterable[str]) -> Many:
    """Return printed cards as a list, equal ones counted: "ship and 2 VOC jokers"."""
    return Many(
        tuple(card_ref(name) if n == 1 else counted(n, card_ref(name)) for name, n in Counter(cards).items())
    )


def things_in_words(things: Iterable[Ref]) -> Many:
    """Return things as a list."""
    return Many(tuple(things))
