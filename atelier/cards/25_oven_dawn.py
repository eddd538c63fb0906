"""A baker draws the sun out of the oven on her shovel, before dawn."""

from atelier import frames
from atelier.engine import (
    Finish,
    Light,
    Motif,
    Path,
    Scene,
    arched,
    blob,
    box,
    circle,
    land,
    leaf,
    mark,
    minus,
    motif,
    moved,
    oval,
    pane,
    sheet,
    star,
    taper,
    whole_card,
    within,
)
from atelier.motifs.birds_water import goose
from atelier.motifs.hearths import oven
from atelier.motifs.masonry import stones
from atelier.motifs.people_kitchen import baker_back
from atelier.motifs.wheels import cart
from atelier.palettes import ROSE_DAWN as DAWN

SILL, FLOOR = 660, 930


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("oven dawn", Light(446, 560, "#ffdc98", 200), shadow=DAWN.shadow,
                  finish=Finish(bloom=0.3, vignette=0.3, exposure=1.0))
    _wall(scene)
    scene.add(oven(420, "#b0603c", "#4c1c3c", "#f08838").at(372, SILL))
    _floor(scene)
    scene.add(_door().at(660, FLOOR + 4))
    scene.rays(0.12, threshold=0.8)
    _work(scene)
    scene.add(_table())
    scene.dust(160, "#fff0d0", around=(446, 640), spread=200, largest=2.2, strength=0.4)
    frames.arch(scene, "#5c2044", "#34122c")
    return scene


def _wall(scene: Scene) -> None:
    scene.sky((0, "#4c1c40"), (0.5, "#7c3448"), (1, "#4c1c3c"), glow=0.15)
    bricks = [*stones("bakery a", -10, 400, 60, 940, 44, 92, 0.62),
              *stones("bakery b", 400, 810, 60, 940, 44, 92, 0.62)]
    scene.add(sheet(bricks, "#6c2c4c", "#54203c", shadow=0.4, soft=5, rim=0.8))


def _floor(scene: Scene) -> None:
    ledge = box(-20, SILL + 16, 840, 300)
    blocks = stones("bakery base", -10, 810, SILL + 30, FLOOR, 52, 116, 1)
    scene.add(sheet(ledge, "#5c2a3c", "#341830", shadow=0.8, soft=14),
              sheet(blocks, "#7c4044", "#4c2038", shadow=0.4, soft=5, rim=1.1))
    wood = [arched(x, 900, 120, 130) for x in (300, 470)]
    logs = [circle(x + dx, 886 - dy, 19) for x in (300, 470)
            for dx, dy in ((-36, 0), (0, 0), (36, 0), (-18, 33), (18, 33), (0, 66))]
    rings = [minus(circle(x + dx, 886 - dy, 12), circle(x + dx, 886 - dy, 9)) for x in (300, 470)
             for dx, dy in ((-36, 0), (0, 0), (36, 0), (-18, 33), (18, 33), (0, 66))]
    scene.add(sheet(wood, "#200c1c", "#180818", shadow=0.2, rim=1.2),
              sheet(logs, "#8c5438", "#4c2830", shadow=0.8, soft=5, rim=1.4),
              mark(rings, "#d89c64", alpha=0.6),
              sheet(land((0, FLOOR), (400, FLOOR), (800, FLOOR)), "#9c5448", "#4c1c38", soft=10,
                    rim=1.4))
    lines = [taper([(400 + (x - 400) * 0.7, FLOOR + 4), (400 + (x - 400) * 1.3, 1060)], [2, 4])
             for x in range(-200, 1050, 110)]
    scene.add(mark([*lines, taper([(0, 976), (800, 976)], [3, 3])], "#4c1c38", alpha=0.6))


def _door() -> Motif:
    """The small door to the fields; its foot the origin."""
    hole = arched(0, 0, 152, 300)
    fields = [sheet(blob((-100, 20, "c"), (-100, y, "c"), (-30, y - 8), (40, y + 5),
                         (100, y - 4, "c"),
                         (100, 20, "c")), colour, end, shadow=0.4, soft=6, rim=1.1)
              for y, colour, end in ((-112, "#6c9cb8", "#5c88a8"), (-84, "#4c7c9c", "#3c688c"),
                                     (-50, "#34607c", "#244868"))]
    rows = [taper([(x * 0.5, -48), (x * 1.4, 10)], [1, 2.4]) for x in range(-120, 130, 24)]
    view = motif(
        sheet(hole, "#5c94b8", "#a8c4c8", shadow=0.2, through=0.1),
        sheet([star(-30, -240, 5), star(34, -216, 4), star(8, -262, 3)], "#f0f0d8", shadow=0),
        fields, mark(rows, "#1c4058", alpha=0.5),
        cart("#8c5438", "#2c1830", "#e0b070").at(24, -14, 0.4),
        goose("#d8dcd8", "#8098ac").at(-34, -12, 0.3, 0, True),
    ).inside(hole)
    frame = minus(arched(0, 4, 186, 322), hole)
    return motif(sheet(arched(0, 4, 186, 322), "#2c1028", shadow=1), view,
                 sheet(frame, "#a06044", "#542838", shadow=0.9, soft=8, rim=1.8),
                 sheet(box(-100, -4, 200, 20, 4), "#b47858", "#5c2c3c", rim=1.6))


def _sun() -> Motif:
    """A flat round loaf that shines; its middle the origin."""
    scored = [moved(taper([(at, -reach), (at * 1.14, 0), (at, reach)], [2, 7, 2]), turn=turn)
              for at, reach in ((-48, 54), (-16, 70), (16, 70), (48, 54)) for turn in (32, 122)]
    rays: list[Path] = [leaf(80, 0, 46 if k % 2 else 62, 26, 0) for k in range(20)]
    crown = [moved(path, turn=18 * k) for k, path in enumerate(rays)]
    return motif(
        sheet(crown, "#f0a03c", "#c86428", shadow=0.4, soft=6, rim=1.6, through=0.5),
        sheet(circle(0, 0, 98), "#e88c34", "#b85424", shadow=0.8, soft=10, rim=2),
        pane(circle(0, 0, 90), "#ffe4a0", 1.35, glow=30, spill=0.55),
        mark(scored, "#c87028", alpha=0.85),
        mark([minus(circle(0, 0, 80), circle(0, 0, 77))], "#e09038", alpha=0.7),
    )


def _work(scene: Scene) -> None:
    scene.add(sheet(oval(190, 1002, 90, 14), "#2c0c24", melt=8, alpha=0.6, shadow=0))
    scene.add(baker_back().at(166, 1004, 2.3, -6))
    scene.add(_sun().at(470, 556, 1.04))


def _table() -> Motif:
    top = blob((-40, 1070, "c"), (840, 1052, "c"), (840, 1096, "c"), (-40, 1112, "c"))
    board = blob((330, 1074), (480, 1054), (640, 1064), (676, 1086), (520, 1104), (360, 1098))
    flour = oval(500, 1078, 150, 16)
    cloth = blob((360, 1092, "c"), (376, 1050), (420, 1000), (492, 976), (566, 996), (612, 1044),
                 (636, 1090, "c"), (596, 1082), (560, 1096), (510, 1086), (460, 1098), (410, 1084))
    folds = [taper([(492, 980), (x * 0.5 + 246, 1030), (x, 1088)], [1, 4, 6]) for x in
             (398, 440, 486, 540, 590)]
    stars = [star(x, y, 9, 6, 0.45) for x, y in ((430, 1034), (480, 1008), (540, 1020), (582, 1056),
                                                 (510, 1054), (462, 1066), (408, 1070))]
    front = minus(whole_card(), box(-60, -60, 920, 1160))
    planks = [taper([(x, 1108), (x + 4, 1210)], [3, 3]) for x in range(60, 800, 120)]
    return motif(
        sheet(top, "#a86c50", "#7c4444", soft=16, rim=2.2, shadow=1.1),
        sheet(front, "#5c2c40", "#34142c", shadow=0.6, rim=1.5), mark(planks, "#240c20", alpha=0.6),
        sheet(board, "#d09c68", "#8c5844", shadow=0.9, soft=8, rim=1.7),
        sheet(flour, "#f0e0d0", melt=6, alpha=0.5, shadow=0),
        sheet(cloth, "#3c74c0", "#1c3474", soft=12, rim=2, puff=0.12),
        mark([within(p, cloth) for p in folds], "#1c3474", alpha=0.5),
        mark([within(p, cloth) for p in stars], "#a8ccf0", alpha=0.8),
    )
