"""Signs beside words in panels: everywhere the same words, and where signs are not drawn, no signs."""

import re

import pytest
from msgspec import structs

from discord_ui.handlers.screens.board import board_text
from discord_ui.model.components import Form, SelectField, components_of, screen_view
from discord_ui.model.limits import shorten, truncate, walk_components
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button, ButtonRow, Line, Paragraph, Picture, Screen, Select, SelectOption
from discord_ui.model.signs import in_words, without_signs
from engines import GAMES
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef
from i18n.catalogue import Catalogue
from i18n.grammar import Thing
from i18n.locales import LOCALES
from tests.discord_ui.helpers.panel_models import FUGGER, info_of, table_of
from tests.discord_ui.helpers.panel_walk import GUARD, PICTURES, TEXT, positions, screens
from tests.discord_ui.helpers.sign_table import all_signs

SIGNS = all_signs()
SIGN = re.compile(r"<:\w+:\d+>")
WITH_ITS_WORD = re.compile(r"<:\w+:\d+>\u202f(?:\*\*\S|[^\W\d_])")
"""A name in bold, or a word."""


def read_by_people(screen: Screen) -> list[str]:
    """The labels, entries and alt texts of a screen, in which Discord draws no signs."""
    view = screen_view(screen, GUARD, PICTURES)
    names = ("label", "description", "placeholder")
    parts = [*walk_components(components_of(view))]
    parts += [option for part in parts for option in part.get("options", ())]
    alts = [block.alt for block in screen.blocks if isinstance(block, Picture)]
    return [*alts, *(part[name] for part in parts for name in names if part.get(name))]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_panel_with_signs_says_the_same(key: str, locale: str) -> None:
    game, shown = GAMES[key], 0
    for state in positions(game, game.info.seats[1], 5, steps=120, every=12):
        owed = game.pending(state)
        table = table_of(state, owed[0].seat, game=game)
        plain = Localizer(TEXT, locale, info=table.info)
        signed = Localizer(TEXT, locale, info=table.info, signs=SIGNS)
        for (_, bare), (_, screen) in zip(screens(game, table, plain), screens(game, table, signed), strict=True):
            assert in_words(screen) == bare
            texts = [block.text for block in screen.blocks if isinstance(block, Paragraph | Line)]
            for text in texts:
                assert len(SIGN.findall(text)) == len(WITH_ITS_WORD.findall(text)), text
            assert not [text for text in read_by_people(screen) if "<:" in text]
            shown += len(SIGN.findall(screen.text))
    assert shown


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "A {tower} tower costs {wood} wood, 2 {clay} clay and 3 {gold} gold. You’re missing 1 {gold} gold.",
        ),
        (
            "fr",
            "Une {tower} tour coûte {wood} bois, 2 {clay} argiles et 3 {gold} pièces d’or."
            " Il te manque 1 {gold} pièce d’or.",
        ),
    ],
)
def test_sign_stands_between_a_number_or_an_article_and_its_word(locale: str, said: str) -> None:
    localizer = Localizer(TEXT, locale, game="nuremberg", signs=SIGNS)
    clay = Msg("nuremberg-cards", {"n": 2, "kind": Ref("kind", "clay")})
    cost = Many((Ref("kind", "wood"), clay, Num(3, "gold")))
    args: dict[str, Arg] = {"piece": Ref("piece", "tower"), "cost": cost, "missing": Num(1, "gold")}
    names = {"wood": "kind:wood", "clay": "kind:clay", "gold": "unit:gold", "tower": "piece:tower"}
    signs = {name: SIGNS.of("nuremberg", thing) for name, thing in names.items()}
    shown = localizer.say(Msg("nuremberg-no-pay", args))
    assert shown.replace(">\u202f", "> ") == said.format(**signs)


@pytest.mark.parametrize("locale", LOCALES)
def test_price_in_a_catalogue_shows_signs(locale: str) -> None:
    price = Msg("cities_knights-verb-build-road-desc")
    said = Localizer(TEXT, locale, game="cities_knights", signs=SIGNS).say(price)
    assert len(SIGN.findall(said)) == 2
    assert without_signs(said) == TEXT.say(price, locale, game="cities_knights")


@pytest.mark.parametrize(
    ("name", "gender", "said"),
    [
        ("argile", "f", "<:it:1>\u202fl’argile, <:it:1>\u202fd’argile, une <:it:1>\u202fargile"),
        ("laine", "f", "la <:it:1>\u202flaine, de <:it:1>\u202flaine, une <:it:1>\u202flaine"),
        ("bois", "m", "le <:it:1>\u202fbois, de <:it:1>\u202fbois, un <:it:1>\u202fbois"),
    ],
)
def test_elided_article_stays_with_its_word(name: str, gender: str, said: str) -> None:
    entries = {"it": "it = { THE($it) }, { OF($seat) }, { A($it) }"}
    catalogue = Catalogue("fr", entries)
    it = Thing(name, {"gender": gender}, "<:it:1>")
    assert catalogue.format("it", {"it": it, "seat": catalogue.phrase(name, "<:it:1>")}) == said
    assert catalogue.format("it", {"it": Thing(name, {"gender": gender}), "seat": name}) == without_signs(said)


def test_player_has_the_sign_of_colour_and_letter() -> None:
    info = info_of(next(positions(FUGGER, 3, 1, steps=1, every=1)))
    info = structs.replace(info, seats=(structs.replace(info.seats[0], style=4), *info.seats[1:]))
    localizer = Localizer(TEXT, "en", info=info, signs=SIGNS)
    assert localizer.sign(SeatRef(0)) == SIGNS.of("fugger", "seat:4A")
    said = localizer.say(Msg("core-thing", {"thing": SeatRef(0)}))
    assert said == f"{SIGNS.of('fugger', 'seat:4A')}\u202f**Anna**"


@pytest.mark.parametrize("key", GAMES)
def test_text_board_and_log_are_words_alone(key: str) -> None:
    game = GAMES[key]
    for state in positions(game, game.info.seats[1], 3, steps=60, every=20):
        table = table_of(state, 0, game=game)
        signed = Localizer(TEXT, "en", info=table.info, signs=SIGNS)
        assert "<:" not in board_text(game, table.view, signed)


def test_text_that_does_not_fit_loses_its_signs_first() -> None:
    line = f"- {SIGNS.of('nuremberg', 'kind:wood')}\u202fwood\n"
    long = Screen((Paragraph(line * 110), Paragraph("The end.")))
    shown = [
        part["content"] for part in walk_components(components_of(screen_view(long, GUARD))) if "content" in part
    ]
    assert shown == ["- wood\n" * 110, "The end."]


@pytest.mark.parametrize("most", range(12, 60))
def test_no_sign_is_cut(most: int) -> None:
    sign = "<:wood_1a2b3c4d:1234567890123456789>"
    text = f"2 {sign}\u202fwood and 1 {sign}\u202fwood"
    for cut in (truncate(text, most), truncate(text, 999, most), shorten(text, most)):
        assert len(cut) <= max(most, len(text) if cut == text else 0)
        assert re.fullmatch(r"[^<>]*", cut.replace(sign, "")), cut


def test_buttons_and_lists_show_signs() -> None:
    sign = SIGNS.of("nuremberg", "kind:wood")
    pick = SelectOption("wood", "w", sign=sign)
    screen = Screen(
        (
            ButtonRow((Button("wood", "a", sign=sign),)),
            Line("wood", Button("wood", "b", sign=sign)),
            Select("c", "what?", (pick, SelectOption("clay", "c"))),
        )
    )

    def drawn(shown: Screen) -> list[str]:
        parts = [*walk_components(components_of(screen_view(shown, GUARD)))]
        parts += [option for part in parts for option in part.get("options", ())]
        return [part["emoji"]["name"] for part in parts if part.get("emoji")]

    assert drawn(screen) == ["wood_1a2b3c4d"] * 3
    assert drawn(in_words(screen)) == []
    form = Form("Which?", "d", (SelectField("e", "What", (pick, SelectOption("clay", "c"))),), f"{sign}\u202fwood")
    assert "emoji" in str(form.to_dict())
    assert "wood_1a2b" not in str(form.in_words().to_dict())
    assert form.in_words().to_dict()["components"][0]["content"] == "wood"
