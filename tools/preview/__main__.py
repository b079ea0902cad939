"""Write every preview of a game at each width."""

import argparse
from pathlib import Path

from PIL import Image

from i18n.locales import DEFAULT, LOCALES
from render.images.rasteriser import rasterise
from tools import preview

WIDTHS = (1600, 800, 400)
"""Widths in pixels: full size, a desktop's and a phone's."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.preview", description=preview.__doc__)
    parser.add_argument("game", choices=sorted(preview.SHOWN))
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures, made if it is not there")
    parser.add_argument("--locale", choices=LOCALES, default=DEFAULT, help="the language of what pictures name")
    args = parser.parse_args()
    for name, scene in preview.scenes(args.game, args.locale):
        image = rasterise(scene)
        for width in WIDTHS:
            folder = args.out / str(width)
            folder.mkdir(parents=True, exist_ok=True)
            small = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
            small.save(folder / f"{name}.png")
    print(f"pictures in {args.out}")


if __name__ == "__main__":
    main()
