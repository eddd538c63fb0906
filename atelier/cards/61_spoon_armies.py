"""Two armies with spoons for lances stand before a boiling pot as large as a gatehouse."""

from atelier import frames
from atelier.engine import (
    Colour,
    Finish,
    Light,
    Motif,
    Scene,
    all_within,
    blob,
    box,
    chance,
    circle,
    land,
    mark,
    mixed,
    motif,
    oval,
    sheet,
    swirl,
    taper,
    tendril,
    union,
)
from atelier.motifs.birds_water import goose
from atelier.motifs.bridges import stone_bridge
from atelier.motifs.clockwork import ornate_key
from atelier.motifs.hearths import flames
from atelier.motifs.people_knights import drummer, knight
from atelier.motifs.rig import PEOPLE
from atelier.motifs.skies import drifting_cloud, stars
from atelier.motifs.tools_yard import cooking_pot
from atelier.palettes import FIRE_AND_ICE, ICE

# Height, first, how many, how far apart, size, end of the terrace.
RANKS = ((716, 46, 3, 40, 0.38, 170), (776, 62, 3, 44, 0.42, 190), (842, 44, 4, 46, 0.46, 226),
         (914, 64, 4, 50, 0.50, 262), (998, 50, 4, 56, 0.55, 286))


def draw() -> Scene:
    """Compose the card."""
    scene = Scene("spoon armies", Light(400, 900, "#ffb860", 215), shadow=FIRE_AND_ICE.shadow,
                  finish=Finish(bloom=0.27, vignette=0.3, exposure=1.08, saturation=1.08))
    _night(scene)
    _hills(scene)
    _kitchen(scene)
    _armies(scene)
    _front(scene)
    frames.rounded(scene, "#1c0a14", "#0a060c")
    return scene


def _night(scene: Scene) -> None:
    scene.sky((0, "#1a0e20"), (0.3, "#3c1424"), (0.55, "#7c2a1e"), (0.8, "#b85420"),
              (1, "#4c1814"), clouds=0.3)
    scene.discs((520, "#5c1e20"), (410, "#842c1c"), (300, "#b0481e"), y=860, through=0.12)
    scene.add(stars("spoon armies", 30, top=50, bottom=420, colour="#ffd8a0", largest=5))
    for x, y, wide, high, colour in ((100, 300, 240, 64, "#581c24"), (130, 560, 260, 70, "#7c2a20"),
                                     (716, 250, 250, 64, "#1c2c5c"), (690, 540, 270, 76, "#24407c"),
                                     (60, 120, 200, 50, "#3c1620"), (620, 100, 220, 50, "#141c48")):
        scene.add(drifting_cloud(f"spoons {x}", wide, high, colour).at(x, y))
    scene.add(_steam())


def _steam() -> Motif:
    """One plume that leaves the pot's rim and rolls up into a spiral."""
    sheets = []
    for wide, colour, end, dx in ((96, "#d8a080", "#6c3844", 0), (62, "#e8c09c", "#98584c", 4),
                                  (28, "#f4dcb8", "#c08860", 8)):
        path = tendril([(476, 640), (590, 548), (652, 410), (624, 262), (520, 148), (390,
                                                                                     112 + dx)],
                       [wide * k for k in (0.5, 0.62, 0.8, 0.95, 1, 0.95, 0.8, 0.6, 0.4, 0.14)],
                       118 - dx, 1.9, -1)
        sheets.append(sheet(path, colour, end, shadow=0.6, soft=12, rim=1.5, alpha=0.92))
    return motif(*sheets)


def _hills(scene: Scene) -> None:
    far = (("#5c181e", "#2c0a14", False), ("#223c78", "#0c1640", True))
    for colour, end, right in far:
        slope = blob((-80, 1250, "c"), (-80, 640, "c"), (40, 628), (150, 690), (250, 800),
                     (330, 940), (400, 1000), (400, 1250, "c"))
        swirls = [swirl(x, y, r, 1.6, 5) for x, y, r in ((60, 720, 40), (170, 800, 36))]
        forest = motif(*(_spoon(tall).at(x, 690 + max(0.0, x - 60) * 0.45)
                         for x, tall in zip(range(-6, 216, 13), _tops(), strict=True)))
        hill = motif(forest, sheet(slope, colour, end, soft=14, rim=1.8, through=0.3),
                     sheet(all_within(swirls, slope), end, shadow=0.3, soft=3, rim=0.8, alpha=0.6))
        scene.add(hill.at(800 if right else 0, 0, flip=right))
    scene.rays(0.13, threshold=0.75)


def _tops() -> list[float]:
    dice = chance("spoon armies tops")
    return [dice.uniform(60, 118) for _ in range(18)]


def _spoon(tall: float, steel: Colour = "#c8a878", end: Colour = "#5c4838") -> Motif:
    """A spoon held upright, its handle's end at the origin."""
    return motif(sheet(taper([(0, 0), (0, -tall)], [2.2, 3]), end, shadow=0.3, soft=3, rim=0.8),
                 sheet(oval(0, -tall - 8, 6, 10), steel, end, shadow=0.5, soft=4, rim=1.6))


def _kitchen(scene: Scene) -> None:
    floor = land((-60, 1010), (200, 968), (400, 956), (600, 968), (860, 1010))
    scene.add(sheet(floor, "#5c2a1c", "#1c0c10", soft=14, rim=1.5, through=0.4))
    scene.add(sheet(oval(400, 985, 300, 46), "#ff9838", melt=16, shadow=0, rim=0, alpha=0.35))
    scene.glow(400, 900, 190, "#ff8030", 0.3)
    scene.add(flames(400, 250).at(400, 985))
    scene.add(cooking_pot("#30303a", "#0c0c12", "#c87838", lid=True).at(400, 925, 1.24))
    scene.add(_cook().at(344, 584))
    for x, turn in ((300, -8), (400, 3), (500, 9)):
        log = motif(sheet(box(-80, -13, 160, 26, 12), "#5c3420", "#20100c", soft=8, rim=2),
                    sheet(circle(-70, 0, 12), "#a86c3c", "#5c3420", shadow=0.4, soft=3, rim=1.6))
        scene.add(log.at(x, 985, 0.9, turn))
    scene.add(flames(150, 120).at(320, 1000), flames(150, 110).at(484, 1000),
              flames(110, 80).at(402, 1004))


def _cook() -> Motif:
    """The goose on the lid, an apron round its neck, with its ladle and the key to the lock."""
    ladle = motif(
        sheet(taper([(0, 0), (6, -90), (-2, -176)], [5, 5, 5]), "#c89858", "#6c4424", soft=4,
              rim=2),
        sheet(blob((-26, -182, "c"), (22, -178, "c"), (18, -158), (-2, -148), (-22, -160)),
              "#d8a868", "#6c4424", soft=4, rim=2),
    )
    return motif(
        ladle.at(-72, -36, 0.9, -14),
        goose("#d8d0bc", "#7c7c8c", apron="#b83a2c").at(0, 0, 0.74),
        ornate_key(0, 62, "#f0c050", "#8c5c20").at(78, -126, 1, 8),
    )


def _armies(scene: Scene) -> None:
    for right in (False, True):
        troop: list[Motif] = []
        dice = chance("spoon armies", right)
        steel, tabard = ("#6c80a8", "#2c58b8") if right else ("#a08c78", "#c02c28")
        ground, low = ("#24407c", "#0c1640") if right else ("#6c2020", "#2c0a14")
        for index, (y, start, count, step, size, end) in enumerate(RANKS):
            share = index / (len(RANKS) - 1)
            terrace = blob((-80, y + 160, "c"), (-80, y - 14, "c"), (40, y - 12), (end * 0.6,
                                                                                   y - 4),
                           (end - 24, y + 14), (end + 14, y + 60), (end + 20, y + 160, "c"))
            troop.append(motif(sheet(terrace, mixed(ground, low, share * 0.5), low, soft=10,
                                     rim=1.6, through=0.2)))
            for i in range(count):
                soldier = knight("standing", tabard, "spoon", steel)
                troop.append(soldier.at(start + i * step + dice.uniform(-4, 4),
                                        y + dice.uniform(0, 5) + i * 4, size))
        who = PEOPLE[3] if right else PEOPLE[1]
        troop.append(drummer(who).at(244, 1046, 0.7))
        scene.add(motif(*troop).at(800 if right else 0, 0, flip=right))


def _front(scene: Scene) -> None:
    water = land((-60, 1096), (240, 1078), (400, 1076), (560, 1078), (860, 1096))
    scene.add(sheet(water, "#7c3420", "#180a14", soft=12, rim=1.4, through=0.3))
    waves = [taper([(x, y), (x + w / 2, y - 5), (x + w, y)], [0.5, 4, 0.5]) for x, y, w in
             ((210, 1112, 120), (470, 1106, 150), (330, 1140, 160), (140, 1150, 120),
              (560, 1146, 140))]
    scene.add(mark(waves, "#e88838", alpha=0.6))
    scene.add(stone_bridge("#54363a", "#1c1018", "#3c2c24").at(400, 1172, 1.12))
    lying = _spoon(96, "#6c3c2c", "#240e14").styled(through=0, wrap=0).at(316, 1032, 1.6, 87)
    scene.add(lying)
    for colour, end, right in (("#4c1420", "#14060c", False), (ICE.near, "#040818", True)):
        bank = blob((-80, 1260, "c"), (-80, 1050, "c"), (40, 1058), (130, 1090), (200, 1130),
                    (230, 1260, "c"))
        reeds = [taper([(x, 1240), (x + 6, 1120), (x + 16, 1040 + x * 0.4)], [5, 5, 1])
                 for x in (44, 66, 92, 120, 150)]
        scene.add(motif(sheet(reeds, colour, end, soft=6, rim=1.3),
                        sheet(union(bank), colour, end, soft=15, rim=1.6, through=0.2),
                        ).at(800 if right else 0, 0, flip=right))
    scene.dust(90, "#ffb060", around=(400, 700), spread=240, largest=2.2, strength=0.6)
