"""Empty coats: hanging, or standing open like a tent."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Point,
    all_within,
    blob,
    box,
    line,
    mark,
    motif,
    outline,
    pane,
    shaded,
    sheet,
    star,
    taper,
    tendril,
    within,
)
from atelier.motifs._seams import beads, stitches
from atelier.motifs.hats import hat


def coat_tent(
    cloth: Colour = "#20463c", dark: Colour = "#0a1a1c", lining: Colour = "#d8983c",
    trim: Colour = "#c8a058", glow: Colour = "#ffc860", snow: bool = True, hatted: bool = True,
) -> Motif:
    """An empty coat 570 wide and 690 high, open below; `coat_opening` is the way in."""
    body = blob((-84, -520, "c"), (0, -548), (84, -520, "c"), (124, -470), (156, -340), (206, -170),
                (284, -4, "c"), (190, 16), (0, 24), (-190, 16), (-284, -4, "c"), (-206, -170),
                (-156, -340), (-124, -470))
    door = coat_opening()
    return motif(
        [_coat_sleeve(side, cloth, dark, trim) for side in (-1, 1)],
        sheet(body, cloth, dark, soft=16, rim=2.2, puff=0.1),
        mark(all_within(_folds(), body), shaded(cloth, 1.7), alpha=0.55),
        mark(within(outline(line((-276, -18), (-140, 2), (0, 6), (140, 2), (276, -18)), 5), body),
             trim, alpha=0.8),
        pane(door, glow, 0.75, glow=24, spill=0.4),
        [_lapel(side, lining, trim) for side in (-1, 1)],
        _buttons(trim), _collar(cloth, dark, trim),
        _snow() if snow else motif(),
        hat("broad", shaded(cloth, 0.75), trim, lining).at(0, -578, 1.4) if hatted else motif(),
    )


def coat_opening() -> Path:
    """The way into `coat_tent`: what is within goes `inside` this."""
    return blob((0, -420, "c"), (28, -330), (76, -190), (146, 14, "c"), (0, 24), (-146, 14, "c"),
                (-76, -190), (-28, -330))


def _folds() -> list[Path]:
    folds = []
    for side in (-1, 1):
        for top, foot in ((62, 250), (84, 222), (40, 180)):
            folds.append(taper([(side * top, -440), (side * (top + foot) * 0.5, -230),
                                (side * foot, -6)], [0.6, 4, 6]))
    return folds


def _coat_sleeve(side: int, cloth: Colour, dark: Colour, trim: Colour) -> Motif:
    sleeve = blob((side * 76, -522, "c"), (side * 128, -500), (side * 176, -400),
                  (side * 214, -266),
                  (side * 226, -196, "c"), (side * 190, -182), (side * 152, -190, "c"),
                  (side * 130, -300), (side * 96, -420))
    cuff = blob((side * 148, -224, "c"), (side * 188, -218), (side * 222, -232, "c"),
                (side * 234, -186, "c"), (side * 190, -170), (side * 148, -180, "c"))
    hollow = blob((side * 150, -182, "c"), (side * 190, -172), (side * 232, -188, "c"),
                  (side * 192, -160))
    creases = [taper([(side * (120 + i * 22), -420 + i * 80),
                      (side * (146 + i * 20), -400 + i * 80),
                      (side * (164 + i * 18), -420 + i * 78)], [0.6, 3.4, 0.6]) for i in range(3)]
    return motif(
        sheet(hollow, shaded(dark, 0.5), soft=5, rim=1),
        sheet(sleeve, shaded(cloth, 0.9), dark, soft=11, rim=2),
        mark(all_within(creases, sleeve), shaded(cloth, 1.7), alpha=0.5),
        sheet(cuff, shaded(cloth, 1.2), dark, soft=6, rim=2),
        mark(stitches([(side * 152, -214), (side * 188, -208), (side * 220, -220)], 8, 2.4), trim),
    )


def _lapel(side: int, lining: Colour, trim: Colour) -> Motif:
    flap = blob((side * 2, -424, "c"), (side * 32, -330), (side * 78, -190), (side * 148, 16, "c"),
                (side * 198, -60, "c"), (side * 166, -150), (side * 122, -240), (side * 62, -350))
    vine = [tendril([(side * 40, -336), (side * 78, -270), (side * 96, -210)], [2, 5, 5, 1], 14,
                    1.4,
                    -side),
            tendril([(side * 78, -214), (side * 128, -150), (side * 148, -92)], [2, 5, 5, 1], 14,
                    1.4,
                    -side),
            star(side * 158, -40, 11, 4, 0.36), star(side * 62, -270, 7, 4, 0.36)]
    return motif(
        sheet(flap, lining, shaded(lining, 0.42), shadow=1.1, soft=9, rim=2.2, through=0.5),
        mark(all_within(vine, flap), shaded(lining, 0.4), rim=0.8, alpha=0.85),
        mark(within(outline(flap, 5), flap), shaded(trim, 1.2), alpha=0.6),
    )


def _buttons(trim: Colour) -> Motif:
    places: list[Point] = [(-34, -440), (-58, -372), (-98, -270)]
    others: list[Point] = [(34, -440), (58, -372), (98, -270)]
    spots = [point for pair in zip(places, others, strict=True) for point in pair]
    rounds = [box(x - 8 + (6 if x > 0 else -6), y - 8, 16, 16, 8) for x, y in spots]
    return motif(sheet(rounds, trim, shaded(trim, 0.4), shadow=0.7, soft=4, rim=2.2),
                 mark([star(x + (6 if x > 0 else -6), y, 4, 4, 0.4) for x, y in spots],
                      shaded(trim, 0.35)))


def _collar(cloth: Colour, dark: Colour, trim: Colour) -> Motif:
    void = blob((-50, -590), (0, -606), (50, -590), (54, -540), (20, -480), (0, -460, "c"),
                (-20, -480),
                (-54, -540))
    wings = [blob((s * 8, -446, "c"), (s * 40, -492), (s * 44, -560), (s * 58, -606, "c"),
                  (s * 90, -580), (s * 98, -534), (s * 70, -486)) for s in (-1, 1)]
    seams = [stitches([(s * 22, -462), (s * 56, -500), (s * 64, -588)], 8, 2.4) for s in (-1, 1)]
    return motif(sheet(void, "#080c0e", soft=8, rim=0.6),
                 sheet(wings, shaded(cloth, 1.25), dark, soft=9, rim=2.2),
                 [mark(seam, trim, alpha=0.8) for seam in seams])


def _snow() -> Motif:
    caps = [blob((s * 66, -524, "c"), (s * 90, -536), (s * 122, -516), (s * 148, -470, "c"),
                 (s * 134, -482), (s * 124, -474), (s * 112, -498), (s * 96, -496), (s * 84, -512))
            for s in (-1, 1)]
    return motif(sheet(caps, "#dce8f0", "#90a8c8", shadow=0.7, soft=5, rim=1.9))


def coat(
    cloth: Colour = "#6c3028", dark: Colour = "#24101a", trim: Colour = "#d8a858",
    hanger: bool = True,
) -> Motif:
    """A long empty coat 170 wide and 270 high on a hanger; the hook is the origin."""
    body = blob((-44, 36, "c"), (0, 26), (44, 36, "c"), (60, 80), (52, 130), (66, 200),
                (82, 262, "c"),
                (40, 270), (0, 266), (-40, 270), (-82, 262, "c"), (-66, 200), (-52, 130), (-60, 80))
    sleeves = [blob((s * 38, 36, "c"), (s * 66, 52), (s * 82, 110), (s * 88, 178, "c"),
                    (s * 74, 182),
                    (s * 60, 176, "c"), (s * 54, 110)) for s in (-1, 1)]
    cuffs = [blob((s * 59, 164, "c"), (s * 74, 168), (s * 88, 164, "c"), (s * 90, 184, "c"),
                  (s * 74, 188), (s * 58, 182, "c")) for s in (-1, 1)]
    lapels = [blob((s * 2, 110, "c"), (s * 10, 60), (s * 4, 32, "c"), (s * 26, 28),
                   (s * 34, 62, "c"),
                   (s * 22, 84)) for s in (-1, 1)]
    folds = [taper([(x * 0.4, 150), (x * 0.8, 210), (x, 262)], [0.6, 2.4, 3])
             for x in (-60, -28, 34, 62)]
    hook = outline(line((0, 30), (0, 12), (9, 4), (2, -4), (-6, 0)), 3)
    bar = taper([(-44, 44), (0, 26), (44, 44)], [5, 7, 5])
    return motif(
        sheet([hook, bar], "#8c6c4c", "#3c2818", soft=4, rim=1.9) if hanger else motif(),
        sheet(sleeves, shaded(cloth, 0.85), dark, soft=7, rim=1.9),
        sheet(cuffs, trim, shaded(trim, 0.4), shadow=0.5, soft=4, rim=1.8),
        sheet(body, cloth, dark, soft=9, rim=2.1, puff=0.1),
        mark(all_within(folds, body), shaded(cloth, 1.7), alpha=0.55),
        mark(taper([(0, 108), (2, 180), (0, 266)], [2, 2.4, 2]), dark),
        sheet(lapels, shaded(cloth, 1.3), dark, shadow=0.7, soft=5, rim=2),
        sheet(beads([(10, 118), (12, 206)], 28, 4), trim, shaded(trim, 0.4), shadow=0.6, soft=3,
              rim=2),
        mark([box(-46, 150, 24, 5, 2), box(26, 150, 24, 5, 2)], trim, alpha=0.85),
        mark(stitches([(-76, 254), (-40, 261), (0, 258), (40, 261), (76, 254)], 6, 1.8), trim),
    )
