"""Grammar that Fluent lacks: things with their forms, and the functions that catalogues call on them.

A thing is a catalogue message whose attributes hold its grammar:

``.number``   ``one`` (default) or ``other``: the grammatical number of the name itself ("spices" is ``other``)
``.mass``     ``yes`` if the name is not counted with an article ("copper")
``.one``      the name after a count that takes the singular, if it differs from the name
``.other``    the name after a count that takes the plural, if it differs from the name
``.zero`` ``.two`` ``.few`` ``.many``  the same after these counts, in languages that distinguish them
``.gender``   ``m`` or ``f`` (French), or another value of the language
``.elide``    ``yes`` or ``no`` if the first letter does not show whether ``le`` becomes ``l’`` (French)
``.article``  ``none`` for a name that never takes one ("Nuremberg")
``.a`` ``.the`` ``.of``  the whole phrase, if the rules below give a wrong one, or the language has no rules
``.a-acc`` ``.the-dat`` ``.one-acc`` …  the form in a case, for ``A($card, case: "acc")``; else the form without
``.short``    the singular on a button, if that is shorter than ``.one`` or the name
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final

from babel import Locale as BabelLocale
from babel.numbers import format_decimal
from fluent.runtime.types import FluentNone, FluentType

PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
"""Plural categories of languages (CLDR); Babel knows which ones a language has, and when."""
_PLAIN: Final = frozenset({"number", "mass", "gender", "elide", "article", "short"})
_CASED: Final = frozenset({"a", "the", "of", *PLURALS})
VOWELS: Final = frozenset("aeiouy")
MARKUP: Final = "\\*_~|`"
"""Characters of Discord's markdown that may begin a name and are silent."""


def is_form(attribute: str) -> bool:
    """Return whether an attribute of a message is a form of a thing's name."""
    form, _, case = attribute.partition("-")
    return form in _CASED or (form in _PLAIN and not case)


GAP: Final = "\u202f"
"""Stands between a sign and its word. Narrow: browsers break a line behind a picture
all the same, and the next one would begin with a gap."""
COUNT: Final = r"[−+]?[\d½][\d½.,\u00a0\u202f]* "
"""A number before what it counts."""
_SIGN: Final = re.compile(f"<[^<>\\s]+>{GAP}")


class Phrase(FluentType):
    """Words about a thing that has a sign, as a Fluent value; printed, the sign comes before the word.

    article: matches what may be between the beginning and the sign: a count, an article.
    """

    __slots__ = ("article", "sign", "words")

    def __init__(self, words: str, sign: str, article: re.Pattern[str]) -> None:
        self.words = words
        self.sign = sign
        self.article = article

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.words, self.sign) == (other.words, other.sign)

    def __hash__(self) -> int:
        return hash((self.words, self.sign))

    def format(self, locale: BabelLocale) -> str:
        """Return the words with the sign, in every locale."""
        return str(self)

    def __str__(self) -> str:
        before = self.article.match(self.words)
        at = before.end() if before else 0
        return f"{self.words[:at]}{self.sign}{GAP}{self.words[at:]}"


class Thing(FluentType):
    """A name with its forms, as a Fluent value; printed bare it is the name, after its sign if it has one.

    forms: the attributes of its catalogue message. sign: "" for none.
    """

    __slots__ = ("forms", "name", "sign")

    def __init__(self, name: str, forms: Mapping[str, str], sign: str = "") -> None:
        self.name = name
        self.forms = forms
        self.sign = sign

    def form(self, name: str, case: str = "") -> str | None:
        """Return one of its forms, in a case if it has that; None if it has neither."""
        return (self.forms.get(f"{name}-{case}") if case else None) or self.forms.get(name)

    def format(self, locale: BabelLocale) -> str:
        """Return the bare name with its sign, in every locale."""
        return str(self)

    def __str__(self) -> str:
        return f"{self.sign}{GAP}{self.name}" if self.sign else self.name


class Grammar:
    """The functions that the catalogues of one language may call.

    This class has the shared part, and serves languages whose catalogues define every phrase that they call. Names
    of seats are plain text here, without gender or article.
    """

    ARTICLE = re.compile(f"(?:{COUNT})?")
    """What comes before a sign: a count, and an article that is a word of its own."""

    def __init__(self, locale: str) -> None:
        self._locale = BabelLocale.parse(locale)

    def functions(self) -> dict[str, Callable[..., Any]]:
        """Return the functions by their names in catalogues."""
        return {
            "THE": self._signed(self.the),
            "OF": self._signed(self.of),
            "A": self._signed(self.a),
            "COUNT": self._signed(self.count),
            "PART": self._signed(self.part),
            "GENDER": self.gender,
            "PLURAL": self.plural,
            "CAP": self._signed(self.cap),
            "SHORT": self._signed(self.short),
        }

    def phrase(self, words: str, sign: str) -> Phrase | str:
        """Return words with a sign; the words alone for none."""
        return Phrase(words, sign, self.ARTICLE) if sign else words

    def _signed(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function of words that keeps the sign of the thing that it is given."""

        @wraps(function)
        def call(*args: Any, **named: Any) -> Any:
            sign = next((arg.sign for arg in args if isinstance(arg, Thing | Phrase)), "")
            said = function(*(arg.words if isinstance(arg, Phrase) else arg for arg in args), **named)
            return self.phrase(said, sign) if isinstance(said, str) else said

        return call

    def the(self, thing: Any, case: Any = "") -> Any:
        """``THE($card)``, ``THE($card, case: "dat")``: the name with the definite article."""
        if not isinstance(thing, Thing):
            return thing
        return thing.form("the", str(case)) or self._the(thing)

    def of(self, thing: Any, case: Any = "") -> Any:
        """``OF($card)``, ``OF($seat)``: the name as an owner or a material."""
        if isinstance(thing, Thing):
            return thing.form("of", str(case)) or self._of(thing)
        return thing if isinstance(thing, FluentNone) else self._of_name(str(thing))

    def a(self, thing: Any, case: Any = "") -> Any:
        """``A($card)``, ``A($card, case: "acc")``: the name with the indefinite or partitive article."""
        if not isinstance(thing, Thing):
            return thing
        return thing.form("a", str(case)) or self._a(thing)

    def count(self, n: Any, thing: Any, many: Any = None, case: Any = "") -> Any:
        """``COUNT($n, $card)``, ``COUNT($n, "card", "cards")``: a number and the form after it ("2 spices").

        A thing in words has two forms; a language with more than two selects among whole phrases.
        """
        if many is not None:
            thing = Thing(str(many), {"one": str(thing)})
        if isinstance(n, FluentNone) or not isinstance(thing, Thing):
            return thing
        category = self._locale.plural_form(abs(int(n)))
        form = thing.form(category, str(case))
        if form is None and category != "one":
            form = thing.form("other", str(case))
        form = form or thing.name
        return f"{format_decimal(int(n), locale=self._locale)} {form}"

    def part(self, n: Any, thing: Any, many: Any = None) -> Any:
        """``PART($n, $kind)``, ``PART($n, "card", "cards")``: a part of a price, without a number if it is one
        ("clay", "2 ore").
        """
        if n == 1:
            return thing.name if isinstance(thing, Thing) else str(thing)
        return self.count(n, thing, many)

    def gender(self, thing: Any) -> str:
        """``GENDER($card)``: ``m`` or ``f``, for a selector."""
        return thing.forms.get("gender", "m") if isinstance(thing, Thing) else "m"

    def plural(self, thing: Any) -> str:
        """``PLURAL($card)``: ``one`` or ``other``, the number of the bare name, for the verb."""
        return thing.forms.get("number", "one") if isinstance(thing, Thing) else "one"

    def cap(self, text: Any) -> Any:
        """``CAP($card)``, ``CAP(THE($card))``: the text with a capital letter, to begin a sentence."""
        if isinstance(text, FluentNone):
            return text
        return capital(text.name if isinstance(text, Thing) else str(text))

    def short(self, thing: Any) -> Any:
        """``SHORT($card)``: the short singular without an article, for a button."""
        if not isinstance(thing, Thing):
            return thing
        return thing.forms.get("short") or thing.forms.get("one") or thing.name

    def _the(self, thing: Thing) -> str:
        return thing.name

    def _of(self, thing: Thing) -> str:
        return thing.name

    def _of_name(self, name: str) -> str:
        return name

    def _a(self, thing: Thing) -> str:
        return thing.name


class English(Grammar):
    """Articles: none for mass and plural names, "an" before a vowel."""

    ARTICLE = re.compile(f"(?:{COUNT})?(?:(?:the|an?|of) )*", re.IGNORECASE)

    def _the(self, thing: Thing) -> str:
        return thing.name if _bare(thing) else f"the {thing.name}"

    def _of(self, thing: Thing) -> str:
        return f"of {thing.name}"

    def _of_name(self, name: str) -> str:
        return f"of {name}"

    def _a(self, thing: Thing) -> str:
        if _bare(thing) or _mass(thing) or _many(thing):
            return thing.name
        return f"{'an' if _first_letter(thing.name) in VOWELS else 'a'} {thing.name}"


class French(Grammar):
    """Articles by gender and number, contracted after "de" and elided before a vowel."""

    ARTICLE = re.compile(f"(?:{COUNT})?(?:(?:le|la|les|une?|du|des|de) )*", re.IGNORECASE)

    def _the(self, thing: Thing) -> str:
        if _bare(thing):
            return thing.name
        if _many(thing):
            return f"les {thing.name}"
        if _elides(thing):
            return f"l’{thing.name}"
        return f"la {thing.name}" if self.gender(thing) == "f" else f"le {thing.name}"

    def _of(self, thing: Thing) -> str:
        if _bare(thing):
            return f"d’{thing.name}" if _elides(thing) else f"de {thing.name}"
        if _many(thing):
            return f"des {thing.name}"
        if _elides(thing):
            return f"de l’{thing.name}"
        return f"de la {thing.name}" if self.gender(thing) == "f" else f"du {thing.name}"

    def _of_name(self, name: str) -> str:
        # A name does not show an aspirated h, nor a mention its first sound: both keep "de".
        return f"d’{name}" if _first_letter(name) in VOWELS else f"de {name}"

    def _a(self, thing: Thing) -> str:
        if _bare(thing):
            return thing.name
        if _mass(thing) or _many(thing):
            return self._of(thing)
        return f"une {thing.name}" if self.gender(thing) == "f" else f"un {thing.name}"


GRAMMARS: Final[dict[str, type[Grammar]]] = {"en": English, "fr": French}
"""Languages with rules for articles, from gender, number and sound."""


def grammar_of(locale: str) -> Grammar:
    """Return the functions of a language."""
    return GRAMMARS.get(locale, Grammar)(locale)


def capital(text: str) -> str:
    """Return a text with a capital letter, after the sign with which it may begin."""
    sign = _SIGN.match(text)
    at = sign.end() if sign else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def _bare(thing: Thing) -> bool:
    return thing.forms.get("article") == "none"


def _mass(thing: Thing) -> bool:
    return thing.forms.get("mass") == "yes"


def _many(thing: Thing) -> bool:
    return thing.forms.get("number") == "other"


def _elides(thing: Thing) -> bool:
    told = thing.forms.get("elide")
    return told == "yes" if told else _first_letter(thing.name) in VOWELS


def _first_letter(text: str) -> str:
    """Return the first spoken letter, without accent and markup: "É" gives "e", "<@1>" gives "<"."""
    return unicodedata.normalize("NFKD", text.lstrip(MARKUP).replace("œ", "oe").replace("Œ", "oe"))[:1].lower()
