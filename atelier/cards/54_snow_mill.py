"""A mill grinds clouds, and its flour is the snow."""

from dataclasses import replace

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Point,
    Scene,
    all_within,
    arched,
    blob,
    circle,
    land,
    mark,
    motif,
    oval,
    pane,
    ridge,
    sheet,
    taper,
)
from atelier.motifs.birds_water import goose
from atelier.motifs.buildings_country import mill_sails, windmill
from atelier.motifs.people_work import porter, pusher
from atelier.motifs.rig import PEOPLE, Hat
from atelier.motifs.skies import drifting_cloud
from atelier.motifs.weather import snowflake
from atelier.motifs.wheels import cart, sack
from atelier.palettes import SNOW_WHITE

MILL_X, MILL_Y, SIZE = 396, 1010, 1.7
RAMP: tuple[Point, Point] = ((-60.0, 938.0), (306.0, 608.0))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("snow mill", Light(640, 850, "#fff4e0", 210), shadow=SNOW_WHITE.shadow,
                  finish=Finish(bloom=0.26, vignette=0.28, exposure=0.97, saturation=1.1))
    _day(scene)
    _ramp(scene)
    scene.add(_mill(), _spout())
    _ground(scene)
    _sail(scene)
    _work(scene)
    _front(scene)
    frames.scalloped(scene, "#3c6490", "#1c3460")
    return scene


def _day(scene: Scene) -> None:
    scene.sky((0, "#1c4880"), (0.3, "#3c74a8"), (0.6, "#7ca4c4"), (1, "#7ca0c4"), glow=0.06)
    scene.discs((400, "#2c6098"), (330, "#3c74a6"), (262, "#5088b4"), x=400, y=500, through=0.1)
    for x, y, width, height in ((150, 190, 210, 66), (610, 130, 240, 70), (700, 330, 180, 56),
                                (110, 400, 190, 58)):
        scene.add(drifting_cloud(f"mill {x}", width, height, "#a8b8c8", "#d4dce0").at(x, y))
    for name, y, height, colour, end in (("mill a", 700, 50, "#7ca0c0", "#94b4cc"),
                                         ("mill b", 760, 40, "#6c94b8", "#84a8c4"),
                                         ("mill c", 830, 32, "#5c86b0", "#7098bc")):
        scene.add(sheet(ridge(name, y, height, 1.4, 0.4), colour, end, shadow=0.4, rim=1.2,
                        through=0.2))
    scene.fog("#d0dce4", 640, 860, 0.16)
    scene.rays(0.08)


def _on_ramp(share: float) -> Point:
    (x0, y0), (x1, y1) = RAMP
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share


def _ramp(scene: Scene) -> None:
    """The long ramp with its trestles, and those who push the clouds up."""
    trestles = [taper([_on_ramp(share), (_on_ramp(share)[0] + lean, 980)], [8, 9])
                for share in (0.3, 0.48, 0.66, 0.84) for lean in (-22, 22)]
    braces = [taper([(_on_ramp(share)[0] - 16, 940 - share * 120),
                     (_on_ramp(share)[0] + 60, 900 - share * 150)], [5, 5])
              for share in (0.3, 0.48, 0.66)]
    board = taper([*RAMP], [16, 16])
    planks = [taper([(x - 5, y - 7), (x + 5, y + 7)], [2, 2])
              for x, y in (_on_ramp(i / 26) for i in range(1, 26))]
    scene.add(sheet([*trestles, *braces], "#6c5c6c", "#4c4c68", shadow=0.7, soft=6, rim=1.3))
    people: tuple[tuple[float, int, Hat], ...] = ((0.31, 1, "none"), (0.55, 7, "cap"),
                                                  (0.79, 2, "kerchief"))
    for share, number, hat in people:
        x, y = _on_ramp(share)
        who = replace(PEOPLE[number], accent="#3c6cb0")
        load = drifting_cloud(f"load {share}", 92, 62, "#c0c8d4", "#6c7890").at(x + 62, y - 62,
                                                                                1, -30)
        scene.add(load, pusher(who, hat).at(x - 6, y - 4, 0.6, -12))
    scene.add(sheet(board, "#a08474", "#6c5868", shadow=0.9, soft=8, rim=1.6),
              mark(planks, "#4c3c50", alpha=0.7))


def _mill() -> Motif:
    """The white mill; its sails are hung on later."""
    door = arched(-58, -238, 44, 50)
    return motif(
        windmill("#e4e8e8", "#8ca0bc", "#4c6c98", "#24406c", "#ffdc98", 1, 45),
        sheet(arched(-58, -236, 54, 60), "#7c94b4", "#3c5880", shadow=0.7, soft=5, rim=1.5),
        sheet(door, "#1c2c50", "#14203c", shadow=0.3, rim=0.8),
    ).at(MILL_X, MILL_Y, SIZE)


def _spout() -> Motif:
    """The spout, and the shining fan of snow that pours from it."""
    fan = blob((540, 752, "c"), (586, 756), (648, 800), (706, 880), (752, 1004, "c"), (640, 1020),
               (536, 1004, "c"), (566, 900), (560, 810))
    inner = blob((546, 758, "c"), (580, 768), (626, 820), (668, 900), (696, 1000, "c"), (630, 1008),
                 (576, 1000, "c"), (596, 900), (578, 812))
    flow = [taper([(552 + i * 4, 762 + i), (580 + i * 12, 830 - i * 4), (584 + i * 26, 1000)],
                  [1, 4, 2]) for i in range(7)]
    chute = blob((462, 696, "c"), (560, 734, "c"), (566, 768, "c"), (548, 776, "c"),
                 (462, 742, "c"))
    return motif(
        sheet(fan, "#d0e0ec", "#a4c0dc", shadow=0.6, soft=12, rim=1.6, through=0.5),
        pane(inner, "#fff8ec", 1.15, glow=26, spill=0.45),
        mark(all_within(flow, fan), "#b0c8e0", alpha=0.7),
        sheet(chute, "#8c7474", "#4c4460", shadow=0.9, soft=7, rim=1.7),
        mark([taper([(484, 712), (552, 738)], [2, 2])], "#c8a898"))


def _ground(scene: Scene) -> None:
    snow = land((-60, 968), (120, 984), (330, 996), (520, 990), (700, 982), (860, 1000))
    drift = blob((486, 1010, "c"), (560, 976), (640, 964), (722, 976), (790, 1010, "c"),
                 (700, 1026), (570, 1026))
    scene.add(sheet(snow, "#b8ccdc", "#7c9cc0", shadow=0.8, soft=14, rim=1.7, through=0.3),
              sheet(drift, "#e4ecf2", "#b4cce2", shadow=0.4, soft=9, rim=1.5, through=0.4))
    scene.glow(640, 930, 120, "#fff4e0", 0.25)


def _sail(scene: Scene) -> None:
    hub = (MILL_X, MILL_Y - 278 * SIZE)
    scene.add(mill_sails(285, "#5c5064", "#2c3454", "#dce4ea", "#8ca4c4", 22).at(*hub, 1.2))


def _work(scene: Scene) -> None:
    """Sacks are carried to the cart; one goes the other way."""
    carriers: tuple[tuple[float, float, float, int, Hat], ...] = (
        (548, 1040, 0.6, 4, "cap"), (470, 1052, 0.62, 11, "none"), (392, 1066, 0.64, 0, "woolly"),
        (318, 1078, 0.66, 3, "kerchief"))
    for x, y, size, number, hat in carriers:
        who = replace(PEOPLE[number], accent="#3c6cb0", cloth="#6c84a8", under="#34446c")
        scene.add(sheet(oval(x, y, 26, 6), "#34507c", melt=4, shadow=0, rim=0, wrap=0,
                        alpha=0.55),
                  porter(who, hat=hat).tinted("#c4ccd8", 0.24).at(x, y, size, flip=True))
    load = motif(sack("#b09c84", "#8c6c64").at(-42, 0, 0.9, -6),
                 sack("#a8947c", "#8c6c64").at(8, 0, 0.95),
                 sack("#b8a48c", "#8c6c64").at(52, 0, 0.85, 8))
    scene.add(sheet(oval(196, 1104, 130, 12), "#34507c", melt=6, shadow=0, rim=0, wrap=0,
                    alpha=0.5),
              cart("#7c5c54", "#2c2438", "#c8b090", load=load).at(222, 1100, 0.72),
              goose("#e4e4e0", "#90a4bc").at(112, 1102, 0.36, flip=True))
    other = replace(PEOPLE[5], accent="#3c6cb0", cloth="#6c84a8", under="#34446c")
    scene.add(sheet(oval(668, 1092, 30, 7), "#34507c", melt=4, shadow=0, rim=0, wrap=0, alpha=0.55),
              porter(other, hat="brim").tinted("#c4ccd8", 0.16).at(656, 1092, 0.86),
              _ribbon().at(656, 1092, 0.86))


def _ribbon() -> Motif:
    """The yellow ribbon round one sack."""
    band = taper([(-2, -139), (-10, -110), (-6, -80)], [9, 10, 9])
    bow = [blob((-2, -138, "c"), (s * 22 - 2, -158), (s * 26 - 2, -142), (s * 14 - 2, -134))
           for s in (-1, 1)]
    ends = [taper([(-2, -138), (s * 10 - 2, -122), (s * 16 - 2, -108)], [7, 6, 5]) for s in (-1, 1)]
    return motif(sheet([band, *ends, *bow], "#ffd010", "#f0a000", shadow=0.7, soft=4, rim=1.5),
                 sheet(circle(-2, -138, 5), "#ffe070", "#e8a020", shadow=0.4, soft=3, rim=1.2))


def _front(scene: Scene) -> None:
    front = land((-60, 1112), (160, 1120), (400, 1108), (640, 1104), (860, 1090))
    scene.add(sheet(front, "#6890bc", "#34588c", shadow=1, soft=16, rim=1.7, through=0.2))
    for x, y, radius in ((560, 640, 13), (620, 700, 17), (700, 640, 20), (690, 760, 14),
                         (560, 400, 10), (480, 210, 12), (300, 150, 11), (230, 300, 13),
                         (600, 540, 10), (500, 850, 11), (714, 470, 11)):
        scene.add(snowflake(f"flour {x}", radius, "#f6fafc", "#c4d8ea").at(x, y, turn=x))
