"""Every thing of a position is in the picture, once, and nothing that its reader may not know."""

from collections import Counter
from typing import Any

import pytest

from engines.core.game import seen
from engines.fugger.data import GOODS, MERCHANT, good_of
from engines.fugger.view import FuggerView
from render.games import COMPOSERS
from render.scene import Scene, Sprite, Text
from render.theme import THEME
from tests.games.fugger.helpers.drawn_positions import FUGGER, a_view, card_of, match_card, played, written_down
from tests.render.helpers.drawn_games import refs_of, text_of

COMPOSER = COMPOSERS["fugger"]
MATCHES = [(seats, f"pieces {seats} {i}") for seats in (2, 3, 4) for i in range(3)]


def _board(view: FuggerView, state: Any, news: Any) -> Scene:
    return COMPOSER.board(view, card_of(state, news), THEME)


def _cards_of(scene: Scene, prefix: str) -> Counter[str]:
    return Counter(
        str(item.args[0])
        for item in scene.items
        if isinstance(item, Sprite) and item.art == "fugger.card" and item.ref.startswith(prefix + ".")
    )


def _discards(scene: Scene) -> Counter[str]:
    told = [item for item in scene.items if isinstance(item, Text) and item.ref.startswith("discards.")]
    return Counter({item.ref.partition(".")[2]: int(item.text) for item in told})


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_every_piece_is_drawn_once(seats: int, seed: str) -> None:
    for state, news in played(seats, seed):
        view = FUGGER.view(state, None)
        scene = _board(view, state, news)
        named = Counter((type(item).__name__, item.ref) for item in scene.items if item.ref)
        assert [ref for ref, times in named.items() if times > 1] == []
        assert _cards_of(scene, "jakob") == Counter(view.jakob)
        assert text_of(scene, "pile.count") == str(view.pile)
        assert _discards(scene) == Counter(good_of(card) or MERCHANT for card in view.discards)
        for good, count in zip(GOODS, view.counts, strict=True):
            assert len(refs_of(scene, f"good.{good}")) == 1
            assert len(refs_of(scene, f"pane.{good}.")) == count
            assert text_of(scene, f"count.{good}") == str(count)
        for seat, player in enumerate(view.players):
            assert _cards_of(scene, f"seat{seat}.front") == Counter(player.front)
            assert text_of(scene, f"seat{seat}.florins") == str(player.florins)
            assert len(refs_of(scene, f"seat{seat}.delivered.")) == len(player.delivered)
            if view.over:
                revealed = Counter(delivered.card for delivered in player.delivered)
                assert _cards_of(scene, f"seat{seat}.delivered") == revealed
            else:
                assert text_of(scene, f"seat{seat}.hand.count") == str(player.hand_count)


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_a_hand_shows_each_of_its_cards_once(seats: int, seed: str) -> None:
    for state, news in played(seats, seed)[::5]:
        for seat in range(seats):
            view = FUGGER.view(state, seat)
            scene = COMPOSER.hand(view, card_of(state, news), THEME)
            assert _cards_of(scene, "hand") == Counter(view.players[seat].hand)
            own = Counter(delivered.card for delivered in view.players[seat].delivered)
            assert _cards_of(scene, "delivered") == own


@pytest.mark.parametrize("group", ["draw", "deliver"])
def test_what_a_seat_knows_better_changes_nothing_on_the_board(group: str) -> None:
    state, _ = played(4, "pieces 4 0")[0]
    seat = FUGGER.pending(state)[0].seat
    option = next(option for option in FUGGER.options(state, seat) if option.group == group)
    step = FUGGER.apply(state, seat, option.action)
    view = FUGGER.view(step.state, None)
    own, public = seen(step.events, seat), seen(step.events, None)
    assert own != public
    assert _board(view, step.state, own) == _board(view, step.state, public)


def test_an_evaluation_shows_prices_before_and_after_and_what_was_earned() -> None:
    view, card = written_down()["evaluation-4"]
    scene = COMPOSER.board(view, card, THEME)
    texts = [item.text for item in scene.items if isinstance(item, Text)]
    assert texts.count("5") >= 5  # five prices before
    assert "+18" in texts
    assert "+8" in texts
    assert "+0" not in texts
    leaps = [item.args for item in scene.items if isinstance(item, Sprite) and item.art == "fugger.leap"]
    assert {(args[5], args[6]) for args in leaps} == {
        ("copper", 1), ("cloth", 0), ("spices", 0), ("gems", 0), ("wine", 0),
    }  # fmt: skip
    ghosts = [item.ref for item in scene.items if item.ref.startswith("ghost.")]
    assert sorted(ghosts) == ["ghost.cloth", "ghost.copper", "ghost.spices"]
    sold = Counter(item.args[0] for item in scene.items if isinstance(item, Sprite) and item.art == "fugger.faded")
    assert sold == Counter(["cloth", "spices-sealed", "wine-sealed", "copper", "copper"])


def test_new_cards_carry_a_halo_and_old_ones_do_not() -> None:
    view, card = written_down()["full-2"]
    with_news = COMPOSER.board(view, card, THEME)
    without = COMPOSER.board(view, match_card(2), THEME)
    halos = [item for item in with_news.items if isinstance(item, Sprite) and item.art == "card-halo"]
    assert len(halos) == 3  # a card in front, a face-down card, a card of Jakob's
    assert not [item for item in without.items if isinstance(item, Sprite) and item.art == "card-halo"]


def test_sealed_cards_lie_in_a_stack_of_their_own() -> None:
    hand = (
        "copper",
        "copper",
        "copper-sealed",
        "copper-sealed",
        "copper-sealed",
        "wine",
        "wine-sealed",
        "merchant",
    )
    view = a_view([hand, ()], hands=[hand, ()], viewer=0)
    for scene, start in (
        (COMPOSER.hand(view, match_card(2), THEME), "hand."),
        (COMPOSER.board(view, match_card(2), THEME), "seat0.front."),
    ):
        cards = [s for s in scene.items if isinstance(s, Sprite) and s.ref.startswith(start)]
        kinds = [str(s.args[0]) for s in sorted(cards, key=lambda s: s.at[0]) if s.art == "fugger.card"]
        assert kinds == list(hand)
        badges = [
            item.text
            for item in scene.items
            if isinstance(item, Text) and item.text in ("2", "3") and (item.size == 50 or start != "hand.")
        ]
        assert {"2", "3"} <= set(badges)
        assert "5" not in badges
    prices = [
        item.ref
        for item in COMPOSER.hand(view, match_card(2), THEME).items
        if isinstance(item, Text) and item.ref.startswith("price.")
    ]
    assert prices == ["price.copper", "price.wine"]


def test_what_lies_in_the_discards_can_be_read_on_a_phone() -> None:
    view = a_view([()] * 4, discards=("copper",) * 12 + ("wine-sealed", "wine", "merchant"))
    scene = COMPOSER.board(view, match_card(4), THEME)
    assert _discards(scene) == Counter({"copper": 12, "wine": 2, MERCHANT: 1})
    for item in scene.items:
        if isinstance(item, Text) and item.ref.startswith("discards."):
            assert item.size >= 36
        if isinstance(item, Sprite) and item.art in ("fugger.sign", "fugger.sign-none"):
            assert int(item.args[1]) >= 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_name_is_cut_where_two_lines_have_room_for_it(seats: int) -> None:
    names = ("Wolfeschlegelsteinhausen", "Maximilian von Hohenstein", "Đặng Thị Ánh Nguyệt", "Hubert Blaine")[
        :seats
    ]
    card = match_card(seats, names=names, computers=(False,) * seats)
    view = a_view([()] * seats, hands=[()] * seats, florins=(137, 52, 41, 28)[:seats], viewer=0)
    board, hand = COMPOSER.board(view, card, THEME), COMPOSER.hand(view, card, THEME)
    for scene in (board, hand):
        assert not [item.text for item in scene.items if isinstance(item, Text) and "…" in item.text]


def test_winners_are_crowned_and_named_at_the_end() -> None:
    view, card = written_down()["end-3"]
    scene = COMPOSER.board(view, card, THEME)
    crowns = {item.ref for item in scene.items if item.ref.endswith(".crown")}
    assert crowns == {"seat1.crown", "seat2.crown"}
    assert any(isinstance(item, Sprite) and item.args[:1] == ("winner",) for item in scene.items)


def _crowns_and_plates(florins: tuple[int, ...]) -> tuple[int, int]:
    scene = COMPOSER.board(a_view([()] * 4, florins=florins), match_card(4), THEME)
    crowns = sum(item.ref.endswith(".crown") for item in scene.items)
    return crowns, sum(isinstance(item, Sprite) and item.art == "plate" for item in scene.items)


def test_only_a_leader_alone_has_a_gold_plate() -> None:
    assert _crowns_and_plates((0, 0, 0, 0)) == (0, 0)
    assert _crowns_and_plates((10, 9, 3, 2)) == (1, 1)
    assert _crowns_and_plates((10, 10, 3, 10)) == (3, 0)
