"""In a museum people hang in the frames, and animals in fine clothes look at them."""

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Scene,
    blob,
    box,
    circle,
    mark,
    motif,
    oval,
    pane,
    poly,
    ridge,
    shaded,
    sheet,
    star,
    swirl,
    taper,
)
from atelier.motifs.animals_bear import bear_bust
from atelier.motifs.animals_fox import fox_bust
from atelier.motifs.animals_hare import hare_bust
from atelier.motifs.birds_wood import owl_from_behind
from atelier.motifs.frames_and_mirrors import picture_frame
from atelier.motifs.people_boats import rower
from atelier.motifs.people_children import children_pair_back
from atelier.motifs.people_stage import puppeteer
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.waters import wave_row
from atelier.palettes import LAMPLIGHT

WALL, WALL_END = "#2c5448", "#12241f"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("framed guests", Light(420, 130, "#ffd080", 260), shadow=LAMPLIGHT.shadow,
                  finish=Finish(bloom=0.28, vignette=0.36, exposure=1.0, saturation=1.08))
    scene.sky((0, "#2c5448"), (1, "#12241f"))
    _wall(scene)
    scene.add(_great().at(408, 462))
    for motif_, x, y in ((_asleep(), 94, 196), (_twins(), 94, 430), (_stage(), 720, 260),
                         (_at_sea(), 720, 560), (_bare_place(), 94, 668)):
        scene.add(motif_.at(x, y))
    _lamps(scene)
    _visitors(scene)
    scene.dust(110, "#ffd890", around=(420, 300), spread=230)
    return scene


def _wall(scene: Scene) -> None:
    wall = box(-50, -50, 900, 1320)
    stripes = [box(-40 + k * 56, -50, 26, 1020) for k in range(16)]
    scrolls = [star(-27 + k * 56 + 26, y + (k % 2) * 46, 9, 4, 0.34) for k in range(16)
               for y in range(40, 900, 92)]
    scene.add(sheet(wall, "#33614f", WALL_END, direction="light", reach=900, shadow=0, rim=0),
              mark(stripes, "#3f7460", alpha=0.28), mark(scrolls, "#4f8468", alpha=0.4),
              sheet(box(-50, 30, 900, 12), "#8c6434", "#5c3c24", shadow=0.9, rim=1.6),
              sheet(box(-50, 880, 900, 400), "#4c2c20", "#1c0e10", shadow=1, soft=14, rim=1.8),
              sheet(box(-50, 876, 900, 18), "#a8743c", "#5c3820", shadow=0.8, rim=1.8))


def _canvas(width: float, height: float, back: Colour, end: Colour, scene: Motif, gold: Colour,
            moulding: float, ornate: bool = True) -> Motif:
    """A frame with somebody behind its glass; the middle of the opening is the origin."""
    glass = box(-width / 2, -height / 2, width, height)
    top, foot = -height / 2, height / 2
    shine = [poly((width * a, top), (width * b, top), (width * (b - 0.3), foot),
                  (width * (a - 0.3), foot)) for a, b in ((0.1, 0.3), (0.36, 0.4))]
    wire = [taper([(-width * 0.3, -height / 2), (0, -height / 2 - 70)], [2, 2]),
            taper([(width * 0.3, -height / 2), (0, -height / 2 - 70)], [2, 2])]
    return motif(sheet(wire, "#c89850", "#8a5c30", shadow=0.6, soft=4),
                 sheet(glass, back, end, shadow=0, rim=0), scene.inside(glass),
                 sheet(shine, "#fff0d0", shadow=0, alpha=0.07, inside=glass, rim=0),
                 picture_frame(width, height, gold, shaded(gold, 0.36), ornate, moulding))


def _great() -> Motif:
    """Somebody with an umbrella before grey depth, in an enormous frame."""
    depth = [sheet(ridge(f"guest {k}", -60 + k * 56, 24, 2.2, 0.5, left=-240, right=240, foot=320),
                   colour, end, shadow=0.5, rim=1.1, through=0.2)
             for k, (colour, end) in enumerate((("#8c9690", "#98a098"), ("#78837e", "#8a948c"),
                                                ("#5f6c6a", "#74807a")))]
    birds = [taper([(x - 11, y - 5), (x - 4, y - 7), (x, y), (x + 5, y - 7), (x + 12, y - 4)],
                   [1, 3, 3, 3, 1]) for x, y in ((-120, -150), (-84, -168), (120, -110))]
    road = blob((-44, 290, "c"), (-20, 220), (26, 160), (6, 112, "c"), (14, 112, "c"), (52, 166),
                (34, 220), (66, 290, "c"))
    rain = [taper([(x, y), (x - 8, y + 40)], [0.5, 1.6, 0.5]) for k in range(28)
            for x, y in (((k * 61) % 440 - 214, (k * 97) % 380 - 270),)]
    view = motif(
        sheet(circle(60, -130, 60), "#b8bab0", shadow=0.3, rim=1),
        sheet(circle(60, -130, 38), "#ccc8b8", shadow=0.3, rim=1),
        mark(birds, "#3c4848"), depth,
        sheet(ridge("guest near", 150, 12, 1.4, left=-240, right=240, foot=320), "#4c5856",
              "#2c3634", shadow=0.8, rim=1.4),
        sheet(road, "#7c867e", "#59645f", shadow=0.4, rim=1), mark(rain, "#d0d4c8", alpha=0.4),
        sheet(oval(16, 222, 46, 8), "#1c2424", shadow=0, melt=4, alpha=0.7),
        walker_back(PEOPLE[3], "raincoat", "umbrella").at(10, 224, 0.86),
    )
    return _canvas(366, 492, "#7c8884", "#a8aca0", view, "#d89c48", 40)


def _asleep() -> Motif:
    """An old man asleep in a chair."""
    chair = blob((-50, 60, "c"), (-50, -30), (-30, -52), (10, -50), (26, -30), (26, 60, "c"))
    wing = blob((-58, 60, "c"), (-58, 0), (-40, -6), (-30, 8), (-28, 60, "c"))
    body = blob((-24, 60, "c"), (-26, 10), (-8, -12), (16, -6), (30, 20), (52, 34), (56, 60, "c"))
    head, beard = circle(4, -24, 13), blob((-4, -20), (14, -22), (20, -8), (10, 12), (0, 0))
    view = motif(sheet(chair, "#7c3430", "#3c1420", shadow=0.8, rim=1.4),
                 sheet(body, "#3c4c64", "#1c2438", shadow=0.7, rim=1.3),
                 sheet(head, "#c88c64", "#8a5440", shadow=0.6, rim=1.3),
                 sheet(beard, "#d8d0c0", "#948c88", shadow=0.5, soft=3, rim=1.2),
                 sheet(blob((-12, -28, "c"), (-6, -44), (10, -44), (18, -30, "c"), (30, -46)),
                       "#4c5c84", "#2c3450", shadow=0.5, soft=3),
                 mark(taper([(8, -24), (12, -22), (16, -24)], [1, 2, 1]), "#4c2418"),
                 sheet(wing, "#8c3c34", "#4c1a22", shadow=0.8, rim=1.4),
                 mark([swirl(44, -44 - k * 4, 7 - k, 1.3, 2, 1) for k in (0,)], "#e8c890"))
    return _canvas(96, 116, "#a8743c", "#6c4430", view, "#c8903c", 15)


def _twins() -> Motif:
    view = motif(sheet(ridge("twins", 34, 8, 3, left=-70, right=70, foot=80), "#3c6c5c", "#1f4038",
                       shadow=0.6),
                 sheet(circle(34, -40, 15), "#f0c878", "#d89850", shadow=0.3),
                 children_pair_back(PEOPLE[2], PEOPLE[2]).at(0, 56, 0.82))
    return _canvas(92, 130, "#6c98a0", "#a8b89c", view, "#b8803c", 13, False)


def _stage() -> Motif:
    floor = box(-70, 62, 140, 60)
    view = motif(sheet(floor, "#7c4430", "#3c1c20", shadow=0.6, rim=1.3),
                 sheet(circle(20, 10, 54), "#d88c50", shadow=0.2),
                 puppeteer(PEOPLE[5]).at(-18, 80, 0.8))
    return _canvas(98, 176, "#8c3434", "#b85c40", view, "#d09840", 17)


def _at_sea() -> Motif:
    """A rower under a bank of cloud."""
    waves = wave_row("guest sea", -80, 80, 15, "#2c6470", "#143440", "#b8d8d0", 70)
    view = motif(drifting_cloud("guest", 90, 24, "#a8b4a8").at(10, -34),
                 drifting_cloud("guest low", 70, 18, "#94a49c").at(-34, -12),
                 rower(PEOPLE[8], "#8c4a34", "#d8a868", "none").at(2, 22, 0.52),
                 waves.at(0, 34))
    return _canvas(96, 110, "#6c8484", "#b8b090", view, "#b8803c", 12, False)


def _bare_place() -> Motif:
    """The pale patch where a frame hung, the slack wire, and the nail that still swings."""
    patch = box(-62, -74, 124, 150, 4)
    wire = taper([(0, -112), (14, -60), (30, -10), (22, 18)], [2, 2, 2, 1])
    arcs = [taper([(-26 - k * 12, -84 + k * 6), (-20 - k * 12, -66 + k * 8),
                   (-8 - k * 12, -54 + k * 10)], [0.5, 2.4, 0.5]) for k in range(2)]
    mirrored = [taper([(26 + k * 12, -84 + k * 6), (22 + k * 12, -66 + k * 8),
                       (10 + k * 12, -54 + k * 10)], [0.5, 2.4, 0.5]) for k in range(2)]
    nail = taper([(-2, -112), (10, -92)], [4, 6])
    return motif(sheet(patch, "#5c8c74", "#3f6c58", shadow=0, rim=0.5, edge=0.1, alpha=0.75),
                 mark([*arcs, *mirrored], "#c8e8c8", alpha=0.75),
                 sheet(wire, "#c89850", "#8a5c30", shadow=0.8, soft=4),
                 sheet([nail, circle(10, -92, 6)], "#d8c8a0", "#6c5440", shadow=1, soft=4, rim=2))


def _lamps(scene: Scene) -> None:
    """Picture lamps and their amber cones."""
    for x, y, half, reach in ((408, 124, 88, 300), (94, 94, 34, 120), (720, 126, 34, 150)):
        cone = poly((x - half * 0.5, y + 10), (x + half * 0.5, y + 10), (x + half * 2.2, y + reach),
                    (x - half * 2.2, y + reach))
        arm = taper([(x, y - 40), (x, y - 24), (x, y - 6)], [7, 6, 6])
        shade = blob((x - half, y + 8, "c"), (x - half * 0.9, y - 10), (x, y - 16),
                     (x + half * 0.9, y - 10), (x + half, y + 8, "c"))
        scene.add(sheet(cone, "#ffc868", shadow=0, melt=16, alpha=0.16, wrap=0),
                  sheet(arm, "#c89848", "#6c4424", shadow=0.8, rim=1.8),
                  pane(oval(x, y + 8, half * 0.86, 5), "#ffe8a8", 1.4, glow=18, spill=0.5))
        scene.glow(x, y + 26, half * 1.1, "#ffb850", 0.5)
        scene.add(sheet(shade, "#c8903c", "#6c4020", shadow=0.9, rim=2.2))


def _visitors(scene: Scene) -> None:
    """Four visitors from behind, cut by the card's lower edge."""
    floor = oval(420, 960, 330, 40)
    scene.add(sheet(floor, "#ffb860", shadow=0, melt=20, alpha=0.2, wrap=0),
              hare_bust("coat", "#6c4c28", "#2c1a14").at(560, 1030, 0.86),
              _catalogue().at(496, 1106),
              fox_bust("ruff").at(130, 1010, 0.9),
              bear_bust("coat").at(352, 1060, 0.86),
              owl_from_behind().at(690, 1200, 1.12))


def _catalogue() -> Motif:
    leaves = [blob((0, 0, "c"), (side * 20, -9), (side * 42, -2, "c"), (side * 40, 46, "c"),
                   (side * 18, 40), (0, 48, "c")) for side in (-1, 1)]
    lines = [taper([(-34 + s * 42, 10 + k * 9), (-10 + s * 42, 7 + k * 9)], [2, 2])
             for s in (0, 1) for k in range(3)]
    return motif(sheet(leaves, "#e8d8b0", "#a88458", shadow=0.9, soft=6, rim=1.6),
                 mark(lines, "#8a6444", alpha=0.6)).at(0, 0, 0.9, -6)
