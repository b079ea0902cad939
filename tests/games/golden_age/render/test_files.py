"""Files of The Golden Age: everything that can be drawn."""

from engines.golden_age import events as ev
from engines.golden_age.data import CARDS, COLOURS, DECKS, NUMBERS
from engines.golden_age.geography import LENGTH
from render.games.golden_age.news import read_news
from render.images import rasteriser
from render.scene import Sprite
from render.theme import THEME


def test_the_stadtholder_can_stand_on_every_space() -> None:
    for space in range(LENGTH):
        rasteriser.sprite(Sprite("golden.tile", (0, 0), (space,)), THEME)


def test_every_step_of_every_guild_can_be_drawn() -> None:
    for colour in COLOURS:
        for step in (0, *NUMBERS.guild_prices):
            rasteriser.sprite(Sprite("golden.windows", (0, 0), (colour, step)), THEME)


def test_every_card_can_be_drawn_in_a_hand_or_as_a_step() -> None:
    for card in CARDS.values():
        if card.hidden:
            rasteriser.sprite(Sprite("golden.card", (0, 0), (card.id, DECKS[card.deck], 142)), THEME)
        else:
            rasteriser.sprite(Sprite("golden.step", (0, 0), ("shown", 0, "A", card.id, 0)), THEME)


def test_every_step_of_a_match_can_be_drawn() -> None:
    news = read_news(
        (
            ev.MarkerPlaced(0, "utrecht"), ev.PawnPlaced(1, "holland"), ev.PawnMoved(1, "holland", "utrecht", 1),
            ev.PawnAdded(2, "zeeland", None, 0), ev.MarkerMade(0, "zeeland", "green"), ev.GuildTaken(1, "grey", 8),
            ev.CardDrawn(2, "spice", "2", 4), ev.CardShown(0, "art-5"), ev.PainterPaid(0, "art-5", 1, 3, None, 2),
            ev.Cashed(1, "tulip2", 2, 24), ev.Sailed(2, "7", ("voc", "voc", "voc")),
            ev.AuctionWon(0, 1, 7, "holland", "green"), ev.AuctionFailed(2, "limburg"),
        )
    )  # fmt: skip
    assert len({step.what for step in news.steps}) == 11
    for step in news.steps:
        art = rasteriser.sprite(
            Sprite("golden.step", (0, 0), (step.what, 0, "A", step.detail, step.amount)), THEME
        )
        assert art.alpha.getbbox() is not None
