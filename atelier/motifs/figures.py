"""People, small or seen from behind; their feet at the origin."""

from atelier.engine import (
    Colour,
    Motif,
    all_moved,
    blob,
    box,
    circle,
    line,
    mark,
    motif,
    outline,
    oval,
    pane,
    poly,
    sheet,
    star,
    taper,
    union,
)


def traveller(
    coat: Colour = "#4a2040", dark: Colour = "#2a1030", skin: Colour = "#8a4a3c",
    umbrella: Colour = "#1c8490", umbrella_dark: Colour = "#0f4a5c",
) -> Motif:
    """Somebody waiting, seen from behind, 200 high: hat, coat, case and a starry umbrella."""
    body = union(
        blob((-16, -92), (0, -98), (16, -92), (21, -60), (26, -14, "c"), (8, -10), (-8, -12),
             (-26, -10, "c"), (-20, -58)),
        taper([(-9, -14), (-9, 8)], [9, 7]), taper([(8, -14), (9, 8)], [9, 7]),
        oval(-13, 8, 9, 4), oval(5, 8, 9, 4),
    )
    hat = union(oval(-2, -117, 21, 4.6),
                blob((-14, -117, "c"), (-13, -134), (-2, -136), (10, -134), (11, -117, "c")))
    return motif(
        sheet(body, coat, dark, rim=2.2),
        sheet(circle(-2, -111, 12.5), skin, "#5a2a34", shadow=0.6, rim=1.8),
        sheet(hat, dark, shadow=0.5, rim=2),
        sheet([taper([(-15, -88), (-24, -66), (-30, -44)], [10, 8, 7]),
               taper([(14, -86), (26, -74), (28, -92)], [10, 8, 7])], coat, dark, shadow=0.6,
              rim=2),
        sheet(taper([(28, -70), (28, -176)], [2.4, 2.4]), dark, shadow=0.4, rim=2),
        _umbrella(umbrella, umbrella_dark),
        suitcase().at(-38, -4),
    )


def _umbrella(colour: Colour, end: Colour) -> Motif:
    canopy = blob((-36, -140, "c"), (-24, -176), (28, -196), (80, -176), (92, -140, "c"),
                  (76, -150), (60, -141, "c"), (44, -150), (28, -141, "c"), (12, -150),
                  (-4, -141, "c"), (-20, -150))
    stars = [star(x, y, r, 4, 0.35) for x, y, r in
             ((0, -160, 4), (28, -176, 5), (56, -160, 4), (-16, -152, 3), (72, -152, 3))]
    ribs = [outline(line((28, -195), (8, -172), (-4, -142)), 1.4),
            outline(line((28, -195), (48, -172), (60, -142)), 1.4),
            outline(line((28, -195), (28, -142)), 1.4)]
    return motif(sheet(canopy, colour, end, holes=stars, rim=2), mark(ribs, "#0a3444", rim=0.8))


def suitcase(leather: Colour = "#a8583c", strap: Colour = "#4a1c2c") -> Motif:
    """A case with straps, 40 wide."""
    handle = outline(line((-8, -30), (-6, -40), (6, -40), (8, -30)), 3.4)
    bands = [box(-20, -18, 40, 3), box(-10, -30, 4, 30), box(6, -30, 4, 30)]
    return motif(
        sheet(box(-20, -30, 40, 30, 4), leather, "#6a2c30", shadow=0.8, rim=2),
        sheet(all_moved([handle, *bands]), strap, shadow=0.2),
    )


def fisher(colour: Colour = "#3a1c2c", star_colour: Colour = "#ffe48a") -> Motif:
    """A little angler sitting at the origin, looking left, with a star on the hook."""
    person = [taper([(-4, -26), (-2, -8), (0, 0)], [10, 13, 15]),
              taper([(0, 0), (-16, 8), (-18, 24)], [9, 7, 5]),
              taper([(2, 0), (-8, 10), (-10, 26)], [9, 7, 5]), circle(-5, -36, 8),
              poly((-20, -38), (-5, -54), (10, -38)),
              taper([(-3, -22), (-14, -16), (-22, -22)], [6, 5, 4])]
    return motif(
        sheet(person, colour, shadow=0.7, rim=2),
        sheet(taper([(-22, -20), (-49, -58), (-80, -76)], [3, 2, 1.2]), colour, shadow=0.3),
        mark(taper([(-79, -75), (-78, 40), (-69, 120)], [1.1, 1.1]), "#fff0d0"),
        pane(star(-68, 133, 14, 5, 0.45, 11), star_colour, 1.5, glow=10, spill=0.6),
    )
