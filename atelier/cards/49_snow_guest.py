"""A snowman waits in the desert at midday, and a cactus holds an umbrella over him."""

import math

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Path,
    Point,
    Scene,
    all_within,
    blob,
    land,
    line,
    mark,
    mesas,
    motif,
    moved,
    outline,
    oval,
    sheet,
    spline,
    star,
    taper,
    union,
)
from atelier.motifs.figures import suitcase
from atelier.motifs.landscapes import dune
from atelier.motifs.plants import cactus
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.straw_and_snow import snowman
from atelier.motifs.sun_and_moon import sun
from atelier.motifs.umbrellas import umbrella
from atelier.motifs.weather import drop

GUEST_X, GUEST_Y = 304, 964
STEM: list[Point] = [(640, 1040), (634, 900), (622, 760), (596, 640), (548, 560), (500, 530)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("snow guest", Light(622, 196, "#fff0c0", 220), shadow="#3a1014",
                  finish=Finish(bloom=0.26, vignette=0.3, exposure=0.97, saturation=1.08))
    _midday(scene)
    _far_desert(scene)
    _shade(scene)
    scene.add(snowman("#c8d8e8", "#6486b8", "#84c8e8", "#38203c").at(GUEST_X, GUEST_Y, 1.02))
    scene.add(umbrella("open", "#1c84ac", "#0f4474", "#6a3a2c", "#f0d898", "#2f9cc0")
              .at(404, 640, 1.62, -9), _host())
    _luggage(scene)
    _front(scene)
    frames.rounded(scene, "#5a1c30", "#2c0e20")
    return scene


def _midday(scene: Scene) -> None:
    scene.sky((0, "#a83c30"), (0.2, "#cc6438"), (0.4, "#e49450"), (0.56, "#f0bc74"), (1, "#e09a58"),
              glow=0.1, clouds=0.12)
    scene.discs((300, "#c85c38"), (236, "#d87a40"), (174, "#e69a4e"), through=0.14)
    scene.add(sun("rays", 86, "#fff2c4", "#f8c060", 1.1).at(622, 196))
    for x, y, width, height in ((170, 152, 220, 46), (110, 340, 170, 36), (700, 430, 190, 38)):
        scene.add(drifting_cloud(f"guest {x}", width, height, "#d8824c", "#eeb070").at(x, y))
    scene.rays(0.1)


def _far_desert(scene: Scene) -> None:
    scene.add(sheet(mesas("guest far", 640, 84), "#c8703c", "#dc9454", shadow=0.4, through=0.2),
              sheet(mesas("guest near", 676, 50), "#b05838", "#cc7c48", shadow=0.5, through=0.2))
    scene.add(dune("guest a", 724, 46, "#e0a058", "#b86c40", 0.3, 1260),
              dune("guest b", 792, 50, "#dc9850", "#a85c3c", 0.75, 1260),
              dune("guest c", 884, 40, "#d89048", "#a0543a", 0.25, 1260))
    for x, y, size in ((84, 742, 0.44), (716, 746, 0.5)):
        scene.add(cactus("#5a6a4c", "#4a4438", None).at(x, y, size))


def _shade(scene: Scene) -> None:
    for across, down, alpha in ((250, 56, 0.4), (190, 38, 0.34)):
        scene.add(sheet(oval(300, GUEST_Y + 14, across, down, -2), "#4a4a84", melt=8, shadow=0,
                        rim=0, wrap=0, alpha=alpha))
    scene.add(sheet(oval(636, 1044, 110, 22), "#5a2438", melt=9, shadow=0, rim=0, wrap=0,
                    alpha=0.5))


def _host() -> Motif:
    """The cactus that bends over with the umbrella's handle in its arm."""
    widths = [92, 96, 90, 78, 66, 46]
    stem = taper(STEM, widths)
    left = taper([(622, 800), (560, 800), (490, 776), (438, 714), (404, 650)], [46, 44, 40, 36, 30])
    right = taper([(632, 850), (690, 848), (722, 800), (720, 726)], [46, 46, 44, 36])
    body = union(stem, left, right)
    grooves: list[Path] = [
        taper([(x + share * w * 0.5, y) for (x, y), w in zip(STEM, widths, strict=True)],
              [2, 5, 5, 4, 3, 1]) for share in (-0.62, -0.2, 0.2, 0.62)]
    for arm in ([(608, 806), (560, 804), (494, 780), (440, 716), (410, 660)],
                [(650, 852), (692, 850), (724, 800), (721, 736)]):
        grooves += [taper([(x, y + d) for x, y in arm], [1, 4, 4, 1]) for d in (-9, 7)]
    return motif(
        sheet(body, "#3a8a5c", "#123c3c", shadow=1.1, soft=14, rim=2, puff=0.12),
        sheet(all_within(grooves, body), "#17564c", "#0a2c34", shadow=0.3, soft=3, rim=0.8, wrap=0),
        mark(_thorns(), "#e8e4b0", alpha=0.9),
        _flower("#ff8c6c").at(494, 524, 1.1, -50), _flower("#ffb080").at(722, 712, 0.9, 6),
        _flower("#ff8c6c").at(560, 556, 0.7, -20),
    )


def _thorns() -> list[Path]:
    """Little crosses along the stem's ribs."""
    thorns = []
    curve = spline(STEM, 8)
    for index in range(3, len(curve) - 4, 4):
        x, y = curve[index]
        thorns += [star(x + share * 34, y + share * 6, 5.5, 3, 0.2) for share in (-0.9, 0, 0.9)]
    return thorns


def _flower(colour: Colour) -> Motif:
    petals = [moved(blob((0, 0, "c"), (-9, -14), (0, -30), (9, -14)), turn=turn)
              for turn in (-64, -32, 0, 32, 64)]
    return motif(sheet(petals, colour, "#a83c4c", shadow=0.7, soft=5, rim=1.5),
                 mark(star(0, -8, 6, 5, 0.5), "#ffe8a0"))


def _luggage(scene: Scene) -> None:
    pool = blob((96, 1016), (130, 1002), (190, 1004), (236, 1000), (272, 1014), (252, 1032),
                (200, 1034), (150, 1040), (108, 1034))
    scene.add(sheet(pool, "#8cd0dc", "#2c7c98", shadow=0.5, soft=6, rim=1.6),
              mark([outline(line((130, 1020), (170, 1014), (216, 1018)), 3),
                    outline(line((170, 1028), (206, 1026)), 2.4)], "#e4f8f4", alpha=0.8),
              suitcase("#8c3c30", "#3c1424").at(184, 1014, 2.6))
    for x, y, size in ((140, 968, 0.9), (152, 994, 0.7), (226, 982, 0.9), (238, 1002, 0.6),
                       (190, 1000, 0.7)):
        scene.add(drop(24, "#c8f0f4", "#2c94b4").at(x, y, size))


def _front(scene: Scene) -> None:
    near = land((-60, 1100), (140, 1078), (380, 1082), (640, 1030), (860, 1046))
    scene.add(sheet(near, "#c47a40", "#7a3434", shadow=0.8, soft=16, rim=1.7, through=0.2))
    for index in range(8):
        share = index / 7
        x = 716 - 320 * share + 14 * math.sin(index * 2.1)
        y = 1146 - 90 * share
        size = 1.5 - 0.62 * share
        scene.add(sheet(oval(x, y, 17 * size, 7 * size), "#6a2c30", "#8c4434", shadow=0, rim=1.2,
                        wrap=0),
                  mark(oval(x + 1, y + 2.4 * size, 12 * size, 4 * size), "#c8dcec", alpha=0.75))
    low = land((-60, 1150), (70, 1128), (180, 1156), (330, 1196), (520, 1230), (860, 1240))
    scene.add(sheet(low, "#6a2c34", "#2c0e20", soft=14, rim=1.6),
              cactus("#1c4c48", "#0c2428", "#ff8c6c").at(96, 1150, 0.62))
