"""Write the page of all messages of a language, or print some at random."""

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

from i18n.locales import DEFAULT, LOCALES
from tools import texts
from tools.texts.cards import Card, cards
from tools.texts.page import page


def main(args: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.texts", description=texts.__doc__)
    parser.add_argument("--locale", choices=LOCALES, default=DEFAULT, help="the language to show (default: en)")
    parser.add_argument("--out", type=Path, help="file of the page (default: texts-<locale>.html)")
    parser.add_argument("--sample", type=int, metavar="N", help="print N texts drawn at random, and no page")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of that draw (default: 0)")
    given = parser.parse_args(args)
    found = list(cards(given.locale))
    if given.sample is not None:
        drawn = random.Random(given.seed).sample(found, min(given.sample, len(found)))
        print("\n\n".join(map(plain, drawn)))
        return
    out = given.out or Path(f"texts-{given.locale}.html")
    out.write_text(page(given.locale, found), encoding="utf-8")
    print(f"{len(found)} texts in {out}")


def plain(card: Card) -> str:
    """Return a message for the terminal: its key, its context and place, and an example."""
    return f"{card.key} ({card.contexts[0]}, {card.file}:{card.line})\n{card.texts[0]}"


if __name__ == "__main__":
    main()
