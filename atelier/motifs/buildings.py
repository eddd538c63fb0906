"""Houses, towers and what else is built, their foot at the origin."""

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    Path,
    arched,
    blob,
    box,
    circle,
    motif,
    pane,
    poly,
    sheet,
    union,
    within,
)


def lighthouse(
    wall: Colour = "#f4e0b8", band: Colour = "#c4443a", roof: Colour = "#a8343a",
    dark: Colour = "#4a2434", light: Colour = "#fff0b8",
) -> Motif:
    """A banded lighthouse 580 high; its lamp's middle is 470 above the foot."""
    tower = poly((-42, 0), (-24, -420), (24, -420), (44, 0))
    return motif(
        Halo(0, -470, 120, light, 0.35),
        sheet(tower, wall, "#c88a60", shadow=1.1, soft=12, rim=1.8, through=0.3),
        sheet([_band(-378 + i * 98) for i in range(4)], band, "#7a2434", shadow=0.5, soft=4,
              lift=3, rim=1.4),
        sheet(within(poly((10, -430), (50, -430), (70, 10), (16, 10)), tower), "#5a1c34",
              shadow=0, rim=0, edge=0, wrap=0, alpha=0.28),
        pane([arched(-5, -290 + i * 98, 14, 25) for i in range(3)], "#ffc860", 1.3, glow=8,
             spill=0.35),
        sheet(arched(1, 0, 26, 64), "#5a2030", shadow=0.5, rim=1.2),
        sheet([box(-44, -430, 90, 12, 3), box(-44, -458, 90, 4, 2),
               *[box(-40 + i * 10.4, -454, 2, 26) for i in range(9)]], dark, shadow=0.7, rim=1.8),
        pane(box(-26, -508, 50, 76, 4), light, 1.9, glow=22, spill=0.6),
        sheet([box(-26 + i * 12.2, -508, 2.4, 76) for i in range(5)], "#6a3a30", shadow=0.2),
        sheet(union(blob((-38, -506, "c"), (-30, -534), (1, -554), (32, -534), (40, -506, "c")),
                    box(-2, -580, 6, 30), circle(1, -579, 6)), roof, "#5a1c30", shadow=0.8, rim=2),
    )


def _band(top: float) -> Path:
    def edge(y: float, side: int) -> float:
        return -24 - 18 * (y + 420) / 420 if side < 0 else 24 + 20 * (y + 420) / 420

    foot = top + 48
    return blob((edge(top, -1) - 1, top, "c"), (0, top + 7), (edge(top, 1) + 1, top, "c"),
                (edge(foot, 1) + 1, foot, "c"), (0, foot + 8), (edge(foot, -1) - 1, foot, "c"))
