"""The fox."""

from atelier.engine import (
    Colour,
    Motif,
    Path,
    all_within,
    blob,
    line,
    mark,
    motif,
    moved,
    outline,
    oval,
    sheet,
    taper,
    within,
)


def sleeping_fox(
    coat: Colour = "#d8702a", coat_end: Colour = "#7a3218", light: Colour = "#f4a44e",
    cream: Colour = "#fff0d4", dark: Colour = "#3a1410",
) -> Motif:
    """A fox rolled up asleep, 240 wide, its head to the left."""
    body = blob((-96, 18), (-84, -30), (-40, -62), (24, -64), (78, -40), (104, 4), (96, 38),
                (50, 54), (-40, 54), (-88, 44))
    hip = blob((34, 50), (24, 20), (40, -10), (76, -12), (98, 14), (90, 44))
    fur = [taper([(-20 + i * 22 + j * 9, -44 + j * 17 + i * 3),
                  (-8 + i * 22 + j * 9, -38 + j * 17 + i * 4),
                  (6 + i * 22 + j * 9, -38 + j * 17 + i * 5)], [0.5, 2.6, 0.5])
           for i in range(5) for j in range(5)]
    return motif(
        sheet(body, coat, coat_end, shadow=1.2, soft=12, rim=2.2, through=0.5),
        sheet(within(moved(body, 8, 18), body), "#e08234", "#8a3a1c", shadow=0.5, soft=6, rim=1.2),
        mark(all_within(fur, body), light, alpha=0.7),
        sheet(hip, coat, coat_end, shadow=0.6, soft=6, rim=1.5),
        _tail(light, cream),
        _head(cream, dark),
    ).at(0, -84)


def _tail(light: Colour, cream: Colour) -> Motif:
    tail = taper([(98, 22), (96, 50), (40, 66), (-30, 66), (-84, 52), (-118, 20)],
                 [16, 40, 50, 48, 34, 1])
    hairs = [taper([(80 - i * 24, 46 + j * 9), (60 - i * 24, 54 + j * 9),
                    (40 - i * 24, 56 + j * 8)], [0.5, 2.6, 0.5])
             for i in range(5) for j in range(4)]
    tip = blob((-70, 20, "c"), (-56, 40), (-62, 46, "c"), (-50, 54), (-60, 60, "c"), (-46, 70),
               (-50, 90, "c"), (-90, 80), (-120, 50), (-130, 10, "c"))
    return motif(
        sheet(tail, "#e07c30", "#96401c", soft=7, rim=1.8),
        mark(all_within(hairs, tail), light, alpha=0.6),
        sheet(within(tip, tail), cream, "#e0c090", shadow=0.3, rim=1.2),
    )


def _head(cream: Colour, dark: Colour) -> Motif:
    head = blob((-98, 8), (-92, -18), (-98, -58, "c"), (-70, -36), (-46, -38), (-26, -64, "c"),
                (-20, -26), (-8, 0), (22, 30), (26, 38), (14, 42), (-16, 42), (-50, 40), (-82, 30))
    ears = [blob((-90, -22, "c"), (-94, -48, "c"), (-76, -32, "c")),
            blob((-42, -34, "c"), (-28, -54, "c"), (-25, -28, "c"))]
    cheek = blob((2, 12, "c"), (30, 28), (34, 44), (10, 54), (-40, 54), (-90, 40, "c"),
                 (-86, 26, "c"), (-66, 24), (-48, 27), (-30, 24), (-14, 19))
    return motif(
        sheet(head, "#e8843a", "#b05420", soft=7, rim=2),
        sheet(ears, "#5a2416", shadow=0.2),
        sheet(within(cheek, head), cream, "#e6c79a", shadow=0.3, soft=4),
        mark(_face(), dark),
    )


def _face() -> list[Path]:
    return [outline(line((-36, 2), (-26, 9), (-13, 6)), 3.4),
            outline(line((-78, 6), (-68, 13), (-57, 12)), 3.4), oval(23, 33, 6, 4.6, 20)]
