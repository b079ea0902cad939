"""A hand of Cities & Knights: its cards, what things cost, and what is left to build."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import picture_words
from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    COMMODITY_OF,
    DECKS,
    KINDS,
    KNIGHT_COST,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACK_OF,
    TRACKS,
    WALL_COST,
    Cards,
)
from engines.cities_knights.game import GAME
from engines.core.text.messages import Msg
from i18n.locales import Locale
from i18n.text import Text as Words
from render.games.cities_knights import COMPOSER
from render.images import rasteriser
from render.images.encode import LIMIT
from render.pictures import render_hand
from render.queue import RenderQueue
from render.scene import Scene, Sprite, Text
from render.theme import THEME
from tests.games.cities_knights.helpers.drawn_positions import (
    MIDDLE,
    a_view,
    card_of,
    middle,
    played,
    written_closeups,
    written_down,
    written_hands,
)
from tests.render.helpers.drawn_games import matches, refs_of, sprites_of, text_of
from tests.render.helpers.match_scenes import match_card

TEXT = Words.load(strict=True)


@pytest.mark.parametrize(("seats", "seed"), matches("cities_knights"))
def test_a_hand_shows_each_of_its_cards_once(seats: int, seed: str) -> None:
    for state, news in played(seats, seed)[::11]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            scene = COMPOSER.hand(view, card_of(state, news), THEME)
            player = view.players[seat]
            assert player.hand is not None
            for kind, count in zip(KINDS, player.hand.counts(), strict=True):
                assert text_of(scene, f"hand.{kind}.count") == str(count)
            cards = Counter(sprite.args[0] for sprite in sprites_of(scene, "catan.card"))
            assert cards == Counter([*(player.cards or ()), *player.point_cards, *(view.seen_cards or ())])


ALL_CARDS = tuple(TRACK_OF)

RIGHT = 1556
"""Where the room of a hand ends."""


def _hand(cards: Cards, progress: tuple[str, ...] = (), locale: Locale = "en", **fields: Any) -> Scene:
    view = middle(viewer=1, hand=cards, progress=progress, **fields)
    words = picture_words("cities_knights", Localizer(TEXT, locale, game="cities_knights"))
    return COMPOSER.hand(view, match_card(4, words=words), THEME)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 7])
def test_every_progress_card_bears_its_name_uncut_in_its_readers_language(number: int, locale: Locale) -> None:
    localizer = Localizer(TEXT, locale, game="cities_knights")
    for i in range(0, len(ALL_CARDS), number):
        progress = ALL_CARDS[i : i + number]
        scene = _hand(Cards(), progress, locale)
        for n, card in enumerate(progress):
            (sprite,) = [s for s in sprites_of(scene, "catan.card") if s.ref == f"progress.{n}"]
            (x, y), (_, w, h) = sprite.at, sprite.args
            lines = [
                item
                for item in scene.items
                if isinstance(item, Text)
                and item.face == "serif-bold"
                and x <= item.at[0] < x + int(w)
                and y <= item.at[1] < y + int(h)
            ]
            assert " ".join(line.text for line in lines) == localizer.plain(Msg(f"cities_knights-card-{card}"))
            for line in lines:
                left, top, wide, high = line.box
                assert x < left
                assert left + wide <= x + int(w)
                assert y <= top
                assert top + high <= y + int(h)


COSTS = {
    "road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST, "wall": WALL_COST, "knight": KNIGHT_COST,
    "activate": ACTIVATE_COST, "promote": PROMOTE_COST,
}  # fmt: skip


@pytest.mark.parametrize("cards", [Cards(), Cards(1, 1, 1, 1, 1, 1, 1, 1), Cards(0, 2, 0, 1, 3, 2, 4, 0)])
def test_a_hand_shows_what_everything_costs_and_marks_what_is_missing(cards: Cards) -> None:
    scene = _hand(cards)
    hand = dict(zip(KINDS, cards.counts(), strict=True))
    improvements = middle().players[1].improvements
    tracks = {
        name: tuple((improvements[i] + 1) * (kind == COMMODITY_OF[i]) for kind in range(len(KINDS)))
        for i, name in enumerate(TRACKS)
    }
    for name, cost in {**COSTS, **tracks}.items():
        icons = [s for s in scene.items if isinstance(s, Sprite) and s.ref.startswith(f"cost.{name}.")]
        shown = Counter((str(s.args[0]), s.art == "catan.missing") for s in icons)
        expected = Counter[tuple[str, bool]]()
        for kind, need in zip(KINDS, cost, strict=True):
            expected[kind, False] += min(need, hand[kind])
            expected[kind, True] += max(0, need - hand[kind])
        assert shown == +expected
        (tag,) = [s for s in sprites_of(scene, "catan.tag") if s.ref == f"cost.{name}"]
        assert bool(tag.args[3]) == (not any(missing for _, missing in shown))


def test_what_no_piece_is_left_for_is_not_shown_as_paid_for() -> None:
    view = middle(viewer=1, hand=Cards(9, 9, 9, 9, 9, 9, 9, 9))
    without = replace(view.players[1], supply=(0, 0, 0, 0, 0, 0, 0))
    view = replace(view, players=(view.players[0], without, *view.players[2:]))
    scene = COMPOSER.hand(view, match_card(4), THEME)
    paid = {s.ref for s in sprites_of(scene, "catan.tag") if s.args[3]}
    assert paid == {"cost.activate", *(f"cost.{track}" for track in TRACKS)}


def test_a_track_at_its_end_costs_nothing_more_and_a_crane_saves_a_commodity() -> None:
    view = middle(viewer=1, hand=Cards(), cranes=1)
    high = replace(view.players[1], improvements=(5, 1, 2))
    view = replace(view, players=(view.players[0], high, *view.players[2:]))
    scene = COMPOSER.hand(view, match_card(4), THEME)
    assert [len(refs_of(scene, f"cost.{track}.")) for track in TRACKS] == [0, 1, 2]
    assert refs_of(scene, "done.") == ["done.trade"]


def test_pieces_left_to_build_are_told_in_large_numbers() -> None:
    scene = _hand(Cards())
    left = [item for item in scene.items if isinstance(item, Text) and item.ref.startswith("supply.")]
    assert len(left) == 7
    assert all(item.size >= 40 for item in left)


@pytest.mark.parametrize(
    ("held", "progress", "red"), [(9, 4, []), (10, 2, ["limit"]), (11, 5, ["limit", "progress"])]
)
def test_too_many_cards_stand_out_in_red(held: int, progress: int, red: list[str]) -> None:
    view = middle(viewer=1, hand=Cards())
    full = replace(view.players[1], held=held, progress=progress, discard_limit=9)
    view = replace(view, players=(view.players[0], full, *view.players[2:]))
    scene = COMPOSER.hand(view, match_card(4), THEME)
    assert [s.ref.partition(".")[0] for s in sprites_of(scene, "pill") if s.args[2] == "red"] == red
    assert text_of(scene, "limit") == f"{held}/9"


@pytest.mark.parametrize("number", range(6))
def test_no_part_of_a_hand_is_left_empty(number: int) -> None:
    scene = _hand(Cards(1), ALL_CARDS[:number])
    tags = [(s.at[0] + int(s.args[0]), s.at[1] + int(s.args[1]) // 2) for s in sprites_of(scene, "catan.tag")]
    cards = [(s.at[0] + int(s.args[1]), s.at[1] + int(s.args[2])) for s in sprites_of(scene, "catan.card")]
    assert max(right for right, _ in tags + cards) == RIGHT
    assert scene.size[1] - max(low for _, low in tags + cards) < 40


def test_what_a_card_lets_one_see_is_drawn_below_and_only_then() -> None:
    plunder, spying, plain = (
        COMPOSER.hand(*written_hands()[name], THEME) for name in ("plunder", "spying", "full")
    )
    seen = written_hands()["plunder"][0].seen_hand
    assert seen is not None
    shown = {
        item.ref: item.text for item in plunder.items if isinstance(item, Text) and item.ref.startswith("seen.")
    }
    assert shown == {f"seen.{kind}.count": str(count) for kind, count in zip(KINDS, seen.counts(), strict=True)}
    assert [s.args[0] for s in sprites_of(spying, "catan.card")] == list(
        written_hands()["spying"][0].seen_cards or ()
    )
    assert refs_of(plain, "seen") == []
    assert [int(one.ground_args[1]) > 0 for one in (plain, plunder, spying)] == [False, True, True]
    for one in (plain, plunder, spying):
        assert sum(map(int, one.ground_args)) == one.size[1]


def test_every_progress_card_can_be_drawn_in_a_hand_and_as_a_step() -> None:
    cards = [card.id for deck in DECKS.values() for card in deck]
    for start in range(0, len(cards), 5):
        view = a_view(MIDDLE, viewer=1, progress=tuple(cards[start : start + 5]))
        picture = render_hand("cities_knights", view, match_card(4))
        assert picture.size[0] == 1600
    for card in cards:
        rasteriser.sprite(Sprite("catan.step", (0, 0), ("card", 0, "A", card, 1)), THEME)


async def test_a_closeup_is_a_file_for_games_with_a_map_and_refused_for_others() -> None:
    view, card = written_closeups()["roads"]
    picture = await RenderQueue(timeout=60).closeup("cities_knights", view, card)
    assert len(picture.data) <= LIMIT
    assert picture.size == COMPOSER.closeup(view, card, THEME).size
    for game in ("fugger", "chess"):
        with pytest.raises(LookupError):
            await RenderQueue().closeup(game, view, card)


def test_a_changed_robber_changes_the_picture() -> None:
    view, card = written_down()["middle-4"]
    other = COMPOSER.board(middle(robber="2,0"), card, THEME)
    assert COMPOSER.board(view, card, THEME).digest() != other.digest()
