"""Ready offers of trade: for what a hand lacks to buy something, goods that it can spare.

They follow from the reader's own goods and from public facts only.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from engines.core.actions import Option, PickHole, TermsHole
from engines.core.mechanics.resource_counts import ResourceCounts, lacking
from engines.core.mechanics.trade_offers import Offer, Terms, TradeOffer
from engines.core.mechanics.trade_words import TradeWords
from engines.core.text.messages import Msg
from engines.core.text.words import QuickOffer

MOST_OFFERS: Final = 3
"""Maximum number of offers that one press makes."""
MOST_LACKING: Final = 2
"""Something that lacks more pieces than this needs more than one trade."""


class Aim(Struct, frozen=True):
    """Something that the reader could buy now but for its cost. what: its name. cost: by kind."""

    what: Msg
    cost: tuple[int, ...]


def quick_offers(
    words: TradeWords[Any],
    option: Option,
    aims: Sequence[Aim],
    may_have: Callable[[int, Sequence[int]], bool],
    standing: Sequence[Offer[Any]],
    pieces: Sequence[int],
) -> tuple[QuickOffer, ...]:
    """Return ready proposals for an option to make offers, best first; nothing for another option.

    First comes what lacks least, then what is first in ``aims``; each is asked for with the kind that the reader
    can spare most of. If several kinds would do for the first aim, a last entry opens the form.
    may_have: whether a seat could have such goods, by what the reader knows. standing: open offers, which are not
    made twice. pieces: by kind, how many count as much as a card.
    """
    if not isinstance(option.action, TradeOffer) or len(option.holes) != 2:
        return ()
    hole, asked = option.holes
    assert isinstance(hole, TermsHole)
    assert isinstance(asked, PickHole)
    have: ResourceCounts = hole.have
    reach = [(aim, want) for aim in aims if 1 <= sum(want := lacking(have.counts(), aim.cost)) <= MOST_LACKING]
    ways: list[tuple[Aim, list[TradeOffer[Any]]]] = []
    for aim, want in sorted(reach, key=lambda found: sum(found[1])):
        to = tuple(seat for seat in asked.items if may_have(int(seat), want))
        made = [
            TradeOffer(Terms(type(have).of(give), type(have).of(want)), to)
            for give in _gifts(have.counts(), aim.cost, want, pieces)
        ]
        legal = [action for action in made if option.admits(action) and not _stands(action, standing)]
        ways += [(aim, legal)] if legal else []
    return (*_at_once(words, ways), *_by_form(words, have, ways))


def _gifts(
    have: Sequence[int], cost: Sequence[int], want: Sequence[int], pieces: Sequence[int]
) -> Iterator[list[int]]:
    """Yield what may be given for the wanted pieces, by kind: of one spare kind if possible, else of several."""
    cards = sum(-(-n // worth) for n, worth in zip(want, pieces, strict=True))
    spare = [max(0, n - need) // worth for n, need, worth in zip(have, cost, pieces, strict=True)]
    kinds = sorted((kind for kind, n in enumerate(spare) if n), key=lambda kind: (-spare[kind], kind))
    alone = [kind for kind in kinds if spare[kind] >= cards]
    for kind in alone:
        yield [cards * pieces[kind] * (kind == other) for other in range(len(have))]
    if not alone and len(kinds) >= cards:
        yield [pieces[kind] * (kind in kinds[:cards]) for kind in range(len(have))]


def _stands(action: TradeOffer[Any], standing: Sequence[Offer[Any]]) -> bool:
    terms = action.terms
    return any((offer.give, offer.want) == (terms.give, terms.want) for offer in standing)


def _at_once(words: TradeWords[Any], ways: Sequence[tuple[Aim, list[TradeOffer[Any]]]]) -> tuple[QuickOffer, ...]:
    """Return the best offer for each aim, then the second best ones and so on."""
    found: dict[Terms[Any], QuickOffer] = {}
    for place in range(MOST_OFFERS):
        for aim, made in ways:
            for action in made[place : place + 1]:
                terms = action.terms
                args = {"give": words.in_words(terms.give), "want": words.in_words(terms.want), "what": aim.what}
                about = Msg(f"{words.game}-quick-offer", {**args})
                found.setdefault(terms, QuickOffer(action, about))
    return tuple(found.values())[:MOST_OFFERS]


def _by_form(
    words: TradeWords[Any], have: ResourceCounts, ways: Sequence[tuple[Aim, list[TradeOffer[Any]]]]
) -> tuple[QuickOffer, ...]:
    """Return the best offer for the first aim that several trades would serve, to be changed in the form."""
    several = ((aim, made[0]) for aim, made in ways if len(made) > 1)
    first = next(several, None)
    if first is None:
        return ()
    aim, action = first
    return (QuickOffer(action, words.cost(aim.what, aim.cost, have), form=True),)
