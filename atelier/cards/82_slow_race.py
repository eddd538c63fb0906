"""A sold-out stadium watches a race of the slowest; a rocking horse leads."""

import math
from itertools import pairwise

from atelier import frames
from atelier.engine import (
    Colour,
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
    hanging,
    leaf,
    mark,
    motif,
    oval,
    poly,
    rope,
    sheet,
    spline,
    star,
    taper,
    union,
)
from atelier.motifs.animals_hare import hare
from atelier.motifs.animals_slow import tortoise
from atelier.motifs.animals_small import snail
from atelier.motifs.clockwork import pocket_watch
from atelier.motifs.people_knights import knight
from atelier.motifs.people_walk import walker_back
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.stage import Head, watcher
from atelier.motifs.toys import rocking_horse
from atelier.palettes import SPRING_GREEN as SPRING

# The two edges of the track, from the near corner to the gate.
LEFT: list[Point] = [(-150, 1260), (-60, 1090), (160, 1000), (420, 920), (440, 830), (300, 770),
                     (232, 700), (330, 640), (500, 590), (566, 540), (590, 490)]
RIGHT: list[Point] = [(420, 1260), (470, 1150), (640, 1030), (690, 900), (560, 790), (420, 740),
                      (360, 700), (440, 664), (600, 616), (664, 556), (676, 490)]


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("slow race", Light(632, 380, "#fff4b0", 225), shadow=SPRING.shadow,
                  finish=Finish(bloom=0.26, vignette=0.3, exposure=0.96, saturation=1.1))
    _sky(scene)
    _stands(scene)
    _track(scene)
    _gate(scene)
    _racers(scene)
    _public(scene)
    frames.rounded(scene, "#1f5a50", "#0c3438", inset=26, corner=90)
    return scene


def _sky(scene: Scene) -> None:
    scene.sky((0, "#4ca4a4"), (0.3, "#94cca0"), (0.5, "#dce49c"), (1, "#7ca868"), glow=0.1)
    scene.discs((300, "#84bc94"), (226, "#a8cc8c"), (160, "#ccd888"), through=0.15)
    scene.source(96, "#fff4b4", 1.0, glow=20, spill=0.3)
    for x, y, width, height, colour in ((130, 150, 210, 46, "#6cb4a4"), (420, 96, 170, 36,
                                                                         "#6cb4a8"),
                                        (150, 350, 190, 40, "#94c49c")):
        scene.add(drifting_cloud(f"race {x}", width, height, colour).at(x, y))
    for start, end, sag in (((-10.0, 110.0), (810.0, 84.0), 96.0),
                            ((-10.0, 262.0), (584.0, 384.0), 56.0),
                            ((820.0, 236.0), (684.0, 384.0), 18.0)):
        scene.add(_pennants(start, end, sag))
    scene.rays(0.12, threshold=0.85)


def _pennants(start: Point, end: Point, sag: float) -> Motif:
    colours = ("#e8744c", "#f0c850", "#e888a8", "#4c9c94", "#f0ecd0")
    flags: dict[Colour, list[Path]] = {colour: [] for colour in colours}
    curve = hanging(start, end, sag, max(4, round(math.dist(start, end) / 52)))
    for index, (one, two) in enumerate(pairwise(curve)):
        (x0, y0), (x1, y1) = one, two
        flags[colours[index % 5]].append(
            poly((x0 + 3, y0), (x1 - 3, y1), ((x0 + x1) / 2, (y0 + y1) / 2 + 38)))
    return motif(sheet(rope(start, end, sag, 2), "#3c6c5c", shadow=0.4, soft=4),
                 [sheet(paths, colour, shadow=0.6, soft=5, rim=1.5, through=0.5)
                  for colour, paths in flags.items()])


def _heads(points: list[Point], size: float, colour: Colour, name: str) -> list[Motif]:
    """A tier of spectators along a curve: balls in many hats, cut from three papers."""
    dice = chance("race tier", name)
    curve = spline(points, 40)
    tones: tuple[list[Path], list[Path], list[Path]] = ([], [], [])
    gone = 0.0
    for before, (x, y) in pairwise(curve):
        gone += math.dist(before, (x, y))
        if gone < size * 1.5:
            continue
        gone = 0
        h = y - dice.uniform(0, size * 0.25)
        shape = [circle(x, h, size * 0.5), oval(x, h + size * 0.95, size * 0.72, size * 0.6)]
        kind = dice.randrange(6)
        if kind == 0:
            shape += [box(x - size * 0.4, h - size * 1.1, size * 0.8, size * 0.8),
                      box(x - size * 0.66, h - size * 0.4, size * 1.32, size * 0.14)]
        elif kind == 1:
            shape += [poly((x - size * 0.5, h), (x - size * 0.4, h - size * 0.9), (x,
                                                                                   h - size * 0.3),
                           (x + size * 0.4, h - size * 0.9), (x + size * 0.5, h))]
        elif kind == 2:
            shape += [leaf(x + s * size * 0.16, h, size * 1.5, size * 0.34, -90 + s * 12)
                      for s in (-1, 1)]
        elif kind == 3:
            shape += [oval(x, h - size * 0.24, size * 0.86, size * 0.2),
                      oval(x, h - size * 0.4, size * 0.42, size * 0.3)]
        dice.choice(tones).extend([union(shape)])
    shades = (colour, "#346868", "#806040")
    return [motif(sheet(paths, shade, "#12383a", shadow=0.8, soft=5, rim=1.7))
            for paths, shade in zip(tones, shades, strict=True) if paths]


def _bank(scene: Scene, shape: Path, tiers: tuple[tuple[list[Point], float], ...],
          name: str) -> None:
    scene.add(sheet(shape, "#3c7c60", "#1c4c48", shadow=0.9, soft=13, rim=1.6, through=0.25))
    for index, (points, size) in enumerate(tiers):
        scene.add(_heads(points, size, "#1f5a50", f"{name} {index}"))
        rail = taper([(x, y + size * 1.5) for x, y in points], [4, 4])
        scene.add(sheet(rail, "#c8b870", "#6c7448", shadow=0.7, soft=4, rim=1.7))


def _stands(scene: Scene) -> None:
    meadow = blob((-60, 470, "c"), (200, 452), (420, 470), (620, 452), (860, 470, "c"),
                  (860, 1260, "c"), (-60, 1260, "c"))
    scene.add(sheet(meadow, "#8cb860", "#4c8450", shadow=0.6, soft=12, rim=1.4, through=0.25))
    _bank(scene, blob((-60, 470, "c"), (180, 440), (420, 452), (566, 486), (540, 540), (420, 590),
                      (260, 650), (190, 716), (-60, 760, "c")),
          (([(-20, 500), (200, 476), (400, 486), (540, 504)], 15),
           ([(-20, 556), (200, 524), (370, 534), (506, 546)], 17),
           ([(-20, 618), (160, 588), (300, 588), (400, 578)], 20),
           ([(-20, 690), (110, 660), (210, 640)], 22)), "north")
    _bank(scene, blob((690, 486), (760, 470), (860, 466, "c"), (860, 800, "c"), (740, 820), (600,
                                                                                             772),
                      (470, 716), (470, 690), (620, 640), (690, 580)),
          (([(700, 512), (760, 496), (830, 494)], 17), ([(690, 580), (760, 556), (830, 552)], 20),
           ([(600, 660), (700, 628), (830, 618)], 23),
           ([(540, 716), (680, 706), (830, 696)], 26)), "east")
    _bank(scene, blob((-60, 770, "c"), (120, 742), (240, 770), (340, 830), (370, 884), (260, 930),
                      (60, 990), (-60, 1040, "c")),
          (([(-20, 806), (110, 786), (220, 806)], 25), ([(-20, 876), (120, 850), (260, 862)], 28)),
          "south")


def _track(scene: Scene) -> None:
    left, right = spline(LEFT, 16), spline(RIGHT, 16)
    shape = poly(*left, *right[::-1])
    lanes = []
    for share in (0.25, 0.5, 0.75):
        lane = [(a + (c - a) * share, b + (d - b) * share)
                for (a, b), (c, d) in zip(left, right, strict=True)]
        lanes.append(taper(lane, [7, 5, 3.4, 2.4, 1.6], steps=2))
    for edge in (left, right):
        scene.add(sheet(taper(edge, [20, 14, 9, 6, 4], steps=2), "#e8e0b0", "#a8a070", shadow=1,
                        soft=8, rim=1.8))
    scene.add(sheet(shape, "#d8c890", "#b8a068", shadow=0.5, soft=8, rim=1.2, through=0.3),
              mark(lanes, "#fff8d8", alpha=0.6))


def _gate(scene: Scene) -> None:
    posts = [box(578, 404, 13, 96, 3), box(674, 404, 13, 96, 3)]
    arch = blob((566, 408, "c"), (600, 372), (632, 362), (666, 372), (700, 408, "c"), (666, 392),
                (632, 386), (600, 392))
    scene.add(walker_back(PEOPLE[2], "dress", "nothing", still=True).at(632, 500, 0.5))
    blooms = [star(632 + d, 448 - abs(d) * 0.5, 8, 6, 0.55) for d in (-12, 0, 12)]
    scene.add(sheet(blooms, "#f0709c", "#b83c68", shadow=0.5, soft=2, rim=1.5),
              sheet([*posts, arch], "#b0502c", "#54282c", shadow=0.9, soft=6, rim=2, through=0.1,
                    wrap=0.2),
              sheet(taper([(584, 472), (632, 480), (682, 472)], [7, 7, 7]), "#d82c48", "#8c1c34",
                    shadow=0.8, soft=4, rim=1.8))
    ivy = []
    dice = chance("race ivy")
    for index in range(26):
        x = 584 + index * 3.8
        y = 473 + 7 * math.sin((x - 584) / 98 * math.pi) + dice.uniform(-4, 5)
        ivy.append(leaf(x, y, dice.uniform(9, 14), 8, dice.uniform(20, 160)))
    for x in (584, 680):
        ivy += [leaf(x, 494 - i * 9, 13, 9, 180 * (i % 2) + dice.uniform(-30, 30))
                for i in range(9)]
    scene.add(sheet(ivy, "#4c8c44", "#1f5a3c", shadow=0.6, soft=3, rim=1.5))


def _ground_shadow(scene: Scene, x: float, y: float, wide: float) -> None:
    scene.add(sheet(oval(x, y, wide, wide * 0.12), "#4c5438", shadow=0, rim=0, melt=7, alpha=0.6))


def _racers(scene: Scene) -> None:
    _ground_shadow(scene, 470, 648, 48)
    scene.add(rocking_horse("#3c5ca8", "#1c2c60").at(468, 650, 0.185),
              knight("riding", "#d83c34", "lance").at(464, 606, 0.4))
    _ground_shadow(scene, 400, 800, 74)
    scene.add(tortoise("#7c9c4c", "#3c5c34", "#8c5c34", "#4c2c20").at(396, 800, 0.27))
    _ground_shadow(scene, 300, 1064, 140)
    scene.add(snail(94, "#8c7450", "#4c3c30", "#f0782c", "#a83c14", saddle="#3c5ca8").at(296, 1066,
                                                                                     0.86))


def _public(scene: Scene) -> None:
    scene.add(_umpire().at(676, 1196))
    front: tuple[tuple[Head, float, float, float], ...] = (
        ("hat", 96, 1180, 1.02), ("rabbit", 212, 1220, 1), ("bun", 330, 1200, 1.05),
        ("cat", 444, 1222, 1.05), ("crown", 548, 1226, 0.9))
    for kind, x, y, size in front:
        scene.add(watcher(kind, "#1f4c48", "#0a2628").at(x, y, size))


def _umpire() -> Motif:
    """A hare in a sash that shakes its watch."""
    return motif(hare("#a8743c", shaking=True).at(0, 0, 0.72, flip=True),
                 pocket_watch(60, 26).at(-96, -190, 1, 24))
