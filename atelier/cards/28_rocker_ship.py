"""A rocking horse as large as a ship rides a spiral wave, a child with a lantern on its neck."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    blob,
    box,
    chance,
    circle,
    mark,
    motif,
    moved,
    ridge,
    sheet,
    surf,
    swirl,
    taper,
    tendril,
    union,
    within,
)
from atelier.motifs.animals_sea import whale
from atelier.motifs.people_children import child_riding
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.toys import rocking_horse
from atelier.palettes import STORM_SLATE as STORM

BACK: list[Point] = [(-60, 930), (90, 902), (250, 850), (410, 790), (550, 722), (650, 662)]
CURL: list[Point] = [(716, 640), (764, 676), (768, 742), (716, 778), (662, 754)]
FACE: list[Point] = [(676, 800), (628, 850), (596, 920), (612, 1000), (690, 1066), (860, 1096)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("rocker ship", Light(500, 320, "#ffd890", 220), shadow=STORM.shadow,
                  finish=Finish(bloom=0.28, vignette=0.3, exposure=1.0))
    _storm(scene)
    _far_sea(scene)
    scene.add(_wave(), _rider().at(384, 828, 1.14, -19))
    _near_sea(scene)
    frames.scalloped(scene, "#122230", "#0a121c")
    return scene


def _storm(scene: Scene) -> None:
    scene.sky((0, "#1c3446"), (0.25, "#48707e"), (0.45, "#88a49c"), (0.58, "#d0c490"),
              (1, "#7c948c"), glow=0.12)
    scene.glow(500, 320, 260, "#ffc870", 0.2)
    dice = chance("rocker clouds")
    for name, y, colour, end in (("far", 152, "#5c7c88", "#44646f"),
                                 ("mid", 104, "#446474", "#2c4858"),
                                 ("near", 56, "#2c4858", "#182c3c")):
        bellies = [circle(-30 + k * 86 + y % 40, y, dice.uniform(48, 64)) for k in range(11)]
        bank = union(box(-60, -80, 920, y + 80), bellies)
        curls = [within(swirl(90 + k * 150 + y, y + 6, 20, 1.6, 4, 1, k * 70), bank)
                 for k in range(6)]
        scene.add(sheet(bank, colour, end, soft=12, rim=1.6, through=0.3),
                  mark(curls, "#8ca4a4" if name == "far" else "#6c8c98", alpha=0.5))
    for x, y, width, height, colour in ((130, 330, 230, 66, "#54747e"),
                                        (676, 520, 240, 60, "#6c8a8c"),
                                        (120, 560, 180, 46, "#7c9490")):
        scene.add(drifting_cloud(f"rocker {x}", width, height, colour).at(x, y))
    scene.rays(0.1, threshold=0.8)
    dice = chance("rocker rain")
    drops = [taper([(x, y), (x - 26, y + 84)], [0.4, 2.6]) for x, y in
             ((dice.uniform(540, 860), dice.uniform(150, 640)) for _ in range(44))]
    scene.add(mark(drops, "#c8d8d4", alpha=0.5))


def _far_sea(scene: Scene) -> None:
    for name, y, high, colour, end in (("far", 690, 10, "#94a490", "#6c8c88"),
                                       ("mid", 730, 14, "#6c9090", "#507480"),
                                       ("near", 784, 18, "#4c7884", "#345c6c")):
        scene.add(sheet(ridge(f"rocker sea {name}", y, high, 3.4), colour, end, shadow=0.6, rim=1.4,
                        through=0.25))
    for y, radius, start, colour, end in ((856, 46, 20, "#44707e", "#2c5466"),
                                          (930, 56, 60, "#34606f", "#204456"),
                                          (1006, 62, 0, "#285064", "#143242")):
        waves, cuts = surf(y, radius, start, 300)
        scene.add(sheet(waves, colour, end, shadow=0.8, soft=12, rim=1.6),
                  mark(cuts, "#94b4b4", alpha=0.7))


def _wave() -> Motif:
    body = blob((-60, 1260, "c"), (-60, 930, "c"), *BACK[1:], *CURL, *FACE[:-1], (860, 1096, "c"),
                (860, 1260, "c"))
    foam = taper([*BACK[1:], *CURL], [2, 10, 16, 22, 24, 20, 12, 3])
    lines = [_contour(drop) for drop in (30, 54)]
    spirals = [tendril([(x, y), (x + 40, y - 12), (x + 74, y - 34)], [1, 5, 5, 4, 2], 22, 1.7, 1)
               for x, y in ((120, 938), (470, 846))]
    depths = whale("#123448", "#0c2436", "#163e54", "#1a4860", "#5c808c", "#2c5c70", "#a4d8d4")
    return motif(
        sheet(body, "#3f7c8c", "#0c2434", soft=16, lift=10, rim=2, through=0.25),
        sheet(moved(body, 8, 40), "#2c6478", "#0c2030", inside=body, shadow=0.4, soft=8),
        depths.at(316, 1108, 0.7, -13).styled(shadow=0.5, wrap=0, rim=1.2).inside(body),
        mark([within(path, body) for path in lines], "#8cc0c0", alpha=0.6),
        mark([within(path, body) for path in spirals], "#8cc0c0", alpha=0.5),
        sheet(foam, "#d8e4d8", "#8cb4b4", shadow=0.6, soft=6, rim=1.4),
        sheet([swirl(700, 708, 44, 1.8, 9, -1, 40)], "#c8dcd4", "#8cb4b4", shadow=0.5, soft=5),
    )


def _contour(drop: float) -> Path:
    """A line that follows the wave's back and curls under its crest."""
    shift = drop * 0.5
    points = [(x - shift * 0.3, y + drop) for x, y in BACK[1:]]
    points += [(x - shift, y + drop * 0.75) for x, y in CURL[:1]]
    return taper(points, [0.5, 3, 4, 4, 2.5, 0.5])


def _rider() -> Motif:
    horse = rocking_horse("#7c8498", "#2c3450", "#c4c8cc", "#b02a30", "#c8a068", "#84402a",
                          "#e0a848", saddle="cabin")
    return motif(horse, child_riding(PEOPLE[1]).at(118, -384, 2.05, 15))


def _near_sea(scene: Scene) -> None:
    for y, radius, start, colour, end, line in ((1066, 48, -20, "#1c4658", "#0e2838", "#6c9ca4"),
                                                (1120, 56, 30, "#143446", "#081a28", "#4c7c8c")):
        waves, cuts = surf(y, radius, start)
        scene.add(sheet(waves, colour, end, soft=14, rim=1.7, through=0.2),
                  mark(cuts, line, alpha=0.6))
    scene.glow(412, 318, 70, "#ffd080", 0.5)
    scene.dust(70, "#ffe0a0", around=(470, 320), spread=160, largest=2, strength=0.4)
