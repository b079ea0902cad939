"""Things and names in sentences: articles, contraction, elision, number and gender."""

from pathlib import Path

import pytest

from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef
from i18n.locales import Locale
from i18n.text import Text

BOTH = """
core-number = { $n }
shop-unit-half-florin = { $rest ->
    [0] { $whole } fl
   *[other] { $whole ->
        [0] {""}
       *[other] { $whole }
    }½ fl
}
    .per = 2
a = { A($x) }
the = { THE($x) }
of = { OF($x) }
name = { $x }
capital = { CAP(THE($x)) }
number = { $x }
count = { COUNT($n, $x) }
"""
ENGLISH = """
core-unsaid = Sorry
core-nothing = nothing
core-seat = Seat { $n }
shop-good-copper = copper
    .mass = yes
shop-good-spices = spices
    .number = other
    .one = spice
shop-good-gold = gold
    .mass = yes
shop-good-axe = axe
    .other = axes
shop-good-city = city
    .other = cities
shop-good-oak = oak
shop-good-hero = hero
    .other = heroes
shop-good-house = house
shop-good-rome = Rome
    .article = none
shop-good-augsburg = Augsburg
    .article = none
shop-good-odd = odd
    .a = one odd thing
    .the = that odd thing
    .of = of that odd thing
agree = { THE($x) } { PLURAL($x) ->
    [other] rise
   *[one] rises
}
bold = **{ $x }** and **more**
"""

FRENCH = """
core-unsaid = Pardon
core-nothing = rien
core-seat = Place { $n }
shop-good-copper = cuivre
    .gender = m
    .mass = yes
    .other = cuivres
shop-good-spices = épices
    .gender = f
    .number = other
    .one = épice
shop-good-gold = or
    .gender = m
    .mass = yes
shop-good-axe = hache
    .gender = f
    .other = haches
    .elide = no
shop-good-city = ville
    .gender = f
    .other = villes
shop-good-oak = œuvre
    .gender = f
shop-good-hero = héros
    .gender = m
shop-good-house = hôtel
    .gender = m
    .elide = yes
shop-good-rome = Rome
    .article = none
shop-good-augsburg = Augsbourg
    .article = none
shop-good-odd = chose
    .gender = f
    .a = une chose rare
    .the = cette chose
    .of = de cette chose
agree = { CAP(THE($x)) } { PLURAL($x) ->
    [other] { GENDER($x) ->
        [f] sont chères
       *[m] sont chers
    }
   *[one] { GENDER($x) ->
        [f] est chère
       *[m] est cher
    }
}
bold = **{ $x }** et **plus**
"""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> Text:
    root = tmp_path_factory.mktemp("catalogues")
    write(root, "en", BOTH + ENGLISH)
    write(root, "fr", BOTH + FRENCH)
    return Text.load(root, strict=True)


def write(root: Path, locale: Locale, content: str) -> None:
    (root / locale).mkdir()
    (root / locale / "test.ftl").write_text(content, encoding="utf-8")


def said(text: Text, locale: Locale, key: str, x: Arg, n: int = 1) -> str:
    return text.say(Msg(key, {"x": x, "n": n}), locale, game="shop", names=("Anna", "Bob", "**Émile**", "<@7>"))


def good(name: str) -> Ref:
    return Ref("good", name)


@pytest.mark.parametrize(
    ("name", "the", "of", "a"),
    [
        ("copper", "le cuivre", "du cuivre", "du cuivre"),
        ("spices", "les épices", "des épices", "des épices"),
        ("gold", "l’or", "de l’or", "de l’or"),
        ("axe", "la hache", "de la hache", "une hache"),
        ("city", "la ville", "de la ville", "une ville"),
        ("oak", "l’œuvre", "de l’œuvre", "une œuvre"),
        ("hero", "le héros", "du héros", "un héros"),
        ("house", "l’hôtel", "de l’hôtel", "un hôtel"),
        ("rome", "Rome", "de Rome", "Rome"),
        ("augsburg", "Augsbourg", "d’Augsbourg", "Augsbourg"),
        ("odd", "cette chose", "de cette chose", "une chose rare"),
    ],
)
def test_french_articles(text: Text, name: str, the: str, of: str, a: str) -> None:
    assert [said(text, "fr", key, good(name)) for key in ("the", "of", "a")] == [the, of, a]


@pytest.mark.parametrize(
    ("name", "the", "a"),
    [
        ("copper", "the copper", "copper"),
        ("spices", "the spices", "spices"),
        ("axe", "the axe", "an axe"),
        ("city", "the city", "a city"),
        ("rome", "Rome", "Rome"),
        ("odd", "that odd thing", "one odd thing"),
    ],
)
def test_english_articles(text: Text, name: str, the: str, a: str) -> None:
    assert [said(text, "en", key, good(name)) for key in ("the", "a")] == [the, a]


@pytest.mark.parametrize(
    ("locale", "name", "n", "expected"),
    [
        ("en", "spices", 1, "1 spice"),
        ("en", "spices", 2, "2 spices"),
        ("en", "spices", 0, "0 spices"),
        ("en", "copper", 3, "3 copper"),
        ("en", "axe", 1234, "1,234 axes"),
        ("fr", "spices", 1, "1 épice"),
        ("fr", "spices", 2, "2 épices"),
        ("fr", "spices", 0, "0 épice"),
        ("fr", "copper", 3, "3 cuivres"),
        ("fr", "axe", 1234, "1\u202f234 haches"),
    ],
)
def test_counts_choose_the_form(text: Text, locale: Locale, name: str, n: int, expected: str) -> None:
    assert said(text, locale, "count", good(name), n) == expected


def test_verbs_and_adjectives_agree(text: Text) -> None:
    assert said(text, "en", "agree", good("spices")) == "the spices rise"
    assert said(text, "en", "agree", good("copper")) == "the copper rises"
    assert said(text, "fr", "agree", good("spices")) == "Les épices sont chères"
    assert said(text, "fr", "agree", good("gold")) == "L’or est cher"
    assert said(text, "fr", "agree", good("city")) == "La ville est chère"


@pytest.mark.parametrize(
    ("seat", "expected"),
    [(0, "d’Anna"), (1, "de Bob"), (2, "d’**Émile**"), (3, "de <@7>"), (8, "de Place 9")],
)
def test_names_elide_in_french(text: Text, seat: int, expected: str) -> None:
    assert said(text, "fr", "of", SeatRef(seat)) == expected


def test_names_take_no_article(text: Text) -> None:
    for locale in ("en", "fr"):
        assert said(text, locale, "the", SeatRef(0)) == "Anna"
        assert said(text, locale, "a", SeatRef(1)) == "Bob"


@pytest.mark.parametrize(
    ("locale", "count", "expected"),
    [
        ("en", 0, "nothing"),
        ("en", 1, "axe"),
        ("en", 2, "axe and Anna"),
        ("en", 4, "axe, Anna, 5 and Bob"),
        ("fr", 0, "rien"),
        ("fr", 2, "hache et Anna"),
        ("fr", 4, "hache, Anna, 5 et Bob"),
    ],
)
def test_lists_join_as_the_language_does(text: Text, locale: Locale, count: int, expected: str) -> None:
    items: tuple[Arg, ...] = (good("axe"), SeatRef(0), 5, Msg("name", {"x": SeatRef(1)}))
    assert said(text, locale, "name", Many(items[:count])) == expected


@pytest.mark.parametrize(
    ("locale", "n", "expected"),
    [("en", 999, "999"), ("en", 1000, "1,000"), ("en", -2, "-2"), ("fr", 1000000, "1\u202f000\u202f000")],
)
def test_numbers_follow_the_locale(text: Text, locale: Locale, n: int, expected: str) -> None:
    assert said(text, locale, "number", n) == expected


@pytest.mark.parametrize(("n", "expected"), [(7, "3½ fl"), (6, "3 fl"), (1, "½ fl"), (0, "0 fl"), (-7, "−3½ fl")])
def test_units_are_counted_in_whole_ones(text: Text, n: int, expected: str) -> None:
    assert said(text, "en", "number", Num(n, "half-florin")) == expected


def test_plain_sentences_keep_the_names_and_lose_the_catalogues_markup(text: Text) -> None:
    msg = Msg("bold", {"x": SeatRef(2)})
    names = ("", "", "a**b")
    assert text.say(msg, "en", names=names, plain=True) == "a**b and more"
    assert text.say(msg, "en", names=names) == "**a**b** and **more**"


def test_names_may_be_a_function(text: Text) -> None:
    assert text.say(Msg("name", {"x": SeatRef(3)}), "en", names=lambda seat: f"<{seat}>") == "<3>"


def test_text_that_looks_like_fluent_is_said_as_it_is(text: Text) -> None:
    assert said(text, "en", "name", "{ $n } -term .x { A($x) }") == "{ $n } -term .x { A($x) }"
