"""Beside the map: the barbarians' course, dice, progress decks, the bank."""

from collections.abc import Iterator

from engines.cities_knights.data import KINDS, NUMBERS, TRACKS
from engines.cities_knights.events import BarbariansLanded
from engines.cities_knights.view import CatanView
from render.games.cities_knights import layout
from render.games.cities_knights.news import News
from render.games.cities_knights.palette import BLOOD, BLOOD_TEXT, STEEL
from render.scene import Item, Sprite, Text, beside, centred
from render.theme import Theme

_DOTS = 5
_CARDS_A_LAYER = 4


def barbarians(view: CatanView, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the course from 0 to the landing, the ship on its step, strength against defence."""
    c = theme.colours
    last = NUMBERS.barbarian_steps
    for step in range(last):
        (x0, y0), (x1, y1) = layout.course_spot(step), layout.course_spot(step + 1)
        for i in range(1, _DOTS + 1):
            t = i / (_DOTS + 1)
            at = (round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t))
            yield Sprite("catan.dot", at, (3, BLOOD if step < view.barbarians else c.ink))
    for step in range(last + 1):
        x, y = layout.course_spot(step)
        if step == view.barbarians:
            continue
        gone = step < view.barbarians
        yield Sprite("catan.course", (x, y), (step, int(gone)), f"course.{step}")
        if step < last:
            size, colour, on = (25, BLOOD_TEXT, BLOOD) if gone else (32, c.ink, c.card_high)
            yield centred(str(step), (x, y), (36, 36), "number", size, colour, on)
    x, y = layout.course_spot(view.barbarians)
    if news.ship:
        yield Sprite("catan.halo", (x, y - 16), (60, 1), "new.ship")
    yield Sprite("catan.ship", (x, y - 28), (), "ship")
    x, y, w, h = layout.ATTACK
    yield Sprite("catan.attack", (x, y), (w, h), "attack")
    for middle, number, size, colour, on, what in (
        (x - 52, view.strength, 92, BLOOD_TEXT, BLOOD, "strength"),
        (x + 54, view.defence, 78, STEEL, c.card_high, "defence"),
    ):
        shown = size if number < 10 else round(size * 0.78)
        at, box = (middle, y + 32), (middle - 50, y - 20, 100, 104)
        yield Text(str(number), at, "number-black", shown, colour, on, "mm", box, ref=f"attack.{what}")
    if news.landed is not None:
        yield from _fought(news.landed, theme)


def _fought(attack: BarbariansLanded, theme: Theme) -> Iterator[Item]:
    """Draw the outcome of the attack since the last picture: gold if it was beaten off, else red."""
    c = theme.colours
    x, y, w, h = layout.FOUGHT
    lost = attack.strength > attack.defence
    yield Sprite("pill", (x, y), (w, h, "red" if lost else "gold"), "attack.fought")
    ink, on = (c.white, c.rubric) if lost else (c.ink, c.gold)
    for at, sign in ((x - 52, "axe"), (x + 52, "defence")):
        yield Sprite("icon", (at, y), (sign, 30, ink, 0))
    yield centred(f"{attack.strength}:{attack.defence}", (x, y), (76, 48), "number-black", 34, ink, on)


def dice(view: CatanView, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the last roll; dice rolled since the last picture are haloed."""
    (left, middle, right), y = layout.DICE_X, layout.DICE_Y
    if view.dice is None:
        for x in layout.DICE_X:
            yield Sprite("place", (x, y), (layout.DIE, layout.DIE))
        return
    if news.rolled:
        yield Sprite("plate", (middle, y), (right - left + layout.DIE + 18, layout.DIE + 18), "new.dice")
    yield Sprite("catan.die", (left, y), (view.dice.red, "red", layout.DIE), "die.red")
    yield Sprite("catan.die", (middle, y), (view.dice.yellow, "yellow", layout.DIE), "die.yellow")
    yield Sprite("catan.event-die", (right, y), (view.dice.event, layout.DIE), "die.event")


def decks(view: CatanView, theme: Theme) -> Iterator[Item]:
    """Draw the three progress decks with their sizes."""
    c = theme.colours
    w, h = layout.DECK
    for x, track, size in zip(layout.DECK_X, TRACKS, view.decks, strict=True):
        layers = min(4, -(-size // _CARDS_A_LAYER))
        yield Sprite("catan.deck", (x, layout.DECK_Y), (track, w, h, layers), f"deck.{track}")
        at = (x, layout.DECK_Y + 22)
        yield Sprite("roundel", at, (46, "plain"))
        yield centred(str(size), at, (44, 40), "number-black", 32, c.ink, c.card, f"deck.{track}.size")


def bank(view: CatanView, theme: Theme) -> Iterator[Item]:
    """Draw the bank's stock of each kind, in two rows of four."""
    c = theme.colours
    left, top, w, h = layout.BANK
    yield Sprite("catan.bank", (left, top), (w, h))
    step, row = (w - 24) // 4, (h - 16) // 2
    for i, (kind, count) in enumerate(zip(KINDS, view.bank.counts(), strict=True)):
        x, y = left + 12 + step * (i % 4), top + 8 + row * (i // 4) + row // 2
        yield Sprite("catan.kind", (x + 28, y), (kind, 50), f"bank.{kind}")
        at, ref = (x + 60, y), f"bank.{kind}.count"
        yield beside(str(count), at, (step - 58, 48), "number", 40, c.ink, c.slip_low, ref)
