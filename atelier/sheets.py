"""The contact sheet: all printed cards side by side."""

from pathlib import Path

import numpy as np
from PIL import Image

COLUMNS = 12
WIDTH, HEIGHT = 100, 150


def contact_sheet(folder: Path, out: Path) -> None:
    """The deck's cards in rows of twelve."""
    files = sorted(folder.glob("c[0-9][0-9]-240.avif"))
    rows = -(-len(files) // COLUMNS)
    sheet = np.zeros((rows * HEIGHT, COLUMNS * WIDTH, 3), np.uint8)
    for index, file in enumerate(files):
        small = Image.open(file).convert("RGB").resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        top, left = index // COLUMNS * HEIGHT, index % COLUMNS * WIDTH
        sheet[top : top + HEIGHT, left : left + WIDTH] = np.asarray(small)
    Image.fromarray(sheet).save(out, "JPEG", quality=82, optimize=True)
