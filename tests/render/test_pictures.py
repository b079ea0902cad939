"""Files: the same position gives the same bytes, small enough for every post."""

import io

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.games import COMPOSERS, GROUNDS, PAINTERS
from render.images.encode import LIMIT
from render.kit.hands.fans import fan
from render.pictures import render_board, render_hand
from render.scene import Scene, Sprite
from render.theme import THEME
from tests.games.fugger.helpers.drawn_positions import FULL_FRONT, a_view, match_card, written_down, written_hand
from tests.render.helpers.match_scenes import LONG_NAMES


def test_a_file_is_what_its_extension_says() -> None:
    picture = render_board("fugger", *written_down()["opening-4"])
    with Image.open(io.BytesIO(picture.data)) as image:
        assert (image.format, picture.extension) == ("JPEG", "jpg")
        assert image.size == picture.size == (1600, 900)


def test_the_fullest_board_stays_below_the_limit() -> None:
    view = a_view([FULL_FRONT] * 4, prices=(9, 8, 7, 6, 1), delivered=[("gems", "wine")] * 4)
    picture = render_board("fugger", view, match_card(4, names=LONG_NAMES, match_id=999999999))
    assert len(picture.data) <= LIMIT


@pytest.mark.parametrize("cards", range(14))
def test_a_hand_of_any_size_fits(cards: int) -> None:
    deck = [kind for good in ("wine", "gems", "spices", "cloth", "copper") for kind in (good, good + "-sealed")]
    hand = ([*deck, "merchant", "wine", "merchant", "gems"])[:cards]
    view = a_view([(), ()], hands=[hand, ()], viewer=0)
    picture = render_hand("fugger", view, match_card(2))
    assert len(picture.data) <= LIMIT
    assert picture.size[0] == 1600


def test_a_game_without_pictures_is_said_to_be_missing() -> None:
    view, card = written_down()["opening-4"]
    with pytest.raises(KeyError):
        render_board("chess", view, card)


WIDTHS = (96, 84, 72, 60)


@st.composite
def stacks(draw: st.DrawFn) -> list[list[int]]:
    sizes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=6))
    items = iter(range(sum(sizes)))
    return [[next(items) for _ in range(size)] for size in sizes]


@given(stacks(), st.integers(1, 2), st.integers(150, 420), st.booleans(), st.data())
def test_every_card_lies_once_and_inside_the_room(
    piles: list[list[int]], rows: int, w: int, centred: bool, data: st.DataObject
) -> None:
    number = sum(map(len, piles))
    shows = data.draw(st.lists(st.booleans(), min_size=number, max_size=number))
    laid = fan(piles, shows, (100, 50, w, 280), WIDTHS, rows, centred)
    assert sorted(card.item for card in laid.cards) == list(range(number))
    for card in laid.cards:
        assert card.y - card.width * 0.7 >= 49
        assert card.y + card.width * 0.7 <= 331
        assert card.x - card.width / 2 >= 99
        assert card.x + card.width / 2 <= 100 + w + 1
        assert card.shown > 0


@given(stacks())
def test_stacks_of_several_tell_their_number(piles: list[list[int]]) -> None:
    laid = fan(piles, [False] * sum(map(len, piles)), (0, 0, 400, 140), WIDTHS)
    assert [count for count, _, _ in laid.counts] == [len(pile) for pile in piles if len(pile) > 1]


def test_few_cards_are_large_and_apart() -> None:
    laid = fan([[0], [1]], [False, False], (0, 0, 254, 140), WIDTHS)
    assert laid.width == 96
    assert all(card.shown == 96 for card in laid.cards)


def test_a_covered_seal_stays_in_sight() -> None:
    laid = fan([[0, 1]], [True, False], (0, 0, 254, 140), WIDTHS)
    first, second = laid.cards
    assert second.x - first.x >= 0.4 * first.width - 1


def test_no_cards_take_no_room() -> None:
    assert fan([], [], (0, 0, 100, 100), WIDTHS).cards == ()


def test_a_scene_survives_json() -> None:
    for view, card in written_down().values():
        scene = COMPOSERS["fugger"].board(view, card, THEME)
        assert msgspec.json.decode(scene.to_json(), type=Scene) == scene


def test_digests_tell_scenes_apart() -> None:
    digests = {COMPOSERS["fugger"].board(view, card, THEME).digest() for view, card in written_down().values()}
    assert len(digests) == len(written_down())


def test_every_drawing_that_a_scene_names_exists() -> None:
    scenes = [COMPOSERS["fugger"].board(view, card, THEME) for view, card in written_down().values()]
    scenes.append(COMPOSERS["fugger"].hand(*written_hand(), THEME))
    for scene in scenes:
        assert scene.ground in GROUNDS
        assert {item.art for item in scene.items if isinstance(item, Sprite)} <= set(PAINTERS)
