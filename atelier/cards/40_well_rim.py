"""Seen from the bottom of a well: a bucket comes down with a lit house in it."""

import math

from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    all_within,
    blob,
    circle,
    cloud,
    leaf,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    pane,
    sheet,
    star,
    taper,
    union,
)
from atelier.motifs._seams import twists
from atelier.motifs.buildings_country import cottage
from atelier.motifs.figures import suitcase
from atelier.motifs.from_above import well_shaft
from atelier.motifs.onlookers import (
    hands_on_rim,
    peering_gentleman,
    peering_girl,
    peering_hare,
    peering_king,
    peering_stag,
)
from atelier.motifs.tools_yard import bucket
from atelier.motifs.trees import fern
from atelier.palettes import FOREST_GREEN

X, Y, MOUTH = 400, 316, 262
DARK, DARK_END = "#28304c", "#101428"


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("well rim", Light(424, 610, "#ffd080", 225), shadow=FOREST_GREEN.shadow,
                  finish=Finish(bloom=0.3, vignette=0.42, exposure=1.0, saturation=1.1))
    _sky(scene)
    scene.add(well_shaft("#6c8484", "#10242c", MOUTH, None, "#5ca048").at(X, Y))
    _heads(scene)
    scene.rays(0.12, threshold=0.6)
    scene.glow(424, 620, 190, "#ffb850", 0.16)
    for x, y, length, turn in ((70, 330, 84, 80), (740, 420, 90, -74), (150, 690, 110, 34),
                               (690, 760, 116, -34), (690, 120, 66, -126)):
        scene.add(fern(f"well {x}", length, "#4c7c40", "#163828").at(x, y, 1, turn))
    _bucket(scene)
    _bottom(scene)
    scene.dust(90, "#ffe8b0", around=(420, 600), spread=200, largest=2, strength=0.4)
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#243c74"), (0.14, "#5c5c94"), (0.26, "#c87c84"), (0.36, "#f0b070"),
              (0.44, "#f4c880"), (1, "#123020"), glow=0.1)
    for name, x, y, width, colour in (("a", 300, 330, 210, "#c88894"),
                                      ("b", 520, 400, 190, "#f0bc84"),
                                      ("c", 470, 250, 150, "#7c6c98")):
        scene.add(sheet(cloud(f"well {name}", x, y, width, width * 0.2), colour, shadow=0.5,
                        rim=1.2))
    scene.add(pane([star(x, y, r, 4, 0.3) for x, y,
                    r in ((428, 108, 11), (340, 210, 8), (530, 250, 7), (386, 130, 6))],
                   "#fff4d0", 1.0, glow=6, spill=0.4))


def _heads(scene: Scene) -> None:
    """Those who look in, their heads towards the middle."""
    who: tuple[tuple[Motif, Motif, float, float], ...] = (
        (peering_hare(), hands_on_rim("#a87850"), 190, 0.96),
        (peering_gentleman("#3c8c80"), hands_on_rim("#f0e4cc"), 238, 0.98),
        (peering_stag(), hands_on_rim("#4c3028", "#180c0c", 34), 305, 0.98),
        (peering_girl(), hands_on_rim("#c88c64"), 354, 0.98),
        (peering_king(), hands_on_rim("#f0e4cc", apart=54), 145, 1.02),
    )
    hole = circle(X, Y, MOUTH * 0.97)
    beam = taper([(90, 222), (400, 230), (710, 220)], [24, 28, 24])
    coils = [taper([(402 + k * 8, 215), (405 + k * 8, 230), (402 + k * 8, 246)], [6, 7, 6])
             for k in range(-2, 4)]
    scene.add(motif(sheet(beam, "#6c4430", "#2c1c1c", shadow=0.8, soft=8, rim=1.8, through=0.1),
                    sheet(coils, "#d8b070", "#7c5c34", shadow=0.5, soft=3, rim=1.5)).inside(hole))
    for one, hands, angle, size in who:
        far = MOUTH - 10
        x, y = X + far * math.cos(math.radians(angle)), Y + far * math.sin(math.radians(angle))
        scene.add(one.at(x, y, size, angle - 90).styled(through=0.1, wrap=0.2).inside(hole),
                  hands.at(x + 8 * math.cos(math.radians(angle)),
                           y + 8 * math.sin(math.radians(angle)), size, angle - 90))


def _bucket(scene: Scene) -> None:
    cord = [(412.0, 236.0), (418.0, 320.0), (424.0, 400.0)]
    scene.add(sheet(taper(cord, [4, 8, 11]), "#c8a468", "#7c5c34", soft=5, rim=1.7),
              mark(twists(cord, 8, 6), "#5c4020"))
    home = cottage("well", "#a8683c", "#5c3428", "#8c3c34", "#3c1c28", "#ffd070", "#3c8c68",
                   "#d8d0b0")
    scene.add(bucket("#9c6438", "#3c2418", "#5c6468", content=home.at(0, 8, 0.78)).at(424, 706,
                                                                                      1.6))
    for x, y, radius in ((392, 524, 34), (424, 458, 18)):
        scene.glow(x, y, radius, "#ffc860", 0.5)


def _bottom(scene: Scene) -> None:
    water = oval(400, 1136, 470, 112)
    rings = [outline(oval(390, 1126, r, r * 0.2), 2.6) for r in (150, 220, 300, 390)]
    stone = blob((200, 1130, "c"), (214, 1080), (290, 1048), (400, 1042), (500, 1052), (566, 1086),
                 (580, 1130, "c"), (500, 1158), (390, 1166), (270, 1156))
    moss = [blob((x - w, y + 16, "c"), (x - w * 0.8, y - 6), (x, y - 14), (x + w * 0.8, y - 4),
                 (x + w, y + 18, "c"), (x + w * 0.4, y + 8), (x, y + 20), (x - w * 0.5, y + 6))
            for x, y, w in ((246, 1084, 34), (552, 1086, 30), (402, 1148, 60))]
    scene.add(sheet(oval(400, 1136, 490, 126), "#0a1a14", shadow=0.8, soft=14, rim=1.2),
              sheet(water, "#1c5c60", "#0c2430", shadow=0.5, soft=8, rim=1, through=0.3),
              sheet(oval(424, 1124, 150, 26), "#ffc868", melt=14, shadow=0, rim=0, alpha=0.22),
              sheet(all_within(rings, water), "#7cc0a0", "#3c7c6c", shadow=0.2, soft=3, rim=0.8,
                    alpha=0.7),
              sheet(stone, "#5c7478", "#1c2c38", shadow=1, soft=14, rim=1.8),
              sheet(all_within(moss, stone), "#3c6c44", "#1c4434", shadow=0.4, soft=5, rim=1.2),
              _frog().at(386, 1092, 1.0))
    for x, y, length, turn in ((56, 1150, 190, 14), (752, 1156, 200, -14), (160, 1196, 120, -4),
                               (650, 1200, 120, 4)):
        scene.add(fern(f"bottom {x}", length, "#2c5c38", "#0c2418").at(x, y, 1, turn))


def _frog(skin: Colour = "#7cb03c", end: Colour = "#245c34") -> Motif:
    """A frog from behind that stretches up and holds a suitcase over its head."""
    arms = [taper([(s * 46, -122), (s * 78, -160), (s * 70, -206), (s * 48, -236)],
                  [26, 20, 17, 15])
            for s in (-1, 1)]
    fingers = [leaf(s * 46, -232, 20, 9, -90 - s * a) for s in (-1, 1) for a in (44, 76, 112)]
    body = blob((-22, -168), (-52, -136), (-66, -84), (-58, -28), (0, -4), (58, -28), (66, -84),
                (52, -136), (22, -168))
    head = blob((-58, -150), (-64, -178), (-40, -200), (0, -204), (40, -200), (64, -178),
                (58, -150),
                (0, -136))
    eyes: list[Path] = [circle(s * 38, -200, 19) for s in (-1, 1)]
    thighs = [blob((s * 40, -76), (s * 88, -80), (s * 112, -44), (s * 96, -10), (s * 50, -4),
                   (s * 34, -36))
              for s in (-1, 1)]
    feet = [union([taper([(s * 66, -8), (s * (92 + k * 15), 4 + abs(k) * -2)], [13, 9])
                   for k in (-1, 0, 1.6)],
                  [circle(s * (92 + k * 15), 4 - abs(k) * 2, 6.4)
                   for k in (-1, 0, 1.6)]) for s in (-1, 1)]
    spots = [oval(x, y, r, r * 0.8) for x, y,
             r in ((-22, -116, 9), (16, -128, 7), (30, -92, 10), (-34, -76, 8),
                                                   (4, -88, 7), (-8, -52, 9), (30, -54, 7))]
    spine = taper([(0, -160), (3, -100), (0, -34)], [1, 3.4, 1])
    back = [moved(thigh, 0, 0) for thigh in thighs]
    return motif(
        sheet(oval(0, 2, 110, 12), "#06120e", melt=6, shadow=0, rim=0, alpha=0.6),
        suitcase("#e0683c", "#8c2c2c").at(0, -224, 3.0),
        sheet(arms, skin, end, soft=6, rim=1.9),
        sheet(fingers, "#94c05c", end, shadow=0.5, soft=3, rim=1.5),
        sheet(eyes, skin, end, soft=5, rim=1.8),
        sheet(head, skin, end, soft=6, rim=1.9),
        sheet(feet, end, "#1c3c28", soft=5, rim=1.6),
        sheet(body, skin, end, shadow=0.8, soft=9, rim=2.1, puff=0.08),
        mark(spine, "#3c6c38", alpha=0.6), mark(spots, "#a8cc68", alpha=0.7),
        sheet(back, skin, end, shadow=0.7, soft=6, rim=1.9),
        mark([outline(line((s * 56, -66), (s * 82, -60), (s * 92, -36)), 2.4) for s in (-1, 1)],
             "#3c6c38",
             alpha=0.6),
    )
