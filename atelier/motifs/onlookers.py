"""Those who look down over a rim at us: head, shoulders and hands, 130 wide; the rim at 0."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    Sheet,
    blob,
    circle,
    line,
    mark,
    mixed,
    motif,
    outline,
    oval,
    shaded,
    sheet,
    swirl,
    taper,
    within,
)
from atelier.motifs.animals_deer import antlers
from atelier.motifs.clothes import crown

DARK, WHITE = "#1c1018", "#f8f0dc"


def _paper(paths: Path | list[Path], colour: Colour, share: float = 0.5, soft: float = 5) -> Sheet:
    """One paper of a head or a coat."""
    return sheet(paths, colour, shaded(colour, share), shadow=0.9, soft=soft, rim=1.7)


def _eyes(y: float, apart: float = 11, size: float = 1) -> Motif:
    """Two eyes that look up, each under its lid."""
    whites = [oval(s * apart, y, 6.2 * size, 7 * size) for s in (-1, 1)]
    lids = [outline(line((s * apart - 7 * size, y - 2 * size), (s * apart, y - 8 * size),
                         (s * apart + 7 * size, y - 2 * size)), 1.8 * size) for s in (-1, 1)]
    return motif(mark(whites, WHITE),
                 mark([circle(s * apart, y - 1.4 * size, 4.5 * size) for s in (-1, 1)], DARK),
                 mark([circle(s * apart + 1.5 * size, y - 3.4 * size, 1.5 * size)
                       for s in (-1, 1)], "#ffffff"),
                 mark(lids, DARK, alpha=0.8))


def _brows(y: float, colour: Colour, apart: float = 11) -> Sheet:
    return mark([taper([(s * (apart - 7), y), (s * apart, y - 4), (s * (apart + 8), y)],
                       [1.4, 3.2, 1.2]) for s in (-1, 1)], colour)


def _shoulders(colour: Colour, wide: float = 62) -> list[Sheet]:
    """Sloping shoulders that come up from behind the rim, with the folds of both arms."""
    shape = blob((-wide, 44, "c"), (-wide + 2, 6), (-wide * 0.68, -16), (-16, -29), (16, -29),
                 (wide * 0.68, -16), (wide - 2, 6), (wide, 44, "c"))
    arms = [taper([(s * wide * 0.6, -4), (s * wide * 0.56, 16), (s * wide * 0.6, 40)],
                  [0.6, 2.6, 2]) for s in (-1, 1)]
    return [_paper(shape, colour, 0.45, 8), mark(arms, shaded(colour, 0.35), alpha=0.7)]


def _neck(skin: Colour, wide: float = 22) -> Sheet:
    return _paper(taper([(0, -48), (0, -20)], [wide, wide + 3]), shaded(skin, 0.8))


def hands_on_rim(
    colour: Colour = "#e8d8c0", claw: Colour | None = None, apart: float = 48,
) -> Motif:
    """Two hands or paws over the edge; with a claw's colour they are hooves or paws."""
    shapes = [blob((s * apart - 12, -6), (s * apart, -11), (s * apart + 12, -6),
                   (s * apart + 12, 7), (s * apart, 12), (s * apart - 12, 7)) for s in (-1, 1)]
    lines = [taper([(s * apart + k, -1), (s * apart + k * 1.1, 11)], [0.6, 1.8])
             for s in (-1, 1) for k in (-5, 0, 5)]
    return motif(_paper(shapes, colour, 0.6, 4), mark(lines, claw or shaded(colour, 0.4),
                                                      alpha=0.7))


def peering_hare(coat: Colour = "#a87850") -> Motif:
    """A hare with both ears up."""
    light = mixed(coat, "#fff0d8", 0.55)
    ears = [blob((-24, -88, "c"), (-36, -124), (-30, -160), (-20, -168), (-8, -136), (-4, -92,
                                                                                      "c")),
            blob((4, -92, "c"), (12, -136), (28, -164), (37, -154), (36, -120), (24, -88, "c"))]
    inner = [blob((-20, -94), (-29, -126), (-24, -154), (-13, -134), (-9, -98)),
             blob((9, -98), (17, -132), (29, -150), (30, -124), (20, -94))]
    head = blob((0, -98), (22, -92), (30, -72), (34, -50), (22, -34), (0, -28), (-22, -34),
                (-34, -50), (-30, -72), (-22, -92))
    muzzle = blob((0, -56), (14, -52), (20, -42), (12, -33), (0, -31), (-12, -33), (-20, -42),
                  (-14, -52))
    whiskers = [taper([(s * 12, -43 + i * 4), (s * 30, -46 + i * 6), (s * 48, -46 + i * 9)],
                      [1.5, 1.3, 0.4]) for s in (-1, 1) for i in range(3)]
    bib = blob((-22, -22), (0, -30), (22, -22), (14, 14), (0, 26), (-14, 14))
    return motif(
        _shoulders(coat, 54), _paper(bib, light, 0.7), _paper(ears, coat),
        sheet(inner, "#e89c94", "#a85c60", shadow=0.3, soft=3, rim=0.9), _paper(head, coat, 0.6, 7),
        _paper(muzzle, light, 0.75, 3), _eyes(-68, 15, 1.05),
        sheet(blob((-6, -53), (6, -53), (0, -46)), "#e07c7c", "#a84c54", shadow=0.4, soft=2,
              rim=1.3),
        mark([taper([(0, -47), (0, -40)], [1.6, 1.6]),
              outline(line((-7, -38), (0, -40), (7, -38)), 1.6)], DARK, alpha=0.8),
        mark(whiskers, "#f8ecd8", alpha=0.85),
    )


def peering_gentleman(cloth: Colour = "#34508c", skin: Colour = "#d89c74") -> Motif:
    """A gentleman with a moustache, his top hat well on."""
    face = blob((0, -102), (20, -96), (26, -74), (22, -52), (10, -40), (0, -38), (-10, -40),
                (-22, -52), (-26, -74), (-20, -96))
    ears = [oval(s * 26, -68, 5, 8, s * -8) for s in (-1, 1)]
    sides = [blob((s * 20, -92, "c"), (s * 28, -90), (s * 28, -70), (s * 22, -64, "c"),
                  (s * 22, -80)) for s in (-1, 1)]
    moustache = blob((0, -54), (10, -56), (22, -48), (27, -54, "c"), (20, -42), (6, -46), (0, -49),
                     (-6, -46), (-20, -42), (-27, -54, "c"), (-22, -48), (-10, -56))
    lapels = [blob((s * 7, -30, "c"), (s * 24, -24), (s * 22, 0, "c"), (s * 2, 36, "c"))
              for s in (-1, 1)]
    shirt = blob((-13, -31, "c"), (13, -31, "c"), (8, 40, "c"), (-8, 40, "c"))
    bow = [blob((0, -24), (s * 16, -33), (s * 18, -24), (s * 16, -14)) for s in (-1, 1)]
    stack = blob((-29, -92, "c"), (-31, -130), (-35, -164, "c"), (0, -170), (35, -164, "c"),
                 (31, -130), (29, -92, "c"), (0, -87))
    brim = blob((-54, -96), (-44, -100), (0, -94), (44, -100), (54, -96), (42, -88), (0, -82),
                (-42, -88))
    band = within(taper([(-40, -108), (0, -102), (40, -108)], [17, 17, 17]), stack)
    shine = taper([(-20, -156), (-19, -134), (-17, -116)], [1, 4, 1])
    return motif(
        _shoulders(cloth), _paper(shirt, WHITE, 0.75, 3), _paper(lapels, shaded(cloth, 0.75)),
        _neck(skin, 20), _paper(ears, skin, 0.6, 3), _paper(face, skin, 0.65, 6),
        _paper(sides, "#4c2c20", 0.6, 2), _eyes(-70, 10), _brows(-80, "#4c2c20", 10),
        _paper(taper([(0, -68), (1, -58)], [5, 9]), shaded(skin, 1.06), 0.8, 2),
        _paper(moustache, "#4c2c20", 0.6, 3), _paper(bow, "#d84834", 0.5, 3),
        _paper(circle(0, -24, 4), "#e8685c", 0.5, 2),
        _paper(stack, "#3c3c6c", 0.4, 6), _paper(band, "#e0583c", 0.5, 2),
        mark(shine, "#8c94c8", alpha=0.7), _paper(brim, "#484880", 0.45, 5),
    )


def peering_stag(coat: Colour = "#b06c3c") -> Motif:
    """A stag, its antlers towards us."""
    light = mixed(coat, "#fff0d8", 0.6)
    neck = blob((-46, 44, "c"), (-36, 0), (-24, -40), (24, -40), (36, 0), (46, 44, "c"))
    bib = blob((-15, -34), (15, -34), (20, -4), (8, 8, "c"), (0, 26, "c"), (-8, 8, "c"), (-20, -4))
    head = blob((0, -108), (20, -103), (29, -86), (25, -66), (18, -46), (14, -32), (0, -26),
                (-14, -32), (-18, -46), (-25, -66), (-29, -86), (-20, -103))
    blaze = blob((0, -100, "c"), (7, -82), (6, -62), (15, -44), (11, -32), (0, -28), (-11, -32),
                 (-15, -44), (-6, -62), (-7, -82))
    ears = [blob((s * 18, -92, "c"), (s * 36, -108), (s * 62, -108, "c"), (s * 48, -88),
                 (s * 24, -80, "c")) for s in (-1, 1)]
    inner = [blob((s * 27, -91), (s * 38, -101), (s * 54, -104, "c"), (s * 43, -90))
             for s in (-1, 1)]
    nose = blob((-9, -44), (0, -47), (9, -44), (6, -35), (0, -32), (-6, -35))
    return motif(
        _paper(neck, coat, 0.45, 8), _paper(bib, light, 0.75),
        antlers("#f0d4a0", "#a8804c").at(0, -100, 0.4), _paper(ears, coat),
        sheet(inner, light, "#b88468", shadow=0.3, soft=2, rim=0.9), _paper(head, coat, 0.6, 7),
        _paper(blaze, light, 0.85, 3), _eyes(-78, 18, 0.95),
        sheet(nose, "#3c201c", DARK, shadow=0.5, soft=2, rim=1.6),
        mark(outline(line((-6, -29), (0, -31), (6, -29)), 1.5), DARK, alpha=0.8),
    )


def peering_girl(
    cloth: Colour = "#c8485c", skin: Colour = "#c88c64", hair: Colour = "#d86c28",
) -> Motif:
    """A girl with two plaits and bows."""
    bonnet = blob((-28, -60), (-33, -84), (-22, -106), (0, -112), (22, -106), (33, -84), (28, -60),
                  (14, -70), (-14, -70))
    face = blob((0, -102), (21, -94), (26, -72), (20, -50), (8, -40), (0, -39), (-8, -40),
                (-20, -50), (-26, -72), (-21, -94))
    fringe = blob((-27, -64, "c"), (-32, -86), (-20, -106), (0, -110), (20, -106), (32, -86),
                  (27, -64, "c"), (20, -84), (0, -98, "c"), (-20, -84))
    plaits = [oval(s * (29 + i * 2.2), -58 + i * 13, 9.6 - i * 0.7, 8.6, s * 24)
              for i in range(6) for s in (-1, 1)]
    tufts = [taper([(s * 41, 16), (s * 44, 34)], [6, 11]) for s in (-1, 1)]
    bows = [blob((s * 41, 14), (s * 41 + k * 15, 6), (s * 41 + k * 15, 22)) for s in (-1, 1)
            for k in (-1, 1)]
    collar = [blob((s * 1, -24, "c"), (s * 20, -30), (s * 32, -16), (s * 18, -4, "c"))
              for s in (-1, 1)]
    spots = [oval(s * 16, -58, 5, 3.6) for s in (-1, 1)]
    return motif(
        _paper(bonnet, shaded(hair, 0.6)), _shoulders(cloth), _neck(skin, 18),
        _paper(collar, WHITE, 0.75, 3), _paper(face, skin, 0.65, 6),
        mark(spots, "#e0604c", alpha=0.5), _eyes(-70, 11), _brows(-82, shaded(hair, 0.7)),
        mark([taper([(-1, -64), (2, -58), (-1, -57)], [0.6, 1.6, 0.8])], shaded(skin, 0.5)),
        sheet(oval(0, -49, 4, 3.4), "#8c3434", shadow=0.2, soft=1, rim=0.6),
        _paper(fringe, hair, 0.6, 4), mark(taper([(0, -110), (0, -97)], [1, 2]),
                                           shaded(hair, 0.5)),
        [_paper(one, hair, 0.6, 3) for one in plaits], _paper(tufts, hair, 0.6, 3),
        _paper(bows, "#f4e0b0", 0.65, 3),
    )


def peering_king(robe: Colour = "#7c3c84", skin: Colour = "#8c5c40") -> Motif:
    """Somebody with a crown and a white beard that hangs on strings over the ears."""
    face = blob((0, -104), (24, -98), (31, -76), (26, -50), (12, -38), (0, -36), (-12, -38),
                (-26, -50), (-31, -76), (-24, -98))
    ears = [oval(s * 31, -70, 5.6, 9, s * -8) for s in (-1, 1)]
    beard = blob((-25, -60, "c"), (-14, -55), (0, -58), (14, -55), (25, -60, "c"), (34, -36),
                 (26, -10), (12, 6), (0, 20, "c"), (-12, 6), (-26, -10), (-34, -36))
    curls = [swirl(s * x, y, r, 1.5, 3.2, s) for s in (-1, 1)
             for x, y, r in ((16, -30, 9), (8, -8, 7))]
    lip = blob((-9, -47), (0, -49), (9, -47), (0, -42))
    strings = [outline(line((s * 25, -59), (s * 32, -64), (s * 37, -76), (s * 32, -80)), 2.2)
               for s in (-1, 1)]
    knots = [circle(s * 25, -59, 3) for s in (-1, 1)]
    ermine = blob((-40, -20), (-18, -32), (18, -32), (40, -20), (48, 4), (22, 2), (0, 10),
                  (-22, 2), (-48, 4))
    tails = [taper([(x, y), (x + x * 0.06, y + 9)], [3.4, 1]) for x, y in
             ((-34, -12), (-22, -20), (22, -20), (34, -12), (-38, -2), (38, -2))]
    return motif(
        _shoulders(robe, 66), _paper(ermine, WHITE, 0.75, 5), mark(tails, DARK), _neck(skin),
        _paper(ears, skin, 0.6, 3), _paper(face, skin, 0.6, 6), _eyes(-73, 12, 1.05),
        _paper(taper([(0, -70), (1, -60)], [6, 11]), shaded(skin, 1.1), 0.8, 2),
        _paper(beard, "#f4ead4", 0.72, 6), mark(curls, "#a08c68", alpha=0.8),
        sheet(lip, "#94404c", "#5c2430", shadow=0.3, soft=2, rim=0.8),
        mark(strings, "#c8402c"), mark(knots, "#c8402c"),
        crown("#f0b040", "#8c5420", light="#ffcc60", width=74).at(0, -98),
    )

