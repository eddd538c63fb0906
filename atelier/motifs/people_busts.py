"""Half figures for court cards, seen from before, 360 high: a gardener and a diver."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Sheet,
    all_within,
    blob,
    box,
    circle,
    leaf,
    line,
    mark,
    motif,
    outline,
    oval,
    taper,
    union,
    within,
)
from atelier.motifs.people_divers import BRASS, CANVAS, helmet_round
from atelier.motifs.rig import SKINS, bent, bright, cut, deep


def gardener_bust(
    dress: Colour = "#d8a030", apron: Colour = "#4c7c3c", straw: Colour = "#d8b050",
    skin: Colour = SKINS[3], hair: Colour = "#2c1818", ribbon: Colour = "#d8402c",
) -> Motif:
    """A gardener to the waist, a wide hat over the face, gloves closed round (-110, -170) and
    (112, -96); the waist's middle at the origin."""
    body = blob((-24, -206), (24, -206), (62, -190), (78, -150), (70, -90), (60, -44), (70, 0, "c"),
                (-70, 0, "c"), (-60, -44), (-70, -90), (-78, -150), (-62, -190))
    sleeves = [bent((-62, -164), (-120, -98), (-111, -164), 46, 38, 30),
               bent((62, -164), (104, -146), (110, -96), 46, 38, 30)]
    cuffs = [taper([(-126, -142), (-98, -142)], [9, 9]), taper([(96, -118), (126, -116)], [9, 9])]
    bib = blob((-40, -152, "c"), (0, -144), (40, -152, "c"), (44, -90), (52, -44), (66, 0, "c"),
               (-66, 0, "c"), (-52, -44), (-44, -90))
    straps = [taper([(s * 34, -150), (s * 30, -202)], [11, 10]) for s in (-1, 1)]
    plaits = [union(oval(s * (30 + i * 4.4), -196 + i * 21, 14 - i * 0.9, 14, s * 20)
                    for i in range(5)) for s in (-1, 1)]
    tails = [taper([(s * 49, -100), (s * 54, -78)], [8, 18]) for s in (-1, 1)]
    bows = [oval(s * 49, -102, 10, 6) for s in (-1, 1)]
    sprig = [leaf(0, -112 + i * 20, 24, 10, a) for i in range(5) for a in (-30, 210)]
    stem = taper([(0, -130), (0, -14)], [2, 3])
    lines = [within(taper([(s * x, -140), (s * x * 1.2, -50), (s * x * 1.4, 0)], [0.6, 2.2, 3]),
                    bib)
             for s in (-1, 1) for x in (16, 30)]
    return motif(
        cut(sleeves, dress, 0.5, 8, rim=1.4), cut(body, dress, 0.42, 9, rim=1.4),
        mark(_dots(body), bright(dress, 1.9), alpha=0.6),
        cut(blob((-22, -216), (22, -216), (20, -196), (0, -178), (-20, -196)), skin, 0.5, 5),
        cut(straps, apron, 0.6, 5), cut(bib, apron, 0.45, 8, rim=1.3),
        mark(lines, deep(apron, 0.35), alpha=0.5),
        mark(all_within([stem, *sprig], bib), bright(apron, 2), alpha=0.8),
        cut(cuffs, bright(dress, 1.4), 0.6, 4), _glove(-110, -170), _glove(112, -96),
        cut(plaits, hair, 0.5, 6, rim=1.2), cut(tails, hair, 0.6, 4), cut(bows, ribbon, 0.5, 4),
        _great_hat(straw, ribbon),
    )


def _dots(body: Path) -> tuple[Path, ...]:
    return all_within([circle(-70 + i * 20 + j % 2 * 10, -190 + j * 22, 2.6) for i in range(8)
                       for j in range(9)], body)


def _glove(x: float, y: float, colour: Colour = "#c8743c") -> list[Sheet]:
    """A fist in a stitched glove."""
    fist = blob((x - 20, y - 8), (x - 13, y - 20), (x + 8, y - 21), (x + 20, y - 9), (x + 19,
                                                                                      y + 11),
                (x + 7, y + 20), (x - 12, y + 19), (x - 20, y + 8))
    fingers = [taper([(x - 13, y + d), (x + 15, y + d - 1)], [1.6, 0.6]) for d in (-9, 0, 9)]
    thumb = taper([(x - 14, y + 14), (x - 2, y + 4), (x + 10, y + 5)], [12, 11, 8])
    return [cut(fist, colour, 0.5, 5, rim=1.3), mark(fingers, deep(colour, 0.3), alpha=0.7),
            cut(thumb, colour, 0.6, 3)]


def _great_hat(straw: Colour, ribbon: Colour) -> list[Sheet]:
    brim = blob((-148, -222), (-118, -256), (-50, -274), (30, -274), (112, -254), (150, -214),
                (132, -188), (70, -184), (0, -192), (-72, -196), (-130, -200))
    under = blob((-140, -208), (-70, -204), (0, -199), (72, -193), (138, -196), (70, -186),
                 (0, -180), (-72, -186))
    crown = blob((-62, -250, "c"), (-60, -306), (-34, -336), (6, -340), (44, -330), (64, -298),
                 (66, -246, "c"), (2, -238))
    weave = [within(outline(line((-70, y), (0, y - 8), (72, y + 4)), 2), crown)
             for y in (-324, -312, -300, -288)]
    rays = [within(taper([(x * 0.4, -258), (x, -180 - abs(x) * 0.22)], [0.8, 2.2]), brim)
            for x in range(-150, 156, 15)]
    rounds = [within(outline(line((-140, -206 - d), (-70, -204 - d), (0, -200 - d), (72, -194 - d),
                                  (142, -200 - d)), 1.6), brim) for d in (8, 22)]
    band = within(taper([(-72, -262), (0, -250), (76, -258)], [26, 26, 26]), crown)
    blossom = [oval(52 + dx, -262 + dy, 12, 12) for dx, dy in
               ((0, -14), (13, -4), (8, 12), (-8, 12), (-13, -4))]
    leaves = [leaf(40, -254, 36, 15, 150), leaf(60, -250, 34, 15, 34)]
    return [cut(under, deep(straw, 0.3), 0.5, 6), cut(brim, straw, 0.55, 12, rim=1.6),
            mark(rays, "#7a4418", alpha=0.5), mark(rounds, "#7a4418", alpha=0.45),
            cut(crown, straw, 0.5, 8, rim=1.5), mark(weave, "#7a4418", alpha=0.5),
            cut(band, ribbon, 0.5, 4), cut(leaves, "#4c7c3c", 0.5, 3), cut(blossom, "#f0e0c8", 0.6,
                                                                           4),
            cut(circle(52, -262, 8), "#e8a030", 0.5, 3)]


def diver_bust(
    brass: Colour = BRASS, suit: Colour = CANVAS, strap: Colour = "#5c3828",
) -> Motif:
    """A deep-sea diver to the waist from before, gloves closed round (-96, -84) and (127, -186),
    as if hauling a rope; the waist's middle at the origin."""
    body = blob((-60, -206), (60, -206), (92, -184), (96, -140), (84, -80), (80, -40), (88, 0, "c"),
                (-88, 0, "c"), (-80, -40), (-84, -80), (-96, -140), (-92, -184))
    sleeves = [bent((-78, -166), (-136, -118), (-98, -84), 56, 48, 36),
               bent((78, -166), (146, -106), (128, -178), 56, 46, 36)]
    creases = [outline(line((x - 16, y - 8), (x, y), (x + 16, y - 6)), 2.2) for x, y in
               ((-120, -126), (-130, -108), (-112, -96), (128, -112), (144, -98), (138, -140),
                (-40, -52), (38, -50), (-50, -96), (52, -92))]
    plate = blob((-58, -222), (58, -222), (84, -196), (76, -164), (42, -146), (0, -140), (-42,
                                                                                          -146),
                 (-76, -164), (-84, -196))
    bolts = [circle(x, y, 5) for x, y in ((-72, -180), (-54, -161), (-28, -152), (0, -149),
                                         (28, -152), (54, -161), (72, -180))]
    heart = [box(-31, -118, 62, 44, 14), box(-37, -26, 22, 30, 4), box(-11, -28, 22, 30, 4),
             box(15, -26, 22, 30, 4)]
    belts = all_within([taper([(-100, -18), (0, -8), (100, -18)], [20, 22, 20]),
                        taper([(-64, -160), (-20, -80)], [10, 10]),
                        taper([(64, -160), (20, -80)], [10, 10])], body)
    return motif(
        cut(sleeves, suit, 0.45, 8, rim=1.4), cut(body, suit, 0.4, 9, rim=1.4),
        mark(creases, deep(suit, 0.3), alpha=0.5), cut(belts, strap, 0.6, 4),
        cut(heart[1:], "#6c6470", 0.5, 4), cut(heart[0], "#6c6470", 0.5, 5),
        mark(outline(line((-20, -96), (0, -90), (20, -96)), 2), "#a8a0ac", alpha=0.8),
        _glove(-96, -84, "#7c4c30"), _glove(127, -186, "#7c4c30"),
        cut(plate, brass, 0.4, 7, rim=1.5), mark(bolts, "#fff0c0", alpha=0.85),
        helmet_round(brass).at(0, -206, 3.1),
        mark([circle(0, -271, 2.4), *_rivets()], "#fff0c0", alpha=0.8),
    )


def _rivets() -> list[Path]:
    return [circle(x, y, 2.6) for x, y in
            ((-30, -271), (30, -271), (-21, -250), (21, -250), (-21, -292), (21, -292), (0, -301),
             (0, -241))]
