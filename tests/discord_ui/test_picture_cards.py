"""Picture cards: their words can be read on a phone, point at what they name, and are leafed through in place."""

import os
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from discord_ui.handlers.screens import picture_cards
from discord_ui.interaction.card_images import ComposedCard, compose_card
from discord_ui.model.components import screen_view
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.model.rules_args import PictureCardOf
from engines import GAMES
from i18n.locales import LOCALES, Locale
from render.drawing.colour import contrast
from render.images.rasteriser import visible
from render.kit.maps.closeups import covered
from render.picture_cards import PictureCard, cards_of
from render.scene import Excerpt, Rect, Sprite, Text
from sandbox.screen import Shown
from tests.discord_ui.conftest import RunningMatch
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.discord_ui.helpers.running_match import behind_more

GOLDEN = Path(__file__).parents[1] / "golden" / "cards"
PHONE = 400
"""How wide a phone shows a picture, in pixels."""
LEAST_TYPE = 11
AA_TEXT = 4.5
CARDS = [(game, card) for game in GAMES for card in cards_of(game).cards]
every_card = pytest.mark.parametrize(
    ("game", "card"), [pytest.param(*one, id=f"{one[0]}-{one[1].name}") for one in CARDS]
)
every_locale = pytest.mark.parametrize("locale", LOCALES)


@cache
def composed(game: str, name: str, locale: Locale) -> ComposedCard:
    (card,) = [one for one in cards_of(game).cards if one.name == name]
    return compose_card(GAMES[game], card, Localizer(TEXT, locale, game=game))


def excerpt_of(game: str, card: PictureCard, locale: Locale) -> Excerpt:
    found = composed(game, card.name, locale).scene.excerpt
    assert found is not None
    return found


def plates(notes: Excerpt) -> list[Rect]:
    return [visible(item) for item in notes.notes if isinstance(item, Sprite) and item.art == "callout"]


def inside(one: Rect, other: Rect) -> bool:
    return covered(one, other) == one[2] * one[3]


@every_card
@every_locale
def test_the_words_of_a_card_can_be_read_on_a_phone(game: str, card: PictureCard, locale: Locale) -> None:
    excerpt = excerpt_of(game, card, locale)
    texts = [item for item in excerpt.notes if isinstance(item, Text)]
    assert texts
    for text in texts:
        assert text.size * PHONE / excerpt.sheet[2] >= LEAST_TYPE, text
        assert contrast(text.colour, text.on) >= AA_TEXT, text
        assert inside(visible(text), text.box), text
        assert any(inside(text.box, plate) for plate in plates(excerpt)), text


@every_card
@every_locale
def test_callouts_cover_neither_each_other_nor_what_they_point_at(
    game: str, card: PictureCard, locale: Locale
) -> None:
    excerpt = excerpt_of(game, card, locale)
    found = plates(excerpt)
    assert len(found) == len(card.callouts)
    for plate in found:
        assert inside(plate, excerpt.sheet), plate
    assert [pair for pair in combinations(found, 2) if covered(*pair)] == []
    tips = [
        (item.at[0] + int(item.args[0]), item.at[1] + int(item.args[1]))
        for item in excerpt.notes
        if isinstance(item, Sprite) and item.art == "callout-line"
    ]
    assert len(tips) >= len(card.callouts)
    assert [tip for tip in tips for plate in found if covered((*tip, 1, 1), plate)] == []
    assert [tip for tip in tips if not covered((*tip, 1, 1), excerpt.shown)] == []


@every_card
@every_locale
def test_a_card_says_in_words_what_it_shows_and_fits_discord(game: str, card: PictureCard, locale: Locale) -> None:
    shown = composed(game, card.name, locale)
    assert shown.title in shown.alt
    screen = picture_cards.screen(PictureCardOf(game, "card0"), shown, 0, 3, Localizer(TEXT, locale, game=game))
    screen_view(screen, LimitChecker(strict=True))
    assert len(shown.says) <= 260
    notes = excerpt_of(game, card, locale).notes
    for word in (word for item in notes if isinstance(item, Text) for word in item.text.split()):
        assert word in shown.alt


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_three_to_five_cards(game: str) -> None:
    cards = cards_of(game).cards
    assert not cards or 3 <= len(cards) <= 5
    assert len({card.name for card in cards}) == len(cards)


@pytest.mark.parametrize("game", [game for game in GAMES if cards_of(game).cards])
def test_cards_stay_as_they_were_approved(game: str) -> None:
    """Parts of pictures, and callouts; update with KONTOR_UPDATE_GOLDEN=1 after looking at the new cards."""
    scenes = {card.name: composed(game, card.name, "en").scene for card in cards_of(game).cards}
    text = "\n".join(
        f"{name} {msgspec.json.encode(one).decode()}"
        for name, scene in scenes.items()
        if scene.excerpt is not None
        for one in (scene.excerpt.shown, scene.excerpt.sheet, *scene.excerpt.notes)
    )
    file = GOLDEN / f"{game}.txt"
    if os.environ.get("KONTOR_UPDATE_GOLDEN") == "1":
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{text}\n")
    assert f"{text}\n" == file.read_text()


async def test_the_cards_are_leafed_through_in_place_and_lead_back_to_the_rules(game: RunningMatch) -> None:
    opened = (await behind_more(game.mover, await game.panel(), "Rules")).last
    first = (await game.mover.click(opened, "Pictures")).last
    assert first.id == opened.id
    assert heading(first) == ("The board", "Die Fugger in pictures: 1 of 5")
    assert first.files[0].description
    assert first.button("Previous").disabled
    shown, seen = first, [first.files[0].filename]
    for _ in range(4):
        shown = (await game.mover.click(shown, "Next")).last
        seen.append(shown.files[0].filename)
    assert shown.id == opened.id
    assert len(set(seen)) == 5
    assert shown.button("Next").disabled
    assert heading((await game.mover.click(shown, "Previous")).last)[1].endswith("4 of 5")
    rules = (await game.mover.click(await game.mover.refresh(shown), "How to play")).last
    assert heading(rules)[0] == "The game in short"


def heading(shown: Shown) -> tuple[str, str]:
    first, second, *_ = shown.text.splitlines()
    return first.removeprefix("### "), second.removeprefix("-# ")
