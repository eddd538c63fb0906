"""Children, seen from behind; their feet at the origin."""

from atelier.engine import (
    Colour,
    Halo,
    Motif,
    all_within,
    blob,
    mark,
    motif,
    oval,
    pane,
    sheet,
    star,
    taper,
)


def climbing_child(
    gown: Colour = "#fff0d0", gown_end: Colour = "#c89078", cap: Colour = "#4878d8",
    cap_end: Colour = "#2438a0", skin: Colour = "#f0b080", hair: Colour = "#4a2030",
    trousers: Colour = "#6a2848",
) -> Motif:
    """A child in a nightgown climbs a ladder, 290 high, a star at the tip of the cap."""
    shirt = blob((-22, -208), (0, -214), (24, -208), (34, -160), (46, -112), (58, -84, "c"),
                 (40, -76), (20, -86), (0, -76), (-22, -86), (-42, -78), (-58, -88, "c"),
                 (-42, -130), (-32, -170))
    folds = [taper([(-8 + i * 6, -200), (-14 + i * 10, -150), (-24 + i * 17, -84)],
                   [0.5, 2.4, 2.8]) for i in range(5)]
    return motif(
        _legs(trousers, skin),
        sheet(shirt, gown, gown_end, soft=9, rim=1.9, through=0.4),
        mark(all_within(folds, shirt), gown_end, rim=0.4, alpha=0.55),
        _sleeves(gown, gown_end, skin),
        sheet(oval(2, -234, 27, 28), hair, "#2a1024", shadow=0.8, soft=6, rim=1.4),
        _cap(cap, cap_end, gown),
    )


def _legs(trousers: Colour, skin: Colour) -> Motif:
    left = taper([(-22, -92), (-34, -62), (-30, -38)], [26, 20, 15])
    right = taper([(18, -92), (20, -48), (8, -10)], [26, 20, 14])
    return motif(
        sheet([oval(-30, -30, 8, 10), oval(6, -1, 8, 10)], skin, "#a86050", shadow=0.6, soft=4),
        sheet([right, left], trousers, "#3a1038", shadow=0.9, soft=6, rim=1.6),
    )


def _sleeves(gown: Colour, gown_end: Colour, skin: Colour) -> Motif:
    right = [(20, -200), (46, -214), (44, -252)]
    left = [(-18, -200), (-46, -214), (-34, -250)]
    return motif(
        sheet([taper([(44, -248), (40, -274)], [14, 11]),
               taper([(-34, -246), (-30, -270)], [14, 11]),
               oval(39, -277, 9, 8), oval(-29, -273, 9, 8)], skin, "#c87858", shadow=0.7, soft=4,
              rim=1.8),
        sheet([taper(right, [26, 27, 21]), taper(left, [26, 27, 21])], gown, gown_end, shadow=0.7,
              soft=6, rim=1.9, through=0.4),
    )


def _cap(colour: Colour, end: Colour, dots: Colour) -> Motif:
    cap = blob((-27, -240, "c"), (-34, -262), (-8, -288), (24, -276), (34, -246, "c"), (4, -238),)
    tail = blob((20, -276, "c"), (-10, -296), (-52, -288), (-76, -262), (-88, -230, "c"),
                (-64, -252), (-40, -262), (-14, -256, "c"))
    brim = taper([(-30, -238), (2, -231), (36, -243)], [9, 11, 9])
    spots = [star(x, y, 3.4, 5, 0.45) for x, y in ((-4, -272), (14, -258), (-16, -254), (-44, -276),
                                                  (22, -268), (-66, -262))]
    return motif(
        Halo(-90, -218, 46, "#ffc870", 0.5),
        sheet(cap, colour, end, shadow=0.8, soft=6, rim=1.9),
        sheet(tail, colour, end, shadow=0.7, soft=5, rim=1.9),
        mark(spots, dots, rim=0.3),
        sheet(brim, "#6a98e8", end, shadow=0.5, soft=3, rim=1.6),
        pane(star(-90, -218, 19, 5, 0.47, 10), "#ffe498", 1.3, glow=12, spill=0.55),
    )
